## Terra Mystica: what is answered without a question

terra-mystica-settle-take = Tomar poder sin preguntar
terra-mystica-settle-take-note = Mientras no hayas pasado y solo tú ganes con ello. 1 de poder es gratis y se toma siempre.
terra-mystica-settle-decline = Rechazar sin preguntar
terra-mystica-settle-decline-note = Lo que te costaría demasiados puntos.
terra-mystica-settle-take-cultists = Tomar de los Cultistas sin preguntar
terra-mystica-settle-take-cultists-note = Mientras ellos avancen en un culto gracias a eso.
terra-mystica-settle-decline-cultists = Rechazar a los Cultistas sin preguntar
terra-mystica-settle-decline-cultists-note = Mientras ellos avancen en un culto gracias a eso.
terra-mystica-settle-end = Poder gratis en la última ronda, tras pasar, si los Cultistas ganan con ello
terra-mystica-settle-by-hand = Terminar mis turnos yo
terra-mystica-settle-by-hand-note = Para cambiar recursos también después de una acción. Si no, el turno termina con la acción y cambias antes de la siguiente.
terra-mystica-settle-ask = Preguntar siempre
terra-mystica-settle-free = Solo lo gratuito
terra-mystica-settle-up-to = Hasta { $power }
terra-mystica-settle-all = Todo
terra-mystica-settle-never = Nunca
terra-mystica-settle-from = Desde { $power }
terra-mystica-settle-end-ask = Preguntar
terra-mystica-settle-end-take = Tomarlo
terra-mystica-settle-end-decline = Rechazarlo
