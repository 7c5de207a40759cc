## Age 1

innovation-card-holmegaard-bows = Holmegaard Bows
innovation-dogma-holmegaard-bows = Take the highest top [castle] card; draw a [2]
innovation-effect-holmegaard-bows-1 = I compel you to transfer to my hand the highest of your top cards with [castle].
innovation-effect-holmegaard-bows-2 = Draw a [2].
innovation-card-papyrus-of-ani = Papyrus of Ani
innovation-dogma-papyrus-of-ani = Trade a purple card for one two ages higher
innovation-effect-papyrus-of-ani-1 = Return a purple card from your hand. | If you do, choose a set, draw from it a card whose value is two higher and reveal it. | If it is purple, meld it and execute its non-demand effects; nobody shares them.
innovation-question-papyrus-of-ani = { innovation-question-of-set }
innovation-card-pavlovian-tusk = Pavlovian Tusk
innovation-dogma-pavlovian-tusk = Draw three as high as green; return and score one
innovation-effect-pavlovian-tusk-1 = Draw three cards of the value of your top green card. | Return one of them. | Score one of the other two.
innovation-card-dancing-girl = Dancing Girl
innovation-dogma-dancing-girl = Goes from board to board; after all, you win
innovation-effect-dancing-girl-1 = I compel you to transfer this card, Dancing Girl, to your own board.
innovation-effect-dancing-girl-2 = If Dancing Girl lay on your board at the beginning of this action and has been on every board since, you win.
innovation-won-dancing-girl = { $winners ->
    [one] { innovation-card-dancing-girl }: { $names }: the girl has danced on every board
   *[other] { innovation-card-dancing-girl }: { $names } as a team: the girl has danced on every board
 }
innovation-card-lurgan-canoe = Lurgan Canoe
innovation-dogma-lurgan-canoe = Meld a card, score what lies below it
innovation-effect-lurgan-canoe-1 = Meld a card from your hand. | Score all other cards of its colour on your board. | If that was at least one, repeat this effect.
innovation-card-xianrendong-shards = Xianrendong Shards
innovation-dogma-xianrendong-shards = Score two of three; if of one colour, three [1]
innovation-effect-xianrendong-shards-1 = Reveal three cards from your hand. | Score two of them and tuck the third. | If the two have the same colour, draw three [1].
innovation-card-electrum-stater-of-efesos = Electrum Stater of Efesos
innovation-dogma-electrum-stater-of-efesos = Meld [3]s in colours that you lack
innovation-effect-electrum-stater-of-efesos-1 = Draw a [3] and reveal it. | If you have no top card of its colour, meld it and repeat this effect.
innovation-card-jiskairumoko-necklace = Jiskairumoko Necklace
innovation-dogma-jiskairumoko-necklace = They return a score card; take its achievement
innovation-effect-jiskairumoko-necklace-1 = I compel you to return one of the cards in your score pile. | If you do, transfer to me one of your achievements of the same value.
innovation-card-priest-king = Priest-King
innovation-dogma-priest-king = Score a card, execute its colour; achievement
innovation-effect-priest-king-1 = Score a card from your hand. | If a card of its colour lies on top of your board, execute that one’s non-demand effects; nobody shares them.
innovation-effect-priest-king-2 = Claim an achievement for which you are eligible.
innovation-card-basur-hoyuk-tokens = Basur Hoyuk Tokens
innovation-dogma-basur-hoyuk-tokens = Draw a [4]; the alphabet may cost your score
innovation-effect-basur-hoyuk-tokens-1 = Draw a [4] and reveal it. | If your top card of its colour comes before it in the alphabet, by their English names, return the drawn card and your whole score pile.
innovation-card-sibidu-needle = Sibudu Needle
innovation-dogma-sibidu-needle = Score each [1] that matches a top card
innovation-effect-sibidu-needle-1 = Draw a [1] and reveal it. | If one of your top cards has the same colour and value, score the drawn one and repeat this effect.
innovation-card-treaty-of-kadesh = Treaty of Kadesh
innovation-dogma-treaty-of-kadesh = They return top demands; score one of yours
innovation-effect-treaty-of-kadesh-1 = I compel you to return each of your top cards that has a demand.
innovation-effect-treaty-of-kadesh-2 = Score one of your top cards that has a demand and is not blue.
innovation-card-ark-of-the-covenant = Ark of the Covenant
innovation-dogma-ark-of-the-covenant = Score a colour from boards without a top artifact
innovation-effect-ark-of-the-covenant-1 = Return a card from your hand. | Transfer to your score pile all cards of its colour from the boards of all players without a top artifact. | Wherever Ark of the Covenant lies on top, transfer it to your hand.
innovation-card-mask-of-warka = Mask of Warka
innovation-dogma-mask-of-warka = If only you hold a colour, claim its achievements
innovation-effect-mask-of-warka-1 = Choose a colour. | Each player reveals all cards of it in hand. | If only you reveal any, return them and claim every achievement of their values, eligible or not.
innovation-question-mask-of-warka = Which colour is revealed?
innovation-answer-mask-of-warka = { innovation-answer-of-colour }
innovation-card-tale-of-the-shipwrecked-sailor = Tale of the Shipwrecked Sailor
innovation-dogma-tale-of-the-shipwrecked-sailor = Draw a [1], meld a colour, splay it left
innovation-effect-tale-of-the-shipwrecked-sailor-1 = Choose a colour. | Draw a [1]. | Meld a card of that colour from your hand. | If you do, splay the colour left.
innovation-question-tale-of-the-shipwrecked-sailor = Which colour do you meld and splay?
innovation-answer-tale-of-the-shipwrecked-sailor = { innovation-answer-of-colour }

