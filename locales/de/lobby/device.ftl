## Recovery: shown when the program has failed

recovery-title = Da ist etwas schiefgegangen
recovery-what = Fireside ist wegen eines Programmfehlers stehen geblieben. Was gespielt wurde, ist bis zur letzten Entscheidung gespeichert. Lade die Seite neu, um weiterzuspielen; passiert dasselbe noch einmal, speichere die Partie erst als Datei.
recovery-reload = Seite neu laden
recovery-lobby = Neu laden und zur Lobby
recovery-back = Eine Antwort zurückgehen
recovery-match = Diese Partie als Datei speichern
recovery-all = Alles als Datei speichern
recovery-details = Was passiert ist, für die Entwicklung

## Newer versions, installing

update-ready = Eine neue Version ist bereit.
update-take = Jetzt laden
install = Installieren
