## Age 1

# As in English.
innovation-card-gilgamesh = Gilgamesh
innovation-dogma-gilgamesh = Las bonificaciones dan [castle] por carta superior
innovation-inspire-gilgamesh = Puntúa una carta de tu mano.
innovation-karma-gilgamesh-1 = Cada bonificación de tu tablero cuenta además como un [castle] por cada carta superior que tengas.
# As in English.
innovation-card-hammurabi = Hammurabi
innovation-dogma-hammurabi = Responde a una exigencia con la misma
innovation-inspire-hammurabi = Fusiona una carta de tu mano.
innovation-karma-hammurabi-1 = Antes de que te alcance la exigencia de un jugador, la misma exigencia le alcanza primero a él, hecha por ti.
# As in English.
innovation-card-tigernmas = Tigernmas
innovation-dogma-tigernmas = Guerra con 2 figuras; la mano da puntos
innovation-inspire-tigernmas = Roba una [1].
innovation-karma-tigernmas-1 = Cada carta de tu mano te da un punto más.
# As in English.
innovation-card-shennong = Shennong
innovation-dogma-shennong = Presagiar el mismo valor puntúa el anterior
innovation-inspire-shennong = Roba una [2] y preságiala.
innovation-karma-shennong-1 = Antes de presagiar una carta, puntúa todas las cartas del mismo valor de tus presagios.
# As in English.
innovation-card-sneferu = Sneferu
innovation-dogma-sneferu = Expansión con 2 figuras; [castle] son también [crown]
innovation-inspire-sneferu = Roba una [2] y archívala. | Si tiene [castle], repite este efecto.
innovation-karma-sneferu-1 = Cada [castle] de tu tablero cuenta además como una [crown].
# As in English.
innovation-card-sunshu-ao = Sunshu Ao
innovation-dogma-sunshu-ao = El amarillo se usa en vez de archivarse
innovation-inspire-sunshu-ao = Archiva una carta de tu mano.
innovation-karma-sunshu-ao-1 = En vez de archivar una carta amarilla, ejecuta sus efectos que no sean exigencias, sin compartirlos, y luego pásala a tu mano.
# As in English.
innovation-card-fu-xi = Fu Xi
innovation-dogma-fu-xi = Comercio con 2 figuras; puntos y presagios son [lightbulb]
innovation-echo-fu-xi = Roba y puntúa una [2].
innovation-karma-fu-xi-1 = Cada carta de tu pila de puntuación y de tus presagios cuenta como una [lightbulb].
# As in English.
innovation-card-hatshepsut = Hatshepsut
innovation-dogma-hatshepsut = [1] en la mano: antes, cambia la mano por dos
innovation-inspire-hatshepsut = Roba una [1].
innovation-karma-hatshepsut-1 = Antes de robar una carta de valor superior a 1 teniendo una [1] en la mano, devuelve toda tu mano y roba dos cartas de ese valor.
innovation-card-sargon-of-akkad = Sargón de Acad
innovation-dogma-sargon-of-akkad = Las de igual valor se archivan, no se fusionan
innovation-inspire-sargon-of-akkad = Roba una [1] y fusiónala.
innovation-karma-sargon-of-akkad-1 = En vez de fusionar una carta sobre una superior de igual valor, archívala.
innovation-card-daedalus = Dédalo
innovation-dogma-daedalus = Presagios ayudan a reclamar; logros dan puntos
innovation-echo-daedalus = Roba una [4] y preságiala.
innovation-karma-daedalus-1 = Para reclamar logros, cada carta de tus presagios suma uno al valor de tu carta superior más alta.
innovation-karma-daedalus-2 = Cada uno de tus logros suma su valor a tus puntos.
# As in English.
innovation-card-huang-di = Huang Di
innovation-dogma-huang-di = Avance con 2 figuras; [lightbulb] son también [leaf]
innovation-echo-huang-di = Roba una [2].
innovation-karma-huang-di-1 = Cada [lightbulb] de tu tablero cuenta además como una [leaf].
# As in English.
innovation-card-imhotep = Imhotep
innovation-dogma-imhotep = Despliega a la izquierda en vez de fusionar
innovation-echo-imhotep = Roba una [2] y fusiónala.
innovation-karma-imhotep-1 = En vez de fusionar una carta sobre un color sin desplegar de varias cartas, despliega ese color a la izquierda y devuelve la carta.
innovation-card-homer = Homero
innovation-dogma-homer = Las figuras que perderías se archivan
innovation-inspire-homer = Roba una [2] y archívala.
innovation-karma-homer-1 = En vez de eliminar o devolver una figura de tu mano, archívala.
# As in English.
innovation-card-ptahhotep = Ptahhotep
innovation-dogma-ptahhotep = Quien te exige paga antes una puntuada
innovation-inspire-ptahhotep = Puntúa una de tus cartas superiores.
innovation-karma-ptahhotep-1 = Antes de que te alcance la exigencia de un jugador, la carta más alta de su pila de puntuación pasa a la tuya.
# As in English.
innovation-card-sinuhe = Sinuhe
innovation-dogma-sinuhe = Rivalidad con 2 figuras; [castle] son puntos
innovation-echo-sinuhe = Roba una [2] o una [3] y preságiala.
innovation-karma-sinuhe-1 = Cada [castle] de tu tablero te da un punto más.
innovation-question-sinuhe = { innovation-question-of-foreshadow }
innovation-answer-sinuhe = { innovation-answer-of-foreshadow }

## Age 2

