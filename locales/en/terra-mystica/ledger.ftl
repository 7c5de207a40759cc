## Terra Mystica: matches as ledgers

terra-mystica-ledger = Ledger
terra-mystica-ledger-title = Recorded game
terra-mystica-ledger-line = line { $line } of the ledger cannot be played: { $reason }
terra-mystica-ledger-row = row { $row } of the ledger turns out differently here: { $reason }
terra-mystica-ledger-wrong = the ledger cannot be played: { $reason }
