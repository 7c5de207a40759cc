## Age 1

innovation-card-archery = Tiro con arco
innovation-dogma-archery = Toma la carta más alta de una mano
innovation-effect-archery-1 = Exijo que robes una [1] y luego transfieras la carta más alta de tu mano a mi mano.
innovation-card-metalworking = Metalurgia
innovation-dogma-metalworking = Roba una [1]; con [castle]: puntúa y repite
innovation-effect-metalworking-1 = Roba una [1] y revélala. | Si tiene un [castle], puntúala y repite este efecto. | Si no, se queda en tu mano.
innovation-card-oars = Remos
innovation-dogma-oars = Toma [crown] de una mano o roba una [1]
innovation-effect-oars-1 = Exijo que transfieras una carta con [crown] de tu mano a mi pila de puntuación. | Si lo haces, roba una [1] y repite este efecto.
innovation-effect-oars-2 = Si esta exigencia no ha transferido ninguna carta, roba una [1].
innovation-card-agriculture = Agricultura
innovation-dogma-agriculture = Devuelve una carta y puntúa una de valor +1
innovation-effect-agriculture-1 = Puedes devolver una carta de tu mano. | Si lo haces, roba una carta un valor más alta que la devuelta y puntúala.
innovation-card-domestication = Domesticación
innovation-dogma-domestication = Fusiona tu carta más baja y roba una [1]
innovation-effect-domestication-1 = Fusiona la carta más baja de tu mano. | Después roba una [1].
innovation-card-masonry = Albañilería
innovation-dogma-masonry = Fusiona cartas con [castle]; logro Monumento
innovation-effect-masonry-1 = Puedes fusionar de tu mano tantas cartas con [castle] como quieras. | Si así has fusionado al menos cuatro, reclama el logro Monumento.
innovation-card-clothing = Vestimenta
innovation-dogma-clothing = Fusiona un color nuevo; puntúa [1] por color único
innovation-effect-clothing-1 = Fusiona una carta de tu mano de un color que aún no esté en tu tablero.
innovation-effect-clothing-2 = Por cada color que esté en tu tablero y no en el de ningún oponente, roba una [1] y puntúala.
innovation-card-sailing = Navegación a vela
innovation-dogma-sailing = Roba y fusiona una [1]
innovation-effect-sailing-1 = Roba una [1] y fusiónala.
innovation-card-the-wheel = La rueda
innovation-dogma-the-wheel = Roba dos [1]
innovation-effect-the-wheel-1 = Roba dos [1].
innovation-card-pottery = Alfarería
innovation-dogma-pottery = Devuelve hasta 3, puntúa ese valor; roba [1]
innovation-effect-pottery-1 = Puedes devolver hasta tres cartas de tu mano. | Si has devuelto alguna, roba y puntúa una carta cuyo valor sea el número de cartas devueltas.
innovation-effect-pottery-2 = Roba una [1].
innovation-card-tools = Herramientas
innovation-dogma-tools = Devuelve tres por una [3], una [3] por tres [1]
innovation-effect-tools-1 = Puedes devolver tres cartas de tu mano. | Si lo haces, roba una [3] y fusiónala.
innovation-effect-tools-2 = Puedes devolver una [3] de tu mano. | Si lo haces, roba tres [1].
innovation-card-writing = Escritura
innovation-dogma-writing = Roba una [2]
innovation-effect-writing-1 = Roba una [2].
innovation-card-city-states = Ciudades-Estado
innovation-dogma-city-states = Toma una carta superior con [castle]
innovation-effect-city-states-1 = Exijo que, si tu tablero muestra al menos cuatro [castle], transfieras de él a mi tablero una carta superior con [castle]. | Si lo haces, roba una [1].
innovation-card-code-of-laws = Código de leyes
innovation-dogma-code-of-laws = Archiva una y despliega su color a la izquierda
innovation-effect-code-of-laws-1 = Puedes archivar una carta de tu mano de un color que ya esté en tu tablero. | Si lo haces, puedes desplegar ese color a la izquierda.
innovation-card-mysticism = Misticismo
innovation-dogma-mysticism = Roba una [1]; color propio: fusiona, roba [1]
innovation-effect-mysticism-1 = Roba una [1] y revélala. | Si su color ya está en tu tablero, fusiónala y roba una [1].

## Age 2

