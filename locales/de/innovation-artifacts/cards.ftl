## Age 1

innovation-card-holmegaard-bows = Holmegaard-Bögen
innovation-dogma-holmegaard-bows = Nimm die höchste oberste mit [castle]; ziehe eine [2]
innovation-effect-holmegaard-bows-1 = Ich zwinge dich: Transferiere deine höchste oberste Karte mit [castle] auf meine Hand.
innovation-effect-holmegaard-bows-2 = Ziehe eine [2].
innovation-card-papyrus-of-ani = Papyrus des Ani
innovation-dogma-papyrus-of-ani = Violette zurückgeben, eine um zwei höhere nutzen
innovation-effect-papyrus-of-ani-1 = Gib eine violette Karte deiner Hand zurück. | Wenn du das tust, wähle ein Set, ziehe daraus eine Karte, deren Wert um zwei höher ist, und zeige sie. | Ist sie violett, spiele sie aus und führe ihre Effekte außer Forderungen aus, ohne dass jemand teilnimmt.
innovation-question-papyrus-of-ani = { innovation-question-of-set }
innovation-card-pavlovian-tusk = Pawlow-Stoßzahn
innovation-dogma-pavlovian-tusk = Drei wie Grün ziehen: eine zurückgeben, eine werten
innovation-effect-pavlovian-tusk-1 = Ziehe drei Karten mit dem Wert deiner obersten grünen Karte. | Gib eine davon zurück. | Werte eine der beiden anderen.
innovation-card-dancing-girl = Tanzendes Mädchen
innovation-dogma-dancing-girl = Wandert durch alle Auslagen; danach gewinnst du
innovation-effect-dancing-girl-1 = Ich zwinge dich: Transferiere Tanzendes Mädchen in deine Auslage.
innovation-effect-dancing-girl-2 = Lag Tanzendes Mädchen zu Beginn dieser Aktion in deiner Auslage und war seitdem in jeder Auslage, gewinnst du.
innovation-won-dancing-girl = { $winners ->
    [one] { innovation-card-dancing-girl }: { $names }: Das Mädchen tanzte in jeder Auslage
   *[other] { innovation-card-dancing-girl }: { $names } als Team: Das Mädchen tanzte in jeder Auslage
 }
innovation-card-lurgan-canoe = Lurgan-Kanu
innovation-dogma-lurgan-canoe = Karte ausspielen, alles darunter werten
innovation-effect-lurgan-canoe-1 = Spiele eine Karte deiner Hand aus. | Werte alle anderen Karten ihrer Farbe in deiner Auslage. | War es mindestens eine, wiederhole diesen Effekt.
innovation-card-xianrendong-shards = Xianrendong-Scherben
innovation-dogma-xianrendong-shards = Zwei von drei werten; bei gleicher Farbe drei [1]
innovation-effect-xianrendong-shards-1 = Zeige drei Karten deiner Hand. | Werte zwei davon und schiebe die dritte unter. | Haben die zwei dieselbe Farbe, ziehe drei [1].
innovation-card-electrum-stater-of-efesos = Elektron-Stater aus Ephesos
innovation-dogma-electrum-stater-of-efesos = [3] ausspielen, solange die Farbe fehlt
innovation-effect-electrum-stater-of-efesos-1 = Ziehe eine [3] und zeige sie. | Hast du keine oberste Karte ihrer Farbe, spiele sie aus und wiederhole diesen Effekt.
innovation-card-jiskairumoko-necklace = Halskette von Jiskairumoko
innovation-dogma-jiskairumoko-necklace = Lass Wertung zurückgeben, nimm Errungenschaft
innovation-effect-jiskairumoko-necklace-1 = Ich zwinge dich: Gib eine Karte deines Wertungsstapels zurück. | Wenn du das tust, transferiere eine deiner Errungenschaften desselben Werts zu meinen Errungenschaften.
innovation-card-priest-king = Priesterkönig
innovation-dogma-priest-king = Karte werten, ihre Farbe nutzen; Errungenschaft
innovation-effect-priest-king-1 = Werte eine Karte deiner Hand. | Hast du eine oberste Karte ihrer Farbe, führe deren Effekte außer Forderungen aus, ohne dass jemand teilnimmt.
innovation-effect-priest-king-2 = Beanspruche eine Errungenschaft, deren Bedingungen du erfüllst.
innovation-card-basur-hoyuk-tokens = Spielsteine von Başur Höyük
innovation-dogma-basur-hoyuk-tokens = Ziehe [4]; das Alphabet kann alle Punkte kosten
innovation-effect-basur-hoyuk-tokens-1 = Ziehe eine [4] und zeige sie. | Kommt deine oberste Karte ihrer Farbe im Alphabet vor ihr, nach den englischen Namen, gib die gezogene Karte und deinen ganzen Wertungsstapel zurück.
innovation-card-sibidu-needle = Sibudu-Nadel
innovation-dogma-sibidu-needle = Werte jede [1], die zu einer obersten passt
innovation-effect-sibidu-needle-1 = Ziehe eine [1] und zeige sie. | Hast du eine oberste Karte derselben Farbe und desselben Werts, werte die gezogene und wiederhole diesen Effekt.
innovation-card-treaty-of-kadesh = Vertrag von Kadesch
innovation-dogma-treaty-of-kadesh = Lass Forderungen zurückgeben; werte eine eigene
innovation-effect-treaty-of-kadesh-1 = Ich zwinge dich: Gib alle deine obersten Karten mit einer Forderung zurück.
innovation-effect-treaty-of-kadesh-2 = Werte eine deiner obersten Karten mit einer Forderung, die nicht blau ist.
innovation-card-ark-of-the-covenant = Bundeslade
innovation-dogma-ark-of-the-covenant = Werte eine Farbe aller ohne oberstes Artefakt
innovation-effect-ark-of-the-covenant-1 = Gib eine Karte deiner Hand zurück. | Transferiere alle Karten ihrer Farbe aus den Auslagen aller Spieler ohne oberstes Artefakt in deinen Wertungsstapel. | Liegt die Bundeslade in irgendeiner Auslage obenauf, transferiere sie auf deine Hand.
innovation-card-mask-of-warka = Maske von Warka
innovation-dogma-mask-of-warka = Nur du hast die Farbe: Errungenschaften dafür
innovation-effect-mask-of-warka-1 = Wähle eine Farbe. | Jeder Spieler zeigt alle Handkarten dieser Farbe. | Zeigst nur du welche, gib sie zurück und beanspruche alle Errungenschaften ihrer Werte, auch wenn du die Bedingungen nicht erfüllst.
innovation-question-mask-of-warka = Welche Farbe wird gezeigt?
innovation-answer-mask-of-warka = { innovation-answer-of-colour }
innovation-card-tale-of-the-shipwrecked-sailor = Geschichte des Schiffbrüchigen
innovation-dogma-tale-of-the-shipwrecked-sailor = [1] ziehen; Farbe ausspielen und links auffächern
innovation-effect-tale-of-the-shipwrecked-sailor-1 = Wähle eine Farbe. | Ziehe eine [1]. | Spiele eine Karte dieser Farbe von deiner Hand aus. | Wenn du das tust, fächere die Farbe nach links auf.
innovation-question-tale-of-the-shipwrecked-sailor = Welche Farbe spielst du aus und fächerst du auf?
innovation-answer-tale-of-the-shipwrecked-sailor = { innovation-answer-of-colour }

