## Innovation as the lobby, saved matches and statistics name it

# As in English.
innovation-name = Innovation
# As in English.
innovation-full-name = Innovation
innovation-weight = mittel
innovation-minutes = 30–60 Min.
innovation-course = Zehn Zeitalter, vom Rad bis zum Internet
innovation-goal = Beanspruche Errungenschaften, bevor andere es tun
innovation-deal = Sieg mit { $n } Errungenschaften
# As in English.
innovation-short = Innovation
innovation-place = Zug { $turn }
innovation-place-opening = Eröffnung
innovation-day-cities = Innovation mit Cities
innovation-day-echoes = Innovation mit Echoes
innovation-day-cities-echoes = Innovation mit Cities und Echoes