innovation-card-alexander-the-great = Alejandro Magno
innovation-dogma-alexander-the-great = Puntúa figuras bajas; los dogmas miran puntos
innovation-inspire-alexander-the-great = Puntúa una carta de tu mano.
innovation-karma-alexander-the-great-1 = Al fusionar esta carta, puntúa todas las figuras superiores de valor 1 o 2 de tus oponentes.
innovation-karma-alexander-the-great-2 = En tus acciones de dogma cuentan los puntos de cada jugador en vez del icono destacado.
# As in English.
innovation-card-sun-tzu = Sun Tzu
innovation-dogma-sun-tzu = Guerra con 2 figuras; fusiona antes de robar
innovation-inspire-sun-tzu = Roba una [2].
innovation-karma-sun-tzu-1 = Antes de robar porque se ha compartido un dogma, fusiona tantas cartas de tu mano con su icono destacado como quieras.
# As in English.
innovation-card-cai-lun = Cai Lun
innovation-dogma-cai-lun = Presagia antes de reclamar; presagios son logros
innovation-echo-cai-lun = Puedes desplegar a la izquierda uno de tus colores.
innovation-karma-cai-lun-1 = Antes de reclamar un logro, roba una [3] y preságiala.
innovation-karma-cai-lun-2 = Cada carta de tus presagios cuenta para ti como logro disponible.
# As in English.
innovation-card-ximen-bao = Ximen Bao
innovation-dogma-ximen-bao = Expansión con 2 figuras; reúne inspiración y eco
innovation-inspire-ximen-bao = Archiva una carta de tu mano.
innovation-karma-ximen-bao-1 = Cada efecto de inspiración y de eco de tu tablero pertenece también a esta pila: de abajo arriba, rojo, azul, verde, morado, amarillo.
innovation-card-augustus-caesar = César Augusto
innovation-dogma-augustus-caesar = Toma rojas y verdes bajas con [castle]
innovation-inspire-augustus-caesar = Roba una [3] y preságiala.
innovation-karma-augustus-caesar-1 = Antes de que cualquier jugador fusione o presagie una carta menor que 4, se revela. | Si es roja o verde y tiene [castle], va en cambio a tu tablero; luego archiva todas las cartas de tus presagios.
innovation-card-ptolemy = Ptolomeo
innovation-dogma-ptolemy = Comercio con 2 figuras; usa todo azul superior
innovation-inspire-ptolemy = Roba una [2] y fusiónala.
innovation-karma-ptolemy-1 = Puedes activar con una acción de dogma cualquier carta superior azul de cualquier tablero.
innovation-card-archimedes = Arquímedes
innovation-dogma-archimedes = Avance con 2 figuras; valores de los dogmas +1
innovation-echo-archimedes = Roba una [2].
innovation-karma-archimedes-1 = En tus acciones de dogma, cada valor en un recuadro de un efecto de eco o dogma es uno más alto.
# As in English.
innovation-card-zhang-heng = Zhang Heng
innovation-dogma-zhang-heng = Las cartas puntuadas cuentan como bonificaciones
innovation-echo-zhang-heng = Roba una [3] y archívala. | Puntúa todas las cartas que tiene encima.
innovation-karma-zhang-heng-1 = Cada carta de tu pila de puntuación cuenta como bonificación de su valor en tu tablero.
innovation-card-confucius = Confucio
innovation-dogma-confucius = Dogmas de [castle] usan el icono que elijas
innovation-echo-confucius = Puntúa una figura superior de valor 1 de un oponente.
innovation-karma-confucius-1 = Al activar con una acción de dogma una carta con [castle] como icono destacado, elige en su lugar otro icono de tu tablero.
innovation-question-confucius = ¿qué icono cuenta en este dogma en vez de los castillos?
innovation-card-plato = Platón
innovation-dogma-plato = Rivalidad con 2 figuras; lo desplegado da iconos
innovation-inspire-plato = Puedes desplegar a la izquierda uno de tus colores.
innovation-karma-plato-1 = Cada color desplegado de tu tablero cuenta además como [castle], [lightbulb], [leaf] y [crown].

## Age 3

innovation-card-saladin = Saladino
innovation-dogma-saladin = Guerra con 2 figuras; fusiona en vez de puntuar
innovation-echo-saladin = Puntúa otra carta superior con [castle] de cualquier tablero.
innovation-karma-saladin-1 = En vez de puntuar una carta que no sea figura, fusiónala; luego puedes desplegar su color a la izquierda.
# As in English.
innovation-card-tran-huang-dao = Tran Huang Dao
innovation-dogma-tran-huang-dao = Dos [castle] dan uno de cada otro icono
innovation-echo-tran-huang-dao = Puntúa una carta superior roja menor que 4 de cualquier tablero.
innovation-karma-tran-huang-dao-1 = Cada dos [castle] de tu tablero cuentan además como un icono de cada otro tipo de tu tablero.
innovation-card-avicenna = Avicena
innovation-dogma-avicenna = Expansión con 2 figuras; no se desvanecen
innovation-inspire-avicenna = Roba una [3] y archívala.
innovation-karma-avicenna-1 = En vez de desvanecer una figura, no hagas nada.
innovation-card-rhazes = Al-Razi
innovation-dogma-rhazes = Archiva una del valor que robas
innovation-echo-rhazes = Roba una [3], [4] o [5] y preságiala.
innovation-karma-rhazes-1 = Antes de robar una carta, archiva de tu mano una del mismo valor.
innovation-question-rhazes = { innovation-question-of-foreshadow }
innovation-answer-rhazes = { innovation-answer-of-foreshadow }
# As in English.
innovation-card-shen-kuo = Shen Kuo
innovation-dogma-shen-kuo = Lo desplegado da tres puntos por color
innovation-inspire-shen-kuo = Puedes desplegar a la izquierda uno de tus colores.
innovation-karma-shen-kuo-1 = Cada color desplegado de tu tablero te da tres puntos más.
# As in English.
innovation-card-su-song = Su Song
innovation-dogma-su-song = Comercio con 2 figuras; antes de una [3], presagia
innovation-inspire-su-song = Roba una [3] y fusiónala. | Si tiene [leaf], repite este efecto.
innovation-karma-su-song-1 = Antes de robar una [3], transfiere una carta de tu pila de puntuación a tus presagios.
innovation-card-alhazen = Alhacén
innovation-dogma-alhazen = Iconos desplegados suben lo que robas
innovation-echo-alhazen = Archiva una carta superior con [castle] de cualquier tablero.
innovation-karma-alhazen-1 = Para las acciones de robar e inspirar, cada uno de tus colores desplegados cuenta como carta superior cuyo valor es su número de [lightbulb] o de [castle], el mayor.
innovation-card-sejong-the-great = Sejong el Grande
innovation-dogma-sejong-the-great = Avance con 2 figuras; el azul sube de uno en uno
innovation-echo-sejong-the-great = Roba una [4] y fusiónala.
innovation-karma-sejong-the-great-1 = En vez de fusionar una carta azul mayor que 3, devuélvela, roba otra un valor más alta y fusiónala.
# As in English.
innovation-card-al-kindi = Al-Kindi
innovation-dogma-al-kindi = El robo por compartir da dos cartas más
innovation-inspire-al-kindi = Puntúa una carta de tu mano.
innovation-karma-al-kindi-1 = Antes de robar porque se ha compartido un dogma, roba dos cartas del mismo valor.
# As in English.
innovation-card-murasaki-shikibu = Murasaki Shikibu
innovation-dogma-murasaki-shikibu = Rivalidad con 2 figuras; antes logra una puntuada
innovation-inspire-murasaki-shikibu = Roba una [3].
innovation-karma-murasaki-shikibu-1 = En vez de reclamar un logro normal, consigue como logro una carta de igual valor de tu pila de puntuación; luego reclama el logro si aún cumples los requisitos.

