## Terra Mystica: what statistics count it by

terra-mystica-by-faction = Nach Volk
terra-mystica-by-map = Nach Spielplan
