## Lobby

# As in English.
fireside = Fireside
offline-ready = Offline spielbereit
offline-coming = Wird offline verfügbar …
unofficial = Inoffizielles Fanprojekt, ohne Material der Verlage
credits-link = Über Fireside
cancel = Abbrechen
save = Speichern
you = Du

new-game = Neue Partie
players-range = { $from }–{ $to } Personen
learn-offer = In 5 Minuten lernen

last-played = Zuletzt gespielt
go-on = Weiter
see-end = Zum Ergebnis
go-on-with = { $what }: { $title }
# As in English.
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
broken-title = Beschädigte Partie
broken-why = Lässt sich nicht öffnen:
kept-newer = Eine neuere Version von Fireside hat den Spielstand gespeichert. Lade die Seite neu, um zu aktualisieren.
kept-damaged = Der Spielstand ist beschädigt.
kept-no-game = Dieses Spiel gibt es in diesem Fireside nicht.
kept-branch = Abzweig, zählt nicht
kept-watched = Zählt nicht
save-as-file = Als Datei speichern
rename = Umbenennen
rename-title = Partie umbenennen
rename-field = Name der Partie
rename-note = Leer: der Name des Spiels.
delete = Löschen
duplicate = Duplizieren
file-no-match = Die Datei enthält keine Partie von Fireside.
file-too-large = Die Datei ist viel zu groß für eine Partie.
not-taken-in = Die Partie wurde nicht importiert: { $why }
open-file = Partie aus Datei öffnen
taken-in = Die Partie steht jetzt in deiner Liste.
deleted = „{ $title }“ ist gelöscht.
storage-full = Der Browser hat dafür keinen Platz mehr. Lösche eine Partie, die du nicht mehr brauchst.

new-game-heading = Neue Partie { $game }
new-game-long = { $game }
colour-1 = Rosa
colour-2 = Blau
colour-3 = Grün
colour-4 = Violett
colour-5 = Türkis
begin-failed = Dieses Spiel lässt sich hier nicht starten. Lade die Seite bitte neu.
