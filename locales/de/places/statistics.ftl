## Statistics

stats-menu = Mehr: Statistik
stats-as-json = Als Datei speichern (JSON)
stats-as-csv = Als Tabelle speichern (CSV)
stats-reset = Zurücksetzen
stats-reset-title = Statistik zurücksetzen?
stats-reset-ask = Alle Ergebnisse auf diesem Gerät werden vergessen, auch die der Spiele des Tages. Deine Partien bleiben.
stats-was-reset = Die Statistik ist jetzt leer.
stats-empty = Noch nichts zu zählen. Jede Partie, die du auf diesem Gerät beendest, erscheint hier.
stats-unreadable = Die Statistik lässt sich nicht lesen
stats-damaged = Die gespeicherten Daten sind beschädigt. Gezählt wird erst wieder, wenn sie zurückgesetzt sind.
stats-newer = Eine neuere Version von Fireside hat sie gespeichert. Lade die Seite neu, um zu aktualisieren.
stats-none-fit = Keine Partie passt zu dieser Auswahl.
stats-count = { $n ->
    [one] { $n } Partie gezählt
   *[other] { $n } Partien gezählt
}

stats-who = Wer
stats-all-games = Alle Spiele
stats-all-opponents = Alle Gegner
stats-all-counts = Alle Tischgrößen
stats-alone = Allein
stats-people = Menschen an diesem Gerät
stats-other = Andere Partien

stats-played = Gespielt
stats-won = Gewonnen
stats-average = Schnitt
stats-best = Bestwert
stats-points-each = Punkte je Partie
stats-streak = { $n }-mal in Folge gewonnen
stats-form = { $n ->
    [one] Die letzte Partie
   *[other] Die letzten { $n } Partien
}
stats-form-won = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, gewonnen
stats-form-lost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stats-spread = Punkteverteilung
stats-range = { $from }–{ $to }
stats-bin = { $n ->
    [one] { $points } Punkte: { $n } Partie
   *[other] { $points } Punkte: { $n } Partien
}
stats-by-opponent = Nach stärkstem Gegner
stats-by-players = Nach Tischgröße
stats-by-game = Nach Spiel
stats-by-day = Spiele des Tages

percent = { $n } %
