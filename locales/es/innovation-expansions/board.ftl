## La mesa y lo que dice antes de hacer algo

innovation-kind-echo = Efecto de eco
    .en = Echo effect
innovation-symbol-bonus = Bonificación { $points }
innovation-stage-echo = efecto de eco · paso { $step } de { $steps }
innovation-promote-free = Se fusiona desde tus presagios; después su dogma es gratis
innovation-free-action = una acción gratuita
innovation-ahead-echoes = { $n ->
    [one] Primero el efecto de eco: { $cards }
   *[other] Primero { $n } efectos de eco, en este orden: { $cards }
 }
innovation-ahead-shared = lo comparten { $names }
innovation-forecast-short = presagios
    .en = forecast
innovation-forecast-of = { $name }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } en los presagios
innovation-forecast-n = Presagios: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
innovation-place-forecast = Entre los presagios: { $name }
innovation-with-bonuses = { $points } de ellos por bonificaciones
innovation-within-alone = Se ejecuta por { $card }: nadie comparte
innovation-echo-shared-by = comparte el eco:
innovation-can-promote = Después puedes promover una carta de tus presagios
