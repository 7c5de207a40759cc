## The board and what it says before something is done

innovation-symbol-search-for = { $icon } with a search
innovation-endorse-with = { $city }: endorse which card?
innovation-endorse-cost = tuck a card of value { $most } or less from your hand ({ $n } to choose from)
innovation-endorse-twice = You use every effect twice. Others share once; a demand is made twice.
innovation-can-endorse = Tap to endorse a card with its icons
innovation-could-endorse = You could endorse it: tap a city of yours with its icon first.
innovation-passing-flags = { $n ->
    [one] One flag counts
   *[other] { $n } flags count
 }
innovation-passing-fountains = { $n ->
    [one] One fountain counts
   *[other] { $n } fountains count
 }
innovation-last-endorse = { $name ->
    [You] You endorsed { $card }
   *[other] { $name } endorsed { $card }
 }
