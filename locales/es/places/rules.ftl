## Rules

rules-after = Siguiente
rules-again = Reintentar
rules-before = Anterior
rules-contents = Índice
rules-first-match = ¿Tu primera partida de { $game }?
rules-found = { $count ->
    [0] No se encontró nada. Prueba con otra palabra.
    [one] Encontrado en 1 sección
   *[other] Encontrado en { $count } secciones
}
rules-minute = El juego en un minuto
rules-minute-read = Entendido
rules-more = Más en las reglas
rules-no-section = En estas reglas no hay ninguna sección «{ $id }». Aquí tienes el principio.
rules-search = Buscar en las reglas
rules-to-match = Volver a la partida
rules-trouble = No se pudieron cargar las reglas
rules-trouble-text = Puede que ahora no haya conexión. No se ha perdido nada; inténtalo de nuevo cuando vuelva.
rules-turn = Pasar la página
rules-waiting = Abriendo las reglas…
rules-length = Cuánto se muestra de las reglas
rules-short = En resumen
rules-whole = Completas
