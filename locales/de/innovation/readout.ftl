## The position in words

innovation-read-now = Stand der Partie
innovation-read-name = { $name }
innovation-read-asked = Entscheidet: { $name }
innovation-read-turn = { $left ->
    [one] Am Zug: { $name }, letzte Aktion
   *[other] Am Zug: { $name }, noch { $left } Aktionen
 }
innovation-read-running = { $card }, genutzt von: { $by }; Effekt { $effect } von { $effects }, ausgeführt von: { $acting }
innovation-read-to-win = Zum Sieg reichen { $count } Errungenschaften
innovation-read-removed = Aus dem Spiel: { $cards }
innovation-read-achievements = Errungenschaften
innovation-read-available = Noch vorhandene normale Errungenschaften nach Zeitalter: { $ages }
innovation-read-available-none = Keine normale Errungenschaft ist übrig
innovation-read-special-of = { $what }: { $name }
innovation-read-special-free = { $what }: noch vorhanden
innovation-read-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
innovation-read-achieved = { $count } von { $of } Errungenschaften
innovation-read-team = { $count } zusammen im Team
innovation-read-card = { $card } ({ $age })
innovation-read-single = { $colour }: nur { $card }
innovation-read-pile = { $colour }: oben { $card }, darunter { $covered }. { $splay }.
innovation-read-hand = { $count ->
    [one] Eine Karte auf der Hand: { $cards }
   *[other] { $count } Karten auf der Hand: { $cards }
 }
innovation-read-hand-none = Keine Karten auf der Hand
innovation-read-score = { $count ->
    [one] Eine Karte im Wertungsstapel: { $cards }
   *[other] { $count } Karten im Wertungsstapel: { $cards }
 }
innovation-read-score-none = Nichts im Wertungsstapel
