## La mesa y lo que dice antes de hacer algo

innovation-symbol-search-for = { $icon } con búsqueda
innovation-endorse-with = { $city }: ¿qué carta respaldas?
innovation-endorse-cost = archiva una carta de tu mano de valor { $most } o menor ({ $n } para elegir)
innovation-endorse-twice = Usas cada efecto dos veces. Los demás comparten una vez; una exigencia se hace dos veces.
innovation-can-endorse = Toca para respaldar una carta con sus iconos
innovation-could-endorse = Podrías respaldarla: toca antes una de tus ciudades con su icono.
innovation-passing-flags = { $n ->
    [one] Una bandera cuenta
   *[other] { $n } banderas cuentan
 }
innovation-passing-fountains = { $n ->
    [one] Una fuente cuenta
   *[other] { $n } fuentes cuentan
 }
innovation-last-endorse = { $name ->
    [You] Has respaldado { $card }
   *[other] { $name } ha respaldado { $card }
 }
