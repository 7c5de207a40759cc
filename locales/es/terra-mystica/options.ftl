## Terra Mystica: the form for a new match

terra-mystica-option-fixed = Preparación para principiantes
terra-mystica-option-fixed-note = Facciones, primeras viviendas y losetas vienen dadas: se empieza a jugar enseguida.
terra-mystica-option-points = Puntos variables
terra-mystica-option-points-note = Las facciones más fuertes empiezan con menos puntos, según los resultados en este mapa.
terra-mystica-option-order = Orden de turno variable
terra-mystica-option-order-note = Quien pasa primero empieza la ronda siguiente, y así sucesivamente.
terra-mystica-option-in-turn = Por turnos
terra-mystica-option-in-turn-note = Cada puesto toma una de las que quedan.
terra-mystica-option-drawn = Sorteadas
terra-mystica-option-drawn-note = Cada puesto saca un color y elige una de sus dos facciones.
terra-mystica-option-given = Asignadas
terra-mystica-option-given-note = Tú dices quién juega con qué; si el color ya está ocupado, ese puesto elige.
terra-mystica-option-map = Mapa
terra-mystica-option-map-base = Mapa básico: cuatro tierras de tamaño parecido entre los ríos.
terra-mystica-option-map-fjords = Fiordos: seis tierras, la mitad pequeñas. Barcos y puentes llegan más lejos.
terra-mystica-option-map-lakes = Lagos: una sola tierra alrededor del agua. Se llega a muchos sitios a pie, y más a menudo basta una pala.
terra-mystica-option-factions = Facciones
terra-mystica-option-seat = Puesto { $n }

## Terra Mystica: choosing a faction

terra-mystica-choose-faction = Elige una facción
terra-mystica-choose-hard = Dificultad { $level } de 3
terra-mystica-choose-mean = Media de los bots aquí: { $points }
