## Terra Mystica: names in the middle of a sentence

terra-mystica-in-terrain-desert = Wüste
terra-mystica-in-terrain-plains = Ebene
terra-mystica-in-terrain-swamp = Sumpf
terra-mystica-in-terrain-lakes = See
terra-mystica-in-terrain-forest = Wald
terra-mystica-in-terrain-mountains = Gebirge
terra-mystica-in-terrain-wasteland = Ödland
terra-mystica-in-building-dwelling = Wohnhaus
terra-mystica-in-building-trading-house = Handelshaus
terra-mystica-in-building-temple = Tempel
terra-mystica-in-building-stronghold = Festung
terra-mystica-in-building-sanctuary = Heiligtum
terra-mystica-in-cult-fire = Feuer
terra-mystica-in-cult-water = Wasser
terra-mystica-in-cult-earth = Erde
terra-mystica-in-cult-air = Luft
terra-mystica-name-of = { $name }

## Terra Mystica: questions

terra-mystica-ask-picked = { $what }?
terra-mystica-ask-faction = Welches Volk spielst du?
terra-mystica-ask-faction-drawn = Deine Landschaft ist { $terrain }: Welches Volk spielst du?
terra-mystica-ask-dwelling = { $nth ->
    [1] Dein erstes Wohnhaus ({ $terrain }): wo?
    [2] Dein zweites Wohnhaus ({ $terrain }): wo?
   *[other] Dein drittes Wohnhaus ({ $terrain }): wo?
}
terra-mystica-ask-card = Mit welcher Bonuskarte beginnst du?
terra-mystica-ask-turn = Deine Aktion
terra-mystica-ask-second = Deine zweite Aktion
terra-mystica-ask-after = Noch etwas tauschen oder den Zug beenden?
terra-mystica-ask-terrain = { $hex } umwandeln: in welche Landschaft?
terra-mystica-ask-step = { $by ->
    [card] Bonuskarte
    [favor] Gunstplättchen
   *[stronghold] Festung
}: { $steps ->
    [one] In welchem Kult steigst du um 1 Stufe?
   *[other] In welchem Kult steigst du um { $steps } Stufen?
}
terra-mystica-ask-step-leech = Die Nachbarn haben Macht genommen: In welchem Kult steigst du um 1 Stufe?
terra-mystica-ask-key = Ein Schlüssel für mehrere: in welchem Kult auf Stufe 10?
terra-mystica-ask-bridge = { $by ->
    [power] Machtaktion
   *[workers] Für 2 Arbeiter
}: Wo steht die Brücke?
terra-mystica-ask-witches = Hexenritt: auf welchen Wald?
terra-mystica-ask-swarmlings = Welches Wohnhaus wird zum Handelshaus?
terra-mystica-ask-leech = { $name ->
    [You] Du hast dort gebaut:
   *[other] { $name } hat neben dir gebaut:
} { $power } Macht { $cost ->
    [0] kostenlos nehmen
    [one] für 1 Punkt nehmen
   *[other] für { $cost } Punkte nehmen
}?
terra-mystica-ask-cult-spades = Kultbonus: { $count } Spaten
terra-mystica-ask-open = Antworte auf das, was noch offen ist
terra-mystica-ask-town = { $count ->
    [one] Eine Stadt: Welche Stadtmarke nimmst du?
   *[other] { $count } Städte: Welche Stadtmarken nimmst du?
}
terra-mystica-ask-favor = { $count ->
    [one] Welches Gunstplättchen?
   *[other] Welche { $count } Gunstplättchen?
}
terra-mystica-ask-ordain = Wie viele Arbeiter werden Priester?
terra-mystica-ask-spades = { $by ->
    [power] Machtaktion
    [card] Bonuskarte
    [bought] Gekauft
   *[stronghold] Festung
}: { $count } Spaten übrig
terra-mystica-ask-storm = Wohin weht der Sandsturm?

terra-mystica-hint-faction = Tippe ein Volk an, um seine Stärken zu sehen.
terra-mystica-hint-hex = Tippe ein umrandetes Feld auf der Karte an.
terra-mystica-hint-card = Tippe eine Bonuskarte an.
terra-mystica-possible-build = bauen
terra-mystica-possible-upgrade = aufwerten
terra-mystica-possible-transform = umwandeln
terra-mystica-possible-priest = Priester entsenden
terra-mystica-possible-power = Machtaktion
terra-mystica-possible-special = Sonderaktion
terra-mystica-possible-advance = Schifffahrt oder Spaten verbessern
terra-mystica-possible-pass = passen
terra-mystica-hint-after = Zum Tauschen tippe dein Material an.
terra-mystica-hint-terrain = Tippe eine Landschaft an.
terra-mystica-hint-tile = Tippe ein Plättchen an.
terra-mystica-hint-spades = Tippe ein umrandetes Feld auf der Karte an.
terra-mystica-hint-cult = Tippe einen Kult an.
terra-mystica-hint-bridge = Tippe eine umrandete Stelle am Fluss an.
terra-mystica-hint-amid = { $hint } „Rückgängig“ geht einen Schritt zurück.
terra-mystica-hint-leech = Früh ist Macht mehr wert als spät.

