## The board and what it says before something is done

innovation-kind-echo = Echo effect
innovation-symbol-bonus = Bonus { $points }
innovation-stage-echo = echo effect · step { $step } of { $steps }
innovation-promote-free = Melded from the forecast; you may then use its dogma for free
innovation-free-action = a free action
innovation-ahead-echoes = { $n ->
    [one] First the echo effect: { $cards }
   *[other] First { $n } echo effects, in this order: { $cards }
 }
innovation-ahead-shared = shared by { $names }
innovation-forecast-short = forecast
innovation-forecast-of = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } in the forecast
innovation-forecast-n = Forecast: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-place-forecast = In the forecast: { $name }
innovation-with-bonuses = { $points } of them from bonuses
innovation-within-alone = Executed because of { $card }: nobody shares
innovation-echo-shared-by = echo shared by
innovation-can-promote = Then you may promote a card from your forecast
