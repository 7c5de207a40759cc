## Age 1

innovation-card-archery = Bogenschießen
innovation-dogma-archery = Nimm die höchste Karte aus einer Hand
innovation-effect-archery-1 = Ich fordere: Ziehe eine [1] und transferiere dann die höchste Karte deiner Hand auf meine Hand.
innovation-card-metalworking = Metallbearbeitung
innovation-dogma-metalworking = Ziehe und werte [1], solange sie [castle] zeigen
innovation-effect-metalworking-1 = Ziehe eine [1] und zeige sie. | Hat sie eine [castle], werte sie und wiederhole diesen Effekt. | Sonst bleibt sie auf deiner Hand.
innovation-card-oars = Ruder
innovation-dogma-oars = Nimm Handkarten mit [crown] oder ziehe eine [1]
innovation-effect-oars-1 = Ich fordere: Transferiere eine Karte mit [crown] von deiner Hand in meinen Wertungsstapel. | Wenn du das tust, ziehe eine [1] und wiederhole diesen Effekt.
innovation-effect-oars-2 = Wurde durch diese Forderung keine einzige Karte transferiert, ziehe eine [1].
innovation-card-agriculture = Landwirtschaft
innovation-dogma-agriculture = Karte zurückgeben, eine um eins höhere werten
innovation-effect-agriculture-1 = Du darfst eine Karte deiner Hand zurückgeben. | Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist als bei der zurückgegebenen, und werte sie.
innovation-card-domestication = Domestizierung
innovation-dogma-domestication = Niedrigste Karte ausspielen, eine [1] ziehen
innovation-effect-domestication-1 = Spiele die niedrigste Karte deiner Hand aus. | Ziehe dann eine [1].
innovation-card-masonry = Mauerwerk
innovation-dogma-masonry = Karten mit [castle] ausspielen; bei vier: Monument
innovation-effect-masonry-1 = Du darfst beliebig viele Karten mit [castle] von deiner Hand ausspielen. | Waren es mindestens vier, beanspruche die Errungenschaft Monument.
innovation-card-clothing = Kleidung
innovation-dogma-clothing = Neue Farbe ausspielen; eine [1] je Farbe nur bei dir
innovation-effect-clothing-1 = Spiele eine Handkarte aus, deren Farbe in deiner Auslage noch fehlt.
innovation-effect-clothing-2 = Ziehe und werte je eine [1] für jede Farbe, die in deiner Auslage liegt, aber in keiner gegnerischen.
innovation-card-sailing = Segeln
innovation-dogma-sailing = Eine [1] ziehen und ausspielen
innovation-effect-sailing-1 = Ziehe eine [1] und spiele sie aus.
innovation-card-the-wheel = Das Rad
innovation-dogma-the-wheel = Zwei [1] ziehen
innovation-effect-the-wheel-1 = Ziehe zwei [1].
innovation-card-pottery = Töpferei
innovation-dogma-pottery = Bis zu 3 zurückgeben, so hoch werten; [1] ziehen
innovation-effect-pottery-1 = Du darfst bis zu drei Karten deiner Hand zurückgeben. | Wenn du das tust, ziehe und werte eine Karte, deren Wert der Anzahl der zurückgegebenen entspricht.
innovation-effect-pottery-2 = Ziehe eine [1].
innovation-card-tools = Werkzeuge
innovation-dogma-tools = Tausche drei Karten gegen [3], [3] gegen drei [1]
innovation-effect-tools-1 = Du darfst drei Karten deiner Hand zurückgeben. | Wenn du das tust, ziehe eine [3] und spiele sie aus.
innovation-effect-tools-2 = Du darfst eine [3] deiner Hand zurückgeben. | Wenn du das tust, ziehe drei [1].
innovation-card-writing = Schrift
innovation-dogma-writing = Eine [2] ziehen
innovation-effect-writing-1 = Ziehe eine [2].
innovation-card-city-states = Stadtstaaten
innovation-dogma-city-states = Nimm eine oberste Karte mit [castle]
innovation-effect-city-states-1 = Ich fordere: Hast du mindestens vier [castle], transferiere eine oberste Karte mit [castle] aus deiner in meine Auslage. | Wenn du das tust, ziehe eine [1].
innovation-card-code-of-laws = Gesetzbuch
innovation-dogma-code-of-laws = Karte unterschieben, Farbe links auffächern
innovation-effect-code-of-laws-1 = Du darfst eine Handkarte unterschieben, deren Farbe schon in deiner Auslage liegt. | Wenn du das tust, darfst du diese Farbe nach links auffächern.
innovation-card-mysticism = Mystik
innovation-dogma-mysticism = Ziehe [1]; in eigener Farbe ausspielen, noch eine [1]
innovation-effect-mysticism-1 = Ziehe eine [1] und zeige sie. | Liegt ihre Farbe schon in deiner Auslage, spiele sie aus und ziehe eine [1].

## Age 2

