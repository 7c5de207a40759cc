## Der Tisch, und was er sagt, bevor etwas getan wird

innovation-kind-echo = Echo-Effekt
    .en = Echo effect
# As in English.
innovation-symbol-bonus = Bonus { $points }
innovation-stage-echo = Echo-Effekt · Schritt { $step } von { $steps }
innovation-promote-free = Sie wird aus der Vorhersage ausgespielt; danach ist ihr Dogma kostenlos
innovation-free-action = eine kostenlose Aktion
innovation-ahead-echoes = { $n ->
    [one] Zuerst der Echo-Effekt: { $cards }
   *[other] Zuerst { $n } Echo-Effekte, in dieser Folge: { $cards }
 }
innovation-ahead-shared = Teilnahme: { $names }
innovation-forecast-short = Vorhersage
    .en = forecast
innovation-forecast-of = { $name }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } in der Vorhersage
innovation-forecast-n = Vorhersage: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-place-forecast = In der Vorhersage: { $name }
innovation-with-bonuses = davon { $points } durch Boni
innovation-within-alone = Ausgeführt wegen { $card }: Niemand nimmt teil
innovation-echo-shared-by = Teilnahme am Echo:
innovation-can-promote = Danach darfst du eine Karte deiner Vorhersage fördern
