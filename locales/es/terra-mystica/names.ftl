## Terra Mystica: factions

terra-mystica-faction-witches = Brujas
# As in English.
terra-mystica-faction-auren = Auren
terra-mystica-faction-mermaids = Sirenas
terra-mystica-faction-swarmlings = Enjambre
terra-mystica-faction-alchemists = Alquimistas
terra-mystica-faction-darklings = Tenebrosos
terra-mystica-faction-giants = Gigantes
terra-mystica-faction-chaosmagicians = Magos del caos
terra-mystica-faction-halflings = Medianos
terra-mystica-faction-cultists = Cultistas
terra-mystica-faction-fakirs = Faquires
terra-mystica-faction-nomads = Nómadas
terra-mystica-faction-engineers = Ingenieros
terra-mystica-faction-dwarves = Enanos

terra-mystica-strength-witches = Las ciudades dan más y hay viviendas gratis en cualquier bosque
terra-mystica-strength-auren = Un favor temprano y luego dos pasos de culto cada ronda
terra-mystica-strength-mermaids = Navegan lejos desde el principio; ciudades a través del río
terra-mystica-strength-swarmlings = Ricos pero caros: ingresos altos, edificios costosos, trabajadores por cada ciudad
terra-mystica-strength-alchemists = Cambian puntos por monedas y monedas por puntos; las palas recargan el poder
terra-mystica-strength-darklings = Pagan el terreno con sacerdotes y puntúan con cada pala
terra-mystica-strength-giants = Cualquier terreno por exactamente dos palas
terra-mystica-strength-chaosmagicians = Dos favores a la vez y más tarde dos acciones seguidas
terra-mystica-strength-halflings = Puntúan con cada pala, y cavar se abarata por 1 moneda
terra-mystica-strength-cultists = Suben en los cultos cuando los vecinos toman poder
terra-mystica-strength-fakirs = Vuelan sobre un hexágono y puntúan por ello; pocos recursos
terra-mystica-strength-nomads = Tres viviendas al empezar; la tormenta de arena no necesita palas
terra-mystica-strength-engineers = Edificios baratos y puentes que puntúan cada ronda
terra-mystica-strength-dwarves = Cavan túneles bajo un hexágono y puntúan cada vez

terra-mystica-ability-witches = Cada ciudad que fundas da 5 puntos más.
terra-mystica-ability-auren = Sin habilidad antes de la fortaleza.
terra-mystica-ability-mermaids = Tu navegación empieza en 1 y llega a 5. Entre los edificios de una ciudad puede haber un hexágono de río: tú decides si y cuándo.
terra-mystica-ability-swarmlings = Cada ciudad que fundas da 3 trabajadores más. Los edificios cuestan más y los ingresos son mayores.
terra-mystica-ability-alchemists = En tu turno puedes cambiar siempre 1 punto por 1 moneda o 2 monedas por 1 punto.
terra-mystica-ability-darklings = Una pala te cuesta 1 sacerdote en vez de trabajadores y da 2 puntos. No tienes escala de palas.
terra-mystica-ability-giants = Todo hexágono se vuelve páramo por exactamente 2 palas. Una sola pala de la bonificación de culto se pierde.
terra-mystica-ability-chaosmagicians = Empiezas con una vivienda, que se coloca la última. Cada templo y el santuario dan 2 losetas de favor en vez de 1.
terra-mystica-ability-halflings = Cada pala que usas da 1 punto. Un paso en la escala de palas cuesta solo 1 moneda, 2 trabajadores y 1 sacerdote.
terra-mystica-ability-cultists = Cuando un vecino toma poder de tu edificio, subes un paso en el culto que elijas. Si todos renuncian, tomas 1 de poder.
terra-mystica-ability-fakirs = Al transformar y construir puedes pagar 1 sacerdote para sobrevolar un hexágono, lo que da 4 puntos. No tienes navegación.
terra-mystica-ability-nomads = Empiezas con tres viviendas; la tercera se coloca cuando todos tienen la segunda.
terra-mystica-ability-engineers = Como acción puedes construir un puente por 2 trabajadores, tantas veces como quieras.
terra-mystica-ability-dwarves = Al transformar y construir puedes pagar 2 trabajadores para pasar bajo un hexágono, lo que da 4 puntos. No tienes navegación.

