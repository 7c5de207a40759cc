## Beta Colony: names

beta-colony-material-organic = material orgánico
beta-colony-material-steel = acero
beta-colony-material-food = comida
beta-colony-material-palladium = paladio
beta-colony-material-polymer = polímero
beta-colony-material-water = agua
beta-colony-short-organic = orgánico
beta-colony-module-yellow = estación de defensa
beta-colony-module-red = torre científica
beta-colony-module-pink = viviendas
beta-colony-module-green = módulo agrícola
beta-colony-module-blue = depuradora
beta-colony-kind-yellow = estaciones de defensa
beta-colony-kind-red = torres científicas
beta-colony-kind-pink = viviendas
beta-colony-kind-green = módulos agrícolas
beta-colony-kind-blue = depuradoras
beta-colony-place-left = Fábrica izquierda
beta-colony-place-right = Fábrica derecha
beta-colony-the-left = la fábrica izquierda
beta-colony-the-right = la fábrica derecha
# As in English.
beta-colony-place-gan-de = Gan De
# As in English.
beta-colony-place-jyo = Jyo
# As in English.
beta-colony-place-nebra = Nebra
# As in English.
beta-colony-place-nexus = Azophi Nexus
# As in English.
beta-colony-place-ridback = Ridback
# As in English.
beta-colony-colony-xian = Xi’an
# As in English.
beta-colony-colony-thebes = Thebes
# As in English.
beta-colony-colony-cuzco = Cuzco
beta-colony-die-black = dado negro
beta-colony-die-blue = dado azul
beta-colony-die-red = dado rojo
beta-colony-die-green = dado verde
beta-colony-die-of = { $die } ({ $value })
beta-colony-short-black = negro { $value }
beta-colony-short-blue = azul { $value }
beta-colony-short-red = rojo { $value }
beta-colony-short-green = verde { $value }
beta-colony-ability-food = +1 comida al recolectar en Jyo
beta-colony-ability-six = Tu dado negro vale 6 al recolectar materiales
beta-colony-ability-water = +1 agua al recolectar en Nebra
beta-colony-ability-any = Tu dado negro vale cualquier número al tomar un módulo
beta-colony-ability-steel = +1 acero al recolectar en Gan De
beta-colony-ability-fuel = +1 de combustible al tomarlo en Azophi Nexus o la Ridback
beta-colony-ability-organic = +1 material orgánico al recolectar en Gan De
beta-colony-ability-pair = Dos materiales iguales pagan cualquier módulo que tomes
beta-colony-ability-palladium = +1 paladio al recolectar en Jyo
beta-colony-ability-back = Con el dado negro tu nave puede volar en sentido contrario a las agujas del reloj
beta-colony-board = Tablero { $number }
beta-colony-cycle = Ciclo { $number }
beta-colony-goal-c1a = Cuatro materiales iguales
beta-colony-goal-c1b = Dos tripulantes junto al centro de una colonia
beta-colony-goal-c1c = Un artefacto
beta-colony-goal-c2a = Dos tripulantes en cada colonia
beta-colony-goal-c2b = Tripulantes en módulos de cuatro colores
beta-colony-goal-c2c = Cuatro de influencia en cada colonia
beta-colony-goal-c3a = Descarta los siete materiales mostrados
beta-colony-goal-c3b = Siete de combustible
beta-colony-goal-c3c = Seis tripulantes en módulos lejos de los centros
beta-colony-boon-c1a = Tras tirar, puedes girar un dado a 6
beta-colony-boon-c1b = Al empezar el ciclo puedes tomar un material
beta-colony-boon-c1c = +1 polímero al recolectar en Nebra
beta-colony-boon-c2a = 1 de influencia a tu elección al empezar el ciclo
beta-colony-boon-c2b = El polímero vale por cualquier material
beta-colony-boon-c2c = Un módulo más en cada fila de la fábrica
beta-colony-boon-c3a = Tras tirar, puedes dar la vuelta a un dado
beta-colony-boon-c3b = +1 de influencia por cada módulo comprado en una fábrica
beta-colony-boon-c3c = Al comprar un módulo, descarta un material o artefacto por 2 puntos
beta-colony-achievement-s1 = Estatua del granero
beta-colony-achievement-s2 = Estatua de la cadena
beta-colony-achievement-s3 = Estatua del centro
beta-colony-achievement-s4 = Estatua de los colores
beta-colony-achievement-b1 = Puerto
beta-colony-achievement-b2 = Sala del consejo
beta-colony-achievement-b3 = Refinería
beta-colony-achievement-b4 = Gran cúpula
beta-colony-scores-s1 = Al final, 2 puntos por material (máximo 12)
beta-colony-scores-s2 = Al final, 2 puntos por tripulante de tu cadena más larga (máximo 12)
beta-colony-scores-s3 = Al final, 2 puntos por tripulante junto a un centro (máximo 12)
beta-colony-scores-s4 = Al final, 3 puntos por módulo de un color con tu tripulación (máximo 12)
beta-colony-scores-b1 = 7 puntos al final; en el acto, un tripulante en cualquier módulo
beta-colony-scores-b2 = 7 puntos al final; en el acto, 1 de influencia a tu elección
beta-colony-scores-b3 = 8 puntos al final; en el acto, 1 de combustible
beta-colony-scores-b4 = 9 puntos al final
beta-colony-bonus-any-material = un material a tu elección
beta-colony-bonus-two-materials = dos materiales a tu elección
beta-colony-bonus-artifact = un artefacto
beta-colony-bonus-two-fuel = 2 de combustible
beta-colony-bonus-crew = un tripulante en cualquier módulo
beta-colony-bonus-free-module = un módulo gratis
beta-colony-bonus-free-achievement = un logro gratis
beta-colony-extra-points = 2 puntos
beta-colony-extra-artifact = un artefacto
beta-colony-extra-fuel = 2 de combustible
beta-colony-extra-two-crew = dos tripulantes
beta-colony-extra-no-crew = sin tripulante
beta-colony-extra-none = un tripulante
beta-colony-n-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
beta-colony-n-fuel = { $count } de combustible
beta-colony-n-artifacts = { $count ->
    [one] { $count } artefacto
   *[other] { $count } artefactos
}
beta-colony-n-crew = { $count ->
    [one] { $count } tripulante
   *[other] { $count } tripulantes
}
beta-colony-space = espacio { $number }
beta-colony-row = fila { $values }
beta-colony-n-influence = { $count } de influencia
# As in English.
beta-colony-times = { $count } × { $what }