## Age 2

innovation-card-babylonian-chronicles = Babylonische Chroniken
innovation-dogma-babylonian-chronicles = Nimm oberste mit [castle]; werte eine [3]
innovation-effect-babylonian-chronicles-1 = Ich zwinge dich: Transferiere eine oberste Karte mit [castle], die nicht rot ist, aus deiner in meine Auslage.
innovation-effect-babylonian-chronicles-2 = Ziehe und werte eine [3].
innovation-card-chronicle-of-zuo = Zuozhuan
innovation-dogma-chronicle-of-zuo = Wer wenigste Symbole hat, zieht [2], [3], [4]
innovation-effect-chronicle-of-zuo-1 = Hast du weniger [castle] als alle anderen, ziehe eine [2]. | Hast du weniger [crown], ziehe eine [3]. | Hast du weniger [lightbulb], ziehe eine [4].
innovation-card-holy-grail = Heiliger Gral
innovation-dogma-holy-grail = Karte zurückgeben, ihren Wert beanspruchen
innovation-effect-holy-grail-1 = Gib eine Karte deiner Hand zurück. | Beanspruche eine Errungenschaft desselben Werts, auch wenn du die Bedingungen nicht erfüllst.
innovation-card-terracotta-army = Terrakotta-Armee
innovation-dogma-terracotta-army = Lass oberste ohne [castle] zurückgeben; werte eine
innovation-effect-terracotta-army-1 = Ich zwinge dich: Gib eine deiner obersten Karten ohne [castle] zurück.
innovation-effect-terracotta-army-2 = Werte eine Karte ohne [castle] von deiner Hand.
innovation-card-baghdad-battery = Bagdad-Batterie
innovation-dogma-baghdad-battery = Zwei ausspielen; gleiche Farbe, zwei Sets: fünf [2]
innovation-effect-baghdad-battery-1 = Spiele zwei Karten deiner Hand aus. | Haben beide dieselbe Farbe und stammen aus verschiedenen Sets, ziehe und werte fünf [2].
innovation-card-holy-lance = Heilige Lanze
innovation-dogma-holy-lance = Nimm oberstes Artefakt; mit dem Gral gewinnst du
innovation-effect-holy-lance-1 = Ich zwinge dich: Transferiere eines deiner obersten Artefakte in meine Auslage.
innovation-effect-holy-lance-2 = Liegt der Heilige Gral in deiner Auslage obenauf, gewinnst du.
innovation-won-holy-lance = { $winners ->
    [one] { innovation-card-holy-lance }: { $names } mit Lanze und Gral
   *[other] { innovation-card-holy-lance }: { $names } als Team mit Lanze und Gral
 }
innovation-card-rosetta-stone = Stein von Rosette
innovation-dogma-rosetta-stone = Zwei [2] eines Sets: für dich und einen anderen
innovation-effect-rosetta-stone-1 = Wähle ein Set. | Ziehe daraus zwei [2]. | Spiele eine davon aus und transferiere die andere in die Auslage eines Gegners.
innovation-question-rosetta-stone = { $ask ->
    [set] { innovation-question-of-set }
   *[player] In wessen Auslage kommt die andere Karte?
 }
innovation-card-seikilos-epitaph = Seikilos-Epitaph
innovation-dogma-seikilos-epitaph = Spiele eine [3] aus, dann die unterste; nutze diese
innovation-effect-seikilos-epitaph-1 = Ziehe eine [3] und spiele sie aus. | Spiele deine unterste Karte ihrer Farbe aus. | Führe deren Effekte außer Forderungen aus, ohne dass jemand teilnimmt.
innovation-card-cyrus-cylinder = Kyros-Zylinder
innovation-dogma-cyrus-cylinder = Andere violette Karte ausführen; links auffächern
innovation-effect-cyrus-cylinder-1 = Wähle eine andere oberste violette Karte in irgendeiner Auslage. | Führe ihre Effekte außer Forderungen aus. | Niemand sonst nimmt daran teil. | Fächere in irgendeiner Auslage eine Farbe nach links auf.
innovation-question-cyrus-cylinder = { $ask ->
    [player] In wessen Auslage fächerst du auf?
   *[colour] Welche Farbe fächerst du nach links auf?
 }
innovation-answer-cyrus-cylinder = { innovation-answer-of-left }
innovation-card-dead-sea-scrolls = Schriftrollen vom Toten Meer
innovation-dogma-dead-sea-scrolls = Ziehe ein Artefakt, so hoch wie deine höchste
innovation-effect-dead-sea-scrolls-1 = Ziehe ein Artefakt mit dem Wert deiner höchsten obersten Karte.

## Age 3

