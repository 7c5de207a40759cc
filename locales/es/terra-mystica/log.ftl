## Terra Mystica: the log

terra-mystica-log-setup = Preparación: { $map }
terra-mystica-log-round = Ronda { $round }
terra-mystica-log-end = Puntuación final
terra-mystica-log-tiles = Losetas de puntuación: { $tiles }
terra-mystica-log-tile = { $round }: { $tile }
terra-mystica-log-cards = Cartas de bonificación: { $cards }
terra-mystica-log-bonus = Bonificación de culto: { $bonus }
terra-mystica-did-drew = obtenido en el sorteo: { $terrain }
terra-mystica-did-plays = elegido la facción { $faction }
terra-mystica-did-placed = puesto una vivienda inicial en { $hex }
terra-mystica-did-card = { $coins ->
    [0] tomado la carta «{ $card }»
    [one] tomado la carta «{ $card }» con 1 moneda
   *[other] tomado la carta «{ $card }» con { $coins } monedas
}
terra-mystica-log-income = ingresos: { $what }
terra-mystica-did-exchanged = cambiado { $what }
terra-mystica-did-burned = sacrificado { $count } de poder
terra-mystica-did-bought = { $count ->
    [one] comprado 1 pala
   *[other] comprado { $count } palas
}
terra-mystica-did-transformed = transformado { $hex } en { $terrain }
terra-mystica-log-skipped = saltado un hexágono hasta { $hex }
terra-mystica-did-built = construido una vivienda en { $hex }
terra-mystica-did-upgraded = construido { $to ->
    [templo] un
    [santuario] un
   *[other] una
} { $to } en { $hex } (en lugar de { $from })
terra-mystica-did-ship = subido la navegación a { $level }
terra-mystica-did-digging = abaratado las palas
terra-mystica-did-priest = { $steps ->
    [one] enviado un sacerdote a { $cult } por 1 paso
   *[other] enviado un sacerdote a { $cult } por { $steps } pasos
}
terra-mystica-log-cult = { $cult } { $step }
terra-mystica-log-lowered = de vuelta en { $cult } { $step }
terra-mystica-did-power = usado la acción de poder: { $what }
terra-mystica-did-special = usado la acción especial: { $what }
terra-mystica-did-bridge = construido el puente { $ends }
terra-mystica-did-favor = tomado el favor { $favor }: { $effect }
terra-mystica-did-town = fundado una ciudad: { $town }
terra-mystica-log-joined = ciudad sobre { $hex }
terra-mystica-did-ordained = { $count ->
    [one] ordenado sacerdote a 1 trabajador
   *[other] ordenado sacerdotes a { $count } trabajadores
}
terra-mystica-did-forfeited = { $count ->
    [0] renunciado al resto
    [one] dejado 1 pala sin usar
   *[other] dejado { $count } palas sin usar
}
terra-mystica-did-got = ganado { $what }
terra-mystica-did-leeched = tomado { $power } de poder de { $name ->
    [You] ti
   *[other] { $name }
} { $cost ->
    [0] gratis
    [one] por 1 punto
   *[other] por { $cost } puntos
}
terra-mystica-did-declined = rechazado { $power } de poder de { $name ->
    [You] ti
   *[other] { $name }
}
terra-mystica-log-cultists = todos han rechazado: 1 de poder
terra-mystica-did-passed = pasado
terra-mystica-did-left = abandonado la partida
terra-mystica-log-area = { $count ->
    [one] Área de 1 edificio
   *[other] Área de { $count } edificios
}
terra-mystica-log-times = { $what } (× { $count })
terra-mystica-log-by = { $by }: { $what }
terra-mystica-log-by-card = carta «{ $card }»
terra-mystica-log-by-favor = favor { $favor }
terra-mystica-log-by-leech = han tomado poder: { $what }