innovation-card-construction = Bauwesen
innovation-dogma-construction = Nimm zwei Karten aus einer Hand; Imperium
innovation-effect-construction-1 = Ich fordere: Transferiere zwei Karten deiner Hand auf meine Hand. | Ziehe dann eine [2].
innovation-effect-construction-2 = Hast nur du fünf oberste Karten, beanspruche die Errungenschaft Imperium.
innovation-card-road-building = Straßenbau
innovation-dogma-road-building = Ein oder zwei ausspielen; Rot gegen Grün tauschen
innovation-effect-road-building-1 = Spiele eine oder zwei Karten deiner Hand aus. | Waren es zwei, darfst du deine oberste rote Karte in die Auslage eines anderen Spielers transferieren. | Wenn du das tust, transferiere dessen oberste grüne Karte in deine Auslage.
innovation-question-road-building = Wer bekommt deine oberste rote Karte und gibt dir die oberste grüne?
innovation-card-canal-building = Kanalbau
innovation-dogma-canal-building = Tausche höchste Handkarten gegen höchste Wertung
innovation-effect-canal-building-1 = Du darfst alle höchsten Karten deiner Hand gegen alle höchsten Karten deines Wertungsstapels austauschen.
innovation-card-fermenting = Gärung
innovation-dogma-fermenting = Je Farbe mit [leaf] eine [2] ziehen
innovation-effect-fermenting-1 = Ziehe je eine [2] für jede Farbe deiner Auslage, die mindestens ein [leaf] zeigt.
innovation-card-currency = Währung
innovation-dogma-currency = Karten zurückgeben, je Wert eine [2] werten
innovation-effect-currency-1 = Du darfst beliebig viele Karten deiner Hand zurückgeben. | Wenn du das tust, ziehe und werte je eine [2] für jeden verschiedenen Wert darunter.
innovation-card-mapmaking = Kartografie
innovation-dogma-mapmaking = Nimm eine gewertete [1]; werte eine [1]
innovation-effect-mapmaking-1 = Ich fordere: Transferiere eine [1], falls vorhanden, aus deinem Wertungsstapel in meinen.
innovation-effect-mapmaking-2 = Wurde durch die Forderung mindestens eine Karte transferiert, ziehe eine [1] und werte sie.
innovation-card-calendar = Kalender
innovation-dogma-calendar = Mehr Wertung als Hand: zwei [3] ziehen
innovation-effect-calendar-1 = Hast du mehr Karten im Wertungsstapel als auf der Hand, ziehe zwei [3].
innovation-card-mathematics = Mathematik
innovation-dogma-mathematics = Karte zurückgeben, eine um eins höhere ausspielen
innovation-effect-mathematics-1 = Du darfst eine Karte deiner Hand zurückgeben. | Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist als bei der zurückgegebenen, und spiele sie aus.
innovation-card-monotheism = Monotheismus
innovation-dogma-monotheism = Nimm eine Farbe, die dir fehlt; [1] unterschieben
innovation-effect-monotheism-1 = Ich fordere: Transferiere eine deiner obersten Karten, deren Farbe in meiner Auslage fehlt, in meinen Wertungsstapel. | Wenn du das tust, ziehe eine [1] und schiebe sie unter.
innovation-effect-monotheism-2 = Ziehe eine [1] und schiebe sie unter.
innovation-card-philosophy = Philosophie
innovation-dogma-philosophy = Farbe nach links auffächern; Karte werten
innovation-effect-philosophy-1 = Du darfst eine deiner Farben nach links auffächern.
innovation-effect-philosophy-2 = Du darfst eine Karte deiner Hand werten.

## Age 3

innovation-card-engineering = Ingenieurskunst
innovation-dogma-engineering = Nimm alle obersten mit [castle]; Rot links auffächern
innovation-effect-engineering-1 = Ich fordere: Transferiere alle obersten Karten mit [castle] aus deiner Auslage in meinen Wertungsstapel.
innovation-effect-engineering-2 = Du darfst Rot nach links auffächern.
innovation-card-optics = Optik
innovation-dogma-optics = Spiele [3] aus; mit [crown] werte [4], sonst gib Punkte ab
innovation-effect-optics-1 = Ziehe eine [3] und spiele sie aus. | Hat sie eine [crown], ziehe eine [4] und werte sie. | Sonst transferiere eine Karte deines Wertungsstapels in den eines Gegners, der weniger Punkte hat als du.
innovation-question-optics = Wer bekommt eine Karte aus deinem Wertungsstapel?
innovation-card-machinery = Maschinen
innovation-dogma-machinery = Tausche höchste gegen eine Hand; werte eine [castle]
innovation-effect-machinery-1 = Ich fordere: Tausche alle Karten deiner Hand gegen alle höchsten Karten meiner Hand aus.
innovation-effect-machinery-2 = Werte eine Handkarte mit [castle]. | Du darfst Rot nach links auffächern.
innovation-card-medicine = Medizin
innovation-dogma-medicine = Niedrigste Wertung gegen fremde höchste tauschen
innovation-effect-medicine-1 = Ich fordere: Tausche die höchste Karte deines Wertungsstapels gegen die niedrigste meines Wertungsstapels aus.
innovation-card-compass = Kompass
innovation-dogma-compass = Nimm eine oberste mit [leaf], gib eine ohne
innovation-effect-compass-1 = Ich fordere: Transferiere eine nicht grüne oberste Karte mit [leaf] aus deiner in meine Auslage, dann eine oberste Karte ohne [leaf] aus meiner in deine.
innovation-card-paper = Papier
innovation-dogma-paper = Grün oder Blau links auffächern; [4] ziehen
innovation-effect-paper-1 = Du darfst Grün oder Blau nach links auffächern.
innovation-effect-paper-2 = Ziehe je eine [4] für jede deiner nach links aufgefächerten Farben.
innovation-card-alchemy = Alchemie
innovation-dogma-alchemy = [4] ziehen, Rot kostet die Hand; ausspielen, werten
innovation-effect-alchemy-1 = Ziehe und zeige je eine [4] für je drei [castle] deiner Auslage. | Ist mindestens eine davon rot, gib die gezogenen Karten und deine ganze Hand zurück. | Sonst bleiben sie auf deiner Hand.
innovation-effect-alchemy-2 = Spiele eine Karte deiner Hand aus und werte dann eine Karte deiner Hand.
innovation-card-translation = Übersetzung
innovation-dogma-translation = Ganzen Wertungsstapel ausspielen; Welt
innovation-effect-translation-1 = Du darfst alle Karten deines Wertungsstapels ausspielen. | Spielst du eine aus, musst du alle ausspielen.
innovation-effect-translation-2 = Haben alle obersten Karten deiner Auslage eine [crown], beanspruche die Errungenschaft Welt.
innovation-card-education = Bildung
innovation-dogma-education = Höchste Wertung zurückgeben, nächste +2 ziehen
innovation-effect-education-1 = Du darfst die höchste Karte deines Wertungsstapels zurückgeben. | Wenn du das tust, ziehe eine Karte, deren Wert um zwei höher ist als der höchste, der in deinem Wertungsstapel übrig ist.
innovation-card-feudalism = Feudalismus
innovation-dogma-feudalism = Nimm eine Handkarte mit [castle]; links auffächern
innovation-effect-feudalism-1 = Ich fordere: Transferiere eine Karte mit [castle] von deiner Hand auf meine Hand. | Wenn du das tust, schiebe diese Farbe in deiner Auslage zusammen.
innovation-effect-feudalism-2 = Du darfst Gelb oder Violett nach links auffächern.

