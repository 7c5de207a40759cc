## Sharing and playing by link

# As in English.
share-title = Fireside: { $title }
share-your-turn = { $name }, du bist dran bei { $game }
share-who = Wer spielt an diesem Gerät?
share-who-note = Schalte alle aus, die auf einem anderen Gerät spielen. Sie bekommen nach jedem deiner Züge den Link von dir.
share-sits-here = { $name ->
    [Du] Du spielst hier
   *[other] { $name } spielt hier
}
share-picture = Bild
share-picture-format = Format des Bildes
share-picture-wide = Quer
share-picture-tall = Hoch
share-picture-save = Speichern
share-picture-send = Senden …
share-picture-copy = Bild kopieren
share-picture-text = Drei Zeilen kopieren
# As in English.
share-link = Link
share-copy-link = Link kopieren
share-system = Teilen …
share-qr = QR-Code
share-qr-of = QR-Code des Links
share-qr-too-long = Dieser Link ist zu lang für einen QR-Code, den eine Kamera lesen könnte. Kopiere ihn stattdessen.
share-reveals = Auch geheime Karten stecken darin: Wer das öffnet, kann nachsehen. Schick es nur Leuten, denen du vertraust.
share-data-reveals = In den Daten stehen auch geheime Karten: Wer sie öffnet, kann nachsehen.
share-file = Datei
share-file-note = Dieselbe Partie als Datei: zum Aufheben oder um sie auf einem anderen Gerät zu öffnen.
share-notation-note = { $name }: ein Text, den andere Programme für dieses Spiel lesen.
share-log = Protokoll
share-log-copy = Als Text kopieren
share-log-text = Textdatei
share-log-data = Daten (JSON)
share-log-title = { $title } ({ $game })
share-log-seat = { $name }, { $who }
share-log-points = { $words } ({ $points })
share-log-result = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

arrive-title = Dir wurde eine Partie geschickt
arrive-game = { $game }. { $standing }
arrive-keep = Behalten und öffnen
arrive-watch = Ansehen
arrive-about = Fireside: große Brettspiele im Browser, kostenlos und ohne Konto. Wer nur zusieht, behält nichts auf diesem Gerät.
arrive-not-now = Jetzt nicht
arrive-newer = { $moves ->
    [one] Sie setzt deine Partie fort und ist { $moves } Zug weiter.
   *[other] Sie setzt deine Partie fort und ist { $moves } Züge weiter.
}
arrive-take-over = Übernehmen
arrive-older = { $moves ->
    [one] Du hast schon einen neueren Stand dieser Partie: Er ist { $moves } Zug weiter.
   *[other] Du hast schon einen neueren Stand dieser Partie: Er ist { $moves } Züge weiter.
}
arrive-open-own = Eigene öffnen
arrive-contradicts = Dieser Link passt nicht zur Partie auf diesem Gerät: Sie wurden verschieden weitergespielt. Deine bleibt, wie sie ist.
arrive-beside = Als Kopie behalten
arrive-copy-title = { $title } (wie erhalten)
arrive-moved-on = Die Partie auf diesem Gerät ist inzwischen weitergegangen. Öffne den Link noch einmal.

link-broken = Dieser Link lässt sich nicht öffnen
link-empty = Er ist leer: Was nach „link/“ kommt, fehlt.
link-too-long = Er ist viel zu lang für eine Partie und wurde nicht gelesen.
link-damaged = Er ist beschädigt: Unterwegs ging etwas verloren oder wurde verändert. Lass ihn dir noch einmal schicken und kopiere ihn ganz.
link-newer = Er stammt aus einer neueren Version von Fireside. Lade die Seite neu, um zu aktualisieren.
link-no-match = Er ist heil angekommen, enthält aber keine Partie von Fireside.
link-game = Sein Spiel, „{ $name }“, gibt es in diesem Fireside nicht.
link-newer-rules = Seine Partie folgt neueren Regeln, als diese Seite kennt. Lade die Seite neu, um zu aktualisieren.
link-options = Diese Optionen gibt es in diesem Spiel nicht.
link-seats = Seine Plätze passen nicht zum Spiel.
link-answer = Entscheidung Nummer { $number } passt nicht zu den Regeln dieses Fireside. Der Link stammt aus einer anderen Version.
link-trailing = Nach dem Ende der Partie kommt noch etwas. Von Fireside stammt das nicht.

copied = Kopiert
log = Protokoll
log-line = { $name ->
    [You] Du: { $words }
   *[other] { $name }: { $words }
 }
log-sentence = { $name ->
    [You] Du hast { $words }
   *[other] { $name } hat { $words }
 }
match-gone = Diese Partie gibt es auf diesem Gerät nicht mehr.
not-copied = Der Browser hat das Kopieren nicht erlaubt.

## Opening a link

open-link-field = Link oder Text
open-link-note = Füge den Link ein, den dir jemand geschickt hat, oder den Text einer Partie.
open-link-go = Öffnen
open-link-paste = Einfügen
arrive-for-app = Für die App auf dem Home-Bildschirm kopieren
arrive-for-app-note = Spielst du in der App auf deinem Home-Bildschirm? Sie hat ihren eigenen Speicher: Öffne den Link dort.
arrive-for-app-copied = Kopiert. Öffne die App und füge ihn unter „Link oder Text öffnen“ ein.
