## Burgundy: components

burgundy-card-bank = Banco
burgundy-card-carpenter = Carpintería
burgundy-card-castle = Castillo
burgundy-card-church = Iglesia
burgundy-card-cloister = Monasterio
burgundy-card-knowledge = Conocimiento
burgundy-card-label = { $name }, dado { $die }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por trío: { $effect }
burgundy-card-market = Mercado
burgundy-card-mine = Mina
burgundy-card-pasture = Pasto
burgundy-card-residences = Viviendas
burgundy-card-ship = Barco
burgundy-card-town-hall = Ayuntamiento
burgundy-card-warehouse = Almacén
burgundy-card-watchtower = Atalaya
burgundy-effect-bank = Toma 3 de plata
burgundy-effect-carpenter = Toma un edificio o conocimiento de cualquier fila
burgundy-effect-castle = Otra acción, con cualquier dado
burgundy-effect-church = Toma un castillo, mina o monasterio de cualquier fila
burgundy-effect-cloister = Comodín: vale como cualquier tipo
burgundy-effect-knowledge = Toma 2 trabajadores
burgundy-effect-market = Toma un pasto o barco de cualquier fila
burgundy-effect-mine = Toma 2 de plata
burgundy-effect-pasture = Toma el primer animal de una pila
burgundy-effect-residences = Toma la primera mercancía o animal de una pila
burgundy-effect-ship = Toma la primera mercancía de una pila
burgundy-effect-town-hall = Coloca otro proyecto
burgundy-effect-warehouse = Vende una clase de mercancía
burgundy-effect-watchtower = Ganas 1 punto
burgundy-long-bank = Al colocarlo, toma 3 de plata.
burgundy-long-carpenter = Al colocarla, puedes tomar un edificio o un conocimiento de cualquier fila de la oferta, sea cual sea su número, y añadirlo a tus proyectos.
burgundy-long-castle = Al colocarlo, realiza otra acción cualquiera, como si hubieras jugado un dado con el número que quieras.
burgundy-long-church = Al colocarla, puedes tomar un castillo, una mina o un monasterio de cualquier fila de la oferta, sea cual sea su número, y añadirlo a tus proyectos.
burgundy-long-cloister = No hace nada al colocarlo, pero es un comodín: puede unirse a cartas de cualquier tipo, y entonces cuenta como una de ellas; también se puede poner cualquier tipo sobre él. Tres monasterios solos valen 6 puntos. Para «los siete tipos» siempre cuenta como monasterio.
burgundy-long-knowledge = Al colocarlo, toma 2 trabajadores, aunque pases de dos.
burgundy-long-market = Al colocarlo, puedes tomar un pasto o un barco de cualquier fila de la oferta, sea cual sea su número, y añadirlo a tus proyectos.
burgundy-long-mine = Al colocarla, toma 2 de plata.
burgundy-long-pasture = Al colocarlo, toma la primera carta de una de las dos pilas de animales. Los grupos de animales distintos dan puntos.
burgundy-long-residences = Al colocarlas, toma la primera carta de una de las cuatro pilas de mercancías y animales.
burgundy-long-ship = Al colocarlo, toma la primera carta de una de las dos pilas de mercancías.
burgundy-long-town-hall = Al colocarlo, puedes colocar otro de tus proyectos, sea cual sea su número, con todos sus efectos.
burgundy-long-warehouse = Al colocarlo, puedes vender todas tus mercancías de una clase, sea cual sea su número. También te llevas la carta de jugador inicial.
burgundy-long-watchtower = Al colocarla, ganas 1 punto.
burgundy-kind-building = edificios
burgundy-kind-castle = castillos
burgundy-kind-cloister = monasterios
burgundy-kind-knowledge = conocimientos
burgundy-kind-mine = minas
burgundy-kind-pasture = pastos
burgundy-kind-ship = barcos
burgundy-light = mercancía clara
burgundy-medium = mercancía media
burgundy-dark = mercancía oscura
burgundy-chicken = gallina
burgundy-cattle = vaca
burgundy-sheep = oveja
burgundy-pig = cerdo
burgundy-n-animals = { $count ->
    [one] 1 animal
   *[other] { $count } animales
}
burgundy-n-goods = { $count ->
    [one] 1 mercancía
   *[other] { $count } mercancías
}
burgundy-n-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
burgundy-n-silver = { $count } de plata
burgundy-n-workers = { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
}
burgundy-times = { $count } × { $what }

