## The list of matches

find = Buscar
find-show = Qué partidas
find-sort = Orden
find-all = Todas
find-running = En curso
find-finished = Terminadas
sort-played = Última jugada
sort-begun = Última empezada
sort-game = Por juego
sort-turn = Primero mi turno
sort-finished = Primero terminadas
find-count = { $n ->
    [0] Ninguna partida encontrada
    [one] { $n } partida encontrada
   *[other] { $n } partidas encontradas
}
find-more = Ver { $n } más de { $rest }
find-nothing = Ninguna partida coincide.
find-clear = Ver todas las partidas
file-is-backup = contiene todo lo de un dispositivo. Impórtalo en «Almacenamiento», encima de la lista.
