## Playing by link

away-waiting = { $name ->
    [You] Waiting for you
   *[other] Waiting for { $name }
}
away-send = { $name ->
    [You] Send yourself the link, then open the one that comes back.
   *[other] Send { $name } the link, then open the one that comes back.
}
away-more = QR code and more ways
away-copied = The link is copied. Send it on.
away-paste = Paste reply
away-seat = plays by link
away-seat-turn = to play, by link
watched = It is not kept on this device. To keep it, open its link again.