## Burgundy: board

burgundy-animals-label = Animales: { $animals }. Valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
burgundy-animals-none = Sin animales
burgundy-as-die = Como dado
burgundy-bought = Cartas compradas
burgundy-chosen = Elegido
burgundy-crown = jugador inicial
burgundy-crown-turned = empieza la próxima fase
burgundy-dice = Dados en mano
burgundy-dice-in-hand = { $count ->
    [one] 1 dado en mano
   *[other] { $count } dados en mano
}
burgundy-die-hidden = Un dado, boca abajo
burgundy-die-label = Dado { $die } en tu mano
burgundy-die-second = Dado { $die } en tu mano, el segundo de dos
burgundy-discard-label = { $count ->
    [0] Pila de descartes, vacía
    [one] Pila de descartes, 1 carta
   *[other] Pila de descartes, { $count } cartas
}
burgundy-display = Oferta
burgundy-dock = Tu reserva, tus proyectos y tus dados
burgundy-draw-label = { $count ->
    [0] Mazo, vacío
    [one] Mazo, 1 carta
   *[other] Mazo, { $count } cartas
}
burgundy-estate = Feudo
burgundy-estate-of = { $name }
burgundy-fan-card = { $name } { $die }
burgundy-fan-of = { $fan } ({ $cards })
burgundy-fan = { $kind }: { $count } de 3 para un trío
burgundy-fan-full = { $kind }: trío completo, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
burgundy-first-label = Bonificación por el primer trío, aún disponible: { $kinds }
burgundy-first-short = Primer trío
burgundy-goods-have = { $sort }: { $count }
burgundy-goods-sell = { $count ->
    [one] { $sort }: 1; véndela con este dado
   *[other] { $sort }: { $count }; véndelas todas con este dado
}{ $workers ->
    [0] {""}
    [one] , por 1 trabajador
   *[other] , por { $workers } trabajadores
 }
