## Terra Mystica: the log

terra-mystica-log-setup = Preparación: { $map }
terra-mystica-log-round = Ronda { $round }
terra-mystica-log-end = Puntuación final
terra-mystica-log-tiles = Losetas de puntuación: { $tiles }
terra-mystica-log-tile = { $round }: { $tile }
terra-mystica-log-cards = Cartas de bonificación: { $cards }
terra-mystica-log-bonus = Bonificación de culto: { $bonus }
terra-mystica-log-drew = en suerte: { $terrain }
terra-mystica-log-plays = facción elegida: { $faction }
terra-mystica-log-placed = vivienda inicial en { $hex }
terra-mystica-log-card = { $coins ->
    [0] carta «{ $card }» tomada
    [one] carta «{ $card }» tomada con 1 moneda
   *[other] carta «{ $card }» tomada con { $coins } monedas
}
terra-mystica-log-income = ingreso: { $what }
terra-mystica-log-exchanged = cambio: { $what }
terra-mystica-log-burned = sacrificio: { $count } de poder
terra-mystica-log-bought = { $count ->
    [one] 1 pala comprada
   *[other] { $count } palas compradas
}
terra-mystica-log-transformed = { $hex } pasa a { $terrain }
terra-mystica-log-skipped = sobre un hexágono hasta { $hex }
terra-mystica-log-built = vivienda en { $hex }
terra-mystica-log-upgraded = { $to } en { $hex }, en lugar de { $from }
terra-mystica-log-ship = navegación { $level }
terra-mystica-log-digging = palas más baratas
terra-mystica-log-priest = { $steps ->
    [one] sacerdote enviado a { $cult } por 1 paso
   *[other] sacerdote enviado a { $cult } por { $steps } pasos
}
terra-mystica-log-cult = { $cult } { $step }
terra-mystica-log-lowered = de vuelta en { $cult } { $step }
terra-mystica-log-power = acción de poder: { $what }
terra-mystica-log-special = acción especial: { $what }
terra-mystica-log-bridge = puente { $ends }
terra-mystica-log-favor = favor { $favor }: { $effect }
terra-mystica-log-town = ciudad: { $town }
terra-mystica-log-joined = ciudad sobre { $hex }
terra-mystica-log-ordained = { $count ->
    [one] 1 trabajador pasa a sacerdote
   *[other] { $count } trabajadores pasan a sacerdotes
}
terra-mystica-log-forfeited = { $count ->
    [0] sin usar el resto
    [one] 1 pala sin usar
   *[other] { $count } palas sin usar
}
terra-mystica-log-got = ganancia: { $what }
terra-mystica-log-leeched = tomado { $power } de poder de { $name ->
    [You] ti
   *[other] { $name }
} { $cost ->
    [0] gratis
    [one] por 1 punto
   *[other] por { $cost } puntos
}
terra-mystica-log-declined = rechazado { $power } de poder de { $name ->
    [You] ti
   *[other] { $name }
}
terra-mystica-log-cultists = todos rechazan: 1 de poder
terra-mystica-log-passed = fuera de la ronda
terra-mystica-log-left = fuera de la partida
terra-mystica-log-area = { $count ->
    [one] Área de 1 edificio
   *[other] Área de { $count } edificios
}
terra-mystica-log-times = { $what } (× { $count })
terra-mystica-log-by = { $by }: { $what }
terra-mystica-log-by-card = carta «{ $card }»
terra-mystica-log-by-favor = favor { $favor }
terra-mystica-log-by-leech = han tomado poder: { $what }