## Terra Mystica: choices

terra-mystica-do-faction = { $faction } spielen
terra-mystica-do-card = Bonuskarte „{ $card }“ nehmen
terra-mystica-do-build = Wohnhaus auf { $hex } bauen
terra-mystica-do-transform-build = { $hex } umwandeln und Wohnhaus bauen
terra-mystica-do-spade = { $hex } umwandeln
terra-mystica-do-terrain = In { $terrain } umwandeln
terra-mystica-do-dig = Spaten kaufen
terra-mystica-do-upgrade = { $hex }: { $to } statt { $from }
terra-mystica-do-ship = Schifffahrt auf { $level } erhöhen
terra-mystica-do-digging = Spaten billiger machen
terra-mystica-do-priest = { $steps ->
    [one] Priester für 1 Stufe zum Kult { $cult } entsenden
   *[other] Priester für { $steps } Stufen zum Kult { $cult } entsenden
}
terra-mystica-do-power = { $what } für { $power } Macht
terra-mystica-do-pass = Passen und „{ $card }“ nehmen
terra-mystica-do-burn = 1 Macht opfern
terra-mystica-do-connect = Stadt über { $hex } gründen
terra-mystica-do-step = { $steps ->
    [one] 1 Stufe in { $cult }
   *[other] { $steps } Stufen in { $cult }
}
terra-mystica-do-key = Den Schlüssel für { $cult }
terra-mystica-do-bridge = Brücke { $ends }
terra-mystica-do-favor = Gunstplättchen { $favor }
terra-mystica-do-town = Stadtmarke: { $town }
terra-mystica-do-lower = Eine Stufe zurück in { $cult }
terra-mystica-do-ordain = { $count ->
    [one] 1 Arbeiter zum Priester weihen
   *[other] { $count } Arbeiter zu Priestern weihen
}
terra-mystica-do-no-ordination = Alle Arbeiter behalten
terra-mystica-do-no-spades = { $count ->
    [one] Den Spaten verfallen lassen
   *[other] { $count } Spaten verfallen lassen
}
terra-mystica-do-without = Verzichten
terra-mystica-do-take = { $power } Macht { $cost ->
    [0] kostenlos nehmen
    [one] für 1 Punkt nehmen
   *[other] für { $cost } Punkte nehmen
}
terra-mystica-do-decline = Ablehnen
terra-mystica-do-later = Später antworten
terra-mystica-do-done = Zug beenden
terra-mystica-describe = { $what }: { $brings }
terra-mystica-points-for = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $what })

terra-mystica-verb-play = Spielen
terra-mystica-verb-take = Nehmen
terra-mystica-verb-build = Bauen
terra-mystica-verb-transform = Umwandeln
terra-mystica-verb-buy = Kaufen
terra-mystica-verb-upgrade = Aufwerten
terra-mystica-verb-advance = Verbessern
terra-mystica-verb-send = Entsenden
terra-mystica-verb-use = Nutzen
terra-mystica-verb-pass = Passen
terra-mystica-verb-exchange = Tauschen
terra-mystica-verb-sacrifice = Opfern
terra-mystica-verb-found = Gründen
terra-mystica-verb-lower = Zurückgehen
terra-mystica-verb-ordain = Weihen

## Terra Mystica: what a choice costs and brings