innovation-card-construction = Construcción
innovation-dogma-construction = Toma dos cartas de una mano; Imperio
innovation-effect-construction-1 = Exijo que transfieras dos cartas de tu mano a mi mano. | Después roba una [2].
innovation-effect-construction-2 = Si solo tú tienes cinco cartas superiores, reclama el logro Imperio.
innovation-card-road-building = Calzadas
innovation-dogma-road-building = Fusiona una o dos; cambia rojo por verde
innovation-effect-road-building-1 = Fusiona una o dos cartas de tu mano. | Si has fusionado dos, puedes transferir tu carta superior roja al tablero de otro jugador. | Si lo haces, transfiere la carta superior verde de ese jugador a tu tablero.
innovation-question-road-building = ¿quién recibe tu carta superior roja y te da su carta superior verde?
innovation-card-canal-building = Canales
innovation-dogma-canal-building = Cambia las más altas de mano y puntuación
innovation-effect-canal-building-1 = Puedes intercambiar todas las cartas más altas de tu mano con todas las más altas de tu pila de puntuación.
innovation-card-fermenting = Fermentación
innovation-dogma-fermenting = Roba una [2] por color con [leaf]
innovation-effect-fermenting-1 = Roba una [2] por cada color de tu tablero que muestre al menos una [leaf].
innovation-card-currency = Moneda
innovation-dogma-currency = Devuelve cartas; puntúa una [2] por valor
innovation-effect-currency-1 = Puedes devolver cuantas cartas quieras de tu mano. | Si lo haces, roba y puntúa una [2] por cada valor distinto entre ellas.
innovation-card-mapmaking = Cartografía
innovation-dogma-mapmaking = Toma una [1] puntuada; puntúa otra [1]
innovation-effect-mapmaking-1 = Exijo que transfieras una [1], si la hay, de tu pila de puntuación a mi pila de puntuación.
innovation-effect-mapmaking-2 = Si la exigencia ha transferido al menos una carta, roba una [1] y puntúala.
innovation-card-calendar = Calendario
innovation-dogma-calendar = Más cartas puntuadas que en mano: roba dos [3]
innovation-effect-calendar-1 = Si tienes más cartas en la pila de puntuación que en la mano, roba dos [3].
innovation-card-mathematics = Matemáticas
innovation-dogma-mathematics = Devuelve una carta y fusiona una de valor +1
innovation-effect-mathematics-1 = Puedes devolver una carta de tu mano. | Si lo haces, roba una carta un valor más alta que la devuelta y fusiónala.
innovation-card-monotheism = Monoteísmo
innovation-dogma-monotheism = Toma un color que no tengas; archiva una [1]
innovation-effect-monotheism-1 = Exijo que transfieras a mi pila de puntuación una carta superior tuya de un color que no esté en mi tablero. | Si lo haces, roba una [1] y archívala.
innovation-effect-monotheism-2 = Roba una [1] y archívala.
innovation-card-philosophy = Filosofía
innovation-dogma-philosophy = Un color a la izquierda; puntúa una carta
innovation-effect-philosophy-1 = Puedes desplegar a la izquierda uno de tus colores.
innovation-effect-philosophy-2 = Puedes puntuar una carta de tu mano.

## Age 3

innovation-card-engineering = Ingeniería
innovation-dogma-engineering = Toma superiores con [castle]; rojo a la izquierda
innovation-effect-engineering-1 = Exijo que transfieras todas las cartas superiores con [castle] de tu tablero a mi pila de puntuación.
innovation-effect-engineering-2 = Puedes desplegar el rojo a la izquierda.
innovation-card-optics = Óptica
innovation-dogma-optics = Fusiona una [3]: con [crown], puntúa [4]; si no, da una
innovation-effect-optics-1 = Roba una [3] y fusiónala. | Si tiene una [crown], roba una [4] y puntúala. | Si no, transfiere una carta de tu pila de puntuación a la de un oponente con menos puntos que tú.
innovation-question-optics = ¿quién recibe una carta de tu pila de puntuación?
innovation-card-machinery = Maquinaria
innovation-dogma-machinery = Cambia tus más altas por una mano; puntúa [castle]
innovation-effect-machinery-1 = Exijo que intercambies todas las cartas de tu mano con todas las más altas de mi mano.
innovation-effect-machinery-2 = Puntúa una carta con [castle] de tu mano. | Puedes desplegar el rojo a la izquierda.
innovation-card-medicine = Medicina
innovation-dogma-medicine = Cambia tu puntuada más baja por su más alta
innovation-effect-medicine-1 = Exijo que intercambies la carta más alta de tu pila de puntuación con la más baja de mi pila de puntuación.
innovation-card-compass = Brújula
innovation-dogma-compass = Toma una superior con [leaf], da una sin ella
innovation-effect-compass-1 = Exijo que transfieras una carta superior no verde con [leaf] de tu tablero al mío, y luego una superior sin [leaf] de mi tablero al tuyo.
innovation-card-paper = Papel
innovation-dogma-paper = Verde o azul a la izquierda; roba [4]
innovation-effect-paper-1 = Puedes desplegar el verde o el azul a la izquierda.
innovation-effect-paper-2 = Roba una [4] por cada color que tengas desplegado a la izquierda.
innovation-card-alchemy = Alquimia
innovation-dogma-alchemy = Roba [4], ojo al rojo; fusiona y puntúa
innovation-effect-alchemy-1 = Por cada tres [castle] de tu tablero, roba una [4] y revélala. | Si alguna de ellas es roja, devuelve las cartas robadas y toda tu mano. | Si no, se quedan en tu mano.
innovation-effect-alchemy-2 = Fusiona una carta de tu mano y luego puntúa una carta de tu mano.
innovation-card-translation = Traducción
innovation-dogma-translation = Fusiona toda tu puntuación; logro Mundo
innovation-effect-translation-1 = Puedes fusionar toda tu pila de puntuación. | O fusionas todas sus cartas o ninguna.
innovation-effect-translation-2 = Si todas las cartas superiores de tu tablero tienen una [crown], reclama el logro Mundo.
innovation-card-education = Educación
innovation-dogma-education = Devuelve tu mejor puntuada; roba la restante +2
innovation-effect-education-1 = Puedes devolver la carta más alta de tu pila de puntuación. | Si lo haces, roba una carta dos valores más alta que la más alta que quede en tu pila de puntuación.
innovation-card-feudalism = Feudalismo
innovation-dogma-feudalism = Toma una con [castle] de una mano; a la izquierda
innovation-effect-feudalism-1 = Exijo que transfieras una carta con [castle] de tu mano a mi mano. | Si lo haces, repliega ese color en tu tablero.
innovation-effect-feudalism-2 = Puedes desplegar el amarillo o el morado a la izquierda.

