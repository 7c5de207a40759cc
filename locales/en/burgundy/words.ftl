## Burgundy: components

burgundy-card-bank = Bank
burgundy-card-carpenter = Carpenter
burgundy-card-castle = Castle
burgundy-card-church = Church
burgundy-card-cloister = Cloister
burgundy-card-knowledge = Knowledge
burgundy-card-label = { $name }, die { $die }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} a triple: { $effect }
burgundy-card-market = Market
burgundy-card-mine = Mine
burgundy-card-pasture = Pasture
burgundy-card-residences = Houses
burgundy-card-ship = Ship
burgundy-card-town-hall = Town hall
burgundy-card-warehouse = Warehouse
burgundy-card-watchtower = Watchtower
burgundy-effect-bank = Take 3 silver
burgundy-effect-carpenter = Take a building or knowledge from any row
burgundy-effect-castle = One more action, any die
burgundy-effect-church = Take a castle, mine or cloister from any row
burgundy-effect-cloister = Joker: counts as any kind
burgundy-effect-knowledge = Take 2 workers
burgundy-effect-market = Take a pasture or ship from any row
burgundy-effect-mine = Take 2 silver
burgundy-effect-pasture = Take the top animal of a stack
burgundy-effect-residences = Take any top goods or animal card
burgundy-effect-ship = Take the top goods card of a stack
burgundy-effect-town-hall = Place one more project
burgundy-effect-warehouse = Sell one sort of goods
burgundy-effect-watchtower = Score 1 point
burgundy-long-bank = When you place it, take 3 silver.
burgundy-long-carpenter = When you place it, you may take a building or a knowledge card from any row of the display to your projects, whatever its number.
burgundy-long-castle = When you place it, take one more action of any kind, as if you had played a die of any number.
burgundy-long-church = When you place it, you may take a castle, a mine or a cloister from any row of the display to your projects, whatever its number.
burgundy-long-cloister = It does nothing when you place it, but it is a joker: it may join any kind of cards and then counts as that kind, and any kind may be laid on it. Three cloisters alone are worth 6 points. For “all seven kinds” it always counts as a cloister.
burgundy-long-knowledge = When you place it, take 2 workers, even beyond two.
burgundy-long-market = When you place it, you may take a pasture or a ship from any row of the display to your projects, whatever its number.
burgundy-long-mine = When you place it, take 2 silver.
burgundy-long-pasture = When you place it, take the top card of one of the two animal stacks. Sets of different animals score.
burgundy-long-residences = When you place it, take the top card of any of the four stacks of goods and animals.
burgundy-long-ship = When you place it, take the top card of one of the two goods stacks.
burgundy-long-town-hall = When you place it, you may place one more of your projects, whatever its number, with all its effects.
burgundy-long-warehouse = When you place it, you may sell all your goods of one sort, whatever its number. You take the start player card, too.
burgundy-long-watchtower = When you place it, score 1 point.
burgundy-kind-building = buildings
burgundy-kind-castle = castles
burgundy-kind-cloister = cloisters
burgundy-kind-knowledge = knowledge
burgundy-kind-mine = mines
burgundy-kind-pasture = pastures
burgundy-kind-ship = ships
burgundy-light = light goods
burgundy-medium = medium goods
burgundy-dark = dark goods
burgundy-chicken = chicken
burgundy-cattle = cow
burgundy-sheep = sheep
burgundy-pig = pig
burgundy-n-animals = { $count ->
    [one] 1 animal
   *[other] { $count } animals
}
burgundy-n-goods = { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
}
burgundy-n-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
burgundy-n-silver = { $count } silver
burgundy-n-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
burgundy-times = { $count } × { $what }

## Burgundy: board

