## Hints and chances

chances = Winning chances
chances-bar = Winning chances: { $chances }
chances-curve = Winning chances over the match
chances-moments = { $done } of { $of }
chances-team = { $names } and { $last }
chances-of = { $name } { $chance }%
chances-progress = Positions analysed
hint-best = The Hard bot would do this: about { $chance }% to win
hint-brings = The best choice that has an effect: about { $chance }% to win
hint-choice = { $what }: about { $chance }% to win
hint-drop = Close the hint
hint-other = About { $chance }% to win
hint-thinking = Looking for a hint
hint-title = What the Hard bot would do
key-hint = I
hint-twin = { $what } ({ $detail })

## What a choice would bring

brings-nothing = { $costs ->
    [yes] would gain nothing now
   *[no] would do nothing now
}
asks-for-nothing = { $nothing }. { $ask }
rest-hidden = the rest depends on what is not known yet
change-of = { $name }: { $what }
rest-decided = { $name ->
    [You] then you decide
   *[other] then { $name } decides
}
