## Recovery: shown when the program has failed

recovery-title = Something went wrong
recovery-what = Fireside has stopped because of a mistake in the program. What was played is kept up to the last choice. Reload the page to go on; if the same happens again, save the match as a file first.
recovery-reload = Reload the page
recovery-lobby = Reload and go to the lobby
recovery-back = Go back one answer
recovery-match = Save this match as a file
recovery-all = Save everything as a file
recovery-details = What happened, for the authors

## Newer versions, installing

update-ready = A new version is ready.
update-take = Take it now
install = Install
install-how = Put Fireside on your home screen
install-ios-1 = Tap the share button in Safari’s bar.
install-ios-2 = Choose “Add to Home Screen”.
install-ios-3 = Tap “Add”. Fireside then opens like any other app, also without a network.
