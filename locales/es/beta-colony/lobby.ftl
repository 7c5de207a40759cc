## Beta Colony as the lobby, saved matches and statistics name it

# As in English.
beta-colony-name = Beta Colony
beta-colony-weight = media
# As in English.
beta-colony-full-name = Beta Colony
# As in English.
beta-colony-short = Beta Colony
# As in English.
beta-colony-minutes = 40–80 min
beta-colony-course = Tres ciclos de tres rondas
beta-colony-goal = Rodea el planeta y funda sus colonias
beta-colony-deal = { $players } de cinco tableros, 8 módulos en la oferta
beta-colony-place = Ronda { $round } de 9
beta-colony-place-setup = Preparación
