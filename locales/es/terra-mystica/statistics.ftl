## Terra Mystica: what statistics count it by

terra-mystica-by-faction = Por facción
terra-mystica-by-map = Por mapa
