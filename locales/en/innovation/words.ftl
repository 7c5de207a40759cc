## Where the game is, names of things within sentences

innovation-seat = { $name ->
    [You] you
   *[other] { $name }
 }
innovation-a-card = { $age ->
    [8] an { $age }
   *[other] a { $age }
 }
innovation-card-full = { $card } (age { $age }, { $colour })
innovation-value = { $age }
innovation-count = { $name ->
    [You] you
   *[other] { $name }
 } { $n }
innovation-tone-red = red
innovation-tone-yellow = yellow
innovation-tone-green = green
innovation-tone-blue = blue
innovation-tone-purple = purple

## Questions: which card asks, and whose it is

innovation-ask-own = { $card }: { $what }
innovation-ask-sharing = { $name ->
    [You] You share { $card }: { $what }
   *[other] You share { $name }’s { $card }: { $what }
 }
innovation-ask-demanded = { $name ->
    [You] { $card } demands: { $what }
   *[other] { $name } demands with { $card }: { $what }
 }
innovation-ask-demanding = { $name ->
    [You] Your demand with { $card }: { $what }
   *[other] Your demand with { $card } on { $name }: { $what }
 }
innovation-ask-picked = { $what }?
innovation-verdict-hits = { $card } hits { $names }
innovation-verdict-nobody = { $card } hits nobody
innovation-verdict-both = { $card } hits { $names }; shared by { $sharers }
innovation-verdict-shared = { $count ->
    [one] { $names } shares { $card }
   *[other] { $names } share { $card }
 }
innovation-verdict-alone = Only you use { $card }
innovation-ask-opening = Which of the two cards begins your board?
innovation-ask-action = { $left ->
    [one] Your turn: the last action
   *[other] Your turn: { $left } actions
 }
innovation-ask-splay = { $splay ->
    [left] Splay a colour left?
    [right] Splay a colour right?
   *[up] Splay a colour up?
 }
innovation-ask-splay-one = { $splay ->
    [left] Splay { $colour } left?
    [right] Splay { $colour } right?
   *[up] Splay { $colour } up?
 }

## Questions: which card

innovation-which-meld = Which card from your hand do you meld?
innovation-may-meld = Meld a card from your hand?
innovation-more-meld = Meld another card?
innovation-next-meld = All of these are melded: which one next?
innovation-which-tuck = Which card from your hand do you tuck?
innovation-may-tuck = Tuck a card from your hand?
innovation-more-tuck = Tuck another card?
innovation-next-tuck = All of these are tucked: which one next?
innovation-which-score = { $from ->
    [hand] Which card from your hand do you score?
    [board] Which of your top cards do you score?
    [bottom] Which of your bottom cards do you score?
   *[other] Which card do you score?
 }
innovation-may-score = { $from ->
    [hand] Score a card from your hand?
    [board] Score one of your top cards?
   *[other] Score a card?
 }
innovation-which-return = { $from ->
    [hand] Which card from your hand do you return?
    [score] Which card from your score pile do you return?
    [forecast] Which card from your forecast do you return?
    [board] Which of your top cards do you return?
   *[other] Which card do you return?
 }
innovation-may-return = { $from ->
    [hand] Return a card from your hand?
    [score] Return a card from your score pile?
    [forecast] Return a card from your forecast?
    [board] Return one of your top cards?
   *[other] Return a card?
 }
innovation-more-return = Return another card?
innovation-next-return = All of these are returned: which one next?
innovation-next-score = All of these are scored: which one next?
innovation-next-transfer = All of these are transferred: which one next?
innovation-next-remove = All of these leave the game: which one next?
innovation-which-reveal = Which card from your hand do you reveal?
innovation-which-keep = { $name ->
    [You] Which card do you keep? All others are given away.
   *[other] Which card do you keep? { $name } gets all others.
 }
innovation-which-execute = Which card’s effects do you execute?
innovation-which-order = Which card comes next in the pile, from the top?
innovation-which-exchange = Which card do you exchange?
innovation-which-give = { $from ->
    [hand] Which card from your hand
    [score] Which card from your score pile
    [forecast] Which card from your forecast
   *[board] Which of your top cards
 } do you transfer to { $name ->
    [You] your
   *[other] { $name }’s
 } { $to ->
    [hand] hand
    [score] score pile
    [forecast] forecast
   *[board] board
 }?
