## The game of the day

day-title = Partida del día
day-today = Partida de hoy
day-what = { $game }, { $against }
day-against-1 = contra { $one }
day-against-2 = contra { $one } y { $two }
day-against-3 = contra { $one }, { $two } y { $three }
day-play = Jugar