## Age 4

innovation-card-colonialism = Kolonialismus
innovation-dogma-colonialism = [3] unterschieben; mit [crown] wiederholen
innovation-effect-colonialism-1 = Ziehe eine [3] und schiebe sie unter. | Hat sie eine [crown], wiederhole diesen Effekt.
innovation-card-gunpowder = Schießpulver
innovation-dogma-gunpowder = Nimm eine oberste mit [castle]; werte eine [2]
innovation-effect-gunpowder-1 = Ich fordere: Transferiere eine oberste Karte mit [castle] aus deiner Auslage in meinen Wertungsstapel.
innovation-effect-gunpowder-2 = Wurde durch die Forderung mindestens eine Karte transferiert, ziehe eine [2] und werte sie.
innovation-card-anatomy = Anatomie
innovation-dogma-anatomy = Lass Wertung und gleich hohe oberste zurückgeben
innovation-effect-anatomy-1 = Ich fordere: Gib eine Karte deines Wertungsstapels zurück. | Wenn du das tust, gib auch eine oberste Karte deiner Auslage mit demselben Wert zurück.
innovation-card-perspective = Perspektive
innovation-dogma-perspective = Karte zurückgeben, je zwei [lightbulb] eine werten
innovation-effect-perspective-1 = Du darfst eine Karte deiner Hand zurückgeben. | Wenn du das tust, werte für je zwei [lightbulb] deiner Auslage eine Karte deiner Hand.
innovation-card-invention = Erfindung
innovation-dogma-invention = Linken Fächer nach rechts drehen; [4] werten; Wunder
innovation-effect-invention-1 = Du darfst eine deiner nach links aufgefächerten Farben nach rechts auffächern. | Wenn du das tust, ziehe eine [4] und werte sie.
innovation-effect-invention-2 = Sind bei dir alle fünf Farben aufgefächert, egal in welche Richtung, beanspruche die Errungenschaft Wunder.
# As in English.
innovation-card-navigation = Navigation
innovation-dogma-navigation = Nimm [2] oder [3] aus einem Wertungsstapel
innovation-effect-navigation-1 = Ich fordere: Transferiere eine [2] oder [3], falls vorhanden, aus deinem Wertungsstapel in meinen.
innovation-card-experimentation = Experimente
innovation-dogma-experimentation = Eine [5] ziehen und ausspielen
innovation-effect-experimentation-1 = Ziehe eine [5] und spiele sie aus.
innovation-card-printing-press = Druckerpresse
innovation-dogma-printing-press = Wertung zurückgeben, ziehen; Blau rechts auffächern
innovation-effect-printing-press-1 = Du darfst eine Karte deines Wertungsstapels zurückgeben. | Wenn du das tust, ziehe eine Karte, deren Wert um zwei höher ist als der deiner obersten violetten Karte.
innovation-effect-printing-press-2 = Du darfst Blau nach rechts auffächern.
innovation-card-enterprise = Unternehmertum
innovation-dogma-enterprise = Nimm eine oberste [crown]; Grün rechts auffächern
innovation-effect-enterprise-1 = Ich fordere: Transferiere eine nicht violette oberste Karte mit [crown] aus deiner Auslage in meine Auslage. | Wenn du das tust, ziehe eine [4] und spiele sie aus.
innovation-effect-enterprise-2 = Du darfst Grün nach rechts auffächern.
# As in English.
innovation-card-reformation = Reformation
innovation-dogma-reformation = Je zwei [leaf] eine unterschieben; rechts auffächern
innovation-effect-reformation-1 = Du darfst Karten deiner Hand unterschieben: genau eine für je zwei [leaf] deiner Auslage.
innovation-effect-reformation-2 = Du darfst Gelb oder Violett nach rechts auffächern.

