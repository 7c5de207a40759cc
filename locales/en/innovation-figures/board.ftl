## The board and what it says before something is done

innovation-only-karma = no dogma, only its karma
innovation-inspires = { $colour }: { $n ->
    [one] one inspire effect
   *[other] { $n } inspire effects
 }
innovation-inspire-order = Inspire effects in their order
innovation-decrees = Decrees
innovation-decrees-rule = A decree needs figures of three values in hand, one of them in its colour, or any two if a karma allows it. It costs the whole hand and is an achievement. If another player owns it, issuing it only returns it to the middle: owning it yourself takes a second decree.
innovation-decree-costs = { $n ->
    [one] for { $n } card
   *[other] for { $n } cards
 }
innovation-decree-breaks = { $n ->
    [one] to the middle, { $n } card
   *[other] to the middle, { $n } cards
 }
innovation-karma-instead = { $name ->
    [You] Your karma, { $card }, instead of { $trigger }
   *[other] Karma of { $name }, { $card }, instead of { $trigger }
 }
innovation-karma-before = { $name ->
    [You] Your karma, { $card }, before { $trigger }
   *[other] Karma of { $name }, { $card }, before { $trigger }
 }
innovation-karma-of = { $name ->
    [You] Your karma: { $card }
   *[other] Karma of { $name }: { $card }
 }
innovation-karma-can = { $name ->
    [You] Your { $card } can step in: { $text }
   *[other] { $card } of { $name } can step in: { $text }
 }
innovation-karma-warning = a karma may step in
innovation-stage-karma = { $name ->
    [You] Your karma
   *[other] Karma: { $name }
 }
innovation-stage-inspire = { $name ->
    [You] Your inspire effect
   *[other] Inspire effect: { $name }
 }
innovation-within-karma = Steps in while { $card } is executed
innovation-will-fade = { $n } figures on top: all but one fade, which scores them

## What was done last

innovation-last-claimed = { $name ->
    [You] You claimed { $card } as an achievement
   *[other] { $name } claimed { $card } as an achievement
 }
innovation-last-inspire = { $name ->
    [You] You inspired { $colour }
   *[other] { $name } inspired { $colour }
 }
innovation-last-decree = { $name ->
    [You] You issued the decree { $decree }
   *[other] { $name } issued the decree { $decree }
 }
