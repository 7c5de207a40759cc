## Age 1

innovation-card-gilgamesh = Gilgamesch
innovation-dogma-gilgamesh = Boni bringen [castle] je oberster Karte
innovation-inspire-gilgamesh = Werte eine Karte deiner Hand.
innovation-karma-gilgamesh-1 = Jeder Bonus deiner Auslage zählt zusätzlich als je eine [castle] für jede deiner obersten Karten.
innovation-card-hammurabi = Hammurapi
innovation-dogma-hammurabi = Erwidert eine Forderung mit derselben
innovation-inspire-hammurabi = Spiele eine Karte deiner Hand aus.
innovation-karma-hammurabi-1 = Bevor dich die Forderung eines Spielers trifft, trifft dieselbe Forderung zuerst ihn, von dir gestellt.
# As in English.
innovation-card-tigernmas = Tigernmas
innovation-dogma-tigernmas = Krieg mit 2 Figuren; Handkarten sind Punkte
innovation-inspire-tigernmas = Ziehe eine [1].
innovation-karma-tigernmas-1 = Jede Karte deiner Hand bringt einen Punkt mehr.
# As in English.
innovation-card-shennong = Shennong
innovation-dogma-shennong = Wert nochmals vorhergesagt: die früheren werten
innovation-inspire-shennong = Ziehe eine [2] und sage sie vorher.
innovation-karma-shennong-1 = Bevor du eine Karte vorhersagst, werte alle Karten desselben Werts in deiner Vorhersage.
innovation-card-sneferu = Snofru
innovation-dogma-sneferu = Ausdehnung mit 2 Figuren; [castle] sind auch [crown]
innovation-inspire-sneferu = Ziehe eine [2] und schiebe sie unter. | Hat sie eine [castle], wiederhole diesen Effekt.
innovation-karma-sneferu-1 = Jede [castle] deiner Auslage zählt zusätzlich als eine [crown].
# As in English.
innovation-card-sunshu-ao = Sunshu Ao
innovation-dogma-sunshu-ao = Gelb wird genutzt statt untergeschoben
innovation-inspire-sunshu-ao = Schiebe eine Karte deiner Hand unter.
innovation-karma-sunshu-ao-1 = Statt eine gelbe Karte unterzuschieben, führe ihre Effekte außer Forderungen aus, ohne dass jemand teilnimmt, und nimm sie dann auf die Hand.
innovation-card-fu-xi = Fuxi
innovation-dogma-fu-xi = Handel mit 2 Figuren; Wertung, Vorhersage sind [lightbulb]
innovation-echo-fu-xi = Ziehe und werte eine [2].
innovation-karma-fu-xi-1 = Jede Karte deines Wertungsstapels und deiner Vorhersage zählt als eine [lightbulb].
innovation-card-hatshepsut = Hatschepsut
innovation-dogma-hatshepsut = [1] auf der Hand: vorher Hand gegen zwei tauschen
innovation-inspire-hatshepsut = Ziehe eine [1].
innovation-karma-hatshepsut-1 = Hast du eine [1] auf der Hand: Bevor du eine Karte mit einem Wert über 1 ziehst, gib deine ganze Hand zurück und ziehe zwei Karten dieses Werts.
innovation-card-sargon-of-akkad = Sargon von Akkad
innovation-dogma-sargon-of-akkad = Gleich hohe werden untergeschoben statt ausgespielt
innovation-inspire-sargon-of-akkad = Ziehe eine [1] und spiele sie aus.
innovation-karma-sargon-of-akkad-1 = Statt eine Karte auf eine oberste Karte gleichen Werts auszuspielen, schiebe sie unter.
innovation-card-daedalus = Dädalus
innovation-dogma-daedalus = Vorhersagen helfen; Errungenschaften bringen Punkte
innovation-echo-daedalus = Ziehe eine [4] und sage sie vorher.
innovation-karma-daedalus-1 = Beim Beanspruchen erhöht jede Karte deiner Vorhersage den Wert deiner höchsten obersten Karte um eins.
innovation-karma-daedalus-2 = Jede deiner Errungenschaften bringt ihren Wert an Punkten.
# As in English.
innovation-card-huang-di = Huang Di
innovation-dogma-huang-di = Fortschritt mit 2 Figuren; [lightbulb] sind auch [leaf]
innovation-echo-huang-di = Ziehe eine [2].
innovation-karma-huang-di-1 = Jede [lightbulb] deiner Auslage zählt zusätzlich als ein [leaf].
# As in English.
innovation-card-imhotep = Imhotep
innovation-dogma-imhotep = Fächert links auf, statt auszuspielen
innovation-echo-imhotep = Ziehe eine [2] und spiele sie aus.
innovation-karma-imhotep-1 = Statt eine Karte auf eine nicht aufgefächerte Farbe aus mehreren Karten auszuspielen, fächere diese Farbe nach links auf und gib die Karte zurück.
# As in English.
innovation-card-homer = Homer
innovation-dogma-homer = Figuren aus der Hand werden untergeschoben
innovation-inspire-homer = Ziehe eine [2] und schiebe sie unter.
innovation-karma-homer-1 = Statt eine Figur deiner Hand zu entfernen oder zurückzugeben, schiebe sie unter.
# As in English.
innovation-card-ptahhotep = Ptahhotep
innovation-dogma-ptahhotep = Wer fordert, zahlt zuerst eine Wertungskarte
innovation-inspire-ptahhotep = Werte eine deiner obersten Karten.
innovation-karma-ptahhotep-1 = Bevor dich die Forderung eines Spielers trifft, geht die höchste Karte seines Wertungsstapels in deinen.
# As in English.
innovation-card-sinuhe = Sinuhe
innovation-dogma-sinuhe = Rivalität mit 2 Figuren; [castle] sind Punkte
innovation-echo-sinuhe = Ziehe eine [2] oder [3] und sage sie vorher.
innovation-karma-sinuhe-1 = Jede [castle] deiner Auslage bringt einen Punkt mehr.
innovation-question-sinuhe = { innovation-question-of-foreshadow }
innovation-answer-sinuhe = { innovation-answer-of-foreshadow }

## Age 2