# As in English.
innovation-card-excalibur = Excalibur
innovation-dogma-excalibur = Nimm eine höhere oberste Karte
innovation-effect-excalibur-1 = Ich zwinge dich: Transferiere eine oberste Karte, deren Wert höher ist als der meiner obersten Karte ihrer Farbe, aus deiner in meine Auslage.
innovation-card-mjolnir-amulet = Mjölnir-Amulett
innovation-dogma-mjolnir-amulet = Werte eine ganze Farbe eines anderen
innovation-effect-mjolnir-amulet-1 = Ich zwinge dich: Wähle eine deiner obersten Karten. | Transferiere alle Karten ihrer Farbe aus deiner Auslage in meinen Wertungsstapel.
innovation-card-along-the-river-during-the-qingming-festival = Am Fluss während des Qingming-Festes
innovation-dogma-along-the-river-during-the-qingming-festival = Ziehe [4], bis du eine unterschiebst oder wertest
innovation-effect-along-the-river-during-the-qingming-festival-1 = Ziehe eine [4] und zeige sie. | Ist sie gelb, schiebe sie unter; ist sie violett, werte sie. | Sonst wiederhole diesen Effekt.
innovation-card-moylough-belt-shrine = Gürtelschrein von Moylough
innovation-dogma-moylough-belt-shrine = Sieh eine Hand an, nimm eine Karte daraus
innovation-effect-moylough-belt-shrine-1 = Ich zwinge dich: Zeige deine Hand und transferiere die Karte, die ich daraus wähle, in meine Auslage.
innovation-card-beauvais-cathedral-clock = Uhr der Kathedrale von Beauvais
innovation-dogma-beauvais-cathedral-clock = [4] zeigen, ihre Farbe nach rechts auffächern
innovation-effect-beauvais-cathedral-clock-1 = Ziehe eine [4] und zeige sie. | Fächere ihre Farbe nach rechts auf.
innovation-card-philosophers-stone = Stein der Weisen
innovation-dogma-philosophers-stone = Karte zurückgeben, so viele werten wie ihr Wert
innovation-effect-philosophers-stone-1 = Gib eine Karte deiner Hand zurück. | Werte so viele Karten deiner Hand, wie der Wert der zurückgegebenen angibt.
innovation-card-charter-of-liberties = Charta der Freiheiten
innovation-dogma-charter-of-liberties = Unterschieben, auffächern, gefächerte ausführen
innovation-effect-charter-of-liberties-1 = Schiebe eine Karte deiner Hand unter. | Wenn du das tust, fächere ihre Farbe nach links auf und wähle dann in irgendeiner Auslage eine aufgefächerte Farbe. | Führe die Effekte ihrer obersten Karte außer Forderungen aus, ohne dass jemand teilnimmt.
innovation-card-dunhuang-star-chart = Sternkarte von Dunhuang
innovation-dogma-dunhuang-star-chart = Tausche die Hand gegen eine Karte ihrer Anzahl
innovation-effect-dunhuang-star-chart-1 = Gib deine ganze Hand zurück. | Ziehe eine Karte, deren Wert die Anzahl der zurückgegebenen ist.
# As in English.
innovation-card-necronomicon = Necronomicon
innovation-dogma-necronomicon = Eine [3] bestimmt, was du verlierst, oder bringt [9]
innovation-effect-necronomicon-1 = Ziehe eine [3] und zeige sie. | Gelb: Gib deine ganze Hand zurück. | Grün: Schiebe alle deine Farben zusammen. | Rot: Gib deinen ganzen Wertungsstapel zurück. | Blau: Ziehe eine [9].
innovation-card-shroud-of-turin = Turiner Grabtuch
innovation-dogma-shroud-of-turin = Drei einer Farbe zurückgeben: Errungenschaft
innovation-effect-shroud-of-turin-1 = Gib eine Karte deiner Hand zurück. | Wenn du das tust, gib deine oberste Karte ihrer Farbe und eine Karte ihrer Farbe aus deinem Wertungsstapel zurück. | Hast du alle drei zurückgegeben, beanspruche eine Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.

## Age 4

innovation-card-east-india-company-charter = Freibrief der Ostindien-Kompanie
innovation-dogma-east-india-company-charter = Ein Wert verlässt alle Wertungen; je eine [5]
innovation-effect-east-india-company-charter-1 = Wähle einen Wert außer [5]. | Alle Karten dieses Werts werden aus allen Wertungsstapeln zurückgegeben. | Für jeden Spieler, der welche verlor, ziehe und werte eine [5].
innovation-question-east-india-company-charter = Welcher Wert wird aus allen Wertungsstapeln zurückgegeben?
innovation-answer-east-india-company-charter = { innovation-answer-of-value }
innovation-card-tortugas-galleon = Galeone von Tortuga
innovation-dogma-tortugas-galleon = Nimm höchste Wertungskarten und eine oberste
innovation-effect-tortugas-galleon-1 = Ich zwinge dich: Transferiere alle höchsten Karten deines Wertungsstapels in meinen. | War es mindestens eine, transferiere eine oberste Karte dieses Werts aus deiner in meine Auslage.
# As in English.
innovation-card-mona-lisa = Mona Lisa
innovation-dogma-mona-lisa = Rate, wie viele einer Farbe du haben wirst
innovation-effect-mona-lisa-1 = Wähle eine Zahl und eine Farbe. | Ziehe fünf [4], dann zeige deine Hand. | Haben genau so viele Karten diese Farbe, werte sie und fächere die Farbe nach rechts auf. | Sonst gib deine ganze Hand zurück.
innovation-question-mona-lisa = { $ask ->
    [value] Wie viele Karten einer Farbe wirst du haben?
   *[colour] Von welcher Farbe?
 }
innovation-answer-mona-lisa = { $ask ->
    [value] Auf { $age } tippen
   *[colour] Auf { $colour } tippen
 }
# As in English.
innovation-card-moses = Moses
innovation-dogma-moses = Werte oberste Karten mit [crown]
innovation-effect-moses-1 = Ich zwinge dich: Transferiere alle deine obersten Karten mit [crown] in meinen Wertungsstapel.
innovation-effect-moses-2 = Werte eine deiner obersten Karten mit [crown].
innovation-card-hunt-lenox-globe = Hunt-Lenox-Globus
innovation-dogma-hunt-lenox-globe = Oberste werden zu [5]; eine ausspielen
innovation-effect-hunt-lenox-globe-1 = Hast du weniger als vier Karten auf der Hand, gib alle deine obersten Karten zurück, die nicht grün sind. | Ziehe für jede davon eine [5]. | Spiele eine Karte deiner Hand aus.
innovation-card-molasses-reef-caravel = Karavelle vom Molasses Reef
innovation-dogma-molasses-reef-caravel = Neue Hand aus [4]: ausspielen, werten, zurückgeben
innovation-effect-molasses-reef-caravel-1 = Gib deine ganze Hand zurück. | Ziehe drei [4]. | Spiele eine blaue Karte deiner Hand aus. | Werte eine Karte deiner Hand. | Gib eine Karte deines Wertungsstapels zurück.
innovation-card-delft-pocket-telescope = Delfter Taschenteleskop
innovation-dogma-delft-pocket-telescope = Wertungskarte wird zu einer [5] und einer [6]
innovation-effect-delft-pocket-telescope-1 = Gib eine Karte deines Wertungsstapels zurück. | Wenn du das tust, ziehe eine [5] und eine [6] und zeige eine davon, die ein Symbol mit der zurückgegebenen gemeinsam hat. | Kannst du es nicht, gib beide zurück und wiederhole diesen Effekt.
# As in English.
innovation-card-petition-of-right = Petition of Right
innovation-dogma-petition-of-right = Je oberster [castle] eine Wertungskarte nehmen
innovation-effect-petition-of-right-1 = Ich zwinge dich: Transferiere für jede deiner obersten Karten mit [castle] eine Karte deines Wertungsstapels in meinen.
innovation-card-abell-gallery-harpsichord = Cembalo der Abell Gallery
innovation-dogma-abell-gallery-harpsichord = Je Wert, den nur eine oberste hat, eine werten
innovation-effect-abell-gallery-harpsichord-1 = Ziehe für jeden Wert, den genau eine deiner obersten Karten hat, vom niedrigsten an, eine Karte dieses Werts und werte sie.
innovation-card-cross-of-coronado = Kreuz von Coronado
innovation-dogma-cross-of-coronado = Fünf Karten in fünf Farben gewinnen
innovation-effect-cross-of-coronado-1 = Zeige deine Hand. | Sind es genau fünf Karten in fünf Farben, gewinnst du.
innovation-won-cross-of-coronado = { $winners ->
    [one] { innovation-card-cross-of-coronado }: { $names } mit fünf Karten in fünf Farben
   *[other] { innovation-card-cross-of-coronado }: { $names } als Team mit fünf Karten in fünf Farben
 }

