## Burgundy: why something cannot be done now

burgundy-why-workers = { $short ->
    [one] Needs 1 more worker
   *[other] Needs { $short } more workers
}: { $by ->
    [place] it is placed with a { $wanted }
    [sell] it sells with a { $wanted }
   *[take] its row needs a { $wanted }
}, your nearest die is a { $nearest }
burgundy-why-spot = It cannot go here: the triple is full, or of another kind
burgundy-why-goods = You have no { $sort } to sell
burgundy-why-material = { $short ->
    [one] Needs 1 more worker or silver
   *[other] Needs { $short } more workers or silver
}: three of them make a point
burgundy-why-silver = Needs { $short } more silver to buy cards
burgundy-why-bought = You have already bought cards this turn
burgundy-why-no-cards = Fewer than three cards are left to buy
burgundy-why-kind = Not with this card. { $card }: { $effect }
burgundy-why-empty = The stack is empty
burgundy-why-other-stack = { $what ->
    [goods] Now you take goods
   *[animals] Now you take an animal
}
burgundy-why-effect = { $what ->
    [goods] Only ships, houses and bonuses take goods
   *[animals] Only pastures, houses and bonuses take animals
}
burgundy-why-first = First: { $ask }
burgundy-missing = { $short ->
    [one] Nothing on the board is in reach: 1 more worker would do
   *[other] Nothing on the board is in reach: { $short } more workers would do
}
burgundy-gain-idle = { $card } would do nothing now

## Burgundy: what speaks for a choice, and what tells it from its twin

burgundy-merit-place = { $nth ->
    [1] first of a triple
    [2] second of a triple
   *[other] completes a triple
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
burgundy-merit-take = { $nth ->
    [1] first of a triple of { $kind }
    [2] second of a triple of { $kind }
   *[other] third of a triple of { $kind }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
burgundy-detail-card = number { $number }
burgundy-detail-die = { $workers ->
    [0] with the { $die }
    [one] with the { $die } and 1 worker
   *[other] with the { $die } and { $workers } workers
}

## Burgundy: what a question is about, once

burgundy-about-turn = One die, one action: take from its row, place its number, sell, get workers or silver.
burgundy-about-castle = A castle gives one more action, with any number and without a die.
burgundy-about-extra = The bought card counts as a die: one more action with its number.
burgundy-about-after = Your action is done. Once a turn you may pay three silver to see three cards and keep one.
burgundy-about-purchase = Keep one as a project, or use one as a die for one more action. The others are discarded.
burgundy-about-room = You can have three projects at most. The one you give up goes to the discard pile.
burgundy-about-hand-in = Every three of them make a point. Hand in as many as you like; any left over make none.
burgundy-about-take-for = This building takes a card from any row, whatever its number.
burgundy-about-town-hall = One more project goes to your estate, whatever its number, with its effect.
burgundy-about-warehouse = All goods of one sort are sold at once: each for a point and a silver.
burgundy-about-goods = Goods are sold later, all of a sort at once: each for a point and a silver.
burgundy-about-animals = Sets of different animals score at once: two are worth 1 point, three 2, four 4.
burgundy-about-any-stack = Goods are sold later for points and silver; sets of different animals score at once.
burgundy-about-bonus = Every triple gives one bonus of your choice. They are best in phase A.
burgundy-goal-line = Three of a kind score. 30 points is a good score.

## Burgundy: what is met for the first time

burgundy-meet-workers = Workers: each one that you hand in changes a die by one.
burgundy-meet-silver = Silver: once a turn, three of it buy you one of three cards.
burgundy-meet-goods = Goods: sell them, and each card brings a point and a silver.
burgundy-meet-bonuses = A triple brings a bonus of your choice. They shrink with every phase.

## Burgundy: words that the rulebook explains, each in all its forms

burgundy-term-triples = triple, triples
burgundy-term-passages = phase, phases
burgundy-term-workers = worker, workers
burgundy-term-silver = silver
burgundy-term-goods = goods
burgundy-term-animals = animal, animals
burgundy-term-projects = project, projects
burgundy-term-display = display
burgundy-term-storage = storage
burgundy-term-estate = estate
