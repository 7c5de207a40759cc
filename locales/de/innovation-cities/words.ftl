## Names of things

innovation-a-city = eine Stadt { $age }
innovation-some-cities = { $count } Städte von Zeitalter { $age }

## Endorsing

innovation-do-endorse = Bekräftigen: { $card }, alles zweimal
innovation-verb-endorse = { $card } bekräftigen
innovation-which-pay = Welche Handkarte schiebst du unter, um das Bekräftigen zu bezahlen?
innovation-why-endorse = Dazu brauchst du eine oberste Stadt mit ihrem Symbol und eine Handkarte höchstens vom Wert dieser Stadt
innovation-about-endorse = Die untergeschobene Karte zahlt die Stadt; du nutzt jeden Effekt zweimal, andere einmal.
innovation-log-endorse = { $card } bekräftigt
innovation-log-flags-won = { $n ->
    [one] eine Errungenschaft durch Flaggen gewonnen, jetzt { $now }
   *[other] { $n } Errungenschaften durch Flaggen gewonnen, jetzt { $now }
 }
innovation-log-flags-lost = { $n ->
    [one] eine Errungenschaft durch Flaggen verloren, jetzt { $now }
   *[other] { $n } Errungenschaften durch Flaggen verloren, jetzt { $now }
 }
innovation-log-fountains-won = { $n ->
    [one] eine Errungenschaft durch Brunnen gewonnen, jetzt { $now }
   *[other] { $n } Errungenschaften durch Brunnen gewonnen, jetzt { $now }
 }
innovation-log-fountains-lost = { $n ->
    [one] eine Errungenschaft durch Brunnen verloren, jetzt { $now }
   *[other] { $n } Errungenschaften durch Brunnen verloren, jetzt { $now }
 }

## Special achievements

innovation-achievement-legend = Legende
    .en = Legend
innovation-achievement-legend-how = Spiele eine Stadt mit Pfeil nach links auf eine Farbe aus, die schon nach links aufgefächert ist.
innovation-achievement-repute = Ansehen
    .en = Repute
innovation-achievement-repute-how = Spiele eine Stadt mit Pfeil nach rechts auf eine Farbe aus, die schon nach rechts aufgefächert ist.
innovation-achievement-fame = Berühmtheit
    .en = Fame
innovation-achievement-fame-how = Spiele eine Stadt mit Pfeil nach oben auf eine Farbe aus, die schon nach oben aufgefächert ist.
innovation-achievement-glory = Ruhm
    .en = Glory
innovation-achievement-glory-how = Schiebe eine Stadt mit Flagge unter.
innovation-achievement-victory = Sieg
    .en = Victory
innovation-achievement-victory-how = Schiebe eine Stadt mit Brunnen unter.

## Symbols of cities: name, and what it does

innovation-symbol-arrow-left = Pfeil nach links
    .en = Arrow to the left
innovation-symbol-arrow-right = Pfeil nach rechts
    .en = Arrow to the right
innovation-symbol-arrow-up = Pfeil nach oben
    .en = Arrow up
innovation-symbol-arrow-how = Durch eine Aktion ausgespielt, fächert sie ihre Farbe in diese Richtung auf.
innovation-symbol-search = Suche
    .en = Search
innovation-symbol-search-how = Zählt als das Symbol. Durch eine Aktion ausgespielt, zieht sie außerdem so viele Grundkarten ihres Zeitalters, wie dieses sagt: Die mit dem Symbol bleiben, die anderen werden zurückgegeben.
innovation-symbol-flag = Flagge
    .en = Flag
innovation-symbol-flag-how = Eine Errungenschaft, solange sie sichtbar ist und kein Gegner mehr Karten ihrer Farbe zeigt.
innovation-symbol-fountain = Brunnen
    .en = Fountain
innovation-symbol-fountain-how = Eine Errungenschaft, solange er sichtbar ist.

## The position in words

innovation-read-pile-cities = Städte, Zeitalter { $age }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-read-passing = { $n ->
    [one] Eine Errungenschaft durch Flagge oder Brunnen, solange das so bleibt
   *[other] { $n } Errungenschaften durch Flaggen und Brunnen, solange das so bleibt
 }