burgundy-animals-label = Animals: { $animals }. Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
burgundy-animals-none = No animals
burgundy-as-die = As a die
burgundy-bought = Bought cards
burgundy-chosen = Chosen
burgundy-crown = start player
burgundy-crown-turned = starts the next phase
burgundy-dice = Dice in hand
burgundy-dice-in-hand = { $count ->
    [one] 1 die in hand
   *[other] { $count } dice in hand
}
burgundy-die-hidden = A die, face down
burgundy-die-label = Die { $die } in your hand
burgundy-die-second = Die { $die } in your hand, the second of two
burgundy-discard-label = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
burgundy-display = Display
burgundy-dock = Your storage, projects and dice
burgundy-draw-label = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, 1 card
   *[other] Draw pile, { $count } cards
}
burgundy-estate = Estate
burgundy-estate-of = { $name }
burgundy-fan-card = { $name } { $die }
burgundy-fan-of = { $fan } ({ $cards })
burgundy-fan = { $kind }: { $count } of 3 for a triple
burgundy-fan-full = { $kind }: a full triple, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
burgundy-first-label = Bonus for the first triple, still open: { $kinds }
burgundy-first-short = First triple
burgundy-goods-have = { $count ->
    [one] 1 { $sort } card
   *[other] { $count } { $sort } cards
}
burgundy-goods-sell = { $count ->
    [one] 1 { $sort } card: sell it with this die
   *[other] { $count } { $sort } cards: sell them all with this die
}{ $workers ->
    [0] {""}
    [one] , for 1 worker
   *[other] , for { $workers } workers
 }
burgundy-kinds = { $count } of 7 kinds
burgundy-left = Left
burgundy-left-label = { $count ->
    [0] No dice left in your stack
    [one] 1 die left in your stack
   *[other] { $count } dice left in your stack
}
burgundy-new-fan = Place for a new triple
burgundy-no-projects = No projects
burgundy-nothing-placed = Nothing placed yet
burgundy-passage = Phase { $letter }
burgundy-passage-count = 1 of { $count }
burgundy-passage-label = Phase { $letter }: each triple gives one of these: { $bonuses }
burgundy-passage-short = Each triple
burgundy-place-short = { $letter }, round { $round }
burgundy-projects = Projects { $count } of 3
burgundy-projects-short = Projects
burgundy-row = Row { $row }
burgundy-seven-label = Bonus for all seven kinds, still open: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. You have { $have } of 7.
burgundy-seven-short = All seven
burgundy-shared = Shared board
burgundy-silver = { $count } silver
burgundy-stack-empty = empty stack
burgundy-stack-label = Stack { $n }: { $top } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
burgundy-stacks = Stacks
burgundy-store = Storage
burgundy-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
burgundy-your-estate = Your estate

## Burgundy: questions and choices

