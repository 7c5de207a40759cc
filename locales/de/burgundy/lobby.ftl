## Burgundy as the lobby, saved matches and statistics name it

burgundy-name = Burgund
burgundy-full-name = Die Burgen von Burgund: Das Kartenspiel
burgundy-weight = einfach
burgundy-solo = Solo gegen Egon
burgundy-minutes = 20–45 Min.
burgundy-course = Fünf Durchgänge zu sechs Runden
burgundy-goal = Fülle dein Fürstentum mit Drillingen
burgundy-deal = { $players ->
    [1] Egon ist dein Gegner
    [2] 7 Karten in der Auslage
    [3] 10 Karten in der Auslage
   *[other] 13 Karten in der Auslage
}
# As in English.
burgundy-rival = Egon
burgundy-place = Durchgang { $letter }, Runde { $round }
burgundy-short = Burgund
