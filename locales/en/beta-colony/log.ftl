## Beta Colony: log

beta-colony-log-round = Round { $round }, cycle { $cycle }
beta-colony-log-cycle-over = Cycle { $cycle } is over
beta-colony-log-cycle = Cycle { $cycle }: { $boon }
beta-colony-log-end = The end
beta-colony-log-rolled = Everybody has: { $dice }
beta-colony-log-board = chose board { $number }
beta-colony-log-placed = began at { $place }
beta-colony-log-turned = turned the { $die } to { $value }
beta-colony-log-flew = flew to { $place }
beta-colony-log-docked = docked
beta-colony-log-fuel-spent = spent { $count } fuel
beta-colony-log-took = took { $what }
beta-colony-log-built = built the { $what } on { $space } in { $colony }
beta-colony-log-bought = built the { $what } on { $space } in { $colony } for { $paid }
beta-colony-log-goal = met the goal: { $goal }
beta-colony-log-discarded = discarded { $what }
beta-colony-log-crew = { $count } crew on { $space } in { $colony }
beta-colony-log-moved = { $count } influence in { $colony }
beta-colony-log-nothing = without effect
beta-colony-log-shown = new on offer: { $what }
beta-colony-log-removed = out of the game: { $what }
