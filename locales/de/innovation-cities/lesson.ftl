## Cities of Destiny: das geführte Spiel

innovation-lesson-cities-new = Neue Farbe, neue Stadt
innovation-lesson-cities-new-text = Gelb fehlt dir noch. Spiele Landwirtschaft aus: Wer eine neue Farbe ausspielt, zieht eine Stadt, außer es ist schon eine auf der Hand.
innovation-lesson-cities-new-else = Das geht. Spiele aber zuerst Landwirtschaft aus: Gelb ist neu für dich, also kommt eine Stadt dazu.
innovation-lesson-cities-city = Da ist Kaifeng
innovation-lesson-cities-city-text = Eine Stadt hat keine Effekte, zeigt aber mehr: Kaifeng hat vier Symbole statt drei. Und ihr Pfeil wirkt einmal, sobald du sie ausspielst.
innovation-lesson-cities-arrow = Der Pfeil fächert auf
innovation-lesson-cities-arrow-text = Spiele Kaifeng aus: Der Pfeil fächert Gelb sofort nach links auf. Die überdeckte Karte zeigt wieder ein Blatt, und du hast drei Burgen mehr.
innovation-lesson-cities-arrow-else = Spiele jetzt Kaifeng aus: Der Pfeil fächert Gelb ohne weitere Aktion auf, und du bekommst drei Burgen.
innovation-lesson-cities-splay = Und gleich die nächste
innovation-lesson-cities-splay-text = Auch wenn eine Farbe in eine neue Richtung aufgefächert wird, ziehst du eine Stadt, wenn du keine hast: Jakarta. Ihre Lupe sucht Blätter.
innovation-lesson-cities-endorse = Doppelt nutzen
innovation-lesson-cities-endorse-text = Kaifeng kann Karten bekräftigen, deren Symbol sie zeigt: Du nutzt sie doppelt. Tippe Kaifeng an, dann Das Rad, das Burgen zählt.
innovation-lesson-cities-endorse-else = Das geht. Bekräftige aber zuerst Das Rad: Tippe Kaifeng an, dann Das Rad, und es zieht vier Karten statt zwei.
innovation-lesson-cities-pay = Was es kostet
innovation-lesson-cities-pay-text = Schieb eine Handkarte unter ihren Stapel. Sie darf höchstens so viel wert sein wie Kaifeng: Eine aus Zeitalter 1 genügt.
innovation-lesson-cities-pay-else = Behalte Jakarta, du kannst sie noch ausspielen. Eine 1 zahlt genauso gut.
innovation-lesson-cities-twice = Vier statt zwei
innovation-lesson-cities-twice-text = Das Rad zog zweimal. Zeitalter 1 und 2 sind leer, darum sind alle vier aus Zeitalter 3; wer teilnimmt, nutzt es nur einmal.
innovation-lesson-cities-achieve = Sieben statt sechs
innovation-lesson-cities-achieve-text = Mit Cities brauchst du sieben Errungenschaften zum Sieg, eine mehr als sonst. Du hast 8 Punkte: Beanspruche Errungenschaft 1.
innovation-lesson-cities-achieve-else = Beanspruche jetzt Errungenschaft 1: Du hast die 5 Punkte, und deinem Gegner fehlt nur noch einer.
innovation-lesson-cities-end = Flaggen und Brunnen
innovation-lesson-cities-end-text = Auf späten Städten zählt eine Flagge oder ein Brunnen offen als Errungenschaft. Die Flagge nur, solange niemand mehr von ihrer Farbe zeigt.
