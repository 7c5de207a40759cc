## Burgundy: components

# As in English.
burgundy-card-bank = Bank
burgundy-card-carpenter = Schreinerei
burgundy-card-castle = Burg
burgundy-card-church = Kirche
burgundy-card-cloister = Kloster
burgundy-card-knowledge = Wissen
burgundy-card-label = { $name }, Würfel { $die }, Drilling { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $effect }
burgundy-card-market = Markt
# As in English.
burgundy-card-mine = Mine
burgundy-card-pasture = Weide
burgundy-card-residences = Wohnhäuser
burgundy-card-ship = Schiff
burgundy-card-town-hall = Rathaus
burgundy-card-warehouse = Warenhaus
burgundy-card-watchtower = Wachturm
burgundy-effect-bank = Nimm 3 Silber
burgundy-effect-carpenter = Nimm ein Gebäude oder Wissen, Reihe egal
burgundy-effect-castle = Noch eine Aktion, Würfel beliebig
burgundy-effect-church = Nimm Burg, Mine oder Kloster, Reihe egal
burgundy-effect-cloister = Joker: zählt als jede Art
burgundy-effect-knowledge = Nimm 2 Arbeiter
burgundy-effect-market = Nimm eine Weide oder ein Schiff, Reihe egal
burgundy-effect-mine = Nimm 2 Silber
burgundy-effect-pasture = Nimm das oberste Tier eines Stapels
burgundy-effect-residences = Nimm eine oberste Waren- oder Tierkarte
burgundy-effect-ship = Nimm die oberste Ware eines Stapels
burgundy-effect-town-hall = Platziere noch ein Projekt
burgundy-effect-warehouse = Verkaufe eine Warensorte
burgundy-effect-watchtower = Du bekommst 1 Punkt
burgundy-long-bank = Beim Platzieren nimmst du 3 Silber.
burgundy-long-carpenter = Beim Platzieren darfst du ein Gebäude oder ein Wissen aus einer beliebigen Reihe der Auslage zu deinen Projekten nehmen, egal mit welcher Zahl.
burgundy-long-castle = Beim Platzieren machst du noch eine Aktion deiner Wahl, als hättest du einen Würfel mit beliebiger Zahl gespielt.
burgundy-long-church = Beim Platzieren darfst du eine Burg, eine Mine oder ein Kloster aus einer beliebigen Reihe der Auslage zu deinen Projekten nehmen, egal mit welcher Zahl.
burgundy-long-cloister = Beim Platzieren geschieht nichts, doch das Kloster ist ein Joker: Es darf bei Karten jeder Art liegen und zählt dann als diese Art, und jede Art darf auf ein Kloster gelegt werden. Drei Klöster unter sich sind 6 Punkte wert. Für „Alle 7 Arten“ zählt es immer als Kloster.
burgundy-long-knowledge = Beim Platzieren nimmst du 2 Arbeiter, auch über zwei hinaus.
burgundy-long-market = Beim Platzieren darfst du eine Weide oder ein Schiff aus einer beliebigen Reihe der Auslage zu deinen Projekten nehmen, egal mit welcher Zahl.
burgundy-long-mine = Beim Platzieren nimmst du 2 Silber.
burgundy-long-pasture = Beim Platzieren nimmst du die oberste Karte von einem der beiden Tierstapel. Sätze verschiedener Tiere bringen Punkte.
burgundy-long-residences = Beim Platzieren nimmst du die oberste Karte von einem der vier Stapel mit Waren und Tieren.
burgundy-long-ship = Beim Platzieren nimmst du die oberste Karte von einem der beiden Warenstapel.
burgundy-long-town-hall = Beim Platzieren darfst du noch eines deiner Projekte platzieren, egal mit welcher Zahl und mit allem, was es auslöst.
burgundy-long-warehouse = Beim Platzieren darfst du alle deine Waren einer Sorte verkaufen, egal welcher. Du nimmst dabei auch die Startspielerkarte.
burgundy-long-watchtower = Beim Platzieren bekommst du 1 Punkt.
burgundy-kind-building = Gebäude
burgundy-kind-castle = Burgen
burgundy-kind-cloister = Klöster
burgundy-kind-knowledge = Wissen
burgundy-kind-mine = Minen
burgundy-kind-pasture = Weiden
burgundy-kind-ship = Schiffe
burgundy-light = helle Ware
burgundy-medium = mittlere Ware
burgundy-dark = dunkle Ware
burgundy-chicken = Huhn
burgundy-cattle = Rind
burgundy-sheep = Schaf
burgundy-pig = Schwein
burgundy-n-animals = { $count ->
    [one] 1 Tier
   *[other] { $count } Tiere
}
burgundy-n-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
burgundy-n-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
burgundy-n-silver = { $count } Silber
burgundy-n-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
burgundy-times = { $count } × { $what }

