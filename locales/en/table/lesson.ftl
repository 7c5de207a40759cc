## Lessons

lesson = Lesson
lesson-count = { $at }/{ $of }
lesson-on = Continue
lesson-others = Now the others play
lesson-back = Back
lesson-again = Start the lesson again
lesson-leave = Leave the lesson
lesson-play = Play against Easy
