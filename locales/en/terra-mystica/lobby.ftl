## Terra Mystica as the lobby, saved matches and statistics name it

terra-mystica-name = Terra Mystica
terra-mystica-weight = hard
terra-mystica-full-name = Terra Mystica
terra-mystica-short = Terra Mystica
terra-mystica-minutes = 60–150 min
terra-mystica-course = Six rounds of building, then area and cults
terra-mystica-goal = Change the land, build, and climb in the cults
terra-mystica-deal = { $players ->
    [2] 5 bonus cards in play, 6 scoring tiles
    [3] 6 bonus cards in play, 6 scoring tiles
    [4] 7 bonus cards in play, 6 scoring tiles
   *[other] 8 bonus cards in play, 6 scoring tiles
}
terra-mystica-place = Round { $round } of 6
terra-mystica-place-setup = Setting up