innovation-card-alexander-the-great = Alexander der Große
innovation-dogma-alexander-the-great = Wertet niedrige Figuren; bei Dogmen zählen Punkte
innovation-inspire-alexander-the-great = Werte eine Karte deiner Hand.
innovation-karma-alexander-the-great-1 = Spielst du diese Karte aus, werte alle obersten Figuren deiner Gegner mit Wert 1 oder 2.
innovation-karma-alexander-the-great-2 = Bei deinen Dogma-Aktionen zählen statt des Dogma-Symbols die Punkte aller Spieler.
innovation-card-sun-tzu = Sunzi
innovation-dogma-sun-tzu = Krieg mit 2 Figuren; ausspielen vor kostenlosem Ziehen
innovation-inspire-sun-tzu = Ziehe eine [2].
innovation-karma-sun-tzu-1 = Bevor du ziehst, weil jemand an deinem Dogma teilgenommen hat, spiele beliebig viele Karten deiner Hand aus, die dessen Dogma-Symbol zeigen.
# As in English.
innovation-card-cai-lun = Cai Lun
innovation-dogma-cai-lun = Sagt zuerst vorher; Vorhersage ist beanspruchbar
innovation-echo-cai-lun = Du darfst eine deiner Farben nach links auffächern.
innovation-karma-cai-lun-1 = Bevor du eine Errungenschaft beanspruchst, ziehe eine [3] und sage sie vorher.
innovation-karma-cai-lun-2 = Jede Karte deiner Vorhersage gilt für dich als verfügbare Errungenschaft.
# As in English.
innovation-card-ximen-bao = Ximen Bao
innovation-dogma-ximen-bao = Ausdehnung mit 2 Figuren; alle Inspirationen, Echos hier
innovation-inspire-ximen-bao = Schiebe eine Karte deiner Hand unter.
innovation-karma-ximen-bao-1 = Jeder Inspirations- und Echo-Effekt deiner Auslage gehört auch zu diesem Stapel: von unten nach oben, rot, blau, grün, violett, gelb.
innovation-card-augustus-caesar = Augustus
innovation-dogma-augustus-caesar = Nimmt niedrige rote und grüne mit [castle]
innovation-inspire-augustus-caesar = Ziehe eine [3] und sage sie vorher.
innovation-karma-augustus-caesar-1 = Bevor irgendein Spieler eine Karte unter 4 ausspielt oder vorhersagt, wird sie gezeigt. | Ist sie rot oder grün und hat eine [castle], geht sie stattdessen in deine Auslage; schiebe dann alle Karten deiner Vorhersage unter.
innovation-card-ptolemy = Ptolemäus
innovation-dogma-ptolemy = Handel mit 2 Figuren; jedes oberste Blau ist nutzbar
innovation-inspire-ptolemy = Ziehe eine [2] und spiele sie aus.
innovation-karma-ptolemy-1 = Du kannst jede oberste blaue Karte jeder Auslage mit einer Dogma-Aktion aktivieren.
# As in English.
innovation-card-archimedes = Archimedes
innovation-dogma-archimedes = Fortschritt mit 2 Figuren; Werte in Dogmen +1
innovation-echo-archimedes = Ziehe eine [2].
innovation-karma-archimedes-1 = In deinen Dogma-Aktionen ist jeder Wert in einem Kästchen eines Echo- oder Dogma-Effekts um eins höher.
# As in English.
innovation-card-zhang-heng = Zhang Heng
innovation-dogma-zhang-heng = Wertungskarten gelten als Boni
innovation-echo-zhang-heng = Ziehe eine [3] und schiebe sie unter. | Werte alle Karten über ihr.
innovation-karma-zhang-heng-1 = Jede Karte deines Wertungsstapels gilt als Bonus ihres Werts in deiner Auslage.
innovation-card-confucius = Konfuzius
innovation-dogma-confucius = Dogmen mit [castle] zählen ein Symbol nach Wahl
innovation-echo-confucius = Werte eine oberste Figur eines Gegners mit Wert 1.
innovation-karma-confucius-1 = Aktivierst du mit einer Dogma-Aktion eine Karte mit [castle] als Dogma-Symbol, wähle stattdessen ein anderes Symbol deiner Auslage.
innovation-question-confucius = Welches Symbol zählt für dieses Dogma statt der Burgen?
innovation-card-plato = Platon
innovation-dogma-plato = Rivalität mit 2 Figuren; Fächer bringen Symbole
innovation-inspire-plato = Du darfst eine deiner Farben nach links auffächern.
innovation-karma-plato-1 = Jede aufgefächerte Farbe deiner Auslage zählt zusätzlich als [castle], [lightbulb], [leaf] und [crown].

## Age 3

# As in English.
innovation-card-saladin = Saladin
innovation-dogma-saladin = Krieg mit 2 Figuren; spielt aus, statt zu werten
innovation-echo-saladin = Werte eine andere oberste Karte mit [castle] aus irgendeiner Auslage.
innovation-karma-saladin-1 = Statt eine Karte zu werten, die keine Figur ist, spiele sie aus; dann darfst du ihre Farbe nach links auffächern.
# As in English.
innovation-card-tran-huang-dao = Tran Huang Dao
innovation-dogma-tran-huang-dao = Zwei [castle] bringen eins von jedem anderen
innovation-echo-tran-huang-dao = Werte eine oberste rote Karte unter 4 aus irgendeiner Auslage.
innovation-karma-tran-huang-dao-1 = Je zwei [castle] deiner Auslage zählen zusätzlich als ein Symbol jeder anderen Art in deiner Auslage.
# As in English.
innovation-card-avicenna = Avicenna
innovation-dogma-avicenna = Ausdehnung mit 2 Figuren; Figuren verblassen nicht
innovation-inspire-avicenna = Ziehe eine [3] und schiebe sie unter.
innovation-karma-avicenna-1 = Statt eine Figur verblassen zu lassen, tust du nichts.
# As in English.
innovation-card-rhazes = Rhazes
innovation-dogma-rhazes = Schiebt eine Karte des gezogenen Werts unter
innovation-echo-rhazes = Ziehe eine [3], [4] oder [5] und sage sie vorher.
innovation-karma-rhazes-1 = Bevor du eine Karte ziehst, schiebe eine Karte desselben Werts von deiner Hand unter.
innovation-question-rhazes = { innovation-question-of-foreshadow }
innovation-answer-rhazes = { innovation-answer-of-foreshadow }
# As in English.
innovation-card-shen-kuo = Shen Kuo
innovation-dogma-shen-kuo = Fächer bringen je drei Punkte
innovation-inspire-shen-kuo = Du darfst eine deiner Farben nach links auffächern.
innovation-karma-shen-kuo-1 = Jede aufgefächerte Farbe deiner Auslage bringt drei Punkte mehr.
# As in English.
innovation-card-su-song = Su Song
innovation-dogma-su-song = Handel mit 2 Figuren; vor jeder [3] eine Vorhersage
innovation-inspire-su-song = Ziehe eine [3] und spiele sie aus. | Hat sie ein [leaf], wiederhole diesen Effekt.
innovation-karma-su-song-1 = Bevor du eine [3] ziehst, transferiere eine Karte deines Wertungsstapels in deine Vorhersage.
# As in English.
innovation-card-alhazen = Alhazen
innovation-dogma-alhazen = Symbole im Fächer erhöhen, was du ziehst
innovation-echo-alhazen = Schiebe eine oberste Karte mit [castle] aus irgendeiner Auslage unter.
innovation-karma-alhazen-1 = Für Zieh- und Inspirations-Aktionen zählt jede deiner aufgefächerten Farben als oberste Karte, deren Wert die Anzahl ihrer [lightbulb] oder ihrer [castle] ist, je nachdem was höher ist.
innovation-card-sejong-the-great = Sejong der Große
innovation-dogma-sejong-the-great = Fortschritt mit 2 Figuren; Blau steigt um eins
innovation-echo-sejong-the-great = Ziehe eine [4] und spiele sie aus.
innovation-karma-sejong-the-great-1 = Statt eine blaue Karte über 3 auszuspielen, gib sie zurück, ziehe eine um eins höhere und spiele sie aus.
# As in English.
innovation-card-al-kindi = Al-Kindi
innovation-dogma-al-kindi = Kostenloses Ziehen bringt zwei Karten mehr
innovation-inspire-al-kindi = Werte eine Karte deiner Hand.
innovation-karma-al-kindi-1 = Bevor du ziehst, weil jemand an einem Dogma teilgenommen hat, ziehe zwei Karten desselben Werts.
# As in English.
innovation-card-murasaki-shikibu = Murasaki Shikibu
innovation-dogma-murasaki-shikibu = Rivalität mit 2 Figuren; erst Wertung beanspruchen
innovation-inspire-murasaki-shikibu = Ziehe eine [3].
innovation-karma-murasaki-shikibu-1 = Statt eine normale Errungenschaft zu beanspruchen, beanspruche eine Karte gleichen Werts aus deinem Wertungsstapel; beanspruche dann auch die Errungenschaft, wenn du die Bedingungen noch erfüllst.

