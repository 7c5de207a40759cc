## Terra Mystica: what is coming

terra-mystica-next-income = Nächstes Einkommen: { $what }
terra-mystica-next-bonus = Kultbonus am Rundenende: { $what }
terra-mystica-next-steps = { $steps ->
    [one] 1 Stufe mehr in { $cult } bringt mehr davon
   *[other] { $steps } Stufen mehr in { $cult } bringen mehr davon
}
terra-mystica-next-lost = { $count ->
    [one] Davon verfällt 1 Macht
   *[other] Davon verfallen { $count } Macht
}
terra-mystica-next-order = Reihenfolge der nächsten Runde: { $names }
terra-mystica-afford-now = Noch bezahlbar: { $what }
terra-mystica-afford-exchange = Mit Tauschen auch: { $what }
terra-mystica-afford-shipping = Schifffahrt
terra-mystica-afford-spades = billigere Spaten
terra-mystica-afford-priest = Priester für einen Kult
terra-mystica-afford-power = Machtaktion ({ $what })
terra-mystica-projected-cult = { $cult }, Stufe { $step }
terra-mystica-projected-total = insgesamt

## Terra Mystica: the position in words

terra-mystica-read-now = Stand der Partie
terra-mystica-read-turn = Wählt: { $name }
terra-mystica-read-order = Reihenfolge: { $names }
terra-mystica-read-passed = Gepasst: { $names }
terra-mystica-read-round = Runde { $round }: { $tile }
terra-mystica-read-tiles = Aktionen, Karten und Plättchen
terra-mystica-read-actions = Noch freie Machtaktionen: { $what }
terra-mystica-read-card = { $coins ->
    [0] { $card }
    [one] { $card } mit 1 Münze
   *[other] { $card } mit { $coins } Münzen
}
terra-mystica-read-cards = Freie Bonuskarten: { $what }
terra-mystica-read-favors = Gunstplättchen im Vorrat: { $what }
terra-mystica-read-towns = Stadtmarken im Vorrat: { $what }
terra-mystica-read-cults = Kulte
terra-mystica-read-step = { $name } { $step }
terra-mystica-read-cult = { $cult }: { $steps }. { $count ->
    [0] Kein Platz frei
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
terra-mystica-read-map = Karte
terra-mystica-read-land = Freies Land, { $terrain }: { $hexes }
terra-mystica-read-bridge = { $name ->
    [You] Deine Brücke: { $ends }
   *[other] Brücke von { $name }: { $ends }
}
terra-mystica-read-reach = In deiner Reichweite: { $hexes }
terra-mystica-read-beside = Reihe { $row }, was daneben liegt: { $what }
terra-mystica-read-no-faction = Noch kein Volk
terra-mystica-read-player = { $name }: { $faction }
terra-mystica-read-building = { $building }: { $hexes }
terra-mystica-read-own-favors = Gunstplättchen: { $what }
terra-mystica-read-own-towns = { $keys ->
    [0] Städte: { $what }; kein Schlüssel übrig
   *[other] Städte: { $what }; { $keys } Schlüssel übrig
}
terra-mystica-read-own-card = Bonuskarte: { $card }
terra-mystica-read-used = In dieser Runde genutzt: { $what }
terra-mystica-read-bowls = Macht in den drei Schalen: { $one }, { $two }, { $three }
terra-mystica-read-shipping = Schifffahrt { $level }
terra-mystica-read-digging = Ein Spaten kostet { $cost }
terra-mystica-read-projected = Wenn jetzt Schluss wäre: { $what }
