## Table

ask-of = { $name }: { $ask }
auto-off = Preguntarme aunque haya una sola opción
auto-on = Elegir por mí si solo hay una opción
back-to-now = Al presente
bots-down = El programa de los bots ha fallado. Hasta que vuelva a funcionar, juegan a simple vista, sin pensar de antemano.
result-owed = El resultado no ha podido entrar en las estadísticas. Se contará en cuanto sea posible.
hint-failed = La pista no ha llegado: el programa de los bots ha fallado.
chances-failed = Las probabilidades no han llegado: el programa de los bots ha fallado.
bot-thinks = { $level }, pensando
confirm-choice = Confirmar
copy-save = Copiar la partida como texto
curtain-lift = ¡Ya estoy!
curtain-pass = Pasa el dispositivo a
end-again = Jugar otra vez
end-chart = Evolución de los puntos
end-look = Ver la mesa
end-lost = Derrota
end-measure = Qué muestra el gráfico
end-moments = Momentos
end-points-from = Puntos por
end-shared = { $names } y { $last } ganan juntos
end-picture = La imagen de la partida: { $points }
end-wins = Victoria: { $name }
end-you-win = ¡Victoria!
game-over = La partida ha terminado
key-redo = R
key-undo-turn = T
log-auto = automático
looking-back = Mirando atrás: { $place }
looking-back-start = Empieza la partida
match-broken = Esta partida no se puede abrir
move-now = Jugar ya
only-look = Esta partida solo se puede mirar
play-on = Seguir desde aquí
play-on-what = Empieza una partida aparte en este momento; la otra queda como está
prompt = Qué se pide
replay = Momentos de la partida
replay-pause = Pausa
replay-play = Reproducir la partida
replay-speed = Velocidad { $speed } de 3
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
thinking = Avance del cálculo
drew-face-down = Has robado una carta boca abajo. ¿La miras o la devuelves?
look-at-drawn = Mirar
thinks = Piensa: { $name }
to-end = Ver el resultado
took-back = { $count ->
    [one] Vuelta atrás, la primera de esta partida.
   *[other] Vuelta atrás; ya son { $count } en esta partida.
}
unpick = Anular esta elección
unkept = Este navegador no tiene espacio para guardar la partida. Puedes seguir jugando, pero si cierras la página se pierde lo nuevo.
your-turn = te toca

possible = Posible: { $what }
and = { $one }, { $other }
and-last = { $one } y { $other }

skips = Ir a
skip-to-prompt = Ir a la pregunta

key-rules = F1
rules-here = Reglas de esta pregunta

recap = Lo ocurrido desde tu última jugada
recap-again = Mostrar otra vez
recap-log = Ver en el registro
heard-more = Más en el registro.
recap-points = { $words }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
settle-title = Respuestas automáticas
settle-note = Vale para ti en esta partida y, hasta que lo cambies, en las siguientes. Al deshacer se pasan por alto estas respuestas.
tab-count = { $count } para elegir

boards = Tableros
boards-all = Todos
boards-last = Último en jugar
boards-chosen = Elegidos
boards-note = Tu propio tablero se ve siempre, y también cada tablero del que trata la pregunta.
board-of-seat = Tablero: { $name }
