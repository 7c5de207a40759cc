## Terra Mystica: names in the middle of a sentence

terra-mystica-in-terrain-desert = desierto
terra-mystica-in-terrain-plains = llanura
terra-mystica-in-terrain-swamp = pantano
terra-mystica-in-terrain-lakes = lago
terra-mystica-in-terrain-forest = bosque
terra-mystica-in-terrain-mountains = montaña
terra-mystica-in-terrain-wasteland = páramo
terra-mystica-in-building-dwelling = vivienda
terra-mystica-in-building-trading-house = casa comercial
terra-mystica-in-building-temple = templo
terra-mystica-in-building-stronghold = fortaleza
terra-mystica-in-building-sanctuary = santuario
terra-mystica-in-cult-fire = fuego
terra-mystica-in-cult-water = agua
terra-mystica-in-cult-earth = tierra
terra-mystica-in-cult-air = aire
terra-mystica-name-of = { $name }

## Terra Mystica: questions

terra-mystica-ask-picked = ¿{ $what }?
terra-mystica-ask-faction = ¿Con qué facción juegas?
terra-mystica-ask-faction-drawn = Tu terreno es { $terrain }: ¿con qué facción juegas?
terra-mystica-ask-dwelling = { $nth ->
    [1] Tu primera vivienda ({ $terrain }): ¿dónde?
    [2] Tu segunda vivienda ({ $terrain }): ¿dónde?
   *[other] Tu tercera vivienda ({ $terrain }): ¿dónde?
}
terra-mystica-ask-card = ¿Con qué carta de bonificación empiezas?
terra-mystica-ask-turn = Tu acción
terra-mystica-ask-second = Tu segunda acción
terra-mystica-ask-after = ¿Cambias algo o terminas el turno?
terra-mystica-ask-terrain = ¿En qué terreno transformas { $hex }?
terra-mystica-ask-step = { $by ->
    [card] Carta de bonificación
    [favor] Loseta de favor
   *[stronghold] Fortaleza
}: { $steps ->
    [one] ¿en qué culto subes 1 paso?
   *[other] ¿en qué culto subes { $steps } pasos?
}
terra-mystica-ask-step-leech = Los vecinos han tomado poder: ¿en qué culto subes 1 paso?
terra-mystica-ask-key = Una llave para varios cultos: ¿en cuál llegas al paso 10?
terra-mystica-ask-bridge = { $by ->
    [power] Acción de poder
   *[workers] Por 2 trabajadores
}: ¿dónde va el puente?
terra-mystica-ask-witches = Vuelo de las Brujas: ¿a qué bosque?
terra-mystica-ask-swarmlings = ¿Qué vivienda conviertes en casa comercial?
terra-mystica-ask-leech = { $name ->
    [You] Has construido ahí:
   *[other] { $name } ha construido a tu lado:
} ¿{ $power } de poder { $cost ->
    [0] gratis
    [one] por 1 punto
   *[other] por { $cost } puntos
}?
terra-mystica-ask-cult-spades = { $count ->
    [one] Bonificación de culto: 1 pala
   *[other] Bonificación de culto: { $count } palas
}
terra-mystica-ask-open = Responde a lo que sigue abierto
terra-mystica-ask-town = { $count ->
    [one] Una ciudad: ¿qué loseta?
   *[other] { $count } ciudades: ¿qué losetas?
}
terra-mystica-ask-favor = { $count ->
    [one] ¿Qué favor?
   *[other] ¿Qué { $count } favores?
}
terra-mystica-ask-ordain = ¿Cuántos trabajadores pasan a ser sacerdotes?
terra-mystica-ask-spades = { $by ->
    [power] Acción de poder
    [card] Carta de bonificación
    [bought] Compradas
   *[stronghold] Fortaleza
}: { $count ->
    [one] queda 1 pala
   *[other] quedan { $count } palas
}
terra-mystica-ask-storm = ¿Dónde sopla la tormenta de arena?

terra-mystica-hint-faction = Toca una facción para ver sus puntos fuertes.
terra-mystica-hint-hex = Toca un hexágono marcado en el mapa.
terra-mystica-hint-card = Toca una carta de bonificación.
terra-mystica-possible-build = construir
terra-mystica-possible-upgrade = mejorar
terra-mystica-possible-transform = transformar
terra-mystica-possible-priest = enviar un sacerdote
terra-mystica-possible-power = acción de poder
terra-mystica-possible-special = acción especial
terra-mystica-possible-advance = navegación o palas
terra-mystica-possible-pass = pasar
terra-mystica-hint-after = Toca tus recursos para cambiar.
terra-mystica-hint-terrain = Toca un terreno.
terra-mystica-hint-tile = Toca una loseta.
terra-mystica-hint-spades = Toca un hexágono marcado en el mapa.
terra-mystica-hint-cult = Toca un culto.
terra-mystica-hint-bridge = Toca un lugar marcado del río.
terra-mystica-hint-amid = { $hint } «Deshacer» da un paso atrás.
terra-mystica-hint-leech = El poder vale más al principio que al final.