## Age 2

innovation-card-babylonian-chronicles = Babylonian Chronicles
innovation-dogma-babylonian-chronicles = Take a top card with [castle]; score a [3]
innovation-effect-babylonian-chronicles-1 = I compel you to transfer to my board a top card of yours with [castle] that is not red.
innovation-effect-babylonian-chronicles-2 = Draw a [3] and score it.
innovation-card-chronicle-of-zuo = Chronicle of Zuo
innovation-dogma-chronicle-of-zuo = Draw [2], [3], [4] for icons you have fewest of
innovation-effect-chronicle-of-zuo-1 = If you have fewer [castle] than anybody else, draw a [2]. | If you have fewer [crown], draw a [3]. | If you have fewer [lightbulb], draw a [4].
innovation-card-holy-grail = Holy Grail
innovation-dogma-holy-grail = Return a card, claim its value’s achievement
innovation-effect-holy-grail-1 = Return a card from your hand. | Claim an achievement of the same value, eligible or not.
innovation-card-terracotta-army = Terracotta Army
innovation-dogma-terracotta-army = They return a top card without [castle]; score one
innovation-effect-terracotta-army-1 = I compel you to return one top card without [castle].
innovation-effect-terracotta-army-2 = Score a card without [castle] from your hand.
innovation-card-baghdad-battery = Baghdad Battery
innovation-dogma-baghdad-battery = Meld two; one colour from two sets scores five [2]
innovation-effect-baghdad-battery-1 = Meld two cards from your hand. | If both have the same colour and come from different sets, draw five [2] and score them.
innovation-card-holy-lance = Holy Lance
innovation-dogma-holy-lance = Take a top artifact; with the Grail you win
innovation-effect-holy-lance-1 = I compel you to transfer to my board one of your top artifacts.
innovation-effect-holy-lance-2 = If Holy Grail is one of your top cards, you win.
innovation-won-holy-lance = { $winners ->
    [one] { innovation-card-holy-lance }: { $names } with lance and grail
   *[other] { innovation-card-holy-lance }: { $names } as a team with lance and grail
 }
innovation-card-rosetta-stone = Rosetta Stone
innovation-dogma-rosetta-stone = Draw two [2] of a set: meld one, give one away
innovation-effect-rosetta-stone-1 = Choose a set. | Draw two [2] from it. | Meld one of them and transfer the other to the board of an opponent.
innovation-question-rosetta-stone = { $ask ->
    [set] { innovation-question-of-set }
   *[player] Whose board gets the other card?
 }
innovation-card-seikilos-epitaph = Seikilos Epitaph
innovation-dogma-seikilos-epitaph = Meld a [3], meld that colour’s bottom, execute it
innovation-effect-seikilos-epitaph-1 = Draw a [3] and meld it. | Meld your bottom card of its colour. | Execute its non-demand effects; nobody shares them.
innovation-card-cyrus-cylinder = Cyrus Cylinder
innovation-dogma-cyrus-cylinder = Execute another purple card; splay any left
innovation-effect-cyrus-cylinder-1 = Choose another top purple card on any board. | Execute its non-demand effects. | Nobody shares them. | Splay a colour left on any board.
innovation-question-cyrus-cylinder = { $ask ->
    [player] On whose board do you splay?
   *[colour] Which colour do you splay left?
 }
innovation-answer-cyrus-cylinder = { innovation-answer-of-left }
innovation-card-dead-sea-scrolls = Dead Sea Scrolls
innovation-dogma-dead-sea-scrolls = Draw an artifact as high as your top cards
innovation-effect-dead-sea-scrolls-1 = Draw an artifact as high as your highest top card.

## Age 3

