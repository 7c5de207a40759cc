## Age 1

innovation-card-bangle = Brazalete
innovation-dogma-bangle = Roba y presagia una [3]
innovation-echo-bangle = Archiva una carta roja de tu mano.
innovation-effect-bangle-1 = Roba una [3] y preságiala.
innovation-card-candles = Velas
innovation-dogma-candles = Toma de una mano una carta con [castle]
innovation-echo-candles = Si cada uno de los demás jugadores tiene más puntos que tú, roba una [3].
innovation-effect-candles-1 = Exijo que transfieras una carta con [castle] de tu mano a mi mano. | Si lo haces, roba una [1].
innovation-card-plumbing = Fontanería
innovation-dogma-plumbing = Nada más que su efecto de eco
innovation-echo-plumbing = Puntúa una carta inferior de tu tablero.
innovation-card-chopsticks = Palillos
innovation-dogma-chopsticks = Una [1] puede pasar a ser logro
innovation-echo-chopsticks = Roba una [1].
innovation-effect-chopsticks-1 = Si queda alguna carta en la pila [1], puedes llevar la inferior de ella a los logros disponibles.
innovation-question-chopsticks = ¿pasa a ser logro la carta inferior de la pila 1?
innovation-card-noodles = Fideos
innovation-dogma-noodles = Con más [1] en mano, puntúa [2]; amarilla: tus [1]
innovation-effect-noodles-1 = Si tienes en la mano más [1] que cada uno de los demás jugadores, roba una [2] y puntúala.
innovation-effect-noodles-2 = Roba una [1] y revélala. | Si es amarilla, puntúa todas las [1] de tu mano.
innovation-card-soap = Jabón
innovation-dogma-soap = Archiva un color; si son tres, consigue un logro
innovation-effect-soap-1 = Elige un color. | Puedes archivar de tu mano cuantas cartas quieras de ese color. | Si han sido al menos tres, puedes conseguir como logro una carta de tu mano cuyos requisitos cumplas.
innovation-question-soap = ¿qué color archivas?
innovation-answer-soap = Archivar cartas de color { $colour }
innovation-card-comb = Peine
innovation-dogma-comb = Revela cinco [1] y quédate un color
innovation-effect-comb-1 = Elige un color; después roba y revela cinco [1]. | Quédate las del color elegido y devuelve las demás.
innovation-question-comb = ¿con qué color te quedas?
innovation-answer-comb = Quedarte las cartas de color { $colour }
innovation-card-ice-skates = Patines de hielo
innovation-dogma-ice-skates = Hasta 3 cartas por [2] o presagios [3]
innovation-effect-ice-skates-1 = Puedes devolver hasta tres cartas de tu mano. | Por cada una, roba y fusiona una [2], o bien roba y presagia una [3]. | Devuelve tu carta superior más alta.
innovation-question-ice-skates = ¿qué haces por { $card }, que has devuelto?
innovation-answer-ice-skates-1 = Robar y fusionar una 2
innovation-answer-ice-skates-2 = Robar y presagiar una 3
innovation-card-umbrella = Paraguas
innovation-dogma-umbrella = Devuelve cartas, puntúa dos por cada una
innovation-echo-umbrella = Puedes fusionar una carta de tu mano.
innovation-effect-umbrella-1 = Puedes devolver cuantas cartas quieras de tu mano. | Por cada una de ellas, puntúa dos cartas de tu mano.
innovation-card-dice = Dados
innovation-dogma-dice = Revela una [1]; su bonificación fusiona otra
innovation-effect-dice-1 = Roba una [1] y revélala. | Si tiene una bonificación, roba una carta de ese valor y fusiónala.
# As in English.
innovation-card-perfume = Perfume
innovation-dogma-perfume = Toma una superior de un valor que te falte
innovation-echo-perfume = Roba una [1] y archívala.
innovation-effect-perfume-1 = Exijo que transfieras a mi tablero una carta superior tuya de un valor que no tenga ninguna de mis cartas superiores. | Si lo haces, roba una carta del mismo valor y fusiónala.
innovation-card-ruler = Regla
innovation-dogma-ruler = Nada más que su efecto de eco
innovation-echo-ruler = Roba una [2].
innovation-card-bell = Campana
innovation-dogma-bell = Roba y presagia una [2]
innovation-echo-bell = Puedes puntuar una carta de tu mano.
innovation-effect-bell-1 = Roba una [2] y preságiala.
innovation-card-flute = Flauta
innovation-dogma-flute = Haz devolver una con bonificación; roba [1]
innovation-echo-flute = Puedes desplegar a la izquierda uno de tus colores.
innovation-effect-flute-1 = Exijo que devuelvas de tu mano una carta con bonificación.
innovation-effect-flute-2 = Roba una [1] y revélala. | Si tiene una bonificación, roba otra [1].
innovation-card-puppet = Títere
innovation-dogma-puppet = Sin efecto

## Age 2

innovation-card-crossbow = Ballesta
innovation-dogma-crossbow = Toma una con bonificación; da otra
innovation-effect-crossbow-1 = Exijo que transfieras una carta con bonificación de tu mano a mi pila de puntuación.
innovation-effect-crossbow-2 = Transfiere una carta de tu mano al tablero de otro jugador que elijas.
innovation-question-crossbow = ¿quién recibe la carta en su tablero?
innovation-card-horseshoes = Herraduras
innovation-dogma-horseshoes = Toma una superior sin [castle] ni [factory]
innovation-echo-horseshoes = Roba una [2] y preságiala.
innovation-effect-horseshoes-1 = Exijo que transfieras a mi tablero una carta superior tuya sin [castle] ni [factory]. | Si lo haces, roba una [2] y fusiónala.
innovation-card-toothbrush = Cepillo de dientes
innovation-dogma-toothbrush = Despliega a la izquierda; una [2] puede ser logro
innovation-echo-toothbrush = Elige un valor que tengas en la mano y archiva todas las cartas de ese valor.
innovation-effect-toothbrush-1 = Puedes desplegar a la izquierda uno de tus colores.
innovation-effect-toothbrush-2 = Si queda alguna carta en la pila [2], puedes llevar la inferior de ella a los logros disponibles.
innovation-question-toothbrush = { $ask ->
    [value] ¿qué valor archivas de tu mano?
   *[whether] ¿pasa a ser logro la carta inferior de la pila 2?
 }
