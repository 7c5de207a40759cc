## Terra Mystica: factions

terra-mystica-faction-witches = Hexen
# As in English.
terra-mystica-faction-auren = Auren
terra-mystica-faction-mermaids = Nixen
terra-mystica-faction-swarmlings = Schwarmlinge
terra-mystica-faction-alchemists = Alchimisten
terra-mystica-faction-darklings = Düsterlinge
terra-mystica-faction-giants = Giganten
terra-mystica-faction-chaosmagicians = Chaosmagier
terra-mystica-faction-halflings = Halblinge
terra-mystica-faction-cultists = Kultisten
terra-mystica-faction-fakirs = Fakire
terra-mystica-faction-nomads = Nomaden
terra-mystica-faction-engineers = Konstrukteure
terra-mystica-faction-dwarves = Zwerge

terra-mystica-strength-witches = Städte bringen mehr, und Wohnhäuser fliegen kostenlos in jeden Wald
terra-mystica-strength-auren = Früh ein Gunstplättchen, dann jede Runde zwei Kultstufen
terra-mystica-strength-mermaids = Von Anfang an weit zur See; Städte über einen Fluss hinweg
terra-mystica-strength-swarmlings = Reich, aber teuer: hohes Einkommen, kostspielige Gebäude, Arbeiter für Städte
terra-mystica-strength-alchemists = Machen aus Punkten Münzen und umgekehrt; Spaten füllen die Macht auf
terra-mystica-strength-darklings = Bezahlen Land mit Priestern und punkten mit jedem Spaten
terra-mystica-strength-giants = Jedes Land für genau zwei Spaten
terra-mystica-strength-chaosmagicians = Zwei Gunstplättchen auf einmal und später zwei Aktionen hintereinander
terra-mystica-strength-halflings = Punkten mit jedem Spaten, und Graben wird für 1 Münze billiger
terra-mystica-strength-cultists = Steigen in den Kulten, sobald Nachbarn Macht nehmen
terra-mystica-strength-fakirs = Fliegen über ein Feld und punkten damit; wenig Material
terra-mystica-strength-nomads = Drei Wohnhäuser zu Beginn; der Sandsturm braucht keinen Spaten
terra-mystica-strength-engineers = Billige Gebäude und Brücken, die jede Runde punkten
terra-mystica-strength-dwarves = Graben sich unter einem Feld durch und punkten jedes Mal

terra-mystica-ability-witches = Jede Stadt, die du gründest, bringt 5 Punkte mehr.
terra-mystica-ability-auren = Vor der Festung keine Fähigkeit.
terra-mystica-ability-mermaids = Deine Schifffahrt beginnt bei 1 und kann 5 erreichen. Zwischen den Gebäuden einer Stadt darf ein Flussfeld liegen: Du entscheidest, ob und wann.
terra-mystica-ability-swarmlings = Jede Stadt, die du gründest, bringt 3 Arbeiter mehr. Gebäude kosten mehr, das Einkommen ist höher.
terra-mystica-ability-alchemists = In deinem Zug machst du jederzeit aus 1 Punkt 1 Münze oder aus 2 Münzen 1 Punkt.
terra-mystica-ability-darklings = Ein Spaten kostet dich 1 Priester statt Arbeiter und bringt 2 Punkte. Eine Umwandlungsleiste hast du nicht.
terra-mystica-ability-giants = Jedes Feld wird für genau 2 Spaten zu Ödland. Ein einzelner Spaten des Kultbonus verfällt.
terra-mystica-ability-chaosmagicians = Du beginnst mit einem Wohnhaus, das zuletzt gesetzt wird. Jeder Tempel und das Heiligtum bringen 2 Gunstplättchen statt 1.
terra-mystica-ability-halflings = Jeder Spaten, den du einsetzt, bringt 1 Punkt. Ein Schritt auf der Umwandlungsleiste kostet nur 1 Münze, 2 Arbeiter und 1 Priester.
terra-mystica-ability-cultists = Nimmt ein Nachbar Macht von deinem Gebäude, steigst du 1 Stufe in einem Kult deiner Wahl. Verzichten alle, nimmst du 1 Macht.
terra-mystica-ability-fakirs = Beim Umwandeln und Bauen überfliegst du für 1 Priester ein Feld und bekommst 4 Punkte. Schifffahrt hast du nicht.
terra-mystica-ability-nomads = Du beginnst mit drei Wohnhäusern; das dritte setzt du, wenn alle ihr zweites gesetzt haben.
terra-mystica-ability-engineers = Als Aktion baust du für 2 Arbeiter eine Brücke, so oft du willst.
terra-mystica-ability-dwarves = Beim Umwandeln und Bauen untertunnelst du für 2 Arbeiter ein Feld und bekommst 4 Punkte. Schifffahrt hast du nicht.

