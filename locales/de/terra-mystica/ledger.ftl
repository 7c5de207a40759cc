## Terra Mystica: matches as ledgers

# As in English.
terra-mystica-ledger = Ledger
terra-mystica-ledger-title = Aufgezeichnete Partie
terra-mystica-ledger-line = Zeile { $line } des Ledgers lässt sich nicht spielen: { $reason }
terra-mystica-ledger-row = Reihe { $row } des Ledgers geht hier anders aus: { $reason }
terra-mystica-ledger-wrong = Das Ledger lässt sich nicht spielen: { $reason }
