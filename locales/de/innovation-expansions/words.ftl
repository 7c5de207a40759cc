## Forecasts, achieved cards, transfers, bonuses

innovation-which-foreshadow = Welche dieser Karten sagst du vorher?
innovation-which-achieve = Welche Karte beanspruchst du als Errungenschaft?
innovation-may-achieve = Eine Karte als Errungenschaft beanspruchen?
innovation-which-meld-foreseen = Welche Karte deiner Vorhersage spielst du aus?
innovation-may-promote = Eine Karte deiner Vorhersage fördern? Sie wird ausgespielt, und ihr Dogma nutzt du kostenlos.
innovation-whether-dogma = Das Dogma von { $card } kostenlos nutzen?
innovation-whether-return-forecast-whole = { $count ->
    [one] Die einzige Karte deiner Vorhersage zeigen und zurückgeben?
   *[other] Alle { $count } Karten deiner Vorhersage zeigen und zurückgeben?
 }
innovation-which-tuck-top = Welche deiner obersten Karten schiebst du unter?
innovation-which-transfer = Welche Karte transferierst du?
innovation-which-lay-down = Welche Karte transferierst du in deine Auslage?
innovation-which-pick-up = { $from ->
    [forecast] Welche Karte deiner Vorhersage nimmst du auf die Hand?
    [score] Welche Karte deines Wertungsstapels nimmst du auf die Hand?
    [bottom] Welche deiner untersten Karten nimmst du auf die Hand?
    [board] Welche deiner obersten Karten nimmst du auf die Hand?
   *[other] Welche Karte nimmst du auf die Hand?
 }
innovation-do-foreshadow = { $card } vorhersagen
innovation-do-achieve-card = { $card } beanspruchen
innovation-do-promote = { $card } fördern
innovation-do-promote-none = Nichts fördern
innovation-do-transfer = { $card } transferieren
innovation-do-lay-down = { $card } in deine Auslage transferieren
innovation-do-pick-up = { $card } auf die Hand nehmen
innovation-do-look = { $what } ansehen
innovation-verb-foreshadow = Vorhersagen
innovation-verb-promote = Fördern
innovation-about-foreshadow = In der Vorhersage wartet eine Karte ungesehen, bis eine Ausspielen-Aktion sie fördern kann.
innovation-about-achieve = Die Karte wird selbst zur Errungenschaft, zu denselben Bedingungen wie jede andere.
innovation-about-achievement = Sie wird deine Errungenschaft, ob aus der Mitte oder eine Karte, die als eine zählt.
innovation-about-promote = Nach einer Ausspielen-Aktion darfst du auch eine Vorhersage bis zu deren Wert ausspielen.
innovation-about-free-dogma = Es kostet keine Aktion. Wer teilnimmt und wer gehorcht, wird gezählt wie immer.
innovation-log-echo = Echo von { $card }: { $what }
innovation-log-draw-foreshadow = { $what } gezogen und vorhergesagt
innovation-log-foreshadow = { $what } vorhergesagt
innovation-log-achieved-card = { $what } als Errungenschaft beansprucht
innovation-log-add-achievement = { $what } zu den verfügbaren Errungenschaften gelegt
innovation-log-place = { $what } oben auf den Stapel gelegt
innovation-log-looked = die oberste Karte eines Stapels angesehen: { $what }
innovation-log-splayed-of = { $colour } { $name ->
    [You] bei dir
   *[other] bei { $name }
 } { $splay ->
    [left] nach links
    [right] nach rechts
   *[up] nach oben
 } aufgefächert
innovation-read-running-echo = Echo-Effekt von { $card }, genutzt von: { $by }; ausgeführt von: { $acting }
innovation-read-forecast = { $count ->
    [one] Eine Karte in der Vorhersage: { $cards }
   *[other] { $count } Karten in der Vorhersage: { $cards }
 }
innovation-read-forecast-none = Nichts in der Vorhersage
# As in English.
innovation-symbol-plus = Plus
innovation-symbol-plus-how = Durch eine Aktion ausgespielt, zieht sie eine Karte, deren Wert um eins höher ist als ihrer.
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

## Karmas, also of a relic

# As in English.
innovation-kind-karma = Karma

## Questions that several expansions ask

innovation-which-meld-any = Welche Karte spielst du aus?
innovation-may-meld-any = Eine Karte ausspielen?
innovation-which-tuck-any = Welche Karte schiebst du unter?
innovation-question-of-achievement = Welche Errungenschaft beanspruchst du?
innovation-answer-of-achievement = Errungenschaft von Zeitalter { $age } beanspruchen
innovation-question-of-foreshadow = Von welchem Wert sagst du eine Karte vorher?
innovation-answer-of-foreshadow = Eine { $age } ziehen und vorhersagen
innovation-question-of-meld = Von welchem Wert ziehst du eine Karte und spielst sie aus?
innovation-answer-of-meld = Eine { $age } ziehen und ausspielen
innovation-question-of-set = Aus welchem Set ziehst du?
innovation-answer-of-value = { $age } wählen
innovation-answer-of-colour = { $colour } wählen
innovation-question-of-right = Welche Farbe fächerst du nach rechts auf?
innovation-answer-of-left = { $colour } nach links auffächern
innovation-answer-of-right = { $colour } nach rechts auffächern
innovation-answer-of-up = { $colour } nach oben auffächern

## Choices

innovation-do-draw-back = { $what } ziehen
innovation-do-take-back = { $name ->
    [You] Eine unbekannte { $age } deines Wertungsstapels nehmen
   *[other] Eine unbekannte { $age } aus dem Wertungsstapel von { $name } nehmen
 }

## The log

innovation-log-remove = { $what } aus dem Spiel entfernt
innovation-log-to-achievements = { $name ->
    [You] { $what } zu deinen Errungenschaften gelegt
   *[other] { $what } zu den Errungenschaften von { $name } gelegt
 }
innovation-log-take-achievement = { $name ->
    [You] { $what } aus deinen Errungenschaften genommen
   *[other] { $what } aus den Errungenschaften von { $name } genommen
 }
innovation-log-meld-of = { $name ->
    [You] { $what } aus deiner Auslage ausgespielt
   *[other] { $what } aus der Auslage von { $name } ausgespielt
 }
innovation-log-tuck-of = { $name ->
    [You] { $what } aus deiner Auslage untergeschoben
   *[other] { $what } aus der Auslage von { $name } untergeschoben
 }
innovation-log-score-of = { $name ->
    [You] { $what } aus deiner Auslage gewertet
   *[other] { $what } aus der Auslage von { $name } gewertet
 }
innovation-log-moved = { $what } transferiert

## The end

innovation-row-passing = Errungenschaften durch sichtbare Karten

## What a choice changes

innovation-measure-bonus = Bonuspunkte
innovation-measure-flags = Errungenschaften durch Flaggen
innovation-measure-fountains = Errungenschaften durch Brunnen
innovation-measure-decrees = Anordnungen
innovation-measure-forecast = Karten in der Vorhersage