## Burgundy: board

burgundy-animals-label = Tiere: { $animals }. Wert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
burgundy-animals-none = Keine Tiere
burgundy-as-die = Würfel
burgundy-bought = Gekaufte Karten
burgundy-chosen = Gewählt
burgundy-crown = Startspielerkarte
burgundy-crown-turned = beginnt den nächsten Durchgang
burgundy-dice = Auf der Hand
burgundy-dice-in-hand = { $count ->
    [one] 1 Würfel auf der Hand
   *[other] { $count } Würfel auf der Hand
}
burgundy-die-hidden = Ein verdeckter Würfel
burgundy-die-label = Würfel { $die } auf deiner Hand
burgundy-die-second = Würfel { $die } auf deiner Hand, der zweite von zweien
burgundy-discard-label = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, 1 Karte
   *[other] Ablagestapel, { $count } Karten
}
burgundy-display = Auslage
burgundy-dock = Dein Lager, deine Projekte und Würfel
burgundy-draw-label = { $count ->
    [0] Nachziehstapel, leer
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $count } Karten
}
burgundy-estate = Fürstentum
burgundy-estate-of = { $name }
burgundy-fan-card = { $name } { $die }
burgundy-fan-of = { $fan } ({ $cards })
burgundy-fan = { $kind }: { $count } von 3 Karten für einen Drilling
burgundy-fan-full = { $kind }: ganzer Drilling, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
burgundy-first-label = Bonus für den ersten Drilling, noch offen: { $kinds }
burgundy-first-short = Erster Drilling
burgundy-goods-have = { $count } × { $sort }
burgundy-goods-sell = { $count ->
    [one] 1 × { $sort }: mit diesem Würfel verkaufen
   *[other] { $count } × { $sort }: alle mit diesem Würfel verkaufen
}{ $workers ->
    [0] {""}
    [one] , für 1 Arbeiter
   *[other] , für { $workers } Arbeiter
 }
burgundy-kinds = { $count } von 7 Arten
burgundy-left = Rest
burgundy-left-label = { $count ->
    [0] Keine Würfel mehr im Stapel
    [one] Noch 1 Würfel im Stapel
   *[other] Noch { $count } Würfel im Stapel
}
burgundy-new-fan = Platz für einen neuen Fächer
burgundy-no-projects = Keine Projekte
burgundy-nothing-placed = Noch nichts platziert
burgundy-passage = Durchgang { $letter }
burgundy-passage-count = 1 von { $count }
burgundy-passage-label = Durchgang { $letter }: Jeder Drilling bringt eines davon: { $bonuses }
burgundy-passage-short = Je Drilling
burgundy-place-short = { $letter }, Runde { $round }
burgundy-projects = Projekte { $count } von 3
burgundy-projects-short = Projekte
burgundy-row = Reihe { $row }
burgundy-seven-label = Bonus für alle 7 Arten, noch offen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Du hast { $have } von 7.
burgundy-seven-short = Alle sieben
burgundy-shared = Tischmitte
burgundy-silver = { $count } Silber
burgundy-stack-empty = leerer Stapel
burgundy-stack-label = Stapel { $n }, obenauf: { $top }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
burgundy-stacks = Stapel
burgundy-store = Lager
burgundy-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
burgundy-your-estate = Dein Fürstentum

## Burgundy: questions and choices