terra-mystica-stronghold-witches = Einmal je Runde als Aktion: ein kostenloses Wohnhaus auf einem freien Waldfeld, wo immer es liegt.
terra-mystica-stronghold-auren = Sofort ein Gunstplättchen. Einmal je Runde als Aktion: 2 Stufen in einem Kult.
terra-mystica-stronghold-mermaids = Sofort ein kostenloser Schritt der Schifffahrt mit seinen Punkten.
terra-mystica-stronghold-swarmlings = Einmal je Runde als Aktion: Ein Wohnhaus wird kostenlos zum Handelshaus.
terra-mystica-stronghold-alchemists = Sofort 12 Macht. Von da an bringt jeder eingesetzte Spaten 2 Macht.
terra-mystica-stronghold-darklings = Sofort und nur dann: Bis zu 3 Arbeiter werden zu Priestern.
terra-mystica-stronghold-giants = Einmal je Runde als Aktion: 2 kostenlose Spaten für ein Feld, auf dem du bauen darfst.
terra-mystica-stronghold-chaosmagicians = Einmal je Runde als Aktion: ein Doppelzug, zwei Aktionen hintereinander.
terra-mystica-stronghold-halflings = Sofort 3 Spaten, und auf einem damit umgewandelten Feld darfst du bauen.
terra-mystica-stronghold-cultists = Sofort 7 Punkte.
terra-mystica-stronghold-fakirs = Dein Teppich überfliegt zwei Felder statt einem, auch für das Gebiet am Ende.
terra-mystica-stronghold-nomads = Einmal je Runde als Aktion: Ein Sandsturm macht ein Feld neben deinen Gebäuden ohne Spaten zur Wüste. Du darfst darauf bauen.
terra-mystica-stronghold-engineers = Immer wenn du passt: 3 Punkte für jede Brücke mit eigenen Gebäuden an beiden Enden.
terra-mystica-stronghold-dwarves = Ein Tunnel kostet 1 Arbeiter statt 2.

## Terra Mystica: land, maps, buildings, cults

terra-mystica-terrain-desert = Wüste
terra-mystica-terrain-plains = Ebene
terra-mystica-terrain-swamp = Sumpf
terra-mystica-terrain-lakes = See
terra-mystica-terrain-forest = Wald
terra-mystica-terrain-mountains = Gebirge
terra-mystica-terrain-wasteland = Ödland
terra-mystica-colour-desert = Wüste, gelb
terra-mystica-colour-plains = Ebene, braun
terra-mystica-colour-swamp = Sumpf, schwarz
terra-mystica-colour-lakes = See, blau
terra-mystica-colour-forest = Wald, grün
terra-mystica-colour-mountains = Gebirge, grau
terra-mystica-colour-wasteland = Ödland, rot
terra-mystica-worn-desert = Gelb
terra-mystica-worn-plains = Braun
terra-mystica-worn-swamp = Schwarz
terra-mystica-worn-lakes = Blau
terra-mystica-worn-forest = Grün
terra-mystica-worn-mountains = Grau
terra-mystica-worn-wasteland = Rot
terra-mystica-map-base = Basiskarte
terra-mystica-map-fjords = Fjorde
terra-mystica-map-lakes = Seen
terra-mystica-building-dwelling = Wohnhaus
terra-mystica-building-trading-house = Handelshaus
terra-mystica-building-temple = Tempel
terra-mystica-building-stronghold = Festung
terra-mystica-building-sanctuary = Heiligtum
terra-mystica-cult-fire = Feuer
terra-mystica-cult-water = Wasser
terra-mystica-cult-earth = Erde
terra-mystica-cult-air = Luft
terra-mystica-track-shipping = Schifffahrt
terra-mystica-track-spades = Spaten