innovation-answer-toothbrush = Archivar todas las { $age }
innovation-card-watermill = Molino de agua
innovation-dogma-watermill = Archiva una con bonificación y roba su valor
innovation-effect-watermill-1 = Archiva de tu mano una carta con bonificación. | Si lo haces, roba una carta del valor de esa bonificación. | Si la robada también tiene una, puedes devolver una carta de tu mano y luego repetir este efecto.
innovation-card-glassblowing = Soplado de vidrio
innovation-dogma-glassblowing = Presagia: valor de tu superior más baja +3
innovation-echo-glassblowing = Puntúa una carta con bonificación de tu mano.
innovation-effect-glassblowing-1 = Busca tu carta superior más baja que no sea verde. | Roba una carta tres valores más alta y preságiala.
innovation-card-scissors = Tijeras
innovation-dogma-scissors = Fusiona o puntúa hasta dos; corta Papel
innovation-echo-scissors = Pasa a tu mano una carta inferior de tu tablero.
innovation-effect-scissors-1 = Puedes elegir hasta dos cartas de tu mano y fusionar o puntuar cada una.
innovation-effect-scissors-2 = Si Papel es carta superior en algún tablero, transfiérela a tu pila de puntuación.
innovation-question-scissors = { $ask ->
    [card] ¿fusionas o puntúas una carta de tu mano?
    [more] ¿fusionas o puntúas otra carta de tu mano?
   *[option] ¿fusionas { $card } o la puntúas?
 }
innovation-answer-scissors-1 = Fusionar la carta
innovation-answer-scissors-2 = Puntuar la carta
innovation-card-lever = Palanca
innovation-dogma-lever = Por cada pareja devuelta, roba una de valor +1
innovation-echo-lever = Roba dos [2].
innovation-effect-lever-1 = Puedes devolver cuantas cartas quieras de tu mano. | Por cada dos de ellas del mismo valor, roba una carta un valor más alta.
innovation-question-lever = ¿de qué valor robas ahora?
innovation-answer-lever = Robar una { $age }
innovation-card-linguistics = Lingüística
innovation-dogma-linguistics = Roba una del valor de una bonificación
innovation-echo-linguistics = Roba una [3], o bien roba una [4] y preságiala.
innovation-effect-linguistics-1 = Elige una bonificación de tu tablero, si muestra alguna, y roba una carta de ese valor.
innovation-question-linguistics = { $ask ->
    [option] ¿cuál de las dos cosas haces?
   *[value] ¿de qué bonificación robas una carta?
 }
innovation-answer-linguistics = Robar una { $age }
innovation-answer-linguistics-1 = Robar una 3
innovation-answer-linguistics-2 = Robar y presagiar una 4
# As in English.
innovation-card-chaturanga = Chaturanga
innovation-dogma-chaturanga = Fusiona con bonificación y roba dos, o presagia
innovation-effect-chaturanga-1 = Fusiona una carta con bonificación de tu mano. | Si lo haces, roba dos cartas del valor de esa bonificación. | Si no, roba una carta cuyo valor sea el número de tus cartas superiores y preságiala.
# As in English.
innovation-card-pagoda = Pagoda
innovation-dogma-pagoda = Roba [3]: archiva su color y fusiónala, o presagia
innovation-effect-pagoda-1 = Roba una [3] y revélala. | Si tienes en la mano otra carta de su color, archiva esa y fusiona la [3]. | Si no, presagia la [3].

## Age 3

# As in English.
innovation-card-katana = Katana
innovation-dogma-katana = Toma dos superiores con [castle] y un presagio
innovation-effect-katana-1 = Exijo que transfieras a mi pila de puntuación dos cartas superiores tuyas con [castle]. | Si has transferido alguna, roba una carta cuyo valor sea el número de [castle] que suman y transfiérela a mis presagios.
innovation-card-liquid-fire = Fuego griego
innovation-dogma-liquid-fire = Roban para tus presagios; rojo quema manos
innovation-effect-liquid-fire-1 = Exijo que robes una carta del valor de la bonificación más alta de tu tablero y la muestres. | Transfiérela a mis presagios. | Si era roja, transfiere toda tu mano a mi pila de puntuación.
innovation-card-deodorant = Desodorante
innovation-dogma-deodorant = Con [castle] superior fusiona [3]; si no, roba [4]
innovation-echo-deodorant = Roba una [3] y fusiónala.
innovation-effect-deodorant-1 = Si alguna de tus cartas superiores tiene un [castle], roba una [3] y fusiónala. | Si no, roba una [4].
innovation-card-sandpaper = Papel de lija
innovation-dogma-sandpaper = Cambia cartas de mano por [3] y fusiona una
innovation-effect-sandpaper-1 = Puedes devolver cuantas cartas quieras de tu mano. | Roba otras tantas [3] y luego fusiona una carta de tu mano.
innovation-card-charitable-trust = Fundación benéfica
innovation-dogma-charitable-trust = Fusiona la del eco; tu verde puede ser logro
innovation-echo-charitable-trust = Roba una [3] o una [4].
innovation-effect-charitable-trust-1 = Puedes fusionar la carta que has robado por el efecto de eco de esta carta. | Si lo haces, devuelve tu carta superior verde, o consíguela como logro si cumples los requisitos.
innovation-question-charitable-trust = { $ask ->
    [value] Eco: ¿robas una 3 o una 4, que luego puedes fusionar?
   *[option] ¿qué haces con tu carta superior verde?
 }