innovation-card-excalibur = Excalibur
innovation-dogma-excalibur = Take a top card higher than yours
innovation-effect-excalibur-1 = I compel you to transfer to my board a top card of yours whose value is higher than that of my top card of its colour.
innovation-card-mjolnir-amulet = Mjölnir Amulet
innovation-dogma-mjolnir-amulet = Score a whole colour from another board
innovation-effect-mjolnir-amulet-1 = I compel you to choose one of your top cards. | Transfer all cards of its colour on your board to my score pile.
innovation-card-along-the-river-during-the-qingming-festival = Along the River during the Qingming Festival
innovation-dogma-along-the-river-during-the-qingming-festival = Draw [4]s until one is tucked or scored
innovation-effect-along-the-river-during-the-qingming-festival-1 = Draw a [4], revealing it. | A yellow one is tucked, a purple one scored. | After any other colour, repeat this effect.
innovation-card-moylough-belt-shrine = Moylough Belt Shrine
innovation-dogma-moylough-belt-shrine = See a hand, take a card of your choice
innovation-effect-moylough-belt-shrine-1 = I compel you to reveal your hand and to transfer to my board whichever card of it I choose.
innovation-card-beauvais-cathedral-clock = Beauvais Cathedral Clock
innovation-dogma-beauvais-cathedral-clock = Reveal a [4], splay its colour right
innovation-effect-beauvais-cathedral-clock-1 = Draw a [4] and reveal it. | Splay its colour right.
innovation-card-philosophers-stone = Philosopher’s Stone
innovation-dogma-philosophers-stone = Return a card, score as many as its value
innovation-effect-philosophers-stone-1 = Return a card from your hand. | Score as many cards from your hand as the value of the returned one.
innovation-card-charter-of-liberties = Charter of Liberties
innovation-dogma-charter-of-liberties = Tuck, splay left, execute any splayed colour
innovation-effect-charter-of-liberties-1 = Tuck a card from your hand. | If you do, splay that colour left and then choose, on any board, a colour that is splayed. | Execute the non-demand effects of its top card; nobody shares them.
innovation-card-dunhuang-star-chart = Dunhuang Star Chart
innovation-dogma-dunhuang-star-chart = Trade your hand for one card as high as its size
innovation-effect-dunhuang-star-chart-1 = Return your whole hand. | Draw a card whose value is the number of returned cards.
innovation-card-necronomicon = Necronomicon
innovation-dogma-necronomicon = A [3] decides what you lose, or draw a [9]
innovation-effect-necronomicon-1 = Draw a [3] and reveal it. | Yellow: return your whole hand. | Green: unsplay all your colours. | Red: return your whole score pile. | Blue: draw a [9].
innovation-card-shroud-of-turin = Shroud of Turin
innovation-dogma-shroud-of-turin = Return three of a colour, claim an achievement
innovation-effect-shroud-of-turin-1 = Return a card from your hand. | If you do, return your top card of its colour and a card of its colour from your score pile. | If you returned all three, claim an achievement, eligible or not.

## Age 4

innovation-card-east-india-company-charter = East India Company Charter
innovation-dogma-east-india-company-charter = Clear a value from score piles, a [5] for each
innovation-effect-east-india-company-charter-1 = Choose a value other than [5]. | Every card of it is returned from every score pile. | For each player who lost any, draw a [5] and score it.
innovation-question-east-india-company-charter = Which value leaves all score piles?
innovation-answer-east-india-company-charter = { innovation-answer-of-value }
innovation-card-tortugas-galleon = Tortugas Galleon
innovation-dogma-tortugas-galleon = Take the highest score cards and a top card
innovation-effect-tortugas-galleon-1 = I compel you to transfer to my score pile all the highest cards from yours. | If there were any, transfer to my board a top card of yours of that value.
innovation-card-mona-lisa = Mona Lisa
innovation-dogma-mona-lisa = Guess how many of a colour you will hold
innovation-effect-mona-lisa-1 = Name a number and a colour. | Draw five cards of value [4] and reveal your whole hand. | If exactly that many of its cards have that colour, score them and splay the colour right. | If not, return your whole hand.
innovation-question-mona-lisa = { $ask ->
    [value] How many cards of a colour will you hold?
   *[colour] Of which colour?
 }
innovation-answer-mona-lisa = { $ask ->
    [value] Guess { $age }
   *[colour] Guess { $colour }
 }
innovation-card-moses = Moses
innovation-dogma-moses = Score top cards with [crown]
innovation-effect-moses-1 = I compel you to transfer to my score pile all your top cards with [crown].
innovation-effect-moses-2 = Score one of your top cards with [crown].
innovation-card-hunt-lenox-globe = Hunt-Lenox Globe
innovation-dogma-hunt-lenox-globe = Trade top cards for [5]s; meld a card
innovation-effect-hunt-lenox-globe-1 = If your hand holds fewer than four cards, return all your top cards that are not green. | Draw a [5] for each of them. | Meld a card from your hand.
innovation-card-molasses-reef-caravel = Molasses Reef Caravel
innovation-dogma-molasses-reef-caravel = Draw a new hand of [4]s; meld, score, return
innovation-effect-molasses-reef-caravel-1 = Return your whole hand. | Draw three [4]. | Meld a blue card from your hand. | Score a card from your hand. | Return a card from your score pile.
innovation-card-delft-pocket-telescope = Delft Pocket Telescope
innovation-dogma-delft-pocket-telescope = Trade a score card for a [5] and a [6]
innovation-effect-delft-pocket-telescope-1 = Return a card from your score pile. | If you do, draw a [5] as well as a [6], then reveal one of them that shares an icon with the returned card. | If you cannot, return both and repeat this effect.
innovation-card-petition-of-right = Petition of Right
innovation-dogma-petition-of-right = Take a score card for each top [castle]
innovation-effect-petition-of-right-1 = I compel you to transfer to my score pile a card from yours for each of your top cards with [castle].
innovation-card-abell-gallery-harpsichord = Abell Gallery Harpsichord
innovation-dogma-abell-gallery-harpsichord = Score a card for each unmatched top value
innovation-effect-abell-gallery-harpsichord-1 = For each value that exactly one of your top cards has, lowest first, draw a card of this value and score it.
innovation-card-cross-of-coronado = Cross of Coronado
innovation-dogma-cross-of-coronado = Five cards in five colours win
innovation-effect-cross-of-coronado-1 = Reveal your hand. | If it holds exactly five cards in five colours, you win.
innovation-won-cross-of-coronado = { $winners ->
    [one] { innovation-card-cross-of-coronado }: { $names } with five cards in five colours
   *[other] { innovation-card-cross-of-coronado }: { $names } as a team with five cards in five colours
 }