## Age 4

# As in English.
innovation-card-amina-sukhera = Amina Sukhera
innovation-dogma-amina-sukhera = Wertet Figuren mit 4; [castle] sind beanspruchbar
innovation-inspire-amina-sukhera = Werte die untersten violetten Karten aller Auslagen.
innovation-karma-amina-sukhera-1 = Spielst du diese Karte aus, werte alle obersten Figuren deiner Gegner mit Wert 4.
innovation-karma-amina-sukhera-2 = Jede deiner obersten Karten mit [castle] gilt für dich als verfügbare Errungenschaft.
# As in English.
innovation-card-yi-sun-sin = Yi Sun-Sin
innovation-dogma-yi-sun-sin = Statt gefächerte Farben zu werten: unterschieben
innovation-echo-yi-sun-sin = Werte eine oberste Karte mit [castle] aus irgendeiner Auslage.
innovation-karma-yi-sun-sin-1 = Statt eine Karte einer Farbe zu werten, die du aufgefächert hast, schiebe sie unter und ziehe eine [3].
# As in English.
innovation-card-leonardo-da-vinci = Leonardo da Vinci
innovation-dogma-leonardo-da-vinci = Gelb leert die Hand, Violett zieht drei
innovation-echo-leonardo-da-vinci = Werte eine oberste Figur mit Bonus aus irgendeiner Auslage.
innovation-karma-leonardo-da-vinci-1 = Bevor du eine gelbe Karte ausspielst, spiele jede Karte deiner Hand aus, die weder gelb noch violett ist.
innovation-karma-leonardo-da-vinci-2 = Bevor du eine violette Karte ausspielst, ziehe drei [4].
# As in English.
innovation-card-michaelangelo = Michelangelo
innovation-dogma-michaelangelo = Deine Hand gehört auch zur Wertung
innovation-inspire-michaelangelo = Werte eine Karte deiner Hand.
innovation-karma-michaelangelo-1 = Jede Karte deiner Hand gehört zugleich zu deinem Wertungsstapel.
innovation-card-christopher-columbus = Christoph Kolumbus
innovation-dogma-christopher-columbus = Handel mit 2 Figuren; [factory] bringen zwei [crown]
innovation-inspire-christopher-columbus = Ziehe eine [4].
innovation-karma-christopher-columbus-1 = Jede [factory] deiner Auslage zählt zusätzlich als zwei [crown].
# As in English.
innovation-card-galileo-galilei = Galileo Galilei
innovation-dogma-galileo-galilei = Neuer Wert holt die Vorhersage auf die Hand
innovation-echo-galileo-galilei = Ziehe eine [5] oder [6] und sage sie vorher.
innovation-karma-galileo-galilei-1 = Bevor du eine Karte vorhersagst, deren Wert in deiner Vorhersage fehlt, nimm die ganze Vorhersage auf die Hand.
innovation-question-galileo-galilei = { innovation-question-of-foreshadow }
innovation-answer-galileo-galilei = { innovation-answer-of-foreshadow }
# As in English.
innovation-card-johannes-kepler = Johannes Kepler
innovation-dogma-johannes-kepler = Handkarten der Farbe erhöhen alle Werte
innovation-echo-johannes-kepler = Ziehe eine [5].
innovation-karma-johannes-kepler-1 = Bevor du eine Dogma-Aktion ausführst, zeige alle Handkarten der Farbe der gewählten Karte; in dieser Aktion ist jeder Wert in einem Kästchen um ihre Anzahl höher.
# As in English.
innovation-card-takiyuddin = Takiyuddin
innovation-dogma-takiyuddin = Fortschritt mit 2 Figuren; Inspirieren fächert rechts
innovation-inspire-takiyuddin = Ziehe eine [5] und schiebe sie unter. | Hat sie eine [lightbulb], spiele sie stattdessen aus.
innovation-karma-takiyuddin-1 = Bevor du eine Inspirations-Aktion ausführst, darfst du ihre Farbe nach rechts auffächern.
# As in English.
innovation-card-niccolo-machiavelli = Niccolò Machiavelli
innovation-dogma-niccolo-machiavelli = Nur bei dir rechts gefächert: Errungenschaft
innovation-echo-niccolo-machiavelli = Fächere eine deiner nach links aufgefächerten Farben nach rechts auf.
innovation-karma-niccolo-machiavelli-1 = Jede deiner nach rechts aufgefächerten Farben, die kein anderer Spieler aufgefächert hat, zählt als Errungenschaft.
innovation-question-niccolo-machiavelli = { innovation-question-of-right }
innovation-answer-niccolo-machiavelli = { innovation-answer-of-right }
# As in English.
innovation-card-william-shakespeare = William Shakespeare
innovation-dogma-william-shakespeare = Rivalität mit 2 Figuren; Sechsecke sind Punkte
innovation-inspire-william-shakespeare = Spiele eine Karte deiner Hand aus.
innovation-karma-william-shakespeare-1 = Jedes Sechseck deiner Auslage bringt einen Punkt mehr.

