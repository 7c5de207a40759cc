## Two tabs with one match

tab-copy = Keep mine as a copy
tab-copy-title = { $title } (copy)
tab-deleted = This match was deleted in another tab. Your next choice keeps it again.
tab-newer = This match was played on in another tab. You see its newer state.
tab-odds = Played on in two tabs
tab-odds-what = This match was also played on in another tab, in a different way. Nothing is lost so far: which version continues here?
tab-second = This match is also open in another tab. What is played there is shown here.
tab-take = Take the other tab’s

update-in-match = the match is kept
update-take-menu = Update now
recovery-match = Save this match as a file
