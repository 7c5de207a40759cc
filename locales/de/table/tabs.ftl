## Two tabs with one match

tab-copy = Meine als Kopie behalten
tab-copy-title = { $title } (Kopie)
tab-deleted = Diese Partie wurde in einem anderen Tab gelöscht. Mit deiner nächsten Entscheidung wird sie wieder gespeichert.
tab-newer = Diese Partie wurde in einem anderen Tab weitergespielt. Du siehst den neueren Stand.
tab-odds = In zwei Tabs weitergespielt
tab-odds-what = Diese Partie wurde auch in einem anderen Tab weitergespielt, und zwar anders. Noch ist nichts verloren: Welchen Verlauf willst du hier fortsetzen?
tab-second = Diese Partie ist auch in einem anderen Tab offen. Was dort gespielt wird, siehst du hier.
tab-take = Den anderen übernehmen

update-in-match = die Partie bleibt gespeichert
update-take-menu = Neue Version jetzt laden
recovery-match = Diese Partie als Datei speichern
