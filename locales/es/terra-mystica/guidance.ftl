## Terra Mystica: why something cannot be done now

terra-mystica-missing = No puedes pagar nada: falta al menos { $what }
terra-mystica-why-first = Antes: { $ask }
terra-mystica-why-missing = Aún necesitas: { $what }
terra-mystica-why-dig = { $count ->
    [one] 1 pala cuesta { $digging }
   *[other] { $count } palas cuestan { $digging }
}; aún necesitas: { $what }
terra-mystica-why-river = Un río: ahí no se construye
terra-mystica-why-own = Ahí ya tienes un edificio
terra-mystica-why-occupied = { $name ->
    [You] Ahí hay un edificio tuyo
   *[other] Ahí hay un edificio de { $name }
}
terra-mystica-why-far = No es adyacente: con { $count } más de navegación llegarías
terra-mystica-why-too-far = Demasiado lejos de tus edificios
terra-mystica-why-beyond = { $range ->
    [one] Demasiado lejos: saltas 1 hexágono
   *[other] Demasiado lejos: saltas { $range } hexágonos
}
terra-mystica-why-skipped = Solo se puede saltar una vez por acción
terra-mystica-why-none-left = No quedan: solo hay { $buildings }
terra-mystica-why-home = Ya es { $terrain }
terra-mystica-why-touched = Esta acción ya ha transformado ese hexágono
terra-mystica-why-one-storm = La tormenta de arena solo alcanza un hexágono
terra-mystica-why-one-dwelling = Cada acción construye una sola vivienda
terra-mystica-why-only-spades = Las palas de la bonificación de culto no construyen
terra-mystica-why-terrain = Solo en { $terrain }
terra-mystica-why-spades = { $count ->
    [one] Falta 1 pala
   *[other] Faltan { $count } palas
}
terra-mystica-why-needs = Antes tiene que haber ahí: { $building }
terra-mystica-why-shipping-end = Tu navegación está al final de la escala
terra-mystica-why-spades-end = Tus palas no pueden ser más baratas
terra-mystica-why-no-shipping = Tu facción no navega
terra-mystica-why-no-spades = Tu facción no tiene escala de palas
terra-mystica-why-slot = { $steps ->
    [one] No hay sitio libre de 1 paso
   *[other] No hay sitio libre de { $steps } pasos
}
terra-mystica-why-used = Ya se ha usado en esta ronda
terra-mystica-why-stronghold = Solo con tu fortaleza
terra-mystica-why-faction = Eso solo lo hacen: { $faction }
terra-mystica-why-card = Solo con esa carta de bonificación
terra-mystica-why-favor = Solo con ese favor
terra-mystica-why-useless = Ahora no se podría hacer nada con ello
terra-mystica-why-priests = Los siete sacerdotes ya están fuera
terra-mystica-why-bridge = No quedan puentes o no hay lugar junto a tus edificios
terra-mystica-why-held-own = Ya es tuya
terra-mystica-why-held = { $name ->
    [You] La tienes tú
   *[other] La tiene { $name }
}
terra-mystica-why-not-in-game = No está en esta partida
terra-mystica-why-sold-out = No queda ninguna
terra-mystica-why-owned = Ya tienes esta loseta: cada una se tiene solo una vez
terra-mystica-why-last-round = En la última ronda no se toma carta
terra-mystica-why-no-town = Los edificios de alrededor no forman ciudad

## Terra Mystica: what speaks for a choice and against it

terra-mystica-detail-from = de { $name ->
    [You] ti
   *[other] { $name }
}

## Terra Mystica: what a question is about

terra-mystica-about-faction = Dos facciones comparten color. Mira qué edificios premian las losetas de puntuación.
terra-mystica-about-dwelling = Junto a otros hay poder y casas comerciales baratas. Aquí empieza tu alcance.
terra-mystica-about-card = Una carta de bonificación es tuya durante una ronda. Al pasar la cambias.
terra-mystica-about-turn = Una acción por turno hasta que todos pasen. Antes y después puedes cambiar recursos.
terra-mystica-about-second = Un turno doble: dos acciones seguidas.
terra-mystica-about-after = La acción está hecha. Aún puedes cambiar poder, sacerdotes y trabajadores.
terra-mystica-about-terrain = Las palas mueven un hexágono por la rueda de terrenos. Solo construyes en tu terreno natal.
terra-mystica-about-town = Una ciudad suele pedir cuatro edificios con 7 de poder. Da además una llave para el paso 10.
terra-mystica-about-favor = Una loseta de favor te sube enseguida en su culto y sirve hasta el final.
terra-mystica-about-ordain = Solo ahora, por la fortaleza: los trabajadores pasan a ser sacerdotes.
terra-mystica-about-spades = Usa tus palas en terreno a tu alcance. Lo que sobra se pierde.
terra-mystica-about-storm = La tormenta no necesita palas; después puedes construir ahí.
terra-mystica-about-step = En los pasos 3, 5, 7 y 10 un culto da poder. El paso 10 pide una llave y es para uno solo.
terra-mystica-about-key = Cada llave abre el paso 10 de un culto. Tienes menos llaves que cultos a punto de llegar.
terra-mystica-about-bridge = Un puente une para siempre dos hexágonos a través de un río.
terra-mystica-about-witches = El vuelo es gratis y llega a cualquier bosque vacío.
terra-mystica-about-swarmlings = La casa comercial es gratis y cuenta como construida.
terra-mystica-about-leech = Poder porque han construido a tu lado: 1 es gratis, cada uno más cuesta un punto.
terra-mystica-about-cult-spades = Las palas de la bonificación solo transforman: ni construir, ni comprar, ni guardar.
terra-mystica-about-open = En partidas registradas las ofertas pueden esperar tu respuesta.

## Terra Mystica: what is met for the first time

terra-mystica-meet-wheel = La rueda: cada paso desde un terreno hasta el tuyo cuesta una pala.
terra-mystica-meet-bowls = El poder pasa de cuenco en cuenco. Se gasta lo que hay en el tercer cuenco.
terra-mystica-meet-round = Loseta de puntuación: dice qué da puntos en esta ronda.
terra-mystica-meet-income = Tus ingresos: es lo que recibes al empezar la próxima ronda.
terra-mystica-meet-cults = Los sacerdotes te suben en los cultos. Al final los tres primeros ganan 8, 4 y 2 puntos.

## Terra Mystica: words that the rulebook explains, each in all its forms

terra-mystica-term-adjacency = adyacente
terra-mystica-term-bonus-cards = carta de bonificación, cartas de bonificación
terra-mystica-term-bridges = puente, puentes
terra-mystica-term-cult-bonus = bonificación de culto
terra-mystica-term-cults = culto, cultos
terra-mystica-term-exchange = cambiar
terra-mystica-term-factions-choice = facción, facciones
terra-mystica-term-favors = loseta de favor, losetas de favor
terra-mystica-term-income = ingresos
terra-mystica-term-keys = llave, llaves
terra-mystica-term-power = poder
terra-mystica-term-power-actions = acción de poder, acciones de poder
terra-mystica-term-priest = sacerdote, sacerdotes
terra-mystica-term-scoring-tiles = loseta de puntuación, losetas de puntuación
terra-mystica-term-shipping = navegación
terra-mystica-term-terraforming = pala, palas
terra-mystica-term-towns = ciudad, ciudades
