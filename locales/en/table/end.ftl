## The end

records-best = Your best: { $points }
records-best-new = A new best: { $points }
records-wins-alone = Wins alone: { $n }
records-wins-people = Wins among people here: { $n }
records-wins-level = Wins against { $level }: { $n }
