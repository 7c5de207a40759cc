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
file-is-backup = es la copia de seguridad de un dispositivo. Impórtala en «Almacenamiento», encima de la lista.
share = Compartir

turn-away = en espera: { $name }

open-link = Abrir un enlace o texto
storage = Almacenamiento
save-answer = La decisión número { $number } ya no encaja con las reglas. Ves el último momento que encaja; lo guardado queda como está.
save-newer = La guardó una versión más nueva de Fireside. Recarga la página para obtenerla.
save-other-game = Pertenece a otro juego.
save-seats = Sus puestos no encajan con lo registrado.
save-too-long = Tiene muchas más decisiones que cualquier partida. Ves el comienzo; lo guardado queda como está.
save-unreadable = La partida guardada está dañada.
