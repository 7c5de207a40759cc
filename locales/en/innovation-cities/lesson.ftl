## Cities of Destiny: the guided game

innovation-lesson-cities-new = New colour, new city
innovation-lesson-cities-new-text = You have no yellow card yet. Meld Agriculture: whoever melds a new colour draws a city, unless one is in their hand already.
innovation-lesson-cities-new-else = You may. But meld Agriculture first: yellow is new to you, and so a city comes along.
innovation-lesson-cities-city = Here is Kaifeng
innovation-lesson-cities-city-text = A city has no effects, but more to show: Kaifeng has four icons instead of three. And its arrow will act once, when you meld it.
innovation-lesson-cities-arrow = The arrow splays
innovation-lesson-cities-arrow-text = Meld Kaifeng: its arrow splays yellow to the left at once. The covered card shows a leaf again, and you get three castles more.
innovation-lesson-cities-arrow-else = Meld Kaifeng now: its arrow splays yellow without a further action, and you get three castles.
innovation-lesson-cities-splay = And the next city
innovation-lesson-cities-splay-text = If a colour is splayed in a new direction, you draw a city as well, unless you hold one: this is Jakarta. Its lens searches for leaves.
innovation-lesson-cities-endorse = Use it twice
innovation-lesson-cities-endorse-text = Kaifeng can endorse cards whose icon it shows: then you use them twice. Tap Kaifeng, then The Wheel, which counts castles.
innovation-lesson-cities-endorse-else = You may. But endorse The Wheel first: tap Kaifeng, then The Wheel, and it draws four cards instead of two.
innovation-lesson-cities-pay = What it costs
innovation-lesson-cities-pay-text = Tuck a card from your hand, that is, slide it under its pile. It may be worth at most as much as Kaifeng: one of your 1s will do.
innovation-lesson-cities-pay-else = Keep Jakarta, you can still meld it. A 1 pays just as well.
innovation-lesson-cities-twice = Four instead of two
innovation-lesson-cities-twice-text = The Wheel drew twice. Ages 1 and 2 are used up, so all four are of age 3; whoever shares it uses it only once.
innovation-lesson-cities-achieve = Seven, not six
innovation-lesson-cities-achieve-text = With Cities it takes seven achievements to win, one more than before. You have 8 points: claim achievement 1.
innovation-lesson-cities-achieve-else = Claim achievement 1 now: you have the 5 points for it, and your opponent only needs one more.
innovation-lesson-cities-end = Flags and fountains
innovation-lesson-cities-end-text = On later cities a flag or a fountain is an achievement while you show it. A flag counts only while nobody shows more cards of its colour.