## Age 5

innovation-card-coal = Kohle
innovation-dogma-coal = [5] unterschieben; Rot auffächern; zwei werten
innovation-effect-coal-1 = Ziehe eine [5] und schiebe sie unter.
innovation-effect-coal-2 = Du darfst Rot nach rechts auffächern.
innovation-effect-coal-3 = Du darfst eine beliebige deiner obersten Karten werten. | Wenn du das tust, werte auch die Karte direkt darunter.
innovation-card-the-pirate-code = Der Piratenkodex
innovation-dogma-the-pirate-code = Nimm zwei gewertete Karten; werte eine [crown]
innovation-effect-the-pirate-code-1 = Ich fordere: Transferiere zwei Karten mit Wert [4] oder niedriger aus deinem Wertungsstapel in meinen.
innovation-effect-the-pirate-code-2 = Wurde durch die Forderung mindestens eine Karte transferiert, werte deine niedrigste oberste Karte mit [crown].
innovation-card-statistics = Statistik
innovation-dogma-statistics = Höchste Wertung kommt auf die Hand; Gelb auffächern
innovation-effect-statistics-1 = Ich fordere: Transferiere alle höchsten Karten deines Wertungsstapels auf deine eigene Hand.
innovation-effect-statistics-2 = Du darfst Gelb nach rechts auffächern.
innovation-card-steam-engine = Dampfmaschine
innovation-dogma-steam-engine = Zwei [4] unterschieben; unterste gelbe werten
innovation-effect-steam-engine-1 = Ziehe zwei [4] und schiebe sie unter, dann werte deine unterste gelbe Karte.
innovation-card-banking = Bankwesen
innovation-dogma-banking = Nimm eine oberste [factory]; Grün rechts auffächern
innovation-effect-banking-1 = Ich fordere: Transferiere eine nicht grüne oberste Karte mit [factory] aus deiner Auslage in meine Auslage. | Wenn du das tust, ziehe eine [5] und werte sie.
innovation-effect-banking-2 = Du darfst Grün nach rechts auffächern.
innovation-card-measurement = Messung
innovation-dogma-measurement = Karte zurückgeben, Farbe rechts auffächern, ziehen
innovation-effect-measurement-1 = Du darfst eine Karte deiner Hand zeigen und zurückgeben. | Wenn du das tust, fächere diese Farbe nach rechts auf und ziehe eine Karte, deren Wert der Anzahl deiner ausliegenden Karten dieser Farbe entspricht.
innovation-card-chemistry = Chemie
innovation-dogma-chemistry = Blau auffächern; eine hohe werten, eine zurückgeben
innovation-effect-chemistry-1 = Du darfst Blau nach rechts auffächern.
innovation-effect-chemistry-2 = Ziehe und werte eine Karte, deren Wert um eins höher ist als der deiner höchsten obersten Karte; gib dann eine Karte deines Wertungsstapels zurück.
innovation-card-physics = Physik
innovation-dogma-physics = Drei [6] ziehen; gleiche Farbe kostet die Hand
innovation-effect-physics-1 = Ziehe drei [6] und zeige sie. | Haben mindestens zwei davon dieselbe Farbe, gib die gezogenen Karten und deine ganze Hand zurück. | Sonst bleiben sie auf deiner Hand.
innovation-card-astronomy = Astronomie
innovation-dogma-astronomy = Ziehe [6], Grün und Blau ausspielen; Universum
innovation-effect-astronomy-1 = Ziehe eine [6] und zeige sie. | Ist sie grün oder blau, spiele sie aus und wiederhole diesen Effekt.
innovation-effect-astronomy-2 = Haben alle deine nicht violetten obersten Karten Wert [6] oder höher, beanspruche die Errungenschaft Universum.
innovation-card-societies = Gesellschaften
innovation-dogma-societies = Nimm eine höhere oberste mit [lightbulb]
innovation-effect-societies-1 = Ich fordere: Transferiere eine oberste Karte mit [lightbulb], höher als meine oberste ihrer Farbe, aus deiner in meine Auslage. | Wenn du das tust, ziehe eine [5].

## Age 6

innovation-card-industrialization = Industrialisierung
innovation-dogma-industrialization = Je Farbe mit [factory] eine [6] unterschieben
innovation-effect-industrialization-1 = Ziehe für jede Farbe deiner Auslage, die mindestens eine [factory] zeigt, eine [6] und schiebe sie unter.
innovation-effect-industrialization-2 = Du darfst Rot oder Violett nach rechts auffächern.
innovation-card-machine-tools = Werkzeugmaschinen
innovation-dogma-machine-tools = Werte so hoch wie deine höchste Wertung
innovation-effect-machine-tools-1 = Ziehe eine Karte mit demselben Wert wie die höchste Karte deines Wertungsstapels und werte sie.
innovation-card-canning = Konserven
innovation-dogma-canning = Schiebe [6] unter: werte oberste ohne [factory]
innovation-effect-canning-1 = Du darfst eine [6] ziehen und unterschieben. | Wenn du das tust, werte alle deine obersten Karten ohne [factory].
innovation-effect-canning-2 = Du darfst Gelb nach rechts auffächern.
innovation-question-canning = { $count ->
    [0] Eine 6 ziehen und unterschieben? Keine deiner obersten Karten ist zurzeit ohne Fabrik.
   *[other] Eine 6 ziehen und unterschieben, dann alle obersten Karten ohne Fabrik werten (zurzeit { $count })?
 }
