## The log

innovation-some-cards = { $count ->
    [2] zwei { $age }
    [3] drei { $age }
    [4] vier { $age }
   *[other] { $count } Karten von Zeitalter { $age }
 }
innovation-log-dealt = Alle haben zwei Karten bekommen
innovation-log-open = mit { $what } begonnen
innovation-log-opened = { $name ->
    [You] Du hast die alphabetisch erste Karte gezeigt und beginnst
   *[other] { $name } hat die alphabetisch erste Karte gezeigt und beginnt
 }
innovation-log-turn = { $name ->
    [You] Zug { $turn }: Du
   *[other] Zug { $turn }: { $name }
 }
innovation-log-dogma = { $card } genutzt ({ $icon }: { $counts })
innovation-log-obey = gehorchen müssen: { $names }
innovation-log-share = Teilnahme: { $names }
innovation-log-shared = an { $card } teilgenommen: { $what }
innovation-log-shared-nothing = an { $card } teilgenommen, ohne etwas zu ändern
innovation-log-obeyed = { $card } gehorcht: { $what }
innovation-log-obeyed-nothing = { $card } gehorcht, ohne etwas tun zu müssen
innovation-log-within = { $card } ausgeführt: { $what }
innovation-log-free = kostenlose Zieh-Aktion, weil ein Gegner teilgenommen hat: { $what }
innovation-log-drew = { $what } gezogen
innovation-log-draw-show = { $what } gezogen und gezeigt
innovation-log-draw-meld = { $what } gezogen und ausgespielt
innovation-log-draw-tuck = { $what } gezogen und untergeschoben
innovation-log-draw-score = { $what } gezogen und gewertet
innovation-log-showed = { $what } gezeigt
innovation-log-meld = { $from ->
    [score] { $what } aus dem Wertungsstapel ausgespielt
    [forecast] { $what } aus der Vorhersage ausgespielt
   *[other] { $what } ausgespielt
 }
innovation-log-tuck = { $from ->
    [score] { $what } aus dem Wertungsstapel untergeschoben
    [forecast] { $what } aus der Vorhersage untergeschoben
   *[other] { $what } untergeschoben
 }
innovation-log-score = { $from ->
    [hand] { $what } von der Hand gewertet
    [board] { $what } aus der Auslage gewertet
   *[other] { $what } gewertet
 }
innovation-log-return = { $from ->
    [hand] { $what } von der Hand zurückgegeben
    [score] { $what } aus dem Wertungsstapel zurückgegeben
    [forecast] { $what } aus der Vorhersage zurückgegeben
    [board] { $what } aus der Auslage zurückgegeben
    [display] { $what } aus der Ausstellung zurückgegeben
   *[other] { $what } zurückgegeben
 }
innovation-log-return-of = { $name ->
    [You] { $from ->
        [score] { $what } aus deinem Wertungsstapel zurückgegeben
        [forecast] { $what } aus deiner Vorhersage zurückgegeben
       *[other] { $what } aus deiner Auslage zurückgegeben
     }
   *[other] { $from ->
        [score] { $what } aus dem Wertungsstapel von { $name } zurückgegeben
        [forecast] { $what } aus der Vorhersage von { $name } zurückgegeben
       *[other] { $what } aus der Auslage von { $name } zurückgegeben
     }
 }
innovation-log-give = { $from ->
    [hand] { $what } von der Hand
    [score] { $what } aus dem Wertungsstapel
    [forecast] { $what } aus der Vorhersage
   *[board] { $what } aus der Auslage
 } { $name ->
    [You] { $to ->
        [hand] auf deine Hand
        [score] in deinen Wertungsstapel
        [forecast] in deine Vorhersage
       *[board] in deine Auslage
     }
   *[other] { $to ->
        [hand] auf die Hand von { $name }
        [score] in den Wertungsstapel von { $name }
        [forecast] in die Vorhersage von { $name }
       *[board] in die Auslage von { $name }
     }
 } transferiert
innovation-log-take = { $what } { $name ->
    [You] { $from ->
        [hand] von deiner Hand
        [score] aus deinem Wertungsstapel
        [forecast] aus deiner Vorhersage
       *[board] aus deiner Auslage
     }
   *[other] { $from ->
        [hand] von der Hand von { $name }
        [score] aus dem Wertungsstapel von { $name }
        [forecast] aus der Vorhersage von { $name }
       *[board] aus der Auslage von { $name }
     }
 } { $to ->
    [hand] auf die eigene Hand transferiert
    [score] in den eigenen Wertungsstapel transferiert
    [forecast] in die eigene Vorhersage transferiert
   *[board] in die eigene Auslage transferiert
 }
innovation-log-shift = { $what } { $from ->
    [hand] von der Hand
    [score] aus dem Wertungsstapel
    [forecast] aus der Vorhersage
   *[board] aus der Auslage
 } { $to ->
    [hand] auf die Hand genommen
    [score] in den Wertungsstapel gelegt
    [forecast] in die Vorhersage gelegt
   *[board] in die Auslage gelegt
 }
innovation-log-achieved = Errungenschaft von Zeitalter { $age } beansprucht
innovation-log-claimed = { $what } beansprucht
innovation-log-removed = { $count ->
    [one] { $count } Karte aus dem Spiel entfernt
   *[other] { $count } Karten aus dem Spiel entfernt
 }
innovation-log-splayed = { $splay ->
    [left] { $colour } nach links aufgefächert
    [right] { $colour } nach rechts aufgefächert
    [up] { $colour } nach oben aufgefächert
   *[none] { $colour } zusammengeschoben
 }
innovation-log-rearranged = Stapel in { $colour } neu geordnet
innovation-log-no-victory = { $card }: Niemand lag allein vorn, also hat niemand gewonnen
innovation-log-complete = { $card }: Aktion sofort beendet
innovation-log-end-achievements = Ende des Spiels: genug Errungenschaften
innovation-log-end-points = Ende des Spiels: Zeitalter 11 erreicht, die meisten Punkte haben gewonnen
innovation-log-end-tie = Ende des Spiels: Zeitalter 11 bei gleichen Punkten erreicht, die meisten Errungenschaften haben gewonnen
innovation-log-end-drawn = Ende des Spiels, unentschieden: Zeitalter 11 bei gleichen Punkten und Errungenschaften erreicht
innovation-log-end-card = Ende des Spiels: { $card } hat es entschieden
