## Terra Mystica: was neben der Karte auf dem Brett steht

terra-mystica-board-power-passed = Macht beim Erreichen
# As in English.
terra-mystica-board-at-step = { $name } { $step }
# As in English.
terra-mystica-board-cult = { $cult }: { $steps }.
terra-mystica-board-have = { $workers } Arbeiter, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, { $priests } Priester, Macht { $one }, { $two }, { $three }
terra-mystica-board-have-exchange = { $have }. Tauschen
terra-mystica-board-bowls = Macht: { $one } in Schale I, { $two } in Schale II, { $three } in Schale III

## Tauschen

terra-mystica-board-exchange = Tauschen
terra-mystica-board-exchange-not-now = Tauschen kannst du, wenn du am Zug bist.
terra-mystica-board-exchange-less = Einmal weniger: { $what }
terra-mystica-board-exchange-more = Einmal mehr: { $what }
terra-mystica-board-lost = { $count } weg
terra-mystica-board-sacrifices = { $count ->
    [one] 1 Machtstein wird geopfert
   *[other] { $count } Machtsteine werden geopfert
}

## Ein Volkstableau

terra-mystica-board-no-faction = Noch kein Volk
terra-mystica-board-home = Heimat: { $terrain }
terra-mystica-board-passed = gepasst
terra-mystica-board-row = { $building }: { $built } von { $supply } auf der Karte
terra-mystica-board-or = { $one } oder { $other }
terra-mystica-board-next-income = Nächstes Einkommen
terra-mystica-board-next-income-is = Nächstes Einkommen: { $gain }
terra-mystica-board-left = Übrig
terra-mystica-board-n-bridges = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
terra-mystica-board-n-keys = { $count } Schlüssel
terra-mystica-board-wheel = Spaten von jeder Landschaft bis: { $terrain }
terra-mystica-board-workers-each = Arbeiter je Spaten
terra-mystica-board-river-hexes = Flussfelder
terra-mystica-board-spade-at = Spaten: je { $value } Arbeiter.
terra-mystica-board-shipping-at = Schifffahrt: { $value }.
terra-mystica-board-range = Reichweite
terra-mystica-board-range-hexes = Felder weit
terra-mystica-board-range-is = Reichweite: { $range ->
    [one] 1 Feld
   *[other] { $range } Felder
}, jedes Mal für { $what }
terra-mystica-board-specials = Eigene Aktionen
# As in English.
terra-mystica-board-special = { $name }
terra-mystica-board-special-used = { $name }, in dieser Runde genutzt
terra-mystica-board-special-waits = { $name }, braucht die Festung
terra-mystica-board-used = genutzt
terra-mystica-board-later = Festung
# As in English.
terra-mystica-board-favor = { $name }. { $effect }

## Runden, Aktionen, Karten, Plättchen

terra-mystica-board-rounds = Runden
terra-mystica-board-rounds-note = Punkte · Kultbonus
terra-mystica-board-round = Runde { $round }: { $tile }
terra-mystica-board-round-now = Runde { $round }, jetzt: { $tile }
terra-mystica-board-round-title = Runde { $round }
terra-mystica-board-game-end = Spielende
terra-mystica-board-power-actions = Machtaktionen
terra-mystica-board-once = einmal je Runde
terra-mystica-board-power-action = { $what } für { $power } Macht
terra-mystica-board-used-by = { $name ->
    [You] Von dir genutzt
   *[other] Von { $name } genutzt
}
terra-mystica-board-cards = Bonuskarten zum Nehmen
terra-mystica-board-cards-held = Vergebene Bonuskarten
terra-mystica-board-card = { $name }. { $effect } { $coins ->
    [0] {""}
    [one] 1 Münze liegt darauf.
   *[other] { $coins } Münzen liegen darauf.
}
# As in English.
terra-mystica-board-held = { $name }: { $card }. { $effect }
terra-mystica-board-take-favor = Nimm ein Gunstplättchen
terra-mystica-board-take-town = Nimm eine Stadtmarke
terra-mystica-board-take-both = Nimm Gunstplättchen und Stadtmarken
terra-mystica-board-favors = Gunstplättchen
terra-mystica-board-towns = Stadtmarken
terra-mystica-board-supply = Gunstplättchen und Stadtmarken
terra-mystica-board-n-left = { $count ->
    [0] Keine mehr da
    [one] Noch 1 da
   *[other] Noch { $count } da
}

## Die Leiste

terra-mystica-board-to-cards = Passen und eine Bonuskarte nehmen
terra-mystica-board-pass = Passen
terra-mystica-board-priest-back = kommt zurück

## Auf Antippen erklärt