## Age 5

innovation-card-peter-the-great = Peter der Große
innovation-dogma-peter-the-great = Figuren zurückgeben; [factory] wertet unterste grüne
innovation-inspire-peter-the-great = Schiebe eine Karte deiner Hand unter.
innovation-karma-peter-the-great-1 = Spielst du diese Karte aus, gib alle obersten Figuren deiner Gegner zurück.
innovation-karma-peter-the-great-2 = Bevor du eine Karte mit [factory] unterschiebst, beanspruche deine unterste grüne Karte als Errungenschaft, wenn du die Bedingungen erfüllst; sonst werte sie.
# As in English.
innovation-card-shivaji = Shivaji
innovation-dogma-shivaji = Krieg mit 2 Figuren; du beanspruchst zuerst
innovation-echo-shivaji = Transferiere eine deiner obersten Karten zu den verfügbaren Errungenschaften.
innovation-karma-shivaji-1 = Bevor ein Gegner eine Errungenschaft beansprucht, beanspruchst du sie, wenn du die Bedingungen erfüllst.
innovation-card-antoine-van-leeuwenhoek = Antoni van Leeuwenhoek
innovation-dogma-antoine-van-leeuwenhoek = Handkarte: zehn Punkte für ihren Wert
innovation-echo-antoine-van-leeuwenhoek = Ziehe eine [6].
innovation-karma-antoine-van-leeuwenhoek-1 = Für die Errungenschaft ihres Werts zählt jede Karte deiner Hand als zehn Punkte.
# As in English.
innovation-card-christopher-polhem = Christopher Polhem
innovation-dogma-christopher-polhem = Ausdehnung mit 2 Figuren; [factory] bringt zwei Punkte
innovation-inspire-christopher-polhem = Ziehe eine [4] und schiebe sie unter.
innovation-karma-christopher-polhem-1 = Jede [factory] deiner Auslage bringt zwei Punkte mehr.
# As in English.
innovation-card-bartholomew-roberts = Bartholomew Roberts
innovation-dogma-bartholomew-roberts = Werten bringt die Errungenschaft dieses Werts
innovation-inspire-bartholomew-roberts = Werte eine oberste Karte mit [crown] aus irgendeiner Auslage.
innovation-karma-bartholomew-roberts-1 = Bevor du eine Karte wertest, beanspruche eine Errungenschaft ihres Werts; deine obersten Karten müssen nicht hoch genug sein.
# As in English.
innovation-card-samuel-de-champlain = Samuel de Champlain
innovation-dogma-samuel-de-champlain = Die fünfte Handkarte bringt eine Errungenschaft
innovation-inspire-samuel-de-champlain = Gib eine [5] deiner Hand zurück. | Ziehe eine [6].
innovation-karma-samuel-de-champlain-1 = Bevor du eine fünfte Karte auf die Hand ziehst, beanspruche eine Errungenschaft ihres Werts oder darunter, auch wenn du die Bedingungen nicht erfüllst.
# As in English.
innovation-card-christiaan-huygens = Christiaan Huygens
innovation-dogma-christiaan-huygens = Nicht zu hohe [clock] ausspielen statt vorhersagen
innovation-echo-christiaan-huygens = Ziehe eine [7], [8], [9] oder [10] und sage sie vorher.
innovation-karma-christiaan-huygens-1 = Statt eine Karte mit [clock] vorherzusagen, die höchstens zwei über deiner höchsten obersten liegt, spiele sie aus.
innovation-question-christiaan-huygens = { innovation-question-of-foreshadow }
innovation-answer-christiaan-huygens = { innovation-answer-of-foreshadow }
# As in English.
innovation-card-isaac-newton = Isaac Newton
innovation-dogma-isaac-newton = Vor dem Ziehen geht eine [1] an jemanden
innovation-echo-isaac-newton = Fächere eine deiner Farben nach rechts auf.
innovation-karma-isaac-newton-1 = Bevor du eine Zieh- oder Inspirations-Aktion ausführst, ziehe eine [1] und transferiere sie in eine Auslage deiner Wahl.
innovation-question-isaac-newton = { $ask ->
    [colour] { innovation-question-of-right }
   *[player] In wessen Auslage kommt die Karte?
 }
innovation-answer-isaac-newton = { innovation-answer-of-right }
# As in English.
innovation-card-bartolomeo-cristofori = Bartolomeo Cristofori
innovation-dogma-bartolomeo-cristofori = Fünfte sichtbare einer Farbe: Errungenschaft
innovation-inspire-bartolomeo-cristofori = Spiele eine Karte deiner Hand aus.
innovation-karma-bartolomeo-cristofori-1 = Bevor du die fünfte sichtbare Karte einer Farbe ausspielst, beanspruche eine Errungenschaft; du brauchst dafür keine Punkte.
# As in English.
innovation-card-johannes-vermeer = Johannes Vermeer
innovation-dogma-johannes-vermeer = Errungenschaft bringt zuerst die nächsthöhere
innovation-inspire-johannes-vermeer = Ziehe und werte eine [3].
innovation-karma-johannes-vermeer-1 = Bevor du eine normale Errungenschaft beanspruchst, beanspruche eine um eins höhere, auch wenn du die Bedingungen nicht erfüllst.

## Age 6

