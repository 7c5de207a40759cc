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
beta-colony-log-module = nahm: { $what }
beta-colony-log-built = baute auf { $space } in { $colony }
beta-colony-log-paid = bezahlte { $what }
beta-colony-log-discarded = gab { $what } ab
beta-colony-log-crew = setzte { $count } Crew auf { $space } in { $colony }
beta-colony-log-moved = { $count } Einfluss in { $colony }
beta-colony-log-achieved = baute: { $what }
beta-colony-log-goal = erfüllte das Ziel von Zyklus { $cycle }
# As in English.
beta-colony-log-scores = { $what }
beta-colony-log-nothing = tat nichts
