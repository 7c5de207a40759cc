## Beta Colony: log

beta-colony-log-round = Runde { $round }, Zyklus { $cycle }
beta-colony-log-cycle = Zyklus { $cycle }: { $boon }
beta-colony-log-end = Das Ende
beta-colony-log-rolled = Wurf für alle: { $dice }
beta-colony-log-board = wählte Tableau { $number }
beta-colony-log-placed = beginnt bei { $place }
beta-colony-log-turned = drehte auf { $value }: { $die }
beta-colony-log-flew = flog zu { $place }
beta-colony-log-docked = dockte an
beta-colony-log-fuel-spent = für { $count } Treibstoff
beta-colony-log-took = nahm { $what }
beta-colony-log-built = { $what } auf { $space } in { $colony }
beta-colony-log-bought = { $what } auf { $space } in { $colony } für { $paid }
beta-colony-log-goal = erfüllte das Ziel: { $goal }
beta-colony-log-discarded = gab { $what } ab
beta-colony-log-crew = { $count } Crew auf { $space } in { $colony }
beta-colony-log-moved = { $count } Einfluss in { $colony }
beta-colony-log-nothing = tat nichts
beta-colony-log-shown = neu im Angebot: { $what }
