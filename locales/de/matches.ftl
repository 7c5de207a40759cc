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
sort-turn = Am Zug zuerst
sort-finished = Beendete zuerst
find-count = { $n ->
    [0] Keine Partie gefunden
    [one] { $n } Partie gefunden
   *[other] { $n } Partien gefunden
}
find-more = { $n } von { $rest } weiteren zeigen
find-nothing = Keine Partie passt.
find-clear = Alle Partien zeigen
file-is-backup = Die Datei enthält alles von einem Gerät. Nimm sie unter „Speicher“ über der Liste auf.
