## Where the game is, names of things within sentences

innovation-seat = { $name ->
    [You] tú
   *[other] { $name }
 }
innovation-a-card = una { $age }
innovation-card-full = { $card } (era { $age }, { $colour })
innovation-value = { $age }
innovation-count = { $name ->
    [You] tú
   *[other] { $name }
 } { $n }
innovation-tone-red = rojo
innovation-tone-yellow = amarillo
innovation-tone-green = verde
innovation-tone-blue = azul
innovation-tone-purple = morado

## Questions: which card asks, and whose it is

innovation-ask-own = { $card }: { $what }
innovation-ask-sharing = { $name ->
    [You] Compartes { $card }: { $what }
   *[other] Compartes { $card } de { $name }: { $what }
 }
innovation-ask-demanded = { $name ->
    [You] { $card } exige: { $what }
   *[other] { $name } exige con { $card }: { $what }
 }
innovation-ask-demanding = { $name ->
    [You] Tu exigencia con { $card }: { $what }
   *[other] Tu exigencia a { $name } con { $card }: { $what }
 }
innovation-ask-picked = ¿{ $what }?
innovation-verdict-hits = { $card } afecta a { $names }
innovation-verdict-nobody = { $card } no afecta a nadie
innovation-verdict-both = { $card } afecta a { $names }; comparte: { $sharers }
innovation-verdict-shared = { $count ->
    [one] { $names } comparte { $card }
   *[other] { $names } comparten { $card }
 }
innovation-verdict-alone = Solo tú usas { $card }
innovation-ask-opening = ¿Con cuál de las dos cartas empiezas tu tablero?
innovation-ask-action = { $left ->
    [one] Tu turno: última acción
   *[other] Tu turno: { $left } acciones
 }
innovation-ask-splay = { $splay ->
    [left] ¿despliegas un color a la izquierda?
    [right] ¿despliegas un color a la derecha?
   *[up] ¿despliegas un color hacia arriba?
 }
innovation-ask-splay-one = { $splay ->
    [left] ¿despliegas el { $colour } a la izquierda?
    [right] ¿despliegas el { $colour } a la derecha?
   *[up] ¿despliegas el { $colour } hacia arriba?
 }

## Questions: which card

innovation-which-meld = ¿qué carta de tu mano fusionas?
innovation-may-meld = ¿fusionas una carta de tu mano?
innovation-more-meld = ¿fusionas otra carta?
innovation-next-meld = se fusionan todas, ¿cuál es la siguiente?
innovation-which-tuck = ¿qué carta de tu mano archivas?
innovation-may-tuck = ¿archivas una carta de tu mano?
innovation-more-tuck = ¿archivas otra carta?
innovation-next-tuck = se archivan todas, ¿cuál es la siguiente?
innovation-which-score = { $from ->
    [hand] ¿qué carta de tu mano puntúas?
    [board] ¿cuál de tus cartas superiores puntúas?
    [bottom] ¿cuál de tus cartas inferiores puntúas?
   *[other] ¿qué carta puntúas?
 }
innovation-may-score = { $from ->
    [hand] ¿puntúas una carta de tu mano?
    [board] ¿puntúas una de tus cartas superiores?
   *[other] ¿puntúas una carta?
 }
innovation-which-return = { $from ->
    [hand] ¿qué carta de tu mano devuelves?
    [score] ¿qué carta de tu pila de puntuación devuelves?
    [forecast] ¿qué carta de tus presagios devuelves?
    [board] ¿cuál de tus cartas superiores devuelves?
   *[other] ¿qué carta devuelves?
 }
innovation-may-return = { $from ->
    [hand] ¿devuelves una carta de tu mano?
    [score] ¿devuelves una carta de tu pila de puntuación?
    [forecast] ¿devuelves una carta de tus presagios?
    [board] ¿devuelves una de tus cartas superiores?
   *[other] ¿devuelves una carta?
 }
innovation-more-return = ¿devuelves otra carta?
innovation-next-return = se devuelven todas, ¿cuál es la siguiente?
innovation-next-score = se puntúan todas, ¿cuál es la siguiente?
innovation-next-transfer = se transfieren todas, ¿cuál es la siguiente?
innovation-next-remove = todas salen de la partida, ¿cuál es la siguiente?
innovation-which-reveal = ¿qué carta de tu mano revelas?
innovation-which-keep = { $name ->
    [You] ¿qué carta conservas? Entregas todas las demás.
   *[other] ¿qué carta conservas? { $name } recibe todas las demás.
 }
innovation-which-execute = ¿de qué carta ejecutas los efectos?
innovation-which-order = ¿qué carta es la siguiente de la pila, desde arriba?
innovation-which-exchange = ¿qué carta intercambias?
innovation-which-give = { $from ->
    [hand] ¿qué carta de tu mano
    [score] ¿qué carta de tu pila de puntuación
    [forecast] ¿qué carta de tus presagios
   *[board] ¿cuál de tus cartas superiores
 } transfieres { $name ->
    [You] { $to ->
        [hand] a tu mano
        [score] a tu pila de puntuación
        [forecast] a tus presagios
       *[board] a tu tablero
     }
   *[other] { $to ->
        [hand] a la mano de { $name }
        [score] a la pila de puntuación de { $name }
        [forecast] a los presagios de { $name }
       *[board] al tablero de { $name }
     }
 }?
