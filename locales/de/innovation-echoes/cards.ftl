## Age 1

innovation-card-bangle = Armreif
innovation-dogma-bangle = Eine [3] ziehen und vorhersagen
innovation-echo-bangle = Schiebe eine rote Karte deiner Hand unter.
innovation-effect-bangle-1 = Ziehe eine [3] und sage sie vorher.
innovation-card-candles = Kerzen
innovation-dogma-candles = Nimm eine Handkarte mit [castle]
innovation-echo-candles = Hat jeder andere Spieler mehr Punkte als du, ziehe eine [3].
innovation-effect-candles-1 = Ich fordere: Transferiere eine Karte mit [castle] von deiner Hand auf meine Hand. | Wenn du das tust, ziehe eine [1].
innovation-card-plumbing = Rohrleitung
innovation-dogma-plumbing = Nur der Echo-Effekt
innovation-echo-plumbing = Werte eine unterste Karte deiner Auslage.
innovation-card-chopsticks = Essstäbchen
innovation-dogma-chopsticks = Eine [1] kann Errungenschaft werden
innovation-echo-chopsticks = Ziehe eine [1].
innovation-effect-chopsticks-1 = Liegt im Stapel [1] noch eine Karte, darfst du seine unterste zu den verfügbaren Errungenschaften legen.
innovation-question-chopsticks = Wird die unterste Karte des Stapels 1 zur Errungenschaft?
innovation-card-noodles = Nudeln
innovation-dogma-noodles = Meiste [1] auf der Hand: werte [2]; Gelb wertet [1]
innovation-effect-noodles-1 = Hast du mehr [1] auf der Hand als jeder andere Spieler, ziehe und werte eine [2].
innovation-effect-noodles-2 = Ziehe eine [1] und zeige sie. | Ist sie gelb, werte alle [1] deiner Hand.
innovation-card-soap = Seife
innovation-dogma-soap = Farbe unterschieben; ab drei eine beanspruchen
innovation-effect-soap-1 = Wähle eine Farbe. | Du darfst beliebig viele Karten dieser Farbe von deiner Hand unterschieben. | Waren es mindestens drei, darfst du eine Karte deiner Hand als Errungenschaft beanspruchen, deren Bedingungen du erfüllst.
innovation-question-soap = Welche Farbe schiebst du unter?
innovation-answer-soap = Karten in { $colour } unterschieben
innovation-card-comb = Kamm
innovation-dogma-comb = Fünf [1] zeigen, eine Farbe behalten
innovation-effect-comb-1 = Wähle eine Farbe, ziehe dann fünf [1] und zeige sie. | Behalte die der gewählten Farbe und gib die anderen zurück.
innovation-question-comb = Welche Farbe behältst du?
innovation-answer-comb = Karten in { $colour } behalten
innovation-card-ice-skates = Schlittschuhe
innovation-dogma-ice-skates = Bis zu 3 gegen [2] oder vorhergesagte [3] tauschen
innovation-effect-ice-skates-1 = Du darfst bis zu drei Karten deiner Hand zurückgeben. | Für jede davon ziehst du entweder eine [2] und spielst sie aus, oder eine [3] und sagst sie vorher. | Gib deine höchste oberste Karte zurück.
innovation-question-ice-skates = Was tust du für { $card }, die zurückgegebene Karte?
innovation-answer-ice-skates-1 = Eine 2 ziehen und ausspielen
innovation-answer-ice-skates-2 = Eine 3 ziehen und vorhersagen
innovation-card-umbrella = Regenschirm
innovation-dogma-umbrella = Karten zurückgeben, je zwei werten
innovation-echo-umbrella = Du darfst eine Karte deiner Hand ausspielen.
innovation-effect-umbrella-1 = Du darfst beliebig viele Karten deiner Hand zurückgeben. | Werte für jede davon zwei Karten deiner Hand.
innovation-card-dice = Würfel
innovation-dogma-dice = [1] zeigen; ihr Bonus spielt eine Karte aus
innovation-effect-dice-1 = Ziehe eine [1] und zeige sie. | Hat sie einen Bonus, ziehe eine Karte mit dessen Wert und spiele sie aus.
innovation-card-perfume = Parfüm
innovation-dogma-perfume = Nimm oberste mit einem Wert, der dir fehlt
innovation-echo-perfume = Ziehe eine [1] und schiebe sie unter.
innovation-effect-perfume-1 = Ich fordere: Transferiere eine oberste Karte aus deiner in meine Auslage, deren Wert keine meiner obersten Karten hat. | Wenn du das tust, ziehe eine Karte vom gleichen Wert und spiele sie aus.
innovation-card-ruler = Lineal
innovation-dogma-ruler = Nur der Echo-Effekt
innovation-echo-ruler = Ziehe eine [2].
innovation-card-bell = Glocke
innovation-dogma-bell = Eine [2] ziehen und vorhersagen
innovation-echo-bell = Du darfst eine Karte deiner Hand werten.
innovation-effect-bell-1 = Ziehe eine [2] und sage sie vorher.
innovation-card-flute = Flöte
innovation-dogma-flute = Lass Bonuskarte zurückgeben; [1] ziehen
innovation-echo-flute = Du darfst eine deiner Farben nach links auffächern.
innovation-effect-flute-1 = Ich fordere: Gib eine Karte mit Bonus von deiner Hand zurück.
innovation-effect-flute-2 = Ziehe eine [1] und zeige sie. | Hat sie einen Bonus, ziehe noch eine [1].
innovation-card-puppet = Marionette
innovation-dogma-puppet = Kein Effekt

## Age 2

innovation-card-crossbow = Armbrust
innovation-dogma-crossbow = Nimm eine Handkarte mit Bonus; gib eine her
innovation-effect-crossbow-1 = Ich fordere: Transferiere eine Karte mit Bonus von deiner Hand in meinen Wertungsstapel.
innovation-effect-crossbow-2 = Transferiere eine Karte deiner Hand in die Auslage eines anderen Spielers deiner Wahl.
innovation-question-crossbow = Wer bekommt die Karte in seine Auslage?
innovation-card-horseshoes = Hufeisen
innovation-dogma-horseshoes = Nimm oberste ohne [castle] und [factory]
innovation-echo-horseshoes = Ziehe eine [2] und sage sie vorher.
innovation-effect-horseshoes-1 = Ich fordere: Transferiere eine oberste Karte ohne [castle] und ohne [factory] aus deiner in meine Auslage. | Wenn du das tust, ziehe eine [2] und spiele sie aus.
innovation-card-toothbrush = Zahnbürste
innovation-dogma-toothbrush = Farbe auffächern; [2] kann Errungenschaft werden
innovation-echo-toothbrush = Wähle einen Wert, den du auf der Hand hast, und schiebe alle Handkarten davon unter.
innovation-effect-toothbrush-1 = Du darfst eine deiner Farben nach links auffächern.
innovation-effect-toothbrush-2 = Liegt im Stapel [2] noch eine Karte, darfst du seine unterste zu den verfügbaren Errungenschaften legen.
innovation-question-toothbrush = { $ask ->
    [value] Welchen Wert schiebst du von der Hand unter?
   *[whether] Wird die unterste Karte des Stapels 2 zur Errungenschaft?
 }