burgundy-ask-after = Buy cards, or end your turn?
burgundy-ask-animals = { $why }: which animal do you take?
burgundy-ask-any-stack = { $building }: which card do you take?
burgundy-ask-bonus = Your triple: which bonus of phase { $letter }?
burgundy-ask-castle = Castle: one more action, with any die
burgundy-ask-extra = Use the bought { $die } as a die
burgundy-ask-goods = { $why }: which goods do you take?
burgundy-ask-hand-in = What do you turn into points?
burgundy-ask-picked = { $what }?
burgundy-ask-purchase = Keep a card, or use one as a die?
burgundy-ask-last = Your last action of the match
burgundy-ask-room = { $card }: which of your three projects makes way for it?
burgundy-ask-take-for = { $building }: which card do you take?
burgundy-ask-town-hall = Town hall: place one more project
burgundy-ask-turn = Your action
burgundy-ask-warehouse = Warehouse: which goods do you sell?
burgundy-because-bonus = Bonus
burgundy-btn-animals = Animals
burgundy-btn-buy = Buy cards
burgundy-btn-convert = Convert
burgundy-btn-goods = Goods
burgundy-btn-points = Points
burgundy-btn-silver = Silver
burgundy-btn-workers = Workers
burgundy-costs-silver = costs { $count } silver
burgundy-costs-workers = { $count ->
    [one] costs 1 worker
   *[other] costs { $count } workers
}
burgundy-describe = { $what }: { $brings }
burgundy-do-buy = Buy three cards for 3 silver
burgundy-do-convert = Turn workers and silver into points
burgundy-do-draw = Take the { $what }
burgundy-do-give-up = Give up the { $card }
burgundy-do-hand-in = Hand in { $what }
burgundy-do-join = Place the { $card } with your { $kind }
burgundy-do-keep = Keep the { $card } as a project
burgundy-do-place = Place the { $card } in your estate
burgundy-do-place-new = Place the { $card } as a new first card
burgundy-do-sell = { $count ->
    [one] Sell your { $sort }
   *[other] Sell all your { $sort }
}
burgundy-do-silver = Take 1 silver
burgundy-do-take = Take the { $card } from row { $row }
burgundy-do-without = Skip
burgundy-do-workers = Fill up to 2 workers
burgundy-end-turn = End turn
burgundy-gain-action = one more action
burgundy-gain-animal = an animal
burgundy-gain-any = goods or an animal
burgundy-gain-bonus = a bonus of phase { $letter }
burgundy-gain-card = a card from the display
burgundy-gain-crown = the start player card: a point at the end
burgundy-gain-first = first of a triple
burgundy-gain-good = a goods card
burgundy-gain-later = to place with a { $count }
burgundy-gain-nothing = gains nothing now
burgundy-gain-project = one more project
burgundy-gain-rest = { $count ->
    [one] 1 of them gains nothing
   *[other] { $count } of them gain nothing
}
burgundy-gain-room = gives up a project
burgundy-gain-sale = a sale
burgundy-gain-second = second of a triple
burgundy-gain-start = the start player card, until somebody sells after you
burgundy-plus-silver = +{ $count } silver
burgundy-plus-workers = { $count ->
    [one] +1 worker
   *[other] +{ $count } workers
}
burgundy-hand-in-less-silver = One less silver
burgundy-hand-in-less-workers = One fewer worker
burgundy-hand-in-more-silver = One more silver
burgundy-hand-in-more-workers = One more worker
burgundy-points-for = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $what }
burgundy-use-die = Use the { $card }, a { $die }, as a die
burgundy-verb-buy = Buy
burgundy-verb-convert = Convert
burgundy-verb-give-up = Give up
burgundy-verb-hand-in = Hand in
burgundy-verb-keep = Keep
burgundy-verb-place = Place
burgundy-verb-sell = Sell
burgundy-verb-take = Take
burgundy-verb-use = Use

burgundy-hint-after = Pay three silver to see three cards and keep one, once a turn
burgundy-hint-bonus = From left to right: { $bonuses }
burgundy-hint-hand-in = Choose how many, then tap the points
burgundy-hint-purchase = Tap a card to keep it as a project
burgundy-hint-room = Tap the project that you give up
burgundy-hint-stack = Tap a stack on the board
burgundy-hint-take = Tap an outlined card in the display
burgundy-hint-town-hall = Tap a project, then its place
burgundy-possible-convert = turn workers and silver into points
burgundy-possible-place = place a project
burgundy-possible-sell = sell goods
burgundy-possible-silver = silver
burgundy-possible-take = take a card
burgundy-possible-workers = workers
burgundy-hint-warehouse = Tap the goods in your storage

## Burgundy: points and the end

burgundy-source-animals = animals
burgundy-source-animals-row = Animals
burgundy-source-bonus = bonus
burgundy-source-bonus-row = Phase bonuses
burgundy-source-conversion = converting
burgundy-source-conversion-row = Workers, silver
burgundy-source-egon = Egon’s cloister
burgundy-source-egon-row = Egon’s cloisters
burgundy-source-first = first triple
burgundy-source-first-row = First triples
burgundy-source-goods = goods
burgundy-source-goods-row = Goods sold
burgundy-source-seven = all seven
burgundy-source-seven-row = All seven kinds
burgundy-source-start = start player
burgundy-source-start-row = Start player card
burgundy-source-triples = triple
burgundy-source-triples-row = Triples
burgundy-source-watchtowers = watchtower
burgundy-source-watchtowers-row = Watchtowers
burgundy-undone-goods = { $count ->
    [one] 1 goods card was never sold
   *[other] { $count } goods cards were never sold
}
burgundy-undone-projects = { $count ->
    [one] 1 project was never placed
   *[other] { $count } projects were never placed
}
burgundy-undone-seven = one of the seven kinds was missing ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
burgundy-undone-triples = { $count ->
    [one] one card was missing for a triple: { $kinds }
   *[other] one card each was missing for { $count } triples: { $kinds }
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
burgundy-won = { $names } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead
burgundy-won-material = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and more material left
burgundy-won-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
burgundy-egon-beaten = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}, Egon { $egon }
burgundy-egon-won = Egon was ahead after phase { $letter }, { $egon } to { $points }
burgundy-moment-triple = Triple of { $kind }

