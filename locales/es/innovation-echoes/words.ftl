## Names of things

innovation-an-echo = una carta Echoes { $age }
innovation-some-echoes = { $count } cartas Echoes de la era { $age }

## A card that goes on top of its pile

innovation-may-place = ¿pones una carta de tus presagios encima de su pila?
innovation-do-place = Poner { $card } encima de su pila
innovation-verb-place = Poner en su pila
innovation-about-place = Quien robe después de esa pila robará esta carta.

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
