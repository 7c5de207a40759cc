## Rules

rules-after = Weiter
rules-again = Noch einmal versuchen
rules-before = Zurück
rules-contents = Inhalt
rules-first-match = Deine erste Partie „{ $game }“?
rules-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Gefunden in 1 Abschnitt
   *[other] Gefunden in { $count } Abschnitten
}
rules-minute = Das Spiel in einer Minute
rules-minute-read = Verstanden
rules-more = Mehr in den Regeln
rules-no-section = Einen Abschnitt „{ $id }“ gibt es in diesen Regeln nicht. Hier ist ihr Anfang.
rules-search = Regeln durchsuchen
rules-to-match = Zurück zur Partie
rules-trouble = Die Regeln ließen sich nicht laden
rules-trouble-text = Vielleicht gibt es gerade kein Netz. Nichts ist verloren; versuch es noch einmal, wenn es wieder da ist.
rules-turn = Blättern
rules-waiting = Die Regeln werden aufgeschlagen …
rules-length = Wie viel von den Regeln gezeigt wird
rules-short = Kurz gefasst
rules-whole = Vollständig
