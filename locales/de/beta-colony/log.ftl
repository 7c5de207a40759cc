## Beta Colony: log

beta-colony-log-round = Runde { $round }, Zyklus { $cycle }
beta-colony-log-cycle-over = Zyklus { $cycle } ist vorbei
beta-colony-log-cycle = Zyklus { $cycle }: { $boon }
beta-colony-log-end = Das Ende
beta-colony-log-rolled = Wurf für alle: { $dice }
beta-colony-log-board = Tableau { $number } gewählt
beta-colony-log-placed = bei { $place } begonnen
beta-colony-log-turned = auf { $value } gedreht: { $die }
beta-colony-log-flew = das Schiff zu { $place } geflogen
beta-colony-log-docked = angedockt
beta-colony-log-fuel-spent = { $count } Treibstoff ausgegeben
beta-colony-log-took = { $what } genommen
beta-colony-log-built = { $what } auf { $space } in { $colony } gebaut
beta-colony-log-bought = { $what } auf { $space } in { $colony } für { $paid } gebaut
beta-colony-log-goal = das Ziel erfüllt: { $goal }
beta-colony-log-discarded = { $what } abgegeben
beta-colony-log-crew = { $count } Crew auf { $space } in { $colony }
beta-colony-log-moved = { $count } Einfluss in { $colony }
beta-colony-log-nothing = ohne Wirkung
beta-colony-log-shown = neu in der Auslage: { $what }
beta-colony-log-removed = aus dem Spiel: { $what }
