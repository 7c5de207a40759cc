## Where the game is, names of things within sentences

innovation-seat = { $name ->
    [You] du
   *[other] { $name }
 }
innovation-a-card = eine { $age }
innovation-card-full = { $card } (Zeitalter { $age }, { $colour })
innovation-value = { $age }
innovation-count = { $name ->
    [You] du
   *[other] { $name }
 } { $n }
innovation-tone-red = Rot
innovation-tone-yellow = Gelb
innovation-tone-green = Grün
innovation-tone-blue = Blau
innovation-tone-purple = Violett

## Questions: which card asks, and whose it is

innovation-ask-own = { $card }: { $what }
innovation-ask-sharing = { $name ->
    [You] Du nimmst an { $card } teil: { $what }
   *[other] Du nimmst an { $card } von { $name } teil: { $what }
 }
innovation-ask-demanded = { $name ->
    [You] { $card } fordert: { $what }
   *[other] { $name } fordert mit { $card }: { $what }
 }
innovation-ask-demanding = { $name ->
    [You] Deine Forderung, { $card }: { $what }
   *[other] Deine Forderung an { $name }, { $card }: { $what }
 }
innovation-ask-picked = { $what }?
innovation-verdict-hits = { $card } trifft { $names }
innovation-verdict-nobody = { $card } trifft niemanden
innovation-verdict-both = { $card } trifft { $names }; Teilnahme: { $sharers }
innovation-verdict-shared = { $count ->
    [one] { $names } nimmt an { $card } teil
   *[other] { $names } nehmen an { $card } teil
 }
innovation-verdict-alone = Nur du nutzt { $card }
innovation-ask-opening = Mit welcher der beiden Karten beginnst du deine Auslage?
innovation-ask-action = { $left ->
    [one] Du bist dran: letzte Aktion
   *[other] Du bist dran: { $left } Aktionen
 }
innovation-ask-splay = { $splay ->
    [left] Eine Farbe nach links auffächern?
    [right] Eine Farbe nach rechts auffächern?
   *[up] Eine Farbe nach oben auffächern?
 }
innovation-ask-splay-one = { $splay ->
    [left] { $colour } nach links auffächern?
    [right] { $colour } nach rechts auffächern?
   *[up] { $colour } nach oben auffächern?
 }

## Questions: which card

innovation-which-meld = Welche Handkarte spielst du aus?
innovation-may-meld = Eine Handkarte ausspielen?
innovation-more-meld = Noch eine Karte ausspielen?
innovation-next-meld = Sie werden alle ausgespielt: Welche kommt als nächste?
innovation-which-tuck = Welche Handkarte schiebst du unter?
innovation-may-tuck = Eine Handkarte unterschieben?
innovation-more-tuck = Noch eine Karte unterschieben?
innovation-next-tuck = Sie werden alle untergeschoben: Welche kommt als nächste?
innovation-which-score = { $from ->
    [hand] Welche Handkarte wertest du?
    [board] Welche deiner obersten Karten wertest du?
    [bottom] Welche deiner untersten Karten wertest du?
   *[other] Welche Karte wertest du?
 }
innovation-may-score = { $from ->
    [hand] Eine Handkarte werten?
    [board] Eine deiner obersten Karten werten?
   *[other] Eine Karte werten?
 }
innovation-which-return = { $from ->
    [hand] Welche Handkarte gibst du zurück?
    [score] Welche Karte deines Wertungsstapels gibst du zurück?
    [forecast] Welche Karte deiner Vorhersage gibst du zurück?
    [board] Welche deiner obersten Karten gibst du zurück?
   *[other] Welche Karte gibst du zurück?
 }
innovation-may-return = { $from ->
    [hand] Eine Handkarte zurückgeben?
    [score] Eine Karte deines Wertungsstapels zurückgeben?
    [forecast] Eine Karte deiner Vorhersage zurückgeben?
    [board] Eine deiner obersten Karten zurückgeben?
   *[other] Eine Karte zurückgeben?
 }
