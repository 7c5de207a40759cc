## Lobby

fireside = Fireside
offline-ready = Listo para jugar sin conexión
unofficial = Proyecto de aficionados no oficial, sin material de las editoriales
credits-link = Créditos y licencias
cancel = Cancelar
save = Guardar
you = Tú

new-game = Nueva partida
new-game-of = Nueva partida de { $game }: { $players }, { $more }
players-range = { $from }–{ $to } jugadores
coming = Pronto

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
broken-title = Una partida dañada
broken-why = No se puede abrir:
kept-newer = la guardó un Fireside más nuevo. Recarga la página para obtenerlo.
kept-damaged = su texto está dañado ({ $why }).
kept-no-game = su juego no forma parte de este Fireside.
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

## Games in the lobby

burgundy-name = Borgoña
burgundy-full-name = Los Castillos de Borgoña: El juego de cartas
burgundy-more = en solitario contra Egon
burgundy-solo = Solo contra Egon
burgundy-minutes = 20–45 minutos
burgundy-course = Cinco fases de seis rondas
burgundy-goal = Llena tu feudo de tríos
burgundy-deal = { $players ->
    [1] Egon es el segundo
    [2] 7 cartas en la oferta
    [3] 10 cartas en la oferta
   *[other] 13 cartas en la oferta
}
burgundy-start-workers = Trabajadores al empezar
burgundy-start-workers-note = por puesto, desde el primero
innovation-name = Innovation
innovation-full-name = Innovation
innovation-more = con cuatro, también por equipos
innovation-minutes = 30–60 minutos
innovation-course = Diez eras, de la rueda a internet
innovation-goal = Reclama logros antes que los demás
innovation-deal = { $players ->
    [2] Ganan 6 logros
    [3] Ganan 5 logros
   *[other] Ganan 4 logros; por equipos, 6
}
terra-mystica-name = Terra Mystica
terra-mystica-more = 14 facciones, tres mapas
beta-colony-name = Beta Colony
beta-colony-more = cinco tableros
