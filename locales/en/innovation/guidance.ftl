## Innovation: why something cannot be done now

innovation-why-claimed = { $name ->
    [You] You have it already
   *[other] { $name } has it
 }
innovation-why-points = { $points ->
    [one] You need 1 more point
   *[other] You need { $points } more points
 }
innovation-why-top = You need a top card of age { $age } or higher
innovation-why-both = { $points ->
    [one] You need 1 more point
   *[other] You need { $points } more points
 } and a top card of age { $age } or higher
innovation-why-special = It needs no action: it is yours as soon as you have it all, { $has } of { $needs } now
innovation-why-covered = { $card } covers it: only top cards’ dogmas can be used
innovation-why-not-yours = You can only use the dogmas of your own top cards
innovation-why-once = Only once a turn: you have done it already
innovation-why-next-pile = You draw from age { $age }: as high as your highest top card, or the next pile that is left
innovation-why-first = First: { $ask }
innovation-can-nothing = It would do nothing now

## Innovation: what a question is about, once

innovation-about-opening = Everybody reveals one card at once; the first name in the alphabet begins.
innovation-about-action = Draw, meld a card from your hand, use the dogma of a top card, or claim an achievement.
innovation-about-demand = { $by ->
    [karma] By the karma’s count you have less
   *[icons] You show fewer of its icon than its player
 }: you must do what the card demands.
innovation-about-sharing = { $by ->
    [karma] By the karma’s count you have as much
   *[icons] You show at least as many of its icon as its player
 }: you use it too, and before them.
innovation-about-meld = Melding puts the card on top of its colour: its icons and its dogma are yours.
innovation-about-tuck = Tucking puts the card at the bottom of its colour: what is on top stays on top.
innovation-about-score = A scored card is worth its age in points. Claiming achievements does not spend them.
innovation-about-return = A returned card goes under the supply pile of its age.
innovation-about-transfer = The card changes its owner or its place; that neither melds nor scores it.
innovation-about-reveal = Everybody sees this card.
innovation-about-keep = You keep one card and give the others away.
innovation-about-execute = You execute that card’s non-demand effects, and nobody shares them.
innovation-about-order = You put the cards of the pile in a new order.
innovation-about-remove = A removed card does not come back into the game.
innovation-about-splay = A splay shows icons of covered cards: left one of each, right two, up three.
innovation-about-whether = You may, but need not.

## Innovation: what is met for the first time

innovation-meet-icons = Icons decide: who shows as many as you shares your dogma, who shows fewer must obey.
innovation-meet-draw = Supply: you draw from the age of your highest top card.
innovation-meet-score = Your score pile: each card is worth its age in points.
innovation-meet-achievements = Achievements: 5 points times the number, and a top card at least that high.
innovation-meet-specials = Special achievements reward feats: they cost no action and are yours at once.

## Innovation: words that the rulebook explains, each in all its forms

innovation-term-achieve = achievement, achievements
innovation-term-decrees = decree, decrees
innovation-term-demands = demand, demands
innovation-term-dogma = dogma, dogmas
innovation-term-endorse = endorse
innovation-term-exchange = exchange
innovation-term-forecast = forecast
innovation-term-icons = icon, icons
innovation-term-inspire = inspire
innovation-term-karmas = karma, karmas
innovation-term-meld = meld, melding, melds, melded
innovation-term-return = return, returned
innovation-term-reveal = reveal, reveals
innovation-term-score = score, scored
innovation-term-sharing = share, shares, sharing
innovation-term-special-achievements = special achievements
innovation-term-splay = splay, splays, splayed
innovation-term-transfer = transfer
innovation-term-tuck = tuck, tucking