## Age 4

# As in English.
innovation-card-amina-sukhera = Amina Sukhera
innovation-dogma-amina-sukhera = Puntúa figuras de 4; las de [castle] son logros
innovation-inspire-amina-sukhera = Puntúa las cartas inferiores moradas de todos los tableros.
innovation-karma-amina-sukhera-1 = Al fusionar esta carta, puntúa todas las figuras superiores de valor 4 de tus oponentes.
innovation-karma-amina-sukhera-2 = Cada una de tus cartas superiores con [castle] cuenta para ti como logro disponible.
# As in English.
innovation-card-yi-sun-sin = Yi Sun-Sin
innovation-dogma-yi-sun-sin = Desplegados: archiva y roba en vez de puntuar
innovation-echo-yi-sun-sin = Puntúa una carta superior con [castle] de cualquier tablero.
innovation-karma-yi-sun-sin-1 = En vez de puntuar una carta de un color que tienes desplegado, archívala y roba una [3].
# As in English.
innovation-card-leonardo-da-vinci = Leonardo da Vinci
innovation-dogma-leonardo-da-vinci = El amarillo fusiona la mano, el morado roba tres
innovation-echo-leonardo-da-vinci = Puntúa una figura superior con bonificación de cualquier tablero.
innovation-karma-leonardo-da-vinci-1 = Antes de fusionar una carta amarilla, fusiona todas las cartas de tu mano que no sean amarillas ni moradas.
innovation-karma-leonardo-da-vinci-2 = Antes de fusionar una carta morada, roba tres [4].
innovation-card-michaelangelo = Miguel Ángel
innovation-dogma-michaelangelo = Tu mano también son puntos
innovation-inspire-michaelangelo = Puntúa una carta de tu mano.
innovation-karma-michaelangelo-1 = Cada carta de tu mano cuenta también como parte de tu pila de puntuación.
innovation-card-christopher-columbus = Cristóbal Colón
innovation-dogma-christopher-columbus = Comercio con 2 figuras; [factory] dan dos [crown]
innovation-inspire-christopher-columbus = Roba una [4].
innovation-karma-christopher-columbus-1 = Cada [factory] de tu tablero cuenta además como dos [crown].
# As in English.
innovation-card-galileo-galilei = Galileo Galilei
innovation-dogma-galileo-galilei = Valor nuevo: pasa tus presagios a la mano
innovation-echo-galileo-galilei = Roba una [5] o una [6] y preságiala.
innovation-karma-galileo-galilei-1 = Antes de presagiar una carta de un valor que falta en tus presagios, pasa todos tus presagios a tu mano.
innovation-question-galileo-galilei = { innovation-question-of-foreshadow }
innovation-answer-galileo-galilei = { innovation-answer-of-foreshadow }
# As in English.
innovation-card-johannes-kepler = Johannes Kepler
innovation-dogma-johannes-kepler = Cartas del color en mano suben los valores
innovation-echo-johannes-kepler = Roba una [5].
innovation-karma-johannes-kepler-1 = Antes de una acción de dogma, revela todas las cartas de tu mano del color de la carta elegida; en esta acción cada valor en un recuadro es mayor en ese número.
# As in English.
innovation-card-takiyuddin = Takiyuddin
innovation-dogma-takiyuddin = Avance con 2 figuras; inspirar puede desplegar
innovation-inspire-takiyuddin = Roba una [5] y archívala. | Si tiene [lightbulb], fusiónala en su lugar.
innovation-karma-takiyuddin-1 = Antes de una acción de inspirar, puedes desplegar ese color a la derecha.
innovation-card-niccolo-machiavelli = Nicolás Maquiavelo
innovation-dogma-niccolo-machiavelli = Desplegado a la derecha solo tú: un logro
innovation-echo-niccolo-machiavelli = Despliega a la derecha uno de tus colores desplegados a la izquierda.
innovation-karma-niccolo-machiavelli-1 = Cada uno de tus colores desplegados a la derecha que ningún otro jugador tenga desplegado cuenta como logro.
innovation-question-niccolo-machiavelli = { innovation-question-of-right }
innovation-answer-niccolo-machiavelli = { innovation-answer-of-right }
# As in English.
innovation-card-william-shakespeare = William Shakespeare
innovation-dogma-william-shakespeare = Rivalidad con 2 figuras; hexágonos son puntos
innovation-inspire-william-shakespeare = Fusiona una carta de tu mano.
innovation-karma-william-shakespeare-1 = Cada hexágono de tu tablero te da un punto más.

