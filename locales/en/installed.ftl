## Recovery: shown when the program has failed

recovery-title = Something went wrong
recovery-what = Fireside has stopped because of a mistake in the program. What was played is kept up to the last choice. Reload the page to go on; if the same happens again, save the match as a file first.
recovery-reload = Reload the page
recovery-lobby = Reload and go to the lobby
recovery-match = Save this match as a file
recovery-all = Save everything as a file
recovery-details = What happened, for the authors

## Two tabs with one match

tab-copy = Keep mine as a copy
tab-copy-title = { $title } (copy)
tab-deleted = This match was deleted in another tab. It is kept again with your next choice.
tab-newer = This match was played on in another tab. You see its newer state.
tab-odds = Two tabs, two courses
tab-odds-what = This match was played on in another tab as well, in another way. Nothing is lost so far: which course goes on here?
tab-second = This match is open in another tab as well. What is played there is shown here.
tab-take = Take the other tab’s

## Newer versions, installing

update-in-match = the match is kept
update-ready = A new version is ready.
update-take = Take it now
update-take-menu = Take the new version now
install = Install
install-how = Put Fireside on your home screen
install-ios-1 = Tap the share button in Safari’s bar.
install-ios-2 = Choose “Add to Home Screen”.
install-ios-3 = Tap “Add”. Fireside then opens like any other app, also without a network.
