## Page

and = { $one }, { $other }
close = Schließen
dismiss = Ausblenden
nowhere-text = Ein Spiel oder eine Seite namens „{ $address }“ gibt es nicht.
nowhere-title = Hier ist nichts
to-lobby = Zur Lobby

## Credits

credits-title = Mitwirkende und Lizenzen
credits-unofficial = Fireside ist ein inoffizielles Fanprojekt. Es verwendet keine Bilder, Logos oder Texte eines Verlags. Die Spiele sind das Werk ihrer Autoren und Verlage.
credits-games = Spiele
credits-icons = Symbole
credits-icons-by = Gezeichnet von { $names }.
credits-icons-changed = Einige wurden umgefärbt, beschnitten oder mit eigenen Zeichnungen kombiniert.
credits-fonts = Schriften
credits-fonts-licence = Auf lateinische Zeichen beschränkt, unter der
credits-libraries = Bibliotheken
credits-libraries-list = In die Seite und ihren Worker kompiliert, nach Lizenzen:
credits-own = Fireside selbst
credits-own-licence = Alles andere hat Fireside selbst gemacht; es steht unter der MIT-Lizenz.
part-missing = Dieser Teil von Fireside ist noch nicht da
part-missing-why = Er ließ sich nicht laden. Mit Netz kommt er; sobald alles gespeichert ist, läuft Fireside auch ohne.
try-again = Noch einmal
language-missing = Diese Sprache ließ sich nicht laden. Fireside bleibt bei der, die es spricht.
percent = { $n } %
shell-trouble = Fireside konnte nicht starten. Nötig ist ein aktueller Browser mit WebAssembly; wenn deiner das ist, lade die Seite neu.
intro = Große Brettspiele, vollständig und kostenlos: allein gegen starke Gegner oder mit Freunden um dieses Gerät. Ohne Konto und ohne Server: Was du spielst, bleibt bei dir, und einmal geöffnet läuft alles auch ohne Netz.