terra-mystica-stronghold-witches = Una vez por ronda, como acción: una vivienda gratis en cualquier bosque vacío, esté donde esté.
terra-mystica-stronghold-auren = Enseguida, una loseta de favor. Una vez por ronda, como acción: 2 pasos en un culto.
terra-mystica-stronghold-mermaids = Enseguida, un paso de navegación gratis, con sus puntos.
terra-mystica-stronghold-swarmlings = Una vez por ronda, como acción: conviertes gratis una vivienda en casa comercial.
terra-mystica-stronghold-alchemists = Enseguida, 12 de poder. Desde entonces cada pala que usas da 2 de poder.
terra-mystica-stronghold-darklings = Enseguida, y solo entonces, hasta 3 trabajadores pasan a ser sacerdotes.
terra-mystica-stronghold-giants = Una vez por ronda, como acción: 2 palas gratis para un hexágono, donde puedes construir.
terra-mystica-stronghold-chaosmagicians = Una vez por ronda, como acción: un turno doble, dos acciones seguidas.
terra-mystica-stronghold-halflings = Enseguida, 3 palas, y puedes construir en un hexágono transformado con ellas.
terra-mystica-stronghold-cultists = Enseguida, 7 puntos.
terra-mystica-stronghold-fakirs = Tu alfombra sobrevuela dos hexágonos en vez de uno, también para el área final.
terra-mystica-stronghold-nomads = Una vez por ronda, como acción: una tormenta de arena convierte en desierto un hexágono junto a tus edificios, sin palas. Puedes construir en él.
terra-mystica-stronghold-engineers = Cada vez que pasas: 3 puntos por cada puente que une dos edificios tuyos.
terra-mystica-stronghold-dwarves = Un túnel cuesta 1 trabajador en vez de 2.

## Terra Mystica: land, maps, buildings, cults

terra-mystica-terrain-desert = Desierto
terra-mystica-terrain-plains = Llanura
terra-mystica-terrain-swamp = Pantano
terra-mystica-terrain-lakes = Lago
terra-mystica-terrain-forest = Bosque
terra-mystica-terrain-mountains = Montaña
terra-mystica-terrain-wasteland = Páramo
terra-mystica-colour-desert = desierto, amarillo
terra-mystica-colour-plains = llanura, marrón
terra-mystica-colour-swamp = pantano, negro
terra-mystica-colour-lakes = lago, azul
terra-mystica-colour-forest = bosque, verde
terra-mystica-colour-mountains = montaña, gris
terra-mystica-colour-wasteland = páramo, rojo
terra-mystica-worn-desert = Amarillo
terra-mystica-worn-plains = Marrón
terra-mystica-worn-swamp = Negro
terra-mystica-worn-lakes = Azul
terra-mystica-worn-forest = Verde
terra-mystica-worn-mountains = Gris
terra-mystica-worn-wasteland = Rojo
terra-mystica-map-base = Mapa básico
terra-mystica-map-fjords = Fiordos
terra-mystica-map-lakes = Lagos
terra-mystica-building-dwelling = Vivienda
terra-mystica-building-trading-house = Casa comercial
terra-mystica-building-temple = Templo
terra-mystica-building-stronghold = Fortaleza
terra-mystica-building-sanctuary = Santuario
terra-mystica-cult-fire = Fuego
terra-mystica-cult-water = Agua
terra-mystica-cult-earth = Tierra
terra-mystica-cult-air = Aire
terra-mystica-track-shipping = Navegación
terra-mystica-track-spades = Palas

## Terra Mystica: how many

terra-mystica-nothing = nada
terra-mystica-n-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
terra-mystica-n-workers = { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
}
terra-mystica-n-priests = { $count ->
    [one] 1 sacerdote
   *[other] { $count } sacerdotes
}
terra-mystica-n-power = { $count } de poder
terra-mystica-n-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
terra-mystica-n-spades = { $count ->
    [one] 1 pala
   *[other] { $count } palas
}
terra-mystica-n-dwelling = { $count ->
    [one] 1 vivienda
   *[other] { $count } viviendas
}
terra-mystica-n-trading-house = { $count ->
    [one] 1 casa comercial
   *[other] { $count } casas comerciales
}
terra-mystica-n-temple = { $count ->
    [one] 1 templo
   *[other] { $count } templos
}
terra-mystica-n-stronghold = { $count ->
    [one] 1 fortaleza
   *[other] { $count } fortalezas
}
terra-mystica-n-sanctuary = { $count ->
    [one] 1 santuario
   *[other] { $count } santuarios
}

## Terra Mystica: bonus cards

terra-mystica-card-1 = Pala
terra-mystica-card-2 = Paso de culto
terra-mystica-card-3 = Seis monedas
terra-mystica-card-4 = Navegación
terra-mystica-card-5 = Trabajador y poder
terra-mystica-card-6 = Fortaleza y santuario
terra-mystica-card-7 = Casas comerciales
terra-mystica-card-8 = Sacerdote
terra-mystica-card-9 = Viviendas
terra-mystica-card-10 = Navegantes
terra-mystica-card-effect-1 = Ingreso de 2 monedas. Una vez, como acción: transformar y construir con 1 pala gratis.
terra-mystica-card-effect-2 = Ingreso de 4 monedas. Una vez, como acción: un paso en el culto que elijas.
terra-mystica-card-effect-3 = Ingreso de 6 monedas.
terra-mystica-card-effect-4 = Ingreso de 3 de poder. Durante la ronda tu navegación cuenta uno más.
terra-mystica-card-effect-5 = Ingreso de 3 de poder y 1 trabajador.
terra-mystica-card-effect-6 = Ingreso de 2 trabajadores. Al pasar: 4 puntos por la fortaleza y 4 por el santuario.
terra-mystica-card-effect-7 = Ingreso de 1 trabajador. Al pasar: 2 puntos por cada casa comercial.
terra-mystica-card-effect-8 = Ingreso de 1 sacerdote.
terra-mystica-card-effect-9 = Ingreso de 2 monedas. Al pasar: 1 punto por cada vivienda.
terra-mystica-card-effect-10 = Ingreso de 3 de poder. Al pasar: 3 puntos por cada paso de navegación.

