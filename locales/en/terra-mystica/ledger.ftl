## Terra Mystica: matches as ledgers

terra-mystica-ledger = Ledger
terra-mystica-ledger-title = Recorded game
terra-mystica-ledger-line = line { $line } of the ledger cannot be played: { $reason }
terra-mystica-ledger-row = row { $row } of the ledger turns out differently here: { $reason }
terra-mystica-ledger-wrong = the ledger cannot be played: { $reason }
terra-mystica-ledger-setup = the setup is incomplete or does not fit: 2 to 5 factions of different colours, six scoring tiles, enough bonus cards
terra-mystica-ledger-unknown = “{ $text }” is not understood
terra-mystica-ledger-refused = “{ $text }” cannot be done here
terra-mystica-ledger-offered = “{ $text }” does not fit: the { $faction } offer { $power } power
terra-mystica-ledger-misplaced = “{ $text }” is at different places in lines and rows
terra-mystica-ledger-unfinished = it ends before everything was done
terra-mystica-ledger-state = { $faction }: { $what }: { $recorded } recorded, { $here } here
terra-mystica-ledger-quantity = { $n ->
    [1] coins
    [2] workers
    [3] priests
    [4] power in bowl I
    [5] power in bowl II
    [6] power in bowl III
    [7] steps on the fire track
    [8] steps on the water track
    [9] steps on the earth track
    [10] steps on the air track
   *[other] points
}