# As in English.
innovation-card-napoleon-bonaparte = Napoleon Bonaparte
innovation-dogma-napoleon-bonaparte = Krieg mit 2 Figuren; [factory] unterschieben, 6 werten
innovation-echo-napoleon-bonaparte = Werte eine oberste Figur mit Wert 5 oder 6 aus irgendeiner Auslage.
innovation-karma-napoleon-bonaparte-1 = Statt eine Karte mit [factory] zu werten oder zurückzugeben, schiebe sie unter und werte eine oberste Karte mit Wert 6 aus irgendeiner Auslage.
# As in English.
innovation-card-tecumseh = Tecumseh
innovation-dogma-tecumseh = Eine [factory] unterschieben kostet andere eine
innovation-echo-tecumseh = Ziehe eine [6] und schiebe sie unter.
innovation-karma-tecumseh-1 = Bevor du eine Karte mit [factory] unterschiebst, gib eine oberste Karte mit [factory] aus der Auslage eines anderen Spielers zurück.
# As in English.
innovation-card-edward-jenner = Edward Jenner
innovation-dogma-edward-jenner = Eine Forderung kostet nur eine Handkarte
innovation-inspire-edward-jenner = Schiebe eine Karte deiner Hand unter.
innovation-karma-edward-jenner-1 = Statt von der Forderung eines Spielers getroffen zu werden, gib eine Karte deiner Hand zurück.
# As in English.
innovation-card-john-loudon-mcadam = John Loudon McAdam
innovation-dogma-john-loudon-mcadam = Ausdehnung mit 2 Figuren; [factory] sind beanspruchbar
innovation-inspire-john-loudon-mcadam = Spiele eine Karte deiner Hand aus.
innovation-karma-john-loudon-mcadam-1 = Jede deiner obersten Karten mit [factory] gilt für dich als verfügbare Errungenschaft.
# As in English.
innovation-card-adam-smith = Adam Smith
innovation-dogma-adam-smith = Jede [crown] zählt dreifach
innovation-inspire-adam-smith = Du darfst eine deiner Farben nach rechts auffächern.
innovation-karma-adam-smith-1 = Jede [crown] deiner Auslage zählt zusätzlich als zwei weitere [crown].
# As in English.
innovation-card-john-harrison = John Harrison
innovation-dogma-john-harrison = Handel mit 2 Figuren; ihr kostenloses Ziehen bringt [6]
innovation-inspire-john-harrison = Ziehe eine [6].
innovation-karma-john-harrison-1 = Bevor ein Gegner zieht, weil jemand an einem Dogma teilgenommen hat, ziehe eine [6] aus einem Set deiner Wahl.
innovation-question-john-harrison = { innovation-question-of-set }
# As in English.
innovation-card-benjamin-franklin = Benjamin Franklin
innovation-dogma-benjamin-franklin = Fortschritt mit 2 Figuren; zuerst eins höher ausspielen
innovation-echo-benjamin-franklin = Nimm eine oberste Figur aus irgendeiner Auslage auf die Hand. | Spiele sie aus.
innovation-karma-benjamin-franklin-1 = Bevor du eine Karte ausspielst, ziehe eine um eins höhere und spiele sie aus.
# As in English.
innovation-card-carl-friedrich-gauss = Carl Friedrich Gauss
innovation-dogma-carl-friedrich-gauss = Vorher einen Wert aus Hand und Wertung ausspielen
innovation-echo-carl-friedrich-gauss = Ziehe eine [7].
innovation-karma-carl-friedrich-gauss-1 = Bevor du eine Karte ausspielst, wähle einen Wert und spiele alle Karten davon aus deiner Hand und deinem Wertungsstapel aus.
innovation-question-carl-friedrich-gauss = Von welchem Wert spielst du Karten aus?
innovation-answer-carl-friedrich-gauss = { innovation-answer-of-value }
innovation-card-catherine-the-great = Katharina die Große
innovation-dogma-catherine-the-great = [lightbulb] zählt dreifach; Violett kommt zurück
innovation-inspire-catherine-the-great = Ziehe eine [6] und spiele sie aus.
innovation-karma-catherine-the-great-1 = Jede [lightbulb] deiner Auslage zählt zusätzlich als zwei weitere [lightbulb].
innovation-karma-catherine-the-great-2 = Bevor du eine violette Karte ausspielst, nimm deine oberste violette Karte auf die Hand.
# As in English.
innovation-card-ludwig-van-beethoven = Ludwig van Beethoven
innovation-dogma-ludwig-van-beethoven = Rivalität mit 2 Figuren; [lightbulb] wird zu vier [5]
innovation-inspire-ludwig-van-beethoven = Werte eine Karte deiner Hand.
innovation-karma-ludwig-van-beethoven-1 = Statt eine Karte mit [lightbulb] zu werten, gib sie und deinen ganzen Wertungsstapel zurück und ziehe und werte dann vier [5].

## Age 7

# As in English.
innovation-card-john-ericsson = John Ericsson
innovation-dogma-john-ericsson = Wertet Figuren unter 7; [factory] bringt [clock]
innovation-inspire-john-ericsson = Ziehe eine [7] und schiebe sie unter.
innovation-karma-john-ericsson-1 = Spielst du diese Karte aus, werte alle obersten Figuren deiner Gegner unter 7.
innovation-karma-john-ericsson-2 = Jede [factory] deiner Auslage zählt zusätzlich als zwei [clock].
# As in English.
innovation-card-robert-e-lee = Robert E. Lee
innovation-dogma-robert-e-lee = Krieg mit 2 Figuren; je 7 [leaf] eine Errungenschaft
innovation-echo-robert-e-lee = Transferiere eine oberste Karte mit [leaf] aus irgendeiner Auslage in eine Auslage deiner Wahl.
innovation-karma-robert-e-lee-1 = Je sieben [leaf] deiner Auslage zählen als Errungenschaft.
innovation-question-robert-e-lee = In wessen Auslage kommt die Karte?
# As in English.
innovation-card-florence-nightingale = Florence Nightingale
innovation-dogma-florence-nightingale = Ausdehnung mit 2 Figuren; deine Wertung ist sicher
innovation-inspire-florence-nightingale = Schiebe eine Karte deiner Hand unter.
innovation-karma-florence-nightingale-1 = Was ein Effekt eines Gegners aus deinem Wertungsstapel transferieren, zurückgeben oder entfernen würde, bleibt dort.
# As in English.
innovation-card-rowland-hill = Rowland Hill
innovation-dogma-rowland-hill = Drei zurückgeben, die übrige Hand wird Errungenschaft
innovation-inspire-rowland-hill = Ziehe eine [7].
innovation-karma-rowland-hill-1 = Bevor du eine Errungenschaft beanspruchst, gib drei Karten deiner Hand zurück. | Wenn du das tust, werden alle anderen Karten deiner Hand zu deinen Errungenschaften, auch wenn du die Bedingungen nicht erfüllst.
# As in English.
innovation-card-alfred-nobel = Alfred Nobel
innovation-dogma-alfred-nobel = Doppelt so viele Symbole: Errungenschaft
innovation-inspire-alfred-nobel = Werte eine Karte deiner Hand.
innovation-karma-alfred-nobel-1 = Jede Symbolart, von der du mindestens doppelt so viele hast wie jeder andere Spieler, zählt als Errungenschaft.
# As in English.
innovation-card-george-stephenson = George Stephenson
innovation-dogma-george-stephenson = Beanspruchen macht erst neue verfügbar
innovation-echo-george-stephenson = Du darfst eine deiner nach rechts aufgefächerten Farben nach oben auffächern.
innovation-karma-george-stephenson-1 = Bevor du eine Errungenschaft beanspruchst, geht die unterste Karte jedes nicht leeren Stapels unter 10 zu den verfügbaren Errungenschaften.
# As in English.
innovation-card-charles-darwin = Charles Darwin
innovation-dogma-charles-darwin = Fortschritt mit 2 Figuren; vorn beanspruchen gewinnt
innovation-echo-charles-darwin = Ziehe eine [8].
innovation-karma-charles-darwin-1 = Würdest du eine Errungenschaft beanspruchen und kein anderer Spieler hat so viele Errungenschaften wie du oder mehr, gewinnst du.
innovation-won-charles-darwin = { $winners ->
    [one] { innovation-card-charles-darwin }: { $names } mit den meisten Errungenschaften
   *[other] { innovation-card-charles-darwin }: { $names } als Team mit den meisten Errungenschaften
 }
