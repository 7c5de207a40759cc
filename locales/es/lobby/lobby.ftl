## Lobby

# As in English.
fireside = Fireside
offline-ready = Listo para jugar sin conexión
offline-coming = Descargando para jugar sin conexión…
unofficial = Proyecto de aficionados no oficial, sin material de las editoriales
credits-link = Acerca de Fireside
cancel = Cancelar
save = Guardar
you = Tú

new-game = Nueva partida
players-range = { $from }–{ $to } jugadores
learn-offer = Aprender en 5 minutos

last-played = Última partida
go-on = Continuar
see-end = Ver el resultado
go-on-with = { $what }: { $title }
solo-title = { $game } en solitario
place-then = { $place }: { $whose }
turn-yours = te toca
turn-of = turno: { $name }
ended = terminada
ended-you-won = terminada: ganaste
ended-won = terminada; victoria: { $name }
ended-shared = terminada; victoria compartida: { $names }, { $last }
list-more = { $names }, { $name }

saves = Partidas guardadas
saves-count = { $n } en este dispositivo
saves-empty = Aún no hay nada. Elige un juego y siéntate a la mesa: cada partida se guarda en este dispositivo después de cada decisión.
saves-no-more = No hay más partidas. Cada una que empieces se guarda aquí hasta que la borres.
more-of = Más: { $title }
broken-title = Partida dañada
broken-why = No se puede abrir:
kept-newer = la guardó una versión más nueva. Recarga la página para obtenerla.
kept-damaged = su texto está dañado.
kept-no-game = su juego no forma parte de este Fireside.
kept-branch = Rama, no cuenta
kept-watched = No cuenta
save-as-file = Guardar como archivo
rename = Renombrar
rename-title = Renombrar la partida
rename-field = Nombre de la partida
rename-note = Vacío: el nombre del juego.
delete = Borrar
duplicate = Duplicar
file-no-match = no contiene ninguna partida de Fireside
file-too-large = es demasiado grande para ser una partida
not-taken-in = No se pudo añadir la partida: { $why }
open-file = Abrir una partida de un archivo
taken-in = La partida ya está en tu lista.
deleted = Partida borrada: «{ $title }».
storage-full = El navegador no tiene espacio para guardar esto. Borra alguna partida que ya no necesites.

new-game-heading = Nueva partida de { $game }
new-game-long = de { $game }
colour-1 = Rosa
colour-2 = Azul
colour-3 = Verde
colour-4 = Violeta
colour-5 = Turquesa
begin-failed = Esta partida no puede empezar aquí. Recarga la página, por favor.
