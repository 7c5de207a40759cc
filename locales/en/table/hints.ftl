## Hints and chances

chances = Chances to win
chances-bar = Chances to win: { $chances }
chances-curve = Chances to win over the match
chances-moments = { $done } of { $of }
chances-team = { $names } and { $last }
chances-of = { $name } { $chance }%
chances-progress = Moments that are worked out
hint-best = Hard would do this: about { $chance }% to win
hint-brings = The best that brings something: about { $chance }% to win
hint-choice = { $what }: about { $chance }% to win
hint-drop = Close the hint
hint-other = About { $chance }% to win
hint-thinking = Looking for a hint
hint-title = What Hard would do
key-hint = I
hint-twin = { $what } ({ $detail })

## What a choice would bring

brings-nothing = { $costs ->
    [yes] would bring nothing now
   *[no] would do nothing now
}
asks-for-nothing = { $nothing }. { $ask }
rest-hidden = the rest depends on what is not known yet
change-of = { $name }: { $what }
rest-decided = { $name ->
    [You] then you decide
   *[other] then { $name } decides
}
