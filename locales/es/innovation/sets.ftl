## Sets

innovation-option-sets = Colecciones
innovation-by-set = Por colecciones
innovation-mix-first = Como primera expansión: juego básico y Cities
innovation-set-base = Juego básico
innovation-set-base-note = 105 inventos en diez eras
# As in English.
innovation-set-cities = Cities of Destiny
innovation-set-cities-note = Ciudades llenas de iconos con las que un dogma se usa dos veces; banderas y fuentes que van y vienen. Fácil, algo más largo
# As in English.
innovation-set-echoes = Echoes of the Past
innovation-set-echoes-note = Efectos que resuenan desde cartas cubiertas, bonificaciones y presagios para más tarde. Medio, bastante más largo
# As in English.
innovation-set-figures = Figures in the Sand
innovation-set-figures-note = Personas cuyo karma cambia las reglas, inspiraciones y decretos. Difícil, bastante más largo
# As in English.
innovation-set-artifacts = Artifacts of History
innovation-set-artifacts-note = Hallazgos que se excavan y se usan una vez, obligaciones que alcanzan a los fuertes y cartas que acaban con todo. Medio, algo más largo
innovation-option-relics = Reliquias
    .en = Relics
innovation-option-relics-note = Cinco cartas más junto a las pilas, para quien excave un artefacto de su era

## Mixes of sets

innovation-set-cities-echoes = Cities y Echoes
innovation-set-cities-figures = Cities y Figures
innovation-set-cities-artifacts = Cities y Artifacts
innovation-set-echoes-figures = Echoes y Figures
innovation-set-echoes-artifacts = Echoes y Artifacts
innovation-set-figures-artifacts = Figures y Artifacts
innovation-set-cities-echoes-figures = Cities, Echoes y Figures
innovation-set-cities-echoes-artifacts = Cities, Echoes y Artifacts
innovation-set-cities-figures-artifacts = Cities, Figures y Artifacts
innovation-set-echoes-figures-artifacts = Echoes, Figures y Artifacts
innovation-set-cities-echoes-figures-artifacts = Todas las colecciones
