## Age 1

innovation-card-gilgamesh = Gilgamesh
innovation-dogma-gilgamesh = Bonuses count as [castle] for each top card
innovation-inspire-gilgamesh = Score a card from your hand.
innovation-karma-gilgamesh-1 = Each bonus on your board also counts as one [castle] for every top card you have.
innovation-card-hammurabi = Hammurabi
innovation-dogma-hammurabi = Answers a demand with the same demand
innovation-inspire-hammurabi = Meld a card from your hand.
innovation-karma-hammurabi-1 = Before a player’s demand affects you, the same demand affects that player first, made by you.
innovation-card-tigernmas = Tigernmas
innovation-dogma-tigernmas = War with two figures; cards in hand are points
innovation-inspire-tigernmas = Draw a [1].
innovation-karma-tigernmas-1 = Each card in your hand adds one point to your score.
innovation-card-shennong = Shennong
innovation-dogma-shennong = Foreseeing a value twice scores the first
innovation-inspire-shennong = Draw a [2] and foreshadow it.
innovation-karma-shennong-1 = Before you foreshadow a card, score every card of the same value in your forecast.
innovation-card-sneferu = Sneferu
innovation-dogma-sneferu = Expansion with two figures; [castle] are [crown], too
innovation-inspire-sneferu = Draw a [2] and tuck it. | If it has [castle], repeat this effect.
innovation-karma-sneferu-1 = Each [castle] on your board also counts as one [crown].
innovation-card-sunshu-ao = Sunshu Ao
innovation-dogma-sunshu-ao = Yellow cards are executed instead of tucked
innovation-inspire-sunshu-ao = Tuck a card from your hand.
innovation-karma-sunshu-ao-1 = Instead of tucking a yellow card, execute its non-demand effects, which nobody shares, then take it into your hand.
innovation-card-fu-xi = Fu Xi
innovation-dogma-fu-xi = Trade with two figures; score, forecast are [lightbulb]
innovation-echo-fu-xi = Draw a [2] and score it.
innovation-karma-fu-xi-1 = Each card in your score pile and in your forecast counts as one [lightbulb].
innovation-card-hatshepsut = Hatshepsut
innovation-dogma-hatshepsut = A [1] in hand: trade your hand for two cards first
innovation-inspire-hatshepsut = Draw a [1].
innovation-karma-hatshepsut-1 = Before you draw a card of a value above 1 while your hand holds a [1], return your whole hand and draw two cards of the value you were about to draw.
innovation-card-sargon-of-akkad = Sargon of Akkad
innovation-dogma-sargon-of-akkad = An equal card is tucked instead of melded
innovation-inspire-sargon-of-akkad = Draw a [1] and meld it.
innovation-karma-sargon-of-akkad-1 = Instead of melding a card onto a top card of equal value, tuck it.
innovation-card-daedalus = Daedalus
innovation-dogma-daedalus = Forecast helps to achieve; achievements score
innovation-echo-daedalus = Draw a [4] and foreshadow it.
innovation-karma-daedalus-1 = For claiming achievements, your highest top card is one higher for each card in your forecast.
innovation-karma-daedalus-2 = Each of your achievements adds its value to your score.
innovation-card-huang-di = Huang Di
innovation-dogma-huang-di = Advancement with two figures; [lightbulb] are [leaf], too
innovation-echo-huang-di = Draw a [2].
innovation-karma-huang-di-1 = Each [lightbulb] on your board also counts as one [leaf].
innovation-card-imhotep = Imhotep
innovation-dogma-imhotep = Splays left instead of melding onto a stack
innovation-echo-imhotep = Draw a [2] and meld it.
innovation-karma-imhotep-1 = Instead of melding a card onto an unsplayed colour of several cards, splay this colour left and return the card.
innovation-card-homer = Homer
innovation-dogma-homer = Figures that would leave your hand are tucked
innovation-inspire-homer = Draw a [2] and tuck it.
innovation-karma-homer-1 = Instead of removing or returning a figure from your hand, tuck it.
innovation-card-ptahhotep = Ptahhotep
innovation-dogma-ptahhotep = A demand pays you a score card first
innovation-inspire-ptahhotep = Score one of your top cards.
innovation-karma-ptahhotep-1 = Before a player’s demand affects you, the highest card in that player’s score pile goes to yours.
innovation-card-sinuhe = Sinuhe
innovation-dogma-sinuhe = Rivalry with two figures; [castle] are points
innovation-echo-sinuhe = Draw a [2] or a [3] and foreshadow it.
innovation-karma-sinuhe-1 = Each [castle] on your board adds one point to your score.
innovation-question-sinuhe = { innovation-question-of-foreshadow }
innovation-answer-sinuhe = { innovation-answer-of-foreshadow }

## Age 2

