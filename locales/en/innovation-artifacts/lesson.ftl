## Artifacts of History: the guided game

innovation-lesson-artifacts-dig = Dig something up
innovation-lesson-artifacts-dig-text = Mapmaking and Clothing have their picture in the same place. Whoever covers a card like that by melding digs: meld Mapmaking.
innovation-lesson-artifacts-dig-else = You may. But meld Mapmaking: it covers Clothing, whose picture is in the same place, and you dig.
innovation-lesson-artifacts-display = On display
innovation-lesson-artifacts-display-text = You dug up Babylonian Chronicles. It lies apart, and your turn begins with it: use it once for free, return it, or leave it there.
innovation-lesson-artifacts-compel = It hits the strong
innovation-lesson-artifacts-compel-text = A compel hits those with at least as many icons as you. Use it: with its castles you have 5, your opponent has 6 and must obey.
innovation-lesson-artifacts-compel-else = Use it: it costs no action, and your opponent has to give you a card.
innovation-lesson-artifacts-gain = What it brought
innovation-lesson-artifacts-gain-text = Your opponent gave you Domestication. The rest was shared: both of you scored a 3, and for the sharing you drew Paper.
innovation-lesson-artifacts-again = Dig again
innovation-lesson-artifacts-again-text = Paper, too, has its picture where Mapmaking has it: meld it. You would also dig if the covered card were as high or higher.
innovation-lesson-artifacts-again-else = You may. But meld Paper: it covers Mapmaking, whose picture is in the same place, and you dig again.
innovation-lesson-artifacts-relic = A relic
innovation-lesson-artifacts-relic-text = You dug up a 3, and Timbuktu is the relic of age 3: you may seize it. Take it as an achievement, it counts as one.
innovation-lesson-artifacts-relic-else = Do take it: an achievement for nothing.
innovation-lesson-artifacts-meld = Keep what you find
innovation-lesson-artifacts-meld-text = What is on display can be melded by an action. Meld Necronomicon: it covers Philosophy in the same way, so you dig once more.
innovation-lesson-artifacts-meld-else = You may. But meld Necronomicon: then it lies on your board, and you dig once more.
innovation-lesson-artifacts-lost = Relics change hands
innovation-lesson-artifacts-lost-text = Your opponent dug up a 3 as well and seized Timbuktu. Whoever digs up the next 3 can take it in turn, and that can be you.
innovation-lesson-artifacts-end = Strong and strange
innovation-lesson-artifacts-end-text = Your next artifact is on display already. Read each of them well: some end the match at once; otherwise seven achievements win.
