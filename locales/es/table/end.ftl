## The end

records-best = Tu récord: { $points }
records-best-new = Nuevo récord: { $points }
records-wins-alone = Victorias en solitario: { $n }
records-wins-people = Victorias entre personas aquí: { $n }
records-wins-level = Victorias contra { $level }: { $n }