innovation-answer-toothbrush = Jede { $age } unterschieben
innovation-card-watermill = Wassermühle
innovation-dogma-watermill = Bonuskarte unterschieben, ihren Bonus ziehen
innovation-effect-watermill-1 = Schiebe eine Karte mit Bonus von deiner Hand unter. | Wenn du das tust, ziehe eine Karte mit dem Wert dieses Bonus. | Hat auch die gezogene Karte einen Bonus, darfst du eine Karte deiner Hand zurückgeben und dann diesen Effekt wiederholen.
innovation-card-glassblowing = Glasblasen
innovation-dogma-glassblowing = Karte vorhersagen: niedrigste oberste plus drei
innovation-echo-glassblowing = Werte eine Karte mit Bonus von deiner Hand.
innovation-effect-glassblowing-1 = Suche deine niedrigste oberste Karte, die nicht grün ist. | Ziehe eine Karte, deren Wert um drei höher ist, und sage sie vorher.
innovation-card-scissors = Schere
innovation-dogma-scissors = Bis zu zwei ausspielen oder werten; schlägt Papier
innovation-echo-scissors = Nimm eine unterste Karte deiner Auslage auf die Hand.
innovation-effect-scissors-1 = Du darfst bis zu zwei Karten deiner Hand wählen und jede entweder ausspielen oder werten.
innovation-effect-scissors-2 = Liegt in irgendeiner Auslage Papier obenauf, transferiere es in deinen Wertungsstapel.
innovation-question-scissors = { $ask ->
    [card] Eine Handkarte ausspielen oder werten?
    [more] Noch eine Handkarte ausspielen oder werten?
   *[option] { $card } ausspielen oder werten?
 }
innovation-answer-scissors-1 = Die Karte ausspielen
innovation-answer-scissors-2 = Die Karte werten
innovation-card-lever = Hebel
innovation-dogma-lever = Je zwei gleiche zurückgeben: eine höhere ziehen
innovation-echo-lever = Ziehe zwei [2].
innovation-effect-lever-1 = Du darfst beliebig viele Karten deiner Hand zurückgeben. | Ziehe für je zwei davon mit gleichem Wert eine Karte, deren Wert um eins höher ist.
innovation-question-lever = Von welchem Wert ziehst du als Nächstes?
innovation-answer-lever = Eine { $age } ziehen
innovation-card-linguistics = Sprachwissenschaft
innovation-dogma-linguistics = Karte mit dem Wert eines Bonus ziehen
innovation-echo-linguistics = Ziehe entweder eine [3], oder ziehe eine [4] und sage sie vorher.
innovation-effect-linguistics-1 = Wähle einen Bonus deiner Auslage, falls sie einen zeigt, und ziehe eine Karte mit diesem Wert.
innovation-question-linguistics = { $ask ->
    [option] Was von beidem tust du?
   *[value] Zu welchem Bonus ziehst du eine Karte?
 }
innovation-answer-linguistics = Eine { $age } ziehen
innovation-answer-linguistics-1 = Eine 3 ziehen
innovation-answer-linguistics-2 = Eine 4 ziehen und vorhersagen
innovation-card-chaturanga = Tschaturanga
innovation-dogma-chaturanga = Bonuskarte ausspielen, zwei ziehen; oder vorhersagen
innovation-effect-chaturanga-1 = Spiele eine Karte mit Bonus von deiner Hand aus. | Wenn du das tust, ziehe zwei Karten mit dem Wert dieses Bonus. | Sonst ziehe eine Karte, deren Wert die Anzahl deiner obersten Karten ist, und sage sie vorher.
innovation-card-pagoda = Pagode
innovation-dogma-pagoda = [3] gegen gleiche Farbe tauschen oder vorhersagen
innovation-effect-pagoda-1 = Ziehe eine [3] und zeige sie. | Hast du eine andere Karte ihrer Farbe auf der Hand, schiebe diese unter und spiele die [3] aus. | Sonst sage die [3] vorher.

## Age 3

# As in English.
innovation-card-katana = Katana
innovation-dogma-katana = Nimm zwei oberste [castle] und eine Vorhersage
innovation-effect-katana-1 = Ich fordere: Transferiere zwei oberste Karten mit [castle] aus deiner Auslage in meinen Wertungsstapel. | War es mindestens eine, ziehe eine Karte, deren Wert die Anzahl der [castle] darauf ist, und transferiere sie in meine Vorhersage.
innovation-card-liquid-fire = Griechisches Feuer
innovation-dogma-liquid-fire = Sie ziehen in deine Vorhersage; Rot kostet die Hand
innovation-effect-liquid-fire-1 = Ich fordere: Ziehe eine Karte mit dem Wert des höchsten Bonus deiner Auslage und zeige sie. | Transferiere sie in meine Vorhersage. | War sie rot, transferiere deine ganze Hand in meinen Wertungsstapel.
# As in English.
innovation-card-deodorant = Deodorant
innovation-dogma-deodorant = Mit [castle] eine [3] ausspielen, sonst [4] ziehen
innovation-echo-deodorant = Ziehe eine [3] und spiele sie aus.
innovation-effect-deodorant-1 = Hat eine deiner obersten Karten eine [castle], ziehe eine [3] und spiele sie aus. | Sonst ziehe eine [4].
innovation-card-sandpaper = Schleifpapier
innovation-dogma-sandpaper = Handkarten gegen [3] tauschen, eine ausspielen
innovation-effect-sandpaper-1 = Du darfst beliebig viele Karten deiner Hand zurückgeben. | Ziehe ebenso viele [3] und spiele dann eine Karte deiner Hand aus.
innovation-card-charitable-trust = Stiftung
innovation-dogma-charitable-trust = Echo-Karte ausspielen; oberste grüne beanspruchen
innovation-echo-charitable-trust = Ziehe eine [3] oder eine [4].
innovation-effect-charitable-trust-1 = Du darfst die Karte ausspielen, die du durch den Echo-Effekt der Stiftung gezogen hast. | Wenn du das tust, gib deine oberste grüne Karte zurück, oder beanspruche sie als Errungenschaft, falls du die Bedingungen erfüllst.
innovation-question-charitable-trust = { $ask ->
    [value] Echo-Effekt: Eine 3 oder eine 4 ziehen, die du danach ausspielen darfst?
   *[option] Was wird aus deiner obersten grünen Karte?
 }