burgundy-ask-after = Karten kaufen oder Zug beenden?
burgundy-ask-animals = { $why }: Welches Tier nimmst du?
burgundy-ask-any-stack = { $building }: Welche Karte nimmst du?
burgundy-ask-bonus = Dein Drilling: Welchen Bonus aus Durchgang { $letter }?
burgundy-ask-castle = Burg: noch eine Aktion, Würfel beliebig
burgundy-ask-extra = Die gekaufte { $die } als Würfel nutzen
burgundy-ask-goods = { $why }: Welche Ware nimmst du?
burgundy-ask-hand-in = Was tauschst du gegen Punkte?
burgundy-ask-picked = { $what }?
burgundy-ask-purchase = Eine Karte behalten oder als Würfel nutzen?
burgundy-ask-last = Deine letzte Aktion der Partie
burgundy-ask-room = { $card }: Welches deiner drei Projekte gibst du dafür auf?
burgundy-ask-take-for = { $building }: Welche Karte nimmst du?
burgundy-ask-town-hall = Rathaus: noch ein Projekt platzieren
burgundy-ask-turn = Deine Aktion
burgundy-ask-warehouse = Warenhaus: Welche Waren verkaufst du?
# As in English.
burgundy-because-bonus = Bonus
burgundy-btn-animals = Tiere
burgundy-btn-buy = Karten kaufen
burgundy-btn-convert = Tauschen
burgundy-btn-goods = Waren
burgundy-btn-points = Punkte
burgundy-btn-silver = Silber
burgundy-btn-workers = Arbeiter
burgundy-costs-silver = kostet { $count } Silber
burgundy-costs-workers = { $count ->
    [one] kostet 1 Arbeiter
   *[other] kostet { $count } Arbeiter
}
burgundy-describe = { $what }: { $brings }
burgundy-do-buy = Drei Karten für 3 Silber kaufen
burgundy-do-convert = Arbeiter und Silber gegen Punkte tauschen
burgundy-do-draw = Karte nehmen: { $what }
burgundy-do-give-up = { $card } aufgeben
burgundy-do-hand-in = { $what } abgeben
burgundy-do-join = { $card } zum Fächer „{ $kind }“ legen
burgundy-do-keep = { $card } als Projekt behalten
burgundy-do-place = { $card } im Fürstentum platzieren
burgundy-do-place-new = Mit { $card } einen neuen Fächer beginnen
burgundy-do-sell = { $count ->
    [one] Verkaufen: { $sort }
   *[other] Alle verkaufen: { $sort }
}
burgundy-do-silver = 1 Silber nehmen
burgundy-do-take = { $card } aus Reihe { $row } nehmen
burgundy-do-without = Verzichten
burgundy-do-workers = Auf 2 Arbeiter aufstocken
burgundy-end-turn = Zug beenden
burgundy-gain-action = noch eine Aktion
burgundy-gain-animal = ein Tier
burgundy-gain-any = Ware oder Tier
burgundy-gain-bonus = Bonus aus { $letter }
burgundy-gain-card = Karte aus der Auslage
burgundy-gain-crown = die Startspielerkarte: ein Punkt am Ende
burgundy-gain-first = 1. Karte im Drilling
burgundy-gain-good = eine Ware
burgundy-gain-later = mit einer { $count } platzierbar
burgundy-gain-nothing = bringt gerade nichts
burgundy-gain-project = noch ein Projekt
burgundy-gain-rest = { $count ->
    [one] 1 davon bringt nichts
   *[other] { $count } davon bringen nichts
}
burgundy-gain-room = ein Projekt muss weg
burgundy-gain-sale = ein Verkauf
burgundy-gain-second = 2. Karte im Drilling
burgundy-gain-start = die Startspielerkarte, bis jemand nach dir verkauft
burgundy-plus-silver = +{ $count } Silber
burgundy-plus-workers = { $count ->
    [one] +1 Arbeiter
   *[other] +{ $count } Arbeiter
}
burgundy-hand-in-less-silver = Ein Silber weniger
burgundy-hand-in-less-workers = Ein Arbeiter weniger
burgundy-hand-in-more-silver = Ein Silber mehr
burgundy-hand-in-more-workers = Ein Arbeiter mehr
burgundy-points-for = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $what })
burgundy-use-die = { $card } ({ $die }) als Würfel nutzen
burgundy-verb-buy = Kaufen
burgundy-verb-convert = Tauschen
burgundy-verb-give-up = Aufgeben
burgundy-verb-hand-in = Abgeben
burgundy-verb-keep = Behalten
burgundy-verb-place = Platzieren
burgundy-verb-sell = Verkaufen
burgundy-verb-take = Nehmen
burgundy-verb-use = Nutzen

