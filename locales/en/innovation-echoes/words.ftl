## Names of things

innovation-an-echo = an Echoes card { $age }
innovation-some-echoes = { $count } Echoes cards of age { $age }

## Questions

innovation-which-foreshadow = Which of these cards do you foreshadow?
innovation-which-achieve = Which card do you achieve?
innovation-may-achieve = Achieve a card?
innovation-which-meld-foreseen = Which card of your forecast do you meld?
innovation-may-promote = Promote a card of your forecast? It is melded, and its dogma is free.
innovation-whether-dogma = Use the dogma of { $card } for free?
innovation-whether-return-forecast-whole = { $count ->
    [one] Reveal and return the only card of your forecast?
   *[other] Reveal and return all { $count } cards of your forecast?
 }
innovation-which-tuck-top = Which of your top cards do you tuck?
innovation-which-transfer = Which card do you transfer?
innovation-which-pick-up = { $from ->
    [forecast] Which card of your forecast do you take into your hand?
    [bottom] Which of your bottom cards do you take into your hand?
   *[other] Which of your top cards do you take into your hand?
 }

## Choices

innovation-do-foreshadow = Foreshadow { $card }
innovation-do-achieve-card = Achieve { $card }
innovation-do-promote = Promote { $card }
innovation-do-transfer = Transfer { $card }
innovation-do-pick-up = Take { $card } into your hand
innovation-do-look = Look at { $what }
innovation-verb-foreshadow = Foreshadow
innovation-verb-promote = Promote

## What a question is about, once

innovation-about-foreshadow = In the forecast a card waits, unseen by others, until a meld action can promote it.
innovation-about-achieve = The card itself becomes an achievement, for the same points and top card as any other.
innovation-about-promote = After a meld action a foreseen card of at most the same value may be melded as well.
innovation-about-free-dogma = It costs no action. Who shares and who obeys is counted as always.

## The log

innovation-log-echo = echo of { $card }: { $what }
innovation-log-draw-foreshadow = drew and foreshadowed { $what }
innovation-log-foreshadow = foreshadowed { $what }
innovation-log-achieved-card = claimed { $what } as an achievement
innovation-log-add-achievement = moved { $what } to the available achievements
innovation-log-place = put { $what } on top of its pile
innovation-log-looked = looked at the top of a pile: { $what }
innovation-log-splayed-of = splayed { $colour } of { $name ->
    [You] yours
   *[other] { $name }
 } { $splay ->
    [left] left
    [right] right
   *[up] up
 }

## Special achievements

innovation-achievement-supremacy = Supremacy
innovation-achievement-supremacy-how = Show at least three of one and the same icon in each of four colours.
innovation-achievement-supremacy-else = Or have an icon other than the crown on all top cards, purple aside, at Novel.
innovation-achievement-destiny = Destiny
innovation-achievement-destiny-how = Have at least seven cards in your forecast.
innovation-achievement-destiny-else = Or return a forecast with a blue card in it at Barometer.
innovation-achievement-wealth = Wealth
innovation-achievement-wealth-how = Show at least eight bonuses.
innovation-achievement-wealth-else = Or six at Palampore.
innovation-achievement-heritage = Heritage
innovation-achievement-heritage-how = Show at least eight hexagons in one colour.
innovation-achievement-heritage-else = Or five at Loom.
innovation-achievement-history = History
innovation-achievement-history-how = Show at least four echo effects in one colour.
innovation-achievement-history-else = Or three at Photography.

## The position in words

innovation-read-pile-echoes = Echoes, age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-read-running-echo = Echo effect of { $card }, used by { $by }, carried out by { $acting }
innovation-read-forecast = { $count ->
    [one] One card in the forecast: { $cards }
   *[other] { $count } cards in the forecast: { $cards }
 }
innovation-read-forecast-none = Nothing in the forecast
