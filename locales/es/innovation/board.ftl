## Cartas

innovation-card-label = { $name }, era { $age }, { $colour }: { $icons }
innovation-card-short = { $name }: { $icons }
innovation-new-card = Nueva: { $card }
innovation-kind-demand = Exigencia
    .en = Demand
innovation-kind-shared = Efecto compartido
    .en = Shared effect
innovation-unknown = Carta desconocida de la era { $age }: ¿cuál puede ser?
innovation-pick-back = Una { $age } desconocida

## Un tablero

innovation-board-of = { $name ->
    [You] Tu tablero
   *[other] Tablero de { $name }
 }
innovation-board-empty = Aún no hay cartas en el tablero
innovation-head-short = { $points ->
    [one] { $points } pt.
   *[other] { $points } pts.
 }
innovation-head-label = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, { $achievements } de { $of } logros, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
 } en la mano
innovation-points = { $n ->
    [one] punto
   *[other] puntos
 }
innovation-of = de { $of }
innovation-n-of = { $n } de { $of }
innovation-in-hand = en mano
innovation-partner = tu equipo
innovation-totals = Iconos visibles
innovation-icons = { $icon }: { $n }
innovation-no-pile = { $colour }: nada aún
innovation-pile-label = { $colour }: { $cards }. { $splay }
innovation-pile-title = { $name }: { $colour }
innovation-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-hand = Tu mano
innovation-hand-short = mano
    .en = hand
innovation-score-short = puntos
    .en = score
innovation-own-hand = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
 }: ver mano, pila de puntuación y logros
innovation-hand-of = { $name }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } en la mano
innovation-score-of = { $name }: pila de puntuación, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }

## Veredictos junto a una pila

innovation-hits-you = te afecta
innovation-you-share = compartes
innovation-you-safe = estás a salvo
innovation-only = solo { $name }
innovation-only-you = solo tú
innovation-hits = afecta a
innovation-hits-nobody = no afecta a nadie
innovation-shared-by = comparte:

## En el centro

innovation-middle = Logros y pilas
innovation-achievements-short = Logros
    .en = Achieve
innovation-achievements-label = Logros: quién tiene cada uno y qué está al alcance
innovation-supply-short = Pilas
innovation-supply-label = Pilas: robarías una { $age }
innovation-supply-none = Pilas: no queda nada que robar
innovation-empty = vacía
innovation-next-pile = roba · { $n }
innovation-supply-pile-label = Pila de la era { $age }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-pile-next-label = Pila de la era { $age }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }, aquí robarías
innovation-others-left = Otros logros especiales: { $n }
innovation-jump = Ir a un tablero
innovation-claim = toma
innovation-pts = { $n ->
    [one] { $n } pt.
   *[other] { $n } pts.
 }
innovation-achievement = Era { $age }
innovation-achievement-of = { $name ->
    [You] Logro { $age }: lo tienes
   *[other] Logro { $age }: lo tiene { $name }
 }
innovation-achievement-reach = Logro { $age }: a tu alcance
innovation-achievement-free = Logro { $age }: pide { $points } puntos y una carta superior de { $age } o más
innovation-achievement-gone = Logro { $age }: no está
innovation-achievement-many = { $what }; hay { $n } de esta era
# As in English.
innovation-achievement-times = { $what } × { $n }

## El escenario

innovation-stage = En juego
innovation-goal-title = De qué se trata
innovation-goal-win = Se gana con { $n } logros. Cada uno pide puntos y una carta superior de su era.
innovation-goal-turn = Un turno son dos acciones: robar, fusionar una carta, usar un dogma, reclamar un logro.
innovation-goal-share = Quien muestra al menos tantos iconos de un dogma como tú también lo usa.
innovation-goal-obey = Quien muestra menos tiene que obedecer sus exigencias.
innovation-not-now = Ahora no
innovation-fold = Dejar sitio a los tableros
innovation-unfold = Mostrar la carta
innovation-last-dogma = { $name ->
    [You] Has usado { $card }
   *[other] { $name } ha usado { $card }
 }
innovation-last-meld = { $name ->
    [You] Has fusionado { $card }
   *[other] { $name } ha fusionado { $card }
 }
innovation-last-draw = { $name ->
    [You] Has robado una carta
   *[other] { $name } ha robado una carta
 }
innovation-last-achieve = { $name ->
    [You] Has reclamado el logro de la era { $age }
   *[other] { $name } ha reclamado el logro de la era { $age }
 }
innovation-stage-dogma = { $name ->
    [You] Tu dogma
   *[other] Dogma: { $name }
 }
innovation-stage-step = { $effects ->
    [one] paso { $step } de { $steps }
   *[other] efecto { $effect } de { $effects } · paso { $step } de { $steps }
 }
