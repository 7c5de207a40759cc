## Beta Colony as the lobby, saved matches and statistics name it

# As in English.
beta-colony-name = Beta Colony
beta-colony-more = fünf Spielpläne
