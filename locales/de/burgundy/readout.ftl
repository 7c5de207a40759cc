## The position in words

burgundy-read-now = Stand der Partie
burgundy-read-turn = Am Zug: { $name }
burgundy-read-start = Startspielerkarte: { $name }
burgundy-read-start-turned = Den nächsten Durchgang beginnt: { $name }
burgundy-read-played = In diesem Zug gespielt: { $dice }
burgundy-read-die = eine { $die }
burgundy-read-none = leer
burgundy-read-row = Reihe { $row }: { $cards }
burgundy-read-bonuses = Boni
burgundy-read-first-open = Erster Drilling „{ $kind }“: noch offen
burgundy-read-first-won = Erster Drilling „{ $kind }“: { $name }
burgundy-read-seven-open = Alle 7 Arten, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: noch offen
burgundy-read-seven-won = Alle 7 Arten, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $name }
burgundy-read-name = { $name }
burgundy-read-projects = Projekte: { $cards }
burgundy-read-card = { $card } mit Würfel { $die }
burgundy-read-hand = Auf der Hand: { $dice }
burgundy-read-bought = Gekauft: { $cards }
