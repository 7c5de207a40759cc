## Terra Mystica: matches as ledgers

terra-mystica-ledger = Mitschrift
terra-mystica-ledger-title = Aufgezeichnete Partie
terra-mystica-ledger-line = Zeile { $line } der Mitschrift lässt sich nicht spielen: { $reason }
terra-mystica-ledger-row = Reihe { $row } der Mitschrift geht hier anders aus: { $reason }
terra-mystica-ledger-wrong = Die Mitschrift lässt sich nicht spielen: { $reason }
terra-mystica-ledger-setup = Der Aufbau ist unvollständig oder passt nicht: 2 bis 5 Völker verschiedener Farben, sechs Wertungsplättchen, genug Bonuskarten
terra-mystica-ledger-unknown = „{ $text }“ ist nicht verständlich
terra-mystica-ledger-refused = „{ $text }“ geht hier nicht
terra-mystica-ledger-offered = „{ $text }“ passt nicht: { $faction } bieten { $power } Macht an
terra-mystica-ledger-misplaced = „{ $text }“ steht in Zeilen und Reihen an verschiedenen Stellen
terra-mystica-ledger-unfinished = Es endet, bevor alles getan ist
terra-mystica-ledger-state = { $faction }: { $what }: { $recorded } aufgezeichnet, { $here } hier
terra-mystica-ledger-quantity = { $n ->
    [1] Münzen
    [2] Arbeiter
    [3] Priester
    [4] Macht in Schale I
    [5] Macht in Schale II
    [6] Macht in Schale III
    [7] Stufen in Feuer
    [8] Stufen in Wasser
    [9] Stufen in Erde
    [10] Stufen in Luft
   *[other] Punkte
}
