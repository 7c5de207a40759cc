## Burgundy: why something cannot be done now

burgundy-why-workers = { $short ->
    [one] 1 Arbeiter fehlt
   *[other] { $short } Arbeiter fehlen
}: { $by ->
    [place] Platziert wird sie mit einer { $wanted }
    [sell] Verkauft wird mit einer { $wanted }
   *[take] Ihre Reihe braucht eine { $wanted }
}, am nächsten ist deine { $nearest }
burgundy-why-spot = Hier kann sie nicht liegen: Der Drilling ist voll oder von anderer Art
burgundy-why-goods = Zu verkaufen hast du nichts davon: { $sort }
burgundy-why-material = { $short ->
    [one] 1 Arbeiter oder Silber fehlt
   *[other] { $short } Arbeiter oder Silber fehlen
}: Drei davon sind ein Punkt
burgundy-why-silver = { $short ->
    [one] 1 Silber fehlt, um Karten zu kaufen
   *[other] { $short } Silber fehlen, um Karten zu kaufen
}
burgundy-why-bought = In diesem Zug hast du schon Karten gekauft
burgundy-why-no-cards = Zum Kaufen sind weniger als drei Karten übrig
burgundy-why-kind = Nicht mit dieser Karte. { $card }: { $effect }
burgundy-why-empty = Der Stapel ist leer
burgundy-why-other-stack = { $what ->
    [goods] Jetzt nimmst du eine Ware
   *[animals] Jetzt nimmst du ein Tier
}
burgundy-why-effect = { $what ->
    [goods] Waren bringen nur Schiffe, Wohnhäuser und Boni
   *[animals] Tiere bringen nur Weiden, Wohnhäuser und Boni
}
burgundy-why-first = Zuerst: { $ask }
burgundy-missing = { $short ->
    [one] Nichts ist in Reichweite: 1 Arbeiter mehr würde reichen
   *[other] Nichts ist in Reichweite: { $short } Arbeiter mehr würden reichen
}
burgundy-gain-idle = { $card } würde gerade nichts bewirken

## Burgundy: what speaks for a choice, and what tells it from its twin

burgundy-merit-place = { $nth ->
    [1] 1. Karte im Drilling
    [2] 2. Karte im Drilling
   *[other] macht den Drilling voll
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
burgundy-merit-take = { $nth ->
    [1] 1. Karte im Drilling „{ $kind }“
    [2] 2. Karte im Drilling „{ $kind }“
   *[other] 3. Karte im Drilling „{ $kind }“
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
burgundy-detail-card = Zahl { $number }
burgundy-detail-die = { $workers ->
    [0] mit der { $die }
    [one] mit der { $die } und 1 Arbeiter
   *[other] mit der { $die } und { $workers } Arbeitern
}

## Burgundy: what a question is about, once

burgundy-about-turn = Ein Würfel, eine Aktion: Karte nehmen, Projekt platzieren, verkaufen, Arbeiter oder Silber.
burgundy-about-castle = Eine Burg gibt noch eine Aktion, mit beliebiger Zahl und ohne Würfel.
burgundy-about-extra = Die gekaufte Karte zählt als Würfel: noch eine Aktion mit ihrer Zahl.
burgundy-about-after = Deine Aktion ist getan. Einmal im Zug kaufst du für 3 Silber 3 Karten und nimmst eine.
burgundy-about-purchase = Behalte eine als Projekt oder als Würfel für noch eine Aktion. Der Rest wird abgelegt.
burgundy-about-room = Mehr als drei Projekte gehen nicht. Das aufgegebene kommt auf den Ablagestapel.
burgundy-about-hand-in = Je drei davon sind ein Punkt. Gib beliebig viele ab; ein Rest bringt nichts.
burgundy-about-take-for = Damit nimmst du eine Karte aus einer beliebigen Reihe, egal welche Zahl sie hat.
burgundy-about-town-hall = Noch ein Projekt kommt in dein Fürstentum, mit seiner Wirkung und egal mit welcher Zahl.
burgundy-about-warehouse = Alle Waren einer Sorte auf einmal: jede für einen Punkt und ein Silber.
burgundy-about-goods = Waren verkaufst du später, eine Sorte auf einmal: jede für einen Punkt und ein Silber.
burgundy-about-animals = Sätze verschiedener Tiere zählen sofort: zwei sind 1 Punkt wert, drei 2, vier 4.
burgundy-about-any-stack = Waren verkaufst du später für Punkte und Silber; Sätze verschiedener Tiere zählen sofort.
burgundy-about-bonus = Jeder Drilling bringt einen Bonus deiner Wahl. Im Durchgang A sind sie am besten.
burgundy-goal-line = Drei gleiche bringen Punkte. Mit 30 Punkten hast du gut gespielt.

## Burgundy: what is met for the first time

burgundy-meet-workers = Arbeiter: Jeder, den du abgibst, ändert einen Würfel um eins.
burgundy-meet-silver = Silber: Einmal im Zug kaufst du für drei davon eine von drei Karten.
burgundy-meet-goods = Waren: Verkauft bringt jede Karte einen Punkt und ein Silber.
burgundy-meet-bonuses = Ein Drilling bringt einen Bonus deiner Wahl. Mit jedem Durchgang werden sie kleiner.

## Burgundy: words that the rulebook explains, each in all its forms

burgundy-term-triples = Drilling, Drillinge
burgundy-term-passages = Durchgang, Durchgangs, Durchgänge
burgundy-term-workers = Arbeiter, Arbeitern
burgundy-term-silver = Silber
burgundy-term-goods = Ware, Waren
burgundy-term-animals = Tier, Tiere, Tieren
burgundy-term-projects = Projekt, Projekte, Projekten
burgundy-term-display = Auslage
burgundy-term-storage = Lager
burgundy-term-estate = Fürstentum
