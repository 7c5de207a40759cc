## Page

close = Schließen
dismiss = Ausblenden
nowhere-text = Ein Spiel oder eine Seite namens „{ $address }“ gibt es nicht.
nowhere-title = Hier ist nichts
to-lobby = Zur Lobby
part-missing = Dieser Teil von Fireside ist noch nicht da
part-missing-why = Er ließ sich nicht laden. Mit Netz kommt er; sobald alles gespeichert ist, läuft Fireside auch ohne.
try-again = Noch einmal versuchen
language-missing = Diese Sprache ließ sich nicht laden. Fireside bleibt bei der jetzigen.
shell-trouble = Fireside konnte nicht starten. Nötig ist ein aktueller Browser mit WebAssembly; wenn deiner das ist, lade die Seite neu.
intro = Große Brettspiele, vollständig und kostenlos: allein gegen starke Gegner oder mit Freunden um dieses Gerät. Ohne Konto und ohne Server: Was du spielst, bleibt bei dir, und einmal geöffnet läuft alles auch ohne Netz.

## Said in more places than one

rules = Regeln
rules-of = Regeln: { $game }
settings = Einstellungen
theme-turn = Zwischen hell und dunkel wechseln
stats-title = Statistik
level-easy = Leicht
level-expert = Experte
level-hard = Schwer
level-medium = Mittel
undo = Rückgängig