innovation-card-vaccination = Impfung
innovation-dogma-vaccination = Lass niedrigste Wertung zurückgeben; [7] ausspielen
innovation-effect-vaccination-1 = Ich fordere: Gib alle niedrigsten Karten deines Wertungsstapels zurück. | Hast du mindestens eine zurückgegeben, ziehe eine [6] und spiele sie aus.
innovation-effect-vaccination-2 = Wurde durch die Forderung mindestens eine Karte zurückgegeben, ziehe eine [7] und spiele sie aus.
innovation-card-classification = Klassifikation
innovation-dogma-classification = Eine Farbe aus allen Händen nehmen und ausspielen
innovation-effect-classification-1 = Zeige die Farbe einer deiner Handkarten. | Nimm alle Karten dieser Farbe aus den Händen aller Gegner auf deine Hand. | Spiele dann alle Karten dieser Farbe von deiner Hand aus.
innovation-card-metric-system = Metrisches System
innovation-dogma-metric-system = Grün rechts auffächern; ist es schon, jede Farbe
innovation-effect-metric-system-1 = Ist dein Grün nach rechts aufgefächert, darfst du eine beliebige deiner Farben nach rechts auffächern.
innovation-effect-metric-system-2 = Du darfst Grün nach rechts auffächern.
innovation-card-atomic-theory = Atomtheorie
innovation-dogma-atomic-theory = Blau rechts auffächern; [7] ausspielen
innovation-effect-atomic-theory-1 = Du darfst Blau nach rechts auffächern.
innovation-effect-atomic-theory-2 = Ziehe eine [7] und spiele sie aus.
innovation-card-encyclopedia = Enzyklopädie
innovation-dogma-encyclopedia = Höchste Karten der Wertung ausspielen
innovation-effect-encyclopedia-1 = Du darfst alle höchsten Karten deines Wertungsstapels ausspielen. | Spielst du eine der höchsten aus, musst du alle höchsten ausspielen.
innovation-card-democracy = Demokratie
innovation-dogma-democracy = Wer die meisten zurückgibt, wertet eine [8]
innovation-effect-democracy-1 = Du darfst beliebig viele Karten deiner Hand zurückgeben. | Hast du in dieser Dogma-Aktion bisher für Demokratie mehr Karten zurückgegeben als jeder Gegner, ziehe und werte eine [8].
innovation-card-emancipation = Emanzipation
innovation-dogma-emancipation = Nimm eine Handkarte als Wertung; rechts auffächern
innovation-effect-emancipation-1 = Ich fordere: Transferiere eine Karte deiner Hand in meinen Wertungsstapel. | Wenn du das tust, ziehe eine [6].
innovation-effect-emancipation-2 = Du darfst Rot oder Violett nach rechts auffächern.

## Age 7

innovation-card-combustion = Verbrennung
innovation-dogma-combustion = Je vier [crown] nimm eine gewertete Karte
innovation-effect-combustion-1 = Ich fordere: Transferiere für je vier [crown] meiner Auslage eine Karte aus deinem Wertungsstapel in meinen.
innovation-effect-combustion-2 = Gib deine unterste rote Karte zurück.
innovation-card-explosives = Sprengstoff
innovation-dogma-explosives = Nimm die drei höchsten Karten einer Hand
innovation-effect-explosives-1 = Ich fordere: Transferiere die drei höchsten Karten deiner Hand auf meine Hand. | Hast du mindestens eine transferiert und ist deine Hand nun leer, ziehe eine [7].
innovation-card-refrigeration = Kühltechnik
innovation-dogma-refrigeration = Lass eine halbe Hand zurückgeben; Karte werten
innovation-effect-refrigeration-1 = Ich fordere: Gib die Hälfte deiner Handkarten zurück, abgerundet.
innovation-effect-refrigeration-2 = Du darfst eine Karte deiner Hand werten.
innovation-card-sanitation = Kanalisation
innovation-dogma-sanitation = Tausche niedrigste Handkarte gegen zwei höchste
innovation-effect-sanitation-1 = Ich fordere: Tausche die zwei höchsten Karten deiner Hand gegen die niedrigste Karte meiner Hand aus.
innovation-card-bicycle = Fahrrad
innovation-dogma-bicycle = Tausche die Hand gegen den Wertungsstapel
innovation-effect-bicycle-1 = Du darfst alle Karten deiner Hand gegen alle Karten deines Wertungsstapels austauschen. | Tauschst du eine aus, musst du alle austauschen.
innovation-card-electricity = Elektrizität
innovation-dogma-electricity = Oberste ohne [factory] zurückgeben, dafür [8] ziehen
innovation-effect-electricity-1 = Gib alle deine obersten Karten ohne [factory] zurück und ziehe dann je zurückgegebener Karte eine [8].
# As in English.
innovation-card-evolution = Evolution
innovation-dogma-evolution = [8] werten, eine zurückgeben; oder höchste +1 ziehen
innovation-effect-evolution-1 = Du darfst entweder eine [8] ziehen und werten und dann eine Karte deines Wertungsstapels zurückgeben oder eine Karte ziehen, deren Wert um eins höher ist als der höchste in deinem Wertungsstapel.
innovation-question-evolution = Was von beidem tust du, falls überhaupt?
innovation-answer-evolution-1 = Eine 8 ziehen und werten, dann eine Karte deines Wertungsstapels zurückgeben
innovation-answer-evolution-2 = Eine Karte vom Wert { $above } ziehen
innovation-card-publications = Publikationen
innovation-dogma-publications = Stapel ordnen; Gelb oder Blau nach oben auffächern
innovation-effect-publications-1 = Du darfst die Karten einer Farbe deiner Auslage beliebig neu ordnen.
innovation-effect-publications-2 = Du darfst Gelb oder Blau nach oben auffächern.
innovation-question-publications = Welchen deiner Stapel ordnest du neu, falls überhaupt?
innovation-answer-publications = Den Stapel in { $colour } neu ordnen
innovation-card-lighting = Beleuchtung
innovation-dogma-lighting = Bis zu drei unterschieben, je Wert eine [7] werten
innovation-effect-lighting-1 = Du darfst bis zu drei Karten deiner Hand unterschieben. | Wenn du das tust, ziehe und werte je eine [7] für jeden verschiedenen Wert darunter.
innovation-card-railroad = Eisenbahn
innovation-dogma-railroad = Hand gegen drei [6]; rechten Fächer nach oben drehen
innovation-effect-railroad-1 = Gib alle Karten deiner Hand zurück und ziehe dann drei [6].
innovation-effect-railroad-2 = Du darfst eine deiner nach rechts aufgefächerten Farben nach oben auffächern.

