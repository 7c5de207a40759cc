## Statistics

stats-menu = Más: Estadísticas
stats-as-json = Guardar como archivo (JSON)
stats-as-csv = Guardar como tabla (CSV)
stats-reset = Restablecer
stats-reset-title = ¿Restablecer las estadísticas?
stats-reset-ask = Se borran todos los resultados de este dispositivo, también los de las partidas del día. Tus partidas se quedan.
stats-was-reset = Las estadísticas están ahora vacías.
stats-empty = Aún no hay nada que contar. Aquí aparece cada partida que termines en este dispositivo.
stats-unreadable = No se pueden leer las estadísticas
stats-damaged = Su texto está dañado. No se cuenta nada hasta que se restablezcan.
stats-newer = Las guardó una versión más nueva de Fireside. Recarga la página para obtenerla.
stats-none-fit = Ninguna partida cumple todo esto.
stats-count = { $n ->
    [one] { $n } partida contada
   *[other] { $n } partidas contadas
}

stats-who = Jugador
stats-all-games = Todos los juegos
stats-all-opponents = Todos los rivales
stats-all-counts = Todas las mesas
stats-alone = En solitario
stats-people = Personas aquí
stats-other = Otras partidas

stats-played = Jugadas
stats-won = Ganadas
stats-average = Media
stats-best = Mejor
stats-points-each = puntos por partida
stats-streak = { $n ->
    [one] { $n } victoria
   *[other] { $n } victorias seguidas
}
stats-form = { $n ->
    [one] La última partida
   *[other] Las últimas { $n } partidas
}
stats-form-won = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, victoria
stats-form-lost = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
stats-spread = Cuántos puntos
stats-range = { $from }–{ $to }
stats-bin = { $n ->
    [one] { $points } puntos: { $n } partida
   *[other] { $points } puntos: { $n } partidas
}
stats-by-opponent = Por rival más fuerte
stats-by-players = Por número de jugadores
stats-by-game = Por juego
stats-by-day = Partidas del día

percent = { $n } %