innovation-answer-charitable-trust = Eine { $age } ziehen
innovation-answer-charitable-trust-1 = Zurückgeben
innovation-answer-charitable-trust-2 = Als Errungenschaft beanspruchen
innovation-card-homing-pigeons = Brieftauben
innovation-dogma-homing-pigeons = Lass zwei zurückgeben; Rot oder Grün auffächern
innovation-effect-homing-pigeons-1 = Ich fordere: Gib zwei Karten deines Wertungsstapels zurück, jede von einem Wert, den eine Karte meiner Hand hat.
innovation-effect-homing-pigeons-2 = Du darfst Rot oder Grün nach links auffächern.
innovation-card-almanac = Almanach
innovation-dogma-almanac = Vorhersage zurückgeben, ihren Bonus +1 werten
innovation-echo-almanac = Ziehe eine [4] und sage sie vorher.
innovation-effect-almanac-1 = Du darfst eine Karte mit Bonus aus deiner Vorhersage zurückgeben. | Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist als dieser Bonus, und werte sie.
innovation-card-magnifying-glass = Lupe
innovation-dogma-magnifying-glass = Drei gleiche gegen Wert +2; links auffächern
innovation-echo-magnifying-glass = Ziehe eine [4], dann gib eine Karte deiner Hand zurück.
innovation-effect-magnifying-glass-1 = Du darfst drei Karten gleichen Werts von deiner Hand zurückgeben. | Wenn du das tust, ziehe eine Karte, deren Wert um zwei höher ist.
innovation-effect-magnifying-glass-2 = Du darfst Gelb oder Blau nach links auffächern.
innovation-card-novel = Roman
innovation-dogma-novel = [3] ziehen; Violett links auffächern; Vormacht
innovation-echo-novel = Ziehe eine [3].
innovation-effect-novel-1 = Ziehe eine [3]. | Du darfst Violett nach links auffächern.
innovation-effect-novel-2 = Gibt es ein anderes Symbol als die [crown], das alle deine obersten Karten außer der violetten zeigen, beanspruche die Errungenschaft Vormacht.
innovation-card-sunglasses = Sonnenbrille
innovation-dogma-sunglasses = Violett wie andere Farbe auffächern oder umgekehrt
innovation-echo-sunglasses = Werte eine Handkarte einer Farbe, die du aufgefächert hast.
innovation-effect-sunglasses-1 = Du darfst Violett so auffächern, wie es eine andere deiner Farben ist, oder eine andere deiner Farben so, wie es Violett ist.
innovation-question-sunglasses = { $ask ->
    [option] Was von beidem fächerst du auf, falls überhaupt?
   *[colour] Welche deiner anderen Farben?
 }
innovation-answer-sunglasses = { $colour } wählen
innovation-answer-sunglasses-1 = Violett wie eine andere Farbe
innovation-answer-sunglasses-2 = Eine andere Farbe wie Violett

## Age 4

innovation-card-kobukson = Geobukseon
innovation-dogma-kobukson = Lass oberste [castle] zurückgeben; [4] unterschieben
innovation-echo-kobukson = Wähle eine Farbe in irgendeiner Auslage und fächere sie nach links auf.
innovation-effect-kobukson-1 = Ich fordere: Gib alle deine obersten Karten mit [castle] zurück. | Ziehe eine [4] und schiebe sie unter.
innovation-effect-kobukson-2 = Ziehe für je zwei Karten, die durch die Forderung zurückgegeben wurden, eine [4] und schiebe sie unter.
innovation-question-kobukson = { $ask ->
    [player] In wessen Auslage wird eine Farbe nach links aufgefächert?
   *[colour] Welche Farbe wird nach links aufgefächert?
 }
innovation-answer-kobukson = { $colour } nach links auffächern
# As in English.
innovation-card-shuriken = Shuriken
innovation-dogma-shuriken = Nimm oberste mit [castle] oder [lightbulb]
innovation-effect-shuriken-1 = Ich fordere: Transferiere eine oberste Karte mit [castle] oder [lightbulb], die nicht rot ist, aus deiner in meine Auslage. | Wenn du das tust, ziehe eine [4].
innovation-effect-shuriken-2 = Du darfst Violett nach rechts auffächern.
# As in English.
innovation-card-barometer = Barometer
innovation-dogma-barometer = Bonus +2 vorhersagen; mit Blau das Schicksal
innovation-echo-barometer = Transferiere eine [5] aus deiner Vorhersage auf deine Hand.
innovation-effect-barometer-1 = Wähle einen Bonus in irgendeiner Auslage. | Ziehe eine Karte, deren Wert um zwei höher ist, und sage sie vorher.
innovation-effect-barometer-2 = Du darfst alle Karten deiner Vorhersage zeigen und zurückgeben. | War eine blaue dabei, beanspruche die Errungenschaft Schicksal.
innovation-question-barometer = Um 2 höher als welcher Bonus ist die Karte, die du vorhersagst?
innovation-answer-barometer = Bonus { $age } wählen
innovation-card-pencil = Bleistift
innovation-dogma-pencil = Bis zu 3 höher tauschen, eine vorhersagen
innovation-echo-pencil = Ziehe eine [5].
innovation-effect-pencil-1 = Du darfst bis zu drei Karten deiner Hand zurückgeben. | Wenn du das tust, ziehe ebenso viele, alle um eins höher als die höchste davon. | Sage eine der gezogenen Karten vorher und gib die anderen zurück.
# As in English.
innovation-card-chintz = Chintz
innovation-dogma-chintz = [4] ziehen; bei einziger Handkarte noch mehr
innovation-effect-chintz-1 = Ziehe eine [4].
innovation-effect-chintz-2 = Hast du genau eine Karte auf der Hand, ziehe eine [4], dann ziehe und werte noch eine [4].
innovation-card-globe = Globus
innovation-dogma-globe = Bis zu 3 zurückgeben: auffächern und vorhersagen
innovation-effect-globe-1 = Du darfst bis zu drei Karten gleicher Farbe von deiner Hand zurückgeben. | War es eine, fächere eine deiner Farben nach links auf, bei zwei nach rechts, bei drei nach oben. | War es mindestens eine, ziehe eine [6] und sage sie vorher.
innovation-question-globe = Welche Farbe fächerst du auf?
innovation-answer-globe = { $colour } auffächern
innovation-card-slide-rule = Rechenschieber
innovation-dogma-slide-rule = Gelb auffächern; ziehe niedrigste plus Fächer
innovation-effect-slide-rule-1 = Du darfst Gelb nach rechts auffächern.
innovation-effect-slide-rule-2 = Ziehe eine Karte: Ihr Wert ist der deiner niedrigsten obersten Karte, plus eins für jede aufgefächerte Farbe.
innovation-card-telescope = Teleskop
innovation-dogma-telescope = Vorhersage weglegen, eine andere beanspruchen
innovation-echo-telescope = Ziehe eine [5] und sage sie vorher.
innovation-effect-telescope-1 = Du darfst eine Karte deiner Vorhersage oben auf ihren Stapel legen. | Wenn du das tust, beanspruche eine Karte deiner Vorhersage als Errungenschaft, deren Bedingungen du erfüllst.
innovation-card-clock = Uhr
innovation-dogma-clock = Drei [10] zählen [clock]; nimm Karten dieses Werts
innovation-echo-clock = Du darfst eine der Farben, in denen du die meisten Karten hast, nach rechts auffächern.
innovation-effect-clock-1 = Ich fordere: Ziehe und zeige drei [10], zähle die [clock] darauf und gib sie zurück. | Transferiere alle Karten mit diesem Wert von deiner Hand und aus deinem Wertungsstapel in meinen Wertungsstapel.
innovation-card-toilet = Toilette
innovation-dogma-toilet = Spüle Wertung weg; eine Karte tauschen
innovation-echo-toilet = Ziehe eine [4] und schiebe sie unter.
innovation-effect-toilet-1 = Ich fordere: Gib alle Karten deines Wertungsstapels zurück, deren Wert der höchste Bonus meiner Auslage ist.
innovation-effect-toilet-2 = Du darfst eine Karte deiner Hand zurückgeben. | Wenn du das tust, ziehe eine Karte vom gleichen Wert.

