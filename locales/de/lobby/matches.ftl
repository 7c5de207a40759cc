## The list of matches

find = Suchen
find-show = Welche Partien
find-sort = Reihenfolge
find-all = Alle
find-running = Laufende
find-finished = Beendete
sort-played = Zuletzt gespielt
sort-begun = Zuletzt begonnen
sort-game = Nach Spiel
sort-turn = Mein Zug zuerst
sort-finished = Beendete zuerst
find-count = { $n ->
    [0] Keine Partie gefunden
    [one] { $n } Partie gefunden
   *[other] { $n } Partien gefunden
}
find-more = { $n } weitere von { $rest } zeigen
find-nothing = Nichts gefunden.
find-clear = Alle Partien zeigen
file-is-backup = Die Datei ist die Sicherung eines ganzen Geräts. Importiere sie unter „Speicher“ über der Liste.
share = Teilen

turn-away = { $name ->
    [Du] wartet auf dich
   *[other] wartet auf { $name }
}

open-link = Link oder Text öffnen
storage = Speicher
save-answer = Entscheidung Nummer { $number } passt nicht mehr zu den Regeln. Du siehst den letzten Moment, der noch passt; der Spielstand bleibt, wie er ist.
save-newer = Eine neuere Version von Fireside hat den Spielstand gespeichert. Lade die Seite neu, um zu aktualisieren.
save-other-game = Der Spielstand gehört zu einem anderen Spiel.
save-seats = Die Plätze passen nicht zur Aufzeichnung.
save-too-long = Der Spielstand enthält weit mehr Entscheidungen, als eine Partie haben kann. Du siehst den Anfang; der Spielstand bleibt, wie er ist.
save-unreadable = Der Spielstand ist beschädigt.
