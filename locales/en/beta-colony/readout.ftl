## Beta Colony: the position in words

beta-colony-read-now = State of the game
beta-colony-read-turn = { $name ->
    [You] You play now
   *[other] { $name } plays now
}
beta-colony-read-start = { $name ->
    [You] You are the start player
   *[other] { $name } is the start player
}
beta-colony-read-row = Row { $values }: { $modules }
beta-colony-read-none = nothing
beta-colony-read-left = { $count ->
    [one] { $count } module left
   *[other] { $count } modules left
}
beta-colony-read-no-crew = nobody
beta-colony-read-crew-of = { $name } { $count }
beta-colony-read-name = { $name }
beta-colony-read-points = { $now ->
    [one] { $now } point
   *[other] { $now } points
} now, { $then } if the game ended now
beta-colony-read-dice = Dice: { $dice }
beta-colony-read-materials = Materials: { $what }
beta-colony-read-space = { $space }; { $beside }
beta-colony-read-stops = Track: { $stops }
beta-colony-read-track = { $colony }: track { $at }, { $crew } crew, majority { $points }
beta-colony-read-achievements = Achievements: { $what }
