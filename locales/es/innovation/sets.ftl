## Sets

innovation-option-sets = Juegos de cartas
innovation-by-set = Por juegos de cartas
innovation-set-cities-echoes = Cities y Echoes
innovation-mix-first = Como primera expansión: juego básico y ciudades
innovation-set-base = Juego básico
innovation-set-base-note = 105 inventos en diez eras
# As in English.
innovation-set-cities = Cities of Destiny
innovation-set-cities-note = Ciudades llenas de iconos con las que un dogma se usa dos veces; banderas y fuentes que van y vienen. Fácil, algo más largo
# As in English.
innovation-set-echoes = Echoes of the Past
innovation-set-echoes-note = Efectos que resuenan desde cartas cubiertas, bonificaciones y presagios para más tarde. Medio, claramente más largo

## Bonuses

innovation-read-bonuses = { $n ->
    [one] Una bonificación visible que vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     }
   *[other] { $n } bonificaciones visibles, en total { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     }
 }

## Artifacts and figures

innovation-ask-display = ¿Qué haces con el artefacto expuesto?
innovation-ask-seize = ¿Tomas la reliquia { $card }?
innovation-log-lost = { $name } queda fuera de la partida
innovation-kind-inspire = Efecto de inspiración
