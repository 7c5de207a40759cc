## Recovery: shown when the program has failed

shell-recovery-title = Da ist etwas schiefgegangen
shell-recovery-what = Fireside ist wegen eines Programmfehlers stehen geblieben. Was gespielt wurde, ist bis zur letzten Entscheidung gespeichert. Lade die Seite neu, um weiterzuspielen; passiert dasselbe noch einmal, speichere die Partie erst als Datei.
shell-recovery-reload = Seite neu laden
shell-recovery-lobby = Neu laden und zur Lobby
shell-recovery-back = Eine Entscheidung zurückgehen
shell-recovery-all = Alles als Datei speichern
recovery-details = Technische Einzelheiten

## Newer versions, installing

update-ready = Eine neue Version ist bereit.
update-take = Jetzt aktualisieren
install = Installieren