burgundy-kinds = { $count } de 7 tipos
burgundy-left = Quedan
burgundy-left-label = { $count ->
    [0] No quedan dados en tu pila
    [one] Queda 1 dado en tu pila
   *[other] Quedan { $count } dados en tu pila
}
burgundy-new-fan = Sitio para un trío nuevo
burgundy-no-projects = Sin proyectos
burgundy-nothing-placed = Nada colocado aún
burgundy-passage = Fase { $letter }
burgundy-passage-count = 1 de { $count }
burgundy-passage-label = Fase { $letter }: cada trío da una de estas bonificaciones: { $bonuses }
burgundy-passage-short = Cada trío
burgundy-place-short = { $letter }, ronda { $round }
burgundy-projects = Proyectos { $count } de 3
burgundy-projects-short = Proyectos
burgundy-row = Fila { $row }
burgundy-seven-label = Bonificación por los siete tipos, aún disponible: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Tienes { $have } de 7.
burgundy-seven-short = Los siete
burgundy-shared = Tablero común
burgundy-silver = { $count } de plata
burgundy-stack-empty = pila vacía
burgundy-stack-label = Pila { $n }; encima, { $top }; { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
burgundy-stacks = Pilas
burgundy-store = Reserva
burgundy-workers = { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
}
burgundy-your-estate = Tu feudo

## Burgundy: questions and choices

burgundy-ask-after = ¿Compras cartas o terminas el turno?
burgundy-ask-animals = { $why }: ¿qué animal tomas?
burgundy-ask-any-stack = { $building }: ¿qué carta tomas?
burgundy-ask-bonus = Tu trío: ¿qué bonificación de la fase { $letter }?
burgundy-ask-castle = Castillo: otra acción, con cualquier dado
burgundy-ask-extra = Usa el { $die } comprado como dado
burgundy-ask-goods = { $why }: ¿qué mercancía tomas?
burgundy-ask-hand-in = ¿Qué conviertes en puntos?
burgundy-ask-picked = ¿{ $what }?
burgundy-ask-purchase = ¿Guardas una carta o usas una como dado?
burgundy-ask-last = Tu última acción de la partida
burgundy-ask-room = { $card }: ¿cuál de los tres proyectos descartas?
burgundy-ask-take-for = { $building }: ¿qué carta tomas?
burgundy-ask-town-hall = Ayuntamiento: coloca otro proyecto
burgundy-ask-turn = Tu acción
burgundy-ask-warehouse = Almacén: ¿qué mercancía vendes?
burgundy-because-bonus = Bonificación
burgundy-btn-animals = Animales
burgundy-btn-buy = Comprar
burgundy-btn-convert = Convertir
burgundy-btn-goods = Mercancías
burgundy-btn-points = Puntos
burgundy-btn-silver = Plata
burgundy-btn-workers = Trabajadores
burgundy-costs-silver = cuesta { $count } de plata
burgundy-costs-workers = { $count ->
    [one] cuesta 1 trabajador
   *[other] cuesta { $count } trabajadores
}
burgundy-describe = { $what }: { $brings }
burgundy-do-buy = Comprar tres cartas por 3 de plata
burgundy-do-convert = Convertir trabajadores y plata en puntos
burgundy-do-draw = Tomar { $what ->
    [cerdo] el { $what }
   *[other] la { $what }
}
burgundy-do-give-up = Descartar «{ $card }»
burgundy-do-hand-in = Entregar { $what }
burgundy-do-join = Colocar «{ $card }» con tus { $kind }
burgundy-do-keep = Guardar «{ $card }» como proyecto
burgundy-do-place = Colocar «{ $card }» en tu feudo
burgundy-do-place-new = Colocar «{ $card }» como primera carta
burgundy-do-sell = { $count ->
    [one] Vender tu { $sort }
   *[other] Vender toda tu { $sort }
}
burgundy-do-silver = Tomar 1 de plata
burgundy-do-take = Tomar «{ $card }» de la fila { $row }
burgundy-do-without = Renunciar
burgundy-do-workers = Completar hasta 2 trabajadores
burgundy-end-turn = Terminar turno
burgundy-gain-action = otra acción
burgundy-gain-animal = un animal
burgundy-gain-any = mercancía o animal
burgundy-gain-bonus = bonificación { $letter }
burgundy-gain-card = una carta de la oferta
burgundy-gain-crown = la carta de jugador inicial: un punto al final
burgundy-gain-first = primera de un trío
burgundy-gain-good = una mercancía
burgundy-gain-later = se coloca con un { $count }
burgundy-gain-nothing = ahora no da nada
burgundy-gain-project = otro proyecto
burgundy-gain-rest = { $count ->
    [one] sobra 1, que no aporta nada
   *[other] sobran { $count }, que no aportan nada
}
burgundy-gain-room = hay que descartar un proyecto
burgundy-gain-sale = una venta
burgundy-gain-second = segunda de un trío
burgundy-gain-start = la carta de jugador inicial, hasta que alguien venda después
burgundy-plus-silver = +{ $count } de plata
burgundy-plus-workers = { $count ->
    [one] +1 trabajador
   *[other] +{ $count } trabajadores
}
burgundy-hand-in-less-silver = Uno de plata menos
burgundy-hand-in-less-workers = Un trabajador menos
burgundy-hand-in-more-silver = Uno de plata más
burgundy-hand-in-more-workers = Un trabajador más
burgundy-points-for = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $what })
burgundy-use-die = Usar «{ $card }» ({ $die }) como dado
burgundy-verb-buy = Comprar
burgundy-verb-convert = Convertir
burgundy-verb-give-up = Descartar
burgundy-verb-hand-in = Entregar
burgundy-verb-keep = Guardar
burgundy-verb-place = Colocar
burgundy-verb-sell = Vender
burgundy-verb-take = Tomar
burgundy-verb-use = Usar

