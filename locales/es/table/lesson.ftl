## Lessons

lesson = Lección
lesson-count = { $at }/{ $of }
lesson-on = Seguir
lesson-others = Ahora juegan los demás
lesson-back = Atrás
lesson-again = Empezar la lección de nuevo
lesson-leave = Salir de la lección
lesson-play = Jugar contra un rival fácil