innovation-which-take = { $from ->
    [hand] Which card in the hand of { $name }
    [score] Which card in the score pile of { $name }
    [forecast] Which card in the forecast of { $name }
    [others] Which card
   *[board] Which top card of { $name }
 } do you take { $to ->
    [hand] into your hand
    [score] into your score pile
    [forecast] into your forecast
   *[board] onto your board
 }?

## Questions: do it or not

innovation-whether-exchange-highest = Exchange the highest in your hand ({ $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 }) for the highest in your score pile ({ $score ->
    [one] { $score } card
   *[other] { $score } cards
 })?
innovation-whether-exchange-whole = Exchange your whole hand ({ $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 }) for your whole score pile ({ $score ->
    [one] { $score } card
   *[other] { $score } cards
 })?
innovation-whether-meld-score-whole = { $count ->
    [one] Meld the only card in your score pile?
   *[other] Meld all { $count } cards from your score pile?
 }
innovation-whether-meld-score-highest = { $count ->
    [one] Meld the highest card in your score pile?
   *[other] Meld all { $count } highest cards in your score pile?
 }
innovation-whether-tuck-hand-whole = { $count ->
    [one] Tuck the only card in your hand?
   *[other] Tuck all { $count } cards from your hand?
 }
innovation-whether-score-hand-whole = { $count ->
    [one] Score the only card in your hand?
   *[other] Score all { $count } cards from your hand?
 }

## What to do

innovation-hint-opening = The first card in the alphabet begins, by its English name
innovation-possible-meld = meld a card
innovation-possible-dogma = use a dogma
innovation-possible-achieve = claim an achievement
innovation-possible-endorse = endorse
innovation-possible-inspire = inspire
innovation-possible-decree = issue a decree
innovation-possible-draw = draw
innovation-hint-new = New in hand: { $cards }. { $possible }
innovation-hint-card = Tap one of the outlined cards
innovation-hint-each = Tap an outlined card, or leave the order as it is
innovation-hint-may = Tap an outlined card, or skip
innovation-hint-more = { $left ->
    [one] You may choose one more
   *[other] You may choose up to { $left } more
 }
innovation-hint-left = The bottom right icons of covered cards become visible
innovation-hint-right = The left icons of covered cards become visible
innovation-hint-up = The bottom icons of covered cards become visible
innovation-hint-value = Choose a number from 1 to 10

## Choices

innovation-describe = { $what }: { $brings }
innovation-points-to = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for the { $what }
innovation-do-draw = { $age ->
    [8] Draw an { $age }
   *[other] Draw a { $age }
 }
innovation-do-draw-end = Draw and end the game
innovation-do-dogma = Use { $card }
innovation-do-achieve = Claim the achievement of age { $age } ({ $name })
innovation-do-open = Begin with { $card }
innovation-do-meld = Meld { $card }
innovation-do-tuck = Tuck { $card }
innovation-do-score = Score { $card }
innovation-do-return = Return { $card }
innovation-do-return-back = { $name ->
    [You] Return an unknown { $age } from your score pile
   *[other] Return an unknown { $age } from the score pile of { $name }
 }
innovation-do-reveal = Reveal { $card }
innovation-do-keep = Keep { $card }
innovation-do-execute = Execute { $card }
innovation-do-order = Put { $card } next
innovation-do-remove = Take { $card } out of the game
innovation-do-exchange = Exchange { $card }
innovation-do-choose = Choose { $card }
innovation-do-give = Give { $card } to { $name ->
    [You] you
   *[other] { $name }
 } { $to ->
    [hand] (hand)
    [score] (score pile)
    [forecast] (forecast)
   *[board] (board)
 }
innovation-do-take = Take { $card } from { $name ->
    [You] you
   *[other] { $name }
 } { $to ->
    [hand] into your hand
    [score] into your score pile
    [forecast] into your forecast
   *[board] onto your board
 }
innovation-button-splay = Splay { $colour }
innovation-do-splay = { $splay ->
    [left] Splay { $colour } left
    [right] Splay { $colour } right
   *[up] Splay { $colour } up
 }
innovation-do-player = { $name ->
    [You] Choose yourself
   *[other] Choose { $name }
 }