## Age 5

innovation-card-peter-the-great = Pedro el Grande
innovation-dogma-peter-the-great = Devuelve figuras; archivar [factory] sube el verde
innovation-inspire-peter-the-great = Archiva una carta de tu mano.
innovation-karma-peter-the-great-1 = Al fusionar esta carta, devuelve todas las figuras superiores de tus oponentes.
innovation-karma-peter-the-great-2 = Antes de archivar una carta con [factory], consigue como logro tu carta inferior verde si cumples los requisitos; si no, puntúala.
# As in English.
innovation-card-shivaji = Shivaji
innovation-dogma-shivaji = Guerra con 2 figuras; tú reclamas antes
innovation-echo-shivaji = Transfiere una de tus cartas superiores a los logros disponibles.
innovation-karma-shivaji-1 = Antes de que un oponente reclame un logro, lo reclamas tú si cumples los requisitos.
# As in English.
innovation-card-antoine-van-leeuwenhoek = Antonie van Leeuwenhoek
innovation-dogma-antoine-van-leeuwenhoek = Una carta en mano vale diez para su logro
innovation-echo-antoine-van-leeuwenhoek = Roba una [6].
innovation-karma-antoine-van-leeuwenhoek-1 = Para el logro de su valor, cada carta de tu mano cuenta como diez puntos.
# As in English.
innovation-card-christopher-polhem = Christopher Polhem
innovation-dogma-christopher-polhem = Expansión con 2 figuras; [factory] dan dos puntos
innovation-inspire-christopher-polhem = Roba una [4] y archívala.
innovation-karma-christopher-polhem-1 = Cada [factory] de tu tablero te da dos puntos más.
# As in English.
innovation-card-bartholomew-roberts = Bartholomew Roberts
innovation-dogma-bartholomew-roberts = Puntuar reclama el logro de ese valor
innovation-inspire-bartholomew-roberts = Puntúa una carta superior con [crown] de cualquier tablero.
innovation-karma-bartholomew-roberts-1 = Antes de puntuar una carta, reclama un logro de su valor; tus cartas superiores no tienen que ser tan altas.
# As in English.
innovation-card-samuel-de-champlain = Samuel de Champlain
innovation-dogma-samuel-de-champlain = La quinta carta en mano reclama un logro
innovation-inspire-samuel-de-champlain = Devuelve una [5] de tu mano. | Roba una [6].
innovation-karma-samuel-de-champlain-1 = Antes de robar una quinta carta a tu mano, reclama un logro de su valor o menor, aun sin cumplir los requisitos.
# As in English.
innovation-card-christiaan-huygens = Christiaan Huygens
innovation-dogma-christiaan-huygens = Las [clock] al alcance se fusionan
innovation-echo-christiaan-huygens = Roba una [7], [8], [9] o [10] y preságiala.
innovation-karma-christiaan-huygens-1 = En vez de presagiar una carta con [clock] como mucho dos valores más alta que tu carta superior más alta, fusiónala.
innovation-question-christiaan-huygens = { innovation-question-of-foreshadow }
innovation-answer-christiaan-huygens = { innovation-answer-of-foreshadow }
# As in English.
innovation-card-isaac-newton = Isaac Newton
innovation-dogma-isaac-newton = Antes de robar, una [1] para alguien
innovation-echo-isaac-newton = Despliega a la derecha uno de tus colores.
innovation-karma-isaac-newton-1 = Antes de una acción de robar o inspirar, roba una [1] y transfiérela a un tablero de tu elección.
innovation-question-isaac-newton = { $ask ->
    [colour] { innovation-question-of-right }
   *[player] ¿a qué tablero va la carta?
 }
innovation-answer-isaac-newton = { innovation-answer-of-right }
# As in English.
innovation-card-bartolomeo-cristofori = Bartolomeo Cristofori
innovation-dogma-bartolomeo-cristofori = La quinta visible de un color reclama un logro
innovation-inspire-bartolomeo-cristofori = Fusiona una carta de tu mano.
innovation-karma-bartolomeo-cristofori-1 = Antes de fusionar la quinta carta visible de un color, reclama un logro; no necesitas puntos.
# As in English.
innovation-card-johannes-vermeer = Johannes Vermeer
innovation-dogma-johannes-vermeer = Un logro trae antes el siguiente
innovation-inspire-johannes-vermeer = Roba y puntúa una [3].
innovation-karma-johannes-vermeer-1 = Antes de reclamar un logro normal, reclama otro un valor más alto, aun sin cumplir los requisitos.

## Age 6