# As in English.
innovation-card-james-clerk-maxwell = James Clerk Maxwell
innovation-dogma-james-clerk-maxwell = Handkarten bringen eins von jedem Symbol
innovation-inspire-james-clerk-maxwell = Ziehe eine [8].
innovation-karma-james-clerk-maxwell-1 = Jede Karte deiner Hand zählt zusätzlich als ein Symbol jeder Art in deiner Auslage.
innovation-card-emperor-meiji = Kaiser Meiji
innovation-dogma-emperor-meiji = Eine 10 zu 9 und 8 gewinnt; Vorhersage ist Hand
innovation-inspire-emperor-meiji = Ziehe eine [8] oder [9] und sage sie vorher.
innovation-karma-emperor-meiji-1 = Würdest du eine Karte mit Wert 10 ausspielen und unter deinen obersten Karten sind eine 9 und eine 8, gewinnst du.
innovation-karma-emperor-meiji-2 = Jede Karte deiner Vorhersage gilt als Karte deiner Hand.
innovation-question-emperor-meiji = { innovation-question-of-foreshadow }
innovation-answer-emperor-meiji = { innovation-answer-of-foreshadow }
innovation-won-emperor-meiji = { $winners ->
    [one] { innovation-card-emperor-meiji }: { $names } mit einer 10 zu einer 9 und einer 8
   *[other] { innovation-card-emperor-meiji }: { $names } als Team mit einer 10 zu einer 9 und einer 8
 }
innovation-card-queen-victoria = Königin Victoria
innovation-dogma-queen-victoria = Rivalität mit 2 Figuren; erst neue Errungenschaft
innovation-echo-queen-victoria = Transferiere eine Figur aus irgendeinem Wertungsstapel in deinen.
innovation-karma-queen-victoria-1 = Bevor du eine normale Errungenschaft beanspruchst, mache aus einem niedrigeren nicht leeren Stapel eine Errungenschaft verfügbar.
innovation-question-queen-victoria = Aus welchem Stapel kommt die neue Errungenschaft?
innovation-answer-queen-victoria = { innovation-answer-of-value }

## Age 8

# As in English.
innovation-card-erwin-rommel = Erwin Rommel
innovation-dogma-erwin-rommel = Krieg mit 2 Figuren; wertet die Farbe aller Auslagen
innovation-echo-erwin-rommel = Transferiere eine Karte aus irgendeinem Wertungsstapel in deinen.
innovation-karma-erwin-rommel-1 = Statt eine Karte zu werten, werte die oberste Karte ihrer Farbe aus allen Auslagen.
# As in English.
innovation-card-john-von-neumann = John von Neumann
innovation-dogma-john-von-neumann = Figuren zurückgeben; Handkarten bringen zwei [clock]
innovation-echo-john-von-neumann = Ziehe zwei [9] und zeige sie. | Ist eine davon violett, gib beide zurück.
innovation-karma-john-von-neumann-1 = Spielst du diese Karte aus, gib alle obersten Figuren deiner Gegner zurück.
innovation-karma-john-von-neumann-2 = Jede Karte deiner Hand zählt als zwei [clock].
# As in English.
innovation-card-caresse-crosby = Caresse Crosby
innovation-dogma-caresse-crosby = Untergeschobene [leaf] fächern links; fünf gewinnen
innovation-inspire-caresse-crosby = Schiebe eine Karte deiner Hand unter.
innovation-karma-caresse-crosby-1 = Bevor du eine Karte mit [leaf] unterschiebst, fächere ihre Farbe nach links auf und ziehe dann zwei [2].
innovation-karma-caresse-crosby-2 = Würdest du deine fünfte Farbe nach links auffächern, gewinnst du.
innovation-won-caresse-crosby = { $winners ->
    [one] { innovation-card-caresse-crosby }: { $names } mit fünf nach links aufgefächerten Farben
   *[other] { innovation-card-caresse-crosby }: { $names } als Team mit fünf nach links aufgefächerten Farben
 }
# As in English.
innovation-card-nikola-tesla = Nikola Tesla
innovation-dogma-nikola-tesla = Ausdehnung mit 2 Figuren; [lightbulb], [clock] werten
innovation-inspire-nikola-tesla = Ziehe eine [8].
innovation-karma-nikola-tesla-1 = Bevor du eine Karte mit [lightbulb] oder [clock] ausspielst, werte eine oberste Karte eines Gegners, die keins dieser Symbole hat.
# As in English.
innovation-card-emmy-noether = Emmy Noether
innovation-dogma-emmy-noether = Punkte: deine [clock] im Quadrat
innovation-inspire-emmy-noether = Ziehe eine [8] und spiele sie aus.
innovation-karma-emmy-noether-1 = Jede [clock] deiner Auslage bringt so viele Punkte, wie du [clock] hast.
# As in English.
innovation-card-jp-morgan = J.P. Morgan
innovation-dogma-jp-morgan = Handel mit 2 Figuren; oben Gefächertes zählt doppelt
innovation-echo-jp-morgan = Du darfst eine deiner Farben nach oben auffächern.
innovation-karma-jp-morgan-1 = Jedes Symbol in einer nach oben aufgefächerten Farbe deiner Auslage zählt doppelt.
# As in English.
innovation-card-albert-einstein = Albert Einstein
innovation-dogma-albert-einstein = Fortschritt mit 2 Figuren; deine Werte sind [10]
innovation-echo-albert-einstein = Spiele alle Karten deiner Hand mit [lightbulb] oder [clock] aus.
innovation-karma-albert-einstein-1 = Jeder Wert in einem Kästchen deiner Effekte gilt als [10].
# As in English.
innovation-card-marie-curie = Marie Curie
innovation-dogma-marie-curie = Hohe Werte der Wertung sind Errungenschaften
innovation-echo-marie-curie = Ziehe eine [9].
innovation-karma-marie-curie-1 = Jeder verschiedene Wert über 6 in deinem Wertungsstapel zählt als Errungenschaft.
# As in English.
innovation-card-duke-ellington = Duke Ellington
innovation-dogma-duke-ellington = Kein Verblassen; fünfte Figur wird Errungenschaft
innovation-inspire-duke-ellington = Ziehe eine Figur mit Wert [8] und spiele sie aus.
innovation-karma-duke-ellington-1 = Statt eine Figur verblassen zu lassen, tust du nichts.
innovation-karma-duke-ellington-2 = Statt eine Figur auszuspielen, während du vier oberste Figuren hast, beanspruche sie als Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.
# As in English.
innovation-card-hg-wells = H.G. Wells
innovation-dogma-hg-wells = Vorhergesagtes wird sofort genutzt und entfernt
innovation-inspire-hg-wells = Ziehe eine [10] und sage sie vorher.
innovation-karma-hg-wells-1 = Statt eine Karte vorherzusagen, spiele sie aus und führe ihre Effekte außer Forderungen aus, ohne dass jemand teilnimmt; liegt sie dann noch in deiner Auslage obenauf, entferne sie aus dem Spiel.