innovation-answer-charitable-trust = Robar una { $age }
innovation-answer-charitable-trust-1 = Devolverla
innovation-answer-charitable-trust-2 = Conseguirla como logro
innovation-card-homing-pigeons = Palomas mensajeras
innovation-dogma-homing-pigeons = Haz devolver dos; despliega rojo o verde
innovation-effect-homing-pigeons-1 = Exijo que devuelvas dos cartas de tu pila de puntuación, cada una de un valor que tenga alguna carta de mi mano.
innovation-effect-homing-pigeons-2 = Puedes desplegar el rojo o el verde a la izquierda.
innovation-card-almanac = Almanaque
innovation-dogma-almanac = Devuelve un presagio; puntúa su bonificación +1
innovation-echo-almanac = Roba una [4] y preságiala.
innovation-effect-almanac-1 = Puedes devolver una carta con bonificación de tus presagios. | Si lo haces, roba una carta un valor más alta que esa bonificación y puntúala.
innovation-card-magnifying-glass = Lupa
innovation-dogma-magnifying-glass = Tres iguales por una de valor +2; despliega
innovation-echo-magnifying-glass = Roba una [4] y luego devuelve una carta de tu mano.
innovation-effect-magnifying-glass-1 = Puedes devolver tres cartas de un mismo valor de tu mano. | Si lo haces, roba una carta dos valores más alta.
innovation-effect-magnifying-glass-2 = Puedes desplegar el amarillo o el azul a la izquierda.
innovation-card-novel = Novela
innovation-dogma-novel = Roba [3]; morado a la izquierda; Supremacía
innovation-echo-novel = Roba una [3].
innovation-effect-novel-1 = Roba una [3]. | Puedes desplegar el morado a la izquierda.
innovation-effect-novel-2 = Si hay un icono distinto de [crown] que muestren todas tus cartas superiores, sin contar la morada, reclama el logro Supremacía.
innovation-card-sunglasses = Gafas de sol
innovation-dogma-sunglasses = Despliega el morado como otro, o al revés
innovation-echo-sunglasses = Puntúa una carta de tu mano de un color que tengas desplegado.
innovation-effect-sunglasses-1 = Puedes desplegar el morado como lo está otro de tus colores, u otro de tus colores como lo está el morado.
innovation-question-sunglasses = { $ask ->
    [option] ¿cuál de los dos despliegas, si quieres?
   *[colour] ¿cuál de tus otros colores?
 }
innovation-answer-sunglasses = Elegir el { $colour }
innovation-answer-sunglasses-1 = Desplegar el morado como otro color
innovation-answer-sunglasses-2 = Desplegar otro color como el morado

## Age 4

innovation-card-kobukson = Barco tortuga
innovation-dogma-kobukson = Haz devolver [castle] superiores; archiva [4]
innovation-echo-kobukson = Elige un color de cualquier tablero y despliégalo a la izquierda.
innovation-effect-kobukson-1 = Exijo que devuelvas todas tus cartas superiores con [castle]. | Roba una [4] y archívala.
innovation-effect-kobukson-2 = Por cada dos cartas devueltas por la exigencia, roba una [4] y archívala.
innovation-question-kobukson = { $ask ->
    [player] ¿en qué tablero se despliega un color a la izquierda?
   *[colour] ¿qué color se despliega a la izquierda?
 }
innovation-answer-kobukson = Desplegar el { $colour } a la izquierda
# As in English.
innovation-card-shuriken = Shuriken
innovation-dogma-shuriken = Toma una superior con [castle] o [lightbulb]
innovation-effect-shuriken-1 = Exijo que transfieras a mi tablero una carta superior tuya no roja con [castle] o [lightbulb]. | Si lo haces, roba una [4].
innovation-effect-shuriken-2 = Puedes desplegar el morado a la derecha.
innovation-card-barometer = Barómetro
innovation-dogma-barometer = Presagia bonificación +2; Destino con azul
innovation-echo-barometer = Transfiere una [5] de tus presagios a tu mano.
innovation-effect-barometer-1 = Elige una bonificación de cualquier tablero. | Roba una carta dos valores más alta y preságiala.
innovation-effect-barometer-2 = Puedes revelar y devolver todos tus presagios. | Si alguno era azul, reclama el logro Destino.
innovation-question-barometer = ¿sobre qué bonificación presagias una carta dos valores más alta?
innovation-answer-barometer = Elegir la bonificación { $age }
innovation-card-pencil = Lápiz
innovation-dogma-pencil = Cambia hasta 3 por más altas, presagia una
innovation-echo-pencil = Roba una [5].
innovation-effect-pencil-1 = Puedes devolver hasta tres cartas de tu mano. | Si lo haces, roba otras tantas, cada una un valor más alta que la más alta de ellas. | Presagia una de las robadas y devuelve las demás.
# As in English.
innovation-card-chintz = Chintz
innovation-dogma-chintz = Roba una [4]; más, con una sola carta en mano
innovation-effect-chintz-1 = Roba una [4].
innovation-effect-chintz-2 = Si tienes exactamente una carta en la mano, roba una [4]; luego roba otra [4] y puntúala.
innovation-card-globe = Globo terráqueo
innovation-dogma-globe = Devuelve hasta 3 de un color: despliega, presagia
innovation-effect-globe-1 = Puedes devolver de tu mano hasta tres cartas del mismo color. | Si ha sido una, despliega a la izquierda uno de tus colores; si dos, a la derecha; si tres, hacia arriba. | Si has devuelto alguna, roba una [6] y preságiala.
innovation-question-globe = ¿qué color despliegas?
innovation-answer-globe = Desplegar el { $colour }
innovation-card-slide-rule = Regla de cálculo
innovation-dogma-slide-rule = Amarillo a la derecha; roba según despliegues
innovation-effect-slide-rule-1 = Puedes desplegar el amarillo a la derecha.
innovation-effect-slide-rule-2 = Roba una carta: su valor es el de tu carta superior más baja más uno por cada color que tengas desplegado.
innovation-card-telescope = Telescopio
innovation-dogma-telescope = Devuelve un presagio a su pila; otro es logro
innovation-echo-telescope = Roba una [5] y preságiala.
innovation-effect-telescope-1 = Puedes poner una de tus cartas presagiadas encima de su pila. | Si lo haces, consigue como logro una de tus cartas presagiadas cuyos requisitos cumplas.
innovation-card-clock = Reloj
innovation-dogma-clock = Cuenta [clock] en tres [10]; toma ese valor
innovation-echo-clock = Puedes desplegar a la derecha uno de los colores de los que más cartas tengas.
innovation-effect-clock-1 = Exijo que robes y reveles tres [10], cuentes sus [clock] y las devuelvas. | Transfiere a mi pila de puntuación todas las cartas de ese valor de tu mano y de tu pila de puntuación.
innovation-card-toilet = Inodoro
innovation-dogma-toilet = Tira puntuación ajena; cambia una carta
innovation-echo-toilet = Roba una [4] y archívala.
innovation-effect-toilet-1 = Exijo que devuelvas todas las cartas de tu pila de puntuación cuyo valor sea la bonificación más alta de mi tablero.
innovation-effect-toilet-2 = Puedes devolver una carta de tu mano. | Si lo haces, roba una carta del mismo valor.

