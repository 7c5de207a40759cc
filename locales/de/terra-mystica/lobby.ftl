## Terra Mystica as the lobby, saved matches and statistics name it

# As in English.
terra-mystica-name = Terra Mystica
terra-mystica-weight = schwer
# As in English.
terra-mystica-full-name = Terra Mystica
# As in English.
terra-mystica-short = Terra Mystica
terra-mystica-minutes = 60–150 Min.
terra-mystica-course = Sechs Runden bauen, dann Gebiet und Kulte
terra-mystica-goal = Forme das Land um, baue und steige in den Kulten auf
terra-mystica-deal = { $players ->
    [2] 5 Bonuskarten im Spiel, 6 Wertungsplättchen
    [3] 6 Bonuskarten im Spiel, 6 Wertungsplättchen
    [4] 7 Bonuskarten im Spiel, 6 Wertungsplättchen
   *[other] 8 Bonuskarten im Spiel, 6 Wertungsplättchen
}
terra-mystica-place = Runde { $round } von 6
terra-mystica-place-setup = Aufbau