## Age 9

innovation-card-mikhail-kalashnikov = Michail Kalaschnikow
innovation-dogma-mikhail-kalashnikov = Rot nimmt oder nutzt eine fremde rote Karte
innovation-inspire-mikhail-kalashnikov = Schiebe eine Karte deiner Hand unter.
innovation-karma-mikhail-kalashnikov-1 = Statt eine rote Karte unterzuschieben, wähle die oberste rote Karte eines Gegners: Transferiere sie in deinen Wertungsstapel oder führe ihre Effekte außer Forderungen aus, ohne dass jemand teilnimmt.
innovation-question-mikhail-kalashnikov = { $ask ->
    [card] Welche rote Karte nimmst du in deinen Wertungsstapel oder führst du aus?
   *[option] Was tust du mit der roten Karte?
 }
innovation-answer-mikhail-kalashnikov-1 = In deinen Wertungsstapel transferieren
innovation-answer-mikhail-kalashnikov-2 = Ihre Effekte ausführen
# As in English.
innovation-card-nelson-mandela = Nelson Mandela
innovation-dogma-nelson-mandela = Kein Verblassen; 2 Inspirationen: Errungenschaft
innovation-inspire-nelson-mandela = Ziehe eine [9] und spiele sie aus.
innovation-karma-nelson-mandela-1 = Statt eine Figur verblassen zu lassen, tust du nichts.
innovation-karma-nelson-mandela-2 = Je zwei sichtbare Inspirations-Effekte deiner Auslage zählen als Errungenschaft.
# As in English.
innovation-card-che-guevara = Che Guevara
innovation-dogma-che-guevara = Wertet alle Figuren; Grün räumt Wertungen ab
innovation-echo-che-guevara = Ziehe und werte eine [9].
innovation-karma-che-guevara-1 = Spielst du diese Karte aus, werte alle obersten Figuren deiner Gegner.
innovation-karma-che-guevara-2 = Statt eine grüne Karte zu werten, entferne sie und alle Karten aller Wertungsstapel aus dem Spiel.
# As in English.
innovation-card-ruth-handler = Ruth Handler
innovation-dogma-ruth-handler = Gemeinsam Ausgespieltes bringt Errungenschaften [9]
innovation-inspire-ruth-handler = Transferiere eine deiner obersten Karten auf deine Hand.
innovation-karma-ruth-handler-1 = Bevor du eine Karte ausspielst, spiele alle anderen Karten ihrer Farbe von deiner Hand aus, ziehe dann für jede davon eine [9] und beanspruche sie als Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.
# As in English.
innovation-card-hedy-lamar = Hedy Lamarr
innovation-dogma-hedy-lamar = Handel mit 2 Figuren; Besondere brauchen weniger
innovation-echo-hedy-lamar = Du darfst eine deiner Farben nach oben auffächern.
innovation-karma-hedy-lamar-1 = Für besondere Errungenschaften brauchst du von allem, was sie verlangen, eins weniger oder eins niedriger.
# As in English.
innovation-card-taiichi-ono = Taiichi Ono
innovation-dogma-taiichi-ono = Dogmen beanspruchen Handkarte gleichen Symbols
innovation-echo-taiichi-ono = Ziehe eine [10].
innovation-karma-taiichi-ono-1 = Bevor du mit einer Dogma-Aktion eine Karte aktivierst, beanspruche eine Karte deiner Hand mit demselben Dogma-Symbol als Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.
# As in English.
innovation-card-grace-hopper = Grace Hopper
innovation-dogma-grace-hopper = Nimmt niemand teil, gewinnt eine blaue [10]
innovation-inspire-grace-hopper = Schiebe zwei Karten deiner Hand unter.
innovation-karma-grace-hopper-1 = Bringt die Dogma-Aktion eines anderen Spielers keine kostenlose Zieh-Aktion, ziehe eine [10] und zeige sie. | Ist sie blau, gewinnst du.
innovation-won-grace-hopper = { $winners ->
    [one] { innovation-card-grace-hopper }: { $names } mit einer blauen 10
   *[other] { innovation-card-grace-hopper }: { $names } als Team mit einer blauen 10
 }
# As in English.
innovation-card-wernher-von-braun = Wernher von Braun
innovation-dogma-wernher-von-braun = Deine Vorhersage gehört auch zur Wertung
innovation-inspire-wernher-von-braun = Ziehe eine [10] und sage sie vorher.
innovation-karma-wernher-von-braun-1 = Jede Karte deiner Vorhersage gilt als Karte deines Wertungsstapels.
# As in English.
innovation-card-gene-roddenberry = Gene Roddenberry
innovation-dogma-gene-roddenberry = Violett unterschieben; Unternehmertum gewinnt
innovation-echo-gene-roddenberry = Spiele eine oberste violette Karte aus irgendeiner Auslage aus.
innovation-karma-gene-roddenberry-1 = Würdest du eine violette Karte ausspielen und sie ist Unternehmertum, gewinnst du. | Statt jede andere violette Karte auszuspielen, schiebe sie unter und gib eine oberste Figur aus irgendeiner Auslage zurück.
innovation-won-gene-roddenberry = { $winners ->
    [one] { innovation-card-gene-roddenberry }: { $names } mit { innovation-card-enterprise }
   *[other] { innovation-card-gene-roddenberry }: { $names } als Team mit { innovation-card-enterprise }
 }