## Age 5

innovation-card-coke = Coque
innovation-dogma-coke = Fusiona [6] con [factory]; si no, presagia
innovation-echo-coke = Roba una [4] y archívala.
innovation-effect-coke-1 = Roba una [6] y revélala. | Si tiene una [factory], fusiónala y repite este efecto. | Si no, preságiala.
innovation-card-octant = Octante
innovation-dogma-octant = Toma superior con [leaf] o [factory]; presagia [6]
innovation-effect-octant-1 = Exijo que transfieras a mi tablero una carta superior tuya no roja con [leaf] o [factory]. | Si lo haces, roba una [6] y preságiala.
innovation-effect-octant-2 = Roba una [6] y preságiala.
innovation-card-pressure-cooker = Olla a presión
innovation-dogma-pressure-cooker = Devuelve tu mano; roba según tus bonificaciones
innovation-effect-pressure-cooker-1 = Devuelve toda tu mano. | Por cada carta superior tuya con bonificación, roba una carta de ese valor.
innovation-question-pressure-cooker = ¿de qué valor robas ahora?
innovation-answer-pressure-cooker = Robar una { $age }
innovation-card-stove = Cocina
innovation-dogma-stove = Archiva [4], quizá puntúa [4]; verde a la derecha
innovation-echo-stove = Puntúa una carta superior tuya sin [factory].
innovation-effect-stove-1 = Roba una [4] y archívala. | Si tu carta superior de su color es menor que [4], roba una [4] y puntúala.
innovation-effect-stove-2 = Puedes desplegar el verde a la derecha.
# As in English.
innovation-card-palampore = Palampore
innovation-dogma-palampore = Puntúa bonificación repetida; morado; Riqueza
innovation-effect-palampore-1 = Si una bonificación se repite en tu tablero, elige una así, roba una carta de su valor y puntúala.
innovation-effect-palampore-2 = Puedes desplegar el morado a la derecha.
innovation-effect-palampore-3 = Si tu tablero muestra al menos seis bonificaciones, reclama el logro Riqueza.
innovation-question-palampore = ¿de qué bonificación puntúas una carta?
innovation-answer-palampore = Robar y puntuar una { $age }
innovation-card-seed-drill = Sembradora
innovation-dogma-seed-drill = Haz devolver una baja; añade un logro
innovation-effect-seed-drill-1 = Exijo que devuelvas una carta superior tuya menor que [3].
innovation-effect-seed-drill-2 = Elige la pila [3], [4] o [5]. | Si queda alguna carta en ella, puedes llevar la inferior a los logros disponibles.
innovation-question-seed-drill = { $ask ->
    [value] ¿de qué pila puede pasar a ser logro la carta inferior?
   *[whether] ¿pasa a ser logro la carta inferior de esta pila?
 }
innovation-answer-seed-drill = Elegir la pila { $age }
innovation-card-lightning-rod = Pararrayos
innovation-dogma-lightning-rod = Haz archivar y devolver; archiva una [5]
innovation-echo-lightning-rod = Roba una [5] y archívala.
innovation-effect-lightning-rod-1 = Exijo que robes una [5] y la archives. | Devuelve tu carta superior de su color.
innovation-effect-lightning-rod-2 = Roba una [5] y archívala. | Puedes devolver una de tus cartas superiores.
innovation-card-thermometer = Termómetro
innovation-dogma-thermometer = Fusiona tu amarillo +1; si es amarilla, repite
innovation-echo-thermometer = Fusiona tu carta inferior verde; el verde sigue desplegado como estaba.
innovation-effect-thermometer-1 = Roba una carta un valor más alta que tu superior amarilla y fusiónala. | Si es amarilla, repite este efecto.
# As in English.
innovation-card-piano = Piano
innovation-dogma-piano = Con cinco valores arriba, puntúa uno de cada
innovation-echo-piano = Elige un valor que alguien tenga en la mano y roba una carta de ese valor.
innovation-effect-piano-1 = Si tienes cinco cartas superiores de cinco valores distintos, devuelve cinco cartas de tu pila de puntuación; luego roba y puntúa una carta de cada uno de esos valores, de menor a mayor.
innovation-question-piano = ¿de qué valor robas una carta?
innovation-answer-piano = Robar una { $age }
innovation-card-tuning-fork = Diapasón
innovation-dogma-tuning-fork = Cambia cartas y fusiona las más altas
innovation-echo-tuning-fork = Mira la carta de encima de cualquier pila; se queda allí.
innovation-effect-tuning-fork-1 = Devuelve una carta de tu mano. | Si lo haces, roba y revela una carta del mismo valor, y fusiónala si es más alta que tu superior de su color. | Si no, devuélvela. | Puedes repetir este efecto.
innovation-question-tuning-fork = { $ask ->
    [pile] ¿de qué pila miras la carta de encima?
   *[whether] ¿devuelves otra carta y sigues?
 }

## Age 6