## Age 5

innovation-card-bill-of-rights = Bill of Rights
innovation-dogma-bill-of-rights = Take a colour of which they show more
innovation-effect-bill-of-rights-1 = I compel you to choose a colour of which more cards are visible on your board than on mine. | Transfer all cards of it to my board, the bottom one first.
innovation-question-bill-of-rights = Which colour do you transfer?
innovation-answer-bill-of-rights = { innovation-answer-of-colour }
innovation-card-ship-of-the-line-sussex = Ship of the Line Sussex
innovation-dogma-ship-of-the-line-sussex = Score a colour, or return your score pile
innovation-effect-ship-of-the-line-sussex-1 = If your score pile is empty, choose a colour and score all cards of it on your board. | Otherwise return your whole score pile.
innovation-question-ship-of-the-line-sussex = Which colour do you score?
innovation-answer-ship-of-the-line-sussex = { innovation-answer-of-colour }
innovation-card-gujin-tushu-jinsheng = Gujin Tushu Jicheng
innovation-dogma-gujin-tushu-jinsheng = Execute a top card on another board
innovation-effect-gujin-tushu-jinsheng-1 = If Gujin Tushu Jicheng is on your board, choose a top card on another board. | Execute its effects as if they stood on this card; nobody shares them.
innovation-card-the-daily-courant = The Daily Courant
innovation-dogma-the-daily-courant = Put a card on its pile; may execute a top card
innovation-effect-the-daily-courant-1 = Draw a card of any value and put it on top of the pile of its age. | You may execute the effects of another of your top cards as if they stood on this card; nobody shares them.
innovation-question-the-daily-courant = Which value do you draw and put on its pile?
innovation-answer-the-daily-courant = { innovation-answer-of-value }
innovation-card-barque-longue-la-belle = Barque-Longue La Belle
innovation-dogma-barque-longue-la-belle = Meld [5]s until one is green
innovation-effect-barque-longue-la-belle-1 = Draw a [5] and meld it. | If it is not green, repeat this effect.
innovation-card-hudsons-bay-company-archives = Hudson’s Bay Company Archives
innovation-dogma-hudsons-bay-company-archives = Score all bottom cards; meld from your score pile
innovation-effect-hudsons-bay-company-archives-1 = Score the bottom card of each of your colours. | Meld a card from your score pile. | Splay its colour right.
innovation-card-boerhavve-silver-microscope = Boerhaave Silver Microscope
innovation-dogma-boerhavve-silver-microscope = Return lowest in hand and on top, score their sum
innovation-effect-boerhavve-silver-microscope-1 = Return your lowest card in hand and the lowest of your top cards. | Draw a card whose value is the sum of theirs and score it.
innovation-card-principia = Principia
innovation-dogma-principia = Trade top cards for cards one higher
innovation-effect-principia-1 = Return all your top cards that are not blue. | For each of them, lowest first, draw a card whose value is one higher and meld it.
innovation-card-almira-queen-of-the-castle = Almira, Queen of the Castle
innovation-dogma-almira-queen-of-the-castle = Meld a card, claim its value’s achievement
innovation-effect-almira-queen-of-the-castle-1 = Meld a card from your hand. | Claim an achievement of the same value, eligible or not.
innovation-card-sandham-room-cricket-bat = Sandham Room Cricket Bat
innovation-dogma-sandham-room-cricket-bat = Draw a [6]: a red one claims an achievement
innovation-effect-sandham-room-cricket-bat-1 = Draw a [6] and reveal it. | If it is red, claim an achievement, eligible or not.

## Age 6

