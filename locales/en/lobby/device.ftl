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
