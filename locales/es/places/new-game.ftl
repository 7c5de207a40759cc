## New game

how-many = Cuántos juegan
seats-listed = Jugadores, por orden de juego
seats-by-lot = Jugadores
seats-solo = Tu puesto
seat-add = { $n ->
    [3] Añadir tercer jugador
    [4] Añadir cuarto jugador
    [5] Añadir quinto jugador
   *[other] Añadir jugador
}
seat-name = Nombre; si no, { $name }
seat-who = Quién juega: { $name }
seat-mark = Color y forma
seat-earlier = Adelantar
seat-later = Retrasar
seat-remove = Quitar
seat-moved = { $name }: ahora en el puesto { $n } de { $of }.
seat-removed = Fuera de la mesa: { $name }.
seat-person = Persona
mark-1 = Círculo rosa
mark-2 = Cuadrado azul
mark-3 = Triángulo verde
mark-4 = Rombo violeta
mark-5 = Hexágono turquesa
mark-taken = { $mark }, ocupado

options = Opciones
order = Orden de juego
order-lot = Al azar
order-lot-note = por sorteo
order-listed = Como en la lista
order-listed-note = empieza el primero
seed = Semilla
seed-note = el mismo número repite la partida
seed-new = Al azar
seed-check = Este número no sirve. Corrígelo o déjalo vacío para una partida al azar.
seed-wrong = Tiene que ser un número entero de 20 cifras como máximo, hasta 18446744073709551615.
auto-answer = Elegir por mí si solo hay una opción
auto-answer-note = se indica en el registro
players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
means = Puntos de los bots de nivel medio en esta mesa: { $mean } de media, el mejor { $best }. Partidas jugadas para ello: { $games }.
means-alone = Puntos de un bot de nivel medio en solitario: { $mean } de media. Partidas jugadas para ello: { $games }.
start = Empezar la partida
start-beginner = Empezar ya: { $name }
learn-decline = No volver a ofrecerlo
begin-options = Estas opciones son de otra versión y se han restablecido. Revísalas y vuelve a empezar.
begin-players = Este juego no admite ese número de jugadores.

person = persona
