## The game of the day

day-about = Las mismas cartas y los mismos rivales para todos en cada fecha, también sin conexión. Cuenta el primer intento que termines.
day-again = Repetir
day-share = Copiar el resultado
day-heading-today = Hoy, { $date }
day-heading = { $date }
day-won = Victoria
day-lost = Sin victoria
day-more = { $by } más que { $name }
day-fewer = { $by } menos que { $name }
day-equal = empate con { $name }
day-later = { $n ->
    [one] Un intento posterior: { $score }
   *[other] El mejor de { $n } intentos posteriores: { $score }
}
day-streak = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
day-tile = { $date }: { $what }
day-tile-won = victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
day-tile-lost = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, sin victoria
day-tile-running = sin terminar
day-tile-open = sin jugar

take-backs = { $count ->
    [one] 1 vuelta atrás
   *[other] { $count } vueltas atrás
}
