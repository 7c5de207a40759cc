## Playing by link

away-waiting = { $name ->
    [Du] Warten auf dich
   *[other] Warten auf { $name }
}
away-send = { $name ->
    [Du] Schick dir den Link und öffne dann den, der zurückkommt.
   *[other] Schick den Link an { $name } und öffne dann den, der zurückkommt.
}
away-more = QR-Code und weitere Wege
away-copied = Der Link ist kopiert. Schick ihn weiter.
away-paste = Antwort einfügen
away-seat = spielt per Link
away-seat-turn = am Zug, per Link
watched = Sie ist nicht auf diesem Gerät gespeichert. Öffne den Link noch einmal, um sie zu behalten.