burgundy-hint-after = Einmal im Zug: 3 Karten für 3 Silber kaufen
burgundy-hint-bonus = Von links nach rechts: { $bonuses }
burgundy-hint-hand-in = Anzahl einstellen, dann die Punkte antippen
burgundy-hint-purchase = Tippe auf eine Karte, um sie zu behalten
burgundy-hint-room = Tippe auf das Projekt, das weg soll
burgundy-hint-stack = Tippe auf einen Stapel in der Tischmitte
burgundy-hint-take = Tippe auf eine umrandete Karte der Auslage
burgundy-hint-town-hall = Tippe auf ein Projekt, dann auf den Platz
burgundy-possible-convert = Arbeiter und Silber gegen Punkte tauschen
burgundy-possible-place = ein Projekt platzieren
burgundy-possible-sell = Waren verkaufen
burgundy-possible-silver = Silber
burgundy-possible-take = eine Karte nehmen
burgundy-possible-workers = Arbeiter
burgundy-hint-warehouse = Tippe auf die Waren in deinem Lager

## Burgundy: points and the end

burgundy-source-animals = Tiere
burgundy-source-animals-row = Tiere
burgundy-source-bonus = Bonus
burgundy-source-bonus-row = Durchgangsboni
burgundy-source-conversion = Tausch
burgundy-source-conversion-row = Arbeiter, Silber
burgundy-source-egon = Egons Kloster
burgundy-source-egon-row = Egons Klöster
burgundy-source-first = erster Drilling
burgundy-source-first-row = Erste Drillinge
burgundy-source-goods = Waren
burgundy-source-goods-row = Verkaufte Waren
burgundy-source-seven = alle 7 Arten
burgundy-source-seven-row = Alle 7 Arten
burgundy-source-start = Startspielerkarte
burgundy-source-start-row = Startspielerkarte
burgundy-source-triples = Drilling
burgundy-source-triples-row = Drillinge
burgundy-source-watchtowers = Wachturm
burgundy-source-watchtowers-row = Wachtürme
burgundy-undone-goods = { $count ->
    [one] 1 Ware blieb unverkauft
   *[other] { $count } Waren blieben unverkauft
}
burgundy-undone-projects = { $count ->
    [one] 1 Projekt wurde nie platziert
   *[other] { $count } Projekte wurden nie platziert
}
burgundy-undone-seven = Eine der 7 Arten fehlte ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
burgundy-undone-triples = { $count ->
    [one] Zu einem Drilling fehlte eine Karte: { $kinds }
   *[other] Zu { $count } Drillingen fehlte je eine Karte: { $kinds }
} ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
burgundy-won = { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $ahead ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
} Vorsprung
burgundy-won-material = { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und mehr Material übrig
burgundy-won-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
burgundy-egon-beaten = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Egon { $egon }
burgundy-egon-won = Egon lag nach Durchgang { $letter } vorn, { $egon } zu { $points }
burgundy-moment-triple = Drilling „{ $kind }“

## Burgundy: Egon

# As in English.
burgundy-egon = Egon
burgundy-egon-ahead = liegt { $count } vorn
burgundy-egon-behind = liegt { $count } zurück
burgundy-egon-fan = Egons { $kind }: { $count } von 3
burgundy-egon-label = Egon, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Sein Fürstentum zeigen.
burgundy-egon-level = gleichauf mit dir
burgundy-egon-next = Seine Karten, Durchgang für Durchgang
burgundy-egon-stack = Durchgang { $letter }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Burgundy: log

burgundy-log-animal = { $animal } genommen
burgundy-log-bonus = Bonus: { $bonus }
burgundy-log-bought = drei Karten gekauft
burgundy-log-by = { $card }: { $what }
burgundy-log-crown = Punkt für die Startspielerkarte
burgundy-log-discarded = { $cards } abgelegt
burgundy-log-egon = Egon hat ausgelegt: { $what }
burgundy-log-egon-cloister = ein Punkt für Egons Kloster
burgundy-log-egon-scored = Egon hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bekommen ({ $what })
burgundy-log-first = erster Drilling dieser Art
burgundy-log-gave-up = { $card } aufgegeben
burgundy-log-good = { $sort } genommen
burgundy-log-handed-in = { $what } abgegeben
burgundy-log-kept = { $card } behalten
burgundy-log-nothing = keine Arbeiter genommen
burgundy-log-passage = Durchgang { $letter } beginnt
burgundy-log-placed = { $card } platziert
burgundy-log-reshuffled = Der Ablagestapel wurde gemischt
burgundy-log-round = Durchgang { $letter }, Runde { $round }
burgundy-log-seven = alle 7 Arten
burgundy-log-silver = { $count } Silber genommen
burgundy-log-sold = { $count } × { $sort } verkauft
burgundy-log-spent = { $count ->
    [one] 1 Arbeiter eingesetzt
   *[other] { $count } Arbeiter eingesetzt
}
burgundy-log-start = Startspielerkarte genommen
burgundy-log-took = { $card } genommen
burgundy-log-triple = Drilling „{ $kind }“
burgundy-log-used = { $card } genutzt als { $count }
burgundy-log-workers = { $count ->
    [one] 1 Arbeiter genommen
   *[other] { $count } Arbeiter genommen
}

## Burgundy: explanations

burgundy-animals-title = Tiere
burgundy-animals = Sätze verschiedener Tiere bringen Punkte: zwei sind 1 Punkt wert, drei 2 Punkte, vier 4 Punkte. Jedes Tier zählt nur in einem Satz.
burgundy-discard-title = Ablagestapel
burgundy-discard-help = Gespielte Würfel, gekaufte Karten, die nicht genutzt wurden, und aufgegebene Projekte. Die neueste Karte steht vorn. Ist der Nachziehstapel leer, werden sie gemischt.
burgundy-draw-title = Nachziehstapel
burgundy-draw = Von hier kommen die Karten der Auslage und die Würfel aller. Einmal im Zug darfst du für 3 Silber die obersten drei Karten kaufen: Behalte eine als Projekt oder nutze eine als Würfel für noch eine Aktion.
burgundy-explain-die = Wird mit einer { $die } platziert. Jeder Arbeiter dreht einen Würfel um eins, auch von 6 auf 1.
burgundy-explain-triple = Ein Drilling „{ $kind }“ in deinem Fürstentum ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
burgundy-first-title = Erster Drilling
burgundy-first = Wer zuerst einen Drilling einer Art vollendet, bekommt 1 Punkt. Jede Art hat ihren eigenen Bonus; ein Zeichen zeigt, wer ihn hat.
burgundy-goods-title = Waren
burgundy-goods = Helle Waren verkaufst du mit einer 1 oder 2, mittlere mit einer 3 oder 4, dunkle mit einer 5 oder 6: immer die ganze Sorte auf einmal, jede Ware für 1 Punkt und 1 Silber. Wer zuletzt verkauft hat, beginnt den nächsten Durchgang.
burgundy-passage-title = Boni für Drillinge
burgundy-passage-help = Jeder Drilling bringt einen Bonus des Durchgangs nach freier Wahl.
burgundy-seven-title = Alle 7 Arten
burgundy-seven = Wer Karten aller 7 Arten platziert hat, bekommt den höchsten Bonus, der noch da ist. Ein Kloster zählt dabei immer als Kloster.
burgundy-silver-help-title = Silber
burgundy-silver-help = Für drei Silber kaufst du, einmal im Zug, drei Karten vom Nachziehstapel. Als Aktion kannst du je drei Arbeiter oder Silber gegen einen Punkt tauschen.
burgundy-stack-title = Waren und Tiere
burgundy-stack = Schiffe bringen die oberste Ware, Weiden das oberste Tier, Wohnhäuser das eine oder das andere. Ein leerer Stapel wird gefüllt, indem der andere geteilt wird.
burgundy-worker-title = Arbeiter
burgundy-worker = Jeder Arbeiter dreht einen Würfel um eins, nach oben oder unten, und 6 und 1 sind Nachbarn. Als Aktion stockst du auf zwei Arbeiter auf.
