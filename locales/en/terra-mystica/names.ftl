## Terra Mystica: factions

terra-mystica-faction-witches = Witches
terra-mystica-faction-auren = Auren
terra-mystica-faction-mermaids = Mermaids
terra-mystica-faction-swarmlings = Swarmlings
terra-mystica-faction-alchemists = Alchemists
terra-mystica-faction-darklings = Darklings
terra-mystica-faction-giants = Giants
terra-mystica-faction-chaosmagicians = Chaos Magicians
terra-mystica-faction-halflings = Halflings
terra-mystica-faction-cultists = Cultists
terra-mystica-faction-fakirs = Fakirs
terra-mystica-faction-nomads = Nomads
terra-mystica-faction-engineers = Engineers
terra-mystica-faction-dwarves = Dwarves

terra-mystica-strength-witches = Towns pay more, and free dwellings fly to any forest
terra-mystica-strength-auren = Early favour, then two cult steps every round
terra-mystica-strength-mermaids = Long shipping from the start; towns across a river
terra-mystica-strength-swarmlings = Rich but expensive: big income, costly buildings, workers for towns
terra-mystica-strength-alchemists = Turn points into coins and back; spades refill your power
terra-mystica-strength-darklings = Pay for land with priests and score for every spade
terra-mystica-strength-giants = Any land for exactly two spades
terra-mystica-strength-chaosmagicians = Two favours at once, and later two actions in a row
terra-mystica-strength-halflings = Score with every spade, and digging gets cheaper for 1 coin
terra-mystica-strength-cultists = Climb in the cults whenever a neighbour takes power
terra-mystica-strength-fakirs = Fly over a hex and score for it; few resources
terra-mystica-strength-nomads = Three dwellings from the start; the sandstorm needs no spade
terra-mystica-strength-engineers = Cheap buildings and bridges that score every round
terra-mystica-strength-dwarves = Tunnel under a hex and score for it every time

terra-mystica-ability-witches = Each town that you found scores 5 more points.
terra-mystica-ability-auren = No ability before the stronghold.
terra-mystica-ability-mermaids = Your shipping begins at 1 and reaches 5. One river hex may lie between the buildings of a town: you decide whether and when.
terra-mystica-ability-swarmlings = Each town that you found gives 3 more workers. Buildings cost more, income is larger.
terra-mystica-ability-alchemists = On your turn you may always turn 1 point into 1 coin, or 2 coins into 1 point.
terra-mystica-ability-darklings = A spade costs you 1 priest instead of workers and scores 2 points. You have no spade track.
terra-mystica-ability-giants = Every hex becomes wasteland for exactly 2 spades. One lone spade from the cult bonus is lost.
terra-mystica-ability-chaosmagicians = You begin with one dwelling, placed last. Each temple and the sanctuary give 2 favour tiles instead of 1.
terra-mystica-ability-halflings = Each spade that you use scores 1 point. A step on the spade track costs only 1 coin, 2 workers and 1 priest.
terra-mystica-ability-cultists = When a neighbour takes power from your building, you take one step in a cult of your choice. If all refuse, you take 1 power.
terra-mystica-ability-fakirs = When you transform and build, you may pay 1 priest to fly over one hex, for 4 points. You have no shipping.
terra-mystica-ability-nomads = You begin with three dwellings; the third is placed after everybody’s second.
terra-mystica-ability-engineers = As an action you may build a bridge for 2 workers, as often as you like.
terra-mystica-ability-dwarves = When you transform and build, you may pay 2 workers to tunnel under one hex, for 4 points. You have no shipping.

terra-mystica-stronghold-witches = Once a round as an action: a free dwelling on any empty forest, wherever it lies.
terra-mystica-stronghold-auren = A favour tile at once. Once a round as an action: 2 steps in a cult.
terra-mystica-stronghold-mermaids = A step of shipping at once, free, with its points.
terra-mystica-stronghold-swarmlings = Once a round as an action: a dwelling becomes a trading house for free.
terra-mystica-stronghold-alchemists = 12 power at once. From then on each spade that you use gives 2 power.
terra-mystica-stronghold-darklings = At once, and only then, up to 3 workers become priests.
terra-mystica-stronghold-giants = Once a round as an action: 2 free spades for one hex, which you may build on.
terra-mystica-stronghold-chaosmagicians = Once a round as an action: a double turn, two actions one after the other.
terra-mystica-stronghold-halflings = 3 spades at once, and you may build on one hex that they transform.
terra-mystica-stronghold-cultists = 7 points at once.
terra-mystica-stronghold-fakirs = Your carpet flies over two hexes instead of one, and so it does for the area at the end.
terra-mystica-stronghold-nomads = Once a round as an action: a sandstorm turns a hex beside your buildings into desert without spades. You may build on it.
terra-mystica-stronghold-engineers = Whenever you pass: 3 points for each bridge that joins two of your buildings.
terra-mystica-stronghold-dwarves = A tunnel costs 1 worker instead of 2.