burgundy-hint-after = Tres cartas por 3 de plata, una vez por turno
burgundy-hint-bonus = De izquierda a derecha: { $bonuses }
burgundy-hint-hand-in = Elige cuántas cartas y toca los puntos
burgundy-hint-purchase = Toca una carta para guardarla como proyecto
burgundy-hint-room = Toca el proyecto que se va
burgundy-hint-stack = Toca una pila del tablero
burgundy-hint-take = Toca una carta resaltada de la oferta
burgundy-hint-town-hall = Toca un proyecto y luego su sitio
burgundy-possible-convert = convertir trabajadores y plata en puntos
burgundy-possible-place = colocar un proyecto
burgundy-possible-sell = vender mercancías
burgundy-possible-silver = plata
burgundy-possible-take = tomar una carta
burgundy-possible-workers = trabajadores
burgundy-hint-warehouse = Toca la mercancía en tu reserva

## Burgundy: points and the end

burgundy-source-animals = animales
burgundy-source-animals-row = Animales
burgundy-source-bonus = bonificación
burgundy-source-bonus-row = Bonificaciones de fase
burgundy-source-conversion = conversión
burgundy-source-conversion-row = Trabajadores, plata
burgundy-source-egon = monasterio de Egon
burgundy-source-egon-row = Monasterios de Egon
burgundy-source-first = primer trío
burgundy-source-first-row = Primeros tríos
burgundy-source-goods = mercancías
burgundy-source-goods-row = Mercancías vendidas
burgundy-source-seven = los siete tipos
burgundy-source-seven-row = Los siete tipos
burgundy-source-start = jugador inicial
burgundy-source-start-row = Carta de jugador inicial
burgundy-source-triples = trío
burgundy-source-triples-row = Tríos
burgundy-source-watchtowers = atalaya
burgundy-source-watchtowers-row = Atalayas
burgundy-undone-goods = { $count ->
    [one] 1 mercancía quedó sin vender
   *[other] { $count } mercancías quedaron sin vender
}
burgundy-undone-projects = { $count ->
    [one] 1 proyecto quedó sin colocar
   *[other] { $count } proyectos quedaron sin colocar
}
burgundy-undone-seven = faltó uno de los siete tipos ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
burgundy-undone-triples = { $count ->
    [one] faltó una carta para un trío: { $kinds }
   *[other] faltó una carta para cada uno de { $count } tríos: { $kinds }
} ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
burgundy-won = { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $ahead } de ventaja
burgundy-won-material = { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y más material sobrante
burgundy-won-shared = Victoria compartida con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $names }
burgundy-egon-beaten = Tú tienes { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; Egon, { $egon }
burgundy-egon-won = Egon iba por delante tras la fase { $letter }: { $egon } a { $points }
burgundy-moment-triple = Trío de { $kind }

## Burgundy: Egon

# As in English.
burgundy-egon = Egon
burgundy-egon-ahead = va ganando por { $count }
burgundy-egon-behind = va perdiendo por { $count }
burgundy-egon-fan = Egon, { $kind }: { $count } de 3
burgundy-egon-label = Egon, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Ver su feudo.
burgundy-egon-level = va empatado contigo
burgundy-egon-next = Sus cartas, fase por fase
burgundy-egon-stack = Fase { $letter }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

## Burgundy: log

burgundy-log-animal = tomado { $animal ->
    [cerdo] un { $animal }
   *[other] una { $animal }
}
burgundy-log-bonus = bonificación: { $bonus }
burgundy-log-bought = comprado tres cartas
burgundy-log-by = { $card }: { $what }
burgundy-log-crown = un punto por la carta de jugador inicial
burgundy-log-discarded = descartado { $cards }
burgundy-log-egon = Egon ha descubierto: { $what }
burgundy-log-egon-cloister = un punto por el monasterio de Egon
burgundy-log-egon-scored = Egon ha sumado { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $what })
burgundy-log-first = el primer trío de su tipo
burgundy-log-gave-up = descartado «{ $card }»
burgundy-log-good = tomado una { $sort }
burgundy-log-handed-in = entregado { $what }
burgundy-log-kept = guardado «{ $card }»
burgundy-log-nothing = renunciado a tomar trabajadores
burgundy-log-passage = Empieza la fase { $letter }
burgundy-log-placed = colocado «{ $card }»
burgundy-log-reshuffled = Se ha barajado la pila de descartes
burgundy-log-round = Fase { $letter }, ronda { $round }
burgundy-log-seven = los siete tipos
burgundy-log-silver = tomado { $count } de plata
burgundy-log-sold = vendido { $sort } (×{ $count })
burgundy-log-spent = { $count ->
    [one] gastado 1 trabajador
   *[other] gastado { $count } trabajadores
}
burgundy-log-start = tomado la carta de jugador inicial
burgundy-log-took = tomado «{ $card }»
burgundy-log-triple = un trío de { $kind }
burgundy-log-used = usado «{ $card }» como { $count }
burgundy-log-workers = { $count ->
    [one] tomado 1 trabajador
   *[other] tomado { $count } trabajadores
}

