## Beta Colony as the lobby, saved matches and statistics name it

# As in English.
beta-colony-name = Beta Colony
beta-colony-weight = mittel
# As in English.
beta-colony-full-name = Beta Colony
# As in English.
beta-colony-short = Beta Colony
beta-colony-minutes = 40–80 Min.
beta-colony-course = Drei Zyklen zu drei Runden
beta-colony-goal = Umkreise den Planeten und baue Kolonien
beta-colony-deal = { $players } von fünf Tableaus, 8 Module in der Auslage
beta-colony-place = Runde { $round } von 9
beta-colony-place-setup = Aufbau
