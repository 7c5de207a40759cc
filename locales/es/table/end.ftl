## The end

told-best = Tu récord: { $points }
told-best-new = Nuevo récord: { $points }
told-wins-alone = Victorias en solitario: { $n }
told-wins-people = Victorias entre personas aquí: { $n }
told-wins-level = Victorias contra { $level }: { $n }
