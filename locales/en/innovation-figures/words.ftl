## Actions, and the names of decrees

innovation-do-inspire = Inspire: { $colour }
innovation-verb-inspire = Inspire
innovation-verb-decree = Decree
innovation-log-decree-back = { $name ->
    [You] your decree { $what } is back in the middle
   *[other] the decree { $what } of { $name } is back in the middle
 }
innovation-decree-war = War
innovation-decree-expansion = Expansion
innovation-decree-trade = Trade
innovation-decree-advancement = Advancement
innovation-decree-rivalry = Rivalry
innovation-kind-inspire = Inspire effect

## Names of things

innovation-a-figure = a figure of age { $age }
innovation-some-figures = { $count } figures of age { $age }
innovation-karma-decree = With any two figures in your hand you may issue { $decree }.

## Decrees

innovation-do-decree = Decree: { $decree }
innovation-decree-war-how = choose a value; all top cards of it on all other boards are returned
innovation-decree-expansion-how = splay one of your colours up
innovation-decree-trade-how = draw three cards one higher than your highest top card and foreshadow them
innovation-decree-advancement-how = draw a card two higher than your highest top card
innovation-decree-rivalry-how = choose another player; return three cards of that score pile and all top figures of that board
innovation-decree-war-question = Top cards of which value are returned?
innovation-decree-war-answer = Return every top { $age } of the others
innovation-decree-expansion-question = Which colour do you splay up?
innovation-decree-rivalry-question = Against whom do you issue Rivalry?

## Questions

innovation-which-fade = Which figure fades first? You score it.
innovation-which-karma = Several karmas could step in: which one does?
innovation-which-name = Which figure do you name?
innovation-do-karma = Karma of { $card }
innovation-do-name = Name { $card }
innovation-verb-name = Name

## What a question is about, once

innovation-about-karma = Only one karma steps in at a time: the player whose turn it is says which.
innovation-about-fade = Whoever shows more than one top figure after an action scores them until one is left.
innovation-about-decree = A decree costs your whole hand; while you own it, it is an achievement.
innovation-about-name = If the named figure lies in its pile, it comes into your hand.

## Why something cannot be done now

innovation-why-inspire = No inspire effect is visible in this colour
innovation-why-decree-values = You need figures of three values in hand; you hold figures of { $n }
innovation-why-decree-colour = One of the figures in your hand must be { $colour }

## What a choice brings

innovation-gain-inspires = { $n ->
    [one] the inspire effect: { $cards }
   *[other] { $n } inspire effects, in this order: { $cards }
 }
innovation-gain-inspire-draw = then you draw { $age ->
    [8] an { $age }
   *[other] a { $age }
 }
innovation-gain-decree-cost = { $n ->
    [one] the only card in your hand leaves the game
   *[other] the { $n } cards in your hand leave the game
 }
innovation-gain-decree-new = the decree becomes your achievement
innovation-gain-decree-own = the decree is yours already: only its effect
innovation-gain-decree-back = { $name } loses the decree: it goes back to the middle, without effect
innovation-gain-karma = { $instead ->
    [yes] instead: karma of { $card }
   *[other] first: karma of { $card }
 }
innovation-can-karma = { $name ->
    [You] Your karma can step in: { $cards }
   *[other] A karma of { $name } can step in: { $cards }
 }

## The log

innovation-log-inspire = inspired { $colour }
innovation-log-decree = issued the decree { $decree }
innovation-log-inspired = inspire effect of { $card }: { $what }
innovation-log-figure-draw = drew a figure for an opponent’s achievement: { $what }
innovation-log-fading = faded: { $what }
innovation-log-karma-instead = karma of { $card } instead of { $trigger }: { $what }
innovation-log-karma-first = karma of { $card } before { $trigger }: { $what }
innovation-log-karma-melded = karma of { $card }: { $what }
innovation-log-karma-nothing = nothing
innovation-trigger-by = { $trigger } ({ $name ->
    [You] you
   *[other] { $name }
 })
innovation-trigger-draw = drawing
innovation-trigger-free-draw = the draw for sharing
innovation-trigger-meld = melding
innovation-trigger-tuck = tucking
innovation-trigger-score = scoring
innovation-trigger-return = returning
innovation-trigger-foreshadow = foreshadowing
innovation-trigger-claim = claiming an achievement
innovation-trigger-remove = removing
innovation-trigger-transfer = transferring
innovation-trigger-splay = splaying
innovation-trigger-dogma = a dogma action
innovation-trigger-dogma-with = a dogma action with { $card }
innovation-trigger-inspire = an inspire action
innovation-trigger-demand = a demand
innovation-trigger-no-share = the end of a dogma that nobody shared
innovation-trigger-win = a victory
innovation-trigger-fade = fading

## The position in words

innovation-read-pile-figures = Figures, age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-read-running-karma = Karma of { $card }, executed by: { $acting }
innovation-read-running-inspire = Inspire effect of { $card }, executed by: { $acting }
innovation-read-decree-of = Decree { $what }: { $name }
innovation-read-decree-free = Decree { $what }: in the middle
innovation-read-by-karma = { $n ->
    [one] One achievement by a karma, as long as it stays
   *[other] { $n } achievements by karmas, as long as they stay
 }
innovation-row-decrees = Decrees

## What a dogma counts

innovation-ahead-open = You choose first what counts
innovation-own-points = Your points: { $n }. Whoever has at least as many shares.
innovation-own-points-demand = Your points: { $n }. Whoever has at least as many shares; demands hit all others.
innovation-fact-nobody-points = Nobody has fewer points: the demand hits nobody
innovation-fact-shares-points = { $name } shares, { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } to your { $own }, and goes before you. If that changes anything, you draw a figure for free.
innovation-log-measured = { $what } count in this action
innovation-log-raised = raised values in boxes by { $n }
innovation-log-majority = took the majority

## An achievement that is taken

innovation-which-take-achieved = Which achievement do you take?
innovation-do-take-achieved = Take { $what }
innovation-do-take-achievement = Take the achievement of age { $age } of { $name }

## A card that is executed instead of being tucked

innovation-place-revealed = Revealed: { $name }
innovation-log-retook = took { $what } back into hand
