## Lessons

lesson = Lección
lesson-count = { $at }/{ $of }
lesson-on = Seguir
lesson-back = Atrás
lesson-again = Empezar la lección de nuevo
lesson-leave = Salir de la lección
lesson-play = Jugar contra un rival fácil
