## Beta Colony: questions

# As in English.
beta-colony-ask-picked = { $what }?
# As in English.
beta-colony-ask-gift = { $why }: { $ask }
beta-colony-ask-board = Wähle dein Tableau
beta-colony-ask-start = Wo beginnt dein Schiff?
beta-colony-ask-turn-six = Einen Würfel auf 6 drehen?
beta-colony-ask-flip = Einen Würfel auf die Gegenseite drehen?
beta-colony-ask-cycle-material = Der Zyklus beginnt: ein Material nehmen?
beta-colony-ask-influence = { $why }: ein Einfluss, in welcher Kolonie?
beta-colony-ask-action = Aktion { $nth } von 2: mit einem Würfel fliegen oder andocken
beta-colony-ask-activate = { $place }: { $count ->
    [one] mit welchem Wert?
   *[other] mit welchem Würfel?
}
beta-colony-ask-collect = { $place }: { $left ->
    [one] welches Material?
   *[other] { $left } Materialien, welches zuerst?
}
beta-colony-ask-material = { $why }: { $left ->
    [one] Welches Material nimmst du?
   *[other] { $left } Materialien, welches zuerst?
}
beta-colony-ask-nexus = Azophi Nexus: Material und Treibstoff oder eine Errungenschaft?
beta-colony-ask-module = Welches Modul nimmst du?
beta-colony-ask-free-module = { $why }: ein kostenloses Modul, welches?
beta-colony-ask-free-achievement = { $why }: eine kostenlose Errungenschaft, welche?
beta-colony-ask-space = Auf welchem Feld baust du: { $what }?
beta-colony-ask-space-paid = Nur dieses Modul ist bezahlbar: { $what }. Auf welchem Feld?
beta-colony-ask-space-only = Nur dieses Modul ist baubar: { $what }. Auf welchem Feld?
beta-colony-ask-pay = womit bezahlst du { $material }?
beta-colony-ask-discard = Etwas für 2 Punkte abgeben?
beta-colony-ask-goal = Die sieben Materialien für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} abgeben?
beta-colony-ask-crew = { $why }: eine Crew, auf welches Modul?
beta-colony-because-track = Leiste von { $colony }
beta-colony-because-cycle = Zykluskarte

## Beta Colony: choices

beta-colony-do-board = Tableau { $number } nehmen
beta-colony-do-start = Bei { $place } beginnen
beta-colony-do-turn = Auf { $value } drehen: { $die }
beta-colony-do-keep = Würfel so lassen
beta-colony-do-fly = Zu { $place } fliegen: { $die }
beta-colony-do-dock = Bei { $place } andocken: { $one }, { $other }
beta-colony-do-activate = Aktion bei { $place }: { $die }
beta-colony-do-activate-as = Aktion bei { $place }: { $die } als { $value }
beta-colony-do-take = { $what } nehmen
beta-colony-do-nothing = Verzichten
beta-colony-do-module = { $what } nehmen ({ $values })
beta-colony-do-achieve = Bauen: { $what }
beta-colony-do-goods = Ein Material und einen Treibstoff nehmen
beta-colony-do-build = Auf { $space } in { $colony } bauen
beta-colony-do-pay = Mit { $what } bezahlen
beta-colony-do-discard = { $what } abgeben
beta-colony-do-crew = Eine Crew auf { $space } in { $colony }
beta-colony-do-influence = Ein Einfluss in { $colony }
# As in English.
beta-colony-describe = { $what }: { $brings }
beta-colony-verb-take = Nehmen
beta-colony-verb-fly = Fliegen
beta-colony-verb-dock = Andocken
beta-colony-verb-use = Nutzen
beta-colony-verb-turn = Drehen
beta-colony-verb-build = Bauen
beta-colony-verb-pay = Bezahlen
beta-colony-verb-discard = Abgeben
beta-colony-verb-place = Setzen
beta-colony-verb-begin = Hier beginnen
beta-colony-btn-goods = Material und Treibstoff
beta-colony-btn-as = { $die } als { $value }
beta-colony-btn-fly-to = Flug zu { $place } mit:
beta-colony-btn-dock-at = Bei { $place } andocken für { $count } Treibstoff:
beta-colony-hint-board = Tippe ein Tableau an
beta-colony-hint-start = Tippe einen Ort im Orbit an
beta-colony-hint-dice = Tippe einen Würfel an oder lass sie
beta-colony-hint-action = Tippe einen Würfel an und sieh, wohin er fliegt
beta-colony-hint-activate = Tippe einen Würfel an und sieh, was er bringt
beta-colony-hint-module = Tippe ein umrandetes Modul an
beta-colony-hint-space = Tippe ein gepunktetes Feld an
beta-colony-hint-colony = Tippe den Kopf einer Kolonie an
beta-colony-hint-crew = Tippe ein Modul in einer Kolonie an

