## Beta Colony: board

beta-colony-tab-orbit = Órbita
beta-colony-tab-colonies = Colonias
beta-colony-tab-make = Módulos
beta-colony-tab-cards = Cartas
beta-colony-tabs = Partes del tablero
beta-colony-orbit-whole = Mostrar toda la órbita, o como antes
beta-colony-orbit-closer = Ampliar la órbita
beta-colony-orbit-farther = Reducir la órbita
beta-colony-cycle-now = Ciclo { $number }
beta-colony-of-rounds = de 9
beta-colony-works = Fábricas
beta-colony-left = Módulos restantes
beta-colony-cycles = Cartas de ciclo
beta-colony-achievements = Logros
beta-colony-your-board = Tu tablero
beta-colony-boards = Tableros
beta-colony-goods = Tus dados y tu reserva
beta-colony-dice = Dados
# As in English.
beta-colony-place-label = { $place }: { $does }
beta-colony-place-flight = { $flight }. { $point }
beta-colony-cycle-label = { $cycle }. { $points }: { $goal }. { $boon }
beta-colony-card-label = { $what }: { $one }. { $other }
beta-colony-place-ships = { $place }. Naves: { $names }
# As in English.
beta-colony-yield = { $values }: { $what }
beta-colony-die-spent = { $die }, usado
# As in English.
beta-colony-module-label = { $what }: { $influence }, { $extra }
# As in English.
beta-colony-number = { $number }
beta-colony-costs = cuesta { $what }
beta-colony-space-beside = junto a { $spaces }
beta-colony-space-free = { $number }, { $material }
beta-colony-space-centre = { $number }, { $material }, junto al centro
# As in English.
beta-colony-space-built = { $number }, { $what }: { $crew }
# As in English.
beta-colony-colony-head = { $colony }: { $crews }
beta-colony-crew-points = { $name } { $count ->
    [one] { $count } tripulante
   *[other] { $count } tripulantes
}, ahora { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
beta-colony-stop-label = Paso { $number } del camino: { $what }
beta-colony-goal-points = Objetivo, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
beta-colony-boon = Ventaja
beta-colony-met-by = Lo cumplen ahora
beta-colony-projected = pronóstico { $points }
beta-colony-projected-title = Pronóstico, si la partida acabara ahora: con artefactos, logros y mayorías, sin objetivos
beta-colony-about-track = La influencia mueve los marcadores por el camino. Los puntos y bonificaciones que pisan o pasan se toman en el acto.
beta-colony-about-works = La fábrica izquierda y la derecha comparten una sola oferta: las dos venden los mismos módulos.
beta-colony-about-left = Estos módulos están por llegar, en un orden que nadie conoce.
beta-colony-about-space-free = Construir aquí cuesta este material.
beta-colony-about-space-gift = Ahora construyes aquí gratis.
beta-colony-about-crews = El número tras el signo + son los puntos que daría ahora la mayoría: más tripulación que la menor de allí.
beta-colony-about-goods = Los materiales pagan módulos, espacios y edificios. El combustible cambia los dados. Los artefactos valen por cualquier material.
beta-colony-start-player = jugador inicial
beta-colony-btn-without = Renunciar
beta-colony-btn-keep = Dejarlos
