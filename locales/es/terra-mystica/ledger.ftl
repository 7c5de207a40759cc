## Terra Mystica: matches as ledgers

# As in English.
terra-mystica-ledger = Ledger
terra-mystica-ledger-title = Partida registrada
terra-mystica-ledger-line = la línea { $line } del ledger no se puede jugar: { $reason }
terra-mystica-ledger-row = la fila { $row } del ledger sale distinta aquí: { $reason }
terra-mystica-ledger-wrong = el ledger no se puede jugar: { $reason }
