## Names of things

innovation-a-city = a city of age { $age }
innovation-some-cities = { $count } cities of age { $age }

## Endorsing

innovation-do-endorse = Endorse: { $card }, everything twice
innovation-verb-endorse = Endorse { $card }
innovation-which-pay = Which card from your hand do you tuck to pay for endorsing?
innovation-why-endorse = You need a top city with its icon and a card of that city’s value or lower in hand
innovation-about-endorse = The tucked card pays for the city’s help; then you use each effect twice, others share once.
innovation-log-endorse = endorsed { $card }
innovation-log-flags-won = { $n ->
    [one] won an achievement by flags, now { $now }
   *[other] won { $n } achievements by flags, now { $now }
 }
innovation-log-flags-lost = { $n ->
    [one] lost an achievement by flags, now { $now }
   *[other] lost { $n } achievements by flags, now { $now }
 }
innovation-log-fountains-won = { $n ->
    [one] won an achievement by fountains, now { $now }
   *[other] won { $n } achievements by fountains, now { $now }
 }
innovation-log-fountains-lost = { $n ->
    [one] lost an achievement by fountains, now { $now }
   *[other] lost { $n } achievements by fountains, now { $now }
 }

## Special achievements

innovation-achievement-legend = Legend
innovation-achievement-legend-how = Meld a city with an arrow to the left onto a colour that is already splayed left.
innovation-achievement-repute = Repute
innovation-achievement-repute-how = Meld a city with an arrow to the right onto a colour that is already splayed right.
innovation-achievement-fame = Fame
innovation-achievement-fame-how = Meld a city with an arrow up onto a colour that is already splayed up.
innovation-achievement-glory = Glory
innovation-achievement-glory-how = Tuck a city with a flag.
innovation-achievement-victory = Victory
innovation-achievement-victory-how = Tuck a city with a fountain.

## Symbols of cities: name, and what it does

innovation-symbol-arrow-left = Arrow to the left
innovation-symbol-arrow-right = Arrow to the right
innovation-symbol-arrow-up = Arrow up
innovation-symbol-arrow-how = Melded by an action, it splays its colour that way.
innovation-symbol-search = Search
innovation-symbol-search-how = Counts as the icon. Melded by an action, it also draws as many base cards of its age as that age’s number: those with the icon stay in hand, the others are returned.
innovation-symbol-flag = Flag
innovation-symbol-flag-how = An achievement, as long as it is visible and no opponent shows more cards of its colour.
innovation-symbol-fountain = Fountain
innovation-symbol-fountain-how = An achievement, as long as it is visible.

## The position in words

innovation-read-pile-cities = Cities, age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-read-passing = { $n ->
    [one] One achievement by flag or fountain, as long as it stays
   *[other] { $n } achievements by flags and fountains, as long as they stay
 }
