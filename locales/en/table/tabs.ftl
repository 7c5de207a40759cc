## Two tabs with one match

tab-copy = Keep mine as a copy
tab-copy-title = { $title } (copy)
tab-deleted = This match was deleted in another tab. It is kept again with your next choice.
tab-newer = This match was played on in another tab. You see its newer state.
tab-odds = Two tabs, two courses
tab-odds-what = This match was played on in another tab as well, in another way. Nothing is lost so far: which course goes on here?
tab-second = This match is open in another tab as well. What is played there is shown here.
tab-take = Take the other tab’s

update-in-match = the match is kept
update-take-menu = Take the new version now
recovery-match = Save this match as a file