# As in English.
innovation-card-pele = Pelé
innovation-dogma-pele = Rivalität mit 2; Gelb nach Grün unterschieben siegt
innovation-inspire-pele = Ziehe drei [9] und schiebe sie unter.
innovation-karma-pele-1 = Würdest du eine gelbe Karte unterschieben, nachdem du im selben Zug eine grüne untergeschoben hast, gewinnst du.
innovation-won-pele = { $winners ->
    [one] { innovation-card-pele }: { $names }: erst Grün untergeschoben, dann Gelb
   *[other] { innovation-card-pele }: { $names } als Team: erst Grün untergeschoben, dann Gelb
 }

## Age 10

# As in English.
innovation-card-jackie-chan = Jackie Chan
innovation-dogma-jackie-chan = Würde ein Gegner gewinnen, kannst du es tun
innovation-inspire-jackie-chan = Werte eine Karte deiner Hand.
innovation-karma-jackie-chan-1 = Bevor ein Gegner gewinnt, werte alle anderen obersten Figuren aller Auslagen. | Hast du jetzt die meisten Punkte, gewinnst stattdessen du.
innovation-won-jackie-chan = { $winners ->
    [one] { innovation-card-jackie-chan }: { $names } stattdessen, mit { $count } Punkten
   *[other] { innovation-card-jackie-chan }: { $names } als Team stattdessen, mit { $count } Punkten
 }
# As in English.
innovation-card-margaret-thatcher = Margaret Thatcher
innovation-dogma-margaret-thatcher = Dogmen werten zuerst [crown] oder [factory]
innovation-echo-margaret-thatcher = Werte eine deiner obersten Karten mit [factory] oder [crown].
innovation-karma-margaret-thatcher-1 = Bevor du eine Dogma-Aktion ausführst, werte eine oberste Karte mit [crown] oder [factory] aus irgendeiner Auslage.
# As in English.
innovation-card-alex-trebek = Alex Trebek
innovation-dogma-alex-trebek = Nenne eine Figur und nimm sie vor dem Ziehen
innovation-inspire-alex-trebek = Ziehe eine Karte beliebigen Werts und spiele sie aus.
innovation-karma-alex-trebek-1 = Bevor du eine Karte eines Werts ziehst, von dem du keine Figur auf der Hand hast, nenne eine Figur dieses Zeitalters. | Ist sie in ihrem Stapel, nimm sie auf die Hand; dann wird der Stapel gemischt.
innovation-question-alex-trebek = { innovation-question-of-meld }
innovation-answer-alex-trebek = { innovation-answer-of-meld }
# As in English.
innovation-card-shigeru-miyamoto = Shigeru Miyamoto
innovation-dogma-shigeru-miyamoto = Eine, drei oder sechs [clock] gewinnen
innovation-echo-shigeru-miyamoto = Ziehe eine [10]. | Hat sie keine [clock], werte sie.
innovation-karma-shigeru-miyamoto-1 = Aktivierst du mit einer Dogma-Aktion eine Karte mit [clock] als Dogma-Symbol und hast genau eine, drei oder sechs [clock], gewinnst du.
innovation-won-shigeru-miyamoto = { $winners ->
    [one] { innovation-card-shigeru-miyamoto }: { $names } durch die Zahl der Uhren: { $count }
   *[other] { innovation-card-shigeru-miyamoto }: { $names } als Team durch die Zahl der Uhren: { $count }
 }
# As in English.
innovation-card-muhammad-yunus = Muhammad Yunus
innovation-dogma-muhammad-yunus = Karte zurückgeben: Nur du hast das Symbol
innovation-inspire-muhammad-yunus = Ziehe eine [10].
innovation-karma-muhammad-yunus-1 = Bevor irgendein Spieler eine Dogma-Aktion ausführt, darfst du eine Karte deiner Hand zurückgeben. | Wenn du das tust, hast bis zum Ende der Aktion du allein die meisten ihres Dogma-Symbols.
# As in English.
innovation-card-sergey-brin = Sergey Brin
innovation-dogma-sergey-brin = Alle obersten Karten aller sind nutzbar
innovation-inspire-sergey-brin = Du darfst eine deiner Farben nach oben auffächern.
innovation-karma-sergey-brin-1 = Du kannst jede oberste Karte jeder Auslage mit einer Dogma-Aktion aktivieren.
# As in English.
innovation-card-stephen-hawking = Stephen Hawking
innovation-dogma-stephen-hawking = Sechsecke sind Echos, die Unterstes werten
innovation-inspire-stephen-hawking = Ziehe eine [10] und schiebe sie unter.
innovation-karma-stephen-hawking-1 = Jedes Sechseck deiner Auslage ist auch ein Echo-Effekt: Werte die unterste Karte dieser Farbe.
# As in English.
innovation-card-susan-blackmore = Susan Blackmore
innovation-dogma-susan-blackmore = Nimmt niemand teil, wird ihre Karte deine Wertung
innovation-inspire-susan-blackmore = Führe irgendeinen Echo- oder Inspirations-Effekt aus.
innovation-karma-susan-blackmore-1 = Bringt die Dogma-Aktion eines anderen Spielers keine kostenlose Zieh-Aktion, geht die aktivierte Karte in deinen Wertungsstapel.
innovation-question-susan-blackmore = Welchen Effekt führst du aus?
innovation-answer-susan-blackmore-1 = Den gedruckten
innovation-answer-susan-blackmore-2 = Den des Sechsecks
# As in English.
innovation-card-kim-yu-na = Kim Yu-Na
innovation-dogma-kim-yu-na = Eine [castle] zu werten gewinnt
innovation-echo-kim-yu-na = Werte eine deiner obersten Karten.
innovation-karma-kim-yu-na-1 = Würdest du eine Karte mit [castle] werten, gewinnst du.
innovation-won-kim-yu-na = { $winners ->
    [one] { innovation-card-kim-yu-na }: { $names } durch das Werten einer Burg
   *[other] { innovation-card-kim-yu-na }: { $names } als Team durch das Werten einer Burg
 }
# As in English.
innovation-card-martin-scorsese = Martin Scorsese
innovation-dogma-martin-scorsese = Figuren unterschieben, dafür Errungenschaften
innovation-echo-martin-scorsese = Ziehe eine [10] und spiele sie aus.
innovation-karma-martin-scorsese-1 = Statt eine Figur auszuspielen, schiebe sie unter und beanspruche eine normale Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.
