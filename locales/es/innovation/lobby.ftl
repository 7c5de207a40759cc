## Innovation as the lobby, saved matches and statistics name it

# As in English.
innovation-name = Innovation
# As in English.
innovation-full-name = Innovation
innovation-weight = media
# As in English.
innovation-minutes = 30–60 min
innovation-course = Diez eras, de la rueda a internet
innovation-goal = Reclama logros antes que los demás
innovation-deal = Se gana con { $n } logros
# As in English.
innovation-short = Innovation
innovation-place = Turno { $turn }
innovation-place-opening = Apertura
innovation-day-cities = Innovation con Cities
innovation-day-echoes = Innovation con Echoes
innovation-day-cities-echoes = Innovation con Cities y Echoes