## Burgundy: Egon

burgundy-egon = Egon
burgundy-egon-ahead = ahead by { $count }
burgundy-egon-behind = behind by { $count }
burgundy-egon-fan = Egon’s { $kind }: { $count } of 3
burgundy-egon-label = Egon, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Show his estate.
burgundy-egon-level = level with you
burgundy-egon-next = His cards, phase by phase
burgundy-egon-stack = Phase { $letter }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Burgundy: log

burgundy-log-animal = took the { $animal }
burgundy-log-bonus = bonus: { $bonus }
burgundy-log-bought = bought three cards
burgundy-log-by = { $card }: { $what }
burgundy-log-crown = a point for the start player card
burgundy-log-discarded = discarded the { $cards }
burgundy-log-egon = Egon lays out: { $what }
burgundy-log-egon-cloister = a point for Egon’s cloister
burgundy-log-egon-scored = Egon scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $what })
burgundy-log-first = the first triple of its kind
burgundy-log-gave-up = gave up the { $card }
burgundy-log-good = took { $sort }
burgundy-log-handed-in = handed in { $what }
burgundy-log-kept = kept the { $card }
burgundy-log-nothing = took no workers
burgundy-log-passage = Phase { $letter } begins
burgundy-log-placed = placed the { $card }
burgundy-log-reshuffled = The discard pile is shuffled
burgundy-log-round = Phase { $letter }, round { $round }
burgundy-log-seven = all seven kinds
burgundy-log-silver = took { $count } silver
burgundy-log-sold = { $count ->
    [one] sold 1 { $sort } card
   *[other] sold { $count } { $sort } cards
}
burgundy-log-spent = { $count ->
    [one] spent 1 worker
   *[other] spent { $count } workers
}
burgundy-log-start = took the start player card
burgundy-log-took = took the { $card }
burgundy-log-triple = a triple of { $kind }
burgundy-log-used = used the { $card } as a { $count }
burgundy-log-workers = { $count ->
    [one] took 1 worker
   *[other] took { $count } workers
}

## Burgundy: explanations

burgundy-animals-title = Animals
burgundy-animals = Sets of different animals score: two are worth 1 point, three 2 points, four 4 points. Each animal counts in one set.
burgundy-discard-title = Discard pile
burgundy-discard-help = Played dice, bought cards that were not used, projects given up. The newest card comes first. When the draw pile is empty, these are shuffled.
burgundy-draw-title = Draw pile
burgundy-draw = The display and everybody’s dice come from here. Once a turn you may buy the top three cards for 3 silver: keep one as a project, or use one as a die for one more action.
burgundy-explain-die = Placed with a { $die }. Workers turn a die by one each, also from 6 to 1.
burgundy-explain-triple = Three { $kind } in your estate are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
burgundy-first-title = First triple
burgundy-first = Whoever first completes a triple of a kind gets 1 point. Each kind has its own bonus; a mark shows who has it.
burgundy-goods-title = Goods
burgundy-goods = Sell light goods with a 1 or 2, medium with a 3 or 4, dark with a 5 or 6: all of the sort at once, each for 1 point and 1 silver. Whoever sold last starts the next phase.
burgundy-passage-title = Bonuses for triples
burgundy-passage-help = Each triple gives its owner one bonus of the phase, freely chosen.
burgundy-seven-title = All seven kinds
burgundy-seven = Whoever has placed cards of all seven kinds gets the highest bonus that is left. A cloister always counts as a cloister.
burgundy-silver-help-title = Silver
burgundy-silver-help = Once a turn, three silver let you see three cards from the draw pile and keep one. Three workers or silver can be turned into a point as an action.
burgundy-stack-title = Goods and animals
burgundy-stack = Ships take the top goods card, pastures the top animal, houses either. An empty stack is filled by splitting the other one.
burgundy-worker-title = Workers
burgundy-worker = Each worker turns a die by one, up or down, and 6 and 1 are neighbours. As an action you fill up to two workers.
