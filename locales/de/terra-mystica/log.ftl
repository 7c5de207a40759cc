## Terra Mystica: the log

terra-mystica-log-setup = Aufbau: { $map }
terra-mystica-log-round = Runde { $round }
terra-mystica-log-end = Schlusswertung
terra-mystica-log-tiles = Wertungsplättchen: { $tiles }
terra-mystica-log-tile = { $round }: { $tile }
terra-mystica-log-cards = Bonuskarten: { $cards }
terra-mystica-log-bonus = Kultbonus: { $bonus }
terra-mystica-log-drew = { $terrain } gezogen
terra-mystica-log-plays = { $faction } gewählt
terra-mystica-log-placed = Start-Wohnhaus auf { $hex }
terra-mystica-log-card = { $coins ->
    [0] Bonuskarte „{ $card }“ genommen
    [one] Bonuskarte „{ $card }“ mit 1 Münze genommen
   *[other] Bonuskarte „{ $card }“ mit { $coins } Münzen genommen
}
terra-mystica-log-income = Einkommen: { $what }
terra-mystica-log-exchanged = getauscht: { $what }
terra-mystica-log-burned = { $count } Macht geopfert
terra-mystica-log-bought = { $count } Spaten gekauft
terra-mystica-log-transformed = { $hex } wird { $terrain }
terra-mystica-log-skipped = über ein Feld nach { $hex }
terra-mystica-log-built = Wohnhaus auf { $hex }
terra-mystica-log-upgraded = { $to } auf { $hex } statt { $from }
terra-mystica-log-ship = Schifffahrt { $level }
terra-mystica-log-digging = Spaten billiger
terra-mystica-log-priest = { $steps ->
    [one] Priester zum Kult { $cult } für 1 Stufe
   *[other] Priester zum Kult { $cult } für { $steps } Stufen
}
terra-mystica-log-cult = { $cult } { $step }
terra-mystica-log-lowered = zurück auf { $cult } { $step }
terra-mystica-log-power = Machtaktion: { $what }
terra-mystica-log-special = Sonderaktion: { $what }
terra-mystica-log-bridge = Brücke { $ends }
terra-mystica-log-favor = Gunstplättchen { $favor }: { $effect }
terra-mystica-log-town = Stadt: { $town }
terra-mystica-log-joined = Stadt über { $hex }
terra-mystica-log-ordained = { $count ->
    [one] 1 Arbeiter zum Priester geweiht
   *[other] { $count } Arbeiter zu Priestern geweiht
}
terra-mystica-log-forfeited = { $count ->
    [0] auf den Rest verzichtet
   *[other] { $count } Spaten nicht genutzt
}
terra-mystica-log-got = bekommen: { $what }
terra-mystica-log-leeched = { $power } Macht von { $name ->
    [You] dir
   *[other] { $name }
} genommen{ $cost ->
    [0] {""}
    [one] {" "}für 1 Punkt
   *[other] {" "}für { $cost } Punkte
}
terra-mystica-log-declined = { $power } Macht von { $name ->
    [You] dir
   *[other] { $name }
} abgelehnt
terra-mystica-log-cultists = alle lehnen ab: 1 Macht
terra-mystica-log-passed = gepasst
terra-mystica-log-area = { $count ->
    [one] Gebiet aus 1 Gebäude
   *[other] Gebiet aus { $count } Gebäuden
}
terra-mystica-log-left = Spiel verlassen
terra-mystica-log-times = { $what } (× { $count })
terra-mystica-log-by = { $by }: { $what }
terra-mystica-log-by-card = Bonuskarte „{ $card }“
terra-mystica-log-by-favor = Gunstplättchen { $favor }
terra-mystica-log-by-leech = Macht wurde genommen: { $what }