## Age 5

innovation-card-coke = Koks
innovation-dogma-coke = [6] mit [factory] ausspielen, sonst vorhersagen
innovation-echo-coke = Ziehe eine [4] und schiebe sie unter.
innovation-effect-coke-1 = Ziehe eine [6] und zeige sie. | Hat sie eine [factory], spiele sie aus und wiederhole diesen Effekt. | Sonst sage sie vorher.
innovation-card-octant = Oktant
innovation-dogma-octant = Nimm oberste mit [leaf] oder [factory]; [6] vorhersagen
innovation-effect-octant-1 = Ich fordere: Transferiere eine oberste Karte mit [leaf] oder [factory], die nicht rot ist, aus deiner in meine Auslage. | Wenn du das tust, ziehe eine [6] und sage sie vorher.
innovation-effect-octant-2 = Ziehe eine [6] und sage sie vorher.
innovation-card-pressure-cooker = Schnellkochtopf
innovation-dogma-pressure-cooker = Hand zurückgeben, Boni der obersten ziehen
innovation-effect-pressure-cooker-1 = Gib deine ganze Hand zurück. | Ziehe für jede deiner obersten Karten mit Bonus eine Karte mit dem Wert dieses Bonus.
innovation-question-pressure-cooker = Von welchem Wert ziehst du als Nächstes?
innovation-answer-pressure-cooker = Eine { $age } ziehen
innovation-card-stove = Herd
innovation-dogma-stove = [4] unterschieben, evtl. [4] werten; Grün auffächern
innovation-echo-stove = Werte eine oberste Karte deiner Auslage ohne [factory].
innovation-effect-stove-1 = Ziehe eine [4] und schiebe sie unter. | Ist deine oberste Karte ihrer Farbe niedriger als [4], ziehe und werte eine [4].
innovation-effect-stove-2 = Du darfst Grün nach rechts auffächern.
# As in English.
innovation-card-palampore = Palampore
innovation-dogma-palampore = Doppelten Bonus werten; Violett fächern; Reichtum
innovation-effect-palampore-1 = Ist ein Bonus mehrfach in deiner Auslage, wähle einen solchen, ziehe eine Karte mit seinem Wert und werte sie.
innovation-effect-palampore-2 = Du darfst Violett nach rechts auffächern.
innovation-effect-palampore-3 = Zeigt deine Auslage mindestens sechs Boni, beanspruche die Errungenschaft Reichtum.
innovation-question-palampore = Zu welchem Bonus wertest du eine Karte?
innovation-answer-palampore = Eine { $age } ziehen und werten
innovation-card-seed-drill = Sämaschine
innovation-dogma-seed-drill = Lass niedrige zurückgeben; neue Errungenschaft
innovation-effect-seed-drill-1 = Ich fordere: Gib eine deiner obersten Karten zurück, die niedriger ist als [3].
innovation-effect-seed-drill-2 = Wähle den Stapel [3], [4] oder [5]. | Liegt darin noch eine Karte, darfst du seine unterste zu den verfügbaren Errungenschaften legen.
innovation-question-seed-drill = { $ask ->
    [value] Von welchem Stapel darf die unterste Karte Errungenschaft werden?
   *[whether] Wird die unterste Karte dieses Stapels zur Errungenschaft?
 }
innovation-answer-seed-drill = Stapel { $age } wählen
innovation-card-lightning-rod = Blitzableiter
innovation-dogma-lightning-rod = Lass oberste zurückgeben; [5] unterschieben
innovation-echo-lightning-rod = Ziehe eine [5] und schiebe sie unter.
innovation-effect-lightning-rod-1 = Ich fordere: Ziehe eine [5] und schiebe sie unter. | Gib deine oberste Karte ihrer Farbe zurück.
innovation-effect-lightning-rod-2 = Ziehe eine [5] und schiebe sie unter. | Du darfst eine deiner obersten Karten zurückgeben.
# As in English.
innovation-card-thermometer = Thermometer
innovation-dogma-thermometer = Eine über Gelb ausspielen; ist sie gelb, nochmal
innovation-echo-thermometer = Spiele deine unterste grüne Karte aus; Grün bleibt aufgefächert wie zuvor.
innovation-effect-thermometer-1 = Ziehe eine Karte, deren Wert um eins höher ist als der deiner obersten gelben, und spiele sie aus. | Ist sie gelb, wiederhole diesen Effekt.
innovation-card-piano = Klavier
innovation-dogma-piano = Fünf verschiedene oberste: je eine werten
innovation-echo-piano = Wähle einen Wert, den jemand auf der Hand hat, und ziehe eine Karte davon.
innovation-effect-piano-1 = Hast du fünf oberste Karten mit fünf verschiedenen Werten, gib fünf Karten deines Wertungsstapels zurück; ziehe und werte dann je eine Karte dieser Werte, die niedrigste zuerst.
innovation-question-piano = Von welchem Wert ziehst du eine Karte?
innovation-answer-piano = Eine { $age } ziehen
innovation-card-tuning-fork = Stimmgabel
innovation-dogma-tuning-fork = Handkarten tauschen, höhere ausspielen
innovation-echo-tuning-fork = Sieh dir die oberste Karte eines beliebigen Stapels an; sie bleibt dort liegen.
innovation-effect-tuning-fork-1 = Gib eine Karte deiner Hand zurück. | Wenn du das tust, ziehe und zeige eine Karte vom gleichen Wert und spiele sie aus, falls sie höher ist als deine oberste Karte ihrer Farbe. | Sonst gib sie zurück. | Du darfst diesen Effekt wiederholen.
innovation-question-tuning-fork = { $ask ->
    [pile] Von welchem Stapel siehst du dir die oberste Karte an?
   *[whether] Noch eine Karte zurückgeben und weitermachen?
 }

## Age 6