## Terra Mystica: choices

terra-mystica-do-faction = Jugar con la facción { $faction }
terra-mystica-do-card = Tomar la carta «{ $card }»
terra-mystica-do-build = Construir una vivienda en { $hex }
terra-mystica-do-transform-build = Transformar { $hex } y construir una vivienda
terra-mystica-do-spade = Transformar { $hex }
terra-mystica-do-terrain = Transformar en { $terrain }
terra-mystica-do-dig = Comprar una pala
terra-mystica-do-upgrade = { $hex }: { $to } en lugar de { $from }
terra-mystica-do-ship = Subir la navegación a { $level }
terra-mystica-do-digging = Abaratar las palas
terra-mystica-do-priest = { $steps ->
    [one] Enviar un sacerdote a { $cult } por 1 paso
   *[other] Enviar un sacerdote a { $cult } por { $steps } pasos
}
terra-mystica-do-power = { $what } por { $power } de poder
terra-mystica-do-pass = Pasar y tomar «{ $card }»
terra-mystica-do-burn = Sacrificar 1 de poder
terra-mystica-do-connect = Fundar una ciudad sobre { $hex }
terra-mystica-do-step = { $steps ->
    [one] 1 paso en { $cult }
   *[other] { $steps } pasos en { $cult }
}
terra-mystica-do-key = La llave para { $cult }
terra-mystica-do-bridge = Puente { $ends }
terra-mystica-do-favor = Favor { $favor }
terra-mystica-do-town = Loseta de ciudad: { $town }
terra-mystica-do-lower = Un paso atrás en { $cult }
terra-mystica-do-ordain = { $count ->
    [one] Ordenar sacerdote a 1 trabajador
   *[other] Ordenar sacerdotes a { $count } trabajadores
}
terra-mystica-do-no-ordination = Quedarse con los trabajadores
terra-mystica-do-no-spades = { $count ->
    [one] Perder 1 pala
   *[other] Perder { $count } palas
}
terra-mystica-do-without = Renunciar
terra-mystica-do-take = Tomar { $power } de poder { $cost ->
    [0] gratis
    [one] por 1 punto
   *[other] por { $cost } puntos
}
terra-mystica-do-decline = Rechazar
terra-mystica-do-later = Responder más tarde
terra-mystica-do-done = Terminar el turno
terra-mystica-describe = { $what }: { $brings }
terra-mystica-points-for = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $what })

terra-mystica-verb-play = Jugar
terra-mystica-verb-take = Tomar
terra-mystica-verb-build = Construir
terra-mystica-verb-transform = Transformar
terra-mystica-verb-buy = Comprar
terra-mystica-verb-upgrade = Mejorar
terra-mystica-verb-advance = Avanzar
terra-mystica-verb-send = Enviar
terra-mystica-verb-use = Usar
terra-mystica-verb-pass = Pasar
terra-mystica-verb-exchange = Cambiar
terra-mystica-verb-sacrifice = Sacrificar
terra-mystica-verb-found = Fundar
terra-mystica-verb-lower = Bajar
terra-mystica-verb-ordain = Ordenar

## Terra Mystica: what a choice costs and brings

