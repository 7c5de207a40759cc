## Burgundy: why something cannot be done now

burgundy-why-workers = { $short ->
    [one] Falta 1 trabajador
   *[other] Faltan { $short } trabajadores
}: { $by ->
    [place] se coloca con un { $wanted }
    [sell] se vende con un { $wanted }
   *[take] su fila pide un { $wanted }
} y tu dado más cercano es un { $nearest }
burgundy-why-spot = Aquí no puede ir: el trío está completo o es de otro tipo
burgundy-why-goods = No tienes { $sort } para vender
burgundy-why-material = { $short ->
    [one] Falta 1 trabajador o 1 de plata
   *[other] Faltan { $short } entre trabajadores y plata
}: cada tres dan un punto
burgundy-why-silver = { $short ->
    [one] Falta 1 de plata para comprar cartas
   *[other] Faltan { $short } de plata para comprar cartas
}
burgundy-why-bought = Ya has comprado cartas en este turno
burgundy-why-no-cards = Quedan menos de tres cartas para comprar
burgundy-why-kind = No con esta carta. { $card }: { $effect }
burgundy-why-empty = La pila está vacía
burgundy-why-other-stack = { $what ->
    [goods] Ahora tomas mercancía
   *[animals] Ahora tomas un animal
}
burgundy-why-effect = { $what ->
    [goods] Solo los barcos, las viviendas y las bonificaciones dan mercancía
   *[animals] Solo los pastos, las viviendas y las bonificaciones dan animales
}
burgundy-why-first = Antes: { $ask }
burgundy-missing = { $short ->
    [one] Nada del tablero está a tu alcance: bastaría 1 trabajador más
   *[other] Nada del tablero está a tu alcance: bastarían { $short } trabajadores más
}
burgundy-gain-idle = { $card }: ahora no haría nada

## Burgundy: what speaks for a choice, and what tells it from its twin

burgundy-merit-place = { $nth ->
    [1] primera de un trío
    [2] segunda de un trío
   *[other] completa un trío
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
burgundy-merit-take = { $nth ->
    [1] la primera de tres ({ $kind })
    [2] la segunda de tres ({ $kind })
   *[other] la tercera de tres ({ $kind })
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
burgundy-detail-card = número { $number }
burgundy-detail-die = { $workers ->
    [0] con el { $die }
    [one] con el { $die } y 1 trabajador
   *[other] con el { $die } y { $workers } trabajadores
}

## Burgundy: what a question is about, once

burgundy-about-turn = Un dado, una acción: toma de su fila, coloca su número, vende o saca trabajadores o plata.
burgundy-about-castle = Un castillo da otra acción, con cualquier número y sin dado.
burgundy-about-extra = La carta comprada cuenta como dado: otra acción con su número.
burgundy-about-after = Has hecho tu acción. Una vez por turno puedes ver tres cartas por 3 de plata y quedarte una.
burgundy-about-purchase = Guarda una como proyecto o usa una como dado para otra acción. Las demás se descartan.
burgundy-about-room = Tres proyectos son el máximo. El que descartas va a la pila de descartes.
burgundy-about-hand-in = Cada tres cartas dan un punto. Entrega las que quieras; las que sobran no aportan nada.
burgundy-about-take-for = Este edificio toma una carta de cualquier fila, sea cual sea su número.
burgundy-about-town-hall = Otro proyecto va a tu feudo, sea cual sea su número, con su efecto.
burgundy-about-warehouse = Vendes de una vez toda la mercancía de una clase: cada carta da un punto y 1 de plata.
burgundy-about-goods = La mercancía se vende después, toda una clase a la vez: un punto y 1 de plata por carta.
burgundy-about-animals = Los grupos de animales distintos puntúan en el acto: dos valen 1 punto; tres, 2; cuatro, 4.
burgundy-about-any-stack = La mercancía se vende después; los grupos de animales distintos puntúan en el acto.
burgundy-about-bonus = Cada trío da una bonificación a tu elección. Las mejores están en la fase A.
burgundy-goal-line = Tres iguales dan puntos. 30 puntos son una buena puntuación.

## Burgundy: what is met for the first time

burgundy-meet-workers = Trabajadores: cada uno que entregas cambia un dado en uno.
burgundy-meet-silver = Plata: una vez por turno, con tres compras una de tres cartas.
burgundy-meet-goods = Mercancías: al venderlas, cada carta da un punto y 1 de plata.
burgundy-meet-bonuses = Un trío da una bonificación a tu elección. Menguan con cada fase.

## Burgundy: words that the rulebook explains, each in all its forms

burgundy-term-triples = trío, tríos
burgundy-term-passages = fase, fases
burgundy-term-workers = trabajador, trabajadores
burgundy-term-silver = plata
burgundy-term-goods = mercancía, mercancías
burgundy-term-animals = animal, animales
burgundy-term-projects = proyecto, proyectos
burgundy-term-display = oferta
burgundy-term-storage = reserva
burgundy-term-estate = feudo