## Beta Colony: what a choice costs and brings

beta-colony-costs-fuel = kostet { $count } Treibstoff
beta-colony-costs-materials = kostet { $what }
beta-colony-plus-fuel = +{ $count } Treibstoff
# As in English.
beta-colony-plus-material = +{ $count } { $what }
beta-colony-plus-artifacts = +{ $count ->
    [one] { $count } Artefakt
   *[other] { $count } Artefakte
}
beta-colony-plus-crew = +{ $count } Crew in { $colony }
beta-colony-plus-influence = { $colony }: Leiste { $now } → { $then }
beta-colony-place-does-moon = { $one } oder { $other }
beta-colony-place-does-works = Module aus der Reihe des Würfels
beta-colony-place-does-nexus = Material und Treibstoff, oder eine Errungenschaft
beta-colony-place-does-ridback = 1 bis 3 Treibstoff
beta-colony-leads-influence = ein Einfluss in einer Kolonie deiner Wahl
beta-colony-leads-collect = { $count ->
    [one] { $count } Material des Mondes
   *[other] { $count } Materialien des Mondes
}
beta-colony-leads-module = ein Modul: { $values }
beta-colony-leads-choice = Material und Treibstoff oder eine Errungenschaft
beta-colony-goal-met = erfüllt das Ziel dieses Zyklus

## Beta Colony: points and the end

beta-colony-source-dice = Würfel in der richtigen Farbe
beta-colony-source-tracks = Leiste
beta-colony-source-modules = Modul
beta-colony-source-discard = abgegeben
beta-colony-source-goals = Ziel
beta-colony-source-artifacts = Artefakte
beta-colony-source-achievements = Errungenschaften
beta-colony-source-majorities = Mehrheiten
beta-colony-row-dice = Würfel in der richtigen Farbe
beta-colony-row-tracks = Kolonieleisten
beta-colony-row-modules = Boni der Module
beta-colony-row-discard = Für Punkte abgegeben
beta-colony-row-goals = Ziele der Zyklen
beta-colony-row-artifacts = Übrige Artefakte
beta-colony-row-achievements = Errungenschaften
beta-colony-row-majorities = Mehrheiten
beta-colony-row-crew = Crew auf dem Planeten
beta-colony-won = { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $ahead ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
} Vorsprung
beta-colony-won-crew = { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und die größere Crew auf dem Planeten
beta-colony-won-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
beta-colony-undone-materials = { $count ->
    [one] { $count } Material blieb übrig
   *[other] { $count } Materialien blieben übrig
}
beta-colony-undone-fuel = { $count ->
    [one] { $count } Treibstoff blieb übrig
   *[other] { $count } Treibstoff blieben übrig
}
beta-colony-undone-majority = { $count ->
    [one] { $count } Crewmitglied mehr in { $colony } hätte
   *[other] { $count } Crewmitglieder mehr in { $colony } hätten
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gebracht
beta-colony-undone-track = { $count ->
    [one] { $count } Einfluss mehr in { $colony } hätte
   *[other] { $count } Einfluss mehr in { $colony } hätten
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gebracht
beta-colony-undone-achievements = keine Errungenschaft wurde gebaut
beta-colony-chart-end = Ende
beta-colony-measure-points = Punkte
beta-colony-measure-crew = Crew auf dem Planeten
beta-colony-measure-influence = Einfluss
