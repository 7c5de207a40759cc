## Recovery: shown when the program has failed

shell-recovery-title = Something went wrong
shell-recovery-what = Fireside has stopped because of an error in the program. What was played is kept up to the last choice. Reload the page to go on; if it happens again, save the match as a file first.
shell-recovery-reload = Reload the page
shell-recovery-lobby = Reload and go to the lobby
shell-recovery-back = Go back one answer
shell-recovery-all = Save everything as a file
recovery-details = What happened, for the authors

## Newer versions, installing

update-ready = A new version is ready.
update-take = Update now
install = Install
