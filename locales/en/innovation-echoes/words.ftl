## Names of things

innovation-an-echo = an Echoes card { $age }
innovation-some-echoes = { $count } Echoes cards of age { $age }

## A card that goes on top of its pile

innovation-may-place = Put a card from your forecast back on its pile?
innovation-do-place = Put { $card } on top of its pile
innovation-verb-place = Put on its pile
innovation-about-place = Whoever draws from that pile next draws this card.

## Special achievements

innovation-achievement-supremacy = Supremacy
innovation-achievement-supremacy-how = Show at least three of the same icon in each of four colours.
innovation-achievement-supremacy-else = Or, through Novel, have one icon other than the crown on all top cards, purple aside.
innovation-achievement-destiny = Destiny
innovation-achievement-destiny-how = Have at least seven cards in your forecast.
innovation-achievement-destiny-else = Or, through Barometer, return a forecast with a blue card in it.
innovation-achievement-wealth = Wealth
innovation-achievement-wealth-how = Show at least eight bonuses.
innovation-achievement-wealth-else = Or six through Palampore.
innovation-achievement-heritage = Heritage
innovation-achievement-heritage-how = Show at least eight hexagons in one colour.
innovation-achievement-heritage-else = Or five through Loom.
innovation-achievement-history = History
innovation-achievement-history-how = Show at least four echo effects in one colour.
innovation-achievement-history-else = Or three through Photography.

## The position in words

innovation-read-pile-echoes = Echoes, age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
