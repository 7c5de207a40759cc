## Burgundy as the lobby, saved matches and statistics name it

burgundy-name = Borgoña
burgundy-full-name = Los Castillos de Borgoña: El juego de cartas
burgundy-weight = fácil
burgundy-solo = En solitario contra Egon
# As in English.
burgundy-minutes = 20–45 min
burgundy-course = Cinco fases de seis rondas
burgundy-goal = Llena tu feudo de tríos
burgundy-deal = { $players ->
    [1] Egon es tu rival
    [2] 7 cartas en la oferta
    [3] 10 cartas en la oferta
   *[other] 13 cartas en la oferta
}
# As in English.
burgundy-rival = Egon
burgundy-place = Fase { $letter }, ronda { $round }
burgundy-short = Borgoña