## Terra Mystica: land, maps, buildings, cults

terra-mystica-terrain-desert = Desert
terra-mystica-terrain-plains = Plains
terra-mystica-terrain-swamp = Swamp
terra-mystica-terrain-lakes = Lake
terra-mystica-terrain-forest = Forest
terra-mystica-terrain-mountains = Mountains
terra-mystica-terrain-wasteland = Wasteland
terra-mystica-colour-desert = desert, yellow
terra-mystica-colour-plains = plains, brown
terra-mystica-colour-swamp = swamp, black
terra-mystica-colour-lakes = lake, blue
terra-mystica-colour-forest = forest, green
terra-mystica-colour-mountains = mountains, grey
terra-mystica-colour-wasteland = wasteland, red
terra-mystica-worn-desert = Yellow
terra-mystica-worn-plains = Brown
terra-mystica-worn-swamp = Black
terra-mystica-worn-lakes = Blue
terra-mystica-worn-forest = Green
terra-mystica-worn-mountains = Grey
terra-mystica-worn-wasteland = Red
terra-mystica-map-base = Base map
terra-mystica-map-fjords = Fjords
terra-mystica-map-lakes = Lakes
terra-mystica-building-dwelling = Dwelling
terra-mystica-building-trading-house = Trading house
terra-mystica-building-temple = Temple
terra-mystica-building-stronghold = Stronghold
terra-mystica-building-sanctuary = Sanctuary
terra-mystica-cult-fire = Fire
terra-mystica-cult-water = Water
terra-mystica-cult-earth = Earth
terra-mystica-cult-air = Air
terra-mystica-track-shipping = Shipping
terra-mystica-track-spades = Spades

## Terra Mystica: how many

terra-mystica-nothing = nothing
terra-mystica-n-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
terra-mystica-n-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
terra-mystica-n-priests = { $count ->
    [one] 1 priest
   *[other] { $count } priests
}
terra-mystica-n-power = { $count } power
terra-mystica-n-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
terra-mystica-n-spades = { $count ->
    [one] 1 spade
   *[other] { $count } spades
}
terra-mystica-n-dwelling = { $count ->
    [one] 1 dwelling
   *[other] { $count } dwellings
}
terra-mystica-n-trading-house = { $count ->
    [one] 1 trading house
   *[other] { $count } trading houses
}
terra-mystica-n-temple = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
terra-mystica-n-stronghold = { $count ->
    [one] 1 stronghold
   *[other] { $count } strongholds
}
terra-mystica-n-sanctuary = { $count ->
    [one] 1 sanctuary
   *[other] { $count } sanctuaries
}

## Terra Mystica: bonus cards

terra-mystica-card-1 = Spade
terra-mystica-card-2 = Cult step
terra-mystica-card-3 = Six coins
terra-mystica-card-4 = Shipping
terra-mystica-card-5 = Worker and power
terra-mystica-card-6 = Stronghold and sanctuary
terra-mystica-card-7 = Trading houses
terra-mystica-card-8 = Priest
terra-mystica-card-9 = Dwellings
terra-mystica-card-10 = Sailors
terra-mystica-card-effect-1 = Income 2 coins. Once as an action: transform and build with 1 free spade.
terra-mystica-card-effect-2 = Income 4 coins. Once as an action: one step in a cult of your choice.
terra-mystica-card-effect-3 = Income 6 coins.
terra-mystica-card-effect-4 = Income 3 power. During the round your shipping counts as one more.
terra-mystica-card-effect-5 = Income 3 power and 1 worker.
terra-mystica-card-effect-6 = Income 2 workers. When you pass: 4 points each for stronghold and sanctuary.
terra-mystica-card-effect-7 = Income 1 worker. When you pass: 2 points for each trading house.
terra-mystica-card-effect-8 = Income 1 priest.
terra-mystica-card-effect-9 = Income 2 coins. When you pass: 1 point for each dwelling.
terra-mystica-card-effect-10 = Income 3 power. When you pass: 3 points for each step of shipping.

