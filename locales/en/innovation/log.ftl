## The log

innovation-some-cards = { $count ->
    [2] two { $age }s
    [3] three { $age }s
    [4] four { $age }s
   *[other] { $count } cards of age { $age }
 }
innovation-log-dealt = Everybody is dealt two cards
innovation-log-open = began the board with { $what }
innovation-log-opened = { $name ->
    [You] You revealed the alphabetically first card and have the first turn
   *[other] { $name } revealed the alphabetically first card and has the first turn
 }
innovation-log-turn = { $name ->
    [You] Turn { $turn }: you
   *[other] Turn { $turn }: { $name }
 }
innovation-log-dogma = used { $card } ({ $icon }: { $counts })
innovation-log-obey = obeying: { $names }
innovation-log-share = sharing: { $names }
innovation-log-shared = shared { $card }: { $what }
innovation-log-shared-nothing = shared { $card }, which changed nothing
innovation-log-obeyed = obeyed { $card }: { $what }
innovation-log-obeyed-nothing = obeyed { $card }, with nothing to do
innovation-log-within = executed { $card }: { $what }
innovation-log-free = free draw, because an opponent shared: { $what }
innovation-log-drew = drew { $what }
innovation-log-draw-show = drew and revealed { $what }
innovation-log-draw-meld = drew and melded { $what }
innovation-log-draw-tuck = drew and tucked { $what }
innovation-log-draw-score = drew and scored { $what }
innovation-log-showed = revealed { $what }
innovation-log-meld = { $from ->
    [score] melded { $what } from the score pile
    [forecast] melded { $what } from the forecast
   *[other] melded { $what }
 }
innovation-log-tuck = { $from ->
    [score] tucked { $what } from the score pile
    [forecast] tucked { $what } from the forecast
   *[other] tucked { $what }
 }
innovation-log-score = { $from ->
    [hand] scored { $what } from hand
    [board] scored { $what } from the board
   *[other] scored { $what }
 }
innovation-log-return = { $from ->
    [hand] returned { $what } from hand
    [score] returned { $what } from the score pile
    [forecast] returned { $what } from the forecast
    [board] returned { $what } from the board
    [display] returned { $what } from the display
   *[other] returned { $what }
 }
innovation-log-return-of = { $name ->
    [You] { $from ->
        [score] returned { $what } from your score pile
        [forecast] returned { $what } from your forecast
       *[other] returned { $what } from your board
     }
   *[other] { $from ->
        [score] returned { $what } from the score pile of { $name }
        [forecast] returned { $what } from the forecast of { $name }
       *[other] returned { $what } from the board of { $name }
     }
 }
innovation-log-give = { $from ->
    [hand] transferred { $what } from hand
    [score] transferred { $what } from the score pile
    [forecast] transferred { $what } from the forecast
   *[board] transferred { $what } from the board
 } to { $name ->
    [You] { $to ->
        [hand] your hand
        [score] your score pile
        [forecast] your forecast
       *[board] your board
     }
   *[other] { $to ->
        [hand] the hand of { $name }
        [score] the score pile of { $name }
        [forecast] the forecast of { $name }
       *[board] the board of { $name }
     }
 }
innovation-log-take = took { $what } from { $name ->
    [You] { $from ->
        [hand] your hand
        [score] your score pile
        [forecast] your forecast
       *[board] your board
     }
   *[other] { $from ->
        [hand] the hand of { $name }
        [score] the score pile of { $name }
        [forecast] the forecast of { $name }
       *[board] the board of { $name }
     }
 } { $to ->
    [hand] into hand
    [score] into the score pile
    [forecast] into the forecast
   *[board] onto the board
 }
innovation-log-shift = transferred { $what } { $from ->
    [hand] from hand
    [score] from the score pile
    [forecast] from the forecast
   *[board] from the board
 } { $to ->
    [hand] to hand
    [score] to the score pile
    [forecast] to the forecast
   *[board] to the board
 }
innovation-log-achieved = claimed the achievement of age { $age }
innovation-log-claimed = claimed { $what }
innovation-log-removed = { $count ->
    [one] removed { $count } card from the game
   *[other] removed { $count } cards from the game
 }
innovation-log-splayed = { $splay ->
    [left] splayed { $colour } left
    [right] splayed { $colour } right
    [up] splayed { $colour } up
   *[none] unsplayed { $colour }
 }
innovation-log-rearranged = rearranged the { $colour } pile
innovation-log-no-victory = { $card }: nobody is alone in the lead, so nobody wins
innovation-log-complete = { $card }: the action ends at once
innovation-log-end-achievements = The game ends: enough achievements
innovation-log-end-points = The game ends: age 11 was reached, most points win
innovation-log-end-tie = The game ends: age 11 was reached with equal points, most achievements win
innovation-log-end-drawn = The game ends in a draw: age 11 was reached with equal points and achievements
innovation-log-end-card = The game ends: { $card } wins it