innovation-card-loom = Webstuhl
innovation-dogma-loom = Wertung zurückgeben, drei [6] unterschieben; Erbe
innovation-echo-loom = Werte deine niedrigste oberste Karte.
innovation-effect-loom-1 = Du darfst zwei Karten verschiedenen Werts aus deinem Wertungsstapel zurückgeben. | Wenn du das tust, ziehe drei [6] und schiebe sie unter.
innovation-effect-loom-2 = Zeigt eine deiner Farben mindestens fünf Sechsecke, beanspruche die Errungenschaft Erbe.
innovation-card-shrapnel = Schrapnell
innovation-dogma-shrapnel = Nimm zwei obere eines Stapels, gib eine unterste
innovation-effect-shrapnel-1 = Ich fordere: Ziehe eine [6] und schiebe sie unter. | Transferiere die beiden oberen Karten dieser Farbe aus deiner Auslage in meinen Wertungsstapel. | Transferiere die unterste Karte dieser Farbe aus meiner Auslage in deinen Wertungsstapel.
innovation-card-dentures = Zahnprothese
innovation-dogma-dentures = Zwei über der untergeschobenen werten
innovation-echo-dentures = Ziehe eine [6] und schiebe sie unter.
innovation-effect-dentures-1 = Werte im Stapel der Karte, die du zuletzt durch die Zahnprothese untergeschoben hast, die beiden oberen, aber nie die unterste. | Gibt es dort keine zu werten, ziehe eine [6], schiebe sie unter und wiederhole diesen Effekt.
innovation-effect-dentures-2 = Du darfst Blau nach rechts auffächern.
innovation-card-morphine = Morphium
innovation-dogma-morphine = Lass ungerade zurückgeben, ziehe eine höhere
innovation-echo-morphine = Werte eine Karte mit ungeradem Wert von deiner Hand.
innovation-effect-morphine-1 = Ich fordere: Gib alle Karten mit ungeradem Wert von deiner Hand zurück. | Ziehe eine [6].
innovation-effect-morphine-2 = Wurde durch die Forderung eine Karte zurückgegeben, ziehe eine, deren Wert um eins höher ist als bei der höchsten davon.
innovation-effect-morphine-3 = Du darfst Rot nach rechts auffächern.
innovation-card-hot-air-balloon = Heißluftballon
innovation-dogma-hot-air-balloon = Fremde oberste beanspruchen oder [7] ausspielen
innovation-echo-hot-air-balloon = Ziehe eine [7] und werte sie.
innovation-effect-hot-air-balloon-1 = Du darfst eine oberste Karte eines anderen Spielers, der eine Errungenschaft vom gleichen Wert hat, selbst als Errungenschaft beanspruchen, falls du die Bedingungen erfüllst. | Wenn du das tust, transferiere deine oberste grüne Karte in dessen Auslage. | Sonst ziehe eine [7] und spiele sie aus.
innovation-card-steamboat = Dampfschiff
innovation-dogma-steamboat = Sie zeigen eine [6]: nimm Hand oder Wertung
innovation-effect-steamboat-1 = Ich fordere: Ziehe eine [6] und zeige sie. | Ist sie blau oder gelb, transferiere sie und deine ganze Hand auf meine Hand. | Ist sie rot oder grün, transferiere zwei Karten deines Wertungsstapels in meinen. | Ist sie weder blau noch gelb, behältst du sie.
innovation-card-bifocals = Zweistärkenbrille
innovation-dogma-bifocals = Vorhersage erneuern; Grün rechts auffächern
innovation-echo-bifocals = Ziehe eine Karte beliebigen Werts und sage sie vorher.
innovation-effect-bifocals-1 = Du darfst eine Karte deiner Vorhersage zurückgeben. | Wenn du das tust, ziehe eine Karte vom gleichen Wert und sage sie vorher.
innovation-effect-bifocals-2 = Du darfst Grün nach rechts auffächern.
innovation-question-bifocals = Von welchem Wert sagst du eine Karte vorher?
innovation-answer-bifocals = Eine { $age } ziehen und vorhersagen
innovation-card-stethoscope = Stethoskop
innovation-dogma-stethoscope = [7] ziehen, bei Blau auch [8]; Gelb auffächern
innovation-echo-stethoscope = Spiele eine blaue oder gelbe Karte deiner Hand aus.
innovation-effect-stethoscope-1 = Ziehe eine [7]. | Hast du durch den Echo-Effekt des Stethoskops eine blaue Karte ausgespielt, ziehe noch eine [8].
innovation-effect-stethoscope-2 = Du darfst Gelb nach rechts auffächern.
innovation-card-indian-clubs = Schwingkeulen
innovation-dogma-indian-clubs = Lass zwei zurückgeben; gleiche Werte werten
innovation-effect-indian-clubs-1 = Ich fordere: Gib zwei Karten deines Wertungsstapels zurück.
innovation-effect-indian-clubs-2 = Werte für jeden Wert in deinem Wertungsstapel eine Karte dieses Werts von deiner Hand.
innovation-card-kaleidoscope = Kaleidoskop
innovation-dogma-kaleidoscope = [7] ausspielen, ihre Farbe rechts auffächern
innovation-effect-kaleidoscope-1 = Ziehe eine [7] und spiele sie aus. | Du darfst ihre Farbe nach rechts auffächern.

## Age 7

innovation-card-machine-gun = Maschinengewehr
innovation-dogma-machine-gun = Nimm oberste mit Bonus; gib eigene zurück
innovation-echo-machine-gun = Hast du fünf oberste Karten, ziehe eine [7] und werte sie.
innovation-effect-machine-gun-1 = Ich fordere: Transferiere alle deine obersten Karten mit Bonus in meinen Wertungsstapel. | War es mindestens eine, ziehe eine [7].
innovation-effect-machine-gun-2 = Gib alle deine obersten Karten außer der roten zurück.
innovation-card-rubber = Gummi
innovation-dogma-rubber = Oberste ohne Bonus werten; Rot nach oben fächern
innovation-echo-rubber = Ziehe zwei [8] und schiebe sie unter.
innovation-effect-rubber-1 = Werte eine deiner obersten Karten ohne Bonus.
innovation-effect-rubber-2 = Du darfst Rot nach oben auffächern.
innovation-card-elevator = Aufzug
innovation-dogma-elevator = Nimm einen Wert aus Händen oder Wertungen
innovation-echo-elevator = Werte die oberste oder die unterste deiner grünen Karten.
innovation-effect-elevator-1 = Wähle einen Wert, der in deinem Wertungsstapel liegt. | Transferiere alle Karten dieses Werts in deinen Wertungsstapel, entweder aus den Händen aller anderen Spieler oder aus deren Wertungsstapeln.
innovation-question-elevator = { $ask ->
    [value] Von welchem Wert nimmst du den anderen Karten weg?
   *[option] Woher nimmst du diese Karten?
 }
