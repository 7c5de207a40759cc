## Age 1

innovation-card-holmegaard-bows = Arcos de Holmegaard
innovation-dogma-holmegaard-bows = Toma la superior más alta con [castle]; roba [2]
innovation-effect-holmegaard-bows-1 = Te obligo a transferir a mi mano tu carta superior más alta con [castle].
innovation-effect-holmegaard-bows-2 = Roba una [2].
innovation-card-papyrus-of-ani = Papiro de Ani
innovation-dogma-papyrus-of-ani = Devuelve una morada; halla otra dos más alta
innovation-effect-papyrus-of-ani-1 = Devuelve una carta morada de tu mano. | Si lo haces, elige una colección, roba de ella una carta dos valores más alta y revélala. | Si es morada, fusiónala y ejecuta sus efectos que no sean exigencias, sin compartirlos.
innovation-question-papyrus-of-ani = { innovation-question-of-set }
innovation-card-pavlovian-tusk = Colmillo de Pavlov
innovation-dogma-pavlovian-tusk = Roba tres del valor de tu verde; puntúa una
innovation-effect-pavlovian-tusk-1 = Roba tres cartas del valor de tu carta superior verde. | Devuelve una de ellas. | Puntúa una de las otras dos.
innovation-card-dancing-girl = Bailarina
innovation-dogma-dancing-girl = Va de tablero en tablero; si los recorre, ganas
innovation-effect-dancing-girl-1 = Te obligo a transferir la Bailarina a tu tablero.
innovation-effect-dancing-girl-2 = Si la Bailarina estaba en tu tablero al empezar esta acción y desde entonces ha estado en todos, ganas.
innovation-won-dancing-girl = { $winners ->
    [one] { innovation-card-dancing-girl }: { $names }: la chica ha bailado en todos los tableros
   *[other] { innovation-card-dancing-girl }: { $names } en equipo: la chica ha bailado en todos los tableros
 }
innovation-card-lurgan-canoe = Canoa de Lurgan
innovation-dogma-lurgan-canoe = Fusiona una y puntúa lo que queda debajo
innovation-effect-lurgan-canoe-1 = Fusiona una carta de tu mano. | Puntúa todas las demás cartas de su color en tu tablero. | Si ha sido al menos una, repite este efecto.
innovation-card-xianrendong-shards = Fragmentos de Xianrendong
innovation-dogma-xianrendong-shards = Puntúa dos, archiva una; mismo color: tres [1]
innovation-effect-xianrendong-shards-1 = Revela tres cartas de tu mano. | Puntúa dos de ellas y archiva la tercera. | Si las dos son del mismo color, roba tres [1].
innovation-card-electrum-stater-of-efesos = Estátero de electro de Éfeso
innovation-dogma-electrum-stater-of-efesos = Fusiona [3] en los colores que te faltan
innovation-effect-electrum-stater-of-efesos-1 = Roba una [3] y revélala. | Si no tienes carta superior de su color, fusiónala y repite este efecto.
innovation-card-jiskairumoko-necklace = Collar de Jiskairumoko
innovation-dogma-jiskairumoko-necklace = Haz devolver una puntuada: te llevas su logro
innovation-effect-jiskairumoko-necklace-1 = Te obligo a devolver una carta de tu pila de puntuación. | Si lo haces, transfiéreme uno de tus logros del mismo valor.
innovation-card-priest-king = Rey sacerdote
innovation-dogma-priest-king = Puntúa una y usa su color; reclama un logro
innovation-effect-priest-king-1 = Puntúa una carta de tu mano. | Si tienes una carta superior de su color, ejecuta sus efectos que no sean exigencias, sin compartirlos.
innovation-effect-priest-king-2 = Reclama un logro para el que cumplas los requisitos.
innovation-card-basur-hoyuk-tokens = Fichas de Başur Höyük
innovation-dogma-basur-hoyuk-tokens = Roba una [4]; el alfabeto puede costarte puntos
innovation-effect-basur-hoyuk-tokens-1 = Roba una [4] y revélala. | Si tu carta superior de su color va antes en el alfabeto, según los nombres en inglés, devuelve la robada y toda tu pila de puntuación.
innovation-card-sibidu-needle = Aguja de Sibudu
innovation-dogma-sibidu-needle = Puntúa cada [1] que coincida con una superior
innovation-effect-sibidu-needle-1 = Roba una [1] y revélala. | Si tienes una carta superior del mismo color y valor, puntúa la robada y repite este efecto.
innovation-card-treaty-of-kadesh = Tratado de Qadesh
innovation-dogma-treaty-of-kadesh = Se devuelven las exigencias; puntúa una tuya
innovation-effect-treaty-of-kadesh-1 = Te obligo a devolver todas tus cartas superiores con exigencia.
innovation-effect-treaty-of-kadesh-2 = Puntúa una de tus cartas superiores con exigencia que no sea azul.
innovation-card-ark-of-the-covenant = Arca de la Alianza
innovation-dogma-ark-of-the-covenant = Puntúa un color de quien no muestre artefacto
innovation-effect-ark-of-the-covenant-1 = Devuelve una carta de tu mano. | Transfiere a tu pila de puntuación todas las cartas de su color de los tableros de los jugadores sin artefacto superior. | Si el Arca de la Alianza es carta superior en algún tablero, transfiérela a tu mano.
innovation-card-mask-of-warka = Máscara de Warka
innovation-dogma-mask-of-warka = Si solo tú tienes un color, te da logros
innovation-effect-mask-of-warka-1 = Elige un color. | Cada jugador revela todas las cartas de ese color de su mano. | Si solo tú revelas alguna, devuélvelas y reclama todos los logros de sus valores, aun sin cumplir los requisitos.
innovation-question-mask-of-warka = ¿qué color se revela?
innovation-answer-mask-of-warka = { innovation-answer-of-colour }
innovation-card-tale-of-the-shipwrecked-sailor = Cuento del náufrago
innovation-dogma-tale-of-the-shipwrecked-sailor = Roba [1]; fusiona un color y despliégalo
innovation-effect-tale-of-the-shipwrecked-sailor-1 = Elige un color. | Roba una [1]. | Fusiona una carta de ese color de tu mano. | Si lo haces, despliega el color a la izquierda.
innovation-question-tale-of-the-shipwrecked-sailor = ¿qué color fusionas y despliegas?
innovation-answer-tale-of-the-shipwrecked-sailor = { innovation-answer-of-colour }