## Terra Mystica: scoring tiles

terra-mystica-scoring = { $feat }; al final de la ronda, { $bonus }
terra-mystica-feat-spade = { $points } puntos por cada pala
terra-mystica-feat-town = { $points } puntos por cada ciudad
terra-mystica-feat-dwelling = { $points } puntos por cada vivienda
terra-mystica-feat-trading-house = { $points } puntos por cada casa comercial
terra-mystica-feat-temple = { $points } puntos por cada templo
terra-mystica-feat-great = { $points } puntos por fortaleza o santuario
terra-mystica-scoring-bonus-1 = 1 moneda por cada paso en tierra
terra-mystica-scoring-bonus-2 = 1 pala por cada 4 pasos en tierra
terra-mystica-scoring-bonus-3 = 1 sacerdote por cada 4 pasos en agua
terra-mystica-scoring-bonus-4 = 1 trabajador por cada 2 pasos en fuego
terra-mystica-scoring-bonus-5 = 4 de poder por cada 4 pasos en fuego
terra-mystica-scoring-bonus-6 = 1 pala por cada 4 pasos en agua
terra-mystica-scoring-bonus-7 = 1 trabajador por cada 2 pasos en aire
terra-mystica-scoring-bonus-8 = 1 pala por cada 4 pasos en aire
terra-mystica-scoring-bonus-9 = 2 monedas por cada sacerdote tuyo en los cultos

## Terra Mystica: favor and town tiles

terra-mystica-favor = { $cult } { $steps }
terra-mystica-favor-effect-steps = Solo sus tres pasos
terra-mystica-favor-effect-5 = Tus ciudades solo necesitan 6 de poder
terra-mystica-favor-effect-6 = Una vez por ronda, como acción: un paso en un culto
terra-mystica-favor-effect-7 = Ingreso de 1 trabajador y 1 de poder
terra-mystica-favor-effect-8 = Ingreso de 4 de poder
terra-mystica-favor-effect-9 = Ingreso de 3 monedas
terra-mystica-favor-effect-10 = 3 puntos por cada casa comercial que construyas
terra-mystica-favor-effect-11 = 2 puntos por cada vivienda que construyas
terra-mystica-favor-effect-12 = Al pasar: 2, 3, 3 o 4 puntos por 1, 2, 3 o 4 casas comerciales
terra-mystica-town-1 = { $points } y 6 monedas
terra-mystica-town-2 = { $points } y 2 trabajadores
terra-mystica-town-3 = { $points } y 1 sacerdote
terra-mystica-town-4 = { $points } y 8 de poder
terra-mystica-town-5 = { $points } y un paso en cada culto
terra-mystica-town-6 = { $points }, dos pasos en cada culto y dos llaves
terra-mystica-town-7 = { $travel ->
    [range] { $points } y 1 hexágono más en alfombra
    [nothing] { $points }
   *[shipping] { $points } y un paso de navegación
}
terra-mystica-town-8 = { $points }

## Terra Mystica: actions and exchanges

terra-mystica-power-bridge = un puente
terra-mystica-special-card-spade = Pala gratis de la carta
terra-mystica-special-card-step = Paso de culto de la carta
terra-mystica-special-favor-step = Paso de culto del favor
terra-mystica-special-auren = Dos pasos en un culto
terra-mystica-special-witches = Vuelo de las Brujas
terra-mystica-special-swarmlings = Casa comercial gratis
terra-mystica-special-chaosmagicians = Turno doble
terra-mystica-special-giants = Dos palas gratis
terra-mystica-special-nomads = Tormenta de arena
terra-mystica-special-engineers = Puente por 2 trabajadores
terra-mystica-exchange-power-priest = 5 de poder por 1 sacerdote
terra-mystica-exchange-power-worker = 3 de poder por 1 trabajador
terra-mystica-exchange-power-coin = 1 de poder por 1 moneda
terra-mystica-exchange-priest-worker = 1 sacerdote por 1 trabajador
terra-mystica-exchange-worker-coin = 1 trabajador por 1 moneda
terra-mystica-exchange-point-coin = 1 punto por 1 moneda
terra-mystica-exchange-coins-point = 2 monedas por 1 punto

terra-mystica-hex = { $name }