## Age 8

innovation-card-flight = Fliegen
innovation-dogma-flight = Rot nach oben auffächern; ist es schon, jede Farbe
innovation-effect-flight-1 = Ist dein Rot nach oben aufgefächert, darfst du eine beliebige deiner Farben nach oben auffächern.
innovation-effect-flight-2 = Du darfst Rot nach oben auffächern.
innovation-card-mobility = Mobilität
innovation-dogma-mobility = Nimm zwei höchste oberste ohne [factory]
innovation-effect-mobility-1 = Ich fordere: Transferiere deine zwei höchsten nicht roten obersten Karten ohne [factory] in meinen Wertungsstapel. | Hast du mindestens eine transferiert, ziehe eine [8].
innovation-card-antibiotics = Antibiotika
innovation-dogma-antibiotics = Bis zu drei zurückgeben, je Wert zwei [8] ziehen
innovation-effect-antibiotics-1 = Du darfst bis zu drei Karten deiner Hand zurückgeben. | Ziehe zwei [8] für jeden verschiedenen Wert unter den zurückgegebenen Karten.
innovation-card-skyscrapers = Wolkenkratzer
innovation-dogma-skyscrapers = Nimm eine oberste [clock] und löse ihren Stapel auf
innovation-effect-skyscrapers-1 = Ich fordere: Transferiere eine nicht gelbe oberste Karte mit [clock] aus deiner Auslage in meine Auslage. | Wenn du das tust, werte die Karte darunter und gib alle übrigen Karten dieses Stapels zurück.
innovation-card-corporations = Konzerne
innovation-dogma-corporations = Nimm eine oberste [factory]; [8] ausspielen
innovation-effect-corporations-1 = Ich fordere: Transferiere eine nicht grüne oberste Karte mit [factory] aus deiner Auslage in meinen Wertungsstapel. | Wenn du das tust, ziehe eine [8] und spiele sie aus.
innovation-effect-corporations-2 = Ziehe eine [8] und spiele sie aus.
innovation-card-mass-media = Massenmedien
innovation-dogma-mass-media = Ein Wert verlässt alle Wertungen; Violett auffächern
innovation-effect-mass-media-1 = Du darfst eine Karte deiner Hand zurückgeben. | Wenn du das tust, wähle einen Wert und gib alle Karten dieses Werts aus allen Wertungsstapeln zurück.
innovation-effect-mass-media-2 = Du darfst Violett nach oben auffächern.
innovation-question-mass-media = Welcher Wert wird aus allen Wertungsstapeln zurückgegeben?
innovation-answer-mass-media = Jede { $age } aus allen Wertungsstapeln zurückgeben
innovation-card-quantum-theory = Quantentheorie
innovation-dogma-quantum-theory = Zwei zurückgeben: [10] ziehen, [10] werten
innovation-effect-quantum-theory-1 = Du darfst bis zu zwei Karten deiner Hand zurückgeben. | Gibst du zwei zurück, ziehe eine [10], dann ziehe und werte eine [10].
innovation-card-rocketry = Raketentechnik
innovation-dogma-rocketry = Je zwei [clock] eine fremde Wertung zurückgeben
innovation-effect-rocketry-1 = Gib für je zwei [clock] deiner Auslage eine Karte aus dem Wertungsstapel eines beliebigen Gegners zurück.
innovation-card-empiricism = Empirismus
innovation-dogma-empiricism = Farbe einer [9] raten; 20 [lightbulb] gewinnen
innovation-effect-empiricism-1 = Wähle zwei Farben, dann ziehe und zeige eine [9]. | Hat sie eine der gewählten Farben, spiele sie aus, und du darfst diese Farbe nach oben auffächern.
innovation-effect-empiricism-2 = Zeigt deine Auslage mindestens zwanzig [lightbulb], gewinnst du.
innovation-question-empiricism = Welche Farbe erwartest du von der gezogenen 9?
innovation-answer-empiricism = { $colour } wählen
innovation-won-empiricism = { $winners ->
    [one] { innovation-card-empiricism }: { $names } mit { $count } Glühbirnen
   *[other] { innovation-card-empiricism }: { $names } als Team mit { $count } Glühbirnen in einer Auslage
 }
