## Beta Colony: board

# As in English.
beta-colony-tab-orbit = Orbit
beta-colony-tab-colonies = Kolonien
beta-colony-tab-make = Module
beta-colony-tab-cards = Karten
beta-colony-tabs = Teile des Spielplans
beta-colony-orbit-whole = Den ganzen Orbit zeigen oder wie zuvor
beta-colony-orbit-closer = Orbit vergrößern
beta-colony-orbit-farther = Orbit verkleinern
beta-colony-cycle-now = Zyklus { $number }
beta-colony-of-rounds = von 9
beta-colony-works = Manufakturen
beta-colony-left = Module übrig
beta-colony-cycles = Zykluskarten
beta-colony-achievements = Errungenschaften
beta-colony-your-board = Dein Tableau
beta-colony-boards = Tableaus
beta-colony-goods = Deine Würfel und Vorräte
beta-colony-dice = Würfel
# As in English.
beta-colony-place-label = { $place }: { $does }
beta-colony-place-flight = { $flight }. { $point }
beta-colony-cycle-label = { $cycle }. { $points }: { $goal }. { $boon }
beta-colony-card-label = { $what }: { $one }. { $other }
beta-colony-place-ships = { $place }. Schiffe: { $names }
# As in English.
beta-colony-yield = { $values }: { $what }
beta-colony-die-spent = { $die }, genutzt
# As in English.
beta-colony-module-label = { $what }: { $influence }, { $extra }
# As in English.
beta-colony-number = { $number }
beta-colony-costs = kostet { $what }
beta-colony-space-beside = neben { $spaces }
beta-colony-space-free = { $number }, { $material }
beta-colony-space-centre = { $number }, { $material }, am Zentrum
# As in English.
beta-colony-space-built = { $number }, { $what }: { $crew }
# As in English.
beta-colony-colony-head = { $colony }: { $crews }
beta-colony-crew-points = { $name } { $count } Crew, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
beta-colony-stop-label = Feld { $number } der Leiste: { $what }
beta-colony-goal-points = Ziel, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# As in English.
beta-colony-boon = Bonus
beta-colony-met-by = Jetzt erfüllt von
beta-colony-projected = voraussichtlich { $points }
beta-colony-projected-title = Voraussichtliche Punkte: mit Artefakten, Errungenschaften und Mehrheiten von jetzt, ohne Ziele
beta-colony-about-track = Einfluss bewegt die Steine auf der Leiste. Punkte und Boni, auf denen sie landen oder die sie passieren, gibt es sofort.
beta-colony-about-works = Die linke und die rechte Manufaktur haben eine gemeinsame Auslage: Beide verkaufen dieselben Module.
beta-colony-about-left = Diese Module kommen noch, in einer Reihenfolge, die niemand kennt.
beta-colony-about-space-free = Wer hier baut, bezahlt dieses Material.
beta-colony-about-space-gift = Jetzt baust du hier kostenlos.
beta-colony-about-crews = Die Zahl hinter dem Plus: So viele Punkte brächte die Mehrheit jetzt, für mehr Crew als die kleinste dort.
beta-colony-about-goods = Mit Material bezahlst du Module, Felder und Gebäude. Treibstoff ändert Würfel. Artefakte stehen für jedes Material.
beta-colony-start-player = Startperson
beta-colony-btn-without = Verzichten
beta-colony-btn-keep = So lassen
