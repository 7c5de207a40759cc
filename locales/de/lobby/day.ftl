## The game of the day

day-title = Spiel des Tages
day-today = Spiel von heute
day-what = { $game }, { $against }
day-against-1 = gegen „{ $one }“
day-against-2 = gegen „{ $one }“ und „{ $two }“
day-against-3 = gegen „{ $one }“, „{ $two }“ und „{ $three }“
day-play = Spielen