## Age 4

innovation-card-colonialism = Colonialismo
innovation-dogma-colonialism = Roba y archiva una [3]; con [crown]: repite
innovation-effect-colonialism-1 = Roba una [3] y archívala. | Si tiene una [crown], repite este efecto.
innovation-card-gunpowder = Pólvora
innovation-dogma-gunpowder = Toma una superior con [castle]; puntúa una [2]
innovation-effect-gunpowder-1 = Exijo que transfieras una carta superior con [castle] de tu tablero a mi pila de puntuación.
innovation-effect-gunpowder-2 = Si la exigencia ha transferido al menos una carta, roba una [2] y puntúala.
innovation-card-anatomy = Anatomía
innovation-dogma-anatomy = Haz devolver una puntuada y una superior igual
innovation-effect-anatomy-1 = Exijo que devuelvas una carta de tu pila de puntuación. | Si lo haces, devuelve también una carta superior de tu tablero del mismo valor.
innovation-card-perspective = Perspectiva
innovation-dogma-perspective = Devuelve una; puntúa una por cada dos [lightbulb]
innovation-effect-perspective-1 = Puedes devolver una carta de tu mano. | Si lo haces, puntúa una carta de tu mano por cada dos [lightbulb] de tu tablero.
innovation-card-invention = Invención
innovation-dogma-invention = Un color pasa a la derecha; puntúa [4]; Maravilla
innovation-effect-invention-1 = Puedes desplegar a la derecha uno de tus colores que esté desplegado a la izquierda. | Si lo haces, roba una [4] y puntúala.
innovation-effect-invention-2 = Si tienes los cinco colores desplegados, en la dirección que sea, reclama el logro Maravilla.
innovation-card-navigation = Navegación
innovation-dogma-navigation = Toma una [2] o [3] de una puntuación
innovation-effect-navigation-1 = Exijo que transfieras una [2] o una [3], si la hay, de tu pila de puntuación a mi pila de puntuación.
innovation-card-experimentation = Experimentación
innovation-dogma-experimentation = Roba y fusiona una [5]
innovation-effect-experimentation-1 = Roba una [5] y fusiónala.
innovation-card-printing-press = Imprenta
innovation-dogma-printing-press = Devuelve una puntuada y roba; azul a la derecha
innovation-effect-printing-press-1 = Puedes devolver una carta de tu pila de puntuación. | Si lo haces, roba una carta dos valores más alta que tu carta superior morada.
innovation-effect-printing-press-2 = Puedes desplegar el azul a la derecha.
innovation-card-enterprise = Empresa
innovation-dogma-enterprise = Toma una [crown] superior; verde a la derecha
innovation-effect-enterprise-1 = Exijo que transfieras una carta superior no morada con [crown] de tu tablero a mi tablero. | Si lo haces, roba una [4] y fusiónala.
innovation-effect-enterprise-2 = Puedes desplegar el verde a la derecha.
innovation-card-reformation = Reforma
innovation-dogma-reformation = Archiva una por cada dos [leaf]; a la derecha
innovation-effect-reformation-1 = Puedes archivar cartas de tu mano: exactamente una por cada dos [leaf] de tu tablero.
innovation-effect-reformation-2 = Puedes desplegar el amarillo o el morado a la derecha.

