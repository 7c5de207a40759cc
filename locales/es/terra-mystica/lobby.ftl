## Terra Mystica as the lobby, saved matches and statistics name it

# As in English.
terra-mystica-name = Terra Mystica
terra-mystica-weight = difícil
# As in English.
terra-mystica-full-name = Terra Mystica
# As in English.
terra-mystica-short = Terra Mystica
# As in English.
terra-mystica-minutes = 60–150 min
terra-mystica-course = Seis rondas de construcción; al final, área y cultos
terra-mystica-goal = Transforma el terreno, construye y asciende en los cultos
terra-mystica-deal = { $players ->
    [2] 5 cartas de bonificación en juego, 6 losetas de puntuación
    [3] 6 cartas de bonificación en juego, 6 losetas de puntuación
    [4] 7 cartas de bonificación en juego, 6 losetas de puntuación
   *[other] 8 cartas de bonificación en juego, 6 losetas de puntuación
}
terra-mystica-place = Ronda { $round } de 6
terra-mystica-place-setup = Preparación