## Burgundy: explanations

burgundy-animals-title = Animales
burgundy-animals = Los grupos de animales distintos dan puntos: dos valen 1 punto; tres, 2 puntos; cuatro, 4 puntos. Cada animal cuenta en un solo grupo.
burgundy-discard-title = Pila de descartes
burgundy-discard-help = Dados jugados, cartas compradas sin usar y proyectos descartados. La carta más reciente va primero. Cuando el mazo se agota, se barajan.
burgundy-draw-title = Mazo
burgundy-draw = De aquí salen la oferta y los dados de todos. Una vez por turno puedes comprar las tres primeras cartas por 3 de plata: guarda una como proyecto o usa una como dado para otra acción.
burgundy-explain-die = Se coloca con un { $die }. Cada trabajador cambia en uno el número de un dado, también de 6 a 1.
burgundy-explain-triple = Un trío de { $kind } en tu feudo vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
burgundy-first-title = Primer trío
burgundy-first = Quien completa antes que nadie un trío de un tipo gana 1 punto. Cada tipo tiene su propia bonificación; una marca indica quién la tiene.
burgundy-goods-title = Mercancías
burgundy-goods = Vende mercancía clara con un 1 o un 2, media con un 3 o un 4 y oscura con un 5 o un 6: toda la de esa clase de una vez, y cada carta da 1 punto y 1 de plata. Quien vende en último lugar empieza la próxima fase.
burgundy-passage-title = Bonificaciones por tríos
burgundy-passage-help = Cada trío da a su dueño una bonificación de la fase, a su elección.
burgundy-seven-title = Los siete tipos
burgundy-seven = Quien ha colocado cartas de los siete tipos recibe la bonificación más alta que quede. Un monasterio siempre cuenta como monasterio.
burgundy-silver-help-title = Plata
burgundy-silver-help = Con 3 de plata compras tres cartas del mazo, una vez por turno. Como acción, cada tres entre trabajadores y plata se convierten en un punto.
burgundy-stack-title = Mercancías y animales
burgundy-stack = Los barcos toman la primera mercancía; los pastos, el primer animal; las viviendas, una cosa u otra. Cuando una pila se agota, se reparte la otra.
burgundy-worker-title = Trabajadores
burgundy-worker = Cada trabajador cambia en uno el número de un dado, hacia arriba o hacia abajo; el 6 y el 1 son vecinos. Como acción, completas hasta dos trabajadores.
