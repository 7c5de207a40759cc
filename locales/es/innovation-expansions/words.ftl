## Forecasts, achieved cards, transfers, bonuses

innovation-which-foreshadow = ¿cuál de estas cartas presagias?
innovation-which-achieve = ¿qué carta consigues como logro?
innovation-may-achieve = ¿consigues una carta como logro?
innovation-which-meld-foreseen = ¿qué carta de tus presagios fusionas?
innovation-may-promote = ¿Promueves una carta de tus presagios? Se fusiona, y su dogma es gratis.
innovation-whether-dogma = ¿Usas gratis el dogma de { $card }?
innovation-whether-return-forecast-whole = { $count ->
    [one] ¿revelas y devuelves la única carta de tus presagios?
   *[other] ¿revelas y devuelves las { $count } cartas de tus presagios?
 }
innovation-which-tuck-top = ¿cuál de tus cartas superiores archivas?
innovation-which-transfer = ¿qué carta transfieres?
innovation-which-lay-down = ¿qué carta transfieres a tu tablero?
innovation-which-pick-up = { $from ->
    [forecast] ¿qué carta de tus presagios pasas a tu mano?
    [score] ¿qué carta de tu pila de puntuación pasas a tu mano?
    [bottom] ¿cuál de tus cartas inferiores pasas a tu mano?
    [board] ¿cuál de tus cartas superiores pasas a tu mano?
   *[other] ¿qué carta pasas a tu mano?
 }
innovation-do-foreshadow = Presagiar { $card }
innovation-do-achieve-card = Conseguir { $card } como logro
innovation-do-promote = Promover { $card }
innovation-do-promote-none = No promover nada
innovation-do-transfer = Transferir { $card }
innovation-do-lay-down = Transferir { $card } a tu tablero
innovation-do-pick-up = Pasar { $card } a tu mano
innovation-do-look = Mirar { $what }
innovation-verb-foreshadow = Presagiar
innovation-verb-promote = Promover
innovation-about-foreshadow = Entre los presagios, una carta espera oculta hasta que una acción de fusión la promueva.
innovation-about-achieve = La propia carta pasa a ser un logro, con los mismos requisitos que cualquier otro.
innovation-about-achievement = Pasa a ser tu logro, sea uno del centro o una carta que cuenta como tal.
innovation-about-promote = Tras una acción de fusión puede fusionarse también un presagio de valor igual o menor.
innovation-about-free-dogma = No cuesta ninguna acción. Quién comparte y quién obedece se cuenta como siempre.
innovation-log-echo = eco de { $card }: { $what }
innovation-log-draw-foreshadow = robado y presagiado { $what }
innovation-log-foreshadow = presagiado { $what }
innovation-log-achieved-card = conseguido { $what } como logro
innovation-log-add-achievement = añadido { $what } a los logros disponibles
innovation-log-place = puesto { $what } encima de la pila
innovation-log-looked = mirado la carta de encima de una pila: { $what }
innovation-log-splayed-of = desplegado el { $colour } { $name ->
    [You] de tu tablero
   *[other] de { $name }
 } { $splay ->
    [left] a la izquierda
    [right] a la derecha
   *[up] hacia arriba
 }
innovation-read-running-echo = Efecto de eco de { $card }, en uso por: { $by }; lo ejecuta: { $acting }
innovation-read-forecast = { $count ->
    [one] Una carta entre los presagios: { $cards }
   *[other] { $count } cartas entre los presagios: { $cards }
 }
innovation-read-forecast-none = Nada entre los presagios
innovation-symbol-plus = Más
    .en = Plus
innovation-symbol-plus-how = Fusionada con una acción, roba una carta un valor más alta que la ciudad.
innovation-read-bonuses = { $n ->
    [one] Una bonificación visible que vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     }
   *[other] { $n } bonificaciones visibles, en total { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     }
 }

## Karmas, also of a relic

# As in English.
innovation-kind-karma = Karma

## Questions that several expansions ask

innovation-which-meld-any = ¿qué carta fusionas?
innovation-may-meld-any = ¿fusionas una carta?
innovation-which-tuck-any = ¿qué carta archivas?
innovation-question-of-achievement = ¿qué logro reclamas?
innovation-answer-of-achievement = Reclamar el logro de la era { $age }
innovation-question-of-foreshadow = ¿de qué valor es la carta que presagias?
innovation-answer-of-foreshadow = Robar y presagiar una { $age }
innovation-question-of-meld = ¿de qué valor es la carta que robas y fusionas?
innovation-answer-of-meld = Robar y fusionar una { $age }
innovation-question-of-set = ¿de qué colección robas?
innovation-answer-of-value = Elegir { $age }
innovation-answer-of-colour = Elegir el { $colour }
innovation-question-of-right = ¿qué color despliegas a la derecha?
innovation-answer-of-left = Desplegar el { $colour } a la izquierda
innovation-answer-of-right = Desplegar el { $colour } a la derecha
innovation-answer-of-up = Desplegar el { $colour } hacia arriba

## Choices

innovation-do-draw-back = Robar { $what }
innovation-do-take-back = { $name ->
    [You] Tomar una { $age } desconocida de tu pila de puntuación
   *[other] Tomar una { $age } desconocida de la pila de puntuación de { $name }
 }

## The log

innovation-log-remove = eliminado { $what } de la partida
innovation-log-to-achievements = { $name ->
    [You] transferido { $what } a tus logros
   *[other] transferido { $what } a los logros de { $name }
 }
innovation-log-take-achievement = { $name ->
    [You] tomado { $what } de tus logros
   *[other] tomado { $what } de los logros de { $name }
 }
innovation-log-meld-of = { $name ->
    [You] fusionado { $what } de tu tablero
   *[other] fusionado { $what } del tablero de { $name }
 }
innovation-log-tuck-of = { $name ->
    [You] archivado { $what } de tu tablero
   *[other] archivado { $what } del tablero de { $name }
 }
innovation-log-score-of = { $name ->
    [You] puntuado { $what } de tu tablero
   *[other] puntuado { $what } del tablero de { $name }
 }
innovation-log-moved = movido { $what }

## The end

innovation-row-passing = Logros por cartas a la vista

## What a choice changes

innovation-measure-bonus = Puntos de bonificación
innovation-measure-flags = Logros por banderas
innovation-measure-fountains = Logros por fuentes
innovation-measure-decrees = Decretos
innovation-measure-forecast = Cartas en los presagios