innovation-card-loom = Telar
innovation-dogma-loom = Devuelve dos puntuadas; archiva tres [6]; Herencia
innovation-echo-loom = Puntúa tu carta superior más baja.
innovation-effect-loom-1 = Puedes devolver dos cartas de valores distintos de tu pila de puntuación. | Si lo haces, roba y archiva tres [6].
innovation-effect-loom-2 = Si uno de tus colores muestra al menos cinco hexágonos, reclama el logro Herencia.
innovation-card-shrapnel = Metralla
innovation-dogma-shrapnel = Toma dos de encima, da una de debajo
innovation-effect-shrapnel-1 = Exijo que robes una [6] y la archives. | Transfiere las dos cartas de encima de ese color de tu tablero a mi pila de puntuación. | Transfiere la carta inferior de ese color de mi tablero a tu pila de puntuación.
innovation-card-dentures = Dentadura postiza
innovation-dogma-dentures = Puntúa dos sobre la archivada; azul a la derecha
innovation-echo-dentures = Roba una [6] y archívala.
innovation-effect-dentures-1 = En la pila de la última carta que has archivado por la Dentadura postiza, puntúa las dos de encima, pero nunca la inferior. | Si no hay ninguna que puntuar, roba una [6], archívala y repite este efecto.
innovation-effect-dentures-2 = Puedes desplegar el azul a la derecha.
innovation-card-morphine = Morfina
innovation-dogma-morphine = Haz devolver las impares y roba por encima
innovation-echo-morphine = Puntúa una carta de valor impar de tu mano.
innovation-effect-morphine-1 = Exijo que devuelvas todas las cartas de valor impar de tu mano. | Roba una [6].
innovation-effect-morphine-2 = Si la exigencia ha hecho devolver alguna carta, roba otra un valor más alta que la más alta de ellas.
innovation-effect-morphine-3 = Puedes desplegar el rojo a la derecha.
innovation-card-hot-air-balloon = Globo aerostático
innovation-dogma-hot-air-balloon = Consigue una superior ajena o fusiona una [7]
innovation-echo-hot-air-balloon = Roba una [7] y puntúala.
innovation-effect-hot-air-balloon-1 = Puedes conseguir como logro una carta superior de otro jugador que tenga un logro del mismo valor, si cumples los requisitos. | Si lo haces, transfiere tu carta superior verde a ese tablero. | Si no, roba una [7] y fusiónala.
innovation-card-steamboat = Barco de vapor
innovation-dogma-steamboat = Muestran una [6]: toma mano o puntuación
innovation-effect-steamboat-1 = Exijo que robes una [6] y la reveles. | Si es azul o amarilla, transfiérela con toda tu mano a mi mano. | Si es roja o verde, transfiere dos cartas de tu pila de puntuación a la mía. | Si no es azul ni amarilla, te la quedas.
innovation-card-bifocals = Gafas bifocales
innovation-dogma-bifocals = Renueva un presagio; verde a la derecha
innovation-echo-bifocals = Roba una carta de cualquier valor y preságiala.
innovation-effect-bifocals-1 = Puedes devolver una de tus cartas presagiadas. | Si lo haces, roba una carta del mismo valor y preságiala.
innovation-effect-bifocals-2 = Puedes desplegar el verde a la derecha.
innovation-question-bifocals = ¿de qué valor presagias una carta?
innovation-answer-bifocals = Robar y presagiar una { $age }
innovation-card-stethoscope = Estetoscopio
innovation-dogma-stethoscope = Roba [7], y [8] con azul; amarillo a la derecha
innovation-echo-stethoscope = Fusiona una carta azul o amarilla de tu mano.
innovation-effect-stethoscope-1 = Roba una [7]. | Si por el efecto de eco de esta carta has fusionado una azul, roba también una [8].
innovation-effect-stethoscope-2 = Puedes desplegar el amarillo a la derecha.
innovation-card-indian-clubs = Mazas
innovation-dogma-indian-clubs = Haz devolver dos; puntúa valores iguales
innovation-effect-indian-clubs-1 = Exijo que devuelvas dos cartas de tu pila de puntuación.
innovation-effect-indian-clubs-2 = Por cada valor distinto de tu pila de puntuación, puntúa de tu mano una carta de ese valor.
innovation-card-kaleidoscope = Caleidoscopio
innovation-dogma-kaleidoscope = Fusiona una [7] y despliega su color
innovation-effect-kaleidoscope-1 = Roba una [7] y fusiónala. | Puedes desplegar su color a la derecha.

## Age 7

innovation-card-machine-gun = Ametralladora
innovation-dogma-machine-gun = Toma bonificaciones superiores; devuelve las tuyas
innovation-echo-machine-gun = Si tienes cinco cartas superiores, roba una [7] y puntúala.
innovation-effect-machine-gun-1 = Exijo que transfieras a mi pila de puntuación todas tus cartas superiores con bonificación. | Si has transferido alguna, roba una [7].
innovation-effect-machine-gun-2 = Devuelve todas tus cartas superiores menos la roja.
innovation-card-rubber = Caucho
innovation-dogma-rubber = Puntúa una sin bonificación; rojo arriba
innovation-echo-rubber = Roba dos [8] y archívalas.
innovation-effect-rubber-1 = Puntúa una de tus cartas superiores sin bonificación.
innovation-effect-rubber-2 = Puedes desplegar el rojo hacia arriba.
innovation-card-elevator = Ascensor
innovation-dogma-elevator = Toma un valor de manos o puntuaciones
innovation-echo-elevator = Puntúa la superior o la inferior de tus cartas verdes.
innovation-effect-elevator-1 = Elige un valor que esté en tu pila de puntuación. | Transfiere a tu pila de puntuación todas las cartas de ese valor, o de las manos de todos los demás jugadores o de sus pilas de puntuación.
innovation-question-elevator = { $ask ->
    [value] ¿de qué valor tomas cartas de los demás?
   *[option] ¿de dónde tomas esas cartas?
 }
