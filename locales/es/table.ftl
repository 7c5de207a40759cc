## Table

auto-off = Preguntarme aunque haya una sola opción
auto-on = Elegir por mí si solo hay una opción
back-one = Un paso atrás
back-to-now = Al presente
bot-refused = El bot no pudo leer esta partida. Recarga la página, por favor.
bots-unavailable = Los bots no pueden arrancar en esta página. Recárgala, por favor; la partida está guardada.
bot-thinks = { $level }, pensando
copied = Copiado
copy-save = Copiar la partida como texto
curtain-lift = ¡Ya estoy!
curtain-pass = Pasa el dispositivo a
end-again = Jugar otra vez
end-chart = Evolución de los puntos
end-look = Ver la mesa
end-lost = Derrota
end-measure = Qué muestra el gráfico
end-moments = Momentos
end-points = Puntos por origen
end-points-from = Puntos por
end-shared = { $names } y { $last } ganan juntos
end-towers = Torres de puntos: { $points }
end-wins = Victoria: { $name }
end-you-win = ¡Victoria!
forth-one = Un paso adelante
game-over = La partida ha terminado
key-redo = R
key-undo-turn = T
level-easy = Fácil
level-expert = Experto
level-hard = Difícil
level-medium = Medio
log = Registro
log-auto = automático
log-line = { $name }: { $words }
looking-back = Un momento anterior
match-broken = Esta partida no se puede abrir
match-gone = Esa partida ya no está en este dispositivo.
menu = Menú
move-now = Jugar ya
not-copied = El navegador no permitió copiar.
only-look = Esta partida solo se puede mirar
person = persona
play-on = Seguir desde aquí
play-on-what = Empieza una partida aparte en este momento; la otra queda como está
prompt = Qué se pide
redo = Rehacer
replay = Momentos de la partida
replay-pause = Pausa
replay-play = Reproducir la partida
replay-speed = Velocidad { $speed } de 3
save-answer = La decisión número { $number } ya no encaja con las reglas. Ves el último momento que encaja; lo guardado queda como está.
save-newer = La guardó una versión más nueva de Fireside. Recarga la página para obtenerla.
save-other-game = Pertenece a otro juego.
save-seats = Sus puestos no encajan con lo registrado.
save-unreadable = La partida guardada está dañada: { $why }
seat-label = { $name }, { $who }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Ver el tablero.
seat-label-turn = { $name }, { $who }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, juega ahora. Ver el tablero.
seats-at-table = En la mesa
take-back = Volver atrás
take-backs = { $count ->
    [one] 1 vuelta atrás
   *[other] { $count } vueltas atrás
}
theme-dark = Oscuro
theme-light = Claro
thinking = Avance del cálculo
thinks = Piensa: { $name }
to-end = Ver el resultado
took-back = { $count ->
    [one] Vuelta atrás, la primera de esta partida.
   *[other] Vuelta atrás; ya son { $count } en esta partida.
}
undo = Deshacer
undo-turn = Volver al inicio del turno
unpick = Anular esta elección
unkept = Este navegador no tiene espacio para guardar la partida. Puedes seguir jugando, pero si cierras la página se pierde lo nuevo.
your-turn = te toca