## Age 5

# As in English.
innovation-card-bill-of-rights = Bill of Rights
innovation-dogma-bill-of-rights = Nimm eine Farbe, die dort mehr zeigt
innovation-effect-bill-of-rights-1 = Ich zwinge dich: Wähle eine Farbe, von der du mehr sichtbare Karten hast als ich. | Transferiere alle Karten davon in meine Auslage, die unterste zuerst.
innovation-question-bill-of-rights = Welche Farbe gibst du ab?
innovation-answer-bill-of-rights = { innovation-answer-of-colour }
innovation-card-ship-of-the-line-sussex = Linienschiff Sussex
innovation-dogma-ship-of-the-line-sussex = Farbe werten oder Wertungsstapel zurückgeben
innovation-effect-ship-of-the-line-sussex-1 = Ist dein Wertungsstapel leer, wähle eine Farbe und werte alle Karten davon in deiner Auslage. | Sonst gib deinen ganzen Wertungsstapel zurück.
innovation-question-ship-of-the-line-sussex = Welche Farbe wertest du?
innovation-answer-ship-of-the-line-sussex = { innovation-answer-of-colour }
# As in English.
innovation-card-gujin-tushu-jinsheng = Gujin Tushu Jicheng
innovation-dogma-gujin-tushu-jinsheng = Nutzt eine oberste Karte einer anderen Auslage
innovation-effect-gujin-tushu-jinsheng-1 = Liegt Gujin Tushu Jicheng in deiner Auslage, wähle eine oberste Karte einer anderen Auslage. | Führe ihre Effekte aus, als stünden sie auf dieser Karte, ohne dass jemand teilnimmt.
# As in English.
innovation-card-the-daily-courant = The Daily Courant
innovation-dogma-the-daily-courant = Karte auf Stapel legen; andere oberste nutzen
innovation-effect-the-daily-courant-1 = Ziehe eine Karte beliebigen Werts und lege sie auf den Stapel ihres Zeitalters. | Du darfst die Effekte einer anderen deiner obersten Karten ausführen, als stünden sie auf dieser Karte, ohne dass jemand teilnimmt.
innovation-question-the-daily-courant = Von welchem Wert ziehst du eine Karte und legst sie auf ihren Stapel?
innovation-answer-the-daily-courant = { innovation-answer-of-value }
innovation-card-barque-longue-la-belle = Barque longue La Belle
innovation-dogma-barque-longue-la-belle = Spiele [5] aus, bis eine grün ist
innovation-effect-barque-longue-la-belle-1 = Ziehe eine [5] und spiele sie aus. | Ist sie nicht grün, wiederhole diesen Effekt.
innovation-card-hudsons-bay-company-archives = Archiv der Hudson’s Bay Company
innovation-dogma-hudsons-bay-company-archives = Unterste werten; aus der Wertung ausspielen
innovation-effect-hudsons-bay-company-archives-1 = Werte die unterste Karte jeder deiner Farben. | Spiele eine Karte deines Wertungsstapels aus. | Fächere ihre Farbe nach rechts auf.
innovation-card-boerhavve-silver-microscope = Boerhaaves Silbermikroskop
innovation-dogma-boerhavve-silver-microscope = Niedrigste aus Hand und Auslage werden ihre Summe
innovation-effect-boerhavve-silver-microscope-1 = Gib die niedrigste Karte deiner Hand und deine niedrigste oberste Karte zurück. | Ziehe eine Karte, deren Wert die Summe beider ist, und werte sie.
# As in English.
innovation-card-principia = Principia
innovation-dogma-principia = Oberste werden durch um eins höhere ersetzt
innovation-effect-principia-1 = Gib alle deine obersten Karten zurück, die nicht blau sind. | Ziehe für jede davon, von der niedrigsten an, eine Karte, deren Wert um eins höher ist, und spiele sie aus.
innovation-card-almira-queen-of-the-castle = Almira, Königin von Kastilien
innovation-dogma-almira-queen-of-the-castle = Karte ausspielen, ihren Wert beanspruchen
innovation-effect-almira-queen-of-the-castle-1 = Spiele eine Karte deiner Hand aus. | Beanspruche eine Errungenschaft desselben Werts, auch wenn du die Bedingungen nicht erfüllst.
innovation-card-sandham-room-cricket-bat = Kricketschläger aus dem Sandham-Raum
innovation-dogma-sandham-room-cricket-bat = Rote [6] bringt eine Errungenschaft
innovation-effect-sandham-room-cricket-bat-1 = Ziehe eine [6] und zeige sie. | Ist sie rot, beanspruche eine Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.

## Age 6

