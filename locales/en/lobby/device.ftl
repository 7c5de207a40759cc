## Recovery: shown when the program has failed

shell-recovery-title = Something went wrong
shell-recovery-what = Fireside has stopped because of a mistake in the program. What was played is kept up to the last choice. Reload the page to go on; if the same happens again, save the match as a file first.
shell-recovery-reload = Reload the page
shell-recovery-lobby = Reload and go to the lobby
shell-recovery-back = Go back one answer
shell-recovery-all = Save everything as a file
recovery-details = What happened, for the authors

## Newer versions, installing

update-ready = A new version is ready.
update-take = Take it now
install = Install
