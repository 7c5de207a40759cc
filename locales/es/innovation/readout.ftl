## The position in words

innovation-read-now = Cómo va la partida
innovation-read-name = { $name }
innovation-read-asked = Decide: { $name }
innovation-read-turn = { $left ->
    [one] Turno: { $name }, última acción
   *[other] Turno: { $name }, quedan { $left } acciones
 }
innovation-read-running = { $card }, en uso por: { $by }; efecto { $effect } de { $effects }, lo ejecuta: { $acting }
innovation-read-to-win = Se gana con { $count } logros
innovation-read-removed = Fuera de la partida: { $cards }
innovation-read-achievements = Logros
innovation-read-available = Logros normales que quedan, por era: { $ages }
innovation-read-available-none = No queda ningún logro normal
innovation-read-special-of = { $what }: { $name }
innovation-read-special-free = { $what }: aún disponible
innovation-read-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
innovation-read-achieved = { $count } de { $of } logros
innovation-read-team = { $count } en total en el equipo
innovation-read-card = { $card } ({ $age })
innovation-read-single = { $colour }: solo { $card }
innovation-read-pile = { $colour }: encima { $card }, debajo { $covered }. { $splay }.
innovation-read-hand = { $count ->
    [one] Una carta en la mano: { $cards }
   *[other] { $count } cartas en la mano: { $cards }
 }
innovation-read-hand-none = Sin cartas en la mano
innovation-read-score = { $count ->
    [one] Una carta en la pila de puntuación: { $cards }
   *[other] { $count } cartas en la pila de puntuación: { $cards }
 }
innovation-read-score-none = Nada en la pila de puntuación