innovation-card-napoleon-bonaparte = Napoleón Bonaparte
innovation-dogma-napoleon-bonaparte = Guerra con 2 figuras; archiva [factory], puntúa una 6
innovation-echo-napoleon-bonaparte = Puntúa una figura superior de valor 5 o 6 de cualquier tablero.
innovation-karma-napoleon-bonaparte-1 = En vez de puntuar o devolver una carta con [factory], archívala y puntúa una carta superior de valor 6 de cualquier tablero.
# As in English.
innovation-card-tecumseh = Tecumseh
innovation-dogma-tecumseh = Archivar [factory] devuelve una ajena
innovation-echo-tecumseh = Roba una [6] y archívala.
innovation-karma-tecumseh-1 = Antes de archivar una carta con [factory], devuelve una carta superior con [factory] del tablero de otro jugador.
# As in English.
innovation-card-edward-jenner = Edward Jenner
innovation-dogma-edward-jenner = Una exigencia solo cuesta una carta
innovation-inspire-edward-jenner = Archiva una carta de tu mano.
innovation-karma-edward-jenner-1 = En vez de sufrir la exigencia de un jugador, devuelve una carta de tu mano.
# As in English.
innovation-card-john-loudon-mcadam = John Loudon McAdam
innovation-dogma-john-loudon-mcadam = Expansión con 2 figuras; las de [factory] son logros
innovation-inspire-john-loudon-mcadam = Fusiona una carta de tu mano.
innovation-karma-john-loudon-mcadam-1 = Cada una de tus cartas superiores con [factory] cuenta para ti como logro disponible.
# As in English.
innovation-card-adam-smith = Adam Smith
innovation-dogma-adam-smith = Cada [crown] cuenta triple
innovation-inspire-adam-smith = Puedes desplegar a la derecha uno de tus colores.
innovation-karma-adam-smith-1 = Cada [crown] de tu tablero cuenta además como otras dos [crown].
# As in English.
innovation-card-john-harrison = John Harrison
innovation-dogma-john-harrison = Comercio con 2 figuras; su robo te da una [6]
innovation-inspire-john-harrison = Roba una [6].
innovation-karma-john-harrison-1 = Antes de que un oponente robe porque se ha compartido un dogma, roba una [6] de la colección que elijas.
innovation-question-john-harrison = { innovation-question-of-set }
# As in English.
innovation-card-benjamin-franklin = Benjamin Franklin
innovation-dogma-benjamin-franklin = Avance con 2 figuras; fusionar trae otra mayor
innovation-echo-benjamin-franklin = Pasa a tu mano una figura superior de cualquier tablero. | Fusiónala.
innovation-karma-benjamin-franklin-1 = Antes de fusionar una carta, roba otra un valor más alta y fusiónala.
# As in English.
innovation-card-carl-friedrich-gauss = Carl Friedrich Gauss
innovation-dogma-carl-friedrich-gauss = Fusionar fusiona un valor de mano y puntos
innovation-echo-carl-friedrich-gauss = Roba una [7].
innovation-karma-carl-friedrich-gauss-1 = Antes de fusionar una carta, elige un valor y fusiona todas las cartas de ese valor de tu mano y de tu pila de puntuación.
innovation-question-carl-friedrich-gauss = ¿de qué valor son las cartas que fusionas?
innovation-answer-carl-friedrich-gauss = { innovation-answer-of-value }
innovation-card-catherine-the-great = Catalina la Grande
innovation-dogma-catherine-the-great = [lightbulb] cuenta triple; el morado vuelve a la mano
innovation-inspire-catherine-the-great = Roba una [6] y fusiónala.
innovation-karma-catherine-the-great-1 = Cada [lightbulb] de tu tablero cuenta además como otras dos [lightbulb].
innovation-karma-catherine-the-great-2 = Antes de fusionar una carta morada, pasa a tu mano tu carta superior morada.
# As in English.
innovation-card-ludwig-van-beethoven = Ludwig van Beethoven
innovation-dogma-ludwig-van-beethoven = Rivalidad con 2 figuras; [lightbulb] se vuelve cuatro [5]
innovation-inspire-ludwig-van-beethoven = Puntúa una carta de tu mano.
innovation-karma-ludwig-van-beethoven-1 = En vez de puntuar una carta con [lightbulb], devuélvela junto con toda tu pila de puntuación; luego roba y puntúa cuatro [5].

## Age 7

# As in English.
innovation-card-john-ericsson = John Ericsson
innovation-dogma-john-ericsson = Puntúa figuras menores que 7; [factory] da [clock]
innovation-inspire-john-ericsson = Roba una [7] y archívala.
innovation-karma-john-ericsson-1 = Al fusionar esta carta, puntúa todas las figuras superiores menores que 7 de tus oponentes.
innovation-karma-john-ericsson-2 = Cada [factory] de tu tablero cuenta además como dos [clock].
# As in English.
innovation-card-robert-e-lee = Robert E. Lee
innovation-dogma-robert-e-lee = Guerra con 2 figuras; siete [leaf] son un logro
innovation-echo-robert-e-lee = Transfiere una carta superior con [leaf] de cualquier tablero al tablero que elijas.
innovation-karma-robert-e-lee-1 = Cada siete [leaf] de tu tablero cuentan como un logro.
innovation-question-robert-e-lee = ¿a qué tablero va la carta?
# As in English.
innovation-card-florence-nightingale = Florence Nightingale
innovation-dogma-florence-nightingale = Expansión con 2 figuras; tus puntos, a salvo
innovation-inspire-florence-nightingale = Archiva una carta de tu mano.
innovation-karma-florence-nightingale-1 = Lo que un efecto de un oponente transferiría, devolvería o eliminaría de tu pila de puntuación se queda allí.
# As in English.
innovation-card-rowland-hill = Rowland Hill
innovation-dogma-rowland-hill = Tres devueltas: el resto de la mano son logros
innovation-inspire-rowland-hill = Roba una [7].
innovation-karma-rowland-hill-1 = Antes de reclamar un logro, devuelve tres cartas de tu mano. | Si lo haces, todas las demás cartas de tu mano pasan a ser logros tuyos, aun sin cumplir los requisitos.
# As in English.
innovation-card-alfred-nobel = Alfred Nobel
innovation-dogma-alfred-nobel = El doble de un icono que los demás es logro
innovation-inspire-alfred-nobel = Puntúa una carta de tu mano.
innovation-karma-alfred-nobel-1 = Cada tipo de icono del que tengas al menos el doble que cada otro jugador cuenta como logro.
# As in English.
innovation-card-george-stephenson = George Stephenson
innovation-dogma-george-stephenson = Reclamar crea antes nuevos logros
innovation-echo-george-stephenson = Puedes desplegar hacia arriba uno de tus colores desplegados a la derecha.
innovation-karma-george-stephenson-1 = Antes de reclamar un logro, la carta inferior de cada pila no vacía menor que 10 pasa a los logros disponibles.
# As in English.
innovation-card-charles-darwin = Charles Darwin
innovation-dogma-charles-darwin = Avance con 2 figuras; reclamar con ventaja gana
innovation-echo-charles-darwin = Roba una [8].
innovation-karma-charles-darwin-1 = Si fueras a reclamar un logro y ningún otro jugador tiene tantos logros como tú o más, ganas.
innovation-won-charles-darwin = { $winners ->
    [one] { innovation-card-charles-darwin }: { $names } con más logros que nadie
   *[other] { innovation-card-charles-darwin }: { $names } en equipo con más logros que nadie
 }
