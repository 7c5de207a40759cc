## Terra Mystica: the frame of the board and the map

terra-mystica-tabs = Parts of the board
terra-mystica-tab-map = Map
terra-mystica-tab-cults = Cults
terra-mystica-tab-faction = Board
terra-mystica-tab-tiles = Tiles
