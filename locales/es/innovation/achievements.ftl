## Special achievements

innovation-achievement-monument = Monumento
    .en = Monument
innovation-achievement-monument-how = Archiva seis cartas o puntúa seis cartas en un mismo turno.
innovation-achievement-monument-else = O con Albañilería: fusiona cuatro cartas o más.
innovation-achievement-empire = Imperio
    .en = Empire
innovation-achievement-empire-how = Muestra al menos tres iconos de cada uno de los seis tipos.
innovation-achievement-empire-else = O con Construcción: solo tú tienes cinco cartas superiores.
innovation-achievement-world = Mundo
    .en = World
innovation-achievement-world-how = Muestra al menos doce relojes.
innovation-achievement-world-else = O con Traducción: todas tus cartas superiores tienen una corona.
innovation-achievement-wonder = Maravilla
    .en = Wonder
innovation-achievement-wonder-how = Ten los cinco colores, cada uno desplegado hacia arriba o a la derecha.
innovation-achievement-wonder-else = O con Invención: ten los cinco colores desplegados, en la dirección que sea.
innovation-achievement-universe = Universo
    .en = Universe
innovation-achievement-universe-how = Ten cinco cartas superiores, cada una de valor 8 o mayor.
innovation-achievement-universe-else = O con Astronomía: salvo la morada, solo cartas superiores de valor 6 o mayor.

## Ages

innovation-age-1 = Prehistoria
innovation-age-2 = Antigüedad
innovation-age-3 = Edad Media
innovation-age-4 = Renacimiento
innovation-age-5 = Era de los descubrimientos
innovation-age-6 = Ilustración
innovation-age-7 = Romanticismo
innovation-age-8 = Era moderna
innovation-age-9 = Era posmoderna
innovation-age-10 = Era de la información

## Colours, icons and splays

innovation-colour-red = Rojo
innovation-colour-yellow = Amarillo
innovation-colour-green = Verde
innovation-colour-blue = Azul
innovation-colour-purple = Morado
innovation-icon-castle = Castillo
    .en = Castle
innovation-icon-crown = Corona
    .en = Crown
innovation-icon-leaf = Hoja
    .en = Leaf
innovation-icon-lightbulb = Bombilla
    .en = Lightbulb
innovation-icon-factory = Fábrica
    .en = Factory
innovation-icon-clock = Reloj
    .en = Clock
innovation-splay-left = Desplegado a la izquierda
    .en = Splayed left
innovation-splay-right = Desplegado a la derecha
    .en = Splayed right
innovation-splay-up = Desplegado hacia arriba
    .en = Splayed up
innovation-splay-none = Sin desplegar
    .en = Not splayed