terra-mystica-change-workers = { $now } → { $then ->
    [one] { $then } trabajador
   *[other] { $then } trabajadores
}
terra-mystica-change-coins = { $now } → { $then ->
    [one] { $then } moneda
   *[other] { $then } monedas
}
terra-mystica-change-priests = { $now } → { $then ->
    [one] { $then } sacerdote
   *[other] { $then } sacerdotes
}
terra-mystica-change-power = poder { $now } → { $then }
terra-mystica-change-shipping = navegación { $now } → { $then }
terra-mystica-gain-idle = aún podrías pagar: { $what }
terra-mystica-gain-income = ingresos luego: { $what }
terra-mystica-gain-land = { $count ->
    [0] { $from } → { $to }
    [one] 1 pala: { $from } → { $to }
   *[other] { $count } palas: { $from } → { $to }
}
terra-mystica-gain-skipped = saltando un hexágono hasta { $hex }
terra-mystica-gain-burned = { $count } de poder sacrificado
terra-mystica-gain-cult = { $cult } { $now } → { $then }{ $power ->
    [0] {""}
   *[other] , { $power } de poder
}
terra-mystica-gain-last-taken = { $name ->
    [You] ya estás en el paso 10
   *[other] { $name } ya está en el paso 10
}
terra-mystica-gain-key-missing = falta una llave para el paso 10
terra-mystica-gain-key-used = gasta una llave
terra-mystica-gain-key-choice = luego eliges dónde usar la llave
terra-mystica-gain-coins = { $count ->
    [one] 1 moneda sobre la carta
   *[other] { $count } monedas sobre la carta
}
terra-mystica-gain-first = empiezas la próxima ronda
terra-mystica-gain-keys = { $count ->
    [one] 1 llave
   *[other] { $count } llaves
}
terra-mystica-gain-returns = el sacerdote vuelve a la reserva
terra-mystica-gain-stays = el sacerdote se queda allí
terra-mystica-gain-digging = { $count ->
    [one] luego una pala cuesta 1 trabajador
   *[other] luego una pala cuesta { $count } trabajadores
}
terra-mystica-gain-saved = { $points ->
    [one] ahorra 1 punto
   *[other] ahorra { $points } puntos
}
terra-mystica-gain-bonus = luego, bonificación de culto de la ronda: { $what }
terra-mystica-gain-favors = { $count ->
    [one] luego un favor
   *[other] luego { $count } favores
}
terra-mystica-gain-spades = { $count ->
    [one] 1 pala por usar
   *[other] { $count } palas por usar
}
terra-mystica-gain-ordain = hasta 3 trabajadores pueden pasar a ser sacerdotes
terra-mystica-gain-bridge = luego eliges el lugar
terra-mystica-gain-steps = { $count ->
    [one] luego 1 paso en un culto
   *[other] luego { $count } pasos en un culto
}
terra-mystica-gain-terrain = luego eliges el terreno
terra-mystica-gain-terrain-paid = luego eliges el terreno: { $what } por pala
terra-mystica-gain-way-home = { $count ->
    [one] 1 pala hasta tu terreno natal ({ $terrain })
   *[other] { $count } palas hasta tu terreno natal ({ $terrain })
}
terra-mystica-gain-cultists = { $name ->
    [You] avanzas un paso en un culto
   *[other] { $name } avanza un paso en un culto
}
terra-mystica-gain-storm = luego eliges el hexágono
terra-mystica-gain-witches = luego eliges el bosque
terra-mystica-gain-swarmlings = luego eliges la vivienda
terra-mystica-gain-founds = funda una ciudad
terra-mystica-gain-joins = se une a una ciudad
terra-mystica-gain-area = área { $now } → { $then ->
    [one] 1 edificio
   *[other] { $then } edificios
}
terra-mystica-town-progress = ciudad: { $power } de { $needed } de poder, { $buildings } de { $wanted } edificios
terra-mystica-gain-leech = { $name ->
    [You] puedes tomar
   *[other] { $name } puede tomar
} { $power } de poder { $cost ->
    [0] gratis
    [one] por 1 punto
   *[other] por { $cost } puntos
}

## Terra Mystica: where points come from

terra-mystica-source-start = inicio
terra-mystica-source-scoring = loseta de puntuación
terra-mystica-source-cards = carta de bonificación
terra-mystica-source-favors = favor
terra-mystica-source-towns = ciudad
terra-mystica-source-shipping = navegación
terra-mystica-source-spades = escala de palas
terra-mystica-source-faction = habilidad
terra-mystica-source-leech = pagado por poder
terra-mystica-source-exchange = cambio
terra-mystica-source-area = área
terra-mystica-source-cults = cultos
terra-mystica-source-resources = recursos
terra-mystica-row-start = Inicio
terra-mystica-row-scoring = Losetas de puntuación
terra-mystica-row-cards = Cartas de bonificación
terra-mystica-row-favors = Favores
terra-mystica-row-towns = Ciudades
terra-mystica-row-shipping = Navegación y palas
terra-mystica-row-spades = Escala de palas
terra-mystica-row-faction = Habilidades
terra-mystica-row-leech = Pagado por poder
terra-mystica-row-exchange = Cambiado
terra-mystica-row-area = Área
terra-mystica-row-cults = Cultos
terra-mystica-row-resources = Recursos
terra-mystica-row-buildings = Edificios del área
terra-mystica-row-cult = Pasos en { $cult }
terra-mystica-measure-points = Puntos
terra-mystica-measure-buildings = Edificios
terra-mystica-measure-area = Área más grande
terra-mystica-measure-cults = Pasos de culto
terra-mystica-chart-end = Fin

## Terra Mystica: the end

terra-mystica-won = { $names } ({ $faction }): { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $ahead } de ventaja
terra-mystica-won-shared = { $names } comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $ahead } de ventaja
terra-mystica-undone-resources = { $points ->
    [one] quedaron sin usar recursos por 1 punto
   *[other] quedaron sin usar recursos por { $points } puntos
}
terra-mystica-undone-priests = ningún sacerdote fue a un culto
terra-mystica-undone-cult = { $steps ->
    [one] 1 paso más en { $cult } habría dado
   *[other] { $steps } pasos más en { $cult } habrían dado
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
terra-mystica-undone-area = { $count ->
    [one] 1 edificio más en el área habría dado
   *[other] { $count } edificios más en el área habrían dado
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
terra-mystica-undone-town = casi otra { $progress }