innovation-more-return = Noch eine Karte zurückgeben?
innovation-next-return = Sie werden alle zurückgegeben: Welche kommt als nächste?
innovation-next-score = Sie werden alle gewertet: Welche kommt als nächste?
innovation-next-transfer = Sie werden alle transferiert: Welche kommt als nächste?
innovation-next-remove = Sie verlassen alle das Spiel: Welche kommt als nächste?
innovation-which-reveal = Welche Handkarte zeigst du?
innovation-which-keep = { $name ->
    [You] Welche Karte behältst du? Alle anderen gibst du ab.
   *[other] Welche Karte behältst du? Alle anderen bekommt { $name }.
 }
innovation-which-execute = Von welcher Karte führst du die Effekte aus?
innovation-which-order = Welche Karte kommt im Stapel als nächste, von oben gezählt?
innovation-which-exchange = Welche Karte tauschst du aus?
innovation-which-give = { $from ->
    [hand] Welche Handkarte
    [score] Welche Karte deines Wertungsstapels
    [forecast] Welche Karte deiner Vorhersage
   *[board] Welche deiner obersten Karten
 } transferierst du an { $name ->
    [You] dich
   *[other] { $name }
 }, { $to ->
    [hand] auf die Hand
    [score] in den Wertungsstapel
    [forecast] in die Vorhersage
   *[board] in die Auslage
 }?
innovation-which-take = { $from ->
    [hand] Welche Handkarte von { $name }
    [score] Welche Karte aus dem Wertungsstapel von { $name }
    [forecast] Welche Karte aus der Vorhersage von { $name }
    [others] Welche Karte
   *[board] Welche oberste Karte von { $name }
 } nimmst du { $to ->
    [hand] auf deine Hand
    [score] in deinen Wertungsstapel
    [forecast] in deine Vorhersage
   *[board] in deine Auslage
 }?

## Questions: do it or not

innovation-whether-exchange-highest = Die höchsten deiner Hand ({ $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
 }) gegen die höchsten deines Wertungsstapels ({ $score ->
    [one] { $score } Karte
   *[other] { $score } Karten
 }) austauschen?
innovation-whether-exchange-whole = Die ganze Hand ({ $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
 }) gegen den ganzen Wertungsstapel ({ $score ->
    [one] { $score } Karte
   *[other] { $score } Karten
 }) austauschen?
innovation-whether-meld-score-whole = { $count ->
    [one] Die einzige Karte deines Wertungsstapels ausspielen?
   *[other] Alle { $count } Karten deines Wertungsstapels ausspielen?
 }
innovation-whether-meld-score-highest = { $count ->
    [one] Die höchste Karte deines Wertungsstapels ausspielen?
   *[other] Alle { $count } höchsten Karten deines Wertungsstapels ausspielen?
 }
innovation-whether-tuck-hand-whole = { $count ->
    [one] Deine einzige Handkarte unterschieben?
   *[other] Alle { $count } Handkarten unterschieben?
 }
innovation-whether-score-hand-whole = { $count ->
    [one] Deine einzige Handkarte werten?
   *[other] Alle { $count } Handkarten werten?
 }

## What to do

innovation-hint-opening = Die im Alphabet erste Karte beginnt (englischer Name)
innovation-possible-meld = ausspielen
innovation-possible-dogma = ein Dogma nutzen
innovation-possible-achieve = eine Errungenschaft beanspruchen
innovation-possible-endorse = bekräftigen
innovation-possible-inspire = inspirieren
innovation-possible-decree = anordnen
innovation-possible-draw = ziehen
innovation-hint-new = Neu auf der Hand: { $cards }. { $possible }
innovation-hint-card = Tippe auf eine der umrandeten Karten
innovation-hint-each = Tippe auf eine umrandete Karte oder lass die Reihenfolge, wie sie ist
innovation-hint-may = Tippe auf eine umrandete Karte oder verzichte
innovation-hint-more = { $left ->
    [one] Du darfst noch eine wählen
   *[other] Du darfst noch bis zu { $left } wählen
 }
