## Terra Mystica: names in the middle of a sentence

terra-mystica-in-terrain-desert = desert
terra-mystica-in-terrain-plains = plains
terra-mystica-in-terrain-swamp = swamp
terra-mystica-in-terrain-lakes = lake
terra-mystica-in-terrain-forest = forest
terra-mystica-in-terrain-mountains = mountains
terra-mystica-in-terrain-wasteland = wasteland
terra-mystica-in-building-dwelling = dwelling
terra-mystica-in-building-trading-house = trading house
terra-mystica-in-building-temple = temple
terra-mystica-in-building-stronghold = stronghold
terra-mystica-in-building-sanctuary = sanctuary
terra-mystica-in-cult-fire = fire
terra-mystica-in-cult-water = water
terra-mystica-in-cult-earth = earth
terra-mystica-in-cult-air = air
terra-mystica-name-of = { $name }

## Terra Mystica: questions

terra-mystica-ask-picked = { $what }?
terra-mystica-ask-faction = Which faction do you play?
terra-mystica-ask-faction-drawn = Your land is { $terrain }: which faction do you play?
terra-mystica-ask-dwelling = { $nth ->
    [1] Your first dwelling, on { $terrain }: where?
    [2] Your second dwelling, on { $terrain }: where?
   *[other] Your third dwelling, on { $terrain }: where?
}
terra-mystica-ask-card = Which bonus card do you begin with?
terra-mystica-ask-turn = Your action
terra-mystica-ask-second = Your second action
terra-mystica-ask-after = Exchange something, or end your turn?
terra-mystica-ask-terrain = Transform { $hex }: into which terrain?
terra-mystica-ask-step = { $by ->
    [card] Bonus card
    [favor] Favour tile
   *[stronghold] Stronghold
}: { $steps ->
    [one] in which cult do you take 1 step?
   *[other] in which cult do you take { $steps } steps?
}
terra-mystica-ask-step-leech = Your neighbours took power: in which cult do you take 1 step?
terra-mystica-ask-key = One key, several cults: which track reaches step 10?
terra-mystica-ask-bridge = { $by ->
    [power] Power action
   *[workers] For 2 workers
}: where do you build the bridge?
terra-mystica-ask-witches = Witches’ ride: to which forest?
terra-mystica-ask-swarmlings = Which dwelling becomes a trading house?
terra-mystica-ask-leech = { $name ->
    [You] You built there:
   *[other] { $name } built beside you:
} take { $power } power { $cost ->
    [0] for free
    [one] for 1 point
   *[other] for { $cost } points
}?
terra-mystica-ask-cult-spades = { $count ->
    [one] Cult bonus: 1 spade
   *[other] Cult bonus: { $count } spades
}
terra-mystica-ask-open = Answer what is still open
terra-mystica-ask-town = { $count ->
    [one] A town: which tile?
   *[other] { $count } towns: which tiles?
}
terra-mystica-ask-favor = { $count ->
    [one] Which favour tile?
   *[other] Which { $count } favour tiles?
}
terra-mystica-ask-ordain = How many workers become priests?
terra-mystica-ask-spades = { $by ->
    [power] Power action
    [card] Bonus card
    [bought] Bought
   *[stronghold] Stronghold
}: { $count ->
    [one] 1 spade left
   *[other] { $count } spades left
}
terra-mystica-ask-storm = Where does the sandstorm blow?

terra-mystica-hint-faction = Tap a faction to see its strengths.
terra-mystica-hint-hex = Tap an outlined hex on the map.
terra-mystica-hint-card = Tap a bonus card.
terra-mystica-possible-build = build
terra-mystica-possible-upgrade = upgrade
terra-mystica-possible-transform = transform
terra-mystica-possible-priest = send a priest
terra-mystica-possible-power = power action
terra-mystica-possible-special = special action
terra-mystica-possible-advance = shipping or digging
terra-mystica-possible-pass = pass
terra-mystica-hint-after = Tap your resources to exchange.
terra-mystica-hint-terrain = Tap a terrain.
terra-mystica-hint-tile = Tap a tile.
terra-mystica-hint-spades = Tap an outlined hex on the map.
terra-mystica-hint-cult = Tap a cult.
terra-mystica-hint-bridge = Tap an outlined place on the river.
terra-mystica-hint-amid = { $hint } “Undo” goes back a step.
terra-mystica-hint-leech = Power is worth more early than late.

