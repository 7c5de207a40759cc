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
