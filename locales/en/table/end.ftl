## The end

records-best = Your best: { $points }
records-best-new = A new best: { $points }
records-wins-alone = Wins alone: { $n }
records-wins-people = Wins against people here: { $n }
records-wins-level = Wins against { $level }: { $n }
end-replay = Replay
end-compared = For comparison
end-reasons = What cost you the game
end-remarks = What Easy would have done
reason-both = { $one }; { $other }
reason-fall = { $place }: your winning chances fell from about { $from }% to { $to }%
reason-fall-what = { $fall }. { $name }: { $what }
reason-points = Where the points went
reason-source = { $source }: { $name } { $other }, you { $own }
reason-turn = The turn that cost most
reason-undone = What was left undone
reason-untouched = { $source }: { $other } for { $name }, none for you
picture-moment = { $name }, { $place }: { $what }
remark-chance = You chose “{ $own }”. Easy would have chosen “{ $other }”, with winning chances about { $n }% higher.
remark-none = Easy would have chosen much as you did. Well played!
remark-points = You chose “{ $own }”. Easy would have chosen “{ $other }”: about { $n ->
    [one] { $n } point
   *[other] { $n } points
} more.
