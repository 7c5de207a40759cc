## Beta Colony: log

beta-colony-log-round = Ronda { $round }, ciclo { $cycle }
beta-colony-log-cycle-over = Fin del ciclo { $cycle }
beta-colony-log-cycle = Ciclo { $cycle }: { $boon }
beta-colony-log-end = El final
beta-colony-log-rolled = Todos tienen: { $dice }
beta-colony-log-board = elegido el tablero { $number }
beta-colony-log-placed = empezado en { $place }
beta-colony-log-turned = girado el { $die } a { $value }
beta-colony-log-flew = volado a { $place }
beta-colony-log-docked = atracado
beta-colony-log-fuel-spent = gastado { $count } de combustible
beta-colony-log-took = tomado { $what }
beta-colony-log-built = construido { $what } en el { $space } de { $colony }
beta-colony-log-bought = construido { $what } en el { $space } de { $colony } por { $paid }
beta-colony-log-goal = cumplido el objetivo: { $goal }
beta-colony-log-discarded = descartado { $what }
beta-colony-log-crew = { $count ->
    [one] { $count } tripulante
   *[other] { $count } tripulantes
} en el { $space } de { $colony }
beta-colony-log-moved = { $count } de influencia en { $colony }
beta-colony-log-nothing = sin efecto
beta-colony-log-shown = nuevo en la oferta: { $what }
beta-colony-log-removed = fuera de la partida: { $what }
