## Terra Mystica: the form for a new match

terra-mystica-option-fixed = Einstiegsaufbau
terra-mystica-option-fixed-note = Völker, erste Wohnhäuser und Plättchen stehen fest: Es geht sofort los.
terra-mystica-option-points = Variable Punkte
terra-mystica-option-points-note = Stärkere Völker beginnen mit weniger Punkten, je nach den Ergebnissen auf diesem Spielplan.
terra-mystica-option-order = Variable Zugreihenfolge
terra-mystica-option-order-note = Wer zuerst passt, beginnt die nächste Runde, und so weiter.
terra-mystica-option-in-turn = Reihum
terra-mystica-option-in-turn-note = Reihum wählt jeder Platz eines der noch freien Völker.
terra-mystica-option-drawn = Gezogen
terra-mystica-option-drawn-note = Jeder Platz zieht eine Farbe und wählt eines ihrer beiden Völker.
terra-mystica-option-given = Vorgegeben
terra-mystica-option-given-note = Du sagst, wer was spielt; ein Platz, dessen Farbe vergeben ist, wählt selbst.
terra-mystica-option-map = Spielplan
terra-mystica-option-map-base = Basiskarte: vier etwa gleich große Länder zwischen den Flüssen.
terra-mystica-option-map-fjords = Fjorde: sechs Länder, die Hälfte davon klein. Schiffe und Brücken erreichen mehr.
terra-mystica-option-map-lakes = Seen: ein Land um das Wasser. Vieles ist zu Fuß erreichbar, und öfter genügt ein Spaten.
terra-mystica-option-factions = Völker
terra-mystica-option-seat = Platz { $n }

## Terra Mystica: choosing a faction

terra-mystica-choose-faction = Wähle ein Volk
terra-mystica-choose-hard = Schwierigkeit { $level } von 3
terra-mystica-choose-mean = Schnitt der Bots hier: { $points }
