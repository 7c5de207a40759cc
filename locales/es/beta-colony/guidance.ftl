## Beta Colony: what a question is about, once

beta-colony-goal-line = Construye donde crezcan tripulación e influencia. 60 puntos son una buena puntuación.
beta-colony-about-board = Cada tablero tiene dos habilidades propias. Valen para toda la partida.
beta-colony-about-start = Las naves vuelan en el sentido de las agujas del reloj. Desde aquí te lleva tu primer dado.
beta-colony-about-turn-six = La carta de ciclo deja a todos girar un dado a 6 tras la tirada.
beta-colony-about-flip = Las caras opuestas de un dado suman 7.
beta-colony-about-cycle-material = La carta de ciclo da a todos un material a elegir, una vez.
beta-colony-about-influence = La influencia avanza por el camino de una colonia, hacia puntos y bonificaciones.
beta-colony-about-action = Dos dados por turno: uno vuela y otro usa el lugar. El combustible los cambia en uno.
beta-colony-about-activate = Las lunas y la Ridback dan más con dados altos; las fábricas venden la fila del dado.
beta-colony-about-collect = Los materiales pagan módulos y espacios de las colonias. Caben diez como máximo.
beta-colony-about-nexus = Las estatuas cuestan tres artefactos y los edificios, cuatro materiales. Puntúan al final.
beta-colony-about-module = Un material paga el módulo y otro el espacio. Se construye en el acto.
beta-colony-about-free-module = Cualquier módulo de la oferta, sea cual sea su fila. Tanto él como su espacio son gratis.
beta-colony-about-space = 1 de influencia más junto al centro, y por cada módulo del color al que se une.
beta-colony-about-pay = Los artefactos valen por cualquier material, pero cada uno que quede da un punto al final.
beta-colony-about-discard = Al comprar un módulo, la carta de ciclo da 2 puntos por algo que descartes.
beta-colony-about-goal = Aquí solo cuentan materiales: los artefactos no los sustituyen.
beta-colony-about-crew = Vale un módulo de cualquiera. Cuenta para las mayorías y no da influencia.
beta-colony-about-achievement = Va en un espacio lejos de los centros. Dos por partida como máximo.
beta-colony-about-free-achievement = Cualquier logro de la oferta. Tanto él como su espacio son gratis.

## Beta Colony: why something cannot be done now

beta-colony-why-fuel = Falta combustible: { $count }
beta-colony-why-artifacts = { $count ->
    [one] Falta { $count } artefacto
   *[other] Faltan { $count } artefactos
}
beta-colony-why-group = Haría un grupo de cuatro: { $what }
beta-colony-why-board = Ya lo tiene { $name }
beta-colony-why-occupied = Aquí empieza la nave de { $name }
beta-colony-why-closed = Ahora no está en la oferta
beta-colony-why-unpaid = Tus materiales y artefactos no lo pagan junto con un espacio
beta-colony-why-moon = Esta luna tiene otros materiales
beta-colony-why-taken = Aquí ya hay algo
beta-colony-why-centre = Los logros van lejos de los centros
beta-colony-why-limit = Ya has construido dos logros
beta-colony-why-no-space = No queda espacio donde construirlo
beta-colony-why-six = Este dado ya muestra un seis
beta-colony-why-spent = Este dado ya está usado
beta-colony-why-row = Este dado es para otra fila
beta-colony-why-no-module = La tripulación solo va en módulos
beta-colony-why-first = Antes: { $ask }

## Beta Colony: what speaks for a choice

beta-colony-detail-fuel = con { $count } de combustible

## Beta Colony: what is met for the first time

beta-colony-meet-goods = Tus materiales: con ellos pagas lo que construyes. Caben diez.
beta-colony-meet-modules = Módulos: cada uno cuesta un material de su color.
beta-colony-meet-colonies = La influencia te hace avanzar en el camino de una colonia: hay puntos y bonificaciones.
beta-colony-meet-cycle = Tres rondas son un ciclo: su carta tiene una ventaja para todos y un objetivo que puntúa.

## Beta Colony: words that the rulebook explains, each in all its forms

beta-colony-term-achievements = logro, logros
beta-colony-term-artifacts = artefacto, artefactos
beta-colony-term-boards = tablero, tableros
beta-colony-term-colonies = colonia, colonias
beta-colony-term-crew = tripulación, tripulante, tripulantes
beta-colony-term-cycles = ciclo, carta de ciclo, ciclos
beta-colony-term-dock = atracar, atraca
beta-colony-term-fuel = combustible
beta-colony-term-influence = influencia
beta-colony-term-majorities = mayoría, mayorías
beta-colony-term-manufactories = fábrica, fábricas
beta-colony-term-modules = módulo, módulos
beta-colony-term-moons = luna, lunas
beta-colony-term-orbit = órbita
beta-colony-term-statues = estatua, estatuas
beta-colony-term-tracks = camino, caminos