# As in English.
innovation-card-james-clerk-maxwell = James Clerk Maxwell
innovation-dogma-james-clerk-maxwell = Cada carta en mano da uno de cada icono
innovation-inspire-james-clerk-maxwell = Roba una [8].
innovation-karma-james-clerk-maxwell-1 = Cada carta de tu mano cuenta además como un icono de cada tipo de tu tablero.
innovation-card-emperor-meiji = Emperador Meiji
innovation-dogma-emperor-meiji = Una 10 con 9 y 8 gana; los presagios son mano
innovation-inspire-emperor-meiji = Roba una [8] o una [9] y preságiala.
innovation-karma-emperor-meiji-1 = Si fueras a fusionar una carta de valor 10 teniendo una 9 y una 8 entre tus cartas superiores, ganas.
innovation-karma-emperor-meiji-2 = Cada carta de tus presagios cuenta como si estuviera en tu mano.
innovation-question-emperor-meiji = { innovation-question-of-foreshadow }
innovation-answer-emperor-meiji = { innovation-answer-of-foreshadow }
innovation-won-emperor-meiji = { $winners ->
    [one] { innovation-card-emperor-meiji }: { $names } con una 10 junto a una 9 y una 8
   *[other] { innovation-card-emperor-meiji }: { $names } en equipo con una 10 junto a una 9 y una 8
 }
innovation-card-queen-victoria = Reina Victoria
innovation-dogma-queen-victoria = Rivalidad con 2 figuras; crea antes un logro
innovation-echo-queen-victoria = Transfiere una figura de cualquier pila de puntuación a la tuya.
innovation-karma-queen-victoria-1 = Antes de reclamar un logro normal, haz disponible un logro de cualquier pila menor no vacía.
innovation-question-queen-victoria = ¿de qué pila sale el nuevo logro?
innovation-answer-queen-victoria = { innovation-answer-of-value }

## Age 8

# As in English.
innovation-card-erwin-rommel = Erwin Rommel
innovation-dogma-erwin-rommel = Guerra con 2 figuras; puntúa ese color de todos
innovation-echo-erwin-rommel = Transfiere una carta de cualquier pila de puntuación a la tuya.
innovation-karma-erwin-rommel-1 = En vez de puntuar una carta, puntúa la carta superior de su color de todos los tableros.
# As in English.
innovation-card-john-von-neumann = John von Neumann
innovation-dogma-john-von-neumann = Devuelve figuras; la mano da dos [clock]
innovation-echo-john-von-neumann = Roba dos [9] y revélalas. | Si alguna es morada, devuelve ambas.
innovation-karma-john-von-neumann-1 = Al fusionar esta carta, devuelve todas las figuras superiores de tus oponentes.
innovation-karma-john-von-neumann-2 = Cada carta de tu mano cuenta como dos [clock].
# As in English.
innovation-card-caresse-crosby = Caresse Crosby
innovation-dogma-caresse-crosby = Archivar [leaf] despliega; cinco así ganan
innovation-inspire-caresse-crosby = Archiva una carta de tu mano.
innovation-karma-caresse-crosby-1 = Antes de archivar una carta con [leaf], despliega su color a la izquierda y luego roba dos [2].
innovation-karma-caresse-crosby-2 = Si fueras a desplegar a la izquierda tu quinto color, ganas.
innovation-won-caresse-crosby = { $winners ->
    [one] { innovation-card-caresse-crosby }: { $names } con cinco colores desplegados a la izquierda
   *[other] { innovation-card-caresse-crosby }: { $names } en equipo con cinco colores desplegados a la izquierda
 }
# As in English.
innovation-card-nikola-tesla = Nikola Tesla
innovation-dogma-nikola-tesla = Expansión con 2 figuras; [lightbulb] o [clock] puntúan
innovation-inspire-nikola-tesla = Roba una [8].
innovation-karma-nikola-tesla-1 = Antes de fusionar una carta con [lightbulb] o [clock], puntúa una carta superior de un oponente que no tenga ninguno.
# As in English.
innovation-card-emmy-noether = Emmy Noether
innovation-dogma-emmy-noether = Puntos: tus [clock] al cuadrado
innovation-inspire-emmy-noether = Roba una [8] y fusiónala.
innovation-karma-emmy-noether-1 = Cada [clock] de tu tablero vale tantos puntos como [clock] tienes.
# As in English.
innovation-card-jp-morgan = J.P. Morgan
innovation-dogma-jp-morgan = Comercio con 2 figuras; desplegado arriba, doble
innovation-echo-jp-morgan = Puedes desplegar hacia arriba uno de tus colores.
innovation-karma-jp-morgan-1 = Cada icono de un color que tengas desplegado hacia arriba cuenta doble.
# As in English.
innovation-card-albert-einstein = Albert Einstein
innovation-dogma-albert-einstein = Avance con 2 figuras; todos tus valores son [10]
innovation-echo-albert-einstein = Fusiona todas las cartas de tu mano con [lightbulb] o [clock].
innovation-karma-albert-einstein-1 = Cada valor en un recuadro de tus efectos cuenta como [10].
# As in English.
innovation-card-marie-curie = Marie Curie
innovation-dogma-marie-curie = Cada valor alto de tu puntuación es un logro
innovation-echo-marie-curie = Roba una [9].
innovation-karma-marie-curie-1 = Cada valor distinto mayor que 6 de tu pila de puntuación cuenta como logro.
# As in English.
innovation-card-duke-ellington = Duke Ellington
innovation-dogma-duke-ellington = No se desvanecen; la quinta figura es un logro
innovation-inspire-duke-ellington = Roba una figura de valor [8] y fusiónala.
innovation-karma-duke-ellington-1 = En vez de desvanecer una figura, no hagas nada.
innovation-karma-duke-ellington-2 = En vez de fusionar una figura teniendo cuatro figuras superiores, consíguela como logro, aun sin cumplir los requisitos.
# As in English.
innovation-card-hg-wells = H.G. Wells
innovation-dogma-hg-wells = Lo presagiado se usa ya y desaparece
innovation-inspire-hg-wells = Roba una [10] y preságiala.
innovation-karma-hg-wells-1 = En vez de presagiar una carta, fusiónala y ejecuta sus efectos que no sean exigencias, sin compartirlos; si sigue siendo carta superior tuya, elimínala de la partida.

