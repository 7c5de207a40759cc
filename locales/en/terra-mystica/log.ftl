## Terra Mystica: the log

terra-mystica-log-setup = Setting up: { $map }
terra-mystica-log-round = Round { $round }
terra-mystica-log-end = Final scoring
terra-mystica-log-tiles = Scoring tiles: { $tiles }
terra-mystica-log-tile = { $round }: { $tile }
terra-mystica-log-cards = Bonus cards: { $cards }
terra-mystica-log-bonus = Cult bonus: { $bonus }
terra-mystica-did-drew = drew { $terrain }
terra-mystica-did-plays = chose the { $faction }
terra-mystica-did-placed = placed a starting dwelling on { $hex }
terra-mystica-did-card = { $coins ->
    [0] took the bonus card “{ $card }”
    [one] took the bonus card “{ $card }” with 1 coin
   *[other] took the bonus card “{ $card }” with { $coins } coins
}
terra-mystica-log-income = income: { $what }
terra-mystica-did-exchanged = exchanged { $what }
terra-mystica-did-burned = sacrificed { $count } power
terra-mystica-did-bought = { $count ->
    [one] bought 1 spade
   *[other] bought { $count } spades
}
terra-mystica-did-transformed = turned { $hex } into { $terrain }
terra-mystica-log-skipped = across one hex to { $hex }
terra-mystica-did-built = built a dwelling on { $hex }
terra-mystica-did-upgraded = replaced the { $from } on { $hex } with a { $to }
terra-mystica-did-ship = raised shipping to { $level }
terra-mystica-did-digging = made spades cheaper
terra-mystica-did-priest = { $steps ->
    [one] sent a priest to { $cult } for 1 step
   *[other] sent a priest to { $cult } for { $steps } steps
}
terra-mystica-log-cult = { $cult } { $step }
terra-mystica-log-lowered = back to { $cult } { $step }
terra-mystica-did-power = used the power action: { $what }
terra-mystica-did-special = used the special action: { $what }
terra-mystica-did-bridge = built the bridge { $ends }
terra-mystica-did-favor = took the favour tile { $favor }: { $effect }
terra-mystica-did-town = founded a town: { $town }
terra-mystica-log-joined = town across { $hex }
terra-mystica-did-ordained = { $count ->
    [one] turned 1 worker into a priest
   *[other] turned { $count } workers into priests
}
terra-mystica-did-forfeited = { $count ->
    [0] gave up the rest
    [one] left 1 spade unused
   *[other] left { $count } spades unused
}
terra-mystica-did-got = gained { $what }
terra-mystica-did-leeched = took { $power } power from { $name ->
    [You] you
   *[other] { $name }
} { $cost ->
    [0] for free
    [one] for 1 point
   *[other] for { $cost } points
}
terra-mystica-did-declined = declined { $power } power from { $name ->
    [You] you
   *[other] { $name }
}
terra-mystica-log-cultists = all declined: 1 power
terra-mystica-did-passed = passed
terra-mystica-did-left = left the game
terra-mystica-log-area = { $count ->
    [one] Area of 1 building
   *[other] Area of { $count } buildings
}
terra-mystica-log-times = { $what } (× { $count })
terra-mystica-log-by = { $by }: { $what }
terra-mystica-log-by-card = bonus card “{ $card }”
terra-mystica-log-by-favor = favour tile { $favor }
terra-mystica-log-by-leech = power was taken: { $what }
