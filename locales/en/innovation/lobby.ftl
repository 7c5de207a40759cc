## Innovation as the lobby, saved matches and statistics name it

innovation-name = Innovation
innovation-full-name = Innovation
innovation-weight = medium
innovation-minutes = 30–60 min
innovation-course = Ten ages, from the wheel to the internet
innovation-goal = Claim achievements before the others do
innovation-deal = { $n } achievements win
innovation-short = Innovation
innovation-place = Turn { $turn }
innovation-place-opening = Opening
innovation-day-cities = Innovation with Cities
innovation-day-echoes = Innovation with Echoes
innovation-day-cities-echoes = Innovation with Cities and Echoes
