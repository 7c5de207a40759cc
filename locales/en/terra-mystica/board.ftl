## Terra Mystica: what stands on the board beside the map

terra-mystica-board-power-passed = power when passed
terra-mystica-board-at-step = { $name } { $step }
terra-mystica-board-cult = { $cult }: { $steps }.
terra-mystica-board-have = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, { $priests ->
    [one] 1 priest
   *[other] { $priests } priests
 }, power { $one }, { $two }, { $three }
terra-mystica-board-have-exchange = { $have }. Exchange
terra-mystica-board-bowls = Power: { $one } in bowl I, { $two } in bowl II, { $three } in bowl III

## Exchanges

terra-mystica-board-exchange = Exchange
terra-mystica-board-exchange-not-now = You can exchange on your own turn.
terra-mystica-board-exchange-less = Once less: { $what }
terra-mystica-board-exchange-more = Once more: { $what }
terra-mystica-board-lost = { $count } lost
terra-mystica-board-sacrifices = { $count ->
    [one] 1 power token leaves the game
   *[other] { $count } power tokens leave the game
}

## A faction's board

terra-mystica-board-no-faction = No faction yet
terra-mystica-board-home = home: { $terrain }
terra-mystica-board-passed = passed
terra-mystica-board-row = { $building }: { $built } of { $supply } on the map
terra-mystica-board-or = { $one } or { $other }
terra-mystica-board-next-income = Next income
terra-mystica-board-next-income-is = Next income: { $gain }
terra-mystica-board-left = Left over
terra-mystica-board-n-bridges = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
terra-mystica-board-n-keys = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
terra-mystica-board-wheel = Spades from each terrain to: { $terrain }
terra-mystica-board-workers-each = workers a spade
terra-mystica-board-river-hexes = river hexes
terra-mystica-board-spade-at = Spades: { $value ->
    [one] 1 worker each
   *[other] { $value } workers each
}.
terra-mystica-board-shipping-at = Shipping: { $value }.
terra-mystica-board-range = Range
terra-mystica-board-range-hexes = hexes skipped
terra-mystica-board-range-is = Range: { $range ->
    [one] 1 hex
   *[other] { $range } hexes
}, for { $what } each time
terra-mystica-board-specials = Own actions
terra-mystica-board-special = { $name }
terra-mystica-board-special-used = { $name }, used this round
terra-mystica-board-special-waits = { $name }, needs the stronghold
terra-mystica-board-used = used
terra-mystica-board-later = stronghold
terra-mystica-board-favor = { $name }. { $effect }

## Rounds, actions, cards, tiles

terra-mystica-board-rounds = Rounds
terra-mystica-board-rounds-note = points · cult bonus
terra-mystica-board-round = Round { $round }: { $tile }
terra-mystica-board-round-now = Round { $round }, now: { $tile }
terra-mystica-board-round-title = Round { $round }
terra-mystica-board-game-end = game end
terra-mystica-board-power-actions = Power actions
terra-mystica-board-once = once a round
terra-mystica-board-power-action = { $what } for { $power } power
terra-mystica-board-used-by = { $name ->
    [You] Used by you
   *[other] Used by { $name }
}
terra-mystica-board-cards = Bonus cards to take
terra-mystica-board-cards-held = Bonus cards held
terra-mystica-board-card = { $name }. { $effect } { $coins ->
    [0] {""}
    [one] 1 coin lies on it.
   *[other] { $coins } coins lie on it.
}
terra-mystica-board-held = { $name }: { $card }. { $effect }
terra-mystica-board-take-favor = Take a favour tile
terra-mystica-board-take-town = Take a town tile
terra-mystica-board-take-both = Take favour and town tiles
terra-mystica-board-favors = Favour tiles
terra-mystica-board-towns = Town tiles
terra-mystica-board-supply = Favour and town tiles
terra-mystica-board-n-left = { $count ->
    [0] None left
    [one] 1 left
   *[other] { $count } left
}

## The prompt

terra-mystica-board-to-cards = Pass and take a bonus card
terra-mystica-board-pass = Pass
terra-mystica-board-priest-back = comes back

## Explained on a tap

