## Innovation: why something cannot be done now

innovation-why-claimed = { $name ->
    [You] Ya lo tienes
   *[other] Lo tiene { $name }
 }
innovation-why-points = { $points ->
    [one] Te falta 1 punto
   *[other] Te faltan { $points } puntos
 }
innovation-why-top = Te falta una carta superior de la era { $age } o más alta
innovation-why-both = { $points ->
    [one] Te faltan 1 punto
   *[other] Te faltan { $points } puntos
 } y una carta superior de la era { $age } o más alta
innovation-why-special = No cuesta ninguna acción: es tuyo en cuanto lo reúnes todo; llevas { $has } de { $needs }
innovation-why-covered = { $card } la cubre: solo se usan los dogmas de las cartas superiores
innovation-why-not-yours = Usas los dogmas de tus propias cartas superiores
innovation-why-once = Solo una vez por turno: ya lo has hecho
innovation-why-next-pile = Robas de la era { $age }: la de tu carta superior más alta o, si esa pila está vacía, la siguiente que quede
innovation-why-first = Antes: { $ask }
innovation-can-nothing = Ahora no haría nada

## Innovation: what a question is about, once

innovation-about-opening = Todos muestran una carta a la vez; empieza el primer nombre por orden alfabético.
innovation-about-action = Roba, fusiona una carta de tu mano, usa el dogma de una carta superior o reclama un logro.
innovation-about-demand = { $by ->
    [karma] Con lo que un karma hace contar, tienes menos
   *[icons] Muestras su icono menos veces que quien la usa
 }: debes hacer lo que exige la carta.
innovation-about-sharing = { $by ->
    [karma] Con lo que un karma hace contar, tienes al menos tanto
   *[icons] Muestras su icono al menos tantas veces como quien la usa
 }: la usas también, y antes.
innovation-about-meld = Al fusionarla, la carta queda encima de su color: sus iconos y su dogma son tuyos.
innovation-about-tuck = Al archivarla, la carta queda debajo de su color: lo de encima sigue encima.
innovation-about-score = Una carta puntuada vale su era en puntos. Reclamar logros no los gasta.
innovation-about-return = Una carta devuelta va debajo de la pila de su era.
innovation-about-transfer = La carta cambia de dueño o de sitio; eso no es fusionar ni puntuar.
innovation-about-reveal = Todos ven esta carta.
innovation-about-keep = Conservas una carta; las demás las entregas.
innovation-about-execute = Haces tú lo que dice esa carta: nadie comparte y no hay exigencias.
innovation-about-order = Pones las cartas de la pila en otro orden.
innovation-about-remove = Una carta eliminada ya no vuelve a la partida.
innovation-about-splay = Al desplegar, cada carta cubierta muestra iconos: izquierda uno, derecha dos, arriba tres.
innovation-about-whether = Puedes hacerlo, pero no es obligatorio.

## Innovation: what is met for the first time

innovation-meet-icons = Los iconos deciden: quien tiene tantos como tú comparte; quien tiene menos obedece.
innovation-meet-draw = Pilas: robas de la era de tu carta superior más alta.
innovation-meet-score = Tu pila de puntuación: cada carta vale tantos puntos como su era.
innovation-meet-achievements = Logros: 5 puntos por su número y una carta superior al menos igual de alta.
innovation-meet-specials = Los logros especiales premian proezas: son tuyos al instante, sin gastar acción.

## Innovation: words that the rulebook explains, each in all its forms

innovation-term-achieve = logro, logros
innovation-term-decrees = decreto, decretos, decretar
innovation-term-demands = exigencia, exigencias
# As in English.
innovation-term-dogma = dogma, dogmas
innovation-term-endorse = respaldar
innovation-term-exchange = intercambias, intercambiar
innovation-term-forecast = presagios
innovation-term-icons = icono, iconos
innovation-term-inspire = inspirar
# As in English.
innovation-term-karmas = karma, karmas
innovation-term-meld = fusionar, fusionas, fusiona, fusionarla
innovation-term-return = devolver, devuelta, devuelves, devuelve
innovation-term-reveal = revelar, revelas
innovation-term-score = puntuar, puntuada, puntúas, puntúa
innovation-term-sharing = compartir, comparte, comparten
innovation-term-special-achievements = logros especiales
innovation-term-splay = desplegar, despliegas
innovation-term-transfer = transferir, transfieres
innovation-term-tuck = archivar, archivas, archivarla, archiva
