## Beta Colony: names

beta-colony-material-organic = organisches Material
beta-colony-material-steel = Stahl
beta-colony-material-food = Nahrung
beta-colony-material-palladium = Palladium
beta-colony-material-polymer = Polymer
beta-colony-material-water = Wasser
beta-colony-short-organic = organisch
beta-colony-module-yellow = Verteidigungsstation
beta-colony-module-red = Wissenschaftsturm
beta-colony-module-pink = Wohnquartier
beta-colony-module-green = Landwirtschaftsmodul
beta-colony-module-blue = Wasserwerk
beta-colony-kind-yellow = Verteidigungsstationen
beta-colony-kind-red = Wissenschaftstürme
beta-colony-kind-pink = Wohnquartiere
beta-colony-kind-green = Landwirtschaftsmodule
beta-colony-kind-blue = Wasserwerke
beta-colony-place-left = Linke Manufaktur
beta-colony-place-right = Rechte Manufaktur
beta-colony-the-left = der linken Manufaktur
beta-colony-the-right = der rechten Manufaktur
# As in English.
beta-colony-place-gan-de = Gan De
# As in English.
beta-colony-place-jyo = Jyo
# As in English.
beta-colony-place-nebra = Nebra
# As in English.
beta-colony-place-nexus = Azophi Nexus
# As in English.
beta-colony-place-ridback = Ridback
# As in English.
beta-colony-colony-xian = Xi’an
# As in English.
beta-colony-colony-thebes = Thebes
# As in English.
beta-colony-colony-cuzco = Cuzco
beta-colony-die-black = schwarzer Würfel
beta-colony-die-blue = blauer Würfel
beta-colony-die-red = roter Würfel
beta-colony-die-green = grüner Würfel
beta-colony-die-of = { $die } ({ $value })
beta-colony-short-black = schwarz { $value }
beta-colony-short-blue = blau { $value }
beta-colony-short-red = rot { $value }
beta-colony-short-green = grün { $value }
beta-colony-ability-food = Jyo gibt dir 1 Nahrung mehr
beta-colony-ability-six = Dein schwarzer Würfel zählt beim Sammeln von Material als 6
beta-colony-ability-water = Nebra gibt dir 1 Wasser mehr
beta-colony-ability-any = Dein schwarzer Würfel zählt beim Nehmen eines Moduls als jeder Wert
beta-colony-ability-steel = Gan De gibt dir 1 Stahl mehr
beta-colony-ability-fuel = +1 Treibstoff, wenn du ihn bei Azophi Nexus oder Ridback nimmst
beta-colony-ability-organic = Gan De gibt dir 1 organisches Material mehr
beta-colony-ability-pair = Mit zwei gleichen Materialien bezahlst du jedes Modul, das du nimmst
beta-colony-ability-palladium = Jyo gibt dir 1 Palladium mehr
beta-colony-ability-back = Mit dem schwarzen Würfel darf dein Schiff gegen den Uhrzeigersinn fliegen
beta-colony-board = Tableau { $number }
beta-colony-cycle = Zyklus { $number }
beta-colony-goal-c1a = Vier gleiche Materialien
beta-colony-goal-c1b = Zwei Crew um dasselbe Koloniezentrum
beta-colony-goal-c1c = Ein Artefakt
beta-colony-goal-c2a = Zwei Crew in jeder Kolonie
beta-colony-goal-c2b = Crew auf Modulen in vier Farben
beta-colony-goal-c2c = Vier Einfluss in jeder Kolonie
beta-colony-goal-c3a = Die sieben gezeigten Materialien abgeben
beta-colony-goal-c3b = Sieben Treibstoff
beta-colony-goal-c3c = Sechs Crew auf Modulen abseits der Zentren
beta-colony-boon-c1a = Nach dem Wurf darfst du einen Würfel auf 6 drehen
beta-colony-boon-c1b = Zu Beginn des Zyklus darfst du ein Material nehmen
beta-colony-boon-c1c = Nebra gibt 1 Polymer mehr
beta-colony-boon-c2a = Zu Beginn des Zyklus ein Einfluss deiner Wahl
beta-colony-boon-c2b = Polymer steht für jedes Material
beta-colony-boon-c2c = Ein Modul mehr in jeder Reihe der Manufaktur
beta-colony-boon-c3a = Nach dem Wurf darfst du einen Würfel auf die Gegenseite drehen
beta-colony-boon-c3b = +1 Einfluss für Module aus einer Manufaktur
beta-colony-boon-c3c = Zu einem gekauften Modul: ein Material oder Artefakt für 2 Punkte abgeben
beta-colony-achievement-s1 = Speicherstatue
beta-colony-achievement-s2 = Kettenstatue
beta-colony-achievement-s3 = Zentrumsstatue
beta-colony-achievement-s4 = Farbenstatue
beta-colony-achievement-b1 = Hafen
beta-colony-achievement-b2 = Ratssaal
beta-colony-achievement-b3 = Raffinerie
beta-colony-achievement-b4 = Große Kuppel
beta-colony-scores-s1 = Am Ende 2 Punkte je Material, höchstens 12
beta-colony-scores-s2 = Am Ende 2 Punkte je Crew deiner längsten Kette, höchstens 12
beta-colony-scores-s3 = Am Ende 2 Punkte je Crew um ein Zentrum, höchstens 12
beta-colony-scores-s4 = Am Ende 3 Punkte je Modul einer Farbe mit deiner Crew, höchstens 12
beta-colony-scores-b1 = Am Ende 7 Punkte; sofort eine Crew auf ein beliebiges Modul
beta-colony-scores-b2 = Am Ende 7 Punkte; sofort ein Einfluss deiner Wahl
beta-colony-scores-b3 = Am Ende 8 Punkte; sofort ein Treibstoff
beta-colony-scores-b4 = Am Ende 9 Punkte
beta-colony-bonus-any-material = ein Material deiner Wahl
beta-colony-bonus-two-materials = zwei Materialien deiner Wahl
beta-colony-bonus-artifact = ein Artefakt
beta-colony-bonus-two-fuel = 2 Treibstoff
beta-colony-bonus-crew = eine Crew auf ein beliebiges Modul
beta-colony-bonus-free-module = ein kostenloses Modul
beta-colony-bonus-free-achievement = eine kostenlose Errungenschaft
beta-colony-extra-points = 2 Punkte
beta-colony-extra-artifact = ein Artefakt
beta-colony-extra-fuel = 2 Treibstoff
beta-colony-extra-two-crew = zwei Crew
beta-colony-extra-no-crew = keine Crew
beta-colony-extra-none = eine Crew
beta-colony-n-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
beta-colony-n-fuel = { $count } Treibstoff
beta-colony-n-artifacts = { $count ->
    [one] { $count } Artefakt
   *[other] { $count } Artefakte
}
beta-colony-n-crew = { $count } Crew
beta-colony-space = Feld { $number }
beta-colony-row = Reihe { $values }
beta-colony-n-influence = { $count } Einfluss
# As in English.
beta-colony-times = { $count } × { $what }