## Terra Mystica: scoring tiles

terra-mystica-scoring = { $feat }; at the end of the round { $bonus }
terra-mystica-feat-spade = { $points } points for each spade
terra-mystica-feat-town = { $points } points for each town
terra-mystica-feat-dwelling = { $points } points for each dwelling
terra-mystica-feat-trading-house = { $points } points for each trading house
terra-mystica-feat-temple = { $points } points for each temple
terra-mystica-feat-great = { $points } points for stronghold and sanctuary
terra-mystica-scoring-bonus-1 = 1 coin for each step on the earth track
terra-mystica-scoring-bonus-2 = 1 spade for every 4 steps on the earth track
terra-mystica-scoring-bonus-3 = 1 priest for every 4 steps on the water track
terra-mystica-scoring-bonus-4 = 1 worker for every 2 steps on the fire track
terra-mystica-scoring-bonus-5 = 4 power for every 4 steps on the fire track
terra-mystica-scoring-bonus-6 = 1 spade for every 4 steps on the water track
terra-mystica-scoring-bonus-7 = 1 worker for every 2 steps on the air track
terra-mystica-scoring-bonus-8 = 1 spade for every 4 steps on the air track
terra-mystica-scoring-bonus-9 = 2 coins for each of your priests in the cults

## Terra Mystica: favour and town tiles

terra-mystica-favor = { $cult } { $steps }
terra-mystica-favor-effect-steps = Only its three steps
terra-mystica-favor-effect-5 = Your towns need only 6 power
terra-mystica-favor-effect-6 = Once a round as an action: one step in a cult
terra-mystica-favor-effect-7 = Income 1 worker and 1 power
terra-mystica-favor-effect-8 = Income 4 power
terra-mystica-favor-effect-9 = Income 3 coins
terra-mystica-favor-effect-10 = 3 points for each trading house that you build
terra-mystica-favor-effect-11 = 2 points for each dwelling that you build
terra-mystica-favor-effect-12 = When you pass: 2, 3, 3 or 4 points for 1, 2, 3 or 4 trading houses
terra-mystica-town-1 = { $points } and 6 coins
terra-mystica-town-2 = { $points } and 2 workers
terra-mystica-town-3 = { $points } and 1 priest
terra-mystica-town-4 = { $points } and 8 power
terra-mystica-town-5 = { $points } and a step in each cult
terra-mystica-town-6 = { $points }, two steps in each cult, two keys
terra-mystica-town-7 = { $travel ->
    [range] { $points } and 1 more hex by carpet
    [nothing] { $points }
   *[shipping] { $points } and a step of shipping
}
terra-mystica-town-8 = { $points }

## Terra Mystica: actions and exchanges

terra-mystica-power-bridge = a bridge
terra-mystica-special-card-spade = Free spade from the bonus card
terra-mystica-special-card-step = Cult step from the bonus card
terra-mystica-special-favor-step = Cult step from the favour tile
terra-mystica-special-auren = Two steps in a cult
terra-mystica-special-witches = Witches’ ride
terra-mystica-special-swarmlings = Free trading house
terra-mystica-special-chaosmagicians = Double turn
terra-mystica-special-giants = Two free spades
terra-mystica-special-nomads = Sandstorm
terra-mystica-special-engineers = Bridge for 2 workers
terra-mystica-exchange-power-priest = 5 power for 1 priest
terra-mystica-exchange-power-worker = 3 power for 1 worker
terra-mystica-exchange-power-coin = 1 power for 1 coin
terra-mystica-exchange-priest-worker = 1 priest for 1 worker
terra-mystica-exchange-worker-coin = 1 worker for 1 coin
terra-mystica-exchange-point-coin = 1 point for 1 coin
terra-mystica-exchange-coins-point = 2 coins for 1 point

# A hex, which can be tapped.
terra-mystica-hex = { $name }
