## The log

innovation-some-cards = { $count ->
    [2] dos { $age }
    [3] tres { $age }
    [4] cuatro { $age }
   *[other] { $count } cartas de la era { $age }
 }
innovation-log-dealt = Se reparten dos cartas a cada jugador
innovation-log-open = empezado el tablero con { $what }
innovation-log-opened = { $name ->
    [You] Has mostrado la primera carta por orden alfabético y empiezas
   *[other] { $name } ha mostrado la primera carta por orden alfabético y empieza
 }
innovation-log-turn = { $name ->
    [You] Turno { $turn }: tú
   *[other] Turno { $turn }: { $name }
 }
innovation-log-dogma = usado { $card } ({ $icon }: { $counts })
innovation-log-obey = toca obedecer: { $names }
innovation-log-share = toca compartir: { $names }
innovation-log-shared = compartido { $card }: { $what }
innovation-log-shared-nothing = compartido { $card } sin cambiar nada
innovation-log-obeyed = obedecido a { $card }: { $what }
innovation-log-obeyed-nothing = obedecido a { $card }, sin nada que hacer
innovation-log-within = ejecutado { $card }: { $what }
innovation-log-free = robo gratis, porque un oponente ha compartido: { $what }
innovation-log-drew = robado { $what }
innovation-log-draw-show = robado y revelado { $what }
innovation-log-draw-meld = robado y fusionado { $what }
innovation-log-draw-tuck = robado y archivado { $what }
innovation-log-draw-score = robado y puntuado { $what }
innovation-log-showed = revelado { $what }
innovation-log-meld = { $from ->
    [score] fusionado { $what } de la pila de puntuación
    [forecast] fusionado { $what } de los presagios
   *[other] fusionado { $what }
 }
innovation-log-tuck = { $from ->
    [score] archivado { $what } de la pila de puntuación
    [forecast] archivado { $what } de los presagios
   *[other] archivado { $what }
 }
innovation-log-score = { $from ->
    [hand] puntuado { $what } de la mano
    [board] puntuado { $what } del tablero
   *[other] puntuado { $what }
 }
innovation-log-return = { $from ->
    [hand] devuelto { $what } de la mano
    [score] devuelto { $what } de la pila de puntuación
    [forecast] devuelto { $what } de los presagios
    [board] devuelto { $what } del tablero
    [display] devuelto { $what } de la exposición
   *[other] devuelto { $what }
 }
innovation-log-return-of = { $name ->
    [You] { $from ->
        [score] devuelto { $what } de tu pila de puntuación
        [forecast] devuelto { $what } de tus presagios
       *[other] devuelto { $what } de tu tablero
     }
   *[other] { $from ->
        [score] devuelto { $what } de la pila de puntuación de { $name }
        [forecast] devuelto { $what } de los presagios de { $name }
       *[other] devuelto { $what } del tablero de { $name }
     }
 }
innovation-log-give = { $from ->
    [hand] transferido { $what } de la mano
    [score] transferido { $what } de la pila de puntuación
    [forecast] transferido { $what } de los presagios
   *[board] transferido { $what } del tablero
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
innovation-log-take = pasado { $what } { $name ->
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
    [hand] a la propia mano
    [score] a la propia pila de puntuación
    [forecast] a los propios presagios
   *[board] al propio tablero
 }
innovation-log-shift = transferido { $what } { $from ->
    [hand] de la mano
    [score] de la pila de puntuación
    [forecast] de los presagios
   *[board] del tablero
 } { $to ->
    [hand] a la mano
    [score] a la pila de puntuación
    [forecast] a los presagios
   *[board] al tablero
 }
innovation-log-achieved = reclamado el logro de la era { $age }
innovation-log-claimed = reclamado { $what }
innovation-log-removed = { $count ->
    [one] eliminado { $count } carta de la partida
   *[other] eliminado { $count } cartas de la partida
 }
innovation-log-splayed = { $splay ->
    [left] desplegado el { $colour } a la izquierda
    [right] desplegado el { $colour } a la derecha
    [up] desplegado el { $colour } hacia arriba
   *[none] replegado el { $colour }
 }
innovation-log-rearranged = reordenado la pila de color { $colour }
innovation-log-no-victory = { $card }: nadie va por delante en solitario, así que nadie gana
innovation-log-complete = { $card }: la acción termina en el acto
innovation-log-end-achievements = La partida termina: logros suficientes
innovation-log-end-points = La partida termina: se ha llegado a la era 11 y gana quien tiene más puntos
innovation-log-end-tie = La partida termina: se ha llegado a la era 11 con los mismos puntos y gana quien tiene más logros
innovation-log-end-drawn = La partida termina en empate: se ha llegado a la era 11 con los mismos puntos y logros
innovation-log-end-card = La partida termina: la decide { $card }
