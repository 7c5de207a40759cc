## Beta Colony as the lobby, saved matches and statistics name it

beta-colony-name = Beta Colony
beta-colony-more = five boards
