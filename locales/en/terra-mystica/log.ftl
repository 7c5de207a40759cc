## Terra Mystica: the log

terra-mystica-log-setup = Setting up: { $map }
terra-mystica-log-round = Round { $round }
terra-mystica-log-end = Final scoring
terra-mystica-log-tiles = Scoring tiles: { $tiles }
terra-mystica-log-tile = { $round }: { $tile }
terra-mystica-log-cards = Bonus cards: { $cards }
terra-mystica-log-bonus = Cult bonus: { $bonus }
terra-mystica-log-drew = drew { $terrain }
terra-mystica-log-plays = chose the { $faction }
terra-mystica-log-placed = starting dwelling on { $hex }
terra-mystica-log-card = { $coins ->
    [0] took the bonus card “{ $card }”
    [one] took the bonus card “{ $card }” with 1 coin
   *[other] took the bonus card “{ $card }” with { $coins } coins
}
terra-mystica-log-income = income: { $what }
terra-mystica-log-exchanged = exchanged { $what }
terra-mystica-log-burned = sacrificed { $count } power
terra-mystica-log-bought = { $count ->
    [one] bought 1 spade
   *[other] bought { $count } spades
}
terra-mystica-log-transformed = { $hex } becomes { $terrain }
terra-mystica-log-skipped = over one hex to { $hex }
terra-mystica-log-built = dwelling on { $hex }
terra-mystica-log-upgraded = { $to } on { $hex }, instead of a { $from }
terra-mystica-log-ship = shipping { $level }
terra-mystica-log-digging = cheaper spades
terra-mystica-log-priest = { $steps ->
    [one] sent a priest to { $cult } for 1 step
   *[other] sent a priest to { $cult } for { $steps } steps
}
terra-mystica-log-cult = { $cult } { $step }
terra-mystica-log-lowered = back to { $cult } { $step }
terra-mystica-log-power = power action: { $what }
terra-mystica-log-special = special action: { $what }
terra-mystica-log-bridge = bridge { $ends }
terra-mystica-log-favor = favour tile { $favor }: { $effect }
terra-mystica-log-town = town: { $town }
terra-mystica-log-joined = town over { $hex }
terra-mystica-log-ordained = { $count ->
    [one] 1 worker became a priest
   *[other] { $count } workers became priests
}
terra-mystica-log-forfeited = { $count ->
    [0] did without the rest
    [one] left 1 spade unused
   *[other] left { $count } spades unused
}
terra-mystica-log-got = gained { $what }
terra-mystica-log-leeched = took { $power } power from { $name ->
    [You] you
   *[other] { $name }
} { $cost ->
    [0] for nothing
    [one] for 1 point
   *[other] for { $cost } points
}
terra-mystica-log-declined = declined { $power } power from { $name ->
    [You] you
   *[other] { $name }
}
terra-mystica-log-cultists = all declined: 1 power
terra-mystica-log-passed = passed
terra-mystica-log-left = left the game
terra-mystica-log-area = { $count ->
    [one] Area of 1 building
   *[other] Area of { $count } buildings
}
terra-mystica-log-times = { $what } (× { $count })
terra-mystica-log-by = { $by }: { $what }
terra-mystica-log-by-card = bonus card “{ $card }”
terra-mystica-log-by-favor = favour tile { $favor }
terra-mystica-log-by-leech = power was taken: { $what }
