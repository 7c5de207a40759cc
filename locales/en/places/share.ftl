## Sharing and playing by link

share-title = Fireside: { $title }
share-your-turn = { $name }, your turn in { $game }
share-who = Who plays on this device?
share-who-note = Turn off everyone who plays on another device. They get the link after each of your turns.
share-sits-here = { $name ->
    [You] You play here
   *[other] { $name } plays here
}
share-picture = Picture
share-picture-format = Format of the picture
share-picture-wide = Wide
share-picture-tall = Tall
share-picture-save = Save
share-picture-send = Send…
share-picture-copy = Copy picture
share-picture-text = Copy three lines
share-link = Link
share-copy-link = Copy link
share-system = Share…
share-qr = QR code
share-qr-of = QR code of the link
share-qr-too-long = This link is too long for a QR code that a camera could read. Copy it instead.
share-reveals = Hidden cards are in it: whoever opens it can look. Send it to people you trust.
share-data-reveals = Hidden cards are in the data: whoever opens them can look.
share-file = File
share-file-note = The same match as a file: to keep it, or to open it on another device.
share-notation-note = The { $name }: a text that other programs for this game can read.
share-log = Log
share-log-copy = Copy as text
share-log-text = Text file
share-log-data = Data (JSON)
share-log-title = { $title } ({ $game })
share-log-seat = { $name }, { $who }
share-log-points = { $words } ({ $points })
share-log-result = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

arrive-title = A match was sent to you
arrive-game = { $game }. { $standing }
arrive-keep = Keep and open
arrive-watch = Watch
arrive-about = Fireside: deep board games in the browser, free, without an account. If you only watch, nothing is kept on this device.
arrive-not-now = Not now
arrive-newer = { $moves ->
    [one] It goes on from your match: { $moves } move newer.
   *[other] It goes on from your match: { $moves } moves newer.
}
arrive-take-over = Take over
arrive-older = { $moves ->
    [one] You already have a newer version of this match: { $moves } move further.
   *[other] You already have a newer version of this match: { $moves } moves further.
}
arrive-open-own = Open yours
arrive-contradicts = This link differs from the match on this device: they went different ways. Yours stays as it is.
arrive-beside = Keep as a copy
arrive-copy-title = { $title } (as sent)
arrive-moved-on = The match on this device has moved on in the meantime. Open the link again.

link-broken = This link cannot be opened
link-empty = It is empty: what follows “link/” is missing.
link-too-long = It is far too long for a match and was not read.
link-damaged = It is damaged: a part was lost or changed on the way. Ask for it again, and copy all of it.
link-newer = It was made by a newer version of Fireside. Reload the page to update.
link-no-match = It arrived whole but holds no Fireside match.
link-game = Its game, “{ $name }”, is not part of this version of Fireside.
link-newer-rules = Its match follows newer rules than this page knows. Reload the page to update.
link-options = This game does not have these options.
link-seats = Its seats do not fit the game.
link-answer = Choice number { $number } does not fit the rules of this version of Fireside. It was made by another one.
link-trailing = Something follows the end of the match. It was not made by Fireside.

copied = Copied
log = Log
log-line = { $name ->
    [You] You: { $words }
   *[other] { $name }: { $words }
 }
log-sentence = { $name ->
    [You] You { $words }
   *[other] { $name } { $words }
 }
match-gone = There is no such match on this device any more.
not-copied = The browser did not allow copying.

## Opening a link

open-link-field = Link or text
open-link-note = Paste the link that somebody sent you, or the text of a match.
open-link-go = Open
open-link-paste = Paste
arrive-for-app = Copy for the app on the home screen
arrive-for-app-note = Do you play in the app on your home screen? It has its own storage: open the link there.
arrive-for-app-copied = Copied. Open the app and paste it under “Open a link or text”.