innovation-card-frigate-constitution = Frigate Constitution
innovation-dogma-frigate-constitution = They reveal a card that may cost a whole colour
innovation-effect-frigate-constitution-1 = I compel you to reveal a card from your hand. | If you do and one of my top cards has the same value, return it and all cards of its colour on your board.
innovation-card-us-declaration-of-independence = U.S. Declaration of Independence
innovation-dogma-us-declaration-of-independence = Take the highest from hand, score pile, board
innovation-effect-us-declaration-of-independence-1 = I compel you to transfer the highest in your hand to mine, the highest in your score pile to mine, and the highest of your top cards with [factory] to my board.
innovation-card-pride-and-prejudice = Pride and Prejudice
innovation-dogma-pride-and-prejudice = Meld [6]s, score those in your thinnest colour
innovation-effect-pride-and-prejudice-1 = Draw a [6] and meld it. | If none of your colours has fewer visible cards than its colour, score it and repeat this effect.
innovation-card-stamp-act = Stamp Act
innovation-dogma-stamp-act = Take a score card by yellow; green costs one more
innovation-effect-stamp-act-1 = I compel you to transfer to my score pile a card from yours with the value of your top yellow card. | If you do, return one from your score pile with the value of your top green card.
innovation-card-buttonwood-agreement = Buttonwood Agreement
innovation-dogma-buttonwood-agreement = Bet on three colours for an [8]
innovation-effect-buttonwood-agreement-1 = Choose three colours. | Draw an [8] and reveal it. | If it has one of them, score it and splay that colour up. | Otherwise return all cards of its colour from your score pile, and unsplay it.
innovation-question-buttonwood-agreement = Which colour do you bet on?
innovation-answer-buttonwood-agreement = { innovation-answer-of-colour }
innovation-card-the-wealth-of-nations = The Wealth of Nations
innovation-dogma-the-wealth-of-nations = Score a [1], then a fifth of your score
innovation-effect-the-wealth-of-nations-1 = Draw a [1] and score it. | Take a fifth of the sum of all values in your score pile, rounded up. | Draw a card of that value and score it.
innovation-card-kilogram-of-the-archives = Kilogram of the Archives
innovation-dogma-kilogram-of-the-archives = Two cards that make ten: score a [10]
innovation-effect-kilogram-of-the-archives-1 = Return a card from your hand. | Return one of your top cards. | If you returned two whose values add up to ten, draw a [10] and score it.
innovation-card-puffing-billy = Puffing Billy
innovation-dogma-puffing-billy = Draw by the icons of a colour, splay it right
innovation-effect-puffing-billy-1 = Return a card from your hand. | See which icon is visible most often in its colour on your board, and draw a card whose value is that number. | Splay the colour right.
innovation-card-marcha-real = Marcha Real
innovation-dogma-marcha-real = Return two alike: a higher card, or an achievement
innovation-effect-marcha-real-1 = Reveal two cards from your hand and return them. | If their values are equal, draw a card one higher. | If their colours are equal, claim an achievement, eligible or not.
innovation-card-moonlight-sonata = Moonlight Sonata
innovation-dogma-moonlight-sonata = Meld a bottom card, claim an achievement
innovation-effect-moonlight-sonata-1 = Choose a colour whose top card is your highest. | Meld your bottom card of it. | Claim an achievement, eligible or not.
innovation-question-moonlight-sonata = The bottom card of which colour do you meld?
innovation-answer-moonlight-sonata = { innovation-answer-of-colour }

## Age 7

innovation-card-jedliks-electromagnetic-self-rotor = Jedlik’s Electromagnetic Self-Rotor
innovation-dogma-jedliks-electromagnetic-self-rotor = Score and meld an [8], claim achievement 8
innovation-effect-jedliks-electromagnetic-self-rotor-1 = Draw an [8] and score it. | Draw an [8] and meld it. | If an achievement of value 8 is available, claim it, eligible or not.
innovation-card-submarine-h-l-hunley = Submarine H. L. Hunley
innovation-dogma-submarine-h-l-hunley = They meld a [7]; a bottom [1] sinks its colour
innovation-effect-submarine-h-l-hunley-1 = I compel you to draw a [7] and meld it. | Reveal your bottom card of its colour. | If that is a [1], return all cards of the colour on your board.
innovation-card-colt-paterson-revolver = Colt Paterson Revolver
innovation-dogma-colt-paterson-revolver = They draw a [7]; a match costs hand and score
innovation-effect-colt-paterson-revolver-1 = I compel you to reveal every card in your hand. | Then draw a [7]. | If another card in your hand has its colour, return your whole hand and your whole score pile.
innovation-card-singer-model-27 = Singer Model 27
innovation-dogma-singer-model-27 = Tuck, splay up, tuck that colour from your score
innovation-effect-singer-model-27-1 = Tuck a card from your hand. | If you do, splay its colour up, then tuck all cards of that colour from your score pile.
innovation-card-hansen-writing-ball = Hansen Writing Ball
innovation-dogma-hansen-writing-ball = They draw four [7], then you take their hand
innovation-effect-hansen-writing-ball-1 = I compel you to draw four cards of value [7]. | Meld a blue card from your hand, then transfer what is left of it to mine.
innovation-effect-hansen-writing-ball-2 = Draw a [7] and reveal it. | When it shows no [clock], tuck it, then repeat this effect.
innovation-card-international-prototype-metre-bar = International Prototype Metre Bar
innovation-dogma-international-prototype-metre-bar = Meld any value; win if as many cards are visible
innovation-effect-international-prototype-metre-bar-1 = Choose a value. | Draw a card of it and meld it. | Splay its colour up. | If exactly as many cards of that colour are visible on your board as its value says, you win. | Otherwise return it.
innovation-question-international-prototype-metre-bar = { innovation-question-of-meld }
innovation-answer-international-prototype-metre-bar = { innovation-answer-of-meld }
innovation-won-international-prototype-metre-bar = { $winners ->
    [one] { innovation-card-international-prototype-metre-bar }: { $names }: as many visible cards as the value says
   *[other] { innovation-card-international-prototype-metre-bar }: { $names } as a team: as many visible cards as the value says
 }