## Terra Mystica: how many

terra-mystica-nothing = nichts
terra-mystica-n-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
terra-mystica-n-workers = { $count } Arbeiter
terra-mystica-n-priests = { $count } Priester
terra-mystica-n-power = { $count } Macht
terra-mystica-n-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
terra-mystica-n-spades = { $count } Spaten
terra-mystica-n-dwelling = { $count ->
    [one] 1 Wohnhaus
   *[other] { $count } Wohnhäuser
}
terra-mystica-n-trading-house = { $count ->
    [one] 1 Handelshaus
   *[other] { $count } Handelshäuser
}
terra-mystica-n-temple = { $count } Tempel
terra-mystica-n-stronghold = { $count ->
    [one] 1 Festung
   *[other] { $count } Festungen
}
terra-mystica-n-sanctuary = { $count ->
    [one] 1 Heiligtum
   *[other] { $count } Heiligtümer
}

## Terra Mystica: bonus cards

terra-mystica-card-1 = Spaten
terra-mystica-card-2 = Kultstufe
terra-mystica-card-3 = Sechs Münzen
terra-mystica-card-4 = Schifffahrt
terra-mystica-card-5 = Arbeiter und Macht
terra-mystica-card-6 = Festung und Heiligtum
terra-mystica-card-7 = Handelshäuser
terra-mystica-card-8 = Priester
terra-mystica-card-9 = Wohnhäuser
terra-mystica-card-10 = Seefahrer
terra-mystica-card-effect-1 = Einkommen 2 Münzen. Einmal als Aktion: umwandeln und bauen mit 1 kostenlosen Spaten.
terra-mystica-card-effect-2 = Einkommen 4 Münzen. Einmal als Aktion: 1 Stufe in einem Kult deiner Wahl.
terra-mystica-card-effect-3 = Einkommen 6 Münzen.
terra-mystica-card-effect-4 = Einkommen 3 Macht. In der Runde zählt deine Schifffahrt um 1 mehr.
terra-mystica-card-effect-5 = Einkommen 3 Macht und 1 Arbeiter.
terra-mystica-card-effect-6 = Einkommen 2 Arbeiter. Beim Passen: je 4 Punkte für Festung und Heiligtum.
terra-mystica-card-effect-7 = Einkommen 1 Arbeiter. Beim Passen: 2 Punkte für jedes Handelshaus.
terra-mystica-card-effect-8 = Einkommen 1 Priester.
terra-mystica-card-effect-9 = Einkommen 2 Münzen. Beim Passen: 1 Punkt für jedes Wohnhaus.
terra-mystica-card-effect-10 = Einkommen 3 Macht. Beim Passen: 3 Punkte für jede Stufe der Schifffahrt.

## Terra Mystica: scoring tiles