innovation-confirm = Confirm
innovation-yes = Yes
innovation-no = No
innovation-no-more = No more
innovation-as-they-lie = Keep this order
innovation-no-splay = Do not splay
innovation-do-without = Skip
innovation-verb-draw = Draw
innovation-verb-meld = Meld
innovation-verb-dogma = Use
innovation-verb-achieve = Claim
innovation-verb-tuck = Tuck
innovation-verb-score = Score
innovation-verb-return = Return
innovation-verb-transfer = Transfer
innovation-verb-exchange = Exchange
innovation-verb-reveal = Reveal
innovation-verb-keep = Keep
innovation-verb-execute = Execute
innovation-verb-order = Put next
innovation-verb-remove = Remove
innovation-verb-splay = Splay
innovation-verb-choose = Choose

## What a choice brings

innovation-gain-score = score pile
innovation-gain-alphabet = in the alphabet: { $name }
innovation-gain-drawn = Draws { $what }
innovation-gain-pile = { $left ->
    [one] the last { $age } of the pile
   *[other] { $left } cards in pile { $age }
 }
innovation-gain-skipped = pile { $empty } is empty, so you draw from { $age } ({ $left } left)
innovation-gain-covers = covers { $card }
innovation-gain-counts = { $icon }: { $counts }
innovation-gain-obey = { $count ->
    [one] has to obey: { $names }
   *[other] have to obey: { $names }
 }
innovation-gain-obey-nobody = nobody has to obey
innovation-gain-shares = { $count ->
    [one] shares first: { $names }
   *[other] share first: { $names }
 }
innovation-gain-partner = your partner shares: { $names }
innovation-gain-shares-nobody = nobody shares
innovation-gain-reached = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $needed } needed; top card { $top }
innovation-gain-achievement = achievement { $number } of { $needed }
innovation-gain-claim = { $name ->
    [You] you claim { $what }
   *[other] { $name } claims { $what }
 }
innovation-gain-end = ends the game

## The end

innovation-won-achievements = { $winners ->
    [one] { $names }: { $achievements ->
        [one] { $achievements } achievement
       *[other] { $achievements } achievements
     }, and that was enough
   *[other] { $names } as a team: { $achievements ->
        [one] { $achievements } achievement
       *[other] { $achievements } achievements
     } together, and that was enough
 }
innovation-won-points = { $winners ->
    [one] Age 11 was reached. Most points: { $names } with { $points } to { $second }
   *[other] Age 11 was reached. Most points: { $names } as a team with { $points } to { $second }
 }
innovation-won-tie = { $winners ->
    [one] Age 11 was reached with equal points ({ $points }). More achievements: { $names } with { $achievements } to { $second }
   *[other] Age 11 was reached with equal points ({ $points }). More achievements: { $names } as a team with { $achievements } to { $second }
 }
innovation-won-drawn = Age 11 was reached. A draw: { $names }, each with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } and { $achievements ->
    [one] { $achievements } achievement
   *[other] { $achievements } achievements
 }
innovation-rows = Achievements
innovation-reason-achievements = Where the achievements went
innovation-reason-card = What the card asked for
innovation-undone-left = The achievement of age { $age } was within reach from turn { $turn } on and was never claimed
innovation-undone-lost = The achievement of age { $age } was within reach in turn { $turn }; claimed in turn { $later }: { $name }
innovation-undone-points = { $points ->
    [one] 1 point was missing for the achievement of age { $age }
   *[other] { $points } points were missing for the achievement of age { $age }
}
innovation-undone-special = { $name } was close: { $has } of { $needs }
innovation-undone-top = Enough points for the achievement of age { $age }, but no top card of age { $age } or higher
innovation-row-normal = Normal achievements
innovation-row-special = Special achievements
innovation-row-team = Achievements of the team
innovation-row-points = Points in the score pile
innovation-row-top = Highest top card
innovation-row-board = Cards on the board
innovation-row-icons = Visible icons
innovation-measure-points = Points
innovation-measure-achievements = Achievements
innovation-measure-icons = Icons
innovation-measure-hand = Cards in hand
innovation-moment-age = Achievement of age { $age }
innovation-moment-card = Points with { $card }

## Options

innovation-option-teams = Two teams
innovation-option-teams-note = Partners sit opposite each other and win together
innovation-option-longer = Longer game
innovation-option-longer-note = One more achievement is needed
innovation-option-no-tracking = No card tracking
innovation-option-no-tracking-note = Nobody is reminded of cards seen before