## Age 2

innovation-card-babylonian-chronicles = Crónicas babilónicas
innovation-dogma-babylonian-chronicles = Toma una superior con [castle]; puntúa una [3]
innovation-effect-babylonian-chronicles-1 = Te obligo a transferir a mi tablero una de tus cartas superiores con [castle] que no sea roja.
innovation-effect-babylonian-chronicles-2 = Roba y puntúa una [3].
innovation-card-chronicle-of-zuo = Crónica de Zuo
innovation-dogma-chronicle-of-zuo = Quien menos iconos tiene roba [2], [3], [4]
innovation-effect-chronicle-of-zuo-1 = Si tienes menos [castle] que nadie, roba una [2]. | Si tienes menos [crown] que nadie, roba una [3]. | Si tienes menos [lightbulb] que nadie, roba una [4].
innovation-card-holy-grail = Santo Grial
innovation-dogma-holy-grail = Devuelve una y reclama el logro de su valor
innovation-effect-holy-grail-1 = Devuelve una carta de tu mano. | Reclama un logro del mismo valor, aun sin cumplir los requisitos.
innovation-card-terracotta-army = Ejército de terracota
innovation-dogma-terracotta-army = Haz devolver una sin [castle]; puntúa una tuya
innovation-effect-terracotta-army-1 = Te obligo a devolver una de tus cartas superiores sin [castle].
innovation-effect-terracotta-army-2 = Puntúa una carta sin [castle] de tu mano.
innovation-card-baghdad-battery = Batería de Bagdad
innovation-dogma-baghdad-battery = Fusiona dos; un color, dos colecciones: cinco [2]
innovation-effect-baghdad-battery-1 = Fusiona dos cartas de tu mano. | Si ambas son del mismo color y de colecciones distintas, roba y puntúa cinco [2].
innovation-card-holy-lance = Lanza Sagrada
innovation-dogma-holy-lance = Toma un artefacto superior; con el Grial ganas
innovation-effect-holy-lance-1 = Te obligo a transferir a mi tablero uno de tus artefactos superiores.
innovation-effect-holy-lance-2 = Si el Santo Grial es una de tus cartas superiores, ganas.
innovation-won-holy-lance = { $winners ->
    [one] { innovation-card-holy-lance }: { $names } con la lanza y el grial
   *[other] { innovation-card-holy-lance }: { $names } en equipo con la lanza y el grial
 }
innovation-card-rosetta-stone = Piedra de Rosetta
innovation-dogma-rosetta-stone = Dos [2] de una colección: una tuya, otra ajena
innovation-effect-rosetta-stone-1 = Elige una colección. | Roba de ella dos [2]. | Fusiona una y transfiere la otra al tablero de un oponente.
innovation-question-rosetta-stone = { $ask ->
    [set] { innovation-question-of-set }
   *[player] ¿a qué tablero va la otra carta?
 }
innovation-card-seikilos-epitaph = Epitafio de Sícilo
innovation-dogma-seikilos-epitaph = Fusiona una [3] y la inferior; ejecuta esta
innovation-effect-seikilos-epitaph-1 = Roba una [3] y fusiónala. | Fusiona tu carta inferior de su color. | Ejecuta sus efectos que no sean exigencias, sin compartirlos.
innovation-card-cyrus-cylinder = Cilindro de Ciro
innovation-dogma-cyrus-cylinder = Ejecuta otra morada; despliega a la izquierda
innovation-effect-cyrus-cylinder-1 = Elige otra carta superior morada de cualquier tablero. | Ejecuta sus efectos que no sean exigencias. | Nadie más los comparte. | Despliega a la izquierda un color de cualquier tablero.
innovation-question-cyrus-cylinder = { $ask ->
    [player] ¿en qué tablero despliegas?
   *[colour] ¿qué color despliegas a la izquierda?
 }
innovation-answer-cyrus-cylinder = { innovation-answer-of-left }
innovation-card-dead-sea-scrolls = Rollos del mar Muerto
innovation-dogma-dead-sea-scrolls = Roba un artefacto como tu superior más alta
innovation-effect-dead-sea-scrolls-1 = Roba un artefacto del valor de tu carta superior más alta.

## Age 3

