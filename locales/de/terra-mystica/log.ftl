## Terra Mystica: the log

terra-mystica-log-setup = Aufbau: { $map }
terra-mystica-log-round = Runde { $round }
terra-mystica-log-end = Schlusswertung
terra-mystica-log-tiles = Wertungsplättchen: { $tiles }
terra-mystica-log-tile = { $round }: { $tile }
terra-mystica-log-cards = Bonuskarten: { $cards }
terra-mystica-log-bonus = Kultbonus: { $bonus }
terra-mystica-did-drew = { $terrain } gezogen
terra-mystica-did-plays = { $faction } gewählt
terra-mystica-did-placed = ein Start-Wohnhaus auf { $hex } gesetzt
terra-mystica-did-card = { $coins ->
    [0] die Bonuskarte „{ $card }“ genommen
    [one] die Bonuskarte „{ $card }“ mit 1 Münze genommen
   *[other] die Bonuskarte „{ $card }“ mit { $coins } Münzen genommen
}
terra-mystica-log-income = Einkommen: { $what }
terra-mystica-did-exchanged = getauscht: { $what }
terra-mystica-did-burned = { $count } Macht geopfert
terra-mystica-did-bought = { $count } Spaten gekauft
terra-mystica-did-transformed = { $hex } in { $terrain } umgewandelt
terra-mystica-log-skipped = über ein Feld nach { $hex }
terra-mystica-did-built = ein Wohnhaus auf { $hex } gebaut
terra-mystica-did-upgraded = { $to ->
    [Tempel] einen Tempel
    [Festung] die Festung
    [Heiligtum] das Heiligtum
   *[other] ein { $to }
} auf { $hex } gebaut (statt { $from })
terra-mystica-did-ship = die Schifffahrt auf { $level } erhöht
terra-mystica-did-digging = Spaten verbilligt
terra-mystica-did-priest = { $steps ->
    [one] einen Priester zum Kult { $cult } entsandt, für 1 Stufe
   *[other] einen Priester zum Kult { $cult } entsandt, für { $steps } Stufen
}
terra-mystica-log-cult = { $cult } { $step }
terra-mystica-log-lowered = zurück auf { $cult } { $step }
terra-mystica-did-power = die Machtaktion genutzt: { $what }
terra-mystica-did-special = die Sonderaktion genutzt: { $what }
terra-mystica-did-bridge = die Brücke { $ends } gebaut
terra-mystica-did-favor = das Gunstplättchen { $favor } genommen: { $effect }
terra-mystica-did-town = eine Stadt gegründet: { $town }
terra-mystica-log-joined = Stadt über { $hex }
terra-mystica-did-ordained = { $count ->
    [one] 1 Arbeiter zum Priester geweiht
   *[other] { $count } Arbeiter zu Priestern geweiht
}
terra-mystica-did-forfeited = { $count ->
    [0] auf den Rest verzichtet
   *[other] { $count } Spaten nicht genutzt
}
terra-mystica-did-got = bekommen: { $what }
terra-mystica-did-leeched = { $power } Macht von { $name ->
    [You] dir
   *[other] { $name }
} genommen{ $cost ->
    [0] {""}
    [one] {" "}für 1 Punkt
   *[other] {" "}für { $cost } Punkte
}
terra-mystica-did-declined = { $power } Macht von { $name ->
    [You] dir
   *[other] { $name }
} abgelehnt
terra-mystica-log-cultists = alle haben abgelehnt: 1 Macht
terra-mystica-did-passed = gepasst
terra-mystica-log-area = { $count ->
    [one] Gebiet aus 1 Gebäude
   *[other] Gebiet aus { $count } Gebäuden
}
terra-mystica-did-left = das Spiel verlassen
terra-mystica-log-times = { $what } (× { $count })
terra-mystica-log-by = { $by }: { $what }
terra-mystica-log-by-card = Bonuskarte „{ $card }“
terra-mystica-log-by-favor = Gunstplättchen { $favor }
terra-mystica-log-by-leech = Macht wurde genommen: { $what }
