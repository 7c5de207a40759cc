## Terra Mystica: lo que está junto al mapa

terra-mystica-board-power-passed = poder al pasar
# As in English.
terra-mystica-board-at-step = { $name } { $step }
# As in English.
terra-mystica-board-cult = { $cult }: { $steps }.
terra-mystica-board-have = { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
 }, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }, { $priests ->
    [one] 1 sacerdote
   *[other] { $priests } sacerdotes
 }, poder { $one }, { $two }, { $three }
terra-mystica-board-have-exchange = { $have }. Cambiar
terra-mystica-board-bowls = Poder: { $one } en el cuenco I, { $two } en el cuenco II, { $three } en el cuenco III

## Cambios

terra-mystica-board-exchange = Cambiar
terra-mystica-board-exchange-not-now = Puedes cambiar en tu turno.
terra-mystica-board-exchange-less = Una vez menos: { $what }
terra-mystica-board-exchange-more = Una vez más: { $what }
terra-mystica-board-lost = pierdes { $count }
terra-mystica-board-sacrifices = { $count ->
    [one] 1 ficha de poder sale de la partida
   *[other] { $count } fichas de poder salen de la partida
}

## El tablero de una facción

terra-mystica-board-no-faction = Aún sin facción
terra-mystica-board-home = terreno natal: { $terrain }
terra-mystica-board-passed = ha pasado
terra-mystica-board-row = { $building }: { $built } de { $supply } en el mapa
terra-mystica-board-or = { $one } o { $other }
terra-mystica-board-next-income = Próximos ingresos
terra-mystica-board-next-income-is = Próximos ingresos: { $gain }
terra-mystica-board-left = Quedan
terra-mystica-board-n-bridges = { $count ->
    [one] 1 puente
   *[other] { $count } puentes
}
terra-mystica-board-n-keys = { $count ->
    [one] 1 llave
   *[other] { $count } llaves
}
terra-mystica-board-wheel = Palas desde cada terreno hasta: { $terrain }
terra-mystica-board-workers-each = trabajadores
terra-mystica-board-river-hexes = ríos cruzados
terra-mystica-board-spade-at = Pala: { $value ->
    [one] 1 trabajador
   *[other] { $value } trabajadores
} cada una.
terra-mystica-board-shipping-at = Navegación: { $value }.
terra-mystica-board-range = Alcance
terra-mystica-board-range-hexes = hexágonos saltados
terra-mystica-board-range-is = Alcance: { $range ->
    [one] 1 hexágono
   *[other] { $range } hexágonos
}, cada vez por { $what }
terra-mystica-board-specials = Acciones propias
# As in English.
terra-mystica-board-special = { $name }
terra-mystica-board-special-used = { $name }, usada en esta ronda
terra-mystica-board-special-waits = { $name }, necesita la fortaleza
terra-mystica-board-used = usada
terra-mystica-board-later = fortaleza
# As in English.
terra-mystica-board-favor = { $name }. { $effect }

## Rondas, acciones, cartas, losetas

terra-mystica-board-rounds = Rondas
terra-mystica-board-rounds-note = puntos · bonificación de culto
terra-mystica-board-round = Ronda { $round }: { $tile }
terra-mystica-board-round-now = Ronda { $round }, ahora: { $tile }
terra-mystica-board-round-title = Ronda { $round }
terra-mystica-board-game-end = fin
terra-mystica-board-power-actions = Acciones de poder
terra-mystica-board-once = una vez por ronda
terra-mystica-board-power-action = { $what } por { $power } de poder
terra-mystica-board-used-by = { $name ->
    [You] La has usado tú
   *[other] La ha usado { $name }
}
terra-mystica-board-cards = Cartas de bonificación libres
terra-mystica-board-cards-held = Cartas de bonificación en juego
terra-mystica-board-card = { $name }. { $effect } { $coins ->
    [0] {""}
    [one] Tiene 1 moneda encima.
   *[other] Tiene { $coins } monedas encima.
}
# As in English.
terra-mystica-board-held = { $name }: { $card }. { $effect }
terra-mystica-board-take-favor = Toma una loseta de favor
terra-mystica-board-take-town = Toma una loseta de ciudad
terra-mystica-board-take-both = Toma losetas de favor y de ciudad
terra-mystica-board-favors = Losetas de favor
terra-mystica-board-towns = Losetas de ciudad
terra-mystica-board-supply = Losetas de favor y de ciudad
terra-mystica-board-n-left = { $count ->
    [0] No queda ninguna
    [one] Queda 1
   *[other] Quedan { $count }
}

## La barra

terra-mystica-board-to-cards = Pasar y tomar una carta de bonificación
terra-mystica-board-pass = Pasar
terra-mystica-board-priest-back = vuelve

## Explicado al tocar