innovation-card-excalibur = Excálibur
innovation-dogma-excalibur = Toma una superior más alta que la tuya
innovation-effect-excalibur-1 = Te obligo a transferir a mi tablero una de tus cartas superiores de valor mayor que mi carta superior de su color.
innovation-card-mjolnir-amulet = Amuleto de Mjölnir
innovation-dogma-mjolnir-amulet = Puntúa un color entero de otro
innovation-effect-mjolnir-amulet-1 = Te obligo a elegir una de tus cartas superiores. | Transfiere a mi pila de puntuación todas las cartas de su color de tu tablero.
innovation-card-along-the-river-during-the-qingming-festival = Junto al río en el festival Qingming
innovation-dogma-along-the-river-during-the-qingming-festival = Roba [4] hasta archivar o puntuar una
innovation-effect-along-the-river-during-the-qingming-festival-1 = Roba una [4] y revélala. | Si es amarilla, archívala; si es morada, puntúala. | Si no, repite este efecto.
innovation-card-moylough-belt-shrine = Relicario de Moylough
innovation-dogma-moylough-belt-shrine = Mira una mano y toma la carta que quieras
innovation-effect-moylough-belt-shrine-1 = Te obligo a revelar tu mano y a transferir a mi tablero la carta de ella que yo elija.
innovation-card-beauvais-cathedral-clock = Reloj de la catedral de Beauvais
innovation-dogma-beauvais-cathedral-clock = Revela una [4]; despliega su color a la derecha
innovation-effect-beauvais-cathedral-clock-1 = Roba una [4] y revélala. | Despliega su color a la derecha.
innovation-card-philosophers-stone = Piedra filosofal
innovation-dogma-philosophers-stone = Devuelve una y puntúa tantas como su valor
innovation-effect-philosophers-stone-1 = Devuelve una carta de tu mano. | Puntúa tantas cartas de tu mano como el valor de la devuelta.
innovation-card-charter-of-liberties = Carta de Libertades
innovation-dogma-charter-of-liberties = Archiva, despliega y usa un color desplegado
innovation-effect-charter-of-liberties-1 = Archiva una carta de tu mano. | Si lo haces, despliega su color a la izquierda y luego elige un color desplegado de cualquier tablero. | Ejecuta, sin compartirlos, los efectos de su carta superior que no sean exigencias.
innovation-card-dunhuang-star-chart = Mapa estelar de Dunhuang
innovation-dogma-dunhuang-star-chart = Devuelve la mano: n cartas dan una de valor n
innovation-effect-dunhuang-star-chart-1 = Devuelve toda tu mano. | Roba una carta cuyo valor sea el número de cartas devueltas.
innovation-card-necronomicon = Necronomicón
innovation-dogma-necronomicon = El color de una [3] decide qué pierdes, o una [9]
innovation-effect-necronomicon-1 = Roba una [3] y revélala. | Amarilla: devuelve toda tu mano. | Verde: repliega todos tus colores. | Roja: devuelve toda tu pila de puntuación. | Azul: roba una [9].
innovation-card-shroud-of-turin = Sábana Santa de Turín
innovation-dogma-shroud-of-turin = Devuelve tres de un color: reclama un logro
innovation-effect-shroud-of-turin-1 = Devuelve una carta de tu mano. | Si lo haces, devuelve tu carta superior de su color y una carta de su color de tu pila de puntuación. | Si has devuelto las tres, reclama un logro, aun sin cumplir los requisitos.

## Age 4

innovation-card-east-india-company-charter = Carta de la Compañía de las Indias Orientales
innovation-dogma-east-india-company-charter = Devuelve un valor puntuado; [5] por afectado
innovation-effect-east-india-company-charter-1 = Elige un valor distinto de [5]. | De todas las pilas de puntuación se devuelven las cartas de ese valor. | Por cada jugador que haya perdido alguna, roba y puntúa una [5].
innovation-question-east-india-company-charter = ¿qué valor sale de todas las pilas de puntuación?
innovation-answer-east-india-company-charter = { innovation-answer-of-value }
innovation-card-tortugas-galleon = Galeón de la Tortuga
innovation-dogma-tortugas-galleon = Toma las puntuadas más altas y una superior
innovation-effect-tortugas-galleon-1 = Te obligo a transferir a mi pila de puntuación todas las cartas más altas de la tuya. | Si había alguna, transfiere a mi tablero una de tus cartas superiores de ese valor.
# As in English.
innovation-card-mona-lisa = Mona Lisa
innovation-dogma-mona-lisa = Adivina cuántas tendrás de un color
innovation-effect-mona-lisa-1 = Elige un número y un color. | Roba cinco [4] y revela tu mano. | Si exactamente ese número de cartas es de ese color, puntúalas y despliega el color a la derecha. | Si no, devuelve toda tu mano.
innovation-question-mona-lisa = { $ask ->
    [value] ¿cuántas cartas de un color tendrás?
   *[colour] ¿de qué color?
 }
innovation-answer-mona-lisa = { $ask ->
    [value] Apostar por { $age }
   *[colour] Apostar por el { $colour }
 }
innovation-card-moses = Moisés
innovation-dogma-moses = Puntúa superiores con [crown]
innovation-effect-moses-1 = Te obligo a transferir a mi pila de puntuación todas tus cartas superiores con [crown].
innovation-effect-moses-2 = Puntúa una de tus cartas superiores con [crown].
innovation-card-hunt-lenox-globe = Globo Hunt-Lenox
innovation-dogma-hunt-lenox-globe = Cambia tus superiores por [5]; fusiona una
innovation-effect-hunt-lenox-globe-1 = Si tienes menos de cuatro cartas en la mano, devuelve todas tus cartas superiores que no sean verdes. | Roba una [5] por cada una. | Fusiona una carta de tu mano.
innovation-card-molasses-reef-caravel = Carabela de Molasses Reef
innovation-dogma-molasses-reef-caravel = Mano nueva de [4]; fusiona, puntúa, devuelve
innovation-effect-molasses-reef-caravel-1 = Devuelve toda tu mano. | Roba tres [4]. | Fusiona una carta azul de tu mano. | Puntúa una carta de tu mano. | Devuelve una carta de tu pila de puntuación.
innovation-card-delft-pocket-telescope = Telescopio de bolsillo de Delft
innovation-dogma-delft-pocket-telescope = Cambia una puntuada por una [5] y una [6]
innovation-effect-delft-pocket-telescope-1 = Devuelve una carta de tu pila de puntuación. | Si lo haces, roba una [5] y una [6] y revela una de ellas que comparta un icono con la devuelta. | Si no puedes, devuelve ambas y repite este efecto.
innovation-card-petition-of-right = Petición de Derechos
innovation-dogma-petition-of-right = Toma una puntuada por cada [castle] superior
innovation-effect-petition-of-right-1 = Te obligo a transferir de tu pila de puntuación a la mía una carta por cada una de tus cartas superiores con [castle].
innovation-card-abell-gallery-harpsichord = Clavecín de la galería Abell
innovation-dogma-abell-gallery-harpsichord = Puntúa una por valor superior no repetido
innovation-effect-abell-gallery-harpsichord-1 = Por cada valor que tenga exactamente una de tus cartas superiores, de menor a mayor, roba y puntúa una carta de ese valor.
innovation-card-cross-of-coronado = Cruz de Coronado
innovation-dogma-cross-of-coronado = Cinco cartas de cinco colores ganan
innovation-effect-cross-of-coronado-1 = Revela tu mano. | Si tiene exactamente cinco cartas de cinco colores, ganas.
innovation-won-cross-of-coronado = { $winners ->
    [one] { innovation-card-cross-of-coronado }: { $names } con cinco cartas de cinco colores
   *[other] { innovation-card-cross-of-coronado }: { $names } en equipo con cinco cartas de cinco colores
 }

