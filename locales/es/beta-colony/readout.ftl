## Beta Colony: the position in words

beta-colony-read-now = Cómo va la partida
beta-colony-read-turn = Juega ahora: { $name }
beta-colony-read-start = Jugador inicial: { $name }
beta-colony-read-row = Fila { $values }: { $modules }
beta-colony-read-none = nada
beta-colony-read-left = { $count ->
    [one] { $count } módulo restante
   *[other] { $count } módulos restantes
}
beta-colony-read-no-crew = nadie
# As in English.
beta-colony-read-crew-of = { $name } { $count }
# As in English.
beta-colony-read-name = { $name }
beta-colony-read-points = { $now ->
    [one] { $now } punto
   *[other] { $now } puntos
} ahora, { $then } según el pronóstico
beta-colony-read-dice = Dados: { $dice }
beta-colony-read-materials = Materiales: { $what }
beta-colony-read-space = { $space }; { $beside }
beta-colony-read-stops = Camino: { $stops }
beta-colony-read-track = { $colony }: camino { $at }, { $crew ->
    [one] { $crew } tripulante
   *[other] { $crew } tripulantes
}, mayoría { $points }
beta-colony-read-achievements = Logros: { $what }
