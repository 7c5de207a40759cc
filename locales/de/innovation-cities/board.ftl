## Der Tisch, und was er sagt, bevor etwas getan wird

innovation-symbol-search-for = { $icon } mit Suche
innovation-endorse-with = { $city }: Welche Karte bekräftigen?
innovation-endorse-cost = eine Handkarte mit höchstens Wert { $most } unterschieben ({ $n } zur Wahl)
innovation-endorse-twice = Du nutzt jeden Effekt zweimal. Andere nehmen einmal teil; eine Forderung gilt zweimal.
innovation-can-endorse = Antippen, um eine Karte mit ihren Symbolen zu bekräftigen
innovation-could-endorse = Du könntest sie bekräftigen: Tippe zuerst eine deiner Städte mit ihrem Symbol an.
innovation-passing-flags = { $n ->
    [one] Eine Flagge zählt
   *[other] { $n } Flaggen zählen
 }
innovation-passing-fountains = { $n ->
    [one] Ein Brunnen zählt
   *[other] { $n } Brunnen zählen
 }
innovation-last-endorse = { $name ->
    [You] Du hast { $card } bekräftigt
   *[other] { $name } hat { $card } bekräftigt
 }
