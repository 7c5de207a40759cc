## The end

records-best = Your best: { $points }
records-best-new = A new best: { $points }
records-wins-alone = Wins alone: { $n }
records-wins-people = Wins against people here: { $n }
records-wins-level = Wins against { $level }: { $n }
end-replay = Replay
end-compared = For comparison
end-reasons = What cost you the game
reason-both = { $one }; { $other }
reason-fall = { $place }: your winning chances fell from about { $from }% to { $to }%
reason-fall-what = { $fall }. { $name }: { $what }
reason-points = Where the points went
reason-source = { $source }: { $name } { $other }, you { $own }
reason-turn = The turn that cost most
reason-undone = What was left undone
reason-untouched = { $source }: { $other } for { $name }, none for you
picture-moment = { $name }, { $place }: { $what }
