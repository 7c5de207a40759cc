## The game of the day

day-about = Für alle dieselben Karten und Gegner, jeden Tag neu und auch ohne Netz. Es zählt der erste Versuch, den du zu Ende spielst.
day-again = Noch einmal
day-share = Ergebnis kopieren
day-heading-today = Heute, { $date }
day-heading = { $date }
day-won = Du hast gewonnen
day-lost = Verloren
day-more = { $by } mehr als { $name }
day-fewer = { $by } weniger als { $name }
day-equal = gleich viele wie { $name }
day-later = { $n ->
    [one] Ein späterer Versuch: { $score }
   *[other] Der beste von { $n } späteren Versuchen: { $score }
}
day-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
day-tile = { $date }: { $what }
day-tile-won = gewonnen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
day-tile-lost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, verloren
day-tile-running = nicht beendet
day-tile-open = nicht gespielt

take-backs = { $count ->
    [one] Einmal zurückgenommen
   *[other] { $count }-mal zurückgenommen
}