terra-mystica-scoring = { $feat }; am Ende der Runde { $bonus }
terra-mystica-feat-spade = { $points } Punkte für jeden Spaten
terra-mystica-feat-town = { $points } Punkte für jede Stadt
terra-mystica-feat-dwelling = { $points } Punkte für jedes Wohnhaus
terra-mystica-feat-trading-house = { $points } Punkte für jedes Handelshaus
terra-mystica-feat-temple = { $points } Punkte für jeden Tempel
terra-mystica-feat-great = { $points } Punkte für Festung und Heiligtum
terra-mystica-scoring-bonus-1 = 1 Münze für jede Stufe in Erde
terra-mystica-scoring-bonus-2 = 1 Spaten für je 4 Stufen in Erde
terra-mystica-scoring-bonus-3 = 1 Priester für je 4 Stufen in Wasser
terra-mystica-scoring-bonus-4 = 1 Arbeiter für je 2 Stufen in Feuer
terra-mystica-scoring-bonus-5 = 4 Macht für je 4 Stufen in Feuer
terra-mystica-scoring-bonus-6 = 1 Spaten für je 4 Stufen in Wasser
terra-mystica-scoring-bonus-7 = 1 Arbeiter für je 2 Stufen in Luft
terra-mystica-scoring-bonus-8 = 1 Spaten für je 4 Stufen in Luft
terra-mystica-scoring-bonus-9 = 2 Münzen für jeden deiner Priester in den Kulten

## Terra Mystica: favor and town tiles

terra-mystica-favor = { $cult } { $steps }
terra-mystica-favor-effect-steps = Nur die drei Stufen
terra-mystica-favor-effect-5 = Deine Städte brauchen nur 6 Macht
terra-mystica-favor-effect-6 = Einmal je Runde als Aktion: 1 Stufe in einem Kult
terra-mystica-favor-effect-7 = Einkommen 1 Arbeiter und 1 Macht
terra-mystica-favor-effect-8 = Einkommen 4 Macht
terra-mystica-favor-effect-9 = Einkommen 3 Münzen
terra-mystica-favor-effect-10 = 3 Punkte für jedes Handelshaus, das du baust
terra-mystica-favor-effect-11 = 2 Punkte für jedes Wohnhaus, das du baust
terra-mystica-favor-effect-12 = Beim Passen: 2, 3, 3 oder 4 Punkte für 1, 2, 3 oder 4 Handelshäuser
terra-mystica-town-1 = { $points } und 6 Münzen
terra-mystica-town-2 = { $points } und 2 Arbeiter
terra-mystica-town-3 = { $points } und 1 Priester
terra-mystica-town-4 = { $points } und 8 Macht
terra-mystica-town-5 = { $points } und 1 Stufe in jedem Kult
terra-mystica-town-6 = { $points }, 2 Stufen in jedem Kult, zwei Schlüssel
terra-mystica-town-7 = { $travel ->
    [range] { $points } und 1 Feld mehr mit dem Teppich
    [nothing] { $points }
   *[shipping] { $points } und ein Schritt Schifffahrt
}
terra-mystica-town-8 = { $points }

## Terra Mystica: actions and exchanges

terra-mystica-power-bridge = eine Brücke
terra-mystica-special-card-spade = Kostenloser Spaten der Bonuskarte
terra-mystica-special-card-step = Kultstufe der Bonuskarte
terra-mystica-special-favor-step = Kultstufe des Gunstplättchens
terra-mystica-special-auren = Zwei Stufen in einem Kult
terra-mystica-special-witches = Hexenritt
terra-mystica-special-swarmlings = Kostenloses Handelshaus
terra-mystica-special-chaosmagicians = Doppelzug
terra-mystica-special-giants = Zwei kostenlose Spaten
terra-mystica-special-nomads = Sandsturm
terra-mystica-special-engineers = Brücke für 2 Arbeiter
terra-mystica-exchange-power-priest = 5 Macht für 1 Priester
terra-mystica-exchange-power-worker = 3 Macht für 1 Arbeiter
terra-mystica-exchange-power-coin = 1 Macht für 1 Münze
terra-mystica-exchange-priest-worker = 1 Priester für 1 Arbeiter
terra-mystica-exchange-worker-coin = 1 Arbeiter für 1 Münze
terra-mystica-exchange-point-coin = 1 Punkt für 1 Münze
terra-mystica-exchange-coins-point = 2 Münzen für 1 Punkt

terra-mystica-hex = { $name }
