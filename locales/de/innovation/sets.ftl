## Sets

innovation-option-sets = Kartensets
innovation-by-set = Nach Sets
innovation-set-cities-echoes = Cities und Echoes
innovation-mix-first = Als erste Erweiterung: Grundspiel und Städte
innovation-set-base = Grundspiel
innovation-set-base-note = 105 Erfindungen in zehn Zeitaltern
# As in English.
innovation-set-cities = Cities of Destiny
innovation-set-cities-note = Städte voller Symbole, mit denen man ein Dogma zweimal nutzt; Flaggen und Brunnen, die kommen und gehen. Leicht, etwas länger
# As in English.
innovation-set-echoes = Echoes of the Past
innovation-set-echoes-note = Effekte, die aus verdeckten Karten nachhallen, Bonuspunkte und eine Vorhersage für später. Mittel, deutlich länger

## Bonuses

innovation-read-bonuses = { $n ->
    [one] Ein sichtbarer Bonus, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     } wert
   *[other] { $n } sichtbare Boni, zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }
 }

## Artifacts and figures

innovation-ask-display = Was geschieht mit dem ausgestellten Artefakt?
innovation-ask-seize = Das Relikt { $card } beschlagnahmen?
innovation-log-lost = { $name } ist aus dem Spiel
innovation-kind-inspire = Inspirations-Effekt
