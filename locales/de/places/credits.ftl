## About

about-title = Über Fireside
about-version = Version { $version } ({ $date }), Stand { $build }
about-news = Was neu ist
about-report = Ein Problem melden
about-report-what = Der Bericht nennt Version, Browser, Bildschirm und Einstellungen. Er wird nur kopiert: Die Seite selbst verschickt nichts.
about-report-match = Mit der zuletzt gespielten Partie
about-report-match-note = so wie sie gespeichert ist, mit Namen und geheimen Karten
about-report-copy = Bericht kopieren
about-report-where = Am besten schickst du ihn an
about-report-who = Schick ihn der Person, von der du diese Seite hast, und schreib dazu, was du getan hast und was passiert ist.

## Credits

credits-whose = Mitwirkende und Lizenzen
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
