## Beta Colony: log

beta-colony-log-round = Ronda { $round }, ciclo { $cycle }
beta-colony-log-cycle = Ciclo { $cycle }: { $boon }
beta-colony-log-end = El final
beta-colony-log-rolled = Todos tienen: { $dice }
beta-colony-log-board = eligió el tablero { $number }
beta-colony-log-placed = empieza en { $place }
beta-colony-log-turned = giró el { $die } a { $value }
beta-colony-log-flew = voló a { $place }
beta-colony-log-docked = atracó
beta-colony-log-fuel-spent = por { $count } de combustible
beta-colony-log-took = tomó { $what }
beta-colony-log-module = tomó: { $what }
beta-colony-log-built = construyó en el { $space } de { $colony }
beta-colony-log-paid = pagó { $what }
beta-colony-log-discarded = descartó { $what }
beta-colony-log-crew = puso { $count ->
    [one] { $count } tripulante
   *[other] { $count } tripulantes
} en el { $space } de { $colony }
beta-colony-log-moved = { $count } de influencia en { $colony }
beta-colony-log-achieved = construyó: { $what }
beta-colony-log-goal = cumplió el objetivo del ciclo { $cycle }
# As in English.
beta-colony-log-scores = { $what }
beta-colony-log-nothing = no hizo nada