innovation-card-frigate-constitution = Fregatte Constitution
innovation-dogma-frigate-constitution = Gezeigte Karte kann eine ganze Farbe kosten
innovation-effect-frigate-constitution-1 = Ich zwinge dich: Zeige eine Karte deiner Hand. | Wenn du das tust und eine meiner obersten Karten denselben Wert hat, gib sie und alle Karten ihrer Farbe aus deiner Auslage zurück.
innovation-card-us-declaration-of-independence = Unabhängigkeitserklärung der USA
innovation-dogma-us-declaration-of-independence = Nimm das Höchste aus Hand, Wertung, Auslage
innovation-effect-us-declaration-of-independence-1 = Ich zwinge dich: Transferiere die höchste Karte deiner Hand auf meine Hand, die höchste deines Wertungsstapels in meinen und deine höchste oberste Karte mit [factory] in meine Auslage.
innovation-card-pride-and-prejudice = Stolz und Vorurteil
innovation-dogma-pride-and-prejudice = Spiele [6] aus; werte die der dünnsten Farbe
innovation-effect-pride-and-prejudice-1 = Ziehe eine [6] und spiele sie aus. | Zeigt keine Farbe deiner Auslage weniger Karten als ihre, werte sie und wiederhole diesen Effekt.
innovation-card-stamp-act = Stempelgesetz
innovation-dogma-stamp-act = Nimm Wertung nach Gelb; nach Grün geht eine zurück
innovation-effect-stamp-act-1 = Ich zwinge dich: Transferiere eine Karte mit dem Wert deiner obersten gelben Karte aus deinem Wertungsstapel in meinen. | Wenn du das tust, gib aus deinem Wertungsstapel eine Karte mit dem Wert deiner obersten grünen Karte zurück.
innovation-card-buttonwood-agreement = Buttonwood-Abkommen
innovation-dogma-buttonwood-agreement = Wette mit einer [8] auf drei Farben
innovation-effect-buttonwood-agreement-1 = Wähle drei Farben. | Ziehe eine [8] und zeige sie. | Hat sie eine davon, werte sie und fächere diese Farbe nach oben auf. | Sonst gib alle Karten ihrer Farbe aus deinem Wertungsstapel zurück und schiebe diese Farbe in deiner Auslage zusammen.
innovation-question-buttonwood-agreement = Auf welche Farbe setzt du?
innovation-answer-buttonwood-agreement = { innovation-answer-of-colour }
innovation-card-the-wealth-of-nations = Der Wohlstand der Nationen
innovation-dogma-the-wealth-of-nations = Werte eine [1], dann ein Fünftel der Wertung
innovation-effect-the-wealth-of-nations-1 = Ziehe und werte eine [1]. | Zähle die Werte deines Wertungsstapels zusammen, teile durch fünf und runde auf. | Ziehe und werte eine Karte dieses Werts.
innovation-card-kilogram-of-the-archives = Urkilogramm
innovation-dogma-kilogram-of-the-archives = Zwei Karten, die zehn ergeben: werte eine [10]
innovation-effect-kilogram-of-the-archives-1 = Gib eine Karte deiner Hand zurück. | Gib eine deiner obersten Karten zurück. | Waren es zwei, deren Werte zusammen zehn ergeben, ziehe und werte eine [10].
# As in English.
innovation-card-puffing-billy = Puffing Billy
innovation-dogma-puffing-billy = Ziehe nach Symbolen einer Farbe; rechts auffächern
innovation-effect-puffing-billy-1 = Gib eine Karte deiner Hand zurück. | Sieh nach, welches Symbol in ihrer Farbe in deiner Auslage am häufigsten sichtbar ist, und ziehe eine Karte mit dieser Anzahl als Wert. | Fächere die Farbe nach rechts auf.
# As in English.
innovation-card-marcha-real = Marcha Real
innovation-dogma-marcha-real = Zwei gleiche: höhere Karte oder Errungenschaft
innovation-effect-marcha-real-1 = Zeige zwei Karten deiner Hand und gib sie zurück. | Haben sie denselben Wert, ziehe eine Karte, deren Wert um eins höher ist. | Haben sie dieselbe Farbe, beanspruche eine Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.
innovation-card-moonlight-sonata = Mondscheinsonate
innovation-dogma-moonlight-sonata = Unterste ausspielen, Errungenschaft beanspruchen
innovation-effect-moonlight-sonata-1 = Wähle eine Farbe, deren oberste Karte deine höchste ist. | Spiele deine unterste Karte davon aus. | Beanspruche eine Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.
innovation-question-moonlight-sonata = Von welcher Farbe spielst du die unterste Karte aus?
# As in English.
innovation-answer-moonlight-sonata = { innovation-answer-of-colour }

## Age 7

innovation-card-jedliks-electromagnetic-self-rotor = Jedliks elektromagnetischer Selbstrotor
innovation-dogma-jedliks-electromagnetic-self-rotor = [8] werten und ausspielen, die Acht beanspruchen
innovation-effect-jedliks-electromagnetic-self-rotor-1 = Ziehe und werte eine [8]. | Ziehe eine [8] und spiele sie aus. | Ist eine Errungenschaft mit Wert 8 verfügbar, beanspruche sie, auch wenn du die Bedingungen nicht erfüllst.
innovation-card-submarine-h-l-hunley = U-Boot H. L. Hunley
innovation-dogma-submarine-h-l-hunley = [7] über unterster [1] versenkt die Farbe
innovation-effect-submarine-h-l-hunley-1 = Ich zwinge dich: Ziehe eine [7] und spiele sie aus. | Zeige deine unterste Karte ihrer Farbe. | Ist das eine [1], gib alle Karten der Farbe aus deiner Auslage zurück.
innovation-card-colt-paterson-revolver = Colt-Paterson-Revolver
innovation-dogma-colt-paterson-revolver = Passende [7] kostet Hand und Wertung
innovation-effect-colt-paterson-revolver-1 = Ich zwinge dich: Zeige deine Hand. | Ziehe eine [7]. | Hat eine andere Karte deiner Hand ihre Farbe, gib deine ganze Hand und deinen ganzen Wertungsstapel zurück.
innovation-card-singer-model-27 = Singer Modell 27
innovation-dogma-singer-model-27 = Unterschieben, auffächern, Wertung der Farbe dazu
innovation-effect-singer-model-27-1 = Schiebe eine Karte deiner Hand unter. | Wenn du das tust, fächere ihre Farbe nach oben auf und schiebe dann alle Karten dieser Farbe aus deinem Wertungsstapel unter.
innovation-card-hansen-writing-ball = Hansens Schreibkugel
innovation-dogma-hansen-writing-ball = Nimm eine Hand mit vier weiteren [7]
innovation-effect-hansen-writing-ball-1 = Ich zwinge dich: Ziehe vier [7]. | Spiele eine blaue Karte aus, transferiere dann deine ganze Hand auf meine Hand.
innovation-effect-hansen-writing-ball-2 = Ziehe eine [7] und zeige sie. | Hat sie keine [clock], schiebe sie unter und wiederhole diesen Effekt.
innovation-card-international-prototype-metre-bar = Urmeter
innovation-dogma-international-prototype-metre-bar = So viele sichtbar wie der Wert: Du gewinnst
innovation-effect-international-prototype-metre-bar-1 = Wähle einen Wert. | Ziehe eine Karte davon und spiele sie aus. | Fächere ihre Farbe nach oben auf. | Sind genau so viele Karten dieser Farbe in deiner Auslage sichtbar, wie ihr Wert angibt, gewinnst du. | Sonst gib sie zurück.
innovation-question-international-prototype-metre-bar = { innovation-question-of-meld }
innovation-answer-international-prototype-metre-bar = { innovation-answer-of-meld }
innovation-won-international-prototype-metre-bar = { $winners ->
    [one] { innovation-card-international-prototype-metre-bar }: { $names }: so viele sichtbare Karten, wie der Wert sagt
   *[other] { innovation-card-international-prototype-metre-bar }: { $names } als Team: so viele sichtbare Karten, wie der Wert sagt
 }