innovation-answer-elevator = Elegir { $age }
innovation-answer-elevator-1 = De las manos de los demás
innovation-answer-elevator-2 = De las pilas de puntuación de los demás
innovation-card-fertilizer = Fertilizante
innovation-dogma-fertilizer = Devuelve una; toma ese valor de las puntuaciones
innovation-effect-fertilizer-1 = Puedes devolver una carta de tu mano. | Si lo haces, transfiere a tu mano todas las cartas del mismo valor de todas las pilas de puntuación.
innovation-effect-fertilizer-2 = Roba una carta de cualquier valor y preságiala.
innovation-question-fertilizer = ¿de qué valor presagias una carta?
innovation-answer-fertilizer = Robar y presagiar una { $age }
innovation-card-jeans = Vaqueros
innovation-dogma-jeans = Revela dos valores bajos, fusiona una
innovation-echo-jeans = Roba dos [9]. | Devuelve una de ellas y presagia la otra.
innovation-effect-jeans-1 = Elige dos valores distintos menores que [7]. | Roba y revela una carta de cada uno. | Fusiona una de ellas y devuelve la otra.
innovation-question-jeans = ¿de qué valor menor que 7 robas una carta?
innovation-answer-jeans = Robar una { $age }
innovation-card-telegraph = Telégrafo
innovation-dogma-telegraph = Copia el despliegue de un rival; azul arriba
innovation-effect-telegraph-1 = Puedes elegir un oponente y un color. | Despliega tu pila de ese color como lo esté la suya.
innovation-effect-telegraph-2 = Puedes desplegar el azul hacia arriba.
innovation-question-telegraph = { $ask ->
    [player] ¿de quién copias el despliegue, si quieres?
   *[colour] ¿en qué color lo copias?
 }
innovation-answer-telegraph = Desplegar el { $colour } igual
innovation-card-photography = Fotografía
innovation-dogma-photography = Haz recoger una superior; Historia
innovation-echo-photography = Fusiona una de tus cartas presagiadas.
innovation-effect-photography-1 = Exijo que pases a tu mano tu carta superior más alta.
innovation-effect-photography-2 = Si uno de tus colores muestra al menos tres efectos de eco, reclama el logro Historia.
innovation-card-typewriter = Máquina de escribir
innovation-dogma-typewriter = Mano nueva: una, y otra por cada color
innovation-effect-typewriter-1 = Devuelve toda tu mano. | Roba una [6]. | Por cada color distinto entre las devueltas, roba una más, siempre un valor más alta que la anterior.
innovation-card-ice-cream = Helado
innovation-dogma-ice-cream = Haz fusionar una [1]; añade un logro
innovation-echo-ice-cream = Puntúa una carta superior tuya sin bonificación que no sea morada.
innovation-effect-ice-cream-1 = Exijo que robes una [1] y la fusiones.
innovation-effect-ice-cream-2 = Elige la pila [6], [7], [8] o [9]. | Si queda alguna carta en ella, puedes llevar la inferior a los logros disponibles.
innovation-question-ice-cream = { $ask ->
    [value] ¿de qué pila puede pasar a ser logro la carta inferior?
   *[whether] ¿pasa a ser logro la carta inferior de esta pila?
 }
innovation-answer-ice-cream = Elegir la pila { $age }
innovation-card-saxophone = Saxofón
innovation-dogma-saxophone = Morado; con cuatro instrumentos ganas; si no, [7]
innovation-effect-saxophone-1 = Puedes desplegar el morado hacia arriba.
innovation-effect-saxophone-2 = Si las imágenes de Campana, Flauta, Piano y Saxofón están todas visibles, en los tableros que sea, ganas la partida. | Si no, roba una [7] por cada una de las cuatro que lo esté.
innovation-won-saxophone = { $winners ->
    [one] { innovation-card-saxophone }: { $names }: se ven los cuatro instrumentos
   *[other] { innovation-card-saxophone }: { $names } en equipo: se ven los cuatro instrumentos
 }

## Age 8

innovation-card-bandage = Venda
innovation-dogma-bandage = Haz devolver una puntuada y una con [clock]
innovation-echo-bandage = Fusiona una carta con [leaf] de tu mano.
innovation-effect-bandage-1 = Exijo que devuelvas la carta más alta de tu pila de puntuación cuyo valor no tenga ninguna carta de tu mano. | Devuelve una carta superior tuya con [clock].
innovation-card-parachute = Paracaídas
innovation-dogma-parachute = Toma de una mano todo lo que no tenga [clock]
innovation-effect-parachute-1 = Exijo que transfieras todas las cartas sin [clock] de tu mano a mi mano.
innovation-card-air-conditioner = Aire acondicionado
innovation-dogma-air-conditioner = Haz devolver los valores de sus superiores
innovation-echo-air-conditioner = Puedes puntuar una carta de tu mano.
innovation-effect-air-conditioner-1 = Exijo que devuelvas todas las cartas de tu pila de puntuación que tengan el valor de alguna de tus cartas superiores.
# As in English.
innovation-card-tractor = Tractor
innovation-dogma-tractor = Puntúa una [7], roba una [7]
innovation-echo-tractor = Roba una [7].
innovation-effect-tractor-1 = Roba una [7] y puntúala. | Roba otra [7].
innovation-card-nylon = Nailon
innovation-dogma-nylon = Archiva una [8] por tres [factory]; rojo arriba
innovation-effect-nylon-1 = Por cada tres [factory] de tu tablero, roba una [8] y archívala. | Si alguna de ellas era verde, repite este efecto.
innovation-effect-nylon-2 = Puedes desplegar el rojo hacia arriba.
innovation-card-sliced-bread = Pan de molde
innovation-dogma-sliced-bread = Corta una puntuada en dos de valor −1
innovation-echo-sliced-bread = Devuelve toda tu mano y luego roba dos [8].
innovation-effect-sliced-bread-1 = Devuelve una carta de tu pila de puntuación. | Roba y puntúa dos cartas un valor más bajas.
innovation-card-radio-telescope = Radiotelescopio
innovation-dogma-radio-telescope = Roba [9], fusiona una; la I. A. gana
innovation-effect-radio-telescope-1 = Por cada dos [lightbulb] de tu tablero, roba una [9]. | Fusiona una de las robadas y devuelve las demás; si la fusionada es I. A., ganas la partida.
innovation-won-radio-telescope = { $winners ->
    [one] { innovation-card-radio-telescope }: { $names } con { innovation-card-a-i }
   *[other] { innovation-card-radio-telescope }: { $names } en equipo con { innovation-card-a-i }
 }