terra-mystica-board-power-one = Machtaktion
terra-mystica-board-card-one = Bonuskarte
terra-mystica-board-favor-one = Gunstplättchen
terra-mystica-board-town-one = Stadtmarke
terra-mystica-board-income = Einkommen
terra-mystica-board-price = Preis
terra-mystica-board-built = gebaut
terra-mystica-board-step-costs = Der nächste Schritt kostet
terra-mystica-board-help-cult = Wer eine violette Stufe erreicht oder überschreitet, bekommt so viel Macht, wie sie Tupfen zeigt. Am Ende bringen die drei höchsten Steine 8, 4 und 2 Punkte; bei Gleichstand wird geteilt.
terra-mystica-board-help-cult-top = Auf Stufe 10 ist nur für eine Person Platz, und sie braucht dafür einen Schlüssel: Jede Stadt bringt einen.
terra-mystica-board-help-cult-priests = Ein Priester, der bleibt, bringt 3 oder 2 Stufen und belegt den Platz; einer, der in deinen Vorrat zurückkehrt, bringt 1.
terra-mystica-board-help-dwelling = Ein Wohnhaus steht auf deiner Heimatlandschaft. Jedes bringt in jeder Runde Arbeiter.
terra-mystica-board-help-trading-house = Ein Handelshaus ersetzt ein Wohnhaus und bringt Münzen und Macht.
terra-mystica-board-help-near = Neben einem fremden Gebäude kostet es nur { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
terra-mystica-board-help-temple = Ein Tempel ersetzt ein Handelshaus. Sofort gibt es ein Gunstplättchen, in jeder Runde einen Priester.
terra-mystica-board-help-stronghold = Die Festung ersetzt ein Handelshaus und weckt die besondere Fähigkeit deines Volkes.
terra-mystica-board-help-sanctuary = Das Heiligtum ersetzt einen Tempel. Sofort gibt es ein Gunstplättchen, in jeder Runde Priester.
terra-mystica-board-help-sanctuary-town = Eine Stadt mit Heiligtum braucht nur drei Gebäude.
terra-mystica-board-help-power = Für Nachbarn und Städte zählt es { $power }.
terra-mystica-board-help-spades = Jeder Schritt macht Spaten um einen Arbeiter billiger und bringt sofort 6 Punkte.
terra-mystica-board-help-shipping = So viele Flussfelder dürfen zwischen deinen Gebäuden und dem Bauplatz liegen. Jeder Schritt bringt Punkte: 2, 3, 4.
terra-mystica-board-help-power-action = Jede der sechs gibt es einmal je Runde: Wer zuerst kommt, nutzt sie.
terra-mystica-board-help-sacrifice = Liegt in Schale III zu wenig, werden Machtsteine aus Schale II geopfert: Einer verlässt das Spiel, einer kommt in Schale III.
terra-mystica-board-help-bridge = Eine Brücke verbindet zwei Landfelder über den Fluss hinweg. An einem Ende muss ein eigenes Gebäude stehen.
terra-mystica-board-help-free-spades = Die Spaten sind kostenlos, fehlende darfst du dazukaufen. Wo deine Heimatlandschaft entsteht, darfst du bauen.
terra-mystica-board-help-special = Sie ist deine Aktion in diesem Zug und lässt sich einmal je Runde nutzen.
terra-mystica-board-help-card = In jeder Runde hast du eine Karte. Beim Passen gibst du sie zurück und nimmst eine andere. Auf jede, die liegen bleibt, kommt eine Münze.
terra-mystica-board-help-coins = { $count ->
    [one] Wer sie nimmt, bekommt die Münze darauf.
   *[other] Wer sie nimmt, bekommt die { $count } Münzen darauf.
}
terra-mystica-board-held-by = { $name ->
    [You] Du hast sie.
   *[other] { $name } hat sie.
}
terra-mystica-board-help-last-round = Nach der letzten Runde gibt es keinen Bonus: Das Spiel endet.
terra-mystica-board-bonus-now = Der Bonus nach jetzigem Stand
terra-mystica-board-help-favor = Tempel und Heiligtum bringen Gunstplättchen. Niemand hat dasselbe zweimal.
terra-mystica-board-help-town = Vier verbundene Gebäude, die zusammen 7 Macht zählen, gründen eine Stadt; mit einem Heiligtum reichen drei. Du nimmst eine Stadtmarke mit ihrem Schlüssel.

## Ausblick

terra-mystica-board-outlook = Ausblick
terra-mystica-board-if-ended = Wenn jetzt Schluss wäre
terra-mystica-board-points-now = Punkte jetzt
terra-mystica-board-area-points = Größtes Gebiet
terra-mystica-board-rest-points = Übriges Material
terra-mystica-board-total = Summe
terra-mystica-board-area-note = In Klammern: Gebäude im größten Gebiet.
terra-mystica-board-bonus = Kultbonus
terra-mystica-board-income-note = Eine Bonuskarte zählt, sobald du sie beim Passen genommen hast.
terra-mystica-board-lost-power = { $count ->
    [one] 1 Macht verfällt
   *[other] { $count } Macht verfallen
}
terra-mystica-board-to-bonus = { $steps ->
    [one] noch 1 Stufe in { $cult } für einen weiteren
   *[other] noch { $steps } Stufen in { $cult } für einen weiteren
}
terra-mystica-board-order = Zugreihenfolge
terra-mystica-board-order-now = In dieser Runde
terra-mystica-board-order-next = In der nächsten, wenn es so bleibt
terra-mystica-board-affords = Was alle noch bezahlen können
terra-mystica-board-by-exchange = { $what }, durch Tauschen oder Opfern
terra-mystica-board-exchange-note = Mit ~: nur durch Tauschen oder Opfern bezahlbar.
