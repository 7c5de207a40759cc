## Terra Mystica: what is coming

terra-mystica-next-income = Próximos ingresos: { $what }
terra-mystica-next-bonus = Próxima bonificación de culto: { $what }
terra-mystica-next-steps = { $steps ->
    [one] 1 paso más en { $cult } la aumenta
   *[other] { $steps } pasos más en { $cult } la aumentan
}
terra-mystica-next-lost = { $count ->
    [one] No cabe 1 de poder
   *[other] No caben { $count } de poder
}
terra-mystica-next-order = Orden de la próxima ronda: { $names }
terra-mystica-afford-now = Aún puede pagar: { $what }
terra-mystica-afford-exchange = Cambiando, también: { $what }
terra-mystica-afford-shipping = navegación
terra-mystica-afford-spades = palas más baratas
terra-mystica-afford-priest = un sacerdote para un culto
terra-mystica-afford-power = acción de poder ({ $what })
terra-mystica-projected-cult = { $cult }, paso { $step }
terra-mystica-projected-total = en total

## Terra Mystica: the position in words

terra-mystica-read-now = Cómo va la partida
terra-mystica-read-turn = Elige: { $name }
terra-mystica-read-order = Orden: { $names }
terra-mystica-read-passed = Han pasado: { $names }
terra-mystica-read-round = Ronda { $round }: { $tile }
terra-mystica-read-tiles = Acciones, cartas y losetas
terra-mystica-read-actions = Acciones de poder libres: { $what }
terra-mystica-read-card = { $coins ->
    [0] { $card }
    [one] { $card } con 1 moneda
   *[other] { $card } con { $coins } monedas
}
terra-mystica-read-cards = Cartas de bonificación libres: { $what }
terra-mystica-read-favors = Favores en la reserva: { $what }
terra-mystica-read-towns = Losetas de ciudad en la reserva: { $what }
terra-mystica-read-cults = Cultos
terra-mystica-read-step = { $name } { $step }
terra-mystica-read-cult = { $cult }: { $steps }. { $count ->
    [0] Ningún sitio libre
    [one] 1 sitio libre
   *[other] { $count } sitios libres
}
terra-mystica-read-map = Mapa
terra-mystica-read-land = Terreno vacío, { $terrain }: { $hexes }
terra-mystica-read-bridge = { $name ->
    [You] Tu puente: { $ends }
   *[other] Puente de { $name }: { $ends }
}
terra-mystica-read-reach = A tu alcance: { $hexes }
terra-mystica-read-beside = Fila { $row }, qué hay al lado: { $what }
terra-mystica-read-no-faction = Aún sin facción
terra-mystica-read-player = { $name }: { $faction }
terra-mystica-read-building = { $building }: { $hexes }
terra-mystica-read-own-favors = Favores: { $what }
terra-mystica-read-own-towns = { $keys ->
    [0] Ciudades: { $what }; no queda llave
    [one] Ciudades: { $what }; queda 1 llave
   *[other] Ciudades: { $what }; quedan { $keys } llaves
}
terra-mystica-read-own-card = Carta de bonificación: { $card }
terra-mystica-read-used = Usado en esta ronda: { $what }
terra-mystica-read-bowls = Poder en los tres cuencos: { $one }, { $two }, { $three }
terra-mystica-read-shipping = Navegación { $level }
terra-mystica-read-digging = Una pala cuesta { $cost }
terra-mystica-read-projected = Si la partida acabara ahora: { $what }
