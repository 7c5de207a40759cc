## Lobby

fireside = Fireside
offline-ready = Offline spielbereit
unofficial = Inoffizielles Fanprojekt, ohne Material der Verlage
credits-link = Mitwirkende und Lizenzen
cancel = Abbrechen
save = Speichern
you = Du

new-game = Neue Partie
new-game-of = Neue Partie { $game }: { $players }, { $more }
players-range = { $from }–{ $to } Personen
coming = Bald

last-played = Zuletzt gespielt
go-on = Weiter
see-end = Zum Ergebnis
go-on-with = { $what }: { $title }
solo-title = { $game } solo
place-then = { $place }: { $whose }
turn-yours = du bist am Zug
turn-of = { $name ->
    [Du] du bist am Zug
   *[other] { $name } ist am Zug
}
ended = beendet
ended-you-won = beendet: du hast gewonnen
ended-won = { $name ->
    [Du] beendet: du hast gewonnen
   *[other] beendet: { $name } hat gewonnen
}
ended-shared = beendet, gemeinsamer Sieg: { $names } und { $last }
list-more = { $names }, { $name }

saves = Gespeicherte Partien
saves-count = { $n } auf diesem Gerät
saves-empty = Hier ist noch nichts. Such dir ein Spiel aus und nimm Platz: Jede Partie wird nach jeder Entscheidung auf diesem Gerät gespeichert.
saves-no-more = Keine weiteren Partien. Jede, die du beginnst, bleibt hier, bis du sie löschst.
more-of = Mehr: { $title }
broken-title = Eine beschädigte Partie
broken-why = Lässt sich nicht öffnen:
kept-newer = Ein neueres Fireside hat sie gespeichert. Lade die Seite neu, um es zu bekommen.
kept-damaged = Ihr Text ist beschädigt ({ $why }).
kept-no-game = Ihr Spiel gehört nicht zu diesem Fireside.
save-as-file = Als Datei speichern
rename = Umbenennen
rename-title = Partie umbenennen
rename-field = Name der Partie
rename-note = Leer: der Name des Spiels.
delete = Löschen
duplicate = Duplizieren
file-no-match = In der Datei steckt keine Partie von Fireside.
file-too-large = Die Datei ist viel zu groß für eine Partie.
not-taken-in = Die Partie wurde nicht aufgenommen. { $why }
open-file = Partie aus Datei öffnen
taken-in = Die Partie steht jetzt in deiner Liste.
deleted = „{ $title }“ ist gelöscht.
storage-full = Der Browser hat dafür keinen Platz mehr. Lösche eine Partie, die du nicht mehr brauchst.

## Games in the lobby

burgundy-name = Burgund
burgundy-full-name = Die Burgen von Burgund: Das Kartenspiel
burgundy-more = solo gegen Egon
burgundy-solo = Solo gegen Egon
burgundy-minutes = 20–45 Minuten
burgundy-course = Fünf Durchgänge zu sechs Runden
burgundy-goal = Fülle dein Fürstentum mit Drillingen
burgundy-deal = { $players ->
    [1] Egon ist dein Gegner
    [2] 7 Karten in der Auslage
    [3] 10 Karten in der Auslage
   *[other] 13 Karten in der Auslage
}
burgundy-start-workers = Arbeiter zu Beginn
burgundy-start-workers-note = nach Platz, vom ersten an
innovation-name = Innovation
innovation-full-name = Innovation
innovation-more = zu viert auch in Teams
innovation-minutes = 30–60 Minuten
innovation-course = Zehn Zeitalter, vom Rad bis zum Internet
innovation-goal = Sichere dir Errungenschaften vor den anderen
innovation-deal = { $players ->
    [2] 6 Errungenschaften gewinnen
    [3] 5 Errungenschaften gewinnen
   *[other] 4 Errungenschaften gewinnen, in Teams 6
}
terra-mystica-name = Terra Mystica
terra-mystica-more = 14 Völker, drei Spielpläne
beta-colony-name = Beta Colony
beta-colony-more = fünf Spielpläne
