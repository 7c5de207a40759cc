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
beta-colony-log-built = { $what } en el { $space } de { $colony }
beta-colony-log-bought = { $what } en el { $space } de { $colony } por { $paid }
beta-colony-log-goal = cumplió el objetivo: { $goal }
beta-colony-log-discarded = descartó { $what }
beta-colony-log-crew = { $count ->
    [one] { $count } tripulante
   *[other] { $count } tripulantes
} en el { $space } de { $colony }
beta-colony-log-moved = { $count } de influencia en { $colony }
beta-colony-log-nothing = no hizo nada
beta-colony-log-shown = nuevo en oferta: { $what }