## Age 5

innovation-card-bill-of-rights = Declaración de Derechos
innovation-dogma-bill-of-rights = Toma un color del que muestren más
innovation-effect-bill-of-rights-1 = Te obligo a elegir un color del que tengas más cartas visibles que yo. | Transfiere todas sus cartas a mi tablero, la inferior primero.
innovation-question-bill-of-rights = ¿qué color entregas?
innovation-answer-bill-of-rights = { innovation-answer-of-colour }
innovation-card-ship-of-the-line-sussex = Navío de línea Sussex
innovation-dogma-ship-of-the-line-sussex = Puntúa un color o devuelve tu puntuación
innovation-effect-ship-of-the-line-sussex-1 = Si tu pila de puntuación está vacía, elige un color y puntúa todas sus cartas de tu tablero. | Si no, devuelve toda tu pila de puntuación.
innovation-question-ship-of-the-line-sussex = ¿qué color puntúas?
innovation-answer-ship-of-the-line-sussex = { innovation-answer-of-colour }
# As in English.
innovation-card-gujin-tushu-jinsheng = Gujin Tushu Jicheng
innovation-dogma-gujin-tushu-jinsheng = Usa una carta superior de otro tablero
innovation-effect-gujin-tushu-jinsheng-1 = Si Gujin Tushu Jicheng está en tu tablero, elige una carta superior de otro tablero. | Ejecuta sus efectos como si fueran de esta carta, sin compartirlos.
# As in English.
innovation-card-the-daily-courant = The Daily Courant
innovation-dogma-the-daily-courant = Prepara una pila; puedes usar otra superior
innovation-effect-the-daily-courant-1 = Roba una carta de cualquier valor y ponla encima de la pila de su era. | Puedes ejecutar los efectos de otra de tus cartas superiores como si fueran de esta carta, sin compartirlos.
innovation-question-the-daily-courant = ¿de qué valor es la carta que robas y pones en su pila?
innovation-answer-the-daily-courant = { innovation-answer-of-value }
innovation-card-barque-longue-la-belle = Barca longa La Belle
innovation-dogma-barque-longue-la-belle = Fusiona [5] hasta que una sea verde
innovation-effect-barque-longue-la-belle-1 = Roba una [5] y fusiónala. | Si no es verde, repite este efecto.
innovation-card-hudsons-bay-company-archives = Archivos de la Compañía de la Bahía de Hudson
innovation-dogma-hudsons-bay-company-archives = Puntúa las inferiores; fusiona una puntuada
innovation-effect-hudsons-bay-company-archives-1 = Puntúa la carta inferior de cada uno de tus colores. | Fusiona una carta de tu pila de puntuación. | Despliega su color a la derecha.
innovation-card-boerhavve-silver-microscope = Microscopio de plata de Boerhaave
innovation-dogma-boerhavve-silver-microscope = Devuelve dos bajas y puntúa una de su suma
innovation-effect-boerhavve-silver-microscope-1 = Devuelve la carta más baja de tu mano y tu carta superior más baja. | Roba y puntúa una carta cuyo valor sea la suma de sus valores.
# As in English.
innovation-card-principia = Principia
innovation-dogma-principia = Cambia tus superiores por otras de valor +1
innovation-effect-principia-1 = Devuelve todas tus cartas superiores que no sean azules. | Por cada una, de menor a mayor, roba una carta un valor más alta y fusiónala.
innovation-card-almira-queen-of-the-castle = Almira, reina de Castilla
innovation-dogma-almira-queen-of-the-castle = Fusiona una y reclama el logro de su valor
innovation-effect-almira-queen-of-the-castle-1 = Fusiona una carta de tu mano. | Reclama un logro del mismo valor, aun sin cumplir los requisitos.
innovation-card-sandham-room-cricket-bat = Bate de críquet de la sala Sandham
innovation-dogma-sandham-room-cricket-bat = Roba una [6]: si es roja, reclama un logro
innovation-effect-sandham-room-cricket-bat-1 = Roba una [6] y revélala. | Si es roja, reclama un logro, aun sin cumplir los requisitos.

## Age 6

