## Artifacts of History: la partida guiada

innovation-lesson-artifacts-dig = A excavar
innovation-lesson-artifacts-dig-text = Cartografía y Vestimenta tienen su imagen en el mismo sitio. Quien cubre así una carta al fusionar excava: fusiona Cartografía.
innovation-lesson-artifacts-dig-else = Puedes. Pero fusiona Cartografía: cubre Vestimenta, con la imagen en el mismo sitio, y excavas.
innovation-lesson-artifacts-display = Expuesto
innovation-lesson-artifacts-display-text = Has excavado Crónicas babilónicas. Está aparte y tu turno empieza con ella: úsala una vez gratis, devuélvela o déjala ahí.
innovation-lesson-artifacts-compel = Alcanza a los fuertes
innovation-lesson-artifacts-compel-text = Una obligación alcanza a quien tiene al menos tantos iconos como tú. Úsala: con sus castillos tienes 5, y tu oponente tiene 6.
innovation-lesson-artifacts-compel-else = Úsala: no cuesta ninguna acción y tu oponente debe darte una carta.
innovation-lesson-artifacts-gain = Lo que ha traído
innovation-lesson-artifacts-gain-text = Tu oponente te dio Domesticación. Lo demás lo compartió: ambos puntuasteis una 3 y, por compartir, robaste Papel.
innovation-lesson-artifacts-again = Otra excavación
innovation-lesson-artifacts-again-text = También Papel tiene la imagen donde Cartografía: fusiónalo. Además se excava al cubrir una carta de valor igual o mayor.
innovation-lesson-artifacts-again-else = Puedes. Pero fusiona Papel: cubre Cartografía, con la imagen en el mismo sitio, y excavas otra vez.
innovation-lesson-artifacts-relic = Una reliquia
innovation-lesson-artifacts-relic-text = Has excavado una 3, y Tombuctú es la reliquia de la era 3: puedes tomarla. Tómala como logro, cuenta como uno.
innovation-lesson-artifacts-relic-else = Tómala: un logro a cambio de nada.
innovation-lesson-artifacts-meld = Quédate lo hallado
innovation-lesson-artifacts-meld-text = Lo expuesto puede fusionarse con una acción. Fusiona Necronomicón: cubre Filosofía igual que antes, y excavas otra vez.
innovation-lesson-artifacts-meld-else = Puedes. Pero fusiona Necronomicón: quedará en tu tablero y excavarás otra vez.
innovation-lesson-artifacts-lost = De mano en mano
innovation-lesson-artifacts-lost-text = Tu oponente también excavó una 3 y tomó Tombuctú. Quien excave la próxima 3 podrá quitársela, y puedes ser tú.
innovation-lesson-artifacts-end = Fuertes y extraños
innovation-lesson-artifacts-end-text = Tu próximo artefacto ya está expuesto. Lee bien cada uno: algunos acaban la partida al instante; si no, ganan siete logros.