innovation-card-corvette-challenger = Korvette Challenger
innovation-dogma-corvette-challenger = [8] unterschieben, auffächern; nach Sichtbarem werten
innovation-effect-corvette-challenger-1 = Ziehe eine [8] und schiebe sie unter. | Fächere ihre Farbe nach oben auf. | Ziehe eine Karte, deren Wert die Anzahl der sichtbaren Karten dieser Farbe in deiner Auslage ist, und werte sie.
innovation-card-periodic-table = Periodensystem
innovation-dogma-periodic-table = Zwei gleich hohe oberste: eine höhere ausspielen
innovation-effect-periodic-table-1 = Wähle zwei deiner obersten Karten mit demselben Wert. | Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist, und spiele sie aus. | Bedeckt sie eine der beiden, wiederhole diesen Effekt.
innovation-question-periodic-table = { $ask ->
    [value] Von welchem Wert wählst du zwei oberste Karten?
   *[colour] Von welcher Farbe wählst du die oberste Karte?
 }
# As in English.
innovation-answer-periodic-table = { $ask ->
    [value] { innovation-answer-of-value }
   *[colour] { innovation-answer-of-colour }
 }
innovation-card-roundhay-garden-scene = Szene im Garten von Roundhay
innovation-dogma-roundhay-garden-scene = Aus der Wertung ausspielen, zwei werten, Karte nutzen
innovation-effect-roundhay-garden-scene-1 = Spiele die höchste Karte deines Wertungsstapels aus. | Ziehe und werte zwei Karten ihres Werts. | Führe ihre Effekte aus, als stünden sie auf dieser Karte, ohne dass jemand teilnimmt.
innovation-card-the-communist-manifesto = Das Kommunistische Manifest
innovation-dogma-the-communist-manifesto = Eine [7] für jeden, deine führst du aus
innovation-effect-the-communist-manifesto-1 = Ziehe für jeden Spieler eine [7] und zeige sie. | Transferiere eine davon in die Auslage jedes Spielers. | Führe die Effekte deiner eigenen Karte außer Forderungen aus, ohne dass jemand teilnimmt.

## Age 8

innovation-card-battleship-bismarck = Schlachtschiff Bismarck
innovation-dogma-battleship-bismarck = Eine [8] lässt ihre ganze Farbe zurückgeben
innovation-effect-battleship-bismarck-1 = Ich zwinge dich: Ziehe eine [8] und zeige sie. | Gib alle Karten ihrer Farbe aus deiner Auslage zurück.
innovation-card-battleship-yamato = Schlachtschiff Yamato
innovation-dogma-battleship-yamato = Kein Effekt, und ihr Wert ist 11
innovation-card-plush-beweglich-rod-bear = Plüschbär mit beweglichen Gliedern
innovation-dogma-plush-beweglich-rod-bear = Wert nach oben auffächern und aus Wertungen räumen
innovation-effect-plush-beweglich-rod-bear-1 = Wähle einen Wert. | Fächere jede deiner Farben, deren oberste Karte ihn hat, nach oben auf. | Alle Karten dieses Werts werden aus allen Wertungsstapeln zurückgegeben.
innovation-question-plush-beweglich-rod-bear = Welcher Wert wird nach oben aufgefächert und aus allen Wertungsstapeln zurückgegeben?
innovation-answer-plush-beweglich-rod-bear = { innovation-answer-of-value }
# As in English.
innovation-card-time = Time
innovation-dogma-time = Nimm oberste mit [clock], eine nach der anderen
innovation-effect-time-1 = Ich zwinge dich: Transferiere eine oberste Karte mit [clock], die nicht gelb ist, aus deiner in meine Auslage. | Wenn du das tust, wiederhole diesen Effekt.
innovation-card-meiji-mura-stamp-vending-machine = Briefmarkenautomat aus Meiji-Mura
innovation-dogma-meiji-mura-stamp-vending-machine = Karte zurückgeben, drei ihres Werts werten
innovation-effect-meiji-mura-stamp-vending-machine-1 = Gib eine Karte deiner Hand zurück. | Ziehe und werte drei Karten ihres Werts.
innovation-card-ocean-liner-titanic = Ozeandampfer Titanic
innovation-dogma-ocean-liner-titanic = Werte alle untersten Karten
innovation-effect-ocean-liner-titanic-1 = Werte alle untersten Karten deiner Auslage.
innovation-card-earharts-lockheed-electra-10e = Earharts Lockheed Electra 10E
innovation-dogma-earharts-lockheed-electra-10e = Gib Werte ab 8 abwärts zurück; alle acht gewinnen
innovation-effect-earharts-lockheed-electra-10e-1 = Gib für jeden Wert von 8 bis 1 abwärts eine deiner obersten Karten davon zurück. | Waren es acht Karten, gewinnst du. | Sonst beanspruche eine Errungenschaft, auch wenn du die Bedingungen nicht erfüllst.
innovation-won-earharts-lockheed-electra-10e = { $winners ->
    [one] { innovation-card-earharts-lockheed-electra-10e }: { $names } mit acht zurückgegebenen Karten
   *[other] { innovation-card-earharts-lockheed-electra-10e }: { $names } als Team mit acht zurückgegebenen Karten
 }
innovation-card-parnell-pitch-drop = Parnells Pechtropfen
innovation-dogma-parnell-pitch-drop = Eins höher ausspielen; drei [clock] darauf gewinnen
innovation-effect-parnell-pitch-drop-1 = Ziehe eine Karte, deren Wert um eins höher ist als der deiner höchsten obersten, und spiele sie aus. | Zeigt sie drei [clock], gewinnst du.
innovation-won-parnell-pitch-drop = { $winners ->
    [one] { innovation-card-parnell-pitch-drop }: { $names } mit drei Uhren auf einer Karte
   *[other] { innovation-card-parnell-pitch-drop }: { $names } als Team mit drei Uhren auf einer Karte
 }
