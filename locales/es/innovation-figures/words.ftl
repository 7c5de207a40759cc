## Actions, and the names of decrees

innovation-do-inspire = Inspirar: { $colour }
innovation-verb-inspire = Inspirar
innovation-verb-decree = Decretar
innovation-log-decree-back = { $name ->
    [You] tu decreto { $what } vuelve al centro
   *[other] el decreto { $what } de { $name } vuelve al centro
 }
innovation-decree-war = Guerra
    .en = War
innovation-decree-expansion = Expansión
    .en = Expansion
innovation-decree-trade = Comercio
    .en = Trade
innovation-decree-advancement = Avance
    .en = Advancement
innovation-decree-rivalry = Rivalidad
    .en = Rivalry
innovation-kind-inspire = Efecto de inspiración
    .en = Inspire effect

## Names of things

innovation-a-figure = una figura { $age }
innovation-some-figures = { $count } figuras de la era { $age }
innovation-karma-decree = Con dos figuras cualesquiera en la mano puedes decretar { $decree }.

## Decrees

innovation-do-decree = Decretar: { $decree }
innovation-decree-war-how = elige un valor; se devuelven todas las cartas superiores de ese valor de los demás tableros
innovation-decree-expansion-how = despliega uno de tus colores hacia arriba
innovation-decree-trade-how = roba y presagia tres cartas un valor más altas que tu carta superior más alta
innovation-decree-advancement-how = roba una carta dos valores más alta que tu carta superior más alta
innovation-decree-rivalry-how = elige a otro jugador; devuelve tres cartas de su pila de puntuación y todas las figuras superiores de su tablero
innovation-decree-war-question = ¿De qué valor son las cartas superiores que se devuelven?
innovation-decree-war-answer = Devolver cada { $age } superior de los demás
innovation-decree-expansion-question = ¿Qué color despliegas hacia arriba?
innovation-decree-rivalry-question = ¿Contra quién decretas la rivalidad?

## Questions

innovation-which-fade = ¿Qué figura se desvanece primero? Se puntúa.
innovation-which-karma = Podrían intervenir varios karmas: ¿cuál lo hace?
innovation-which-name = ¿qué figura nombras?
innovation-do-karma = Karma de { $card }
innovation-do-name = Nombrar { $card }
innovation-verb-name = Nombrar

## What a question is about, once

innovation-about-karma = Solo interviene un karma: decide quien tiene el turno.
innovation-about-fade = Quien tras una acción muestra más de una figura superior las puntúa de una en una.
innovation-about-decree = Un decreto cuesta toda tu mano; mientras lo tengas, es un logro.
innovation-about-name = Si la figura nombrada está en su pila, pasa a tu mano.

## Why something cannot be done now

innovation-why-inspire = No se ve ningún efecto de inspiración en este color
innovation-why-decree-values = Hacen falta figuras de tres valores en la mano; las tuyas tienen { $n }
innovation-why-decree-colour = Una de las figuras de tu mano debe ser de color { $colour }

## What a choice brings

innovation-gain-inspires = { $n ->
    [one] el efecto de inspiración: { $cards }
   *[other] { $n } efectos de inspiración, en este orden: { $cards }
 }
innovation-gain-inspire-draw = después robas una { $age }
innovation-gain-decree-cost = { $n ->
    [one] la única carta de tu mano sale de la partida
   *[other] las { $n } cartas de tu mano salen de la partida
 }
innovation-gain-decree-new = el decreto pasa a ser un logro tuyo
innovation-gain-decree-own = el decreto ya es tuyo: solo su efecto
innovation-gain-decree-back = { $name } pierde el decreto: vuelve al centro, sin efecto
innovation-gain-karma = { $instead ->
    [yes] en su lugar: karma de { $card }
   *[other] antes: karma de { $card }
 }
innovation-can-karma = { $name ->
    [You] Puede intervenir tu karma: { $cards }
   *[other] Puede intervenir un karma de { $name }: { $cards }
 }

## The log

innovation-log-inspire = inspirado el { $colour }
innovation-log-decree = decretado { $decree }
innovation-log-inspired = efecto de inspiración de { $card }: { $what }
innovation-log-figure-draw = una figura por el logro de un oponente: { $what }
innovation-log-fading = desvanecimiento: { $what }
innovation-log-karma-instead = karma de { $card } en vez de { $trigger }: { $what }
innovation-log-karma-first = karma de { $card } antes de { $trigger }: { $what }
innovation-log-karma-melded = karma de { $card }: { $what }
innovation-log-karma-nothing = nada
innovation-trigger-by = { $trigger } ({ $name ->
    [You] tú
   *[other] { $name }
 })
innovation-trigger-draw = robar
innovation-trigger-free-draw = robar por compartir
innovation-trigger-meld = fusionar
innovation-trigger-tuck = archivar
innovation-trigger-score = puntuar
innovation-trigger-return = devolver
innovation-trigger-foreshadow = presagiar
innovation-trigger-claim = reclamar un logro
innovation-trigger-remove = eliminar
innovation-trigger-transfer = transferir
innovation-trigger-splay = desplegar
innovation-trigger-dogma = una acción de dogma
innovation-trigger-dogma-with = una acción de dogma con { $card }
innovation-trigger-inspire = una acción de inspirar
innovation-trigger-demand = una exigencia
innovation-trigger-no-share = acabar un dogma no compartido
innovation-trigger-win = una victoria
innovation-trigger-fade = desvanecerse

## The position in words

innovation-read-pile-figures = Figuras, era { $age }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-read-running-karma = Karma de { $card }; lo ejecuta: { $acting }
innovation-read-running-inspire = Efecto de inspiración de { $card }; lo ejecuta: { $acting }
innovation-read-decree-of = Decreto { $what }: { $name }
innovation-read-decree-free = Decreto { $what }: en el centro
innovation-read-by-karma = { $n ->
    [one] Un logro por un karma, mientras siga así
   *[other] { $n } logros por karmas, mientras siga así
 }
innovation-row-decrees = Decretos

## What a dogma counts

innovation-ahead-open = Antes eliges qué cuenta
innovation-own-points = Tus puntos: { $n }. Quien tenga al menos tantos comparte.
innovation-own-points-demand = Tus puntos: { $n }. Quien tenga al menos tantos comparte; a los demás les afectan las exigencias.
innovation-fact-nobody-points = Nadie tiene menos puntos: la exigencia no afecta a nadie
innovation-fact-shares-points = { $name } comparte, con { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } puntos
 } frente a tus { $own }, y actúa antes que tú. Si eso cambia algo, robas una figura gratis.
innovation-log-measured = en esta acción cuenta: { $what }
innovation-log-raised = subido en { $n } los valores en recuadro
innovation-log-majority = tomado la mayoría

## An achievement that is taken

innovation-which-take-achieved = ¿qué logro tomas?
innovation-do-take-achieved = Tomar { $what }
innovation-do-take-achievement = Tomar el logro de la era { $age } de { $name }

## Una carta que se ejecuta en vez de archivarse

innovation-place-revealed = La ejecuta: { $name }
innovation-log-retook = pasado otra vez { $what } a la mano
