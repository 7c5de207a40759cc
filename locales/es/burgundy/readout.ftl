## The position in words

burgundy-read-now = Cómo va la partida
burgundy-read-turn = Juega ahora: { $name }
burgundy-read-start = Jugador inicial: { $name }
burgundy-read-start-turned = Empieza la próxima fase: { $name }
burgundy-read-played = Jugados en este turno: { $dice }
burgundy-read-die = un { $die }
burgundy-read-none = vacía
burgundy-read-row = Fila { $row }: { $cards }
burgundy-read-bonuses = Bonificaciones
burgundy-read-first-open = Primer trío de { $kind }: aún disponible
burgundy-read-first-won = Primer trío de { $kind }: { $name }
burgundy-read-seven-open = Los siete tipos, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: aún disponible
burgundy-read-seven-won = Los siete tipos, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $name }
burgundy-read-name = { $name }
burgundy-read-projects = Proyectos: { $cards }
burgundy-read-card = { $card } con dado { $die }
burgundy-read-hand = Dados en mano: { $dice }
burgundy-read-bought = Cartas compradas: { $cards }