innovation-card-x-ray = Rayos X
innovation-dogma-x-ray = Presagia lo que quieras por [leaf]; amarillo
innovation-echo-x-ray = Roba una [8] y archívala.
innovation-effect-x-ray-1 = Por cada tres [leaf] de tu tablero, roba una carta de cualquier valor y preságiala.
innovation-effect-x-ray-2 = Puedes desplegar el amarillo hacia arriba.
innovation-question-x-ray = ¿de qué valor presagias una carta?
innovation-answer-x-ray = Robar y presagiar una { $age }
innovation-card-crossword = Crucigrama
innovation-dogma-crossword = Roba una carta por cada bonificación tuya
innovation-effect-crossword-1 = Por cada bonificación que muestre tu tablero, roba una carta de su valor.
innovation-question-crossword = ¿de qué valor robas ahora?
innovation-answer-crossword = Robar una { $age }
innovation-card-television = Televisión
innovation-dogma-television = La puntuación de un rival se hace logro
innovation-echo-television = Roba una [8] y fusiónala.
innovation-effect-television-1 = Elige un valor y un oponente. | Transfiere una carta de ese valor de su pila de puntuación a su tablero. | Si tiene un logro de ese valor, consigue como logro otra carta así de su pila de puntuación, si cumples los requisitos.
innovation-question-television = { $ask ->
    [value] ¿de qué valor es la carta que pasa de una pila de puntuación al tablero de su dueño?
   *[player] ¿de qué oponente es la pila de puntuación?
 }
innovation-answer-television = Elegir { $age }

## Age 9

innovation-card-helicopter = Helicóptero
innovation-dogma-helicopter = Caen superiores a las puntuaciones; repite
innovation-effect-helicopter-1 = Elige una carta superior de cualquier tablero que no sea Helicóptero y transfiérela a la pila de puntuación de su dueño. | Puedes devolver de tu mano una carta que tenga un icono en común con ella. | Si lo haces, repite este efecto.
innovation-card-jet = Reactor
innovation-dogma-jet = Devuelven el color que acabas de fusionar
innovation-echo-jet = Fusiona una carta de tu mano.
innovation-effect-jet-1 = Exijo que devuelvas tu carta superior del color de la carta que he fusionado por el efecto de eco de Reactor.
innovation-card-atm = Cajero automático
innovation-dogma-atm = Toma la más alta sin [crown]; morado arriba
innovation-echo-atm = Roba una carta de cualquier valor y puntúala.
innovation-effect-atm-1 = Exijo que transfieras a mi tablero la más alta de tus cartas superiores no amarillas que no tengan [crown].
innovation-effect-atm-2 = Puedes desplegar el morado hacia arriba.
innovation-question-atm = ¿de qué valor puntúas una carta?
innovation-answer-atm = Robar y puntuar una { $age }
innovation-card-wristwatch = Reloj de pulsera
innovation-dogma-wristwatch = Archiva una carta por cada bonificación
innovation-echo-wristwatch = Toma una de tus cartas superiores que no sea amarilla y archívala.
innovation-effect-wristwatch-1 = Por cada bonificación que muestre tu tablero, de menor a mayor, roba una carta de su valor y archívala.
innovation-card-credit-card = Tarjeta de crédito
innovation-dogma-credit-card = Recoge una, puntúa otra igual; verde arriba
innovation-echo-credit-card = Roba una [9] y preságiala.
innovation-effect-credit-card-1 = Puedes pasar a tu mano una de tus cartas superiores que no sea verde. | Si lo haces, roba una carta del mismo valor y puntúala.
innovation-effect-credit-card-2 = Puedes desplegar el verde hacia arriba.
innovation-card-email = Correo electrónico
innovation-dogma-email = Presagia una [9]; usa tu superior más baja
innovation-echo-email = Roba una [10] y preságiala.
innovation-effect-email-1 = Roba una [9] y preságiala.
innovation-effect-email-2 = De tu carta superior más baja que no sea verde, ejecuta cada efecto que no sea una exigencia. | Nadie más los comparte.
innovation-card-calculator = Calculadora
innovation-dogma-calculator = Puntúa inferiores, roba su suma; azul arriba
innovation-effect-calculator-1 = Puntúa dos cartas inferiores de tu tablero que no sean azules. | Si has puntuado dos y sus valores suman menos de 11, roba una carta de esa suma y repite este efecto, pero una sola vez.
innovation-effect-calculator-2 = Puedes desplegar el azul hacia arriba.
innovation-card-laser = Láser
innovation-dogma-laser = Borra logros y media puntuación; [10]
innovation-effect-laser-1 = Devuelve todos los logros normales que nadie haya reclamado. | Luego devuelve la mitad de las cartas de tu pila de puntuación, redondeando hacia arriba. | Roba dos [10] y fusiónalas.
# As in English.
innovation-card-karaoke = Karaoke
innovation-dogma-karaoke = Ejecuta la fusionada; toma una inferior
innovation-echo-karaoke = Elige un valor menor que [10], roba una carta de ese valor y fusiónala.
innovation-effect-karaoke-1 = De la carta que has fusionado por el efecto de eco de Karaoke, ejecuta cada efecto que no sea una exigencia. | Nadie más los comparte.
innovation-effect-karaoke-2 = Puedes pasar a tu mano una carta inferior de tu tablero.
innovation-question-karaoke = ¿de qué valor fusionas una carta?
innovation-answer-karaoke = Robar y fusionar una { $age }
# As in English.
innovation-card-rock = Rock
innovation-dogma-rock = Rompe las Tijeras; solo Papel le gana
innovation-effect-rock-1 = Exijo que transfieras tu carta superior verde a mi mano. | Si ahora Tijeras es tu carta superior verde, gano la partida.
innovation-effect-rock-2 = Puedes puntuar una de tus cartas superiores. | Si Papel es tu carta superior verde, ganas la partida.
innovation-won-rock = { $winners ->
    [one] { innovation-card-rock }: { $names } a piedra, papel o tijeras
   *[other] { innovation-card-rock }: { $names } en equipo a piedra, papel o tijeras
 }

## Age 10

