## Page

close = Schließen
dismiss = Ausblenden
nowhere-text = Ein Spiel oder eine Seite namens „{ $address }“ gibt es nicht.
nowhere-title = Hier ist nichts
to-lobby = Zur Lobby
part-missing = Dieser Teil von Fireside ist noch nicht da
part-missing-why = Er ließ sich nicht laden. Sobald du wieder Netz hast, kommt er nach; gibt es inzwischen eine neuere Version, kommt er mit ihr.
try-again = Noch einmal versuchen
language-missing = Diese Sprache ließ sich nicht laden. Fireside bleibt bei der jetzigen.
shell-old = Fireside braucht JavaScript, WebAssembly und einen neueren Browser: Chrome 108, Firefox 121, Safari 16 oder neuer.
shell-trouble = Fireside konnte nicht starten: Etwas ist noch nicht angekommen. Prüfe die Verbindung und lade die Seite dann neu.
intro = Große Brettspiele, vollständig und kostenlos: allein gegen starke Gegner oder mit Freunden an diesem Gerät. Ohne Konto und ohne Server: Was du spielst, bleibt bei dir, und einmal geöffnet läuft alles auch ohne Netz.

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
