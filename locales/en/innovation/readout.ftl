## The position in words

innovation-read-now = State of the game
innovation-read-name = { $name }
innovation-read-asked = To decide: { $name }
innovation-read-turn = { $left ->
    [one] Turn: { $name }, the last action
   *[other] Turn: { $name }, { $left } actions left
 }
innovation-read-running = { $card }, used by: { $by }; effect { $effect } of { $effects }, executed by: { $acting }
innovation-read-to-win = { $count } achievements win
innovation-read-removed = Out of the game: { $cards }
innovation-read-achievements = Achievements
innovation-read-available = Normal achievements still available, by age: { $ages }
innovation-read-available-none = No normal achievement is left
innovation-read-special-of = { $what }: { $name }
innovation-read-special-free = { $what }: still available
innovation-read-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
innovation-read-achieved = { $count } of { $of } achievements
innovation-read-team = { $count } as a team
innovation-read-card = { $card } ({ $age })
innovation-read-single = { $colour }: only { $card }
innovation-read-pile = { $colour }: { $card } on top, below it { $covered }. { $splay }.
innovation-read-hand = { $count ->
    [one] One card in hand: { $cards }
   *[other] { $count } cards in hand: { $cards }
 }
innovation-read-hand-none = No cards in hand
innovation-read-score = { $count ->
    [one] One card in the score pile: { $cards }
   *[other] { $count } cards in the score pile: { $cards }
 }
innovation-read-score-none = Nothing in the score pile