innovation-answer-elevator = { $age } wählen
innovation-answer-elevator-1 = Aus den Händen der anderen
innovation-answer-elevator-2 = Aus den Wertungsstapeln der anderen
innovation-card-fertilizer = Dünger
innovation-dogma-fertilizer = Eine zurückgeben, gleiche aus Wertungen nehmen
innovation-effect-fertilizer-1 = Du darfst eine Karte deiner Hand zurückgeben. | Wenn du das tust, transferiere alle Karten vom gleichen Wert aus allen Wertungsstapeln auf deine Hand.
innovation-effect-fertilizer-2 = Ziehe eine Karte beliebigen Werts und sage sie vorher.
innovation-question-fertilizer = Von welchem Wert sagst du eine Karte vorher?
innovation-answer-fertilizer = Eine { $age } ziehen und vorhersagen
# As in English.
innovation-card-jeans = Jeans
innovation-dogma-jeans = Zwei niedrige Werte zeigen, eine ausspielen
innovation-echo-jeans = Ziehe zwei [9]. | Gib eine davon zurück und sage die andere vorher.
innovation-effect-jeans-1 = Wähle zwei verschiedene Werte unter [7]. | Ziehe und zeige von jedem eine Karte. | Spiele eine davon aus und gib die andere zurück.
innovation-question-jeans = Von welchem Wert unter 7 ziehst du eine Karte?
innovation-answer-jeans = Eine { $age } ziehen
innovation-card-telegraph = Telegraf
innovation-dogma-telegraph = Auffächern wie ein Gegner, dazu Blau nach oben
innovation-effect-telegraph-1 = Du darfst einen Gegner und eine Farbe wählen. | Fächere deinen Stapel dieser Farbe so auf, wie es seiner ist.
innovation-effect-telegraph-2 = Du darfst Blau nach oben auffächern.
innovation-question-telegraph = { $ask ->
    [player] Wessen Auffächerung übernimmst du, falls überhaupt?
   *[colour] In welcher Farbe übernimmst du sie?
 }
innovation-answer-telegraph = { $colour } ebenso auffächern
innovation-card-photography = Fotografie
innovation-dogma-photography = Lass oberste auf die Hand nehmen; Geschichte
innovation-echo-photography = Spiele eine Karte deiner Vorhersage aus.
innovation-effect-photography-1 = Ich fordere: Nimm deine höchste oberste Karte auf die Hand.
innovation-effect-photography-2 = Zeigt eine deiner Farben mindestens drei Echo-Effekte, beanspruche die Errungenschaft Geschichte.
innovation-card-typewriter = Schreibmaschine
innovation-dogma-typewriter = Neue Hand: eine Karte und je Farbe noch eine
innovation-effect-typewriter-1 = Gib deine ganze Hand zurück. | Ziehe eine [6]. | Ziehe für jede Farbe unter den zurückgegebenen Karten noch eine, jeweils um eins höher als die vorige.
innovation-card-ice-cream = Eiscreme
innovation-dogma-ice-cream = Lass [1] ausspielen; neue Errungenschaft
innovation-echo-ice-cream = Werte eine deiner obersten Karten ohne Bonus, die nicht violett ist.
innovation-effect-ice-cream-1 = Ich fordere: Ziehe eine [1] und spiele sie aus.
innovation-effect-ice-cream-2 = Wähle den Stapel [6], [7], [8] oder [9]. | Liegt darin noch eine Karte, darfst du seine unterste zu den verfügbaren Errungenschaften legen.
innovation-question-ice-cream = { $ask ->
    [value] Von welchem Stapel darf die unterste Karte Errungenschaft werden?
   *[whether] Wird die unterste Karte dieses Stapels zur Errungenschaft?
 }
innovation-answer-ice-cream = Stapel { $age } wählen
innovation-card-saxophone = Saxofon
innovation-dogma-saxophone = Violett auffächern; vier Instrumente siegen, sonst [7]
innovation-effect-saxophone-1 = Du darfst Violett nach oben auffächern.
innovation-effect-saxophone-2 = Sind die Bilder von Glocke, Flöte, Klavier und Saxofon alle sichtbar, in welchen Auslagen auch immer, gewinnst du. | Sonst ziehe für jedes der vier, das sichtbar ist, eine [7].
innovation-won-saxophone = { $winners ->
    [one] { innovation-card-saxophone }: { $names }: Alle vier Instrumente sind zu sehen
   *[other] { innovation-card-saxophone }: { $names } als Team: Alle vier Instrumente sind zu sehen
 }

## Age 8

innovation-card-bandage = Verband
innovation-dogma-bandage = Lass Wertung und oberste [clock] zurückgeben
innovation-echo-bandage = Spiele eine Karte mit [leaf] von deiner Hand aus.
innovation-effect-bandage-1 = Ich fordere: Gib die höchste Karte deines Wertungsstapels zurück, deren Wert keine Karte deiner Hand hat. | Gib eine deiner obersten Karten mit [clock] zurück.
innovation-card-parachute = Fallschirm
innovation-dogma-parachute = Nimm alle Handkarten ohne [clock]
innovation-effect-parachute-1 = Ich fordere: Transferiere alle Karten ohne [clock] von deiner Hand auf meine Hand.
innovation-card-air-conditioner = Klimaanlage
innovation-dogma-air-conditioner = Lass Wertung mit Werten der obersten zurückgeben
innovation-echo-air-conditioner = Du darfst eine Karte deiner Hand werten.
innovation-effect-air-conditioner-1 = Ich fordere: Gib alle Karten deines Wertungsstapels zurück, die den Wert einer deiner obersten Karten haben.
innovation-card-tractor = Traktor
innovation-dogma-tractor = Eine [7] werten, eine [7] ziehen
innovation-echo-tractor = Ziehe eine [7].
innovation-effect-tractor-1 = Ziehe eine [7] und werte sie. | Ziehe noch eine [7].
# As in English.
innovation-card-nylon = Nylon
innovation-dogma-nylon = [8] unterschieben je drei [factory]; Rot auffächern
innovation-effect-nylon-1 = Ziehe für je drei [factory] deiner Auslage eine [8] und schiebe sie unter. | War mindestens eine davon grün, wiederhole diesen Effekt.
innovation-effect-nylon-2 = Du darfst Rot nach oben auffächern.
innovation-card-sliced-bread = Schnittbrot
innovation-dogma-sliced-bread = Gewertete in zwei vom Wert −1 schneiden
innovation-echo-sliced-bread = Gib deine ganze Hand zurück, dann ziehe zwei [8].
innovation-effect-sliced-bread-1 = Gib eine Karte deines Wertungsstapels zurück. | Ziehe und werte zwei Karten, deren Wert um eins niedriger ist.
innovation-card-radio-telescope = Radioteleskop
innovation-dogma-radio-telescope = [9] ziehen, eine ausspielen; K. I. siegt
innovation-effect-radio-telescope-1 = Ziehe für je zwei [lightbulb] deiner Auslage eine [9]. | Spiele eine der gezogenen Karten aus und gib die anderen zurück; ist die ausgespielte K. I., gewinnst du.
innovation-won-radio-telescope = { $winners ->
    [one] { innovation-card-radio-telescope }: { $names } mit { innovation-card-a-i }
   *[other] { innovation-card-radio-telescope }: { $names } als Team mit { innovation-card-a-i }
 }
