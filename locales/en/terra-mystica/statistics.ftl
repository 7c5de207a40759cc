## Terra Mystica: what statistics count it by

terra-mystica-by-faction = By faction
terra-mystica-by-map = By map
