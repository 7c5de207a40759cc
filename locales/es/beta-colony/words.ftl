## Beta Colony: questions

beta-colony-ask-picked = ¿{ $what }?
# As in English.
beta-colony-ask-gift = { $why }: { $ask }
beta-colony-ask-board = Elige tu tablero
beta-colony-ask-start = ¿Dónde empieza tu nave?
beta-colony-ask-turn-six = ¿Giras un dado a 6?
beta-colony-ask-flip = ¿Das la vuelta a un dado?
beta-colony-ask-cycle-material = Empieza el ciclo: ¿tomas un material?
beta-colony-ask-influence = { $why }: 1 de influencia, ¿en qué colonia?
beta-colony-ask-action = Acción { $nth } de 2: vuela con un dado o atraca
beta-colony-ask-activate = { $place }: { $count ->
    [one] ¿con qué valor?
   *[other] ¿con qué dado?
}
beta-colony-ask-collect = { $place }: { $left ->
    [one] ¿qué material?
   *[other] { $left } materiales, ¿cuál primero?
}
beta-colony-ask-material = { $why }: { $left ->
    [one] ¿qué material tomas?
   *[other] { $left } materiales, ¿cuál primero?
}
beta-colony-ask-nexus = Azophi Nexus: ¿material y combustible, o un logro?
beta-colony-ask-module = ¿Qué módulo tomas?
beta-colony-ask-free-module = { $why }: un módulo gratis, ¿cuál?
beta-colony-ask-free-achievement = { $why }: un logro gratis, ¿cuál?
beta-colony-ask-space = elige un espacio ({ $what })
beta-colony-ask-space-paid = solo puedes pagar este módulo: { $what }. ¿En qué espacio?
beta-colony-ask-space-only = solo puedes construir este módulo: { $what }. ¿En qué espacio?
beta-colony-ask-pay = ¿con qué pagas { $material }?
beta-colony-ask-discard = ¿Descartas algo por 2 puntos?
beta-colony-ask-goal = ¿Descartas los siete materiales por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}?
beta-colony-ask-crew = { $why }: un tripulante, ¿en qué módulo?
beta-colony-because-track = Camino de { $colony }
beta-colony-because-cycle = Carta de ciclo

## Beta Colony: choices

beta-colony-do-board = Tomar el tablero { $number }
beta-colony-do-start = Empezar en { $place }
beta-colony-do-turn = Girar el { $die } a { $value }
beta-colony-do-keep = Dejar los dados
beta-colony-do-fly = Volar a { $place } con el { $die }
beta-colony-do-dock = Atracar en { $place } con { $one } y { $other }
beta-colony-do-activate = Usar { $place } con el { $die }
beta-colony-do-activate-as = Usar { $place } con el { $die } como { $value }
beta-colony-do-take = Tomar { $what }
beta-colony-do-nothing = Renunciar
beta-colony-do-module = Tomar: { $what } ({ $values })
beta-colony-do-achieve = Construir: { $what }
beta-colony-do-goods = Tomar un material y 1 de combustible
beta-colony-do-build = Construir en el { $space } de { $colony }
beta-colony-do-pay = Pagar con { $what }
beta-colony-do-discard = Descartar { $what }
beta-colony-do-crew = Un tripulante en el { $space } de { $colony }
beta-colony-do-influence = 1 de influencia en { $colony }
# As in English.
beta-colony-describe = { $what }: { $brings }
beta-colony-verb-take = Tomar
beta-colony-verb-fly = Volar
beta-colony-verb-dock = Atracar
beta-colony-verb-use = Usar
beta-colony-verb-turn = Girar
beta-colony-verb-build = Construir
beta-colony-verb-pay = Pagar
beta-colony-verb-discard = Descartar
beta-colony-verb-place = Colocar
beta-colony-verb-begin = Empezar aquí
beta-colony-btn-goods = material y combustible
beta-colony-btn-as = { $die } como { $value }
beta-colony-btn-fly-to = Volar a { $place } con:
beta-colony-btn-dock-at = Atracar en { $place } por { $count } de combustible:
beta-colony-hint-board = Toca un tablero para ver sus habilidades
beta-colony-hint-start = Toca un lugar de la órbita
beta-colony-hint-dice = Toca un dado o déjalos
beta-colony-hint-action = Toca un dado para ver adónde vuela
beta-colony-hint-activate = Toca un dado para ver qué da
beta-colony-hint-module = Toca un módulo resaltado
beta-colony-hint-space = Toca un espacio punteado
beta-colony-hint-colony = Toca la cabecera de una colonia
beta-colony-hint-crew = Toca un módulo de una colonia