innovation-hint-left = Die Symbole unten rechts auf überdeckten Karten werden sichtbar
innovation-hint-right = Die linken Symbole überdeckter Karten werden sichtbar
innovation-hint-up = Die unteren Symbole überdeckter Karten werden sichtbar
innovation-hint-value = Wähle eine Zahl von 1 bis 10

## Choices

innovation-describe = { $what }: { $brings }
innovation-points-to = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für den { $what }
innovation-do-draw = Eine { $age } ziehen
innovation-do-draw-end = Ziehen und das Spiel beenden
innovation-do-dogma = { $card } nutzen
innovation-do-achieve = Die Errungenschaft von Zeitalter { $age } ({ $name }) beanspruchen
innovation-do-open = Mit { $card } beginnen
innovation-do-meld = { $card } ausspielen
innovation-do-tuck = { $card } unterschieben
innovation-do-score = { $card } werten
innovation-do-return = { $card } zurückgeben
innovation-do-return-back = { $name ->
    [You] Eine unbekannte { $age } aus deinem Wertungsstapel zurückgeben
   *[other] Eine unbekannte { $age } aus dem Wertungsstapel von { $name } zurückgeben
 }
innovation-do-reveal = { $card } zeigen
innovation-do-keep = { $card } behalten
innovation-do-execute = { $card } ausführen
innovation-do-order = Als nächste { $card }
innovation-do-remove = { $card } aus dem Spiel nehmen
innovation-do-exchange = { $card } austauschen
innovation-do-choose = { $card } wählen
innovation-do-give = { $card } an { $name ->
    [You] dich
   *[other] { $name }
 } transferieren { $to ->
    [hand] (Hand)
    [score] (Wertungsstapel)
    [forecast] (Vorhersage)
   *[board] (Auslage)
 }
innovation-do-take = { $card } von { $name ->
    [You] dir
   *[other] { $name }
 } { $to ->
    [hand] auf deine Hand nehmen
    [score] in deinen Wertungsstapel nehmen
    [forecast] in deine Vorhersage nehmen
   *[board] in deine Auslage nehmen
 }
innovation-button-splay = Auffächern: { $colour }
innovation-do-splay = { $splay ->
    [left] { $colour } nach links auffächern
    [right] { $colour } nach rechts auffächern
   *[up] { $colour } nach oben auffächern
 }
innovation-do-player = { $name ->
    [You] Dich wählen
   *[other] { $name } wählen
 }
innovation-confirm = Bestätigen
innovation-yes = Ja
innovation-no = Nein
innovation-no-more = Das genügt
innovation-as-they-lie = Wie sie liegen
innovation-no-splay = Nicht auffächern
innovation-do-without = Verzichten
innovation-verb-draw = Ziehen
innovation-verb-meld = Ausspielen
innovation-verb-dogma = Nutzen
innovation-verb-achieve = Beanspruchen
innovation-verb-tuck = Unterschieben
innovation-verb-score = Werten
innovation-verb-return = Zurückgeben
innovation-verb-transfer = Transferieren
innovation-verb-exchange = Austauschen
innovation-verb-reveal = Zeigen
innovation-verb-keep = Behalten
innovation-verb-execute = Ausführen
innovation-verb-order = Als nächste
innovation-verb-remove = Entfernen
innovation-verb-splay = Auffächern
innovation-verb-choose = Wählen

## What a choice brings

innovation-gain-score = Wertungsstapel
innovation-gain-alphabet = im Alphabet als { $name }
innovation-gain-drawn = Zieht { $what }
innovation-gain-pile = { $left ->
    [one] die letzte { $age } des Stapels
   *[other] { $left } Karten im Stapel { $age }
 }
innovation-gain-skipped = Stapel { $empty } ist leer, du ziehst aus { $age } (noch { $left })
innovation-gain-covers = überdeckt { $card }
innovation-gain-counts = { $icon }: { $counts }
innovation-gain-obey = { $count ->
    [one] gehorchen muss: { $names }
   *[other] gehorchen müssen: { $names }
 }
