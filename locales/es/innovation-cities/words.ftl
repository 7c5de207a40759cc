## Names of things

innovation-a-city = una ciudad { $age }
innovation-some-cities = { $count } ciudades de la era { $age }

## Endorsing

innovation-do-endorse = Respaldar: { $card }, todo dos veces
innovation-verb-endorse = Respaldar { $card }
innovation-which-pay = ¿Qué carta de tu mano archivas para pagar el respaldo?
innovation-why-endorse = Hacen falta una ciudad superior con su icono y una carta en tu mano de valor igual o menor que el suyo
innovation-about-endorse = La carta archivada paga a la ciudad; usas cada efecto dos veces, y los demás una.
innovation-log-endorse = respaldado { $card }
innovation-log-flags-won = { $n ->
    [one] ganado un logro por banderas, ahora { $now }
   *[other] ganado { $n } logros por banderas, ahora { $now }
 }
innovation-log-flags-lost = { $n ->
    [one] perdido un logro por banderas, ahora { $now }
   *[other] perdido { $n } logros por banderas, ahora { $now }
 }
innovation-log-fountains-won = { $n ->
    [one] ganado un logro por fuentes, ahora { $now }
   *[other] ganado { $n } logros por fuentes, ahora { $now }
 }
innovation-log-fountains-lost = { $n ->
    [one] perdido un logro por fuentes, ahora { $now }
   *[other] perdido { $n } logros por fuentes, ahora { $now }
 }

## Special achievements

innovation-achievement-legend = Leyenda
    .en = Legend
innovation-achievement-legend-how = Fusiona una ciudad con flecha a la izquierda sobre un color ya desplegado a la izquierda.
innovation-achievement-repute = Reputación
    .en = Repute
innovation-achievement-repute-how = Fusiona una ciudad con flecha a la derecha sobre un color ya desplegado a la derecha.
innovation-achievement-fame = Fama
    .en = Fame
innovation-achievement-fame-how = Fusiona una ciudad con flecha hacia arriba sobre un color ya desplegado hacia arriba.
innovation-achievement-glory = Gloria
    .en = Glory
innovation-achievement-glory-how = Archiva una ciudad con bandera.
innovation-achievement-victory = Victoria
    .en = Victory
innovation-achievement-victory-how = Archiva una ciudad con fuente.

## Symbols of cities: name, and what it does

innovation-symbol-arrow-left = Flecha a la izquierda
    .en = Arrow to the left
innovation-symbol-arrow-right = Flecha a la derecha
    .en = Arrow to the right
innovation-symbol-arrow-up = Flecha hacia arriba
    .en = Arrow up
innovation-symbol-arrow-how = Fusionada con una acción, despliega su color en esa dirección.
innovation-symbol-search = Búsqueda
    .en = Search
innovation-symbol-search-how = Cuenta como el icono. Fusionada con una acción, roba además tantas cartas básicas de su era como esta indique: se quedan las que tengan el icono y las demás se devuelven.
innovation-symbol-flag = Bandera
    .en = Flag
innovation-symbol-flag-how = Un logro mientras se vea y ningún oponente muestre más cartas de su color.
innovation-symbol-fountain = Fuente
    .en = Fountain
innovation-symbol-fountain-how = Un logro mientras se vea.

## The position in words

innovation-read-pile-cities = Ciudades, era { $age }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-read-passing = { $n ->
    [one] Un logro por bandera o fuente, mientras siga así
   *[other] { $n } logros por banderas y fuentes, mientras siga así
 }
