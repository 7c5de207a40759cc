## Cities of Destiny: la partida guiada

innovation-lesson-cities-new = Color nuevo, ciudad nueva
innovation-lesson-cities-new-text = Aún no tienes nada amarillo. Fusiona Agricultura: quien fusiona un color nuevo roba una ciudad, si no tiene ya una en la mano.
innovation-lesson-cities-new-else = Puedes. Pero fusiona antes Agricultura: el amarillo es nuevo para ti y por eso llega una ciudad.
innovation-lesson-cities-city = Aquí está Kaifeng
innovation-lesson-cities-city-text = Una ciudad no tiene efectos, pero muestra más: Kaifeng tiene cuatro iconos en vez de tres. Y su flecha actúa una vez, al fusionarla.
innovation-lesson-cities-arrow = La flecha despliega
innovation-lesson-cities-arrow-text = Fusiona Kaifeng: su flecha despliega el amarillo a la izquierda. La carta cubierta vuelve a mostrar una hoja y ganas tres castillos.
innovation-lesson-cities-arrow-else = Fusiona ahora Kaifeng: su flecha despliega el amarillo sin gastar otra acción y ganas tres castillos.
innovation-lesson-cities-splay = Y enseguida otra
innovation-lesson-cities-splay-text = Si un color se despliega en otra dirección, también robas una ciudad si no tienes: esta es Yakarta. Su lupa busca hojas.
innovation-lesson-cities-endorse = Úsala dos veces
innovation-lesson-cities-endorse-text = Kaifeng puede respaldar cartas cuyo icono muestre: las usas dos veces. Toca Kaifeng y luego La rueda, que cuenta castillos.
innovation-lesson-cities-endorse-else = Puedes. Pero respalda antes La rueda: toca Kaifeng y luego La rueda, y robarás cuatro cartas en vez de dos.
innovation-lesson-cities-pay = Lo que cuesta
innovation-lesson-cities-pay-text = Archiva una carta de tu mano, es decir, métela bajo su pila. Puede valer como mucho lo que Kaifeng: basta una de la era 1.
innovation-lesson-cities-pay-else = Guarda Yakarta, aún puedes fusionarla. Una de la era 1 paga igual de bien.
innovation-lesson-cities-twice = Cuatro en vez de dos
innovation-lesson-cities-twice-text = La rueda robó dos veces. Las eras 1 y 2 están vacías, así que las cuatro son de la era 3; quien comparte la usa solo una vez.
innovation-lesson-cities-achieve = Siete, no seis
innovation-lesson-cities-achieve-text = Con Cities hacen falta siete logros para ganar, uno más que antes. Tienes 8 puntos: reclama el logro 1.
innovation-lesson-cities-achieve-else = Reclama ahora el logro 1: tienes los 5 puntos, y a tu oponente solo le falta uno.
innovation-lesson-cities-end = Banderas y fuentes
innovation-lesson-cities-end-text = En ciudades tardías, una bandera o una fuente a la vista es un logro. La bandera solo cuenta si nadie muestra más cartas de su color.