innovation-gain-obey-nobody = niemand muss gehorchen
innovation-gain-shares = { $count ->
    [one] es nimmt zuerst teil: { $names }
   *[other] es nehmen zuerst teil: { $names }
 }
innovation-gain-partner = dein Teammitglied nimmt teil: { $names }
innovation-gain-shares-nobody = niemand nimmt teil
innovation-gain-reached = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, nötig { $needed }; höchste oberste Karte { $top }
innovation-gain-achievement = Errungenschaft { $number } von { $needed }
innovation-gain-claim = { $name ->
    [You] du beanspruchst { $what }
   *[other] { $name } beansprucht { $what }
 }
innovation-gain-end = beendet das Spiel

## The end

innovation-won-achievements = { $winners ->
    [one] { $names }: { $achievements ->
        [one] { $achievements } Errungenschaft
       *[other] { $achievements } Errungenschaften
     }, und das genügte
   *[other] { $names } als Team: zusammen { $achievements ->
        [one] { $achievements } Errungenschaft
       *[other] { $achievements } Errungenschaften
     }, und das genügte
 }
innovation-won-points = { $winners ->
    [one] Zeitalter 11 wurde erreicht. Die meisten Punkte: { $names } mit { $points } zu { $second }
   *[other] Zeitalter 11 wurde erreicht. Die meisten Punkte: { $names } als Team mit { $points } zu { $second }
 }
innovation-won-tie = { $winners ->
    [one] Zeitalter 11 wurde bei gleichen Punkten erreicht ({ $points }). Mehr Errungenschaften: { $names } mit { $achievements } zu { $second }
   *[other] Zeitalter 11 wurde bei gleichen Punkten erreicht ({ $points }). Mehr Errungenschaften: { $names } als Team mit { $achievements } zu { $second }
 }
innovation-won-drawn = Zeitalter 11 wurde erreicht. Unentschieden: { $names }, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } und { $achievements ->
    [one] { $achievements } Errungenschaft
   *[other] { $achievements } Errungenschaften
 }
innovation-rows = Errungenschaften
innovation-reason-achievements = Wo die Errungenschaften blieben
innovation-reason-card = Was die Karte verlangte
innovation-undone-left = Die Errungenschaft von Zeitalter { $age } war ab Zug { $turn } in Reichweite und wurde nie beansprucht
innovation-undone-lost = Die Errungenschaft von Zeitalter { $age } war in Zug { $turn } in Reichweite; beansprucht in Zug { $later }: { $name }
innovation-undone-points = { $points ->
    [one] Für die Errungenschaft von Zeitalter { $age } fehlte 1 Punkt
   *[other] Für die Errungenschaft von Zeitalter { $age } fehlten { $points } Punkte
}
innovation-undone-special = Zu { $name } fehlte wenig: { $has } von { $needs }
innovation-undone-top = Genug Punkte für die Errungenschaft von Zeitalter { $age }, aber keine oberste Karte von Zeitalter { $age } oder höher
innovation-row-normal = Normale Errungenschaften
innovation-row-special = Besondere Errungenschaften
innovation-row-team = Errungenschaften im Team
innovation-row-points = Punkte im Wertungsstapel
innovation-row-top = Höchste oberste Karte
innovation-row-board = Karten in der Auslage
innovation-row-icons = Sichtbare Symbole
innovation-measure-points = Punkte
innovation-measure-achievements = Errungenschaften
innovation-measure-icons = Symbole
innovation-measure-hand = Handkarten
innovation-moment-age = Errungenschaft { $age }
innovation-moment-card = Punkte mit { $card }

## Options

innovation-option-teams = Zwei Teams
innovation-option-teams-note = Partner sitzen sich gegenüber und gewinnen gemeinsam
innovation-option-longer = Längeres Spiel
innovation-option-longer-note = Zum Sieg braucht es eine Errungenschaft mehr
innovation-option-no-tracking = Ohne Kartengedächtnis
innovation-option-no-tracking-note = Die Seite erinnert niemanden an schon gesehene Karten