innovation-card-camcorder = Videocámara
innovation-dogma-camcorder = Toma manos enteras; fusiona [9] y roba tres
innovation-effect-camcorder-1 = Exijo que transfieras toda tu mano a mi mano. | Roba una [9].
innovation-effect-camcorder-2 = Fusiona todas las [9] de tu mano. | Devuelve el resto de tu mano. | Roba tres [9].
innovation-card-social-networking = Redes sociales
innovation-dogma-social-networking = Toma superiores sin un icono; con pocos ganas
innovation-effect-social-networking-1 = Exijo que elijas un icono. | Transfiere a mi pila de puntuación todas tus cartas superiores que no lo tengan.
innovation-effect-social-networking-2 = Si cada uno de los demás jugadores muestra más [factory], más [crown] y más [castle] que tú, ganas la partida.
innovation-question-social-networking = ¿qué icono eliges? Entregas las cartas superiores sin él.
innovation-won-social-networking = { $winners ->
    [one] { innovation-card-social-networking }: { $names }: nadie más muestra tan pocas fábricas, coronas y castillos
   *[other] { innovation-card-social-networking }: { $names } en equipo: nadie muestra tan pocas fábricas, coronas y castillos como uno de ellos
 }
innovation-card-cell-phone = Teléfono móvil
innovation-dogma-cell-phone = Una [10] por dos [clock]; verde; archiva [clock]
innovation-effect-cell-phone-1 = Por cada dos [clock] de tu tablero, roba una [10].
innovation-effect-cell-phone-2 = Puedes desplegar el verde hacia arriba.
innovation-effect-cell-phone-3 = Puedes archivar de tu mano cuantas cartas con [clock] quieras; despliega hacia arriba cada color bajo el que has archivado una.
# As in English.
innovation-card-mp3 = MP3
innovation-dogma-mp3 = Dos logros por carta; puntúa una bonificación
innovation-effect-mp3-1 = Puedes devolver cuantas cartas quieras de tu mano. | Por cada una, reclama dos logros normales cuyos requisitos cumplas.
innovation-effect-mp3-2 = Elige una bonificación de tu tablero, roba una carta de su valor y puntúala.
innovation-question-mp3 = ¿de qué bonificación puntúas una carta?
innovation-answer-mp3 = Elegir { $age }
innovation-card-flash-drive = Memoria USB
innovation-dogma-flash-drive = Haz devolver cuatro; devuelve una y despliega
innovation-effect-flash-drive-1 = Exijo que devuelvas cuatro cartas de tu pila de puntuación.
innovation-effect-flash-drive-2 = Devuelve una carta de tu pila de puntuación. | Si lo haces, puedes desplegar hacia arriba uno de tus colores.
# As in English.
innovation-card-gps = GPS
innovation-dogma-gps = Borra presagios; presagia tres [10]; amarillo
innovation-effect-gps-1 = Exijo que devuelvas todas tus cartas presagiadas.
innovation-effect-gps-2 = Roba y presagia tres [10].
innovation-effect-gps-3 = Puedes desplegar el amarillo hacia arriba.
innovation-card-artificial-heart = Corazón artificial
innovation-dogma-artificial-heart = Reclama un logro con tus puntos dobles
innovation-effect-artificial-heart-1 = Reclama un logro normal cuyos requisitos cumplas. | Para ello tus puntos cuentan el doble.
innovation-card-human-genome = Genoma humano
innovation-dogma-human-genome = Puntúa lo que sea; si mano y pila coinciden, ganas
innovation-effect-human-genome-1 = Puedes robar y puntuar una carta de cualquier valor. | Pasa a tu mano una carta inferior de tu tablero. | Si mano y pila de puntuación tienen ahora exactamente los mismos valores, cada uno las mismas veces, ganas la partida.
innovation-question-human-genome = ¿de qué valor puntúas una carta, si quieres?
innovation-answer-human-genome = Robar y puntuar una { $age }
innovation-won-human-genome = { $winners ->
    [one] { innovation-card-human-genome }: { $names } con mano y pila de puntuación iguales, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
     } cada una
   *[other] { innovation-card-human-genome }: { $names } en equipo con una mano igual a la pila de puntuación, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
     } cada una
 }
innovation-card-puzzle-cube = Cubo mágico
innovation-dogma-puzzle-cube = Puntúa inferiores; pilas iguales ganan; [10]
innovation-effect-puzzle-cube-1 = Puedes elegir uno de tus colores y puntuar su carta inferior o las dos inferiores. | Si todos tus colores muestran ahora el mismo número de cartas, contando una los no desplegados, ganas la partida.
innovation-effect-puzzle-cube-2 = Roba una [10] y fusiónala.
innovation-question-puzzle-cube = { $ask ->
    [colour] ¿de qué color puntúas cartas inferiores, si quieres?
   *[option] ¿cuántas cartas puntúas?
 }
innovation-answer-puzzle-cube = Elegir el { $colour }
innovation-answer-puzzle-cube-1 = La carta inferior
innovation-answer-puzzle-cube-2 = Las dos cartas inferiores
innovation-won-puzzle-cube = { $winners ->
    [one] { innovation-card-puzzle-cube }: { $names }: todos los colores muestran el mismo número de cartas
   *[other] { innovation-card-puzzle-cube }: { $names } en equipo: todos los colores de un tablero muestran el mismo número de cartas
 }
# As in English.
innovation-card-sudoku = Sudoku
innovation-dogma-sudoku = Fusiona y ejecuta; nueve bonificaciones ganan
innovation-effect-sudoku-1 = Roba una carta de cualquier valor y fusiónala. | Si tu tablero muestra al menos nueve bonificaciones distintas, ganas la partida. | Ejecuta cada efecto de la fusionada que no sea una exigencia; nadie más los comparte.
innovation-question-sudoku = ¿de qué valor fusionas una carta?
innovation-answer-sudoku = Robar y fusionar una { $age }
innovation-won-sudoku = { $winners ->
    [one] { innovation-card-sudoku }: { $names } con { $count } bonificaciones distintas
   *[other] { innovation-card-sudoku }: { $names } en equipo con { $count } bonificaciones distintas en un tablero
 }