innovation-card-frigate-constitution = Fragata Constitution
innovation-dogma-frigate-constitution = Haz revelar una carta; puede costar un color
innovation-effect-frigate-constitution-1 = Te obligo a revelar una carta de tu mano. | Si lo haces y una de mis cartas superiores tiene el mismo valor, devuélvela junto con todas las cartas de su color de tu tablero.
innovation-card-us-declaration-of-independence = Declaración de Independencia de EE. UU.
innovation-dogma-us-declaration-of-independence = Toma lo más alto de mano, puntos y tablero
innovation-effect-us-declaration-of-independence-1 = Te obligo a transferir la carta más alta de tu mano a la mía, la más alta de tu pila de puntuación a la mía y tu carta superior más alta con [factory] a mi tablero.
innovation-card-pride-and-prejudice = Orgullo y prejuicio
innovation-dogma-pride-and-prejudice = Fusiona [6]; puntúa las del color más escaso
innovation-effect-pride-and-prejudice-1 = Roba una [6] y fusiónala. | Si ningún color de tu tablero muestra menos cartas que el suyo, puntúala y repite este efecto.
innovation-card-stamp-act = Ley del Timbre
innovation-dogma-stamp-act = Puntos del amarillo para ti, los del verde fuera
innovation-effect-stamp-act-1 = Te obligo a transferir de tu pila de puntuación a la mía una carta del valor de tu carta superior amarilla. | Si lo haces, devuelve de tu pila de puntuación una carta del valor de tu carta superior verde.
innovation-card-buttonwood-agreement = Acuerdo de Buttonwood
innovation-dogma-buttonwood-agreement = Apuesta una [8] a tres colores
innovation-effect-buttonwood-agreement-1 = Elige tres colores. | Roba una [8] y revélala. | Si es de uno de ellos, puntúala y despliega ese color hacia arriba. | Si no, devuelve todas las cartas de su color de tu pila de puntuación y repliega ese color.
innovation-question-buttonwood-agreement = ¿por qué color apuestas?
innovation-answer-buttonwood-agreement = { innovation-answer-of-colour }
innovation-card-the-wealth-of-nations = La riqueza de las naciones
innovation-dogma-the-wealth-of-nations = Puntúa una [1] y luego un quinto de tus puntos
innovation-effect-the-wealth-of-nations-1 = Roba y puntúa una [1]. | Suma los valores de tu pila de puntuación, divide entre cinco y redondea hacia arriba. | Roba y puntúa una carta de ese valor.
innovation-card-kilogram-of-the-archives = Kilogramo de los Archivos
innovation-dogma-kilogram-of-the-archives = Dos cartas que suman diez: puntúa una [10]
innovation-effect-kilogram-of-the-archives-1 = Devuelve una carta de tu mano. | Devuelve una de tus cartas superiores. | Si has devuelto dos cuyos valores suman diez, roba y puntúa una [10].
# As in English.
innovation-card-puffing-billy = Puffing Billy
innovation-dogma-puffing-billy = Roba según los iconos de un color y despliega
innovation-effect-puffing-billy-1 = Devuelve una carta de tu mano. | Mira qué icono es el más visible en su color en tu tablero y roba una carta cuyo valor sea ese número. | Despliega el color a la derecha.
# As in English.
innovation-card-marcha-real = Marcha Real
innovation-dogma-marcha-real = Devuelve dos iguales: una más alta o un logro
innovation-effect-marcha-real-1 = Revela dos cartas de tu mano y devuélvelas. | Si tienen el mismo valor, roba una carta un valor más alta. | Si son del mismo color, reclama un logro, aun sin cumplir los requisitos.
innovation-card-moonlight-sonata = Sonata Claro de luna
innovation-dogma-moonlight-sonata = Fusiona una inferior y reclama un logro
innovation-effect-moonlight-sonata-1 = Elige un color cuya carta superior sea la más alta de las tuyas. | Fusiona tu carta inferior de ese color. | Reclama un logro, aun sin cumplir los requisitos.
innovation-question-moonlight-sonata = ¿de qué color fusionas la carta inferior?
# As in English.
innovation-answer-moonlight-sonata = { innovation-answer-of-colour }

## Age 7

innovation-card-jedliks-electromagnetic-self-rotor = Rotor electromagnético de Jedlik
innovation-dogma-jedliks-electromagnetic-self-rotor = Puntúa una [8], fusiona otra, reclama el ocho
innovation-effect-jedliks-electromagnetic-self-rotor-1 = Roba y puntúa una [8]. | Roba una [8] y fusiónala. | Si hay disponible un logro de valor 8, reclámalo, aun sin cumplir los requisitos.
innovation-card-submarine-h-l-hunley = Submarino H. L. Hunley
innovation-dogma-submarine-h-l-hunley = Una [7] sobre una [1] inferior hunde el color
innovation-effect-submarine-h-l-hunley-1 = Te obligo a robar una [7] y fusionarla. | Revela tu carta inferior de su color. | Si es una [1], devuelve todas las cartas de ese color de tu tablero.
innovation-card-colt-paterson-revolver = Revólver Colt Paterson
innovation-dogma-colt-paterson-revolver = Una [7] de color repetido cuesta mano y puntos
innovation-effect-colt-paterson-revolver-1 = Te obligo a revelar tu mano. | Roba una [7]. | Si otra carta de tu mano es de su color, devuelve toda tu mano y toda tu pila de puntuación.
innovation-card-singer-model-27 = Singer modelo 27
innovation-dogma-singer-model-27 = Archiva y despliega; archiva ese color puntuado
innovation-effect-singer-model-27-1 = Archiva una carta de tu mano. | Si lo haces, despliega su color hacia arriba y luego archiva todas las cartas de ese color de tu pila de puntuación.
innovation-card-hansen-writing-ball = Bola de escribir de Hansen
innovation-dogma-hansen-writing-ball = Haz robar cuatro [7] y toma la mano
innovation-effect-hansen-writing-ball-1 = Te obligo a robar cuatro [7]. | Fusiona una carta azul y luego transfiere toda tu mano a la mía.
innovation-effect-hansen-writing-ball-2 = Roba una [7] y revélala. | Si no tiene [clock], archívala y repite este efecto.
innovation-card-international-prototype-metre-bar = Metro patrón internacional
innovation-dogma-international-prototype-metre-bar = Si se ven tantas como el valor, ganas
innovation-effect-international-prototype-metre-bar-1 = Elige un valor. | Roba una carta de ese valor y fusiónala. | Despliega su color hacia arriba. | Si en tu tablero se ven exactamente tantas cartas de ese color como indica su valor, ganas. | Si no, devuélvela.
innovation-question-international-prototype-metre-bar = { innovation-question-of-meld }
innovation-answer-international-prototype-metre-bar = { innovation-answer-of-meld }
innovation-won-international-prototype-metre-bar = { $winners ->
    [one] { innovation-card-international-prototype-metre-bar }: { $names }: tantas cartas visibles como indica el valor
   *[other] { innovation-card-international-prototype-metre-bar }: { $names } en equipo: tantas cartas visibles como indica el valor
 }
