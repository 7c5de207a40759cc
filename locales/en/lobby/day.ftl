## The game of the day

day-title = Game of the day
day-today = Today’s game
day-what = { $game }, { $against }
day-against-1 = against { $one }
day-against-2 = against { $one } and { $two }
day-against-3 = against { $one }, { $two } and { $three }
day-play = Play