## Age 5

innovation-card-coal = Carbón
innovation-dogma-coal = Archiva [5]; rojo a la derecha; puntúa dos
innovation-effect-coal-1 = Roba una [5] y archívala.
innovation-effect-coal-2 = Puedes desplegar el rojo a la derecha.
innovation-effect-coal-3 = Puedes puntuar cualquiera de tus cartas superiores. | Si lo haces, puntúa también la carta que estaba debajo.
innovation-card-the-pirate-code = El código pirata
innovation-dogma-the-pirate-code = Toma dos puntuadas bajas; puntúa una [crown]
innovation-effect-the-pirate-code-1 = Exijo que transfieras dos cartas de valor [4] o menor de tu pila de puntuación a mi pila de puntuación.
innovation-effect-the-pirate-code-2 = Si la exigencia ha transferido al menos una carta, puntúa la más baja de tus cartas superiores con [crown].
innovation-card-statistics = Estadística
innovation-dogma-statistics = Pasa puntuadas a su mano; amarillo a la derecha
innovation-effect-statistics-1 = Exijo que transfieras todas las cartas más altas de tu pila de puntuación a tu propia mano.
innovation-effect-statistics-2 = Puedes desplegar el amarillo a la derecha.
innovation-card-steam-engine = Máquina de vapor
innovation-dogma-steam-engine = Archiva dos [4]; puntúa tu amarilla inferior
innovation-effect-steam-engine-1 = Roba dos [4], archívalas y luego puntúa tu carta inferior amarilla.
innovation-card-banking = Banca
innovation-dogma-banking = Toma una [factory] superior; verde a la derecha
innovation-effect-banking-1 = Exijo que transfieras una carta superior no verde con [factory] de tu tablero a mi tablero. | Si lo haces, roba una [5] y puntúala.
innovation-effect-banking-2 = Puedes desplegar el verde a la derecha.
innovation-card-measurement = Medición
innovation-dogma-measurement = Devuelve una; su color a la derecha; roba
innovation-effect-measurement-1 = Puedes revelar y devolver una carta de tu mano. | Si lo haces, despliega ese color a la derecha y roba una carta cuyo valor sea el número de cartas de ese color en tu tablero.
innovation-card-chemistry = Química
innovation-dogma-chemistry = Azul a la derecha; puntúa y devuelve una
innovation-effect-chemistry-1 = Puedes desplegar el azul a la derecha.
innovation-effect-chemistry-2 = Roba y puntúa una carta un valor más alta que tu carta superior más alta; luego devuelve una carta de tu pila de puntuación.
innovation-card-physics = Física
innovation-dogma-physics = Roba tres [6]; si repites color, devuelve todo
innovation-effect-physics-1 = Roba tres [6] y revélalas. | Si al menos dos de ellas son del mismo color, devuelve las cartas robadas y toda tu mano. | Si no, se quedan en tu mano.
innovation-card-astronomy = Astronomía
innovation-dogma-astronomy = Roba una [6]: fusiona verde o azul; Universo
innovation-effect-astronomy-1 = Roba una [6] y revélala. | Si es verde o azul, fusiónala y repite este efecto.
innovation-effect-astronomy-2 = Si todas las cartas superiores no moradas de tu tablero tienen valor [6] o mayor, reclama el logro Universo.
innovation-card-societies = Sociedades
innovation-dogma-societies = Toma una superior más alta con [lightbulb]
innovation-effect-societies-1 = Exijo que transfieras de tu tablero al mío una carta superior con [lightbulb] más alta que mi carta superior de su color. | Si lo haces, roba una [5].

## Age 6

innovation-card-industrialization = Industrialización
innovation-dogma-industrialization = Archiva una [6] por cada color con [factory]
innovation-effect-industrialization-1 = Por cada color de tu tablero que muestre al menos una [factory], roba una [6] y archívala.
innovation-effect-industrialization-2 = Puedes desplegar el rojo o el morado a la derecha.
innovation-card-machine-tools = Máquinas herramienta
innovation-dogma-machine-tools = Puntúa una igual a tu puntuada más alta
innovation-effect-machine-tools-1 = Roba una carta del mismo valor que la más alta de tu pila de puntuación y puntúala.
innovation-card-canning = Conservas
innovation-dogma-canning = Archiva una [6]: puntúa superiores sin [factory]
innovation-effect-canning-1 = Puedes robar y archivar una [6]. | Si lo haces, puntúa todas tus cartas superiores sin [factory].
innovation-effect-canning-2 = Puedes desplegar el amarillo a la derecha.
innovation-question-canning = { $count ->
    [0] ¿robas y archivas una 6? Ahora todas tus cartas superiores tienen fábrica.
   *[other] ¿robas y archivas una 6 y luego puntúas tus cartas superiores sin fábrica (ahora { $count })?
 }