innovation-card-corvette-challenger = Corvette Challenger
innovation-dogma-corvette-challenger = Tuck an [8], splay up, score by visible cards
innovation-effect-corvette-challenger-1 = Draw an [8] and tuck it. | Splay its colour up. | Draw a card whose value is the number of visible cards of that colour on your board, and score it.
innovation-card-periodic-table = Periodic Table
innovation-dogma-periodic-table = Two equal top cards meld one a value higher
innovation-effect-periodic-table-1 = Choose two of your top cards with the same value. | If you do, draw a card one higher than these two and meld it. | If it covers one of the chosen, repeat this effect.
innovation-question-periodic-table = { $ask ->
    [value] Two top cards of which value do you choose?
   *[colour] The top card of which colour do you choose?
 }
innovation-answer-periodic-table = { $ask ->
    [value] { innovation-answer-of-value }
   *[colour] { innovation-answer-of-colour }
 }
innovation-card-roundhay-garden-scene = Roundhay Garden Scene
innovation-dogma-roundhay-garden-scene = Meld from your score pile, score two, execute it
innovation-effect-roundhay-garden-scene-1 = Meld the highest card in your score pile. | Draw two cards of its value and score them. | Execute its effects as if they stood on this card; nobody shares them.
innovation-card-the-communist-manifesto = The Communist Manifesto
innovation-dogma-the-communist-manifesto = A [7] for everybody; execute your own
innovation-effect-the-communist-manifesto-1 = Draw and reveal a [7] for each player. | Transfer one of them to each player’s board. | Execute the non-demand effects of yours; nobody shares them.

## Age 8

innovation-card-battleship-bismarck = Battleship Bismarck
innovation-dogma-battleship-bismarck = They draw an [8] and return its whole colour
innovation-effect-battleship-bismarck-1 = I compel you to draw an [8] and reveal it. | Return all cards of its colour on your board.
innovation-card-battleship-yamato = Battleship Yamato
innovation-dogma-battleship-yamato = No effect, and its value is 11
innovation-card-plush-beweglich-rod-bear = Plush Beweglich Rod Bear
innovation-dogma-plush-beweglich-rod-bear = Splay a value’s colours up; clear it from scores
innovation-effect-plush-beweglich-rod-bear-1 = Choose a value. | Splay up each of your colours whose top card has it. | Every card of it is returned from every score pile.
innovation-question-plush-beweglich-rod-bear = Which value splays your colours up and leaves all score piles?
innovation-answer-plush-beweglich-rod-bear = { innovation-answer-of-value }
innovation-card-time = Time
innovation-dogma-time = Take top cards with [clock], one by one
innovation-effect-time-1 = I compel you to transfer to my board a top card of yours with [clock] that is not yellow. | If you do, repeat this effect.
innovation-card-meiji-mura-stamp-vending-machine = Meiji-Mura Stamp Vending Machine
innovation-dogma-meiji-mura-stamp-vending-machine = Return a card, score three of its value
innovation-effect-meiji-mura-stamp-vending-machine-1 = Return a card from your hand. | Draw three cards of its value and score them.
innovation-card-ocean-liner-titanic = Ocean Liner Titanic
innovation-dogma-ocean-liner-titanic = Score all bottom cards
innovation-effect-ocean-liner-titanic-1 = Score all bottom cards on your board.
innovation-card-earharts-lockheed-electra-10e = Earhart’s Lockheed Electra 10E
innovation-dogma-earharts-lockheed-electra-10e = Return top cards from 8 down to 1; all eight win
innovation-effect-earharts-lockheed-electra-10e-1 = For each value from 8 down to 1, return one of your top cards of it. | If that was eight cards, you win. | Otherwise claim an achievement, eligible or not.
innovation-won-earharts-lockheed-electra-10e = { $winners ->
    [one] { innovation-card-earharts-lockheed-electra-10e }: { $names } with eight cards returned
   *[other] { innovation-card-earharts-lockheed-electra-10e }: { $names } as a team with eight cards returned
 }
innovation-card-parnell-pitch-drop = Parnell Pitch Drop
innovation-dogma-parnell-pitch-drop = Meld a card one higher; three [clock] on it win
innovation-effect-parnell-pitch-drop-1 = Draw a card whose value is one higher than that of your highest top card, and meld it. | If it shows three [clock], you win.
innovation-won-parnell-pitch-drop = { $winners ->
    [one] { innovation-card-parnell-pitch-drop }: { $names } with three clocks on one card
   *[other] { innovation-card-parnell-pitch-drop }: { $names } as a team with three clocks on one card
 }
