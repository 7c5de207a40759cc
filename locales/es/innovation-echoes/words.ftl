## Names of things

innovation-an-echo = una carta Echoes { $age }
innovation-some-echoes = { $count } cartas Echoes de la era { $age }

## Questions

innovation-which-foreshadow = ¿Cuál de estas cartas presagias?
innovation-which-achieve = ¿Qué carta consigues como logro?
innovation-may-achieve = ¿Consigues una carta como logro?
innovation-which-meld-foreseen = ¿Qué carta de tus presagios fusionas?
innovation-may-promote = ¿Promueves una carta de tus presagios? Se fusiona, y su dogma es gratis.
innovation-whether-dogma = ¿Usas gratis el dogma de { $card }?
innovation-whether-return-forecast-whole = { $count ->
    [one] ¿Revelas y devuelves la única carta de tus presagios?
   *[other] ¿Revelas y devuelves las { $count } cartas de tus presagios?
 }
innovation-which-tuck-top = ¿Cuál de tus cartas superiores archivas?
innovation-which-transfer = ¿Qué carta transfieres?
innovation-which-pick-up = { $from ->
    [forecast] ¿Qué carta de tus presagios tomas en tu mano?
    [bottom] ¿Cuál de tus cartas inferiores tomas en tu mano?
   *[other] ¿Cuál de tus cartas superiores tomas en tu mano?
 }

## Choices

innovation-do-foreshadow = Presagiar { $card }
    .en = Foreshadow { $card }
innovation-do-achieve-card = Conseguir { $card } como logro
    .en = Achieve { $card }
innovation-do-promote = Promover { $card }
    .en = Promote { $card }
innovation-do-transfer = Transferir { $card }
    .en = Transfer { $card }
innovation-do-pick-up = Tomar { $card } en tu mano
    .en = Take { $card } into your hand
innovation-do-look = Mirar { $what }
    .en = Look at { $what }
innovation-verb-foreshadow = Presagiar
    .en = Foreshadow
innovation-verb-promote = Promover
    .en = Promote

## What a question is about, once

innovation-about-foreshadow = Entre los presagios, una carta espera oculta hasta que una acción de fusión la promueva.
innovation-about-achieve = La propia carta pasa a ser un logro, con los mismos requisitos que cualquier otro.
innovation-about-promote = Tras una acción de fusión puede fusionarse también un presagio de valor igual o menor.
innovation-about-free-dogma = No cuesta ninguna acción. Quién comparte y quién obedece se cuenta como siempre.

## The log

innovation-log-echo = eco de { $card }: { $what }
innovation-log-draw-foreshadow = roba y presagia { $what }
innovation-log-foreshadow = presagia { $what }
innovation-log-achieved-card = consigue { $what } como logro
innovation-log-add-achievement = lleva { $what } a los logros disponibles
innovation-log-place = pone { $what } encima de su pila
innovation-log-looked = mira la de encima de una pila: { $what }
innovation-log-splayed-of = despliega el { $colour } { $name ->
    [You] de tu tablero
   *[other] de { $name }
 } { $splay ->
    [left] a la izquierda
    [right] a la derecha
   *[up] hacia arriba
 }

## Special achievements

innovation-achievement-supremacy = Supremacía
    .en = Supremacy
innovation-achievement-supremacy-how = Muestra al menos tres de un mismo icono en cada uno de cuatro colores.
innovation-achievement-supremacy-else = O ten con Novela un icono distinto de la corona en todas tus cartas superiores menos la morada.
innovation-achievement-destiny = Destino
    .en = Destiny
innovation-achievement-destiny-how = Ten al menos siete cartas entre tus presagios.
innovation-achievement-destiny-else = O devuelve con Barómetro unos presagios con una carta azul.
innovation-achievement-wealth = Riqueza
    .en = Wealth
innovation-achievement-wealth-how = Muestra al menos ocho bonificaciones.
innovation-achievement-wealth-else = O seis con Palampore.
innovation-achievement-heritage = Herencia
    .en = Heritage
innovation-achievement-heritage-how = Muestra al menos ocho hexágonos en un color.
innovation-achievement-heritage-else = O cinco con Telar.
innovation-achievement-history = Historia
    .en = History
innovation-achievement-history-how = Muestra al menos cuatro efectos de eco en un color.
innovation-achievement-history-else = O tres con Fotografía.

## The position in words

innovation-read-pile-echoes = Echoes, era { $age }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-read-running-echo = Efecto de eco de { $card }, en uso por: { $by }; lo ejecuta: { $acting }
innovation-read-forecast = { $count ->
    [one] Una carta entre los presagios: { $cards }
   *[other] { $count } cartas entre los presagios: { $cards }
 }
innovation-read-forecast-none = Nada entre los presagios