innovation-card-corvette-challenger = Corbeta Challenger
innovation-dogma-corvette-challenger = Archiva una [8], despliega y puntúa lo visible
innovation-effect-corvette-challenger-1 = Roba una [8] y archívala. | Despliega su color hacia arriba. | Roba y puntúa una carta cuyo valor sea el número de cartas visibles de ese color en tu tablero.
innovation-card-periodic-table = Tabla periódica
innovation-dogma-periodic-table = Dos superiores iguales: fusiona una más alta
innovation-effect-periodic-table-1 = Elige dos de tus cartas superiores del mismo valor. | Si lo haces, roba una carta un valor más alta y fusiónala. | Si cubre una de las elegidas, repite este efecto.
innovation-question-periodic-table = { $ask ->
    [value] ¿de qué valor son las dos cartas superiores que eliges?
   *[colour] ¿de qué color es la carta superior que eliges?
 }
# As in English.
innovation-answer-periodic-table = { $ask ->
    [value] { innovation-answer-of-value }
   *[colour] { innovation-answer-of-colour }
 }
innovation-card-roundhay-garden-scene = La escena del jardín de Roundhay
innovation-dogma-roundhay-garden-scene = Fusiona una puntuada, puntúa dos, usa la carta
innovation-effect-roundhay-garden-scene-1 = Fusiona la carta más alta de tu pila de puntuación. | Roba y puntúa dos cartas de su valor. | Ejecuta sus efectos como si fueran de esta carta, sin compartirlos.
innovation-card-the-communist-manifesto = El Manifiesto comunista
innovation-dogma-the-communist-manifesto = Una [7] para cada uno, y usas la tuya
innovation-effect-the-communist-manifesto-1 = Roba y revela una [7] por cada jugador. | Transfiere una de ellas al tablero de cada jugador. | Ejecuta, sin compartirlos, los efectos de la tuya que no sean exigencias.

## Age 8

innovation-card-battleship-bismarck = Acorazado Bismarck
innovation-dogma-battleship-bismarck = Haz robar una [8]: devuelve todo su color
innovation-effect-battleship-bismarck-1 = Te obligo a robar una [8] y revelarla. | Devuelve todas las cartas de su color de tu tablero.
innovation-card-battleship-yamato = Acorazado Yamato
innovation-dogma-battleship-yamato = Sin efecto, y su valor es 11
innovation-card-plush-beweglich-rod-bear = Oso de peluche articulado
innovation-dogma-plush-beweglich-rod-bear = Despliega un valor; sale de las puntuaciones
innovation-effect-plush-beweglich-rod-bear-1 = Elige un valor. | Despliega hacia arriba cada uno de tus colores cuya carta superior lo tenga. | De todas las pilas de puntuación se devuelven las cartas de ese valor.
innovation-question-plush-beweglich-rod-bear = ¿qué valor se despliega hacia arriba y sale de todas las pilas de puntuación?
innovation-answer-plush-beweglich-rod-bear = { innovation-answer-of-value }
# As in English.
innovation-card-time = Time
innovation-dogma-time = Toma superiores con [clock], una tras otra
innovation-effect-time-1 = Te obligo a transferir a mi tablero una de tus cartas superiores con [clock] que no sea amarilla. | Si lo haces, repite este efecto.
innovation-card-meiji-mura-stamp-vending-machine = Expendedora de sellos de Meiji-Mura
innovation-dogma-meiji-mura-stamp-vending-machine = Devuelve una y puntúa tres de su valor
innovation-effect-meiji-mura-stamp-vending-machine-1 = Devuelve una carta de tu mano. | Roba y puntúa tres cartas de su valor.
innovation-card-ocean-liner-titanic = Transatlántico Titanic
innovation-dogma-ocean-liner-titanic = Puntúa todas las cartas inferiores
innovation-effect-ocean-liner-titanic-1 = Puntúa todas las cartas inferiores de tu tablero.
innovation-card-earharts-lockheed-electra-10e = Lockheed Electra 10E de Earhart
innovation-dogma-earharts-lockheed-electra-10e = Devuelve valores desde 8; con los ocho, ganas
innovation-effect-earharts-lockheed-electra-10e-1 = Por cada valor, del 8 al 1, devuelve una de tus cartas superiores de ese valor. | Si han sido ocho cartas, ganas. | Si no, reclama un logro, aun sin cumplir los requisitos.
innovation-won-earharts-lockheed-electra-10e = { $winners ->
    [one] { innovation-card-earharts-lockheed-electra-10e }: { $names } con ocho cartas devueltas
   *[other] { innovation-card-earharts-lockheed-electra-10e }: { $names } en equipo con ocho cartas devueltas
 }
innovation-card-parnell-pitch-drop = Gota de brea de Parnell
innovation-dogma-parnell-pitch-drop = Fusiona una más alta; con tres [clock], ganas
innovation-effect-parnell-pitch-drop-1 = Roba una carta un valor más alta que tu carta superior más alta y fusiónala. | Si muestra tres [clock], ganas.
innovation-won-parnell-pitch-drop = { $winners ->
    [one] { innovation-card-parnell-pitch-drop }: { $names } con tres relojes en una carta
   *[other] { innovation-card-parnell-pitch-drop }: { $names } en equipo con tres relojes en una carta
 }