## Terra Mystica: choices

terra-mystica-do-faction = Play the { $faction }
terra-mystica-do-card = Take the bonus card “{ $card }”
terra-mystica-do-build = Build a dwelling on { $hex }
terra-mystica-do-transform-build = Transform { $hex } and build a dwelling
terra-mystica-do-spade = Transform { $hex }
terra-mystica-do-terrain = Transform into { $terrain }
terra-mystica-do-dig = Buy a spade
terra-mystica-do-upgrade = { $hex }: replace the { $from } with a { $to }
terra-mystica-do-ship = Raise shipping to { $level }
terra-mystica-do-digging = Make spades cheaper
terra-mystica-do-priest = { $steps ->
    [one] Send a priest to { $cult } for 1 step
   *[other] Send a priest to { $cult } for { $steps } steps
}
terra-mystica-do-power = { $what } for { $power } power
terra-mystica-do-pass = Pass and take “{ $card }”
terra-mystica-do-burn = Sacrifice 1 power
terra-mystica-do-connect = Found a town across { $hex }
terra-mystica-do-step = { $steps ->
    [one] 1 step on the { $cult } track
   *[other] { $steps } steps on the { $cult } track
}
terra-mystica-do-key = The key for { $cult }
terra-mystica-do-bridge = Bridge { $ends }
terra-mystica-do-favor = Favour tile { $favor }
terra-mystica-do-town = Town tile: { $town }
terra-mystica-do-lower = One step down on the { $cult } track
terra-mystica-do-ordain = { $count ->
    [one] Turn 1 worker into a priest
   *[other] Turn { $count } workers into priests
}
terra-mystica-do-no-ordination = Keep all workers
terra-mystica-do-no-spades = { $count ->
    [one] Let 1 spade go to waste
   *[other] Let { $count } spades go to waste
}
terra-mystica-do-without = Skip
terra-mystica-do-take = Take { $power } power { $cost ->
    [0] for free
    [one] for 1 point
   *[other] for { $cost } points
}
terra-mystica-do-decline = Decline
terra-mystica-do-later = Answer later
terra-mystica-do-done = End turn
terra-mystica-describe = { $what }: { $brings }
terra-mystica-points-for = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $what })

terra-mystica-verb-play = Play
terra-mystica-verb-take = Take
terra-mystica-verb-build = Build
terra-mystica-verb-transform = Transform
terra-mystica-verb-buy = Buy
terra-mystica-verb-upgrade = Upgrade
terra-mystica-verb-advance = Advance
terra-mystica-verb-send = Send
terra-mystica-verb-use = Use
terra-mystica-verb-pass = Pass
terra-mystica-verb-exchange = Exchange
terra-mystica-verb-sacrifice = Sacrifice
terra-mystica-verb-found = Found
terra-mystica-verb-lower = Lower
terra-mystica-verb-ordain = Ordain

## Terra Mystica: what a choice costs and brings