innovation-which-take = { $from ->
    [hand] ¿qué carta de la mano de { $name }
    [score] ¿qué carta de la pila de puntuación de { $name }
    [forecast] ¿qué carta de los presagios de { $name }
    [others] ¿qué carta
   *[board] ¿qué carta superior de { $name }
 } pasas { $to ->
    [hand] a tu mano
    [score] a tu pila de puntuación
    [forecast] a tus presagios
   *[board] a tu tablero
 }?

## Questions: do it or not

innovation-whether-exchange-highest = ¿intercambias las más altas de tu mano ({ $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
 }) por las más altas de tu pila de puntuación ({ $score ->
    [one] { $score } carta
   *[other] { $score } cartas
 })?
innovation-whether-exchange-whole = ¿intercambias toda tu mano ({ $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
 }) por toda tu pila de puntuación ({ $score ->
    [one] { $score } carta
   *[other] { $score } cartas
 })?
innovation-whether-meld-score-whole = { $count ->
    [one] ¿fusionas la única carta de tu puntuación?
   *[other] ¿fusionas toda tu puntuación ({ $count } cartas)?
 }
innovation-whether-meld-score-highest = { $count ->
    [one] ¿fusionas la carta más alta de tu pila de puntuación?
   *[other] ¿fusionas las { $count } cartas más altas de tu pila de puntuación?
 }
innovation-whether-tuck-hand-whole = { $count ->
    [one] ¿archivas la única carta de tu mano?
   *[other] ¿archivas las { $count } cartas de tu mano?
 }
innovation-whether-score-hand-whole = { $count ->
    [one] ¿puntúas la única carta de tu mano?
   *[other] ¿puntúas las { $count } cartas de tu mano?
 }

## What to do

innovation-hint-opening = Empieza la primera carta por orden alfabético (nombre inglés)
innovation-possible-meld = fusionar
innovation-possible-dogma = usar un dogma
innovation-possible-achieve = reclamar un logro
innovation-possible-endorse = respaldar
innovation-possible-inspire = inspirar
innovation-possible-decree = decretar
innovation-possible-draw = robar
innovation-hint-new = Nuevo en la mano: { $cards }. { $possible }
innovation-hint-card = Toca una de las cartas con contorno
innovation-hint-each = Toca una carta con contorno o deja el orden como está
innovation-hint-may = Toca una carta con contorno o renuncia
innovation-hint-more = { $left ->
    [one] Puedes elegir una más
   *[other] Puedes elegir hasta { $left } más
 }
innovation-hint-left = Se verán los iconos de abajo a la derecha
innovation-hint-right = Se verán los iconos de la izquierda
innovation-hint-up = Se verán los iconos de abajo
innovation-hint-value = Elige un número del 1 al 10

## Choices

innovation-describe = { $what }: { $brings }
innovation-points-to = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } para la { $what }
innovation-do-draw = Robar una { $age }
innovation-do-draw-end = Robar y terminar la partida
innovation-do-dogma = Usar { $card }
innovation-do-achieve = Reclamar el logro de la era { $age } ({ $name })
innovation-do-open = Empezar con { $card }
innovation-do-meld = Fusionar { $card }
innovation-do-tuck = Archivar { $card }
innovation-do-score = Puntuar { $card }
innovation-do-return = Devolver { $card }
innovation-do-return-back = { $name ->
    [You] Devolver una { $age } desconocida de tu pila de puntuación
   *[other] Devolver una { $age } desconocida de la pila de puntuación de { $name }
 }
innovation-do-reveal = Revelar { $card }
innovation-do-keep = Conservar { $card }
innovation-do-execute = Ejecutar { $card }
innovation-do-order = Poner { $card } a continuación
innovation-do-remove = Eliminar { $card } de la partida
innovation-do-exchange = Intercambiar { $card }
innovation-do-choose = Elegir { $card }
innovation-do-give = Transferir { $card } a { $name ->
    [You] ti
   *[other] { $name }
 } { $to ->
    [hand] (mano)
    [score] (pila de puntuación)
    [forecast] (presagios)
   *[board] (tablero)
 }
innovation-do-take = Pasar { $card } de { $name ->
    [You] ti
   *[other] { $name }
 } { $to ->
    [hand] a tu mano
    [score] a tu pila de puntuación
    [forecast] a tus presagios
   *[board] a tu tablero
 }
innovation-button-splay = Desplegar el { $colour }
innovation-do-splay = { $splay ->
    [left] Desplegar el { $colour } a la izquierda
    [right] Desplegar el { $colour } a la derecha
   *[up] Desplegar el { $colour } hacia arriba
 }
