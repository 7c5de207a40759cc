## Figures in the Sand: das geführte Spiel

innovation-lesson-figures-share = Eine Figur kommt
innovation-lesson-figures-share-text = Snofru und Fuxi sind Figuren. Du ziehst eine weitere, wenn ein Gegner an deinem Dogma teilnimmt, so wie jetzt: Nutze Mystik.
innovation-lesson-figures-share-else = Das geht. Nutze aber Mystik: Dein Gegner nimmt teil, und das bringt dir eine Figur.
innovation-lesson-figures-karma = Sie ändern die Regeln
innovation-lesson-figures-karma-text = Zhang Heng kam. Figuren haben kein Dogma; zuoberst ändert ihr Karma die Regeln: Mit Snofru ist jede deiner Burgen auch eine Krone.
innovation-lesson-figures-karma-else = Spiele Snofru aus: Sein Karma macht jede deiner Burgen auch zur Krone, und er kann noch mehr.
innovation-lesson-figures-claim = Auch für dich etwas
innovation-lesson-figures-claim-text = Dein Gegner hat eine Errungenschaft beansprucht. Auch das bringt dir eine Figur: Alexander der Große ist auf deiner Hand.
innovation-lesson-figures-inspire = Snofru inspiriert
innovation-lesson-figures-inspire-text = Tippe das kleine Zeichen mit der 1 neben Gelb an. Snofru zieht Karten unter deine Stapel, solange sie Burgen zeigen; dann ziehst du eine.
innovation-lesson-figures-inspire-else = Das geht. Inspiriere aber zuerst, mit dem kleinen Zeichen neben Gelb: So ziehst du und bekommst noch etwas dazu.
innovation-lesson-figures-second = Nur eine darf bleiben
innovation-lesson-figures-second-text = Nach jeder Aktion darf bei dir nur eine Figur zuoberst liegen. Spiele also Fuxi aus und trenne dich von Snofru.
innovation-lesson-figures-second-else = Das geht. Spiele aber Fuxi aus: Mit ihm bekommst du bald eine Errungenschaft.
innovation-lesson-figures-fade = Eine verblasst
innovation-lesson-figures-fade-text = Die Figur, die verblasst, wird gewertet. Wähle Snofru, das bringt einen Punkt; Fuxi bleibt.
innovation-lesson-figures-fade-else = Behalte Fuxi: Er kann dir eine Errungenschaft verschaffen. Lass Snofru verblassen.
innovation-lesson-figures-decree = Etwas anordnen
innovation-lesson-figures-decree-text = Fuxi lässt dich mit zwei Figuren auf der Hand Handel anordnen. Das kostet die ganze Hand, ist aber eine Errungenschaft: Wähle Handel.
innovation-lesson-figures-decree-else = Das geht. Ordne aber Handel an: Das ist eine Errungenschaft und findet drei Karten aus Zeitalter 3.
innovation-lesson-figures-forecast = Karten für später
innovation-lesson-figures-forecast-text = Handel legte drei Karten in deine Vorhersage. Spielst du mit einer Aktion eine Karte aus, dann auch eine von dort, die nicht höher ist.
innovation-lesson-figures-end = Nicht für immer
innovation-lesson-figures-end-text = Ohne Fuxi braucht eine Anordnung Figuren dreier Werte. Und ordnet jemand anderes Handel an, verlierst du ihn wieder.
