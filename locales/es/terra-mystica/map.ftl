## Terra Mystica: the frame of the board and the map

terra-mystica-tabs = Partes del tablero
terra-mystica-tab-map = Mapa
terra-mystica-tab-cults = Cultos
terra-mystica-tab-faction = Tablero
terra-mystica-tab-tiles = Losetas