innovation-card-socialism = Sozialismus
innovation-dogma-socialism = Hand unterschieben; Violett nimmt niedrigste
innovation-effect-socialism-1 = Du darfst alle Karten deiner Hand unterschieben. | Schiebst du eine unter, musst du alle unterschieben. | War mindestens eine violette dabei, nimm aus der Hand jedes Gegners alle niedrigsten Karten auf deine Hand.

## Age 9

innovation-card-composites = Verbundstoffe
innovation-dogma-composites = Nimm die Hand bis auf eine und die höchste Wertung
innovation-effect-composites-1 = Ich fordere: Transferiere alle Karten deiner Hand bis auf eine auf meine Hand. | Transferiere außerdem die höchste Karte deines Wertungsstapels in meinen Wertungsstapel.
innovation-card-fission = Kernspaltung
innovation-dogma-fission = Lass [10] ziehen; Rot löscht alles aus
innovation-effect-fission-1 = Ich fordere: Ziehe eine [10]. | Ist sie rot, entferne alle Hände, Auslagen und Wertungsstapel aus dem Spiel. | Geschieht das, ist die Dogma-Aktion beendet.
innovation-effect-fission-2 = Gib eine oberste Karte außer Kernspaltung aus der Auslage eines beliebigen Spielers zurück. | Ziehe dann eine [10].
innovation-card-ecology = Ökologie
innovation-dogma-ecology = Eine zurückgeben, eine werten, zwei [10] ziehen
innovation-effect-ecology-1 = Du darfst eine Karte deiner Hand zurückgeben. | Wenn du das tust, werte eine Karte deiner Hand und ziehe zwei [10].
innovation-card-suburbia = Vorstadt
innovation-dogma-suburbia = Karten unterschieben, je eine [1] werten
innovation-effect-suburbia-1 = Du darfst beliebig viele Karten deiner Hand unterschieben. | Ziehe und werte für jede untergeschobene Karte eine [1].
innovation-card-collaboration = Zusammenarbeit
innovation-dogma-collaboration = Nimm eine von zwei [9]; zehn grüne gewinnen
innovation-effect-collaboration-1 = Ich fordere: Ziehe zwei [9] und zeige sie. | Transferiere die Karte meiner Wahl in meine Auslage und spiele die andere aus.
innovation-effect-collaboration-2 = Liegen mindestens zehn grüne Karten in deiner Auslage, gewinnst du.
innovation-won-collaboration = { $winners ->
    [one] { innovation-card-collaboration }: { $names } mit { $count } grünen Karten
   *[other] { innovation-card-collaboration }: { $names } als Team mit { $count } grünen Karten in einer Auslage
 }
innovation-card-satellites = Satelliten
innovation-dogma-satellites = Hand gegen drei [8]; eine ausspielen und nutzen
innovation-effect-satellites-1 = Gib alle Karten deiner Hand zurück und ziehe drei [8].
innovation-effect-satellites-2 = Du darfst Violett nach oben auffächern.
innovation-effect-satellites-3 = Spiele eine Karte deiner Hand aus und führe dann jeden ihrer Effekte aus, der keine Forderung ist. | Niemand sonst nimmt daran teil.
innovation-card-computers = Computer
innovation-dogma-computers = Rot oder Grün auffächern; [10] ausspielen und nutzen
innovation-effect-computers-1 = Du darfst Rot oder Grün nach oben auffächern.
innovation-effect-computers-2 = Ziehe eine [10], spiele sie aus und führe dann jeden ihrer Effekte aus, der keine Forderung ist. | Niemand sonst nimmt daran teil.
innovation-card-genetics = Genetik
innovation-dogma-genetics = Spiele [10] aus, werte alle Karten darunter
innovation-effect-genetics-1 = Ziehe eine [10] und spiele sie aus. | Werte alle Karten darunter.
innovation-card-services = Dienstleistungen
innovation-dogma-services = Nimm die höchste Wertung, gib eine oberste Karte
innovation-effect-services-1 = Ich fordere: Transferiere alle höchsten Karten deines Wertungsstapels auf meine Hand. | Hast du mindestens eine transferiert, transferiere dann eine oberste Karte ohne [leaf] aus meiner Auslage auf deine Hand.
innovation-card-specialization = Spezialisierung
innovation-dogma-specialization = Nimm oberste einer Farbe; nach oben auffächern
innovation-effect-specialization-1 = Zeige eine Karte deiner Hand. | Nimm aus jeder gegnerischen Auslage die oberste Karte ihrer Farbe auf deine Hand.
innovation-effect-specialization-2 = Du darfst Gelb oder Blau nach oben auffächern.