innovation-card-vaccination = Vacunación
innovation-dogma-vaccination = Haz devolver las más bajas; fusiona una [7]
innovation-effect-vaccination-1 = Exijo que devuelvas todas las cartas más bajas de tu pila de puntuación. | Si has devuelto alguna, roba una [6] y fusiónala.
innovation-effect-vaccination-2 = Si por la exigencia se ha devuelto al menos una carta, roba una [7] y fusiónala.
innovation-card-classification = Clasificación
innovation-dogma-classification = Toma y fusiona un color de todas las manos
innovation-effect-classification-1 = Revela el color de una carta de tu mano. | Toma todas las cartas de ese color de las manos de todos los oponentes y añádelas a tu mano. | Después fusiona todas las cartas de ese color de tu mano.
innovation-card-metric-system = Sistema métrico
innovation-dogma-metric-system = Verde a la derecha; si ya lo está, cualquiera
innovation-effect-metric-system-1 = Si tienes el verde desplegado a la derecha, puedes desplegar a la derecha uno cualquiera de tus colores.
innovation-effect-metric-system-2 = Puedes desplegar el verde a la derecha.
innovation-card-atomic-theory = Teoría atómica
innovation-dogma-atomic-theory = Azul a la derecha; fusiona una [7]
innovation-effect-atomic-theory-1 = Puedes desplegar el azul a la derecha.
innovation-effect-atomic-theory-2 = Roba una [7] y fusiónala.
innovation-card-encyclopedia = Enciclopedia
innovation-dogma-encyclopedia = Fusiona tus cartas puntuadas más altas
innovation-effect-encyclopedia-1 = Puedes fusionar todas las cartas más altas de tu pila de puntuación. | O fusionas todas las más altas o ninguna.
innovation-card-democracy = Democracia
innovation-dogma-democracy = Devuelve más que nadie y puntúa una [8]
innovation-effect-democracy-1 = Puedes devolver cuantas cartas quieras de tu mano. | Si en esta acción de dogma llevas devueltas por Democracia más cartas que cada uno de tus oponentes, roba y puntúa una [8].
innovation-card-emancipation = Emancipación
innovation-dogma-emancipation = Toma una de una mano como puntos; a la derecha
innovation-effect-emancipation-1 = Exijo que transfieras una carta de tu mano a mi pila de puntuación. | Si lo haces, roba una [6].
innovation-effect-emancipation-2 = Puedes desplegar el rojo o el morado a la derecha.

## Age 7

innovation-card-combustion = Combustión
innovation-dogma-combustion = Toma una puntuada por cada cuatro [crown]
innovation-effect-combustion-1 = Exijo que por cada cuatro [crown] de mi tablero transfieras una carta de tu pila de puntuación a la mía.
innovation-effect-combustion-2 = Devuelve tu carta inferior roja.
innovation-card-explosives = Explosivos
innovation-dogma-explosives = Toma las tres más altas de una mano
innovation-effect-explosives-1 = Exijo que transfieras las tres cartas más altas de tu mano a mi mano. | Si has transferido alguna y ahora no te queda ninguna en la mano, roba una [7].
innovation-card-refrigeration = Refrigeración
innovation-dogma-refrigeration = Haz devolver media mano; puntúa una
innovation-effect-refrigeration-1 = Exijo que devuelvas la mitad de las cartas de tu mano, redondeando hacia abajo.
innovation-effect-refrigeration-2 = Puedes puntuar una carta de tu mano.
innovation-card-sanitation = Saneamiento
innovation-dogma-sanitation = Cambia tu más baja por sus dos más altas
innovation-effect-sanitation-1 = Exijo que intercambies las dos cartas más altas de tu mano con la más baja de mi mano.
innovation-card-bicycle = Bicicleta
innovation-dogma-bicycle = Cambia toda la mano por la puntuación
innovation-effect-bicycle-1 = Puedes intercambiar toda tu mano con toda tu pila de puntuación. | O intercambias todas las cartas o ninguna.
innovation-card-electricity = Electricidad
innovation-dogma-electricity = Devuelve superiores sin [factory]; roba [8]
innovation-effect-electricity-1 = Devuelve todas tus cartas superiores sin [factory] y luego roba una [8] por cada carta devuelta.
innovation-card-evolution = Evolución
innovation-dogma-evolution = Puntúa [8] y devuelve una, o roba la más alta +1
innovation-effect-evolution-1 = Puedes o bien robar y puntuar una [8] y devolver luego una carta de tu pila de puntuación, o bien robar una carta un valor más alta que la más alta de tu pila de puntuación.
innovation-question-evolution = ¿cuál de las dos cosas haces, si quieres?
innovation-answer-evolution-1 = Robar y puntuar una 8, y luego devolver una carta de tu pila de puntuación
innovation-answer-evolution-2 = Robar una carta de valor { $above }
innovation-card-publications = Publicaciones
innovation-dogma-publications = Reordena un color; amarillo o azul hacia arriba
innovation-effect-publications-1 = Puedes cambiar como quieras el orden de las cartas de un color de tu tablero.
innovation-effect-publications-2 = Puedes desplegar el amarillo o el azul hacia arriba.
innovation-question-publications = ¿cuál de tus pilas reordenas, si quieres?
innovation-answer-publications = Reordenar la pila de color { $colour }
innovation-card-lighting = Iluminación
innovation-dogma-lighting = Archiva hasta tres; puntúa una [7] por valor
innovation-effect-lighting-1 = Puedes archivar hasta tres cartas de tu mano. | Si lo haces, roba y puntúa una [7] por cada valor distinto entre ellas.
innovation-card-railroad = Ferrocarril
innovation-dogma-railroad = Cambia la mano por tres [6]; un color, hacia arriba
innovation-effect-railroad-1 = Devuelve todas las cartas de tu mano y luego roba tres [6].
innovation-effect-railroad-2 = Puedes desplegar hacia arriba uno de tus colores que esté desplegado a la derecha.