innovation-card-x-ray = Röntgenbild
innovation-dogma-x-ray = Je drei [leaf] eine vorhersagen; Gelb auffächern
innovation-echo-x-ray = Ziehe eine [8] und schiebe sie unter.
innovation-effect-x-ray-1 = Ziehe für je drei [leaf] deiner Auslage eine Karte beliebigen Werts und sage sie vorher.
innovation-effect-x-ray-2 = Du darfst Gelb nach oben auffächern.
innovation-question-x-ray = Von welchem Wert sagst du eine Karte vorher?
innovation-answer-x-ray = Eine { $age } ziehen und vorhersagen
innovation-card-crossword = Kreuzworträtsel
innovation-dogma-crossword = Zu jedem deiner Boni eine Karte ziehen
innovation-effect-crossword-1 = Ziehe für jeden Bonus, den deine Auslage zeigt, eine Karte mit dessen Wert.
innovation-question-crossword = Von welchem Wert ziehst du als Nächstes?
innovation-answer-crossword = Eine { $age } ziehen
innovation-card-television = Fernsehen
innovation-dogma-television = Fremde Wertung wird deine Errungenschaft
innovation-echo-television = Ziehe eine [8] und spiele sie aus.
innovation-effect-television-1 = Wähle einen Wert und einen Gegner. | Transferiere eine Karte dieses Werts aus seinem Wertungsstapel in seine Auslage. | Hat er eine Errungenschaft dieses Werts, beanspruche noch eine solche Karte aus seinem Wertungsstapel als Errungenschaft, falls du die Bedingungen erfüllst.
innovation-question-television = { $ask ->
    [value] Von welchem Wert kommt eine Karte aus einem Wertungsstapel in die Auslage?
   *[player] Aus wessen Wertungsstapel?
 }
innovation-answer-television = { $age } wählen

## Age 9

innovation-card-helicopter = Hubschrauber
innovation-dogma-helicopter = Oberste fällt in ihren Wertungsstapel; wiederholen
innovation-effect-helicopter-1 = Wähle eine oberste Karte außer dem Hubschrauber in irgendeiner Auslage und transferiere sie in den Wertungsstapel ihres Besitzers. | Du darfst eine Handkarte zurückgeben, die ein Symbol mit ihr gemeinsam hat. | Wenn du das tust, wiederhole diesen Effekt.
innovation-card-jet = Düsenflugzeug
innovation-dogma-jet = Sie geben die ausgespielte Farbe zurück
innovation-echo-jet = Spiele eine Karte deiner Hand aus.
innovation-effect-jet-1 = Ich fordere: Gib deine oberste Karte der Farbe zurück, in der ich durch den Echo-Effekt des Düsenflugzeugs eine ausgespielt habe.
innovation-card-atm = Geldautomat
innovation-dogma-atm = Nimm die höchste ohne [crown]; Violett auffächern
innovation-echo-atm = Ziehe eine Karte beliebigen Werts und werte sie.
innovation-effect-atm-1 = Ich fordere: Transferiere von deinen obersten Karten, die nicht gelb sind und keine [crown] haben, die höchste in meine Auslage.
innovation-effect-atm-2 = Du darfst Violett nach oben auffächern.
innovation-question-atm = Von welchem Wert wertest du eine Karte?
innovation-answer-atm = Eine { $age } ziehen und werten
innovation-card-wristwatch = Armbanduhr
innovation-dogma-wristwatch = Zu jedem deiner Boni eine unterschieben
innovation-echo-wristwatch = Nimm eine deiner obersten Karten, die nicht gelb ist, und schiebe sie unter.
innovation-effect-wristwatch-1 = Ziehe für jeden Bonus, den deine Auslage zeigt, den niedrigsten zuerst, eine Karte mit dessen Wert und schiebe sie unter.
innovation-card-credit-card = Kreditkarte
innovation-dogma-credit-card = Oberste aufnehmen, gleiche werten; Grün auffächern
innovation-echo-credit-card = Ziehe eine [9] und sage sie vorher.
innovation-effect-credit-card-1 = Du darfst eine deiner obersten Karten, die nicht grün ist, auf die Hand nehmen. | Wenn du das tust, ziehe und werte eine Karte vom gleichen Wert.
innovation-effect-credit-card-2 = Du darfst Grün nach oben auffächern.
innovation-card-email = E-Mail
innovation-dogma-email = [9] vorhersagen; niedrigste oberste ausführen
innovation-echo-email = Ziehe eine [10] und sage sie vorher.
innovation-effect-email-1 = Ziehe eine [9] und sage sie vorher.
innovation-effect-email-2 = Führe von deiner niedrigsten obersten Karte, die nicht grün ist, jeden Effekt aus, der keine Forderung ist. | Niemand sonst nimmt daran teil.
innovation-card-calculator = Taschenrechner
innovation-dogma-calculator = Unterste werten, Summe ziehen; Blau auffächern
innovation-effect-calculator-1 = Werte zwei unterste Karten deiner Auslage, die nicht blau sind. | Waren es zwei und ergeben ihre Werte zusammen weniger als 11, ziehe eine Karte mit dieser Summe und wiederhole diesen Effekt, aber nur einmal.
innovation-effect-calculator-2 = Du darfst Blau nach oben auffächern.
# As in English.
innovation-card-laser = Laser
innovation-dogma-laser = Errungenschaften und halbe Wertung zurückgeben; [10]
innovation-effect-laser-1 = Gib alle normalen Errungenschaften zurück, die noch niemand hat. | Gib dann die Hälfte der Karten deines Wertungsstapels zurück, aufgerundet. | Ziehe zwei [10] und spiele sie aus.
# As in English.
innovation-card-karaoke = Karaoke
innovation-dogma-karaoke = Ausgespielte Karte ausführen; unterste aufnehmen
innovation-echo-karaoke = Wähle einen Wert unter [10], ziehe eine Karte davon und spiele sie aus.
innovation-effect-karaoke-1 = Führe von der Karte, die du durch den Echo-Effekt von Karaoke ausgespielt hast, jeden Effekt aus, der keine Forderung ist. | Niemand sonst nimmt daran teil.
innovation-effect-karaoke-2 = Du darfst eine unterste Karte deiner Auslage auf die Hand nehmen.
innovation-question-karaoke = Von welchem Wert spielst du eine Karte aus?
innovation-answer-karaoke = Eine { $age } ziehen und ausspielen
# As in English.
innovation-card-rock = Rock
innovation-dogma-rock = Schlägt Schere; nur Papier schlägt ihn
innovation-effect-rock-1 = Ich fordere: Transferiere deine oberste grüne Karte auf meine Hand. | Ist nun Schere deine oberste grüne Karte, gewinne ich.
innovation-effect-rock-2 = Du darfst eine deiner obersten Karten werten. | Ist Papier deine oberste grüne Karte, gewinnst du.
innovation-won-rock = { $winners ->
    [one] { innovation-card-rock }: { $names } mit Schere, Stein, Papier
   *[other] { innovation-card-rock }: { $names } als Team mit Schere, Stein, Papier
 }