innovation-card-30-world-cup-final-ball = Ball des WM-Finales von 1930
innovation-dogma-30-world-cup-final-ball = Errungenschaft zurückgeben; eine [8] wird vergeben
innovation-effect-30-world-cup-final-ball-1 = Ich zwinge dich: Gib eine deiner Errungenschaften zurück.
innovation-effect-30-world-cup-final-ball-2 = Ziehe eine [8] und zeige sie. | Der eine Spieler, dessen oberste Karte ihrer Farbe höher ist als alle anderen, beansprucht sie, auch wenn er die Bedingungen nicht erfüllt. | Geschieht das, wiederhole diesen Effekt.
innovation-card-garlands-ruby-slippers = Judy Garlands Rubinschuhe
innovation-dogma-garlands-ruby-slippers = [8] ausspielen und nutzen; ohne Effekt siegt sie
innovation-effect-garlands-ruby-slippers-1 = Spiele eine [8] deiner Hand aus. | Hat sie gar keinen Effekt, gewinnst du. | Sonst führe ihre Effekte aus, als stünden sie auf dieser Karte, ohne dass jemand teilnimmt.
innovation-won-garlands-ruby-slippers = { $winners ->
    [one] { innovation-card-garlands-ruby-slippers }: { $names } mit einer 8 ohne Effekt
   *[other] { innovation-card-garlands-ruby-slippers }: { $names } als Team mit einer 8 ohne Effekt
 }

## Age 9

innovation-card-united-nations-charter = Charta der Vereinten Nationen
innovation-dogma-united-nations-charter = Werte alle Forderungen; mit eigener ziehe eine [10]
innovation-effect-united-nations-charter-1 = Ich zwinge dich: Transferiere alle deine obersten Karten mit einer Forderung in meinen Wertungsstapel.
innovation-effect-united-nations-charter-2 = Hat eine deiner obersten Karten eine Forderung, ziehe eine [10].
innovation-card-velcro-shoes = Klettschuhe
innovation-dogma-velcro-shoes = Nimm eine [9] aus Hand oder Wertung, oder siege
innovation-effect-velcro-shoes-1 = Ich zwinge dich: Transferiere eine [9] von deiner Hand auf meine Hand. | Wenn du das nicht tust, transferiere eine [9] aus deinem Wertungsstapel in meinen. | Geschieht nichts davon, gewinne ich.
innovation-won-velcro-shoes = { $winners ->
    [one] { innovation-card-velcro-shoes }: { $names }, denn es gab keine 9 herzugeben
   *[other] { innovation-card-velcro-shoes }: { $names } als Team, denn es gab keine 9 herzugeben
 }
# As in English.
innovation-card-magnavox-odyssey = Magnavox Odyssey
innovation-dogma-magnavox-odyssey = Zwei [10] ausspielen; gleiche Farbe gewinnt
innovation-effect-magnavox-odyssey-1 = Ziehe zwei [10] und spiele sie aus. | Haben sie dieselbe Farbe, gewinnst du.
innovation-won-magnavox-odyssey = { $winners ->
    [one] { innovation-card-magnavox-odyssey }: { $names } mit zwei Karten einer Farbe
   *[other] { innovation-card-magnavox-odyssey }: { $names } als Team mit zwei Karten einer Farbe
 }
# As in English.
innovation-card-rock-around-the-clock = Rock Around the Clock
innovation-dogma-rock-around-the-clock = Werte eine [9] je oberster Karte mit [clock]
innovation-effect-rock-around-the-clock-1 = Ziehe und werte für jede deiner obersten Karten mit [clock] eine [9].
innovation-card-philips-compact-cassette = Kompaktkassette von Philips
innovation-dogma-philips-compact-cassette = Fremde Fächer zusammenschieben, zwei eigene nach oben
innovation-effect-philips-compact-cassette-1 = Ich zwinge dich: Schiebe alle deine Farben zusammen.
innovation-effect-philips-compact-cassette-2 = Fächere zwei deiner Farben nach oben auf.
innovation-question-philips-compact-cassette = Welche Farbe fächerst du nach oben auf?
innovation-answer-philips-compact-cassette = { innovation-answer-of-up }
# As in English.
innovation-card-syncom-3 = Syncom 3
innovation-dogma-syncom-3 = Fünf neue [9]; alle fünf Farben gewinnen
innovation-effect-syncom-3-1 = Gib deine ganze Hand zurück. | Ziehe fünf [9] und zeige sie. | Sind alle fünf Farben dabei, gewinnst du.
innovation-won-syncom-3 = { $winners ->
    [one] { innovation-card-syncom-3 }: { $names } mit allen fünf Farben
   *[other] { innovation-card-syncom-3 }: { $names } als Team mit allen fünf Farben
 }
# As in English.
innovation-card-luna-3 = Luna 3
innovation-dogma-luna-3 = Tausche Wertung gegen eine Karte ihrer Anzahl
innovation-effect-luna-3-1 = Gib deinen ganzen Wertungsstapel zurück. | Ziehe eine Karte, deren Wert die Anzahl der zurückgegebenen ist, und werte sie.
innovation-card-yeagers-bell-x-1a = Yeagers Bell X-1A
innovation-dogma-yeagers-bell-x-1a = [9] ausspielen und nutzen; mit [clock] nochmals
innovation-effect-yeagers-bell-x-1a-1 = Ziehe eine [9] und spiele sie aus. | Führe ihre Effekte aus, als stünden sie auf dieser Karte, ohne dass jemand teilnimmt. | Hat sie eine [clock], wiederhole diesen Effekt.
innovation-card-marilyn-diptych = Marilyn-Diptychon
innovation-dogma-marilyn-diptych = Werten oder aufnehmen; genau 25 Punkte gewinnen
innovation-effect-marilyn-diptych-1 = Du darfst eine Karte deiner Hand werten. | Du darfst eine Karte deines Wertungsstapels auf deine Hand transferieren. | Hast du genau 25 Punkte, gewinnst du.
innovation-won-marilyn-diptych = { $winners ->
    [one] { innovation-card-marilyn-diptych }: { $names } mit genau { $count } Punkten
   *[other] { innovation-card-marilyn-diptych }: { $names } als Team mit genau { $count } Punkten
 }
innovation-card-the-big-bang = Der Urknall
innovation-dogma-the-big-bang = Nutzt deine oberste blaue Karte immer wieder
innovation-effect-the-big-bang-1 = Führe die Effekte deiner obersten blauen Karte außer Forderungen aus, ohne dass jemand teilnimmt. | Hat das irgendetwas verändert, ziehe eine [10], entferne sie aus dem Spiel und wiederhole diesen Effekt.

## Age 10

