## The end

told-best = Your best: { $points }
told-best-new = A new best: { $points }
told-wins-alone = Wins alone: { $n }
told-wins-people = Wins among people here: { $n }
told-wins-level = Wins against { $level }: { $n }
