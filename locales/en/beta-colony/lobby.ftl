## Beta Colony as the lobby, saved matches and statistics name it

beta-colony-name = Beta Colony
beta-colony-weight = medium
beta-colony-full-name = Beta Colony
beta-colony-short = Beta Colony
beta-colony-minutes = 40–80 min
beta-colony-course = Three cycles of three rounds
beta-colony-goal = Circle the planet and build its colonies
beta-colony-deal = { $players } of five boards, 8 modules on offer
beta-colony-place = Round { $round } of 9
beta-colony-place-setup = Setting up