innovation-card-alexander-the-great = Alexander the Great
innovation-dogma-alexander-the-great = Scores low figures; dogmas count points
innovation-inspire-alexander-the-great = Score a card from your hand.
innovation-karma-alexander-the-great-1 = When you meld this card, score every top figure of value 1 or 2 that your opponents have.
innovation-karma-alexander-the-great-2 = For your dogma actions everybody’s points count instead of the card’s icon.
innovation-card-sun-tzu = Sun Tzu
innovation-dogma-sun-tzu = War with two figures; melds before a share bonus
innovation-inspire-sun-tzu = Draw a [2].
innovation-karma-sun-tzu-1 = Before you draw because a dogma was shared, meld as many cards from your hand that show its icon as you like.
innovation-card-cai-lun = Cai Lun
innovation-dogma-cai-lun = Foresees before achieving; forecast is available
innovation-echo-cai-lun = You may splay one of your colours left.
innovation-karma-cai-lun-1 = Before you claim an achievement, draw a [3] and foreshadow it.
innovation-karma-cai-lun-2 = For you every card in your forecast is an available achievement, too.
innovation-card-ximen-bao = Ximen Bao
innovation-dogma-ximen-bao = Expansion with two figures; all inspires, echoes
innovation-inspire-ximen-bao = Tuck a card from your hand.
innovation-karma-ximen-bao-1 = Every inspire and echo effect on your board belongs to this stack, too: red, blue, green, purple, yellow, from the bottom up.
innovation-card-augustus-caesar = Augustus Caesar
innovation-dogma-augustus-caesar = Takes low red and green cards with [castle]
innovation-inspire-augustus-caesar = Draw a [3] and foreshadow it.
innovation-karma-augustus-caesar-1 = Before any player melds or foreshadows a card below 4, it is revealed. | A red or green one with [castle] goes to your board instead; then tuck all cards in your forecast.
innovation-card-ptolemy = Ptolemy
innovation-dogma-ptolemy = Trade with two figures; use any top blue card
innovation-inspire-ptolemy = Draw a [2] and meld it.
innovation-karma-ptolemy-1 = You can activate every top blue card on any board with a dogma action.
innovation-card-archimedes = Archimedes
innovation-dogma-archimedes = Advancement with two figures; values in dogmas +1
innovation-echo-archimedes = Draw a [2].
innovation-karma-archimedes-1 = In your dogma actions every value in a box of an echo or dogma effect is one higher.
innovation-card-zhang-heng = Zhang Heng
innovation-dogma-zhang-heng = Score cards count as bonuses
innovation-echo-zhang-heng = Draw a [3] and tuck it. | Score all cards that lie above it.
innovation-karma-zhang-heng-1 = On your board every card in your score pile is a bonus, too, as high as its value.
innovation-card-confucius = Confucius
innovation-dogma-confucius = Dogmas by [castle] use an icon of your choice
innovation-echo-confucius = Score a top figure of value 1 of an opponent.
innovation-karma-confucius-1 = When you activate a card whose icon is [castle] with a dogma action, choose another icon on your board instead.
innovation-question-confucius = Which icon counts for this dogma instead of castles?
innovation-card-plato = Plato
innovation-dogma-plato = Rivalry with two figures; splays count as icons
innovation-inspire-plato = You may splay one of your colours left.
innovation-karma-plato-1 = Each splayed colour on your board also counts as [castle], [lightbulb], [leaf] and [crown].

## Age 3

innovation-card-saladin = Saladin
innovation-dogma-saladin = War with two figures; melds instead of scoring
innovation-echo-saladin = Score another top card with [castle] from any board.
innovation-karma-saladin-1 = Instead of scoring a card that is no figure, meld it; then you may splay its colour left.
innovation-card-tran-huang-dao = Tran Huang Dao
innovation-dogma-tran-huang-dao = Two [castle] count as one of every other icon
innovation-echo-tran-huang-dao = Score a top red card below 4 from any board.
innovation-karma-tran-huang-dao-1 = Every two [castle] on your board also count as one icon of each other kind on your board.
innovation-card-avicenna = Avicenna
innovation-dogma-avicenna = Expansion with two figures; yours do not fade
innovation-inspire-avicenna = Draw a [3] and tuck it.
innovation-karma-avicenna-1 = Instead of fading a figure, do nothing.
innovation-card-rhazes = Rhazes
innovation-dogma-rhazes = Tucks a card of the value you draw
innovation-echo-rhazes = Draw a [3], [4] or [5] and foreshadow it.
innovation-karma-rhazes-1 = Before you draw a card, tuck one of the same value from your hand.
innovation-question-rhazes = { innovation-question-of-foreshadow }
innovation-answer-rhazes = { innovation-answer-of-foreshadow }
innovation-card-shen-kuo = Shen Kuo
innovation-dogma-shen-kuo = Splayed colours are worth three points each
innovation-inspire-shen-kuo = You may splay one of your colours left.
innovation-karma-shen-kuo-1 = Each splayed colour on your board adds three points to your score.
innovation-card-su-song = Su Song
innovation-dogma-su-song = Trade with two figures; foreshadows before a [3]
innovation-inspire-su-song = Draw a [3] and meld it. | If it has [leaf], repeat this effect.
innovation-karma-su-song-1 = Before you draw a [3], one card from your score pile goes to your forecast.
innovation-card-alhazen = Alhazen
innovation-dogma-alhazen = Splayed icons raise what you draw
innovation-echo-alhazen = Tuck a top card with [castle] from any board.
innovation-karma-alhazen-1 = For draw and inspire actions each of your splayed colours counts as a top card whose value is the number of its [lightbulb] or its [castle], whichever is higher.
innovation-card-sejong-the-great = Sejong the Great
innovation-dogma-sejong-the-great = Advancement with two figures; blue melds higher
innovation-echo-sejong-the-great = Draw a [4] and meld it.
innovation-karma-sejong-the-great-1 = Instead of melding a blue card above 3, return it, then draw a card one higher and meld it.
innovation-card-al-kindi = Al-Kindi
innovation-dogma-al-kindi = A share bonus draws two more cards first
innovation-inspire-al-kindi = Score a card from your hand.
innovation-karma-al-kindi-1 = Before you draw because a dogma was shared, draw two cards of the same value.
innovation-card-murasaki-shikibu = Murasaki Shikibu
innovation-dogma-murasaki-shikibu = Rivalry with two figures; achieves score cards
innovation-inspire-murasaki-shikibu = Draw a [3].
innovation-karma-murasaki-shikibu-1 = Instead of claiming a normal achievement, achieve a card of that value from your score pile; after that, claim the normal one as well if you are still eligible.

