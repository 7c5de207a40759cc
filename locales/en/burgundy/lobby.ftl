## Burgundy as the lobby, saved matches and statistics name it

burgundy-name = Burgundy
burgundy-full-name = The Castles of Burgundy: The Card Game
burgundy-weight = easy
burgundy-solo = Solo against Egon
burgundy-minutes = 20–45 min
burgundy-course = Five phases of six rounds
burgundy-goal = Fill your estate with triples
burgundy-deal = { $players ->
    [1] Egon is your opponent
    [2] 7 cards in the display
    [3] 10 cards in the display
   *[other] 13 cards in the display
}
burgundy-rival = Egon
burgundy-place = Phase { $letter }, round { $round }
burgundy-short = Burgundy