## Age 8

innovation-card-flight = Aviación
innovation-dogma-flight = Rojo hacia arriba; si ya lo está, cualquiera
innovation-effect-flight-1 = Si tienes el rojo desplegado hacia arriba, puedes desplegar hacia arriba uno cualquiera de tus colores.
innovation-effect-flight-2 = Puedes desplegar el rojo hacia arriba.
innovation-card-mobility = Movilidad
innovation-dogma-mobility = Toma las dos más altas sin [factory]
innovation-effect-mobility-1 = Exijo que transfieras de tu tablero a mi pila de puntuación las dos cartas superiores no rojas sin [factory] más altas. | Si has transferido alguna, roba una [8].
innovation-card-antibiotics = Antibióticos
innovation-dogma-antibiotics = Devuelve hasta tres, roba dos [8] por valor
innovation-effect-antibiotics-1 = Puedes devolver hasta tres cartas de tu mano. | Roba dos [8] por cada valor distinto entre las cartas devueltas.
innovation-card-skyscrapers = Rascacielos
innovation-dogma-skyscrapers = Toma una superior con [clock] y deshaz su pila
innovation-effect-skyscrapers-1 = Exijo que transfieras una carta superior no amarilla con [clock] de tu tablero a mi tablero. | Si lo haces, puntúa la carta que estaba debajo y devuelve todas las demás cartas de esa pila.
innovation-card-corporations = Corporaciones
innovation-dogma-corporations = Toma una [factory] superior; fusiona una [8]
innovation-effect-corporations-1 = Exijo que transfieras una carta superior no verde con [factory] de tu tablero a mi pila de puntuación. | Si lo haces, roba una [8] y fusiónala.
innovation-effect-corporations-2 = Roba una [8] y fusiónala.
innovation-card-mass-media = Medios de masas
innovation-dogma-mass-media = Devuelve un valor puntuado; morado hacia arriba
innovation-effect-mass-media-1 = Puedes devolver una carta de tu mano. | Si lo haces, elige un valor y devuelve todas las cartas de ese valor de todas las pilas de puntuación.
innovation-effect-mass-media-2 = Puedes desplegar el morado hacia arriba.
innovation-question-mass-media = ¿qué valor se devuelve de todas las pilas de puntuación?
innovation-answer-mass-media = Devolver todas las { $age } de todas las pilas de puntuación
innovation-card-quantum-theory = Teoría cuántica
innovation-dogma-quantum-theory = Devuelve dos: roba una [10], puntúa una [10]
innovation-effect-quantum-theory-1 = Puedes devolver hasta dos cartas de tu mano. | Si devuelves dos, roba una [10] y luego roba y puntúa otra [10].
innovation-card-rocketry = Cohetería
innovation-dogma-rocketry = Devuelve puntuadas rivales, una por dos [clock]
innovation-effect-rocketry-1 = Por cada dos [clock] de tu tablero, devuelve una carta de la pila de puntuación de cualquier oponente.
innovation-card-empiricism = Empirismo
innovation-dogma-empiricism = Adivina el color de una [9]; gana con 20 [lightbulb]
innovation-effect-empiricism-1 = Elige dos colores, luego roba y revela una [9]. | Si es de uno de los colores elegidos, fusiónala y puedes desplegar ese color hacia arriba.
innovation-effect-empiricism-2 = Si tu tablero muestra al menos veinte [lightbulb], ganas la partida.
innovation-question-empiricism = ¿qué color esperas de la 9 robada?
innovation-answer-empiricism = Elegir el { $colour }
innovation-won-empiricism = { $winners ->
    [one] { innovation-card-empiricism }: { $names } con { $count } bombillas
   *[other] { innovation-card-empiricism }: { $names } en equipo con { $count } bombillas en un tablero
 }