innovation-card-30-world-cup-final-ball = Balón de la final de 1930
innovation-dogma-30-world-cup-final-ball = Haz devolver logros; una [8] es logro de alguien
innovation-effect-30-world-cup-final-ball-1 = Te obligo a devolver uno de tus logros.
innovation-effect-30-world-cup-final-ball-2 = Roba una [8] y revélala. | El único jugador con la carta superior más alta de su color la consigue como logro, aun sin cumplir los requisitos. | Si ocurre, repite este efecto.
innovation-card-garlands-ruby-slippers = Zapatos de rubí de Garland
innovation-dogma-garlands-ruby-slippers = Fusiona una [8] y úsala; sin efecto, ganas
innovation-effect-garlands-ruby-slippers-1 = Fusiona una [8] de tu mano. | Si no tiene ningún efecto, ganas. | Si no, ejecuta sus efectos como si fueran de esta carta, sin compartirlos.
innovation-won-garlands-ruby-slippers = { $winners ->
    [one] { innovation-card-garlands-ruby-slippers }: { $names } con una 8 sin efecto
   *[other] { innovation-card-garlands-ruby-slippers }: { $names } en equipo con una 8 sin efecto
 }

## Age 9

innovation-card-united-nations-charter = Carta de las Naciones Unidas
innovation-dogma-united-nations-charter = Puntúa las exigencias; con una tuya, roba [10]
innovation-effect-united-nations-charter-1 = Te obligo a transferir a mi pila de puntuación todas tus cartas superiores con exigencia.
innovation-effect-united-nations-charter-2 = Si una de tus cartas superiores tiene exigencia, roba una [10].
innovation-card-velcro-shoes = Zapatos de velcro
innovation-dogma-velcro-shoes = Toma una [9] de mano o puntos; si no, ganas
innovation-effect-velcro-shoes-1 = Te obligo a transferir una [9] de tu mano a la mía. | Si no lo haces, transfiere una [9] de tu pila de puntuación a la mía. | Si no ocurre nada de eso, gano yo.
innovation-won-velcro-shoes = { $winners ->
    [one] { innovation-card-velcro-shoes }: { $names }, pues no había ninguna 9 que entregar
   *[other] { innovation-card-velcro-shoes }: { $names } en equipo, pues no había ninguna 9 que entregar
 }
# As in English.
innovation-card-magnavox-odyssey = Magnavox Odyssey
innovation-dogma-magnavox-odyssey = Fusiona dos [10]: si son del mismo color, ganas
innovation-effect-magnavox-odyssey-1 = Roba dos [10] y fusiónalas. | Si son del mismo color, ganas.
innovation-won-magnavox-odyssey = { $winners ->
    [one] { innovation-card-magnavox-odyssey }: { $names } con dos cartas del mismo color
   *[other] { innovation-card-magnavox-odyssey }: { $names } en equipo con dos cartas del mismo color
 }
# As in English.
innovation-card-rock-around-the-clock = Rock Around the Clock
innovation-dogma-rock-around-the-clock = Puntúa una [9] por cada superior con [clock]
innovation-effect-rock-around-the-clock-1 = Por cada una de tus cartas superiores con [clock], roba y puntúa una [9].
innovation-card-philips-compact-cassette = Casete compacto de Philips
innovation-dogma-philips-compact-cassette = Repliega a otros; despliega dos tuyos arriba
innovation-effect-philips-compact-cassette-1 = Te obligo a replegar todos tus colores.
innovation-effect-philips-compact-cassette-2 = Despliega dos de tus colores hacia arriba.
innovation-question-philips-compact-cassette = ¿qué color despliegas hacia arriba?
innovation-answer-philips-compact-cassette = { innovation-answer-of-up }
# As in English.
innovation-card-syncom-3 = Syncom 3
innovation-dogma-syncom-3 = Mano nueva de cinco [9]: con cinco colores, ganas
innovation-effect-syncom-3-1 = Devuelve toda tu mano. | Roba cinco [9] y revélalas. | Si están los cinco colores, ganas.
innovation-won-syncom-3 = { $winners ->
    [one] { innovation-card-syncom-3 }: { $names } con los cinco colores
   *[other] { innovation-card-syncom-3 }: { $names } en equipo con los cinco colores
 }
# As in English.
innovation-card-luna-3 = Luna 3
innovation-dogma-luna-3 = Devuelve n puntuadas y puntúa una de valor n
innovation-effect-luna-3-1 = Devuelve toda tu pila de puntuación. | Roba y puntúa una carta cuyo valor sea el número de cartas devueltas.
innovation-card-yeagers-bell-x-1a = Bell X-1A de Yeager
innovation-dogma-yeagers-bell-x-1a = Fusiona una [9] y úsala; con [clock], otra vez
innovation-effect-yeagers-bell-x-1a-1 = Roba una [9] y fusiónala. | Ejecuta sus efectos como si fueran de esta carta, sin compartirlos. | Si tiene [clock], repite este efecto.
innovation-card-marilyn-diptych = Díptico de Marilyn
innovation-dogma-marilyn-diptych = Puntúa o recupera; con 25 puntos exactos, ganas
innovation-effect-marilyn-diptych-1 = Puedes puntuar una carta de tu mano. | Puedes transferir una carta de tu pila de puntuación a tu mano. | Si tienes exactamente 25 puntos, ganas.
innovation-won-marilyn-diptych = { $winners ->
    [one] { innovation-card-marilyn-diptych }: { $names } con { $count } puntos exactos
   *[other] { innovation-card-marilyn-diptych }: { $names } en equipo con { $count } puntos exactos
 }
innovation-card-the-big-bang = El Big Bang
innovation-dogma-the-big-bang = Usa tu carta azul una y otra vez
innovation-effect-the-big-bang-1 = Ejecuta, sin compartirlos, los efectos de tu carta superior azul que no sean exigencias. | Si eso ha cambiado algo, roba una [10], elimínala de la partida y repite este efecto.

## Age 10

# As in English.
innovation-card-exxon-valdez = Exxon Valdez
innovation-dogma-exxon-valdez = Elimina a un jugador de la partida
innovation-effect-exxon-valdez-1 = Te obligo a eliminar de la partida tu mano, tu pila de puntuación, tu tablero y tus logros. | Pierdes. | Si solo queda un jugador, gana.
innovation-won-exxon-valdez = { $winners ->
    [one] { innovation-card-exxon-valdez }: { $names }: no queda nadie más
   *[other] { innovation-card-exxon-valdez }: { $names } en equipo: no queda nadie más
 }
