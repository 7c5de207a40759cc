## Beta Colony: the position in words

beta-colony-read-now = Stand der Partie
beta-colony-read-turn = Am Zug: { $name }
beta-colony-read-start = Startperson: { $name }
beta-colony-read-row = Reihe { $values }: { $modules }
beta-colony-read-none = nichts
beta-colony-read-left = { $count ->
    [one] { $count } Modul übrig
   *[other] { $count } Module übrig
}
beta-colony-read-no-crew = niemand
# As in English.
beta-colony-read-crew-of = { $name } { $count }
# As in English.
beta-colony-read-name = { $name }
beta-colony-read-points = { $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
} jetzt, voraussichtlich { $then }
beta-colony-read-dice = Würfel: { $dice }
beta-colony-read-materials = Material: { $what }
beta-colony-read-space = { $space }; { $beside }
beta-colony-read-stops = Leiste: { $stops }
beta-colony-read-track = { $colony }: Leiste { $at }, { $crew } Crew, Mehrheit { $points }
beta-colony-read-achievements = Errungenschaften: { $what }
