## The position in words

burgundy-read-now = State of the game
burgundy-read-turn = { $name ->
    [You] You play now
   *[other] { $name } plays now
}
burgundy-read-start = { $name ->
    [You] You are the start player
   *[other] { $name } is the start player
}
burgundy-read-start-turned = { $name ->
    [You] You start the next phase
   *[other] { $name } starts the next phase
}
burgundy-read-played = Played this turn: { $dice }
burgundy-read-die = a { $die }
burgundy-read-none = empty
burgundy-read-row = Row { $row }: { $cards }
burgundy-read-bonuses = Bonuses
burgundy-read-first-open = First triple of { $kind }: still open
burgundy-read-first-won = First triple of { $kind }: { $name }
burgundy-read-seven-open = All seven kinds, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: still open
burgundy-read-seven-won = All seven kinds, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $name }
burgundy-read-name = { $name }
burgundy-read-projects = Projects: { $cards }
burgundy-read-card = { $card } with die { $die }
burgundy-read-hand = Dice in hand: { $dice }
burgundy-read-bought = Bought: { $cards }
