## Lessons

lesson = Lektion
lesson-count = { $at }/{ $of }
lesson-on = Weiter
lesson-others = Jetzt sind die anderen dran
lesson-back = Zurück
lesson-again = Lektion von vorn
lesson-leave = Lektion verlassen
lesson-play = Gegen Leicht spielen
