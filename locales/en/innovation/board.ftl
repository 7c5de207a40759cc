## Cards

innovation-card-label = { $name }, age { $age }, { $colour }: { $icons }
innovation-card-short = { $name }: { $icons }
innovation-new-card = New: { $card }
innovation-kind-demand = Demand
innovation-kind-shared = Shared effect
innovation-unknown = Unknown card of age { $age }: what could it be?
innovation-pick-back = An unknown { $age }

## A board

innovation-board-of = { $name ->
    [You] Your board
   *[other] Board of { $name }
 }
innovation-board-empty = No cards on the board yet
innovation-head-short = { $points } { $points ->
    [one] pt
   *[other] pts
 }
innovation-head-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $achievements } of { $of } achievements, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 } in hand
innovation-points = { $n ->
    [one] point
   *[other] points
 }
innovation-of = of { $of }
innovation-n-of = { $n } of { $of }
innovation-in-hand = in hand
innovation-partner = your partner
innovation-totals = Visible icons
innovation-icons = { $icon }: { $n }
innovation-no-pile = { $colour }: none yet
innovation-pile-label = { $colour }: { $cards }. { $splay }
innovation-pile-title = { $name }: { $colour }
innovation-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-hand = Your hand
innovation-hand-short = hand
innovation-score-short = score
innovation-own-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }: show hand, score pile and achievements
innovation-hand-of = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } in hand
innovation-score-of = { $name }: score pile, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Verdicts beside a pile

innovation-hits-you = hits you
innovation-you-share = you share
innovation-you-safe = you are safe
innovation-only = only { $name }
innovation-only-you = only you
innovation-hits = hits
innovation-hits-nobody = hits nobody
innovation-shared-by = shared by

## In the middle

innovation-middle = Achievements and supply
innovation-achievements-short = Achieve
innovation-achievements-label = Achievements: who has which, and what is in reach
innovation-supply-short = Supply
innovation-supply-label = { $age ->
    [8] Supply: you would draw an { $age }
   *[other] Supply: you would draw a { $age }
 }
innovation-supply-none = Supply: nothing is left to draw
innovation-empty = empty
innovation-next-pile = draw · { $n }
innovation-supply-pile-label = Supply, age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-pile-next-label = Supply, age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, you would draw here
innovation-others-left = Other special achievements: { $n }
innovation-jump = Go to a board
innovation-claim = claim
innovation-pts = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
 }
innovation-achievement = Age { $age }
innovation-achievement-of = { $name ->
    [You] Achievement { $age }: you have it
   *[other] Achievement { $age }: { $name } has it
 }
innovation-achievement-reach = Achievement { $age }: in your reach
innovation-achievement-free = Achievement { $age }: needs { $points } points and a top card of { $age } or higher
innovation-achievement-gone = Achievement { $age }: not available
innovation-achievement-many = { $what }; there are { $n } of this age
innovation-achievement-times = { $what } × { $n }

## The stage

innovation-stage = In play
innovation-goal-title = What the game is about
innovation-goal-win = { $n } achievements win. Each needs points and a top card of its age.
innovation-goal-turn = A turn is two actions: draw, meld a card, use a dogma, claim an achievement.
innovation-goal-share = Whoever shows at least as many of a dogma’s icon as you uses it too.
innovation-goal-obey = Whoever shows fewer must obey its demands.
innovation-not-now = Not now
innovation-fold = Make room for the boards
innovation-unfold = Show the card
innovation-last-dogma = { $name ->
    [You] You used { $card }
   *[other] { $name } used { $card }
 }
innovation-last-meld = { $name ->
    [You] You melded { $card }
   *[other] { $name } melded { $card }
 }
innovation-last-draw = { $name ->
    [You] You drew a card
   *[other] { $name } drew a card
 }
innovation-last-achieve = { $name ->
    [You] You claimed the achievement of age { $age }
   *[other] { $name } claimed the achievement of age { $age }
 }
innovation-stage-dogma = { $name ->
    [You] Your dogma
   *[other] Dogma: { $name }
 }
innovation-stage-step = { $effects ->
    [one] step { $step } of { $steps }
   *[other] effect { $effect } of { $effects } · step { $step } of { $steps }
 }