## Age 9

innovation-card-mikhail-kalashnikov = Mijaíl Kaláshnikov
innovation-dogma-mikhail-kalashnikov = El rojo toma o usa un rojo ajeno
innovation-inspire-mikhail-kalashnikov = Archiva una carta de tu mano.
innovation-karma-mikhail-kalashnikov-1 = En vez de archivar una carta roja, elige la carta superior roja de un oponente: transfiérela a tu pila de puntuación o ejecuta sus efectos que no sean exigencias, sin compartirlos.
innovation-question-mikhail-kalashnikov = { $ask ->
    [card] ¿qué carta roja llevas a tu pila de puntuación o ejecutas?
   *[option] ¿qué haces con la carta roja?
 }
innovation-answer-mikhail-kalashnikov-1 = Transferirla a tu pila de puntuación
innovation-answer-mikhail-kalashnikov-2 = Ejecutar sus efectos
# As in English.
innovation-card-nelson-mandela = Nelson Mandela
innovation-dogma-nelson-mandela = No se desvanecen; dos inspiraciones, un logro
innovation-inspire-nelson-mandela = Roba una [9] y fusiónala.
innovation-karma-nelson-mandela-1 = En vez de desvanecer una figura, no hagas nada.
innovation-karma-nelson-mandela-2 = Cada dos efectos de inspiración visibles de tu tablero cuentan como un logro.
# As in English.
innovation-card-che-guevara = Che Guevara
innovation-dogma-che-guevara = Puntúa toda figura; el verde borra los puntos
innovation-echo-che-guevara = Roba y puntúa una [9].
innovation-karma-che-guevara-1 = Al fusionar esta carta, puntúa todas las figuras superiores de tus oponentes.
innovation-karma-che-guevara-2 = En vez de puntuar una carta verde, elimínala de la partida junto con todas las cartas de todas las pilas de puntuación.
# As in English.
innovation-card-ruth-handler = Ruth Handler
innovation-dogma-ruth-handler = Fusionar un color junto da logros [9]
innovation-inspire-ruth-handler = Transfiere una de tus cartas superiores a tu mano.
innovation-karma-ruth-handler-1 = Antes de fusionar una carta, fusiona todas las demás cartas de su color de tu mano; luego roba una [9] por cada una y consíguela como logro, aun sin cumplir los requisitos.
# As in English.
innovation-card-hedy-lamar = Hedy Lamarr
innovation-dogma-hedy-lamar = Comercio con 2 figuras; especiales piden menos
innovation-echo-hedy-lamar = Puedes desplegar hacia arriba uno de tus colores.
innovation-karma-hedy-lamar-1 = Para los logros especiales necesitas uno menos, o uno más bajo, de todo lo que piden.
# As in English.
innovation-card-taiichi-ono = Taiichi Ono
innovation-dogma-taiichi-ono = Los dogmas consiguen una de mano del mismo icono
innovation-echo-taiichi-ono = Roba una [10].
innovation-karma-taiichi-ono-1 = Antes de activar una carta con una acción de dogma, consigue como logro una carta de tu mano con el mismo icono destacado, aun sin cumplir los requisitos.
# As in English.
innovation-card-grace-hopper = Grace Hopper
innovation-dogma-grace-hopper = Si nadie comparte, una [10] azul gana
innovation-inspire-grace-hopper = Archiva dos cartas de tu mano.
innovation-karma-grace-hopper-1 = Cuando la acción de dogma de otro jugador no le da robo por compartir, roba una [10] y revélala. | Si es azul, ganas.
innovation-won-grace-hopper = { $winners ->
    [one] { innovation-card-grace-hopper }: { $names } con una 10 azul
   *[other] { innovation-card-grace-hopper }: { $names } en equipo con una 10 azul
 }
# As in English.
innovation-card-wernher-von-braun = Wernher von Braun
innovation-dogma-wernher-von-braun = Tus presagios también son puntos
innovation-inspire-wernher-von-braun = Roba una [10] y preságiala.
innovation-karma-wernher-von-braun-1 = Cada carta de tus presagios cuenta como si estuviera en tu pila de puntuación.
# As in English.
innovation-card-gene-roddenberry = Gene Roddenberry
innovation-dogma-gene-roddenberry = El morado se archiva; Empresa gana
innovation-echo-gene-roddenberry = Fusiona una carta superior morada de cualquier tablero.
innovation-karma-gene-roddenberry-1 = Si fueras a fusionar una carta morada y es Empresa, ganas. | En vez de fusionar cualquier otra morada, archívala y devuelve una figura superior de cualquier tablero.
innovation-won-gene-roddenberry = { $winners ->
    [one] { innovation-card-gene-roddenberry }: { $names } con { innovation-card-enterprise }
   *[other] { innovation-card-gene-roddenberry }: { $names } en equipo con { innovation-card-enterprise }
 }