innovation-card-30-world-cup-final-ball = ’30 World Cup Final Ball
innovation-dogma-30-world-cup-final-ball = They return an achievement; an [8] is achieved
innovation-effect-30-world-cup-final-ball-1 = I compel you to return an achievement of yours.
innovation-effect-30-world-cup-final-ball-2 = Draw an [8] and reveal it. | The one player whose top card of its colour is higher than everybody else’s achieves it, eligible or not. | If somebody does, repeat this effect.
innovation-card-garlands-ruby-slippers = Garland’s Ruby Slippers
innovation-dogma-garlands-ruby-slippers = Meld an [8] and execute it; without effect, win
innovation-effect-garlands-ruby-slippers-1 = Meld an [8] from your hand. | If it has no effect at all, you win. | Otherwise execute its effects as if they stood on this card; nobody shares them.
innovation-won-garlands-ruby-slippers = { $winners ->
    [one] { innovation-card-garlands-ruby-slippers }: { $names } with an 8 that has no effect
   *[other] { innovation-card-garlands-ruby-slippers }: { $names } as a team with an 8 that has no effect
 }

## Age 9

innovation-card-united-nations-charter = United Nations Charter
innovation-dogma-united-nations-charter = Take all top demands; with one yourself, a [10]
innovation-effect-united-nations-charter-1 = I compel you to transfer to my score pile all your top cards that have a demand.
innovation-effect-united-nations-charter-2 = If one of your top cards has a demand, draw a [10].
innovation-card-velcro-shoes = Velcro Shoes
innovation-dogma-velcro-shoes = Take a [9] from hand or score pile, or win
innovation-effect-velcro-shoes-1 = I compel you to transfer to my hand a [9] from yours. | If you do not, transfer to my score pile a [9] from yours. | If neither happens, I win.
innovation-won-velcro-shoes = { $winners ->
    [one] { innovation-card-velcro-shoes }: { $names }, for there was no 9 to transfer
   *[other] { innovation-card-velcro-shoes }: { $names } as a team, for there was no 9 to transfer
 }
innovation-card-magnavox-odyssey = Magnavox Odyssey
innovation-dogma-magnavox-odyssey = Meld two [10]; two of one colour win
innovation-effect-magnavox-odyssey-1 = Draw two [10] and meld them. | If they have the same colour, you win.
innovation-won-magnavox-odyssey = { $winners ->
    [one] { innovation-card-magnavox-odyssey }: { $names } with two cards of one colour
   *[other] { innovation-card-magnavox-odyssey }: { $names } as a team with two cards of one colour
 }
innovation-card-rock-around-the-clock = Rock Around the Clock
innovation-dogma-rock-around-the-clock = Score a [9] for each top card with [clock]
innovation-effect-rock-around-the-clock-1 = For each of your top cards with [clock], draw a [9] and score it.
innovation-card-philips-compact-cassette = Philips Compact Cassette
innovation-dogma-philips-compact-cassette = Unsplay others; splay two of your colours up
innovation-effect-philips-compact-cassette-1 = I compel you to unsplay all your colours.
innovation-effect-philips-compact-cassette-2 = Splay two of your colours up.
innovation-question-philips-compact-cassette = Which colour do you splay up?
innovation-answer-philips-compact-cassette = { innovation-answer-of-up }
innovation-card-syncom-3 = Syncom 3
innovation-dogma-syncom-3 = A new hand of five [9]; all five colours win
innovation-effect-syncom-3-1 = Return your whole hand. | Draw five [9] and reveal them. | If all five colours are among them, you win.
innovation-won-syncom-3 = { $winners ->
    [one] { innovation-card-syncom-3 }: { $names } with all five colours
   *[other] { innovation-card-syncom-3 }: { $names } as a team with all five colours
 }
innovation-card-luna-3 = Luna 3
innovation-dogma-luna-3 = Trade your score pile for one card of its size
innovation-effect-luna-3-1 = Return your whole score pile. | Draw a card whose value is the number of returned cards, and score it.
innovation-card-yeagers-bell-x-1a = Yeager’s Bell X-1A
innovation-dogma-yeagers-bell-x-1a = Meld a [9] and execute it; repeat with [clock]
innovation-effect-yeagers-bell-x-1a-1 = Draw a [9] and meld it. | Execute its effects as if they stood on this card; nobody shares them. | If it has [clock], repeat this effect.
innovation-card-marilyn-diptych = Marilyn Diptych
innovation-dogma-marilyn-diptych = Score or take back; exactly 25 points win
innovation-effect-marilyn-diptych-1 = You may score one card from your hand. | You may take one card from your score pile into your hand. | If you then have exactly 25 points, you win.
innovation-won-marilyn-diptych = { $winners ->
    [one] { innovation-card-marilyn-diptych }: { $names } with exactly { $count } points
   *[other] { innovation-card-marilyn-diptych }: { $names } as a team with exactly { $count } points
 }
innovation-card-the-big-bang = The Big Bang
innovation-dogma-the-big-bang = Execute your top blue card again and again
innovation-effect-the-big-bang-1 = Execute the non-demand effects of the blue card on top of your board; nobody shares them. | If that changed anything, draw a [10], remove it from the game and repeat this effect.

## Age 10