innovation-queue-done = hecho
innovation-queue-now = actúa ahora
innovation-queue-next = aún falta
innovation-acts = { $name ->
    [You] Actúas tú
   *[other] Actúa { $name }
 }
innovation-within = Se ejecuta por { $card }: nadie comparte y no hay exigencias
innovation-takes-action = gasta 1 de { $left } acciones
innovation-last-action = tu última acción
innovation-fact-hit = La exigencia afecta a { $name }
innovation-fact-out = { $name } no comparte
innovation-fact-nobody = Nadie tiene menos iconos: la exigencia no afecta a nadie
innovation-fact-shares = { $name } comparte, con { $theirs ->
    [one] { $theirs } icono
   *[other] { $theirs } iconos
 } frente a tus { $own }, y actúa antes que tú. Si eso cambia algo, robas { $draws ->
    [figure] una figura
   *[card] una carta
 } gratis.
innovation-fact-share-many = Hay oponentes que comparten y actúan antes que tú. Si eso cambia algo, robas { $draws ->
    [figure] una figura
   *[card] una carta
 } gratis.
innovation-fact-partner = { $name }, de tu equipo, comparte y actúa antes que tú
innovation-can-lose = Cartas del tablero que puedes perder: { $cards }
innovation-can-reach = { $count ->
    [one] El logro { $ages } puede
   *[other] Los logros { $ages } pueden
 } quedar { $name ->
    [You] a tu alcance
   *[other] al alcance de { $name }
 }, con hasta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
innovation-can-claim = { $name ->
    [You] Puedes
   *[other] { $name } puede
 } reclamar { $special }
innovation-can-win = La partida puede terminar así. Victoria: { $names }
innovation-can-draw = La partida puede terminar así en empate
innovation-fate-hit = obedece
innovation-fate-shares = comparte
innovation-fate-safe = a salvo
innovation-fate-out = al margen
innovation-own-icons = Tu icono { $icon }: { $n }. Quien muestre al menos tantos comparte.
innovation-own-icons-demand = Tu icono { $icon }: { $n }. Quien muestre al menos tantos comparte; a los demás les afectan las exigencias.
innovation-compared = { $icon } { $own } a { $theirs }
innovation-compare = { $icon }: tú { $own }, { $name } { $theirs }
innovation-icon-change = { $icon }: { $now }, después { $then }
innovation-change-of = { $name }, { $what }
innovation-splay-change = { $colour }: { $splay ->
    [left] desplegado a la izquierda
    [right] desplegado a la derecha
    [up] desplegado hacia arriba
   *[none] ya sin desplegar
}

## Botones

innovation-draw = Robar { $age }
innovation-draw-end = Robar y acabar la partida
innovation-achieve = Reclamar { $age }

## Hojas

innovation-none = Ninguna
innovation-hand-n = Mano: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-score-n = Pila de puntuación: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
innovation-achievements-n = Logros: { $n }
innovation-supply-title = Pila de la era { $age }
innovation-pile-count = { $n ->
    [0] La pila está vacía: quien fuera a robar aquí roba de la era siguiente.
    [one] Queda una carta en la pila.
   *[other] Quedan { $n } cartas en la pila.
 }
innovation-could-be = Lo que puede ser una carta desconocida: { $n }
innovation-could-be-why = Cartas de esta era que no sabes dónde están: en la pila, { $forecasts ->
    [yes] en alguna mano, en alguna pila de puntuación, entre los presagios
   *[no] en alguna mano, en alguna pila de puntuación
} o entre los logros.
innovation-known-in-pile = Se sabe que están en la pila
innovation-unknown-held = { $name }: cartas desconocidas, { $hand } en la mano, { $score } en la pila de puntuación{ $forecast ->
    [0] {""}
   *[other] , { $forecast } entre los presagios
}
innovation-unknown-achievements = Desconocidas entre los logros: { $n }
innovation-place-hand = En la mano: { $name }
innovation-place-score = En la pila de puntuación: { $name }
innovation-place-board = En el tablero: { $name }
innovation-place-supply = En la pila de la era { $age }
innovation-place-removed = Fuera de la partida
innovation-reach-title = Qué está al alcance
innovation-reach-rule = Un logro normal pide cinco puntos por cada unidad de su era y una carta superior de valor al menos igual. Los puntos siguen siendo tuyos.
innovation-reach-standing = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, máxima { $top }
innovation-has-it = lo tiene
innovation-in-reach = al alcance
innovation-needs-top = carta superior { $age }
innovation-needs-points = { $n ->
    [one] +{ $n } pt.
   *[other] +{ $n } pts.
 }
innovation-needs-both = { $n ->
    [one] +{ $n } pt.
   *[other] +{ $n } pts.
 }, carta superior { $age }
innovation-face-down = Una carta robada boca abajo, era { $age }: mirarla
