## Terra Mystica: why something cannot be done now

terra-mystica-missing = You cannot pay for anything: at least { $what } missing
terra-mystica-why-first = First: { $ask }
terra-mystica-why-missing = Missing: { $what }
terra-mystica-why-dig = { $count ->
    [one] 1 spade costs { $digging }
   *[other] { $count } spades cost { $digging }
}; missing: { $what }
terra-mystica-why-river = A river: nobody can build there
terra-mystica-why-own = You have a building there
terra-mystica-why-occupied = { $name ->
    [You] You have a building there
   *[other] { $name } has a building there
}
terra-mystica-why-far = Not adjacent: { $count } more shipping would reach it
terra-mystica-why-too-far = Too far away from your buildings
terra-mystica-why-beyond = { $range ->
    [one] Too far away: you can skip 1 hex
   *[other] Too far away: you can skip { $range } hexes
}
terra-mystica-why-skipped = Each action allows only one skip
terra-mystica-why-none-left = None left: you only get { $buildings }
terra-mystica-why-home = It is { $terrain } already
terra-mystica-why-touched = This action has already changed that hex
terra-mystica-why-one-storm = The sandstorm blows on only one hex
terra-mystica-why-one-dwelling = Each action builds only one dwelling
terra-mystica-why-only-spades = With spades from the cult bonus you cannot build
terra-mystica-why-terrain = Only on { $terrain }
terra-mystica-why-spades = { $count ->
    [one] 1 more spade is needed
   *[other] { $count } more spades are needed
}
terra-mystica-why-needs = It replaces a { $building } of yours
terra-mystica-why-shipping-end = Your shipping is at its end
terra-mystica-why-spades-end = Your spades cannot get cheaper
terra-mystica-why-no-shipping = Your faction does not sail
terra-mystica-why-no-spades = Your faction has no spade track
terra-mystica-why-slot = { $steps ->
    [one] No slot for 1 step is free
   *[other] No slot for { $steps } steps is free
}
terra-mystica-why-used = It has already been used this round
terra-mystica-why-stronghold = Only with your stronghold
terra-mystica-why-faction = Only the { $faction } can do that
terra-mystica-why-card = Only with that bonus card
terra-mystica-why-favor = Only with that favour tile
terra-mystica-why-useless = You could do nothing with it now
terra-mystica-why-priests = All seven priests are out
terra-mystica-why-bridge = No bridge left, or no place beside your buildings
terra-mystica-why-held-own = It is yours already
terra-mystica-why-held = { $name ->
    [You] You have it
   *[other] { $name } has it
}
terra-mystica-why-not-in-game = Not in this game
terra-mystica-why-sold-out = None of these is left
terra-mystica-why-owned = You have this tile: everyone can have each only once
terra-mystica-why-last-round = In the last round no card is taken
terra-mystica-why-no-town = The buildings around it make no town

## Terra Mystica: what speaks for a choice and against it

terra-mystica-detail-from = from { $name ->
    [You] you
   *[other] { $name }
}

## Terra Mystica: what a question is about

terra-mystica-about-faction = Two factions share a colour. Look at the scoring tiles: whose buildings do they reward?
terra-mystica-about-dwelling = Near others you get power and cheap trading houses. Your reach begins here.
terra-mystica-about-card = A bonus card is yours for one round. When you pass, you swap it for another.
terra-mystica-about-turn = One action a turn, until everybody has passed. Exchanges are free before and after it.
terra-mystica-about-second = A double turn: two actions, one right after the other.
terra-mystica-about-after = The action is done. You may still exchange power, priests and workers.
terra-mystica-about-terrain = Spades move a hex along the circle of terrains. You build only on your own land.
terra-mystica-about-town = A town usually takes four buildings with 7 power. Its tile also gives a key for step 10.
terra-mystica-about-favor = A favour tile moves you up its cult at once and works for the rest of the game.
terra-mystica-about-ordain = Only now, thanks to the stronghold: workers become priests.
terra-mystica-about-spades = Use your spades on land in reach. What you do not use is lost.
terra-mystica-about-storm = The sandstorm needs no spade and may be followed by a dwelling.
terra-mystica-about-step = Steps 3, 5, 7 and 10 give power. Step 10 needs a key and has room for only one player.
terra-mystica-about-key = Each key opens step 10 of one cult. You have fewer keys than cults that would get there.
terra-mystica-about-bridge = A bridge makes two land hexes across a river adjacent, for good.
terra-mystica-about-witches = The ride costs nothing and reaches any empty forest.
terra-mystica-about-swarmlings = The trading house costs nothing and counts as built.
terra-mystica-about-leech = Power for building beside you: 1 is free, each further one costs a point.
terra-mystica-about-cult-spades = Spades from the cult bonus only transform land: no building, no buying, no keeping.
terra-mystica-about-open = In recorded games offers may stay open until you answer them.

## Terra Mystica: what is met for the first time

terra-mystica-meet-wheel = The wheel: every step from a land to your own costs a spade.
terra-mystica-meet-bowls = Power moves from bowl to bowl. What lies in the third can be spent.
terra-mystica-meet-round = Scoring tile: it says what brings points in this round.
terra-mystica-meet-income = Your income: so much comes in when the next round begins.
terra-mystica-meet-cults = Priests lift you in the cults. At the end the first three score 8, 4 and 2 points.

## Terra Mystica: words that the rulebook explains, each in all its forms

terra-mystica-term-adjacency = adjacent
terra-mystica-term-bonus-cards = bonus card, bonus cards
terra-mystica-term-bridges = bridge, bridges
terra-mystica-term-cult-bonus = cult bonus
terra-mystica-term-cults = cult, cults
terra-mystica-term-exchange = exchange, exchanges
terra-mystica-term-factions-choice = faction, factions
terra-mystica-term-favors = favour tile, favour tiles
terra-mystica-term-income = income
terra-mystica-term-keys = key, keys
terra-mystica-term-power = power
terra-mystica-term-power-actions = power action, power actions
terra-mystica-term-priest = priest, priests
terra-mystica-term-scoring-tiles = scoring tile, scoring tiles
terra-mystica-term-shipping = shipping
terra-mystica-term-terraforming = spade, spades
terra-mystica-term-towns = town, towns
