## Terra Mystica: why something cannot be done now

terra-mystica-missing = Nichts ist bezahlbar; mindestens noch nötig: { $what }
terra-mystica-why-first = Zuerst: { $ask }
terra-mystica-why-missing = Noch nötig: { $what }
terra-mystica-why-dig = { $count ->
    [one] 1 Spaten kostet { $digging }
   *[other] { $count } Spaten kosten { $digging }
}; noch nötig: { $what }
terra-mystica-why-river = Ein Fluss: Dort baut niemand
terra-mystica-why-own = Dort steht schon ein Gebäude von dir
terra-mystica-why-occupied = { $name ->
    [You] Dort steht ein Gebäude von dir
   *[other] Dort steht ein Gebäude von { $name }
}
terra-mystica-why-far = Nicht benachbart: Mit { $count } mehr Schifffahrt ginge es
terra-mystica-why-too-far = Zu weit weg von deinen Gebäuden
terra-mystica-why-beyond = { $range ->
    [one] Zu weit weg: Du überspringst 1 Feld
   *[other] Zu weit weg: Du überspringst { $range } Felder
}
terra-mystica-why-skipped = Je Aktion lässt sich nur einmal überspringen
terra-mystica-why-none-left = Keines übrig: Es gibt nur { $buildings }
terra-mystica-why-home = Das ist schon { $terrain }
terra-mystica-why-touched = Diese Aktion hat das Feld schon umgewandelt
terra-mystica-why-one-storm = Der Sandsturm weht nur über ein Feld
terra-mystica-why-one-dwelling = Je Aktion entsteht nur ein Wohnhaus
terra-mystica-why-only-spades = Spaten des Kultbonus bauen nichts
terra-mystica-why-terrain = Nur auf { $terrain }
terra-mystica-why-spades = { $count ->
    [one] 1 Spaten fehlt
   *[other] { $count } Spaten fehlen
}
terra-mystica-why-needs = Dort muss vorher stehen: { $building }
terra-mystica-why-shipping-end = Deine Schifffahrt ist am Ende der Leiste
terra-mystica-why-spades-end = Billiger werden deine Spaten nicht
terra-mystica-why-no-shipping = Dein Volk fährt nicht zur See
terra-mystica-why-no-spades = Dein Volk hat keine Umwandlungsleiste
terra-mystica-why-slot = { $steps ->
    [one] Kein Platz für 1 Stufe ist frei
   *[other] Kein Platz für { $steps } Stufen ist frei
}
terra-mystica-why-used = In dieser Runde schon genutzt
terra-mystica-why-stronghold = Nur mit deiner Festung
terra-mystica-why-faction = Das können nur: { $faction }
terra-mystica-why-card = Nur mit dieser Bonuskarte
terra-mystica-why-favor = Nur mit diesem Gunstplättchen
terra-mystica-why-useless = Damit ließe sich jetzt nichts anfangen
terra-mystica-why-priests = Alle sieben Priester sind unterwegs
terra-mystica-why-bridge = Keine Brücke übrig oder keine Stelle an deinen Gebäuden
terra-mystica-why-held-own = Das gehört dir schon
terra-mystica-why-held = { $name ->
    [You] Gehört schon dir
   *[other] Gehört schon { $name }
}
terra-mystica-why-not-in-game = Nicht in dieser Partie
terra-mystica-why-sold-out = Davon ist nichts übrig
terra-mystica-why-owned = Das hast du schon: Jedes davon darf man nur einmal haben
terra-mystica-why-last-round = In der letzten Runde nimmst du keine Karte mehr
terra-mystica-why-no-town = Die Gebäude ringsum ergeben keine Stadt

## Terra Mystica: what speaks for a choice and against it

terra-mystica-detail-from = von { $name ->
    [You] dir
   *[other] { $name }
}

## Terra Mystica: what a question is about