## Age 4

innovation-card-amina-sukhera = Amina Sukhera
innovation-dogma-amina-sukhera = Scores figures of 4; [castle] cards can be achieved
innovation-inspire-amina-sukhera = Score the bottom purple cards of all boards.
innovation-karma-amina-sukhera-1 = When you meld this card, score every top figure of value 4 that your opponents have.
innovation-karma-amina-sukhera-2 = Each of your top cards with [castle] counts as an available achievement for you.
innovation-card-yi-sun-sin = Yi Sun-Sin
innovation-dogma-yi-sun-sin = Splayed colours are tucked for a draw, not scored
innovation-echo-yi-sun-sin = Score a top card with [castle] from any board.
innovation-karma-yi-sun-sin-1 = Instead of scoring a card of a colour that you have splayed, tuck it, then draw a [3].
innovation-card-leonardo-da-vinci = Leonardo da Vinci
innovation-dogma-leonardo-da-vinci = Yellow empties the hand, purple draws three
innovation-echo-leonardo-da-vinci = From any board, score a top figure that has a bonus.
innovation-karma-leonardo-da-vinci-1 = Before you meld a yellow card, meld every card in your hand that is neither yellow nor purple.
innovation-karma-leonardo-da-vinci-2 = Before you meld a purple card, draw three [4].
innovation-card-michaelangelo = Michelangelo
innovation-dogma-michaelangelo = Your hand counts as score pile, too
innovation-inspire-michaelangelo = Score a card from your hand.
innovation-karma-michaelangelo-1 = Each card in your hand also counts as part of your score pile.
innovation-card-christopher-columbus = Christopher Columbus
innovation-dogma-christopher-columbus = Trade with two figures; [factory] are two [crown], too
innovation-inspire-christopher-columbus = Draw a [4].
innovation-karma-christopher-columbus-1 = Each [factory] on your board also counts as two [crown].
innovation-card-galileo-galilei = Galileo Galilei
innovation-dogma-galileo-galilei = A new value takes the forecast into the hand
innovation-echo-galileo-galilei = Draw a [5] or a [6] and foreshadow it.
innovation-karma-galileo-galilei-1 = Before you foreshadow a card of a value missing in your forecast, take your whole forecast into your hand.
innovation-question-galileo-galilei = { innovation-question-of-foreshadow }
innovation-answer-galileo-galilei = { innovation-answer-of-foreshadow }
innovation-card-johannes-kepler = Johannes Kepler
innovation-dogma-johannes-kepler = Cards of the colour in hand raise all values
innovation-echo-johannes-kepler = Draw a [5].
innovation-karma-johannes-kepler-1 = Before you take a dogma action, reveal every card in your hand that has the chosen card’s colour; in this action every value in a box is higher by their number.
innovation-card-takiyuddin = Takiyuddin
innovation-dogma-takiyuddin = Advancement with two figures; inspire splays right
innovation-inspire-takiyuddin = Draw a [5] and tuck it. | If it has [lightbulb], meld it instead.
innovation-karma-takiyuddin-1 = Before you take an inspire action, you may splay its colour right.
innovation-card-niccolo-machiavelli = Niccolò Machiavelli
innovation-dogma-niccolo-machiavelli = Being alone in splaying right is an achievement
innovation-echo-niccolo-machiavelli = Splay right one of your colours that is splayed left.
innovation-karma-niccolo-machiavelli-1 = Each of your colours that is splayed right while no other player has it splayed at all counts as an achievement.
innovation-question-niccolo-machiavelli = { innovation-question-of-right }
innovation-answer-niccolo-machiavelli = { innovation-answer-of-right }
innovation-card-william-shakespeare = William Shakespeare
innovation-dogma-william-shakespeare = Rivalry with two figures; hexagons are points
innovation-inspire-william-shakespeare = Meld a card from your hand.
innovation-karma-william-shakespeare-1 = Each hexagon on your board adds one point to your score.