innovation-card-socialism = Socialismo
innovation-dogma-socialism = Archiva tu mano; con morado, toma las más bajas
innovation-effect-socialism-1 = Puedes archivar toda tu mano. | O archivas todas sus cartas o ninguna. | Si has archivado al menos una morada, toma todas las cartas más bajas de la mano de cada oponente y añádelas a tu mano.

## Age 9

innovation-card-composites = Materiales compuestos
innovation-dogma-composites = Toma una mano salvo una, y una puntuada
innovation-effect-composites-1 = Exijo que transfieras a mi mano todas las cartas de tu mano menos una. | Transfiere además la carta más alta de tu pila de puntuación a mi pila de puntuación.
innovation-card-fission = Fisión
innovation-dogma-fission = Haz robar una [10]; si es roja, borra todo
innovation-effect-fission-1 = Exijo que robes una [10]. | Si es roja, elimina de la partida todas las manos, tableros y pilas de puntuación. | Si eso ocurre, la acción de dogma termina.
innovation-effect-fission-2 = Devuelve una carta superior que no sea Fisión del tablero de cualquier jugador. | Después roba una [10].
innovation-card-ecology = Ecología
innovation-dogma-ecology = Devuelve una, puntúa una, roba dos [10]
innovation-effect-ecology-1 = Puedes devolver una carta de tu mano. | Si lo haces, puntúa una carta de tu mano y roba dos [10].
innovation-card-suburbia = Urbanizaciones
innovation-dogma-suburbia = Archiva cartas, puntúa una [1] por cada una
innovation-effect-suburbia-1 = Puedes archivar cuantas cartas quieras de tu mano. | Por cada carta archivada, roba una [1] y puntúala.
innovation-card-collaboration = Colaboración
innovation-dogma-collaboration = Toma una de dos [9]; gana con diez verdes
innovation-effect-collaboration-1 = Exijo que robes dos [9] y las reveles. | Transfiere la que yo elija a mi tablero y fusiona la otra.
innovation-effect-collaboration-2 = Si en tu tablero hay al menos diez cartas verdes, ganas la partida.
innovation-won-collaboration = { $winners ->
    [one] { innovation-card-collaboration }: { $names } con { $count } cartas verdes
   *[other] { innovation-card-collaboration }: { $names } en equipo con { $count } cartas verdes en un tablero
 }
innovation-card-satellites = Satélites
innovation-dogma-satellites = Cambia la mano por tres [8]; fusiona y ejecuta una
innovation-effect-satellites-1 = Devuelve todas las cartas de tu mano y roba tres [8].
innovation-effect-satellites-2 = Puedes desplegar el morado hacia arriba.
innovation-effect-satellites-3 = Fusiona una carta de tu mano y luego ejecuta cada uno de sus efectos que no sea una exigencia. | Nadie más los comparte.
innovation-card-computers = Ordenadores
innovation-dogma-computers = Rojo o verde arriba; fusiona y ejecuta una [10]
innovation-effect-computers-1 = Puedes desplegar el rojo o el verde hacia arriba.
innovation-effect-computers-2 = Roba y fusiona una [10]; luego ejecuta cada uno de sus efectos que no sea una exigencia. | Nadie más los comparte.
innovation-card-genetics = Genética
innovation-dogma-genetics = Fusiona una [10]; puntúa todo lo de debajo
innovation-effect-genetics-1 = Roba una [10] y fusiónala. | Puntúa todas las cartas que queden debajo.
innovation-card-services = Servicios
innovation-dogma-services = Toma sus puntuadas más altas; da una superior
innovation-effect-services-1 = Exijo que transfieras todas las cartas más altas de tu pila de puntuación a mi mano. | Si has transferido alguna, transfiere luego una carta superior sin [leaf] de mi tablero a tu mano.
innovation-card-specialization = Especialización
innovation-dogma-specialization = Toma las superiores de un color; despliega arriba
innovation-effect-specialization-1 = Revela una carta de tu mano. | Toma de los tableros de todos los oponentes las cartas superiores de ese color y añádelas a tu mano.
innovation-effect-specialization-2 = Puedes desplegar el amarillo o el azul hacia arriba.

## Age 10

