## Terra Mystica as the lobby, saved matches and statistics name it

# As in English.
terra-mystica-name = Terra Mystica
terra-mystica-more = 14 facciones, tres mapas