## Age 5

innovation-card-peter-the-great = Peter the Great
innovation-dogma-peter-the-great = Returns figures; tucking [factory] lifts green
innovation-inspire-peter-the-great = Tuck a card from your hand.
innovation-karma-peter-the-great-1 = When you meld this card, return every top figure that your opponents have.
innovation-karma-peter-the-great-2 = Before you tuck a card with [factory], achieve your bottom green card if you are eligible; otherwise score it.
innovation-card-shivaji = Shivaji
innovation-dogma-shivaji = War with two figures; you claim first
innovation-echo-shivaji = Transfer a top card of yours to the available achievements.
innovation-karma-shivaji-1 = Before an opponent claims an achievement, you claim it if you are eligible.
innovation-card-antoine-van-leeuwenhoek = Antonie van Leeuwenhoek
innovation-dogma-antoine-van-leeuwenhoek = A card in hand is ten points towards its value
innovation-echo-antoine-van-leeuwenhoek = Draw a [6].
innovation-karma-antoine-van-leeuwenhoek-1 = For the achievement of its value each card in your hand counts as ten points.
innovation-card-christopher-polhem = Christopher Polhem
innovation-dogma-christopher-polhem = Expansion with two figures; [factory] are two points
innovation-inspire-christopher-polhem = Draw a [4] and tuck it.
innovation-karma-christopher-polhem-1 = Each [factory] on your board adds two points to your score.
innovation-card-bartholomew-roberts = Bartholomew Roberts
innovation-dogma-bartholomew-roberts = Scoring claims the achievement of that value
innovation-inspire-bartholomew-roberts = Score a top card with [crown] from any board.
innovation-karma-bartholomew-roberts-1 = Before you score a card, claim an achievement of its value; your top cards need not be high enough.
innovation-card-samuel-de-champlain = Samuel de Champlain
innovation-dogma-samuel-de-champlain = The fifth card in hand claims an achievement
innovation-inspire-samuel-de-champlain = Return a [5] from your hand. | Draw a [6].
innovation-karma-samuel-de-champlain-1 = Before you draw a fifth card into your hand, claim an achievement of its value or below, eligible or not.
innovation-card-christiaan-huygens = Christiaan Huygens
innovation-dogma-christiaan-huygens = [clock] cards in reach are melded, not foreseen
innovation-echo-christiaan-huygens = Draw a [7], [8], [9] or [10] and foreshadow it.
innovation-karma-christiaan-huygens-1 = Instead of foreshadowing a card with [clock] that is at most two higher than your highest top card, meld it.
innovation-question-christiaan-huygens = { innovation-question-of-foreshadow }
innovation-answer-christiaan-huygens = { innovation-answer-of-foreshadow }
innovation-card-isaac-newton = Isaac Newton
innovation-dogma-isaac-newton = Drawing gives a [1] to somebody first
innovation-echo-isaac-newton = Splay one of your colours right.
innovation-karma-isaac-newton-1 = Before you take a draw or inspire action, draw a [1] and transfer it to a board of your choice.
innovation-question-isaac-newton = { $ask ->
    [colour] { innovation-question-of-right }
   *[player] To whose board does the card go?
 }
innovation-answer-isaac-newton = { innovation-answer-of-right }
innovation-card-bartolomeo-cristofori = Bartolomeo Cristofori
innovation-dogma-bartolomeo-cristofori = The fifth visible card of a colour achieves
innovation-inspire-bartolomeo-cristofori = Meld a card from your hand.
innovation-karma-bartolomeo-cristofori-1 = Before you meld the fifth visible card of a colour, claim an achievement; you need no points for it.
innovation-card-johannes-vermeer = Johannes Vermeer
innovation-dogma-johannes-vermeer = An achievement wins you the next one first
innovation-inspire-johannes-vermeer = Draw a [3] and score it.
innovation-karma-johannes-vermeer-1 = Before you claim a normal achievement, claim one whose value is one higher, eligible or not.

## Age 6

