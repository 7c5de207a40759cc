## Recovery: shown when the program has failed

recovery-title = Da ist etwas schiefgegangen
recovery-what = Fireside ist wegen eines Programmfehlers stehen geblieben. Was gespielt wurde, ist bis zur letzten Entscheidung gespeichert. Lade die Seite neu, um weiterzuspielen; passiert dasselbe noch einmal, speichere die Partie erst als Datei.
recovery-reload = Seite neu laden
recovery-lobby = Neu laden und zur Lobby
recovery-match = Diese Partie als Datei speichern
recovery-all = Alles als Datei speichern
recovery-details = Was passiert ist, für die Entwicklung

## Two tabs with one match

tab-copy = Meine als Kopie behalten
tab-copy-title = { $title } (Kopie)
tab-deleted = Diese Partie wurde in einem anderen Tab gelöscht. Mit deiner nächsten Entscheidung wird sie wieder gespeichert.
tab-newer = Diese Partie wurde in einem anderen Tab weitergespielt. Du siehst den neueren Stand.
tab-odds = Zwei Tabs, zwei Verläufe
tab-odds-what = Diese Partie wurde auch in einem anderen Tab weitergespielt, und zwar anders. Noch ist nichts verloren: Welcher Verlauf geht hier weiter?
tab-second = Diese Partie ist auch in einem anderen Tab offen. Was dort gespielt wird, siehst du hier.
tab-take = Den anderen übernehmen

## Newer versions, installing

update-in-match = nach dieser Partie von selbst
update-ready = Eine neue Version ist bereit.
update-take = Jetzt laden
update-take-menu = Jetzt die neue Version nehmen
install = Installieren
install-how = Fireside auf den Home-Bildschirm legen
install-ios-1 = Tippe in Safaris Leiste auf die Teilen-Taste.
install-ios-2 = Wähle „Zum Home-Bildschirm“.
install-ios-3 = Tippe auf „Hinzufügen“. Danach öffnet sich Fireside wie jede andere App, auch ohne Netz.