terra-mystica-change-workers = { $now } → { $then ->
    [one] { $then } worker
   *[other] { $then } workers
}
terra-mystica-change-coins = { $now } → { $then ->
    [one] { $then } coin
   *[other] { $then } coins
}
terra-mystica-change-priests = { $now } → { $then ->
    [one] { $then } priest
   *[other] { $then } priests
}
terra-mystica-change-power = power { $now } → { $then }
terra-mystica-change-shipping = shipping { $now } → { $then }
terra-mystica-gain-idle = you could still pay for: { $what }
terra-mystica-gain-income = income then: { $what }
terra-mystica-gain-land = { $count ->
    [0] { $from } → { $to }
    [one] 1 spade: { $from } → { $to }
   *[other] { $count } spades: { $from } → { $to }
}
terra-mystica-gain-skipped = across one hex to { $hex }
terra-mystica-gain-burned = { $count } power sacrificed
terra-mystica-gain-cult = { $cult } { $now } → { $then }{ $power ->
    [0] {""}
   *[other] , { $power } power
}
terra-mystica-gain-last-taken = { $name ->
    [You] you are on step 10 already
   *[other] { $name } is on step 10 already
}
terra-mystica-gain-key-missing = step 10 needs a key
terra-mystica-gain-key-used = uses a key
terra-mystica-gain-key-choice = choose where to use the key
terra-mystica-gain-coins = { $count ->
    [one] 1 coin on the card
   *[other] { $count } coins on the card
}
terra-mystica-gain-first = you begin the next round
terra-mystica-gain-keys = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
terra-mystica-gain-returns = the priest returns to the supply
terra-mystica-gain-stays = the priest stays there
terra-mystica-gain-digging = { $count ->
    [one] then a spade costs 1 worker
   *[other] then a spade costs { $count } workers
}
terra-mystica-gain-saved = { $points ->
    [one] saves 1 point
   *[other] saves { $points } points
}
terra-mystica-gain-bonus = this round’s cult bonus then: { $what }
terra-mystica-gain-favors = { $count ->
    [one] then a favour tile
   *[other] then { $count } favour tiles
}
terra-mystica-gain-spades = { $count ->
    [one] 1 spade to use
   *[other] { $count } spades to use
}
terra-mystica-gain-ordain = up to 3 workers may become priests
terra-mystica-gain-bridge = then choose the place
terra-mystica-gain-steps = { $count ->
    [one] then 1 step in a cult
   *[other] then { $count } steps in a cult
}
terra-mystica-gain-terrain = then choose the terrain
terra-mystica-gain-terrain-paid = then choose the terrain: { $what } per spade
terra-mystica-gain-way-home = { $count ->
    [one] 1 spade to { $terrain }, your home
   *[other] { $count } spades to { $terrain }, your home
}
terra-mystica-gain-cultists = { $name ->
    [You] you gain a step in a cult
   *[other] { $name } gains a step in a cult
}
terra-mystica-gain-storm = then choose the hex
terra-mystica-gain-witches = then choose the forest
terra-mystica-gain-swarmlings = then choose the dwelling
terra-mystica-gain-founds = founds a town
terra-mystica-gain-joins = joins a town
terra-mystica-gain-area = area { $now } → { $then ->
    [one] 1 building
   *[other] { $then } buildings
}
terra-mystica-town-progress = town: { $power } of { $needed } power, { $buildings } of { $wanted } buildings
terra-mystica-gain-leech = { $name ->
    [You] you
   *[other] { $name }
} may take { $power } power { $cost ->
    [0] for free
    [one] for 1 point
   *[other] for { $cost } points
}

## Terra Mystica: where points come from

terra-mystica-source-start = start
terra-mystica-source-scoring = scoring tile
terra-mystica-source-cards = bonus card
terra-mystica-source-favors = favour tile
terra-mystica-source-towns = town
terra-mystica-source-shipping = shipping
terra-mystica-source-spades = spade track
terra-mystica-source-faction = ability
terra-mystica-source-leech = paid for power
terra-mystica-source-exchange = exchange
terra-mystica-source-area = area
terra-mystica-source-cults = cults
terra-mystica-source-resources = resources
terra-mystica-row-start = Start
terra-mystica-row-scoring = Scoring tiles
terra-mystica-row-cards = Bonus cards
terra-mystica-row-favors = Favour tiles
terra-mystica-row-towns = Towns
terra-mystica-row-shipping = Shipping and spades
terra-mystica-row-spades = Spade track
terra-mystica-row-faction = Abilities
terra-mystica-row-leech = Paid for power
terra-mystica-row-exchange = Exchanged
terra-mystica-row-area = Area
terra-mystica-row-cults = Cults
terra-mystica-row-resources = Resources
terra-mystica-row-buildings = Buildings in the area
terra-mystica-row-cult = Steps on the { $cult } track
terra-mystica-measure-points = Points
terra-mystica-measure-buildings = Buildings
terra-mystica-measure-area = Largest area
terra-mystica-measure-cults = Cult steps
terra-mystica-chart-end = End

## Terra Mystica: the end

terra-mystica-won = { $names } with the { $faction }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } ahead
terra-mystica-won-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } ahead
terra-mystica-undone-resources = { $points ->
    [one] resources for 1 point were never spent in time
   *[other] resources for { $points } points were never spent in time
}
terra-mystica-undone-priests = no priest was ever sent to a cult
terra-mystica-undone-cult = { $steps ->
    [one] 1 more step on the { $cult } track
   *[other] { $steps } more steps on the { $cult } track
} would have scored { $points ->
    [one] 1 point
   *[other] { $points } points
}
terra-mystica-undone-area = { $count ->
    [one] 1 more building in the area
   *[other] { $count } more buildings in the area
} would have scored { $points ->
    [one] 1 point
   *[other] { $points } points
}
terra-mystica-undone-town = a settlement was nearly a { $progress }
