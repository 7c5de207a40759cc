## Sets

innovation-option-sets = Sets of cards
innovation-by-set = By sets
innovation-mix-first = For your first expansion: base game and Cities
innovation-set-base = Base game
innovation-set-base-note = 105 inventions in ten ages
innovation-set-cities = Cities of Destiny
innovation-set-cities-note = Cities full of icons, which let you use a dogma twice; flags and fountains that come and go. Easy, a little longer
innovation-set-echoes = Echoes of the Past
innovation-set-echoes-note = Effects that echo from covered cards, bonus points, and a forecast of cards for later. Medium, clearly longer
innovation-set-figures = Figures in the Sand
innovation-set-figures-note = People whose karma changes the rules, inspire effects and decrees. Hard, clearly longer
innovation-set-artifacts = Artifacts of History
innovation-set-artifacts-note = Finds to dig up and use once, compels that hit the strong, and cards that end it all. Medium, a little longer
innovation-option-relics = Relics
innovation-option-relics-note = Five extra cards beside the piles, for whoever digs up an artifact of their age

## Mixes of sets

innovation-set-cities-echoes = Cities and Echoes
innovation-set-cities-figures = Cities and Figures
innovation-set-cities-artifacts = Cities and Artifacts
innovation-set-echoes-figures = Echoes and Figures
innovation-set-echoes-artifacts = Echoes and Artifacts
innovation-set-figures-artifacts = Figures and Artifacts
innovation-set-cities-echoes-figures = Cities, Echoes and Figures
innovation-set-cities-echoes-artifacts = Cities, Echoes and Artifacts
innovation-set-cities-figures-artifacts = Cities, Figures and Artifacts
innovation-set-echoes-figures-artifacts = Echoes, Figures and Artifacts
innovation-set-cities-echoes-figures-artifacts = All sets
