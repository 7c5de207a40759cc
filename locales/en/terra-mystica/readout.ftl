## Terra Mystica: what is coming

terra-mystica-next-income = Next income: { $what }
terra-mystica-next-bonus = Cult bonus to come: { $what }
terra-mystica-next-steps = { $steps ->
    [one] 1 more step on the { $cult } track gives more of it
   *[other] { $steps } more steps on the { $cult } track give more of it
}
terra-mystica-next-lost = No room for { $count } power of it
terra-mystica-next-order = Next round’s order: { $names }
terra-mystica-afford-now = Can still pay for: { $what }
terra-mystica-afford-exchange = Also by exchanging: { $what }
terra-mystica-afford-shipping = shipping
terra-mystica-afford-spades = cheaper spades
terra-mystica-afford-priest = a priest for a cult
terra-mystica-afford-power = power action ({ $what })
terra-mystica-projected-cult = { $cult }, step { $step }
terra-mystica-projected-total = in total

## Terra Mystica: the position in words

terra-mystica-read-now = State of the game
terra-mystica-read-turn = To choose: { $name }
terra-mystica-read-order = Order: { $names }
terra-mystica-read-passed = Passed: { $names }
terra-mystica-read-round = Round { $round }: { $tile }
terra-mystica-read-tiles = Actions, cards and tiles
terra-mystica-read-actions = Power actions still open: { $what }
terra-mystica-read-card = { $coins ->
    [0] { $card }
    [one] { $card } with 1 coin
   *[other] { $card } with { $coins } coins
}
terra-mystica-read-cards = Bonus cards to take: { $what }
terra-mystica-read-favors = Favour tiles left: { $what }
terra-mystica-read-towns = Town tiles left: { $what }
terra-mystica-read-cults = Cults
terra-mystica-read-step = { $name } { $step }
terra-mystica-read-cult = { $cult }: { $steps }. { $count ->
    [0] No slot free
    [one] 1 slot free
   *[other] { $count } slots free
}
terra-mystica-read-map = Map
terra-mystica-read-land = Empty { $terrain }: { $hexes }
terra-mystica-read-bridge = { $name ->
    [You] Your bridge: { $ends }
   *[other] Bridge of { $name }: { $ends }
}
terra-mystica-read-reach = In your reach: { $hexes }
terra-mystica-read-beside = Row { $row }, adjacent: { $what }
terra-mystica-read-no-faction = No faction yet
terra-mystica-read-player = { $name }: { $faction }
terra-mystica-read-building = { $building }: { $hexes }
terra-mystica-read-own-favors = Favour tiles: { $what }
terra-mystica-read-own-towns = { $keys ->
    [0] Towns: { $what }; no key left
    [one] Towns: { $what }; 1 key left
   *[other] Towns: { $what }; { $keys } keys left
}
terra-mystica-read-own-card = Bonus card: { $card }
terra-mystica-read-used = Used this round: { $what }
terra-mystica-read-bowls = Power in the three bowls: { $one }, { $two }, { $three }
terra-mystica-read-shipping = Shipping { $level }
terra-mystica-read-digging = A spade costs { $cost }
terra-mystica-read-projected = If the game ended now: { $what }