## Age 10

# As in English.
innovation-card-camcorder = Camcorder
innovation-dogma-camcorder = Nimm ganze Hände; [9] ausspielen, drei ziehen
innovation-effect-camcorder-1 = Ich fordere: Transferiere deine ganze Hand auf meine Hand. | Ziehe eine [9].
innovation-effect-camcorder-2 = Spiele alle [9] deiner Hand aus. | Gib den Rest deiner Hand zurück. | Ziehe drei [9].
innovation-card-social-networking = Soziale Netzwerke
innovation-dogma-social-networking = Nimm oberste ohne ein Symbol; wer wenig hat, siegt
innovation-effect-social-networking-1 = Ich fordere: Wähle ein Symbol. | Transferiere alle deine obersten Karten ohne dieses Symbol in meinen Wertungsstapel.
innovation-effect-social-networking-2 = Zeigt jeder andere Spieler mehr [factory], mehr [crown] und mehr [castle] als du, gewinnst du.
innovation-question-social-networking = Welches Symbol wählst du? Oberste Karten ohne dieses Symbol gibst du ab.
innovation-won-social-networking = { $winners ->
    [one] { innovation-card-social-networking }: { $names }: Niemand sonst zeigt so wenige Fabriken, Kronen und Burgen
   *[other] { innovation-card-social-networking }: { $names } als Team, denn niemand zeigt so wenige Fabriken, Kronen und Burgen wie jemand darin
 }
innovation-card-cell-phone = Handy
innovation-dogma-cell-phone = Je zwei [clock] eine [10]; [clock] unterschieben
innovation-effect-cell-phone-1 = Ziehe für je zwei [clock] deiner Auslage eine [10].
innovation-effect-cell-phone-2 = Du darfst Grün nach oben auffächern.
innovation-effect-cell-phone-3 = Du darfst beliebig viele Handkarten mit [clock] unterschieben; fächere jede Farbe, unter die du eine schiebst, nach oben auf.
# As in English.
innovation-card-mp3 = MP3
innovation-dogma-mp3 = Je Karte zwei Errungenschaften; Bonus werten
innovation-effect-mp3-1 = Du darfst beliebig viele Karten deiner Hand zurückgeben. | Beanspruche für jede davon zwei normale Errungenschaften, deren Bedingungen du erfüllst.
innovation-effect-mp3-2 = Wähle einen Bonus deiner Auslage, ziehe eine Karte mit seinem Wert und werte sie.
innovation-question-mp3 = Zu welchem Bonus wertest du eine Karte?
innovation-answer-mp3 = { $age } wählen
innovation-card-flash-drive = USB-Stick
innovation-dogma-flash-drive = Lass vier zurückgeben; eine eigene: auffächern
innovation-effect-flash-drive-1 = Ich fordere: Gib vier Karten deines Wertungsstapels zurück.
innovation-effect-flash-drive-2 = Gib eine Karte deines Wertungsstapels zurück. | Wenn du das tust, darfst du eine deiner Farben nach oben auffächern.
# As in English.
innovation-card-gps = GPS
innovation-dogma-gps = Fremde Vorhersagen löschen, drei [10] vorhersagen
innovation-effect-gps-1 = Ich fordere: Gib alle Karten deiner Vorhersage zurück.
innovation-effect-gps-2 = Ziehe drei [10] und sage sie vorher.
innovation-effect-gps-3 = Du darfst Gelb nach oben auffächern.
innovation-card-artificial-heart = Kunstherz
innovation-dogma-artificial-heart = Errungenschaft mit doppelten Punkten beanspruchen
innovation-effect-artificial-heart-1 = Beanspruche eine normale Errungenschaft, deren Bedingungen du erfüllst. | Deine Punkte zählen dafür doppelt.
innovation-card-human-genome = Menschliches Genom
innovation-dogma-human-genome = Beliebige Karte werten; Hand wie Wertung siegt
innovation-effect-human-genome-1 = Du darfst eine Karte beliebigen Werts ziehen und werten. | Nimm eine unterste Karte deiner Auslage auf die Hand. | Haben Hand und Wertungsstapel nun genau die gleichen Werte, jeden gleich oft, gewinnst du.
innovation-question-human-genome = Von welchem Wert wertest du eine Karte, falls überhaupt?
innovation-answer-human-genome = Eine { $age } ziehen und werten
innovation-won-human-genome = { $winners ->
    [one] { innovation-card-human-genome }: { $names } mit gleicher Hand und gleichem Wertungsstapel, je { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }
   *[other] { innovation-card-human-genome }: { $names } als Team mit einer Hand wie dem Wertungsstapel, je { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }
 }
innovation-card-puzzle-cube = Zauberwürfel
innovation-dogma-puzzle-cube = Unterste werten; gleiche Stapel siegen; [10]
innovation-effect-puzzle-cube-1 = Du darfst eine deiner Farben wählen und ihre unterste Karte oder ihre beiden untersten werten. | Zeigen nun alle deine Farben gleich viele Karten, wobei eine nicht aufgefächerte eine zeigt, gewinnst du.
innovation-effect-puzzle-cube-2 = Ziehe eine [10] und spiele sie aus.
innovation-question-puzzle-cube = { $ask ->
    [colour] Von welcher Farbe wertest du unterste Karten, falls überhaupt?
   *[option] Wie viele Karten wertest du?
 }
innovation-answer-puzzle-cube = { $colour } wählen
innovation-answer-puzzle-cube-1 = Die unterste Karte
innovation-answer-puzzle-cube-2 = Die beiden untersten Karten
innovation-won-puzzle-cube = { $winners ->
    [one] { innovation-card-puzzle-cube }: { $names }: Alle Farben zeigen gleich viele Karten
   *[other] { innovation-card-puzzle-cube }: { $names } als Team: Alle Farben einer Auslage zeigen gleich viele Karten
 }
# As in English.
innovation-card-sudoku = Sudoku
innovation-dogma-sudoku = Beliebige ausspielen und ausführen; neun Boni siegen
innovation-effect-sudoku-1 = Ziehe eine Karte beliebigen Werts und spiele sie aus. | Zeigt deine Auslage mindestens neun verschiedene Boni, gewinnst du. | Führe jeden Effekt der ausgespielten Karte aus, der keine Forderung ist; niemand sonst nimmt daran teil.
innovation-question-sudoku = Von welchem Wert spielst du eine Karte aus?
innovation-answer-sudoku = Eine { $age } ziehen und ausspielen
innovation-won-sudoku = { $winners ->
    [one] { innovation-card-sudoku }: { $names } mit { $count } verschiedenen Boni
   *[other] { innovation-card-sudoku }: { $names } als Team mit { $count } verschiedenen Boni in einer Auslage
 }
