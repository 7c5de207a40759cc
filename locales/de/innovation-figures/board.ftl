## The board and what it says before something is done

innovation-only-karma = kein Dogma: sein Karma gilt
innovation-inspires = { $colour }: { $n ->
    [one] ein Inspirations-Effekt
   *[other] { $n } Inspirations-Effekte
 }
innovation-inspire-order = Inspirations-Effekte in ihrer Reihenfolge
innovation-decrees = Anordnungen
    .en = Decrees
innovation-decrees-rule = Für eine Anordnung brauchst du Figuren dreier Werte auf der Hand, eine davon in ihrer Farbe, oder zwei beliebige, wenn ein Karma es erlaubt. Sie kostet die ganze Hand und ist eine Errungenschaft. Gegen ihren Besitzer kommt sie nur zurück in die Mitte: Um sie selbst zu bekommen, musst du noch einmal anordnen.
innovation-decree-costs = { $n ->
    [one] für { $n } Karte
   *[other] für { $n } Karten
 }
innovation-decree-breaks = { $n ->
    [one] in die Mitte, { $n } Karte
   *[other] in die Mitte, { $n } Karten
 }
innovation-karma-instead = { $name ->
    [You] Dein Karma, { $card }, statt { $trigger }
   *[other] Karma von { $name }, { $card }, statt { $trigger }
 }
innovation-karma-before = { $name ->
    [You] Dein Karma, { $card }, vor { $trigger }
   *[other] Karma von { $name }, { $card }, vor { $trigger }
 }
innovation-karma-of = { $name ->
    [You] Dein Karma: { $card }
   *[other] Karma von { $name }: { $card }
 }
innovation-karma-can = { $name ->
    [You] Dein Karma { $card } kann eingreifen: { $text }
   *[other] { $card } von { $name } kann eingreifen: { $text }
 }
innovation-karma-warning = ein Karma kann eingreifen
innovation-stage-karma = { $name ->
    [You] Dein Karma
   *[other] Karma: { $name }
 }
innovation-stage-inspire = { $name ->
    [You] Dein Inspirations-Effekt
   *[other] Inspirations-Effekt: { $name }
 }
innovation-within-karma = Greift ein, während { $card } ausgeführt wird
innovation-will-fade = { $n } oberste Figuren: Alle bis auf eine verblassen und werden gewertet

## Was zuletzt getan wurde

innovation-last-claimed = { $name ->
    [You] Du hast { $card } als Errungenschaft beansprucht
   *[other] { $name } hat { $card } als Errungenschaft beansprucht
 }
innovation-last-inspire = { $name ->
    [You] Du hast { $colour } inspiriert
   *[other] { $name } hat { $colour } inspiriert
 }
innovation-last-decree = { $name ->
    [You] Du hast { $decree } angeordnet
   *[other] { $name } hat { $decree } angeordnet
 }
