## Forecasts, achieved cards, transfers, bonuses

innovation-which-foreshadow = Which of these cards do you foreshadow?
innovation-which-achieve = Which card do you achieve?
innovation-may-achieve = Achieve a card?
innovation-which-meld-foreseen = Which card from your forecast do you meld?
innovation-may-promote = Promote a card from your forecast? It is melded, and its dogma is free.
innovation-whether-dogma = Use the dogma of { $card } for free?
innovation-whether-return-forecast-whole = { $count ->
    [one] Reveal and return the only card in your forecast?
   *[other] Reveal and return all { $count } cards from your forecast?
 }
innovation-which-tuck-top = Which of your top cards do you tuck?
innovation-which-transfer = Which card do you transfer?
innovation-which-lay-down = Which card do you transfer to your board?
innovation-which-pick-up = { $from ->
    [forecast] Which card from your forecast do you take into your hand?
    [score] Which card from your score pile do you take into your hand?
    [bottom] Which of your bottom cards do you take into your hand?
    [board] Which of your top cards do you take into your hand?
   *[other] Which card do you take into your hand?
 }
innovation-do-foreshadow = Foreshadow { $card }
innovation-do-achieve-card = Achieve { $card }
innovation-do-promote = Promote { $card }
innovation-do-promote-none = Promote nothing
innovation-do-transfer = Transfer { $card }
innovation-do-lay-down = Transfer { $card } to your board
innovation-do-pick-up = Take { $card } into your hand
innovation-do-look = Look at { $what }
innovation-verb-foreshadow = Foreshadow
innovation-verb-promote = Promote
innovation-about-foreshadow = In the forecast a card waits, unseen by others, until a meld action can promote it.
innovation-about-achieve = The card itself becomes an achievement, for the same points and top card as any other.
innovation-about-achievement = It becomes your achievement, whether it lies in the middle or is a card that counts as one.
innovation-about-promote = After a meld action a foreseen card of at most the same value may be melded as well.
innovation-about-free-dogma = It costs no action. Who shares and who obeys is determined as always.
innovation-log-echo = echo of { $card }: { $what }
innovation-log-draw-foreshadow = drew and foreshadowed { $what }
innovation-log-foreshadow = foreshadowed { $what }
innovation-log-achieved-card = claimed { $what } as an achievement
innovation-log-add-achievement = added { $what } to the available achievements
innovation-log-place = put { $what } on top of its pile
innovation-log-looked = looked at the top of a pile: { $what }
innovation-log-splayed-of = splayed { $name ->
    [You] your
   *[other] { $name }’s
 } { $colour } { $splay ->
    [left] left
    [right] right
   *[up] up
 }
innovation-read-running-echo = Echo effect of { $card }, used by: { $by }; executed by: { $acting }
innovation-read-forecast = { $count ->
    [one] One card in the forecast: { $cards }
   *[other] { $count } cards in the forecast: { $cards }
 }
innovation-read-forecast-none = Nothing in the forecast
innovation-symbol-plus = Plus
innovation-symbol-plus-how = Melded by an action, it draws a card one higher in value than the city.
innovation-read-bonuses = { $n ->
    [one] One bonus shown, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[other] { $n } bonuses shown, together { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }

## Karmas, also of a relic

innovation-kind-karma = Karma

## Questions that several expansions ask

innovation-which-meld-any = Which card do you meld?
innovation-may-meld-any = Meld a card?
innovation-which-tuck-any = Which card do you tuck?
innovation-question-of-achievement = Which achievement do you claim?
innovation-answer-of-achievement = Claim the achievement of age { $age }
innovation-question-of-foreshadow = Which value do you foreshadow?
innovation-answer-of-foreshadow = Draw and foreshadow { $age ->
    [8] an { $age }
   *[other] a { $age }
 }
innovation-question-of-meld = Which value do you draw and meld?
innovation-answer-of-meld = Draw and meld { $age ->
    [8] an { $age }
   *[other] a { $age }
 }
innovation-question-of-set = From which set do you draw?
innovation-answer-of-value = Choose { $age }
innovation-answer-of-colour = Choose { $colour }
innovation-question-of-right = Which colour do you splay right?
innovation-answer-of-left = Splay { $colour } left
innovation-answer-of-right = Splay { $colour } right
innovation-answer-of-up = Splay { $colour } up

## Choices

innovation-do-draw-back = Draw { $what }
innovation-do-take-back = Take { $name ->
    [You] an unknown { $age } from your score pile
   *[other] an unknown { $age } from the score pile of { $name }
 }

## The log

innovation-log-remove = removed { $what } from the game
innovation-log-to-achievements = { $name ->
    [You] transferred { $what } to your achievements
   *[other] transferred { $what } to the achievements of { $name }
 }
innovation-log-take-achievement = { $name ->
    [You] took { $what } from your achievements
   *[other] took { $what } from the achievements of { $name }
 }
innovation-log-meld-of = { $name ->
    [You] melded { $what } from your board
   *[other] melded { $what } from the board of { $name }
 }
innovation-log-tuck-of = { $name ->
    [You] tucked { $what } from your board
   *[other] tucked { $what } from the board of { $name }
 }
innovation-log-score-of = { $name ->
    [You] scored { $what } from your board
   *[other] scored { $what } from the board of { $name }
 }
innovation-log-moved = transferred { $what }

## The end

innovation-row-passing = Achievements from face-up cards

## What a choice changes

innovation-measure-bonus = Bonus points
innovation-measure-flags = Achievements by flags
innovation-measure-fountains = Achievements by fountains
innovation-measure-decrees = Decrees
innovation-measure-forecast = Cards in the forecast