innovation-card-napoleon-bonaparte = Napoleon Bonaparte
innovation-dogma-napoleon-bonaparte = War with two figures; tucks [factory], scores a 6
innovation-echo-napoleon-bonaparte = From any board, score a top figure whose value is 5 or 6.
innovation-karma-napoleon-bonaparte-1 = Instead of scoring or returning a card with [factory], tuck it; then, from any board, score a top card of value 6.
innovation-card-tecumseh = Tecumseh
innovation-dogma-tecumseh = Tucking [factory] returns one of another
innovation-echo-tecumseh = Draw a [6] and tuck it.
innovation-karma-tecumseh-1 = Before you tuck a card with [factory], return a top card with [factory] from the board of another player.
innovation-card-edward-jenner = Edward Jenner
innovation-dogma-edward-jenner = A demand costs you only a card from hand
innovation-inspire-edward-jenner = Tuck a card from your hand.
innovation-karma-edward-jenner-1 = Instead of doing what a player’s demand asks, return a card from your hand.
innovation-card-john-loudon-mcadam = John Loudon McAdam
innovation-dogma-john-loudon-mcadam = Expansion with two figures; [factory] can be achieved
innovation-inspire-john-loudon-mcadam = Meld a card from your hand.
innovation-karma-john-loudon-mcadam-1 = Each of your top cards with [factory] counts as an available achievement for you.
innovation-card-adam-smith = Adam Smith
innovation-dogma-adam-smith = Each [crown] counts three times
innovation-inspire-adam-smith = You may splay one of your colours right.
innovation-karma-adam-smith-1 = Each [crown] on your board also counts as two more [crown].
innovation-card-john-harrison = John Harrison
innovation-dogma-john-harrison = Trade with two figures; others’ share bonus: a [6]
innovation-inspire-john-harrison = Draw a [6].
innovation-karma-john-harrison-1 = Before an opponent draws because a dogma was shared, draw a [6] from a set of your choice.
innovation-question-john-harrison = { innovation-question-of-set }
innovation-card-benjamin-franklin = Benjamin Franklin
innovation-dogma-benjamin-franklin = Advancement with two figures; melds a higher card
innovation-echo-benjamin-franklin = Take a top figure from any board into your hand. | Meld it.
innovation-karma-benjamin-franklin-1 = Before you meld a card, draw a card one higher and meld it.
innovation-card-carl-friedrich-gauss = Carl Friedrich Gauss
innovation-dogma-carl-friedrich-gauss = Melding melds one value from hand and score pile
innovation-echo-carl-friedrich-gauss = Draw a [7].
innovation-karma-carl-friedrich-gauss-1 = Before you meld a card, choose a value; all cards of it from your hand and score pile are melded.
innovation-question-carl-friedrich-gauss = Cards of which value do you meld?
innovation-answer-carl-friedrich-gauss = { innovation-answer-of-value }
innovation-card-catherine-the-great = Catherine the Great
innovation-dogma-catherine-the-great = [lightbulb] count three times; purple comes back
innovation-inspire-catherine-the-great = Draw a [6] and meld it.
innovation-karma-catherine-the-great-1 = Each [lightbulb] on your board also counts as two more [lightbulb].
innovation-karma-catherine-the-great-2 = Before you meld a purple card, take your top purple card into your hand.
innovation-card-ludwig-van-beethoven = Ludwig van Beethoven
innovation-dogma-ludwig-van-beethoven = Rivalry with two figures; [lightbulb] become four [5]
innovation-inspire-ludwig-van-beethoven = Score a card from your hand.
innovation-karma-ludwig-van-beethoven-1 = Instead of scoring a card with [lightbulb], return it and your whole score pile, then draw four [5] and score them.

## Age 7

innovation-card-john-ericsson = John Ericsson
innovation-dogma-john-ericsson = Scores figures below 7; [factory] are [clock], too
innovation-inspire-john-ericsson = Draw a [7] and tuck it.
innovation-karma-john-ericsson-1 = When you meld this card, score every top figure below 7 that your opponents have.
innovation-karma-john-ericsson-2 = Each [factory] on your board also counts as two [clock].
innovation-card-robert-e-lee = Robert E. Lee
innovation-dogma-robert-e-lee = War with two figures; seven [leaf] are an achievement
innovation-echo-robert-e-lee = Transfer a top card with [leaf] from any board to a board of your choice.
innovation-karma-robert-e-lee-1 = Every seven [leaf] on your board count as an achievement.
innovation-question-robert-e-lee = To whose board does the card go?
innovation-card-florence-nightingale = Florence Nightingale
innovation-dogma-florence-nightingale = Expansion with two figures; score pile is safe
innovation-inspire-florence-nightingale = Tuck a card from your hand.
innovation-karma-florence-nightingale-1 = Opponents’ effects do not transfer, return or remove cards from your score pile: what they would take stays there.
innovation-card-rowland-hill = Rowland Hill
innovation-dogma-rowland-hill = Return three from hand, achieve all the rest
innovation-inspire-rowland-hill = Draw a [7].
innovation-karma-rowland-hill-1 = Before you claim an achievement, return three cards from your hand. | If you do, all other cards in your hand become achievements of yours, eligible or not.
innovation-card-alfred-nobel = Alfred Nobel
innovation-dogma-alfred-nobel = Having twice the icons of others is an achievement
innovation-inspire-alfred-nobel = Score a card from your hand.
innovation-karma-alfred-nobel-1 = Each kind of icon of which you have at least twice as many as every other player counts as an achievement.
innovation-card-george-stephenson = George Stephenson
innovation-dogma-george-stephenson = Achieving makes new achievements first
innovation-echo-george-stephenson = You may splay up one of your colours that is splayed right.
innovation-karma-george-stephenson-1 = Before you claim an achievement, the bottom card of each pile below 10 that has any goes to the available achievements.
innovation-card-charles-darwin = Charles Darwin
innovation-dogma-charles-darwin = Advancement with two figures; achieving ahead wins
innovation-echo-charles-darwin = Draw an [8].
innovation-karma-charles-darwin-1 = When you would claim an achievement and every other player has fewer achievements than you, you win.
innovation-won-charles-darwin = { $winners ->
    [one] { innovation-card-charles-darwin }: { $names }, ahead in achievements
   *[other] { innovation-card-charles-darwin }: { $names } as a team, ahead in achievements
 }