innovation-card-maldives = Maldivas
innovation-dogma-maldives = Deja poco en manos y puntuaciones
innovation-effect-maldives-1 = Te obligo a devolver todas las cartas de tu mano menos dos. | Devuelve todas las de tu pila de puntuación menos dos.
innovation-effect-maldives-2 = Devuelve todas las cartas de tu pila de puntuación menos cuatro.
innovation-card-dolly-the-sheep = La oveja Dolly
innovation-dogma-dolly-the-sheep = Con Domesticación al fondo del amarillo, ganas
innovation-effect-dolly-the-sheep-1 = Puedes puntuar tu carta inferior amarilla. | Puedes robar una [1] y archivarla. | Si tu carta inferior amarilla es Domesticación, ganas. | Si no, fusiona la carta más alta de tu mano y luego roba una [10].
innovation-question-dolly-the-sheep = ¿robas una 1 y la archivas?
innovation-won-dolly-the-sheep = { $winners ->
    [one] { innovation-card-dolly-the-sheep }: { $names } con { innovation-card-domestication } bajo todas las cartas amarillas
   *[other] { innovation-card-dolly-the-sheep }: { $names } en equipo con { innovation-card-domestication } bajo todas las cartas amarillas
 }
innovation-card-wheres-waldo = ¿Dónde está Wally?
innovation-dogma-wheres-waldo = Ganas
innovation-effect-wheres-waldo-1 = Ganas.
innovation-won-wheres-waldo = { $winners ->
    [one] { innovation-card-wheres-waldo }: { $names }
   *[other] { innovation-card-wheres-waldo }: { $names } en equipo
 }
innovation-card-maastricht-treaty = Tratado de Maastricht
innovation-dogma-maastricht-treaty = Gana quien tenga más cartas puntuadas
innovation-effect-maastricht-treaty-1 = Si tu pila de puntuación tiene más cartas que cualquier otra, ganas.
innovation-won-maastricht-treaty = { $winners ->
    [one] { innovation-card-maastricht-treaty }: { $names } con { $count } cartas en la pila de puntuación
   *[other] { innovation-card-maastricht-treaty }: { $names } en equipo con { $count } cartas en la pila de puntuación
 }
innovation-card-seikan-tunnel = Túnel Seikan
innovation-dogma-seikan-tunnel = El color con más cartas visibles gana
innovation-effect-seikan-tunnel-1 = Si uno de tus colores muestra más cartas que cualquier color de los demás, ganas.
innovation-won-seikan-tunnel = { $winners ->
    [one] { innovation-card-seikan-tunnel }: { $names } con { $count } cartas visibles en un color
   *[other] { innovation-card-seikan-tunnel }: { $names } en equipo con { $count } cartas visibles en un color
 }
innovation-card-higgs-boson = Bosón de Higgs
innovation-dogma-higgs-boson = Tu tablero pasa a ser puntos
innovation-effect-higgs-boson-1 = Transfiere todas las cartas de tu tablero a tu pila de puntuación.
# As in English.
innovation-card-rover-curiosity = Rover Curiosity
innovation-dogma-rover-curiosity = Fusiona un artefacto [10] y úsalo
innovation-effect-rover-curiosity-1 = Roba un artefacto [10] y fusiónalo. | Ejecuta sus efectos como si fueran de esta carta, sin compartirlos.
# As in English.
innovation-card-delorean-dmc-12 = DeLorean DMC-12
innovation-dogma-delorean-dmc-12 = Elimina todas las superiores y todas las manos
innovation-effect-delorean-dmc-12-1 = Si el DeLorean DMC-12 es carta superior en algún tablero, elimina de la partida todas las cartas superiores de todos los tableros y todas las cartas de todas las manos.
# As in English.
innovation-card-twister = Twister
innovation-dogma-twister = Haz fusionar sus puntuadas, color por color
innovation-effect-twister-1 = Te obligo a revelar tu pila de puntuación. | Por cada color, fusiona una carta de ese color de tu pila de puntuación.

## Relics

innovation-card-timbuktu = Tombuctú
innovation-card-complex-numbers = Números complejos
innovation-dogma-complex-numbers = Revela una igual a una superior: reclama su logro
innovation-effect-complex-numbers-1 = Puedes revelar una carta de tu mano que tenga exactamente los mismos iconos, en tipo y número, que una de tus cartas superiores. | Si lo haces, reclama un logro del mismo valor, aun sin cumplir los requisitos.
innovation-card-newton-wickins-telescope = Telescopio de Newton y Wickins
innovation-dogma-newton-wickins-telescope = Devuelve n puntuadas y fusiona una de valor n
innovation-effect-newton-wickins-telescope-1 = Puedes devolver cuantas cartas quieras de tu pila de puntuación. | Si lo haces, roba una carta cuyo valor sea el número de las devueltas y fusiónala. | Si tiene [clock], devuélvela.
# As in English.
innovation-card-ching-shih = Ching Shih
innovation-dogma-ching-shih = Toma un logro, y cartas en vez de puntuar
innovation-karma-ching-shih-1 = Al fusionar esta carta, transfiere un logro de un oponente a los tuyos.
innovation-karma-ching-shih-2 = En vez de puntuar una carta que no sea una figura, transfiere una carta del mismo valor de la pila de puntuación de un oponente a la tuya.
innovation-card-safety-pin = Imperdible
innovation-dogma-safety-pin = Haz devolver las altas de la mano; roba [6]
innovation-echo-safety-pin = Roba y puntúa una [7].
innovation-effect-safety-pin-1 = Exijo que devuelvas todas las cartas de tu mano mayores que [6]. | Roba una [6].
