## Innovation as the lobby, saved matches and statistics name it

innovation-name = Innovation
innovation-full-name = Innovation
innovation-weight = medium
innovation-minutes = 30–60 min
innovation-course = Ten ages, from the wheel to the internet
innovation-goal = Claim achievements before the others do
innovation-deal = { $players ->
    [2] 6 achievements win, +1 an expansion
    [3] 5 achievements win, +1 an expansion
   *[other] 4 achievements win, in teams 6, +1 an expansion
}
innovation-short = Innovation
innovation-place = Turn { $turn }
innovation-place-opening = Opening
innovation-day-cities = Innovation with Cities
innovation-day-echoes = Innovation with Echoes
innovation-day-cities-echoes = Innovation with Cities and Echoes