terra-mystica-about-faction = Je zwei Völker teilen eine Farbe. Sieh nach, wessen Gebäude die Wertungsplättchen belohnen.
terra-mystica-about-dwelling = Neben anderen gibt es Macht und billige Handelshäuser. Hier beginnt dein Gebiet.
terra-mystica-about-card = Eine Bonuskarte gehört dir für eine Runde. Beim Passen tauschst du sie.
terra-mystica-about-turn = Eine Aktion je Zug, bis alle gepasst haben. Davor und danach darfst du kostenlos tauschen.
terra-mystica-about-second = Ein Doppelzug: zwei Aktionen direkt hintereinander.
terra-mystica-about-after = Die Aktion ist getan. Macht, Priester und Arbeiter darfst du noch tauschen.
terra-mystica-about-terrain = Spaten drehen das Feld im Kreis der Landschaften. Gebaut wird nur auf eigenem Land.
terra-mystica-about-town = Meist gründen vier Gebäude mit 7 Macht eine Stadt. Sie bringt einen Schlüssel für Stufe 10.
terra-mystica-about-favor = Ein Gunstplättchen hebt dich sofort in seinem Kult und wirkt bis zum Spielende.
terra-mystica-about-ordain = Nur jetzt, für die Festung: Arbeiter werden zu Priestern.
terra-mystica-about-spades = Setze deine Spaten auf Land in Reichweite ein. Was übrig bleibt, verfällt.
terra-mystica-about-storm = Der Sandsturm braucht keinen Spaten; danach darfst du dort bauen.
terra-mystica-about-step = Die Stufen 3, 5, 7 und 10 bringen Macht. Auf 10 darf nur einer, und nur mit einem Schlüssel.
terra-mystica-about-key = Jeder Schlüssel öffnet Stufe 10 eines Kultes. Du hast weniger Schlüssel, als du bräuchtest.
terra-mystica-about-bridge = Eine Brücke macht zwei Landfelder über einen Fluss hinweg für immer benachbart.
terra-mystica-about-witches = Der Ritt kostet nichts und erreicht jeden freien Wald.
terra-mystica-about-swarmlings = Das Handelshaus kostet nichts und zählt als gebaut.
terra-mystica-about-leech = Macht, weil neben dir gebaut wurde: 1 ist kostenlos, jede weitere kostet einen Punkt.
terra-mystica-about-cult-spades = Spaten des Kultbonus wandeln nur um: kein Bauen, kein Zukaufen, kein Aufheben.
terra-mystica-about-open = In aufgezeichneten Partien können Angebote warten, bis du antwortest.

## Terra Mystica: what is met for the first time

terra-mystica-meet-wheel = Das Rad: Jeder Schritt von einem Land zu deinem kostet einen Spaten.
terra-mystica-meet-bowls = Macht wandert von Schale zu Schale. Ausgeben kannst du, was in der dritten liegt.
terra-mystica-meet-round = Wertungsplättchen: Es sagt, was in dieser Runde Punkte bringt.
terra-mystica-meet-income = Dein Einkommen: Das bekommst du, wenn die nächste Runde beginnt.
terra-mystica-meet-cults = Priester heben dich in den Kulten. Am Ende bringen die ersten drei Plätze 8, 4 und 2 Punkte.

## Terra Mystica: words that the rulebook explains, each in all its forms

terra-mystica-term-adjacency = benachbart
terra-mystica-term-bonus-cards = Bonuskarte, Bonuskarten
terra-mystica-term-bridges = Brücke, Brücken
terra-mystica-term-cult-bonus = Kultbonus
terra-mystica-term-cults = Kult, Kulte, Kulten, Kultes
terra-mystica-term-exchange = tauschen
terra-mystica-term-factions-choice = Volk, Völker
terra-mystica-term-favors = Gunstplättchen
terra-mystica-term-income = Einkommen
terra-mystica-term-keys = Schlüssel
terra-mystica-term-power = Macht
terra-mystica-term-power-actions = Machtaktion, Machtaktionen
terra-mystica-term-priest = Priester, Priestern
terra-mystica-term-scoring-tiles = Wertungsplättchen
terra-mystica-term-shipping = Schifffahrt
terra-mystica-term-terraforming = Spaten
terra-mystica-term-towns = Stadt, Städte
