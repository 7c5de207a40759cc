## Terra Mystica: the frame of the board and the map

terra-mystica-tabs = Teile des Spielplans
terra-mystica-tab-map = Karte
terra-mystica-tab-cults = Kulte
terra-mystica-tab-faction = Tableau
terra-mystica-tab-tiles = Plättchen
