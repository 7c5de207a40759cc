## Table

ask-of = { $name }: { $ask }
auto-off = Auch bei nur einer Möglichkeit fragen
auto-on = Einzige Möglichkeit automatisch wählen
back-to-now = Zurück ins Spiel
bots-down = Das Programm der Bots ist ausgefallen. Bis es wieder läuft, spielen sie nach Augenmaß und denken nicht voraus.
result-owed = Das Ergebnis konnte nicht in die Statistik übernommen werden. Es wird gezählt, sobald das wieder geht.
hint-failed = Der Tipp kam nicht an: Das Programm der Bots ist ausgefallen.
chances-failed = Die Chancen kamen nicht an: Das Programm der Bots ist ausgefallen.
bot-thinks = { $level }, überlegt
confirm-choice = Bestätigen
copy-save = Spielstand als Text kopieren
curtain-lift = Ich bin da
curtain-pass = Gib das Gerät weiter an
end-again = Noch einmal
end-chart = Punkte im Verlauf
end-look = Zum Spieltisch
end-lost = Du hast verloren
end-measure = Was das Diagramm zeigt
end-moments = Momente
end-points-from = Punkte aus
end-shared = { $names } und { $last } gewinnen gemeinsam
end-picture = Das Bild des Abends: { $points }
end-wins = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
}
end-you-win = Du gewinnst
game-over = Das Spiel ist aus
key-redo = R
key-undo-turn = T
log-auto = automatisch
looking-back = Rückblick: { $place }
looking-back-start = Die Partie beginnt
match-broken = Diese Partie lässt sich nicht öffnen
move-now = Jetzt ziehen
only-look = Diese Partie lässt sich nur ansehen
play-on = Ab hier spielen
play-on-what = Beginnt in diesem Moment eine eigene Partie; die andere bleibt, wie sie ist
prompt = Aktuelle Frage
replay = Momente der Partie
replay-pause = Anhalten
replay-play = Partie abspielen
replay-speed = Tempo { $speed } von 3
seat-label = { $name }, { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Spielbereich zeigen.
seat-label-turn = { $name }, { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, jetzt am Zug. Spielbereich zeigen.
seats-at-table = Am Tisch
take-back = Zurücknehmen
thinking = Fortschritt beim Überlegen
drew-face-down = Du hast verdeckt gezogen. Ansehen oder zurücknehmen?
look-at-drawn = Ansehen
thinks = Am Zug: { $name }
to-end = Zum Ergebnis
took-back = { $count ->
    [one] Zurückgenommen, zum ersten Mal in dieser Partie.
   *[other] Zurückgenommen, zum { $count }. Mal in dieser Partie.
}
unpick = Auswahl aufheben
unkept = Dieser Browser hat keinen Platz, um die Partie zu speichern. Du kannst weiterspielen, aber beim Schließen der Seite geht verloren, was neu ist.
your-turn = am Zug

possible = Möglich: { $what }
and = { $one }, { $other }
and-last = { $one } und { $other }

skips = Springen zu
skip-to-prompt = Zur Frage

key-rules = F1
rules-here = Regeln zu dieser Frage

recap = Was seit deinem letzten Zug geschah
recap-again = Noch einmal zeigen
recap-log = Im Protokoll zeigen
heard-more = Mehr im Protokoll.
recap-points = { $words }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
settle-title = Automatische Antworten
settle-note = Gilt für dich in dieser Partie und, bis du es änderst, in den nächsten. Zurücknehmen überspringt solche Antworten.
tab-count = { $count } zur Wahl

boards = Auslagen
boards-all = Alle
boards-last = Zuletzt aktiv
boards-chosen = Ausgewählte
boards-note = Deine eigene Auslage ist immer zu sehen, ebenso jede, um die es bei der Frage geht.
board-of-seat = Auslage: { $name }