innovation-card-james-clerk-maxwell = James Clerk Maxwell
innovation-dogma-james-clerk-maxwell = Cards in hand count as one of each icon
innovation-inspire-james-clerk-maxwell = Draw an [8].
innovation-karma-james-clerk-maxwell-1 = Each card in your hand also counts as one icon of every kind on your board.
innovation-card-emperor-meiji = Emperor Meiji
innovation-dogma-emperor-meiji = A 10 over 9 and 8 wins; forecast is hand
innovation-inspire-emperor-meiji = Draw an [8] or a [9] and foreshadow it.
innovation-karma-emperor-meiji-1 = If a card you would meld is a 10 while a 9 and an 8 are among your top cards, you win.
innovation-karma-emperor-meiji-2 = Every card in your forecast is a card in your hand, too.
innovation-question-emperor-meiji = { innovation-question-of-foreshadow }
innovation-answer-emperor-meiji = { innovation-answer-of-foreshadow }
innovation-won-emperor-meiji = { $winners ->
    [one] { innovation-card-emperor-meiji }: { $names } with a 10 over a 9 and an 8
   *[other] { innovation-card-emperor-meiji }: { $names } as a team with a 10 over a 9 and an 8
 }
innovation-card-queen-victoria = Queen Victoria
innovation-dogma-queen-victoria = Rivalry with two figures; adds an achievement
innovation-echo-queen-victoria = Choose a figure in any score pile and transfer it to your own.
innovation-karma-queen-victoria-1 = Before you claim a normal achievement, make an achievement available from any lower pile that has cards.
innovation-question-queen-victoria = From which pile comes the new achievement?
innovation-answer-queen-victoria = { innovation-answer-of-value }

## Age 8

innovation-card-erwin-rommel = Erwin Rommel
innovation-dogma-erwin-rommel = War with two figures; scores a colour everywhere
innovation-echo-erwin-rommel = Choose a card in any score pile and transfer it to your own.
innovation-karma-erwin-rommel-1 = Instead of scoring a card, score the top card of its colour from every board.
innovation-card-john-von-neumann = John von Neumann
innovation-dogma-john-von-neumann = Returns figures; cards in hand are two [clock] each
innovation-echo-john-von-neumann = Draw two [9] and reveal them. | If one of them is purple, return both.
innovation-karma-john-von-neumann-1 = When you meld this card, return every top figure that your opponents have.
innovation-karma-john-von-neumann-2 = Each card in your hand counts as two [clock].
innovation-card-caresse-crosby = Caresse Crosby
innovation-dogma-caresse-crosby = [leaf] tucked splays left; five splayed left win
innovation-inspire-caresse-crosby = Tuck a card from your hand.
innovation-karma-caresse-crosby-1 = Before you tuck a card with [leaf], splay its colour left, then draw two [2].
innovation-karma-caresse-crosby-2 = When you would splay your fifth colour left, you win.
innovation-won-caresse-crosby = { $winners ->
    [one] { innovation-card-caresse-crosby }: { $names } with five colours splayed left
   *[other] { innovation-card-caresse-crosby }: { $names } as a team with five colours splayed left
 }
innovation-card-nikola-tesla = Nikola Tesla
innovation-dogma-nikola-tesla = Expansion with two figures; [lightbulb] and [clock] score
innovation-inspire-nikola-tesla = Draw an [8].
innovation-karma-nikola-tesla-1 = Before you meld a card with [lightbulb] or [clock], score a top card of an opponent that has neither.
innovation-card-emmy-noether = Emmy Noether
innovation-dogma-emmy-noether = Points: your [clock] squared
innovation-inspire-emmy-noether = Draw an [8] and meld it.
innovation-karma-emmy-noether-1 = Each [clock] on your board is worth as many points as you have [clock].
innovation-card-jp-morgan = J.P. Morgan
innovation-dogma-jp-morgan = Trade with two figures; upward splays count double
innovation-echo-jp-morgan = You may splay one of your colours up.
innovation-karma-jp-morgan-1 = Each icon in a colour that you have splayed up counts twice.
innovation-card-albert-einstein = Albert Einstein
innovation-dogma-albert-einstein = Advancement with two figures; your values are [10]
innovation-echo-albert-einstein = Meld every card in your hand that shows [lightbulb] or [clock].
innovation-karma-albert-einstein-1 = Every value in a box of your effects counts as [10].
innovation-card-marie-curie = Marie Curie
innovation-dogma-marie-curie = High values in your score are achievements
innovation-echo-marie-curie = Draw a [9].
innovation-karma-marie-curie-1 = Each different value above 6 in your score pile counts as an achievement.
innovation-card-duke-ellington = Duke Ellington
innovation-dogma-duke-ellington = No fading; a fifth figure is achieved
innovation-inspire-duke-ellington = Draw a figure of value [8] and meld it.
innovation-karma-duke-ellington-1 = Instead of fading a figure, do nothing.
innovation-karma-duke-ellington-2 = Instead of melding a figure while you have four top figures, achieve it, eligible or not.
innovation-card-hg-wells = H.G. Wells
innovation-dogma-hg-wells = Foreseen cards are executed at once and gone
innovation-inspire-hg-wells = Draw a [10] and foreshadow it.
innovation-karma-hg-wells-1 = Instead of foreshadowing a card, meld it and execute its non-demand effects, which nobody shares; if it is still a top card of yours, remove it from the game.