# As in English.
innovation-card-pele = Pelé
innovation-dogma-pele = Rivalidad con 2 figuras; tras verde, amarillo gana
innovation-inspire-pele = Roba tres [9] y archívalas.
innovation-karma-pele-1 = Si fueras a archivar una carta amarilla tras haber archivado una verde en el mismo turno, ganas.
innovation-won-pele = { $winners ->
    [one] { innovation-card-pele }: { $names }: archivó verde y después amarillo
   *[other] { innovation-card-pele }: { $names } en equipo: archivó verde y después amarillo
 }

## Age 10

# As in English.
innovation-card-jackie-chan = Jackie Chan
innovation-dogma-jackie-chan = Si un oponente fuera a ganar, quizá ganes tú
innovation-inspire-jackie-chan = Puntúa una carta de tu mano.
innovation-karma-jackie-chan-1 = Antes de que un oponente gane, puntúa todas las demás figuras superiores de todos los tableros. | Si ahora tienes más puntos que nadie, ganas tú en su lugar.
innovation-won-jackie-chan = { $winners ->
    [one] { innovation-card-jackie-chan }: { $names } en su lugar, con { $count } puntos
   *[other] { innovation-card-jackie-chan }: { $names } en equipo en su lugar, con { $count } puntos
 }
# As in English.
innovation-card-margaret-thatcher = Margaret Thatcher
innovation-dogma-margaret-thatcher = Los dogmas puntúan antes [crown] o [factory]
innovation-echo-margaret-thatcher = Puntúa una de tus cartas superiores con [factory] o [crown].
innovation-karma-margaret-thatcher-1 = Antes de una acción de dogma, puntúa una carta superior con [crown] o [factory] de cualquier tablero.
# As in English.
innovation-card-alex-trebek = Alex Trebek
innovation-dogma-alex-trebek = Nombra una figura y tómala antes de robar
innovation-inspire-alex-trebek = Roba una carta de cualquier valor y fusiónala.
innovation-karma-alex-trebek-1 = Antes de robar una carta de un valor del que no tienes figura en la mano, nombra una figura de esa era. | Si está en su pila, pásala a tu mano; luego se baraja la pila.
innovation-question-alex-trebek = { innovation-question-of-meld }
innovation-answer-alex-trebek = { innovation-answer-of-meld }
# As in English.
innovation-card-shigeru-miyamoto = Shigeru Miyamoto
innovation-dogma-shigeru-miyamoto = Uno, tres o seis [clock] ganan
innovation-echo-shigeru-miyamoto = Roba una [10]. | Si no tiene [clock], puntúala.
innovation-karma-shigeru-miyamoto-1 = Al activar con una acción de dogma una carta con [clock] como icono destacado, si tienes exactamente uno, tres o seis [clock], ganas.
innovation-won-shigeru-miyamoto = { $winners ->
    [one] { innovation-card-shigeru-miyamoto }: { $names } por el número de relojes: { $count }
   *[other] { innovation-card-shigeru-miyamoto }: { $names } en equipo por el número de relojes: { $count }
 }
# As in English.
innovation-card-muhammad-yunus = Muhammad Yunus
innovation-dogma-muhammad-yunus = Devuelve una: solo tú lideras el icono
innovation-inspire-muhammad-yunus = Roba una [10].
innovation-karma-muhammad-yunus-1 = Antes de que cualquier jugador realice una acción de dogma, puedes devolver una carta de tu mano. | Si lo haces, hasta el final de la acción solo tú tienes la mayoría de su icono destacado.
# As in English.
innovation-card-sergey-brin = Sergey Brin
innovation-dogma-sergey-brin = Usa cualquier carta superior de cualquiera
innovation-inspire-sergey-brin = Puedes desplegar hacia arriba uno de tus colores.
innovation-karma-sergey-brin-1 = Puedes activar con una acción de dogma cualquier carta superior de cualquier tablero.
# As in English.
innovation-card-stephen-hawking = Stephen Hawking
innovation-dogma-stephen-hawking = Los hexágonos son ecos que puntúan lo inferior
innovation-inspire-stephen-hawking = Roba una [10] y archívala.
innovation-karma-stephen-hawking-1 = Cada hexágono de tu tablero es también un efecto de eco: puntúa la carta inferior de ese color.
# As in English.
innovation-card-susan-blackmore = Susan Blackmore
innovation-dogma-susan-blackmore = Si nadie comparte, su carta son tus puntos
innovation-inspire-susan-blackmore = Ejecuta cualquier efecto de eco o de inspiración.
innovation-karma-susan-blackmore-1 = Cuando la acción de dogma de otro jugador no le da robo por compartir, la carta activada pasa a tu pila de puntuación.
innovation-question-susan-blackmore = ¿qué efecto ejecutas?
innovation-answer-susan-blackmore-1 = El impreso
innovation-answer-susan-blackmore-2 = El del hexágono
# As in English.
innovation-card-kim-yu-na = Kim Yu-Na
innovation-dogma-kim-yu-na = Puntuar una con [castle] gana
innovation-echo-kim-yu-na = Puntúa una de tus cartas superiores.
innovation-karma-kim-yu-na-1 = Si fueras a puntuar una carta con [castle], ganas.
innovation-won-kim-yu-na = { $winners ->
    [one] { innovation-card-kim-yu-na }: { $names } al puntuar un castillo
   *[other] { innovation-card-kim-yu-na }: { $names } en equipo al puntuar un castillo
 }
# As in English.
innovation-card-martin-scorsese = Martin Scorsese
innovation-dogma-martin-scorsese = Las figuras se archivan y dan logros
innovation-echo-martin-scorsese = Roba una [10] y fusiónala.
innovation-karma-martin-scorsese-1 = En vez de fusionar una figura, archívala y reclama un logro normal, aun sin cumplir los requisitos.