innovation-do-player = { $name ->
    [You] Elegirte a ti
   *[other] Elegir a { $name }
 }
innovation-confirm = Confirmar
innovation-yes = Sí
# As in English.
innovation-no = No
innovation-no-more = Ya está
innovation-as-they-lie = Como están
innovation-no-splay = No desplegar
innovation-do-without = Renunciar
innovation-verb-draw = Robar
innovation-verb-meld = Fusionar
innovation-verb-dogma = Usar
innovation-verb-achieve = Reclamar
innovation-verb-tuck = Archivar
innovation-verb-score = Puntuar
innovation-verb-return = Devolver
innovation-verb-transfer = Transferir
innovation-verb-exchange = Intercambiar
innovation-verb-reveal = Revelar
innovation-verb-keep = Conservar
innovation-verb-execute = Ejecutar
innovation-verb-order = A continuación
innovation-verb-remove = Eliminar
innovation-verb-splay = Desplegar
innovation-verb-choose = Elegir

## What a choice brings

innovation-gain-score = pila de puntuación
innovation-gain-alphabet = en el alfabeto como { $name }
innovation-gain-drawn = Roba { $what }
innovation-gain-pile = { $left ->
    [one] la última { $age } de la pila
   *[other] { $left } cartas en la pila { $age }
 }
innovation-gain-skipped = la pila { $empty } está vacía: robas de la { $age } ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
 })
innovation-gain-covers = cubre { $card }
innovation-gain-counts = { $icon }: { $counts }
innovation-gain-obey = { $count ->
    [one] obedece: { $names }
   *[other] obedecen: { $names }
 }
innovation-gain-obey-nobody = nadie obedece
innovation-gain-shares = { $count ->
    [one] comparte antes: { $names }
   *[other] comparten antes: { $names }
 }
innovation-gain-partner = comparte como compañero: { $names }
innovation-gain-shares-nobody = nadie comparte
innovation-gain-reached = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, necesitas { $needed }; carta superior { $top }
innovation-gain-achievement = logro { $number } de { $needed }
innovation-gain-claim = { $name ->
    [You] reclamas { $what }
   *[other] { $name } reclama { $what }
 }
innovation-gain-end = termina la partida

## The end

innovation-won-achievements = { $winners ->
    [one] { $names }: { $achievements ->
        [one] { $achievements } logro
       *[other] { $achievements } logros
     }, y con eso ha bastado
   *[other] { $names } en equipo: { $achievements ->
        [one] { $achievements } logro
       *[other] { $achievements } logros
     } en total, y con eso ha bastado
 }
innovation-won-points = { $winners ->
    [one] Se ha llegado a la era 11. Más puntos: { $names }, { $points } a { $second }
   *[other] Se ha llegado a la era 11. Más puntos: { $names } en equipo, { $points } a { $second }
 }
innovation-won-tie = { $winners ->
    [one] Se ha llegado a la era 11 con los mismos puntos ({ $points }). Más logros: { $names }, { $achievements } a { $second }
   *[other] Se ha llegado a la era 11 con los mismos puntos ({ $points }). Más logros: { $names } en equipo, { $achievements } a { $second }
 }
innovation-won-drawn = Se ha llegado a la era 11. Empate: { $names }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } y { $achievements ->
    [one] { $achievements } logro
   *[other] { $achievements } logros
 } por bando
innovation-rows = Logros
innovation-reason-achievements = Adónde fueron los logros
innovation-reason-card = Lo que pedía la carta
innovation-undone-left = El logro de la era { $age } estuvo a tu alcance desde el turno { $turn } y nadie lo reclamó
innovation-undone-lost = El logro de la era { $age } estuvo a tu alcance en el turno { $turn }; reclamado en el turno { $later }: { $name }
innovation-undone-points = { $points ->
    [one] Faltó 1 punto para el logro de la era { $age }
   *[other] Faltaron { $points } puntos para el logro de la era { $age }
}
innovation-undone-special = { $name }: estuvo cerca, { $has } de { $needs }
innovation-undone-top = Puntos de sobra para el logro de la era { $age }, pero ninguna carta superior de la era { $age } o más alta
innovation-row-normal = Logros normales
innovation-row-special = Logros especiales
innovation-row-team = Logros del equipo
innovation-row-points = Puntos en la pila
innovation-row-top = Carta superior más alta
innovation-row-board = Cartas en el tablero
innovation-row-icons = Iconos visibles
innovation-measure-points = Puntos
innovation-measure-achievements = Logros
innovation-measure-icons = Iconos
innovation-measure-hand = Cartas en mano
innovation-moment-age = Logro de la era { $age }
innovation-moment-card = Puntos con { $card }

## Options

innovation-option-teams = Dos equipos
innovation-option-teams-note = Los compañeros se sientan uno frente a otro y ganan juntos
innovation-option-longer = Partida más larga
innovation-option-longer-note = Hace falta un logro más
innovation-option-no-tracking = Sin memoria de cartas
innovation-option-no-tracking-note = A nadie se le recuerdan las cartas ya vistas
