## The log

innovation-some-cards = { $count ->
    [2] dos { $age }
    [3] tres { $age }
    [4] cuatro { $age }
   *[other] { $count } cartas de la era { $age }
 }
innovation-log-dealt = Se reparten dos cartas a cada jugador
innovation-log-open = empieza su tablero con { $what }
innovation-log-opened = { $name ->
    [You] Has mostrado la primera carta por orden alfabético y empiezas
   *[other] { $name } ha mostrado la primera carta por orden alfabético y empieza
 }
innovation-log-turn = { $name ->
    [You] Turno { $turn }: tú
   *[other] Turno { $turn }: { $name }
 }
innovation-log-dogma = usa { $card } ({ $icon }: { $counts })
innovation-log-obey = { $count ->
    [one] obedece: { $names }
   *[other] obedecen: { $names }
 }
innovation-log-share = { $count ->
    [one] comparte: { $names }
   *[other] comparten: { $names }
 }
innovation-log-shared = comparte { $card }: { $what }
innovation-log-shared-nothing = comparte { $card } sin cambiar nada
innovation-log-obeyed = obedece a { $card }: { $what }
innovation-log-obeyed-nothing = obedece a { $card }, pero no hay nada que hacer
innovation-log-within = ejecuta { $card }: { $what }
innovation-log-free = robo gratis, porque un oponente compartió: { $what }
innovation-log-drew = roba { $what }
innovation-log-draw-show = roba y revela { $what }
innovation-log-draw-meld = roba y fusiona { $what }
innovation-log-draw-tuck = roba y archiva { $what }
innovation-log-draw-score = roba y puntúa { $what }
innovation-log-showed = revela { $what }
innovation-log-meld = { $from ->
    [score] fusiona { $what } de su pila de puntuación
    [forecast] fusiona { $what } de sus presagios
   *[other] fusiona { $what }
 }
innovation-log-tuck = { $from ->
    [score] archiva { $what } de su pila de puntuación
    [forecast] archiva { $what } de sus presagios
   *[other] archiva { $what }
 }
innovation-log-score = { $from ->
    [hand] puntúa { $what } de su mano
    [board] puntúa { $what } de su tablero
   *[other] puntúa { $what }
 }
innovation-log-return = { $from ->
    [hand] devuelve { $what } de su mano
    [score] devuelve { $what } de su pila de puntuación
    [forecast] devuelve { $what } de sus presagios
    [board] devuelve { $what } de su tablero
    [display] devuelve { $what } de la exposición
   *[other] devuelve { $what }
 }
innovation-log-return-of = { $name ->
    [You] { $from ->
        [score] devuelve { $what } de tu pila de puntuación
        [forecast] devuelve { $what } de tus presagios
       *[other] devuelve { $what } de tu tablero
     }
   *[other] { $from ->
        [score] devuelve { $what } de la pila de puntuación de { $name }
        [forecast] devuelve { $what } de los presagios de { $name }
       *[other] devuelve { $what } del tablero de { $name }
     }
 }
innovation-log-give = { $from ->
    [hand] transfiere { $what } de su mano
    [score] transfiere { $what } de su pila de puntuación
    [forecast] transfiere { $what } de sus presagios
   *[board] transfiere { $what } de su tablero
 } { $name ->
    [You] { $to ->
        [hand] a tu mano
        [score] a tu pila de puntuación
        [forecast] a tus presagios
       *[board] a tu tablero
     }
   *[other] { $to ->
        [hand] a la mano de { $name }
        [score] a la pila de puntuación de { $name }
        [forecast] a los presagios de { $name }
       *[board] al tablero de { $name }
     }
 }
innovation-log-take = se lleva { $what } { $name ->
    [You] { $from ->
        [hand] de tu mano
        [score] de tu pila de puntuación
        [forecast] de tus presagios
       *[board] de tu tablero
     }
   *[other] { $from ->
        [hand] de la mano de { $name }
        [score] de la pila de puntuación de { $name }
        [forecast] de los presagios de { $name }
       *[board] del tablero de { $name }
     }
 } { $to ->
    [hand] a la mano propia
    [score] a la pila de puntuación propia
    [forecast] a los presagios propios
   *[board] al tablero propio
 }
innovation-log-shift = pasa { $what } { $from ->
    [hand] de su mano
    [score] de su pila de puntuación
    [forecast] de sus presagios
   *[board] de su tablero
 } { $to ->
    [hand] a su mano
    [score] a su pila de puntuación
    [forecast] a sus presagios
   *[board] a su tablero
 }
innovation-log-achieved = reclama el logro de la era { $age }
innovation-log-claimed = reclama { $what }
innovation-log-removed = { $count ->
    [one] { $count } carta queda fuera de la partida
   *[other] { $count } cartas quedan fuera de la partida
 }
innovation-log-splayed = { $splay ->
    [left] despliega el { $colour } a la izquierda
    [right] despliega el { $colour } a la derecha
    [up] despliega el { $colour } hacia arriba
   *[none] el { $colour } deja de estar desplegado
 }
innovation-log-rearranged = reordena la pila de color { $colour }
innovation-log-no-victory = { $card }: nadie va por delante en solitario, así que nadie gana
innovation-log-complete = { $card }: la acción termina en el acto
innovation-log-end-achievements = La partida termina: logros suficientes
innovation-log-end-points = La partida termina: se llegó a la era 11 y gana quien tiene más puntos
innovation-log-end-tie = La partida termina: se llegó a la era 11 con los mismos puntos y gana quien tiene más logros
innovation-log-end-drawn = La partida termina en empate: se llegó a la era 11 con los mismos puntos y logros
innovation-log-end-card = La partida termina: la decide { $card }
