## Sets

innovation-option-sets = Sets of cards
innovation-by-set = By sets
innovation-set-cities-echoes = Cities and Echoes
innovation-mix-first = For your first expansion: base game and Cities
innovation-set-base = Base game
innovation-set-base-note = 105 inventions in ten ages
innovation-set-cities = Cities of Destiny
innovation-set-cities-note = Cities full of icons that use a dogma twice; flags and fountains that come and go. Easy, a little longer
innovation-set-echoes = Echoes of the Past
innovation-set-echoes-note = Effects that echo from covered cards, bonus points, and a forecast of cards for later. Medium, clearly longer

## Bonuses

innovation-read-bonuses = { $n ->
    [one] One bonus shown, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[other] { $n } bonuses shown, together { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }

## Artifacts and figures

innovation-ask-display = What becomes of the artifact on display?
innovation-ask-seize = Seize the relic { $card }?
innovation-log-lost = { $name } is out of the game
innovation-kind-inspire = Inspire effect