## Age 9

innovation-card-mikhail-kalashnikov = Mikhail Kalashnikov
innovation-dogma-mikhail-kalashnikov = Red takes or executes an opponent’s red card
innovation-inspire-mikhail-kalashnikov = Tuck a card from your hand.
innovation-karma-mikhail-kalashnikov-1 = Instead of tucking a red card, choose the top red card of an opponent: it goes to your score pile, or you execute its non-demand effects, which nobody shares.
innovation-question-mikhail-kalashnikov = { $ask ->
    [card] Which red card do you transfer to your score pile or execute?
   *[option] What do you do with the red card?
 }
innovation-answer-mikhail-kalashnikov-1 = Transfer it to your score pile
innovation-answer-mikhail-kalashnikov-2 = Execute its effects
innovation-card-nelson-mandela = Nelson Mandela
innovation-dogma-nelson-mandela = No fading; two inspires are an achievement
innovation-inspire-nelson-mandela = Draw a [9] and meld it.
innovation-karma-nelson-mandela-1 = Instead of fading a figure, do nothing.
innovation-karma-nelson-mandela-2 = Every two inspire effects visible on your board count as an achievement.
innovation-card-che-guevara = Che Guevara
innovation-dogma-che-guevara = Scores all figures; green clears all scores
innovation-echo-che-guevara = Draw a [9] and score it.
innovation-karma-che-guevara-1 = When you meld this card, score every top figure that your opponents have.
innovation-karma-che-guevara-2 = Instead of scoring a green card, remove it from the game, together with all cards in all score piles.
innovation-card-ruth-handler = Ruth Handler
innovation-dogma-ruth-handler = Melds a colour together, achieves a [9] for each
innovation-inspire-ruth-handler = Transfer one of your top cards to your hand.
innovation-karma-ruth-handler-1 = Before you meld a card, meld all other cards of its colour from your hand, then draw a [9] for each of them and achieve it, eligible or not.
innovation-card-hedy-lamar = Hedy Lamarr
innovation-dogma-hedy-lamar = Trade with two figures; special ones need less
innovation-echo-hedy-lamar = You may splay one of your colours up.
innovation-karma-hedy-lamar-1 = For special achievements you need one less, or one lower, of everything they ask for.
innovation-card-taiichi-ono = Taiichi Ono
innovation-dogma-taiichi-ono = Dogmas achieve a card in hand with the same icon
innovation-echo-taiichi-ono = Draw a [10].
innovation-karma-taiichi-ono-1 = Before you activate a card with a dogma action, achieve a card from your hand with the same icon, eligible or not.
innovation-card-grace-hopper = Grace Hopper
innovation-dogma-grace-hopper = If others share nothing, a blue [10] wins
innovation-inspire-grace-hopper = Tuck two cards from your hand.
innovation-karma-grace-hopper-1 = When another player’s dogma action leads to no draw for sharing, draw a [10] and reveal it. | If it is blue, you win.
innovation-won-grace-hopper = { $winners ->
    [one] { innovation-card-grace-hopper }: { $names } with a blue 10
   *[other] { innovation-card-grace-hopper }: { $names } as a team with a blue 10
 }
innovation-card-wernher-von-braun = Wernher von Braun
innovation-dogma-wernher-von-braun = Your forecast counts as score pile, too
innovation-inspire-wernher-von-braun = Draw a [10] and foreshadow it.
innovation-karma-wernher-von-braun-1 = Every card in your forecast is a card in your score pile, too.
innovation-card-gene-roddenberry = Gene Roddenberry
innovation-dogma-gene-roddenberry = Purple is tucked; Enterprise wins
innovation-echo-gene-roddenberry = Meld a top purple card from any board.
innovation-karma-gene-roddenberry-1 = When you would meld a purple card and it is Enterprise, you win. | Instead of melding any other purple card, tuck it and return a top figure from any board.
innovation-won-gene-roddenberry = { $winners ->
    [one] { innovation-card-gene-roddenberry }: { $names } with { innovation-card-enterprise }
   *[other] { innovation-card-gene-roddenberry }: { $names } as a team with { innovation-card-enterprise }
 }
