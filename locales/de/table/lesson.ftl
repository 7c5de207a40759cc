## Lessons

lesson = Lektion
lesson-count = { $at }/{ $of }
lesson-on = Weiter
lesson-back = Zurück
lesson-again = Lektion von vorn
lesson-leave = Ohne Lektion weiterspielen
lesson-play = Gegen Leicht spielen