innovation-card-exxon-valdez = Exxon Valdez
innovation-dogma-exxon-valdez = Remove a player from the game
innovation-effect-exxon-valdez-1 = I compel you to remove from the game your hand, your score pile, your board and your achievements. | You lose. | If only one player is left, this player wins.
innovation-won-exxon-valdez = { $winners ->
    [one] { innovation-card-exxon-valdez }: { $names }: nobody else is left
   *[other] { innovation-card-exxon-valdez }: { $names } as a team: nobody else is left
 }
innovation-card-maldives = Maldives
innovation-dogma-maldives = Hands and score piles shrink to a few cards
innovation-effect-maldives-1 = I compel you to return all but two cards in your hand. | Return all but two cards in your score pile.
innovation-effect-maldives-2 = Return all but four cards in your score pile.
innovation-card-dolly-the-sheep = Dolly the Sheep
innovation-dogma-dolly-the-sheep = Domestication as your bottom yellow card wins
innovation-effect-dolly-the-sheep-1 = You may score the bottom card of your yellow pile. | You may draw a [1] and tuck it. | If Domestication is your bottom yellow card, you win. | If not, meld your highest card in hand, then draw a [10].
innovation-question-dolly-the-sheep = Draw a 1 and tuck it?
innovation-won-dolly-the-sheep = { $winners ->
    [one] { innovation-card-dolly-the-sheep }: { $names } with { innovation-card-domestication } below all yellow cards
   *[other] { innovation-card-dolly-the-sheep }: { $names } as a team with { innovation-card-domestication } below all yellow cards
 }
innovation-card-wheres-waldo = Where’s Waldo?
innovation-dogma-wheres-waldo = You win
innovation-effect-wheres-waldo-1 = You win.
innovation-won-wheres-waldo = { $winners ->
    [one] { innovation-card-wheres-waldo }: { $names }
   *[other] { innovation-card-wheres-waldo }: { $names } as a team
 }
innovation-card-maastricht-treaty = Maastricht Treaty
innovation-dogma-maastricht-treaty = The most cards in a score pile win
innovation-effect-maastricht-treaty-1 = If your score pile holds more cards than any other, you win.
innovation-won-maastricht-treaty = { $winners ->
    [one] { innovation-card-maastricht-treaty }: { $names } with { $count } cards in the score pile
   *[other] { innovation-card-maastricht-treaty }: { $names } as a team with { $count } cards in the score pile
 }
innovation-card-seikan-tunnel = Seikan Tunnel
innovation-dogma-seikan-tunnel = The most visible cards in one colour win
innovation-effect-seikan-tunnel-1 = If one of your colours shows more cards than any colour of anybody else, you win.
innovation-won-seikan-tunnel = { $winners ->
    [one] { innovation-card-seikan-tunnel }: { $names } with { $count } visible cards in one colour
   *[other] { innovation-card-seikan-tunnel }: { $names } as a team with { $count } visible cards in one colour
 }
innovation-card-higgs-boson = Higgs Boson
innovation-dogma-higgs-boson = Move your whole board to your score pile
innovation-effect-higgs-boson-1 = Transfer your whole board to your score pile.
innovation-card-rover-curiosity = Rover Curiosity
innovation-dogma-rover-curiosity = Meld an artifact [10] and execute it
innovation-effect-rover-curiosity-1 = Draw an artifact [10] and meld it. | Execute its effects as if they stood on this card; nobody shares them.
innovation-card-delorean-dmc-12 = DeLorean DMC-12
innovation-dogma-delorean-dmc-12 = Remove all top cards and all hands
innovation-effect-delorean-dmc-12-1 = If DeLorean DMC-12 lies on top anywhere, remove from the game the top cards of all boards and the cards of all hands.
innovation-card-twister = Twister
innovation-dogma-twister = They meld a score card of each colour
innovation-effect-twister-1 = I compel you to reveal the cards in your score pile. | For each colour, meld a card of it from your score pile.

## Relics

innovation-card-timbuktu = Timbuktu
innovation-card-complex-numbers = Complex Numbers
innovation-dogma-complex-numbers = Reveal a top card’s twin, claim its value
innovation-effect-complex-numbers-1 = You may reveal one card from your hand that has exactly the same icons, in kind and number, as one of your top cards. | If you do, claim an achievement of the same value, eligible or not.
innovation-card-newton-wickins-telescope = Newton-Wickins Telescope
innovation-dogma-newton-wickins-telescope = Trade score cards for one card of their number
innovation-effect-newton-wickins-telescope-1 = You may return as many cards from your score pile as you like. | If you do, draw a card whose value is the number of returned cards and meld it. | If it has [clock], return it.
innovation-card-ching-shih = Ching Shih
innovation-dogma-ching-shih = Takes an achievement; robs instead of scoring
innovation-karma-ching-shih-1 = When you meld this card, transfer one of an opponent’s achievements to yours.
innovation-karma-ching-shih-2 = Instead of scoring a card that is no figure, transfer one of the same value from the score pile of an opponent to yours.
innovation-card-safety-pin = Safety Pin
innovation-dogma-safety-pin = They return high cards from hand and draw a [6]
innovation-echo-safety-pin = Draw a [7] and score it.
innovation-effect-safety-pin-1 = I demand that you return all cards in your hand above [6]. | Draw a [6].