terra-mystica-board-power-one = Power action
terra-mystica-board-card-one = Bonus card
terra-mystica-board-favor-one = Favour tile
terra-mystica-board-town-one = Town tile
terra-mystica-board-income = Income
terra-mystica-board-price = Price
terra-mystica-board-built = built
terra-mystica-board-step-costs = The next step costs
terra-mystica-board-help-cult = Reaching or passing a violet step gives as much power as it has dots. At the end the three highest markers score 8, 4 and 2 points; tied players share.
terra-mystica-board-help-cult-top = Only one player can stand on step 10, and needs a key for it: each town gives one.
terra-mystica-board-help-cult-priests = A priest who stays moves you 3 or 2 steps and keeps the space; one who returns to your supply moves you 1.
terra-mystica-board-help-dwelling = A dwelling stands on your home terrain. Each gives workers every round.
terra-mystica-board-help-trading-house = A trading house replaces a dwelling and gives coins and power.
terra-mystica-board-help-near = Beside another player’s building it costs only { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
terra-mystica-board-help-temple = A temple replaces a trading house. You take a favour tile at once; every round it gives a priest.
terra-mystica-board-help-stronghold = The stronghold replaces a trading house and unlocks your faction’s own ability.
terra-mystica-board-help-sanctuary = The sanctuary replaces a temple. You take a favour tile at once; every round it gives priests.
terra-mystica-board-help-sanctuary-town = A town with a sanctuary needs only three buildings.
terra-mystica-board-help-power = For neighbours and towns it counts as { $power }.
terra-mystica-board-help-spades = Each step makes spades a worker cheaper and scores 6 points at once.
terra-mystica-board-help-shipping = There may be this many river hexes between your buildings and the hex you build on. Each step scores points: 2, 3, 4.
terra-mystica-board-help-power-action = Each of the six is available once a round, to whoever comes first.
terra-mystica-board-help-sacrifice = If bowl III holds too little, tokens in bowl II are sacrificed: for each one that leaves the game, one moves to bowl III.
terra-mystica-board-help-bridge = A bridge joins two land hexes over one side of a river. One end must be your building.
terra-mystica-board-help-free-spades = These spades are free; you can pay for more. You may build where your home terrain appears.
terra-mystica-board-help-special = It is your action for the turn, and is available once a round.
terra-mystica-board-help-card = You hold one card a round. When you pass, you give it back and take another. A coin is added to each that nobody took.
terra-mystica-board-help-coins = { $count ->
    [one] Whoever takes it gets the coin on it.
   *[other] Whoever takes it gets the { $count } coins on it.
}
terra-mystica-board-held-by = { $name ->
    [You] You hold it.
   *[other] { $name } holds it.
}
terra-mystica-board-help-last-round = After the last round there is no bonus: the game ends.
terra-mystica-board-bonus-now = The bonus as it stands
terra-mystica-board-help-favor = Temples and sanctuaries give favour tiles. Nobody has the same one twice.
terra-mystica-board-help-town = Four connected buildings with a power of 7 found a town; with a sanctuary three are enough. You take a tile, and its key.

## Outlook

terra-mystica-board-outlook = Outlook
terra-mystica-board-if-ended = If the game ended now
terra-mystica-board-points-now = Points now
terra-mystica-board-area-points = Largest area
terra-mystica-board-rest-points = Resources left
terra-mystica-board-total = Total
terra-mystica-board-area-note = In brackets: buildings in the largest area.
terra-mystica-board-bonus = Cult bonus
terra-mystica-board-income-note = A bonus card counts once you have taken it by passing.
terra-mystica-board-lost-power = no room for { $count } power
terra-mystica-board-to-bonus = { $steps ->
    [one] 1 more step on the { $cult } track for another
   *[other] { $steps } more steps on the { $cult } track for another
}
terra-mystica-board-order = Turn order
terra-mystica-board-order-now = This round
terra-mystica-board-order-next = Next round, if nothing changes
terra-mystica-board-affords = What everybody can still pay for
terra-mystica-board-by-exchange = { $what }, by exchanging or sacrificing
terra-mystica-board-exchange-note = Marked ~: only by exchanging or sacrificing.