terra-mystica-board-power-one = Acción de poder
terra-mystica-board-card-one = Carta de bonificación
terra-mystica-board-favor-one = Loseta de favor
terra-mystica-board-town-one = Loseta de ciudad
terra-mystica-board-income = Ingresos
terra-mystica-board-price = Precio
terra-mystica-board-built = construido
terra-mystica-board-step-costs = El siguiente paso cuesta
terra-mystica-board-help-cult = Alcanzar o superar un paso violeta da tanto poder como marcas lleva. Al final, los tres marcadores más altos dan 8, 4 y 2 puntos; los empates se reparten.
terra-mystica-board-help-cult-top = En el paso 10 solo cabe uno, y necesita una llave: cada ciudad trae una.
terra-mystica-board-help-cult-priests = Un sacerdote que se queda sube 3 o 2 pasos y ocupa el lugar; uno que vuelve a la reserva sube 1.
terra-mystica-board-help-dwelling = Las viviendas van en tu terreno natal. Cada una da trabajadores todas las rondas.
terra-mystica-board-help-trading-house = Una casa comercial sustituye a una vivienda y da monedas y poder.
terra-mystica-board-help-near = Junto a un edificio ajeno cuesta solo { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
terra-mystica-board-help-temple = Un templo sustituye a una casa comercial. Enseguida tomas una loseta de favor; cada ronda da un sacerdote.
terra-mystica-board-help-stronghold = La fortaleza sustituye a una casa comercial y despierta la habilidad propia de tu facción.
terra-mystica-board-help-sanctuary = El santuario sustituye a un templo. Enseguida tomas una loseta de favor; cada ronda da sacerdotes.
terra-mystica-board-help-sanctuary-town = Una ciudad con santuario necesita solo tres edificios.
terra-mystica-board-help-power = Para vecinos y ciudades cuenta { $power }.
terra-mystica-board-help-spades = Cada paso abarata las palas en un trabajador y da 6 puntos enseguida.
terra-mystica-board-help-shipping = Este es el máximo de hexágonos de río entre tus edificios y el lugar donde construyes. Cada paso da puntos: 2, 3, 4.
terra-mystica-board-help-power-action = Cada una de las seis se puede hacer una vez por ronda: es para quien llega antes.
terra-mystica-board-help-sacrifice = Si en el cuenco III hay poco, se sacrifican fichas del cuenco II: una sale del juego y otra pasa al cuenco III.
terra-mystica-board-help-bridge = Un puente une dos hexágonos de tierra por encima del río. En un extremo debe haber un edificio tuyo.
terra-mystica-board-help-free-spades = Las palas son gratis; las que falten se pueden pagar. Donde aparezca tu terreno natal puedes construir.
terra-mystica-board-help-special = Es tu acción del turno y se hace una vez por ronda.
terra-mystica-board-help-card = Tienes una carta por ronda. Al pasar la devuelves y tomas otra. Sobre cada una que nadie ha tomado se pone una moneda.
terra-mystica-board-help-coins = { $count ->
    [one] Quien la toma recibe la moneda que tiene.
   *[other] Quien la toma recibe las { $count } monedas que tiene.
}
terra-mystica-board-held-by = { $name ->
    [You] La tienes tú.
   *[other] La tiene { $name }.
}
terra-mystica-board-help-last-round = Después de la última ronda no hay bonificación: la partida termina.
terra-mystica-board-bonus-now = La bonificación en este momento
terra-mystica-board-help-favor = Los templos y el santuario dan losetas de favor. Nadie tiene dos iguales.
terra-mystica-board-help-town = Cuatro edificios unidos con un poder de 7 fundan una ciudad; con un santuario bastan tres. Tomas una loseta con su llave.

## Perspectiva

terra-mystica-board-outlook = Perspectiva
terra-mystica-board-if-ended = Si la partida acabara ahora
terra-mystica-board-points-now = Puntos ahora
terra-mystica-board-area-points = Área más grande
terra-mystica-board-rest-points = Recursos restantes
terra-mystica-board-total = Suma
terra-mystica-board-area-note = Entre paréntesis: edificios del área más grande.
terra-mystica-board-bonus = Bonificación de culto
terra-mystica-board-income-note = Una carta de bonificación cuenta cuando se ha tomado al pasar.
terra-mystica-board-lost-power = { $count } de poder sin sitio
terra-mystica-board-to-bonus = { $steps ->
    [one] 1 paso más en { $cult } para otra
   *[other] { $steps } pasos más en { $cult } para otra
}
terra-mystica-board-order = Orden de turno
terra-mystica-board-order-now = En esta ronda
terra-mystica-board-order-next = En la siguiente, si todo sigue igual
terra-mystica-board-affords = Lo que cada uno puede pagar aún
terra-mystica-board-by-exchange = { $what }, cambiando o sacrificando
terra-mystica-board-exchange-note = El signo ~: solo cambiando o sacrificando.