innovation-card-pele = Pelé
innovation-dogma-pele = Rivalry with two figures; tuck green, yellow to win
innovation-inspire-pele = Draw three [9] and tuck them.
innovation-karma-pele-1 = When you would tuck a yellow card after having tucked a green one in the same turn, you win.
innovation-won-pele = { $winners ->
    [one] { innovation-card-pele }: { $names }: first green tucked, then yellow
   *[other] { innovation-card-pele }: { $names } as a team: first green tucked, then yellow
 }

## Age 10

innovation-card-jackie-chan = Jackie Chan
innovation-dogma-jackie-chan = When an opponent would win, you may win instead
innovation-inspire-jackie-chan = Score a card from your hand.
innovation-karma-jackie-chan-1 = Before an opponent wins, score all other top figures on all boards. | If you alone then have the most points, the victory is yours instead.
innovation-won-jackie-chan = { $winners ->
    [one] { innovation-card-jackie-chan }: { $names } instead, with { $count } points
   *[other] { innovation-card-jackie-chan }: { $names } as a team instead, with { $count } points
 }
innovation-card-margaret-thatcher = Margaret Thatcher
innovation-dogma-margaret-thatcher = Dogmas score a [crown] or [factory] first
innovation-echo-margaret-thatcher = Score one of your top cards with [factory] or [crown].
innovation-karma-margaret-thatcher-1 = Before you take a dogma action, score a top card with [crown] or [factory] from any board.
innovation-card-alex-trebek = Alex Trebek
innovation-dogma-alex-trebek = Name a figure and take it before you draw
innovation-inspire-alex-trebek = Draw a card of any value and meld it.
innovation-karma-alex-trebek-1 = Before you draw a card of a value of which your hand holds no figure, name a figure of that age. | If it is in its pile, take it into your hand; then the pile is shuffled.
innovation-question-alex-trebek = { innovation-question-of-meld }
innovation-answer-alex-trebek = { innovation-answer-of-meld }
innovation-card-shigeru-miyamoto = Shigeru Miyamoto
innovation-dogma-shigeru-miyamoto = One, three or six [clock] win
innovation-echo-shigeru-miyamoto = Draw a [10]. | If it has no [clock], score it.
innovation-karma-shigeru-miyamoto-1 = When you activate a card whose icon is [clock] with a dogma action and have exactly one, three or six [clock], you win.
innovation-won-shigeru-miyamoto = { $winners ->
    [one] { innovation-card-shigeru-miyamoto }: { $names } by the number of clocks: { $count }
   *[other] { innovation-card-shigeru-miyamoto }: { $names } as a team by the number of clocks: { $count }
 }
innovation-card-muhammad-yunus = Muhammad Yunus
innovation-dogma-muhammad-yunus = A returned card makes you alone in an icon
innovation-inspire-muhammad-yunus = Draw a [10].
innovation-karma-muhammad-yunus-1 = Before any player takes a dogma action, you may return one card from your hand. | If you do, you alone have the most of the card’s icon for as long as the action lasts.
innovation-card-sergey-brin = Sergey Brin
innovation-dogma-sergey-brin = All top cards on all boards are yours to use
innovation-inspire-sergey-brin = You may splay one of your colours up.
innovation-karma-sergey-brin-1 = You can activate every top card on any board with a dogma action.
innovation-card-stephen-hawking = Stephen Hawking
innovation-dogma-stephen-hawking = Hexagons are echoes that score the bottom card
innovation-inspire-stephen-hawking = Draw a [10] and tuck it.
innovation-karma-stephen-hawking-1 = Each hexagon on your board is also an echo effect: score the bottom card of its colour.
innovation-card-susan-blackmore = Susan Blackmore
innovation-dogma-susan-blackmore = If others share nothing, their card is your score
innovation-inspire-susan-blackmore = Execute any echo or inspire effect.
innovation-karma-susan-blackmore-1 = When another player’s dogma action leads to no draw for sharing, the activated card goes to your score pile.
innovation-question-susan-blackmore = Which effect do you execute?
innovation-answer-susan-blackmore-1 = The one that is printed
innovation-answer-susan-blackmore-2 = That of the hexagon
innovation-card-kim-yu-na = Kim Yu-Na
innovation-dogma-kim-yu-na = Scoring a [castle] wins
innovation-echo-kim-yu-na = Score one of your top cards.
innovation-karma-kim-yu-na-1 = When you would score a card with [castle], you win.
innovation-won-kim-yu-na = { $winners ->
    [one] { innovation-card-kim-yu-na }: { $names } by scoring a castle
   *[other] { innovation-card-kim-yu-na }: { $names } as a team by scoring a castle
 }
innovation-card-martin-scorsese = Martin Scorsese
innovation-dogma-martin-scorsese = Figures are tucked and win achievements
innovation-echo-martin-scorsese = Draw a [10] and meld it.
innovation-karma-martin-scorsese-1 = Instead of melding a figure, tuck it and claim a normal achievement, eligible or not.