## Beta Colony: what a choice costs and brings

beta-colony-costs-fuel = cuesta { $count } de combustible
beta-colony-costs-materials = cuesta { $what }
beta-colony-plus-fuel = +{ $count } de combustible
# As in English.
beta-colony-plus-material = +{ $count } { $what }
beta-colony-plus-artifacts = +{ $count ->
    [one] { $count } artefacto
   *[other] { $count } artefactos
}
beta-colony-plus-crew = +{ $count ->
    [one] { $count } tripulante
   *[other] { $count } tripulantes
} en { $colony }
beta-colony-plus-influence = { $colony }: camino { $now } → { $then }
beta-colony-place-does-moon = { $one } o { $other }
beta-colony-place-does-works = módulos de la fila del dado
beta-colony-place-does-nexus = material y combustible, o un logro
beta-colony-place-does-ridback = de 1 a 3 de combustible
beta-colony-leads-influence = 1 de influencia en una colonia a tu elección
beta-colony-leads-collect = { $count ->
    [one] { $count } material de la luna
   *[other] { $count } materiales de la luna
}
beta-colony-leads-module = un módulo: { $values }
beta-colony-leads-choice = material y combustible, o un logro
beta-colony-goal-met = cumple el objetivo de este ciclo

## Beta Colony: points and the end

beta-colony-source-dice = dado del color adecuado
beta-colony-source-tracks = camino
beta-colony-source-modules = módulo
beta-colony-source-discard = descartado
beta-colony-source-goals = objetivo
beta-colony-source-artifacts = artefactos
beta-colony-source-achievements = logros
beta-colony-source-majorities = mayorías
beta-colony-row-dice = Dados del color adecuado
beta-colony-row-tracks = Caminos de las colonias
beta-colony-row-modules = Bonificaciones de módulos
beta-colony-row-discard = Descartes por puntos
beta-colony-row-goals = Objetivos de los ciclos
beta-colony-row-artifacts = Artefactos restantes
beta-colony-row-achievements = Logros
beta-colony-row-majorities = Mayorías
beta-colony-row-crew = Tripulación en el planeta
beta-colony-won = { $names } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $ahead } de ventaja
beta-colony-won-crew = { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y la mayor tripulación en el planeta
beta-colony-won-shared = { $names } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
beta-colony-undone-materials = { $count ->
    [one] { $count } material quedó sin usar
   *[other] { $count } materiales quedaron sin usar
}
beta-colony-undone-fuel = { $count ->
    [one] { $count } de combustible quedó sin usar
   *[other] { $count } de combustible quedaron sin usar
}
beta-colony-undone-majority = { $count ->
    [one] { $count } tripulante más en { $colony } habría dado
   *[other] { $count } tripulantes más en { $colony } habrían dado
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
beta-colony-undone-track = { $count ->
    [one] { $count } de influencia más en { $colony } habría dado
   *[other] { $count } de influencia más en { $colony } habrían dado
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
beta-colony-undone-achievements = no se construyó ningún logro
beta-colony-chart-end = Final
beta-colony-measure-points = Puntos
beta-colony-measure-crew = Tripulación en el planeta
beta-colony-measure-influence = Influencia