terra-mystica-change-workers = { $now } → { $then } Arbeiter
terra-mystica-change-coins = { $now } → { $then ->
    [one] { $then } Münze
   *[other] { $then } Münzen
}
terra-mystica-change-priests = { $now } → { $then } Priester
terra-mystica-change-power = Macht { $now } → { $then }
terra-mystica-change-shipping = Schifffahrt { $now } → { $then }
terra-mystica-gain-idle = bezahlen könntest du noch: { $what }
terra-mystica-gain-income = Einkommen dann: { $what }
terra-mystica-gain-land = { $count ->
    [0] { $from } → { $to }
   *[other] { $count } Spaten: { $from } → { $to }
}
terra-mystica-gain-skipped = über ein Feld nach { $hex }
terra-mystica-gain-burned = { $count } Macht geopfert
terra-mystica-gain-cult = { $cult } { $now } → { $then }{ $power ->
    [0] {""}
   *[other] , { $power } Macht
}
terra-mystica-gain-last-taken = { $name ->
    [You] auf Stufe 10 stehst du schon
   *[other] auf Stufe 10 steht schon: { $name }
}
terra-mystica-gain-key-missing = für Stufe 10 fehlt ein Schlüssel
terra-mystica-gain-key-used = verbraucht einen Schlüssel
terra-mystica-gain-key-choice = dann wählst du, wofür der Schlüssel dient
terra-mystica-gain-coins = { $count ->
    [one] 1 Münze auf der Karte
   *[other] { $count } Münzen auf der Karte
}
terra-mystica-gain-first = du beginnst die nächste Runde
terra-mystica-gain-keys = { $count } Schlüssel
terra-mystica-gain-returns = der Priester kehrt in den Vorrat zurück
terra-mystica-gain-stays = der Priester bleibt dort
terra-mystica-gain-digging = dann kostet ein Spaten { $count } Arbeiter
terra-mystica-gain-saved = { $points ->
    [one] spart 1 Punkt
   *[other] spart { $points } Punkte
}
terra-mystica-gain-bonus = Kultbonus der Runde dann: { $what }
terra-mystica-gain-favors = dann { $count } Gunstplättchen
terra-mystica-gain-spades = { $count } Spaten zum Einsetzen
terra-mystica-gain-ordain = bis zu 3 Arbeiter dürfen Priester werden
terra-mystica-gain-bridge = dann wählst du die Stelle
terra-mystica-gain-steps = { $count ->
    [one] dann 1 Stufe in einem Kult
   *[other] dann { $count } Stufen in einem Kult
}
terra-mystica-gain-terrain = dann wählst du die Landschaft
terra-mystica-gain-terrain-paid = dann wählst du die Landschaft, je Spaten { $what }
terra-mystica-gain-way-home = { $count ->
    [one] 1 Spaten bis zur Heimat ({ $terrain })
   *[other] { $count } Spaten bis zur Heimat ({ $terrain })
}
terra-mystica-gain-cultists = { $name ->
    [You] du steigst in einem Kult auf
   *[other] { $name } steigt in einem Kult auf
}
terra-mystica-gain-storm = dann wählst du das Feld
terra-mystica-gain-witches = dann wählst du den Wald
terra-mystica-gain-swarmlings = dann wählst du das Wohnhaus
terra-mystica-gain-founds = gründet eine Stadt
terra-mystica-gain-joins = gehört dann zu einer Stadt
terra-mystica-gain-area = Gebiet { $now } → { $then } Gebäude
terra-mystica-town-progress = Stadt: { $power } von { $needed } Macht, { $buildings } von { $wanted } Gebäuden
terra-mystica-gain-leech = { $name ->
    [You] du darfst
   *[other] { $name } darf
} { $power } Macht { $cost ->
    [0] kostenlos nehmen
    [one] für 1 Punkt nehmen
   *[other] für { $cost } Punkte nehmen
}

## Terra Mystica: where points come from

terra-mystica-source-start = Start
terra-mystica-source-scoring = Wertungsplättchen
terra-mystica-source-cards = Bonuskarte
terra-mystica-source-favors = Gunstplättchen
terra-mystica-source-towns = Stadt
terra-mystica-source-shipping = Schifffahrt
terra-mystica-source-spades = Umwandlungsleiste
terra-mystica-source-faction = Fähigkeit
terra-mystica-source-leech = für Macht bezahlt
terra-mystica-source-exchange = Tausch
terra-mystica-source-area = Gebiet
terra-mystica-source-cults = Kulte
terra-mystica-source-resources = Material
# As in English.
terra-mystica-row-start = Start
terra-mystica-row-scoring = Wertungsplättchen
terra-mystica-row-cards = Bonuskarten
terra-mystica-row-favors = Gunstplättchen
terra-mystica-row-towns = Städte
terra-mystica-row-shipping = Schifffahrt und Spaten
terra-mystica-row-spades = Umwandlungsleiste
terra-mystica-row-faction = Fähigkeiten
terra-mystica-row-leech = Für Macht bezahlt
terra-mystica-row-exchange = Getauscht
terra-mystica-row-area = Gebiet
terra-mystica-row-cults = Kulte
terra-mystica-row-resources = Material
terra-mystica-row-buildings = Gebäude im Gebiet
terra-mystica-row-cult = Stufen in { $cult }
terra-mystica-measure-points = Punkte
terra-mystica-measure-buildings = Gebäude
terra-mystica-measure-area = Größtes Gebiet
terra-mystica-measure-cults = Kultstufen
terra-mystica-chart-end = Ende

## Terra Mystica: the end

terra-mystica-won = { $names } ({ $faction }) mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $ahead ->
    [one] 1 Punkt
   *[other] { $ahead } Punkte
} Vorsprung
terra-mystica-won-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $ahead ->
    [one] 1 Punkt
   *[other] { $ahead } Punkte
} Vorsprung
terra-mystica-undone-resources = { $points ->
    [one] Material für 1 Punkt blieb ungenutzt
   *[other] Material für { $points } Punkte blieb ungenutzt
}
terra-mystica-undone-priests = Kein Priester ging je zu einem Kult
terra-mystica-undone-cult = { $steps ->
    [one] 1 Stufe mehr in { $cult } hätte
   *[other] { $steps } Stufen mehr in { $cult } hätten
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gebracht
terra-mystica-undone-area = { $count ->
    [one] 1 Gebäude mehr im Gebiet hätte
   *[other] { $count } Gebäude mehr im Gebiet hätten
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gebracht
terra-mystica-undone-town = Fast eine weitere { $progress }
