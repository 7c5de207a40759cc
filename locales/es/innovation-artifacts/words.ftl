## Displays, relics, and who loses

innovation-ask-display = ¿Qué haces con el artefacto expuesto?
innovation-ask-seize = ¿Tomas la reliquia { $card }?
innovation-log-lost = { $name ->
    [You] Quedas fuera de la partida
   *[other] { $name } queda fuera de la partida
 }

## Names of things

innovation-an-artifact = un artefacto { $age }
innovation-some-artifacts = { $count } artefactos de la era { $age }
innovation-kind-compel = Obligación
    .en = Compel

## Questions

innovation-ask-compelled = { $name ->
    [You] { $card } obliga: { $what }
   *[other] { $name } obliga con { $card }: { $what }
 }
innovation-ask-compelling = { $name ->
    [You] Obligas con { $card }: { $what }
   *[other] Obligas a { $name } con { $card }: { $what }
 }
innovation-which-own-achievement = ¿cuál de tus logros cedes?
innovation-which-keep-returned = ¿qué carta conservas? Devuelves las que no conserves.

## Choices

innovation-do-own-achievement = Tu logro de la era { $age }
innovation-do-seize-achievement = Tomarla como logro
innovation-do-seize-hand = Pasarla a tu mano
innovation-do-leave = Dejarlo expuesto
innovation-verb-seize = Tomarla

## What a question is about, once

innovation-about-display = Su dogma no cuesta acción, sus propios iconos cuentan y después se devuelve.
innovation-about-seize = Quien excava puede tomar la reliquia de esa era, incluso de los logros de otros.
innovation-about-compel = { $by ->
    [karma] Con lo que un karma hace contar, tienes al menos tanto
   *[icons] Muestras al menos tantos de su icono como quien la usa
 }: debes hacer lo que dice.
innovation-about-keep-returned = Eliges qué cartas se quedan; las demás se devuelven.
innovation-about-execute-as-if = Haces todo lo que dice esa carta, también sus exigencias; nadie comparte.

## What a choice brings

innovation-gain-display = gratis, y después se devuelve

## The log

innovation-log-display = de la exposición
innovation-log-dig = excavado { $what }
innovation-log-seize = { $to ->
    [hand] pasado la reliquia { $what } a la mano
   *[other] tomado la reliquia { $what } como logro
 }
innovation-log-seize-from = { $name ->
    [You] { $to ->
        [hand] pasado a la mano la reliquia { $what } de tus logros
       *[other] tomado la reliquia { $what } de tus logros
     }
   *[other] { $to ->
        [hand] pasado a la mano la reliquia { $what } de los logros de { $name }
       *[other] tomado la reliquia { $what } de los logros de { $name }
     }
 }

## The position in words

innovation-read-pile-artifacts = Artefactos, era { $age }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-read-display = Expuesto: { $card }
innovation-read-relics = Reliquias junto a las pilas: { $cards }
innovation-read-lost = Fuera de la partida
innovation-place-display = Expuesto: { $name }

## The board

innovation-display = Expuesto
    .en = On display
innovation-display-free = gratis, y después se devuelve
innovation-relic = Reliquia
    .en = Relic
innovation-relics = Reliquias
    .en = Relics
innovation-place-relic = Entre los logros: { $name }
innovation-place-relics = Junto a su pila: quien excave un artefacto de la era { $age } puede tomarla
innovation-fact-compelled = La obligación afecta a { $name }
innovation-fact-compels-nobody = Nadie muestra tantos: la obligación no afecta a nadie
innovation-own-icons-compel = Tu icono { $icon }: { $n }. Quien muestre al menos tantos queda obligado y comparte lo demás.