# As in English.
innovation-card-exxon-valdez = Exxon Valdez
innovation-dogma-exxon-valdez = Wirft einen Spieler aus dem Spiel
innovation-effect-exxon-valdez-1 = Ich zwinge dich: Entferne deine Hand, deinen Wertungsstapel, deine Auslage und deine Errungenschaften aus dem Spiel. | Du verlierst. | Ist nur noch ein Spieler übrig, gewinnt er.
innovation-won-exxon-valdez = { $winners ->
    [one] { innovation-card-exxon-valdez }: { $names }: Niemand sonst ist übrig
   *[other] { innovation-card-exxon-valdez }: { $names } als Team: Niemand sonst ist übrig
 }
innovation-card-maldives = Malediven
innovation-dogma-maldives = Wenig bleibt von Händen und Wertungen
innovation-effect-maldives-1 = Ich zwinge dich: Gib alle Karten deiner Hand bis auf zwei zurück. | Gib alle Karten deines Wertungsstapels bis auf zwei zurück.
innovation-effect-maldives-2 = Gib alle Karten deines Wertungsstapels bis auf vier zurück.
innovation-card-dolly-the-sheep = Schaf Dolly
innovation-dogma-dolly-the-sheep = Domestizierung zuunterst in Gelb gewinnt
innovation-effect-dolly-the-sheep-1 = Du darfst deine unterste gelbe Karte werten. | Du darfst eine [1] ziehen und unterschieben. | Ist deine unterste gelbe Karte die Domestizierung, gewinnst du. | Sonst spiele die höchste Karte deiner Hand aus und ziehe dann eine [10].
innovation-question-dolly-the-sheep = Eine 1 ziehen und unterschieben?
innovation-won-dolly-the-sheep = { $winners ->
    [one] { innovation-card-dolly-the-sheep }: { $names } mit { innovation-card-domestication } unter allen gelben Karten
   *[other] { innovation-card-dolly-the-sheep }: { $names } als Team mit { innovation-card-domestication } unter allen gelben Karten
 }
innovation-card-wheres-waldo = Wo ist Walter?
innovation-dogma-wheres-waldo = Du gewinnst
innovation-effect-wheres-waldo-1 = Du gewinnst.
innovation-won-wheres-waldo = { $winners ->
    [one] { innovation-card-wheres-waldo }: { $names }
   *[other] { innovation-card-wheres-waldo }: { $names } als Team
 }
innovation-card-maastricht-treaty = Vertrag von Maastricht
innovation-dogma-maastricht-treaty = Die meisten Wertungskarten gewinnen
innovation-effect-maastricht-treaty-1 = Hat dein Wertungsstapel mehr Karten als jeder andere, gewinnst du.
innovation-won-maastricht-treaty = { $winners ->
    [one] { innovation-card-maastricht-treaty }: { $names } mit { $count } Karten im Wertungsstapel
   *[other] { innovation-card-maastricht-treaty }: { $names } als Team mit { $count } Karten im Wertungsstapel
 }
innovation-card-seikan-tunnel = Seikan-Tunnel
innovation-dogma-seikan-tunnel = Die längste sichtbare Farbe gewinnt
innovation-effect-seikan-tunnel-1 = Zeigt eine deiner Farben mehr Karten als jede Farbe aller anderen, gewinnst du.
innovation-won-seikan-tunnel = { $winners ->
    [one] { innovation-card-seikan-tunnel }: { $names } mit { $count } sichtbaren Karten in einer Farbe
   *[other] { innovation-card-seikan-tunnel }: { $names } als Team mit { $count } sichtbaren Karten in einer Farbe
 }
innovation-card-higgs-boson = Higgs-Boson
innovation-dogma-higgs-boson = Deine Auslage wird zur Wertung
innovation-effect-higgs-boson-1 = Transferiere alle Karten deiner Auslage in deinen Wertungsstapel.
innovation-card-rover-curiosity = Marsrover Curiosity
innovation-dogma-rover-curiosity = Artefakt [10] ausspielen und nutzen
innovation-effect-rover-curiosity-1 = Ziehe ein Artefakt [10] und spiele es aus. | Führe seine Effekte aus, als stünden sie auf dieser Karte, ohne dass jemand teilnimmt.
# As in English.
innovation-card-delorean-dmc-12 = DeLorean DMC-12
innovation-dogma-delorean-dmc-12 = Entfernt alle obersten Karten und alle Hände
innovation-effect-delorean-dmc-12-1 = Liegt der DeLorean DMC-12 in irgendeiner Auslage obenauf, entferne alle obersten Karten aller Auslagen und alle Handkarten aus dem Spiel.
# As in English.
innovation-card-twister = Twister
innovation-dogma-twister = Andere spielen ihre Wertung aus, je Farbe eine
innovation-effect-twister-1 = Ich zwinge dich: Zeige deinen Wertungsstapel. | Spiele für jede Farbe eine Karte davon aus deinem Wertungsstapel aus.

## Relics

# As in English.
innovation-card-timbuktu = Timbuktu
innovation-card-complex-numbers = Komplexe Zahlen
innovation-dogma-complex-numbers = Karte wie eine oberste: ihren Wert beanspruchen
innovation-effect-complex-numbers-1 = Du darfst eine Karte deiner Hand zeigen, die genau die gleichen Symbole hat wie eine deiner obersten Karten, nach Art und Zahl. | Wenn du das tust, beanspruche eine Errungenschaft desselben Werts, auch wenn du die Bedingungen nicht erfüllst.
innovation-card-newton-wickins-telescope = Newton-Wickins-Teleskop
innovation-dogma-newton-wickins-telescope = Wertung zurückgeben, Karte ihrer Anzahl ausspielen
innovation-effect-newton-wickins-telescope-1 = Du darfst beliebig viele Karten deines Wertungsstapels zurückgeben. | Wenn du das tust, ziehe eine Karte, deren Wert die Anzahl der zurückgegebenen ist, und spiele sie aus. | Hat sie eine [clock], gib sie zurück.
# As in English.
innovation-card-ching-shih = Ching Shih
innovation-dogma-ching-shih = Nimmt Errungenschaft; statt Werten fremde Wertung
innovation-karma-ching-shih-1 = Spielst du diese Karte aus, transferiere eine Errungenschaft eines Gegners zu deinen.
innovation-karma-ching-shih-2 = Statt eine Karte zu werten, die keine Figur ist, transferiere eine Karte desselben Werts aus dem Wertungsstapel eines Gegners in deinen.
innovation-card-safety-pin = Sicherheitsnadel
innovation-dogma-safety-pin = Lass hohe Handkarten zurückgeben, dafür eine [6]
innovation-echo-safety-pin = Ziehe und werte eine [7].
innovation-effect-safety-pin-1 = Ich fordere: Gib alle Karten deiner Hand über [6] zurück. | Ziehe eine [6].