innovation-card-miniaturization = Miniaturización
innovation-dogma-miniaturization = Devuelve una [10]: roba [10] por cada valor
innovation-effect-miniaturization-1 = Puedes devolver una carta de tu mano. | Si era una [10], roba una [10] por cada valor distinto en tu pila de puntuación.
innovation-card-robotics = Robótica
innovation-dogma-robotics = Puntúa tu verde; fusiona y ejecuta una [10]
innovation-effect-robotics-1 = Puntúa tu carta superior verde. | Roba y fusiona una [10]; luego ejecuta cada uno de sus efectos que no sea una exigencia. | Nadie más los comparte.
innovation-card-globalization = Globalización
innovation-dogma-globalization = Haz devolver una [leaf]; más puntos puede ganar
innovation-effect-globalization-1 = Exijo que devuelvas una carta superior con [leaf] de tu tablero.
innovation-effect-globalization-2 = Roba una [6] y puntúala. | Si nadie tiene más [leaf] que [factory] en su tablero, gana quien tenga más puntos sin empate.
innovation-won-globalization = { $winners ->
    [one] { innovation-card-globalization }: nadie tiene más hojas que fábricas. Más puntos: { $names } con { $count }
   *[other] { innovation-card-globalization }: nadie tiene más hojas que fábricas. Alguien del equipo tiene más puntos que nadie: { $names }, { $count } en total
 }
innovation-card-stem-cells = Células madre
innovation-dogma-stem-cells = Puntúa toda tu mano
innovation-effect-stem-cells-1 = Puedes puntuar toda tu mano. | O puntúas todas sus cartas o ninguna.
innovation-card-databases = Bases de datos
innovation-dogma-databases = Haz devolver media pila de puntuación
innovation-effect-databases-1 = Exijo que devuelvas la mitad de las cartas de tu pila de puntuación, redondeando hacia arriba.
innovation-card-self-service = Autoservicio
innovation-dogma-self-service = Ejecuta otra superior; gana con más logros
innovation-effect-self-service-1 = Elige otra carta superior cualquiera de tu tablero y ejecuta cada uno de sus efectos que no sea una exigencia. | Nadie más los comparte.
innovation-effect-self-service-2 = Si tienes más logros que cada uno de tus oponentes, ganas la partida.
innovation-won-self-service = { $winners ->
    [one] { innovation-card-self-service }: más logros que nadie ({ $count }): { $names }
   *[other] { innovation-card-self-service }: más logros que nadie ({ $count }): { $names } en equipo
 }
innovation-card-bioengineering = Bioingeniería
innovation-dogma-bioengineering = Toma una rival con [leaf]; más [leaf] puede ganar
innovation-effect-bioengineering-1 = Transfiere una carta superior con [leaf] del tablero de cualquier oponente a tu pila de puntuación.
innovation-effect-bioengineering-2 = Si algún jugador tiene menos de tres [leaf] en su tablero, gana quien tenga más [leaf] en el suyo sin empate.
innovation-won-bioengineering = { $winners ->
    [one] { innovation-card-bioengineering }: alguien muestra menos de tres hojas. Más hojas: { $names }
   *[other] { innovation-card-bioengineering }: alguien muestra menos de tres hojas. Alguien del equipo tiene más que nadie: { $names }
 } ({ $count })
# As in English.
innovation-card-software = Software
innovation-dogma-software = Puntúa [10]; fusiona dos [10], ejecuta la segunda
innovation-effect-software-1 = Roba una [10] y puntúala.
innovation-effect-software-2 = Roba y fusiona dos [10]; luego ejecuta cada efecto de la segunda que no sea una exigencia. | Nadie más los comparte.
innovation-card-a-i = I. A.
innovation-dogma-a-i = Puntúa una [10]; puede ganar quien menos tenga
innovation-effect-a-i-1 = Roba una [10] y puntúala.
innovation-effect-a-i-2 = Si Robótica y Software son cartas superiores, en cualquier tablero, gana quien tenga menos puntos sin empate.
innovation-won-a-i = { $winners ->
    [one] { innovation-card-a-i }, con { innovation-card-robotics } y { innovation-card-software } en la mesa. Menos puntos: { $names }
   *[other] { innovation-card-a-i }, con { innovation-card-robotics } y { innovation-card-software } en la mesa. Alguien del equipo tiene menos puntos que nadie: { $names }
 } ({ $count })
innovation-card-the-internet = Internet
innovation-dogma-the-internet = Verde hacia arriba; puntúa [10]; [10] por [clock]
innovation-effect-the-internet-1 = Puedes desplegar el verde hacia arriba.
innovation-effect-the-internet-2 = Roba una [10] y puntúala.
innovation-effect-the-internet-3 = Por cada dos [clock] de tu tablero, roba una [10] y fusiónala.
