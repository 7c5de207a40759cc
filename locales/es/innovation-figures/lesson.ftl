## Figures in the Sand: la partida guiada

innovation-lesson-figures-share = Llega una figura
innovation-lesson-figures-share-text = Sneferu y Fu Xi son figuras. Robas otra cuando un oponente comparte tu dogma, como ahora: usa Misticismo.
innovation-lesson-figures-share-else = Puedes. Pero usa Misticismo: tu oponente lo comparte y eso te trae una figura.
innovation-lesson-figures-karma = Cambian las reglas
innovation-lesson-figures-karma-text = Llegó Zhang Heng. Las figuras no tienen dogma; encima, su karma cambia reglas: con Sneferu, cada castillo tuyo es también una corona.
innovation-lesson-figures-karma-else = Fusiona Sneferu: su karma hace de cada castillo tuyo también una corona, y aún ofrece más.
innovation-lesson-figures-claim = También algo para ti
innovation-lesson-figures-claim-text = Tu oponente ha reclamado un logro. Eso también te trae una figura: Alejandro Magno está en tu mano.
innovation-lesson-figures-inspire = Sneferu inspira
innovation-lesson-figures-inspire-text = Toca el signo con el 1 junto al amarillo. Sneferu roba cartas y las mete bajo tus pilas mientras tengan castillos; luego robas una.
innovation-lesson-figures-inspire-else = Puedes. Pero inspira antes, con el signo junto al amarillo: es robar y algo más.
innovation-lesson-figures-second = Solo puede quedar una
innovation-lesson-figures-second-text = Tras cada acción solo puede quedarte una figura encima. Fusiona, pues, Fu Xi y despídete de Sneferu.
innovation-lesson-figures-second-else = Puedes. Pero fusiona Fu Xi: con él pronto tendrás un logro.
innovation-lesson-figures-fade = Una se desvanece
innovation-lesson-figures-fade-text = La que se desvanece se puntúa. Elige Sneferu, que da un punto; Fu Xi se queda.
innovation-lesson-figures-fade-else = Quédate con Fu Xi: puede darte un logro. Deja que se desvanezca Sneferu.
innovation-lesson-figures-decree = Un decreto
innovation-lesson-figures-decree-text = Con Fu Xi y dos figuras en la mano puedes decretar Comercio. Cuesta toda tu mano, pero es un logro: elige Comercio.
innovation-lesson-figures-decree-else = Puedes. Pero decreta Comercio: es un logro y te busca tres cartas de la era 3.
innovation-lesson-figures-forecast = Cartas para más tarde
innovation-lesson-figures-forecast-text = Comercio puso tres cartas entre tus presagios. Al fusionar una carta con una acción, puedes fusionar también una de ellas que no valga más.
innovation-lesson-figures-end = No es para siempre
innovation-lesson-figures-end-text = Sin Fu Xi, un decreto pide figuras de tres valores. Y si otra persona decreta Comercio, lo pierdes.