innovation-queue-done = done
innovation-queue-now = acts now
innovation-queue-next = still to come
innovation-acts = { $name ->
    [You] You act
   *[other] { $name } acts
 }
innovation-within = Executed because of { $card }: nobody shares, demands are left out
innovation-takes-action = takes 1 of { $left } actions
innovation-last-action = your last action
innovation-fact-hit = The demand hits { $name }
innovation-fact-out = { $name } does not share
innovation-fact-nobody = Nobody has fewer icons: the demand hits nobody
innovation-fact-shares = { $name } shares, { $theirs ->
    [one] { $theirs } icon
   *[other] { $theirs } icons
 } to your { $own }, and goes before you. If that changes anything, { $draws ->
    [figure] you draw a figure for free.
   *[card] you draw a card for free.
 }
innovation-fact-share-many = Opponents share and go before you. If that changes anything, { $draws ->
    [figure] you draw a figure for free.
   *[card] you draw a card for free.
 }
innovation-fact-partner = { $name }, your partner, shares and goes before you
innovation-can-lose = Board cards at risk: { $cards }
innovation-can-reach = { $count ->
    [one] Achievement { $ages }
   *[other] Achievements { $ages }
 } can come into { $name ->
    [You] your
   *[other] { $name }’s
 } reach, with up to { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
innovation-can-claim = { $name } can claim { $special }
innovation-can-win = It can end the game. Victory: { $names }
innovation-can-draw = It can end the game in a draw
innovation-fate-hit = must obey
innovation-fate-shares = shares
innovation-fate-safe = safe
innovation-fate-out = not sharing
innovation-own-icons = Your { $icon }: { $n }. Whoever shows at least as many shares.
innovation-own-icons-demand = Your { $icon }: { $n }. Whoever shows at least as many shares; demands hit all others.
innovation-compared = { $icon } { $own } to { $theirs }
innovation-compare = { $icon }: you { $own }, { $name } { $theirs }
innovation-icon-change = { $icon }: { $now }, then { $then }
innovation-change-of = { $name }, { $what }
innovation-splay-change = { $colour }: { $splay ->
    [left] splayed left
    [right] splayed right
    [up] splayed up
   *[none] no longer splayed
}

## Buttons

innovation-draw = Draw { $age }
innovation-draw-end = Draw and end the game
innovation-achieve = Achieve { $age }

## Sheets

innovation-none = None
innovation-hand-n = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-score-n = Score pile: { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
innovation-achievements-n = Achievements: { $n }
innovation-supply-title = Supply, age { $age }
innovation-pile-count = { $n ->
    [0] The pile is empty: whoever would draw here draws from the next age.
    [one] There is one card in the pile.
   *[other] There are { $n } cards in the pile.
 }
innovation-could-be = What an unknown card can be: { $n }
innovation-could-be-why = Cards of this age that may be anywhere out of your sight: in the pile, { $forecasts ->
    [yes] in hands, score piles and forecasts
   *[no] in hands and score piles
} or among the achievements.
innovation-known-in-pile = Known to be in the pile
innovation-unknown-held = { $name }: { $hand } unknown in hand, { $score } in the score pile{ $forecast ->
    [0] {""}
   *[other] , { $forecast } in the forecast
}
innovation-unknown-achievements = Unknown among the achievements: { $n }
innovation-place-hand = In hand: { $name }
innovation-place-score = In the score pile: { $name }
innovation-place-board = On the board: { $name }
innovation-place-supply = In the supply pile of age { $age }
innovation-place-removed = Out of the game
innovation-reach-title = What is in reach
innovation-reach-rule = A normal achievement needs five times its age in points and a top card at least as high. The points stay yours.
innovation-reach-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, top { $top }
innovation-has-it = has it
innovation-in-reach = in reach
innovation-needs-top = top card { $age }
innovation-needs-points = { $n ->
    [one] +{ $n } pt
   *[other] +{ $n } pts
 }
innovation-needs-both = { $n ->
    [one] +{ $n } pt
   *[other] +{ $n } pts
 }, top card { $age }
innovation-face-down = A card drawn face down, age { $age }: look at it