## Age 10

innovation-card-miniaturization = Miniaturisierung
innovation-dogma-miniaturization = [10] zurückgeben: je gewertetem Wert [10] ziehen
innovation-effect-miniaturization-1 = Du darfst eine Karte deiner Hand zurückgeben. | War es eine [10], ziehe je eine [10] für jeden verschiedenen Wert in deinem Wertungsstapel.
innovation-card-robotics = Robotik
innovation-dogma-robotics = Oberste grüne werten; [10] ausspielen und nutzen
innovation-effect-robotics-1 = Werte deine oberste grüne Karte. | Ziehe eine [10], spiele sie aus und führe dann jeden ihrer Effekte aus, der keine Forderung ist. | Niemand sonst nimmt daran teil.
innovation-card-globalization = Globalisierung
innovation-dogma-globalization = Lass [leaf] zurückgeben; meiste Punkte können siegen
innovation-effect-globalization-1 = Ich fordere: Gib eine oberste Karte mit [leaf] aus deiner Auslage zurück.
innovation-effect-globalization-2 = Ziehe eine [6] und werte sie. | Hat kein Spieler mehr [leaf] als [factory] in seiner Auslage, gewinnt, wer allein die meisten Punkte hat.
innovation-won-globalization = { $winners ->
    [one] { innovation-card-globalization }: Niemand hat mehr Blätter als Fabriken. Die meisten Punkte: { $names } mit { $count }
   *[other] { innovation-card-globalization }: Niemand hat mehr Blätter als Fabriken. Jemand aus dem Team hat die meisten Punkte: { $names }, zusammen { $count }
 }
innovation-card-stem-cells = Stammzellen
innovation-dogma-stem-cells = Ganze Hand werten
innovation-effect-stem-cells-1 = Du darfst alle Karten deiner Hand werten. | Wertest du eine, musst du alle werten.
innovation-card-databases = Datenbanken
innovation-dogma-databases = Lass halben Wertungsstapel zurückgeben
innovation-effect-databases-1 = Ich fordere: Gib die Hälfte der Karten deines Wertungsstapels zurück, aufgerundet.
innovation-card-self-service = Selbstbedienung
innovation-dogma-self-service = Oberste nutzen; meiste Errungenschaften gewinnen
innovation-effect-self-service-1 = Wähle eine andere oberste Karte deiner Auslage und führe jeden ihrer Effekte aus, der keine Forderung ist. | Niemand sonst nimmt daran teil.
innovation-effect-self-service-2 = Hast du mehr Errungenschaften als jeder Gegner, gewinnst du.
innovation-won-self-service = { $winners ->
    [one] { innovation-card-self-service }: die meisten Errungenschaften, nämlich { $count }: { $names }
   *[other] { innovation-card-self-service }: die meisten Errungenschaften, nämlich { $count }: { $names } als Team
 }
innovation-card-bioengineering = Biotechnologie
innovation-dogma-bioengineering = Nimm eine oberste [leaf]; meiste [leaf] können siegen
innovation-effect-bioengineering-1 = Transferiere eine oberste Karte mit [leaf] aus der Auslage eines beliebigen Gegners in deinen Wertungsstapel.
innovation-effect-bioengineering-2 = Hat mindestens ein Spieler weniger als drei [leaf] in seiner Auslage, gewinnt, wer allein die meisten [leaf] zeigt.
innovation-won-bioengineering = { $winners ->
    [one] { innovation-card-bioengineering }: Jemand zeigt weniger als drei Blätter. Die meisten Blätter: { $names }
   *[other] { innovation-card-bioengineering }: Jemand zeigt weniger als drei Blätter. Jemand aus dem Team hat die meisten: { $names }
 } ({ $count })
# As in English.
innovation-card-software = Software
innovation-dogma-software = Werte [10]; spiele zwei [10] aus, nutze die zweite
innovation-effect-software-1 = Ziehe eine [10] und werte sie.
innovation-effect-software-2 = Ziehe zwei [10], spiele sie aus und führe dann jeden Effekt der zweiten aus, der keine Forderung ist. | Niemand sonst nimmt daran teil.
innovation-card-a-i = K. I.
innovation-dogma-a-i = Werte [10]; wenigste Punkte können siegen
innovation-effect-a-i-1 = Ziehe eine [10] und werte sie.
innovation-effect-a-i-2 = Sind Robotik und Software oberste Karten, egal in welchen Auslagen, gewinnt, wer allein die wenigsten Punkte hat.
innovation-won-a-i = { $winners ->
    [one] { innovation-card-a-i }, mit { innovation-card-robotics } und { innovation-card-software } auf dem Tisch. Die wenigsten Punkte: { $names }
   *[other] { innovation-card-a-i }, mit { innovation-card-robotics } und { innovation-card-software } auf dem Tisch. Jemand aus dem Team hat die wenigsten Punkte: { $names }
 } ({ $count })
innovation-card-the-internet = Das Internet
innovation-dogma-the-internet = Grün auffächern; [10] werten; [10] je zwei [clock]
innovation-effect-the-internet-1 = Du darfst Grün nach oben auffächern.
innovation-effect-the-internet-2 = Ziehe eine [10] und werte sie.
innovation-effect-the-internet-3 = Ziehe für je zwei [clock] deiner Auslage eine [10] und spiele sie aus.
