## Age 1

innovation-card-bangle = Bangle
innovation-dogma-bangle = Draw and foreshadow a [3]
innovation-echo-bangle = Tuck a red card from your hand.
innovation-effect-bangle-1 = Draw a [3] and foreshadow it.
innovation-card-candles = Candles
innovation-dogma-candles = Take a [castle] card from a hand
innovation-echo-candles = If every other player has more points than you, draw a [3].
innovation-effect-candles-1 = I demand that you transfer to my hand a card with [castle] from yours. | If you do, draw a [1].
innovation-card-plumbing = Plumbing
innovation-dogma-plumbing = Only its echo effect
innovation-echo-plumbing = Score one of the bottom cards on your board.
innovation-card-chopsticks = Chopsticks
innovation-dogma-chopsticks = May add a [1] to the achievements
innovation-echo-chopsticks = Draw a [1].
innovation-effect-chopsticks-1 = If pile [1] is not empty, you may move its bottom card to the available achievements.
innovation-question-chopsticks = Does the bottom card of pile 1 become an achievement?
innovation-card-noodles = Noodles
innovation-dogma-noodles = Most [1]s in hand score a [2]; yellow scores [1]s
innovation-effect-noodles-1 = If your hand holds more cards of value [1] than the hand of each other player, draw a [2] and score it.
innovation-effect-noodles-2 = Draw a [1] and reveal it. | If it is yellow, score every [1] in your hand.
innovation-card-soap = Soap
innovation-dogma-soap = Tuck a colour; three or more may achieve a card
innovation-effect-soap-1 = Choose a colour. | You may tuck as many cards of this colour from your hand as you like. | If at least three were tucked, you may achieve a card from your hand for which you are eligible.
innovation-question-soap = Which colour do you tuck?
innovation-answer-soap = Tuck { $colour }
innovation-card-comb = Comb
innovation-dogma-comb = Reveal five [1], keep those of one colour
innovation-effect-comb-1 = Choose a colour, then draw and reveal five cards of value [1]. | Keep those of the chosen colour and return the others.
innovation-question-comb = Which colour do you keep?
innovation-answer-comb = Keep { $colour }
innovation-card-ice-skates = Ice Skates
innovation-dogma-ice-skates = Trade up to three for melded [2] or foreseen [3]
innovation-effect-ice-skates-1 = You may return one, two or three cards from your hand. | For each of them, either draw a [2] and meld it or draw a [3] and foreshadow it. | Return the highest of your top cards.
innovation-question-ice-skates = What do you do for { $card }, which you returned?
innovation-answer-ice-skates-1 = Draw a 2 and meld it
innovation-answer-ice-skates-2 = Draw a 3 and foreshadow it
innovation-card-umbrella = Umbrella
innovation-dogma-umbrella = Return cards, score two for each
innovation-echo-umbrella = You may meld one card from your hand.
innovation-effect-umbrella-1 = You may return as many cards from your hand as you like. | For each of them, score two cards from your hand.
innovation-card-dice = Dice
innovation-dogma-dice = Reveal a [1]; meld a card as high as its bonus
innovation-effect-dice-1 = Draw a [1] and reveal it. | If it has a bonus, draw a card whose value is that bonus and meld it.
innovation-card-perfume = Perfume
innovation-dogma-perfume = Take a top card of a value you lack on top
innovation-echo-perfume = Draw a [1] and tuck it.
innovation-effect-perfume-1 = I demand that you transfer to my board one of your top cards whose value none of my top cards has. | If you do, draw one of the same value and meld it.
innovation-card-ruler = Ruler
innovation-dogma-ruler = Only its echo effect
innovation-echo-ruler = Draw a [2].
innovation-card-bell = Bell
innovation-dogma-bell = Draw and foreshadow a [2]
innovation-echo-bell = You may score one card from your hand.
innovation-effect-bell-1 = Draw a [2] and foreshadow it.
innovation-card-flute = Flute
innovation-dogma-flute = They return a bonus card; draw a [1], or two
innovation-echo-flute = You may splay one of your colours left.
innovation-effect-flute-1 = I demand that you return from your hand a card with a bonus.
innovation-effect-flute-2 = Draw a [1] and reveal it. | If it has a bonus, draw another [1].
innovation-card-puppet = Puppet
innovation-dogma-puppet = No effect

## Age 2

innovation-card-crossbow = Crossbow
innovation-dogma-crossbow = Take a bonus card from a hand; give one away
innovation-effect-crossbow-1 = I demand that you transfer from your hand to my score pile a card with a bonus.
innovation-effect-crossbow-2 = Transfer one card from your hand to the board of another player of your choice.
innovation-question-crossbow = Whose board gets the card?
innovation-card-horseshoes = Horseshoes
innovation-dogma-horseshoes = Take a top card without [castle] or [factory]
innovation-echo-horseshoes = Draw a [2] and foreshadow it.
innovation-effect-horseshoes-1 = I demand that you transfer to my board one of your top cards that has neither [castle] nor [factory]. | If you do, draw a [2] and meld it.
innovation-card-toothbrush = Toothbrush
innovation-dogma-toothbrush = Splay left; may add a [2] to achievements
innovation-echo-toothbrush = Choose a value that you hold and tuck every card of it from your hand.
innovation-effect-toothbrush-1 = You may choose one of your colours and splay it left.
innovation-effect-toothbrush-2 = If pile [2] is not empty, you may move its bottom card to the available achievements.
innovation-question-toothbrush = { $ask ->
    [value] Which value do you tuck from your hand?
   *[whether] Does the bottom card of pile 2 become an achievement?
 }
innovation-answer-toothbrush = Tuck every { $age }
innovation-card-watermill = Watermill
innovation-dogma-watermill = Tuck a bonus card, draw that value; may repeat
innovation-effect-watermill-1 = From your hand, tuck a card with a bonus. | If you do, draw a card whose value is that bonus. | If the drawn card has a bonus as well, you may return one card from your hand and then repeat this effect.
innovation-card-glassblowing = Glassblowing
innovation-dogma-glassblowing = Foreshadow a card three above your lowest top
innovation-echo-glassblowing = From your hand, score a card with a bonus.
innovation-effect-glassblowing-1 = Look for your lowest top card that is not green. | Draw a card three higher in value and foreshadow it.
innovation-card-scissors = Scissors
innovation-dogma-scissors = Meld or score up to two; score a top Paper
innovation-echo-scissors = Take one of the bottom cards on your board into your hand.
innovation-effect-scissors-1 = You may choose one or two cards from your hand and either meld or score each.
innovation-effect-scissors-2 = Paper, if it lies on top on anybody’s board, is transferred to your score pile.
innovation-question-scissors = { $ask ->
    [card] Which card from your hand do you meld or score, if any?
    [more] Which other card do you meld or score, if any?
   *[option] Meld { $card } or score it?
 }
innovation-answer-scissors-1 = Meld the card
innovation-answer-scissors-2 = Score the card
innovation-card-lever = Lever
innovation-dogma-lever = Return pairs to draw cards one value higher
innovation-echo-lever = Draw two cards of value [2].
innovation-effect-lever-1 = You may return as many cards from your hand as you like. | For every two of them with the same value, draw a card one higher in value.
innovation-question-lever = Which value do you draw next?
innovation-answer-lever = Draw { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-linguistics = Linguistics
innovation-dogma-linguistics = Draw a card as high as one of your bonuses
innovation-echo-linguistics = Either draw a [3], or draw a [4] and foreshadow it.
innovation-effect-linguistics-1 = Choose a bonus on your board, if it shows any, and draw a card of that value.
innovation-question-linguistics = { $ask ->
    [option] Which of the two do you do?
   *[value] The value of which bonus do you draw?
 }
innovation-answer-linguistics = Draw { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-answer-linguistics-1 = Draw a 3
innovation-answer-linguistics-2 = Draw a 4 and foreshadow it
innovation-card-chaturanga = Chaturanga
innovation-dogma-chaturanga = Meld a bonus card, draw two; or foreshadow
innovation-effect-chaturanga-1 = From your hand, meld a card with a bonus. | If you do, draw two cards whose value is that bonus. | If not, draw a card whose value is the number of your top cards and foreshadow it.
innovation-card-pagoda = Pagoda
innovation-dogma-pagoda = Draw a [3]: meld it over a match, or foreshadow it
innovation-effect-pagoda-1 = Draw a [3] and reveal it. | If your hand holds another card of its colour, tuck that one and meld the [3]. | If not, foreshadow the [3].

## Age 3

innovation-card-katana = Katana
innovation-dogma-katana = Take two top [castle] cards and foresee more
innovation-effect-katana-1 = I demand that you transfer to my score pile two of your top cards with [castle]. | If at least one was transferred, draw a card whose value is the number of [castle] on them and transfer it to my forecast.
innovation-card-liquid-fire = Liquid Fire
innovation-dogma-liquid-fire = They draw for your forecast; red costs their hand
innovation-effect-liquid-fire-1 = I demand that you draw a card whose value is the highest bonus on your board, and show it. | Transfer it to my forecast. | If it was red, transfer your whole hand to my score pile.
innovation-card-deodorant = Deodorant
innovation-dogma-deodorant = Meld a [3] with a top [castle], or draw a [4]
innovation-echo-deodorant = Draw a [3] and meld it.
innovation-effect-deodorant-1 = If one of your top cards has a [castle], draw a [3] and meld it. | If none has, draw a [4].
innovation-card-sandpaper = Sandpaper
innovation-dogma-sandpaper = Trade cards from hand for [3]s, then meld one
innovation-effect-sandpaper-1 = You may return as many cards from your hand as you like. | Draw as many cards of value [3], then meld one card from your hand.
innovation-card-charitable-trust = Charitable Trust
innovation-dogma-charitable-trust = Meld the card of the echo; may achieve green
innovation-echo-charitable-trust = Draw a [3] or a [4].
innovation-effect-charitable-trust-1 = You may meld the card that this card’s echo effect made you draw. | If you do, return your top green card, or achieve it if you are eligible.
innovation-question-charitable-trust = { $ask ->
    [value] Echo effect: draw a 3 or a 4, which you may meld after it?
   *[option] What becomes of your top green card?
 }
innovation-answer-charitable-trust = Draw { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-answer-charitable-trust-1 = Return it
innovation-answer-charitable-trust-2 = Achieve it
innovation-card-homing-pigeons = Homing Pigeons
innovation-dogma-homing-pigeons = They return two score cards; red or green left
innovation-effect-homing-pigeons-1 = I demand two cards from your score pile, each of a value that a card in my hand has: return them.
innovation-effect-homing-pigeons-2 = You may splay red or green left.
innovation-card-almanac = Almanac
innovation-dogma-almanac = Return a foreseen bonus card, score one higher
innovation-echo-almanac = Draw a [4] and foreshadow it.
innovation-effect-almanac-1 = From your forecast you may return a card with a bonus. | If you do, draw a card one higher in value than that bonus and score it.
innovation-card-magnifying-glass = Magnifying Glass
innovation-dogma-magnifying-glass = Trade three of a value for one two higher; splay
innovation-echo-magnifying-glass = Draw a [4], and after that return any card from your hand.
innovation-effect-magnifying-glass-1 = You may return three cards of one value from your hand. | If you do, draw a card two higher in value than they.
innovation-effect-magnifying-glass-2 = You may splay yellow or blue left.
innovation-card-novel = Novel
innovation-dogma-novel = Draw a [3]; splay purple left; may claim Supremacy
innovation-echo-novel = Draw a [3].
innovation-effect-novel-1 = Draw a [3]. | Then splay purple left if you like.
innovation-effect-novel-2 = If there is an icon other than the [crown] that all of your top cards show, purple aside, claim the achievement Supremacy.
innovation-card-sunglasses = Sunglasses
innovation-dogma-sunglasses = Splay purple like another colour, or vice versa
innovation-echo-sunglasses = From your hand, score a card of a colour that you have splayed.
innovation-effect-sunglasses-1 = You may splay purple as one of your other colours is splayed, or one of your other colours as purple is splayed.
innovation-question-sunglasses = { $ask ->
    [option] Which of the two do you splay, if any?
   *[colour] Which of your other colours?
 }
innovation-answer-sunglasses = Choose { $colour }
innovation-answer-sunglasses-1 = Splay purple like another colour
innovation-answer-sunglasses-2 = Splay another colour like purple

## Age 4

innovation-card-kobukson = Kobukson
innovation-dogma-kobukson = They return top [castle] cards; tuck [4]s
innovation-echo-kobukson = Choose a colour on anybody’s board and splay it left.
innovation-effect-kobukson-1 = I demand that you return every top card with [castle] on your board. | Draw a [4] and tuck it.
innovation-effect-kobukson-2 = For every two cards that the demand made anybody return, draw a [4] and tuck it.
innovation-question-kobukson = { $ask ->
    [player] On whose board is a colour splayed left?
   *[colour] Which colour is splayed left?
 }
innovation-answer-kobukson = Splay { $colour } left
innovation-card-shuriken = Shuriken
innovation-dogma-shuriken = Take a top card with [castle] or [lightbulb]; splay
innovation-effect-shuriken-1 = I demand that you transfer to my board a top card of yours with [castle] or [lightbulb] that is not red. | If you do, draw a [4].
innovation-effect-shuriken-2 = You may splay purple right.
innovation-card-barometer = Barometer
innovation-dogma-barometer = Foreshadow two above a bonus; may claim Destiny
innovation-echo-barometer = Transfer to your hand a [5] from your forecast.
innovation-effect-barometer-1 = Choose a bonus on anybody’s board. | Draw a card two higher in value and foreshadow it.
innovation-effect-barometer-2 = You may reveal and return your whole forecast. | If a blue card was among it, claim the achievement Destiny.
innovation-question-barometer = The card you foreshadow is two higher than which bonus?
innovation-answer-barometer = Choose the bonus { $age }
innovation-card-pencil = Pencil
innovation-dogma-pencil = Trade up to three for one higher, foreshadowed
innovation-echo-pencil = Draw a [5].
innovation-effect-pencil-1 = You may return one, two or three cards from your hand. | If you do, draw as many cards, each one higher in value than the highest of them. | Foreshadow one of the drawn cards and return the others.
innovation-card-chintz = Chintz
innovation-dogma-chintz = Draw a [4]; more if your hand is a single card
innovation-effect-chintz-1 = Draw a [4].
innovation-effect-chintz-2 = If your hand is a single card, draw a [4], then draw another [4] and score it.
innovation-card-globe = Globe
innovation-dogma-globe = Return up to three of a colour; splay, foreshadow
innovation-effect-globe-1 = You may return one, two or three cards of the same colour from your hand. | If it was one, splay any of your colours left, if two, right, and if three, up. | If you returned any, draw a [6] and foreshadow it.
innovation-question-globe = Which colour do you splay?
innovation-answer-globe = Splay { $colour }
innovation-card-slide-rule = Slide Rule
innovation-dogma-slide-rule = Splay yellow right; draw higher for each splay
innovation-effect-slide-rule-1 = You may splay yellow right.
innovation-effect-slide-rule-2 = Draw a card: its value is that of your lowest top card plus one for each of your splayed colours.
innovation-card-telescope = Telescope
innovation-dogma-telescope = Give up a foreseen card to achieve another
innovation-echo-telescope = Draw a [5] and foreshadow it.
innovation-effect-telescope-1 = You may put one card from your forecast back on its pile. | If you do, achieve another card from your forecast for which you are eligible.
innovation-card-clock = Clock
innovation-dogma-clock = Count [clock] on three [10], take cards of that value
innovation-echo-clock = Of your colours with the most cards, you may splay one right.
innovation-effect-clock-1 = I demand that you draw and reveal three [10], count the [clock] on them and return them. | Transfer to my score pile each card in your hand and in your score pile that has this number as its value.
innovation-card-toilet = Toilet
innovation-dogma-toilet = Flush score cards equal to your bonus; swap a card
innovation-echo-toilet = Draw a [4] and tuck it.
innovation-effect-toilet-1 = I demand that you return every card in your score pile whose value is the highest bonus on my board.
innovation-effect-toilet-2 = You may return one card from your hand. | If you do, draw a card of the same value.

## Age 5

innovation-card-coke = Coke
innovation-dogma-coke = Meld [6]s with [factory], foreshadow the rest
innovation-echo-coke = Draw a [4] and tuck it.
innovation-effect-coke-1 = Draw a [6] and reveal it. | If it shows a [factory], meld it and repeat this effect. | If not, foreshadow it.
innovation-card-octant = Octant
innovation-dogma-octant = Take a top [leaf] or [factory]; foreshadow a [6]
innovation-effect-octant-1 = I demand that you transfer to my board a top card of yours with [leaf] or [factory] that is not red. | If you do, draw a [6] and foreshadow it.
innovation-effect-octant-2 = Draw a [6] and foreshadow it.
innovation-card-pressure-cooker = Pressure Cooker
innovation-dogma-pressure-cooker = Return your hand, draw a card for each top bonus
innovation-effect-pressure-cooker-1 = Return your whole hand. | For each of your top cards with a bonus, draw a card whose value is that bonus.
innovation-question-pressure-cooker = Which value do you draw next?
innovation-answer-pressure-cooker = Draw { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-stove = Stove
innovation-dogma-stove = Tuck a [4], maybe score a [4]; green right
innovation-echo-stove = Score one of your top cards without [factory].
innovation-effect-stove-1 = Draw a [4] and tuck it. | If the top card of its colour on your board is lower than [4], draw a [4] and score it.
innovation-effect-stove-2 = You may splay green right.
innovation-card-palampore = Palampore
innovation-dogma-palampore = Score a repeated bonus; purple right; Wealth
innovation-effect-palampore-1 = If a bonus is on your board more than once, choose such a bonus, draw a card of its value and score it.
innovation-effect-palampore-2 = You may splay purple right.
innovation-effect-palampore-3 = If your board shows six bonuses or more, claim the achievement Wealth.
innovation-question-palampore = The value of which bonus do you draw and score?
innovation-answer-palampore = Draw and score { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-seed-drill = Seed Drill
innovation-dogma-seed-drill = They return a low top card; add an achievement
innovation-effect-seed-drill-1 = I demand that you return one of your top cards lower than [3].
innovation-effect-seed-drill-2 = Choose pile [3], [4] or [5]. | If it is not empty, you may move its bottom card to the available achievements.
innovation-question-seed-drill = { $ask ->
    [value] The bottom card of which pile may become an achievement?
   *[whether] Does the bottom card of this pile become an achievement?
 }
innovation-answer-seed-drill = Choose pile { $age }
innovation-card-lightning-rod = Lightning Rod
innovation-dogma-lightning-rod = They tuck one and return one; tuck a [5]
innovation-echo-lightning-rod = Draw a [5] and tuck it.
innovation-effect-lightning-rod-1 = I demand that you draw a [5] and tuck it. | Return your top card of its colour.
innovation-effect-lightning-rod-2 = Draw a [5] and tuck it. | You may return one of your top cards.
innovation-card-thermometer = Thermometer
innovation-dogma-thermometer = Meld one above your top yellow; yellow repeats
innovation-echo-thermometer = Meld your bottom green card; green stays splayed as it is.
innovation-effect-thermometer-1 = Draw a card one higher in value than your top yellow card and meld it. | If it is yellow, repeat this effect.
innovation-card-piano = Piano
innovation-dogma-piano = Five different top values: score one of each
innovation-echo-piano = Choose a value that somebody holds and draw a card of it.
innovation-effect-piano-1 = If you have five top cards of five different values, return five cards from your score pile; for each of these values, lowest first, draw a card and score it.
innovation-question-piano = Which value do you draw?
innovation-answer-piano = Draw { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-tuning-fork = Tuning Fork
innovation-dogma-tuning-fork = Swap cards from hand, meld those that are higher
innovation-echo-tuning-fork = Look at the top card of any pile; it stays there.
innovation-effect-tuning-fork-1 = Return a card from your hand. | If you do, draw a card of the same value and reveal it: higher than your top card of its colour, it is melded. | If it is not, return it. | You may repeat this effect.
innovation-question-tuning-fork = { $ask ->
    [pile] The top card of which pile do you look at?
   *[whether] Return one more card and go on?
 }

## Age 6

innovation-card-loom = Loom
innovation-dogma-loom = Return two score cards, tuck three [6]; Heritage
innovation-echo-loom = Score the lowest of your top cards.
innovation-effect-loom-1 = You may return two cards of different values from your score pile. | If you do, draw and tuck three cards of value [6].
innovation-effect-loom-2 = If one of your colours shows at least five hexagons, claim the achievement Heritage.
innovation-card-shrapnel = Shrapnel
innovation-dogma-shrapnel = Take the top two of a pile, give a bottom card
innovation-effect-shrapnel-1 = I demand that you draw a [6] and tuck it. | Transfer the two uppermost cards of that colour from your board to my score pile. | Transfer the bottom card of that colour from my board to your score pile.
innovation-card-dentures = Dentures
innovation-dogma-dentures = Score two above the tucked card; blue right
innovation-echo-dentures = Draw a [6] and tuck it.
innovation-effect-dentures-1 = Look at the pile of the card that Dentures made you tuck last, and score its two uppermost cards, but never the bottom one. | If there is none to score, draw a [6], tuck it and repeat this effect.
innovation-effect-dentures-2 = You may splay blue right.
innovation-card-morphine = Morphine
innovation-dogma-morphine = They return odd cards, you draw one higher
innovation-echo-morphine = Score a card of odd value from your hand.
innovation-effect-morphine-1 = I demand that you return each card of odd value in your hand. | Draw a [6].
innovation-effect-morphine-2 = If the demand made anybody return a card, draw one that is one higher in value than the highest of them.
innovation-effect-morphine-3 = You may splay red right.
innovation-card-hot-air-balloon = Hot Air Balloon
innovation-dogma-hot-air-balloon = Achieve a rival’s top card, or meld a [7]
innovation-echo-hot-air-balloon = Draw a [7] and score it.
innovation-effect-hot-air-balloon-1 = You may achieve a top card of another player who has an achievement of the same value, if you are eligible. | If you do so, your top green card goes to that board. | If not, draw a [7] and meld it.
innovation-card-steamboat = Steamboat
innovation-dogma-steamboat = They draw a [6]: take a hand or two score cards
innovation-effect-steamboat-1 = I demand that you draw a [6] and reveal it. | If it is blue or yellow, transfer your whole hand, this card included, to my hand. | If it is red or green, transfer to my score pile two cards from yours. | Unless it is blue or yellow, you keep it.
innovation-card-bifocals = Bifocals
innovation-dogma-bifocals = Replace a foreseen card; splay green right
innovation-echo-bifocals = Draw a card of any value and foreshadow it.
innovation-effect-bifocals-1 = You may return one card from your forecast. | If you do, draw a card of the same value and foreshadow it.
innovation-effect-bifocals-2 = You may splay green right.
innovation-question-bifocals = Which value do you foreshadow?
innovation-answer-bifocals = Draw and foreshadow { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-stethoscope = Stethoscope
innovation-dogma-stethoscope = Draw a [7], and an [8] for blue; yellow right
innovation-echo-stethoscope = Meld one card from your hand that is blue or yellow.
innovation-effect-stethoscope-1 = Draw a [7]. | If this card’s echo effect made you meld a blue card, also draw an [8].
innovation-effect-stethoscope-2 = You may splay yellow right.
innovation-card-indian-clubs = Indian Clubs
innovation-dogma-indian-clubs = They return two score cards; score matching cards
innovation-effect-indian-clubs-1 = I demand two cards from your score pile: return them.
innovation-effect-indian-clubs-2 = For each different value in your score pile, score one card of that value from your hand.
innovation-card-kaleidoscope = Kaleidoscope
innovation-dogma-kaleidoscope = Meld a [7], splay its colour right
innovation-effect-kaleidoscope-1 = Draw a [7] and meld it. | You may splay its colour right.

## Age 7

innovation-card-machine-gun = Machine Gun
innovation-dogma-machine-gun = Take top bonus cards; return your top cards
innovation-echo-machine-gun = If you have five top cards, draw a [7] and score it.
innovation-effect-machine-gun-1 = I demand that you transfer to my score pile every top card of yours with a bonus. | If at least one was transferred, draw a [7].
innovation-effect-machine-gun-2 = Return all of your top cards except the red one.
innovation-card-rubber = Rubber
innovation-dogma-rubber = Score a top card without a bonus; red up
innovation-echo-rubber = Draw two cards of value [8] and tuck both.
innovation-effect-rubber-1 = Score one of your top cards without a bonus.
innovation-effect-rubber-2 = You may splay red up.
innovation-card-elevator = Elevator
innovation-dogma-elevator = Take a value from all hands or score piles
innovation-echo-elevator = Score the top or the bottom card of your green pile.
innovation-effect-elevator-1 = Choose a value that is in your score pile. | Transfer to your score pile every card of this value, either from the hands of all other players or from their score piles.
innovation-question-elevator = { $ask ->
    [value] Which value do you take from the others?
   *[option] Where do you take these cards from?
 }
innovation-answer-elevator = Choose { $age }
innovation-answer-elevator-1 = From the hands of the others
innovation-answer-elevator-2 = From the score piles of the others
innovation-card-fertilizer = Fertilizer
innovation-dogma-fertilizer = Return a card, take its value from score piles
innovation-effect-fertilizer-1 = You may return one card from your hand. | If you do, transfer to your hand every card of the same value from all score piles.
innovation-effect-fertilizer-2 = Draw a card of any value and foreshadow it.
innovation-question-fertilizer = Which value do you foreshadow?
innovation-answer-fertilizer = Draw and foreshadow { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-jeans = Jeans
innovation-dogma-jeans = Reveal two low values, meld one of them
innovation-echo-jeans = Draw two cards of value [9]. | Return one of them and foreshadow the other.
innovation-effect-jeans-1 = Choose two different values lower than [7]. | Draw and reveal one card of each. | Meld one of them and return the other.
innovation-question-jeans = Which value lower than 7 do you draw?
innovation-answer-jeans = Draw { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-telegraph = Telegraph
innovation-dogma-telegraph = Copy an opponent’s splay; blue up
innovation-effect-telegraph-1 = You may choose an opponent and a colour. | Splay your pile of this colour as theirs is splayed.
innovation-effect-telegraph-2 = You may splay blue up.
innovation-question-telegraph = { $ask ->
    [player] Whose splay do you copy, if any?
   *[colour] In which colour do you copy the splay?
 }
innovation-answer-telegraph = Splay { $colour } likewise
innovation-card-photography = Photography
innovation-dogma-photography = They pick up their highest top card; History
innovation-echo-photography = Meld a card from your forecast.
innovation-effect-photography-1 = I demand that you take the highest of your top cards into your hand.
innovation-effect-photography-2 = If one of your colours shows at least three echo effects, claim the achievement History.
innovation-card-typewriter = Typewriter
innovation-dogma-typewriter = A new hand: one card, and one more per colour
innovation-effect-typewriter-1 = Return your whole hand. | Draw a [6]. | For each different colour among the returned cards, draw one more, always one higher in value than the last.
innovation-card-ice-cream = Ice Cream
innovation-dogma-ice-cream = They meld a [1]; may add an achievement
innovation-echo-ice-cream = Score a top card of yours that has no bonus and is not purple.
innovation-effect-ice-cream-1 = I demand that you draw a [1] and meld it.
innovation-effect-ice-cream-2 = Choose pile [6], [7], [8] or [9]. | If it is not empty, you may move its bottom card to the available achievements.
innovation-question-ice-cream = { $ask ->
    [value] The bottom card of which pile may become an achievement?
   *[whether] Does the bottom card of this pile become an achievement?
 }
innovation-answer-ice-cream = Choose pile { $age }
innovation-card-saxophone = Saxophone
innovation-dogma-saxophone = Purple up; four instruments win, or draw [7]s
innovation-effect-saxophone-1 = You may splay purple up.
innovation-effect-saxophone-2 = If the pictures of Bell, Flute, Piano and Saxophone are all visible, on any boards, you win the game. | If not, draw a [7] for each of the four that is.
innovation-won-saxophone = { $winners ->
    [one] { innovation-card-saxophone }: { $names }: all four instruments can be seen
   *[other] { innovation-card-saxophone }: { $names } as a team: all four instruments can be seen
 }

## Age 8

innovation-card-bandage = Bandage
innovation-dogma-bandage = They return a score card and a top [clock] card
innovation-echo-bandage = Meld a card with [leaf] from your hand.
innovation-effect-bandage-1 = I demand that you return the highest of those cards in your score pile whose value no card in your hand has. | Return one of your top cards with [clock].
innovation-card-parachute = Parachute
innovation-dogma-parachute = Take all cards without [clock] from a hand
innovation-effect-parachute-1 = I demand that you transfer to my hand every card without [clock] from yours.
innovation-card-air-conditioner = Air Conditioner
innovation-dogma-air-conditioner = They return score cards that match top cards
innovation-echo-air-conditioner = You may score one card from your hand.
innovation-effect-air-conditioner-1 = I demand that you return every card in your score pile that has the value of one of your top cards.
innovation-card-tractor = Tractor
innovation-dogma-tractor = Score a [7], draw a [7]
innovation-echo-tractor = Draw a [7].
innovation-effect-tractor-1 = Draw a [7] and score it. | Draw another [7].
innovation-card-nylon = Nylon
innovation-dogma-nylon = Tuck an [8] for every three [factory]; red up
innovation-effect-nylon-1 = For every three [factory] on your board, draw an [8] and tuck it. | If at least one of these was green, repeat this effect.
innovation-effect-nylon-2 = You may splay red up.
innovation-card-sliced-bread = Sliced Bread
innovation-dogma-sliced-bread = Slice a scored card into two of value −1
innovation-echo-sliced-bread = Return your whole hand, then draw two cards of value [8].
innovation-effect-sliced-bread-1 = Return one card from your score pile. | Draw two cards one lower in value than it and score both.
innovation-card-radio-telescope = Radio Telescope
innovation-dogma-radio-telescope = Draw [9]s, meld one; A. I. wins
innovation-effect-radio-telescope-1 = Draw a [9] for every two [lightbulb] you have. | Meld one of the drawn cards and return the others; if it is A. I. that you meld, you win the game.
innovation-won-radio-telescope = { $winners ->
    [one] { innovation-card-radio-telescope }: { $names } with { innovation-card-a-i }
   *[other] { innovation-card-radio-telescope }: { $names } as a team with { innovation-card-a-i }
 }
innovation-card-x-ray = X-Ray
innovation-dogma-x-ray = Foreshadow any values by [leaf]; yellow up
innovation-echo-x-ray = Draw an [8] and tuck it.
innovation-effect-x-ray-1 = Draw a card of any value for every three [leaf] you have and foreshadow it.
innovation-effect-x-ray-2 = You may splay yellow up.
innovation-question-x-ray = Which value do you foreshadow?
innovation-answer-x-ray = Draw and foreshadow { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-crossword = Crossword
innovation-dogma-crossword = Draw a card for each of your bonuses
innovation-effect-crossword-1 = For each bonus that your board shows, draw a card of its value.
innovation-question-crossword = Which value do you draw next?
innovation-answer-crossword = Draw { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-television = Television
innovation-dogma-television = Turn a rival’s score into achievements
innovation-echo-television = Draw an [8] and meld it.
innovation-effect-television-1 = Choose a value and an opponent. | Transfer a card of this value from the score pile of that opponent to the same player’s board. | If this opponent has an achievement of this value, achieve another such card from that score pile if you are eligible.
innovation-question-television = { $ask ->
    [value] A card of which value goes from a score pile to its owner’s board?
   *[player] From the score pile of which opponent?
 }
innovation-answer-television = Choose { $age }

## Age 9

innovation-card-helicopter = Helicopter
innovation-dogma-helicopter = Top cards fall into score piles; may repeat
innovation-effect-helicopter-1 = Choose a top card on anybody’s board, except Helicopter, and transfer it to its owner’s score pile. | You may return one card from your hand that has an icon in common with it. | If you do, repeat this effect.
innovation-card-jet = Jet
innovation-dogma-jet = They return a top card of the colour you melded
innovation-echo-jet = Meld a card from your hand.
innovation-effect-jet-1 = I demand that you return your top card of the same colour as the card that Jet’s echo effect made me meld.
innovation-card-atm = ATM
innovation-dogma-atm = Take the highest top card without [crown]; purple up
innovation-echo-atm = Draw a card of any value and score it.
innovation-effect-atm-1 = I demand that you transfer to my board the highest of your top cards that are not yellow and have no [crown].
innovation-effect-atm-2 = You may splay purple up.
innovation-question-atm = Which value do you draw and score?
innovation-answer-atm = Draw and score { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-wristwatch = Wristwatch
innovation-dogma-wristwatch = Tuck a card for each of your bonuses
innovation-echo-wristwatch = Take one of your top cards that is not yellow and tuck it.
innovation-effect-wristwatch-1 = For each bonus that your board shows, lowest first, draw a card of its value and tuck it.
innovation-card-credit-card = Credit Card
innovation-dogma-credit-card = Pick up a top card, score its value; green up
innovation-echo-credit-card = Draw a [9] and foreshadow it.
innovation-effect-credit-card-1 = You may take one of your top cards that is not green into your hand. | If you do, draw a card of the same value and score it.
innovation-effect-credit-card-2 = You may splay green up.
innovation-card-email = Email
innovation-dogma-email = Foreshadow a [9]; execute your lowest top card
innovation-echo-email = Draw a [10] and foreshadow it.
innovation-effect-email-1 = Draw a [9] and foreshadow it.
innovation-effect-email-2 = Execute all non-demand effects of the lowest of your top cards that are not green. | Nobody shares them.
innovation-card-calculator = Calculator
innovation-dogma-calculator = Score bottom cards, draw their sum; blue up
innovation-effect-calculator-1 = Score two of the bottom cards on your board that are not blue. | If you scored two and their values add up to less than 11, draw a card whose value is that sum and repeat this effect, but only once.
innovation-effect-calculator-2 = You may splay blue up.
innovation-card-laser = Laser
innovation-dogma-laser = Clear achievements and half your score pile; [10]
innovation-effect-laser-1 = Return every normal achievement that nobody has claimed. | Then return half of the cards in your score pile, rounded up. | Draw two [10] and meld both.
innovation-card-karaoke = Karaoke
innovation-dogma-karaoke = Execute the melded card; take a bottom card
innovation-echo-karaoke = Choose a value lower than [10], draw a card of it and meld it.
innovation-effect-karaoke-1 = Execute all non-demand effects of the card that Karaoke’s echo effect made you meld. | Nobody shares them.
innovation-effect-karaoke-2 = You may take one of the bottom cards on your board into your hand.
innovation-question-karaoke = Which value do you draw and meld?
innovation-answer-karaoke = Draw and meld { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-card-rock = Rock
innovation-dogma-rock = Take a top green card; Scissors or Paper may win
innovation-effect-rock-1 = I demand your top green card for my hand. | If Scissors then lies on top of your green pile, I win the game.
innovation-effect-rock-2 = You may score one of your top cards. | If your top green card is Paper, you win the game.
innovation-won-rock = { $winners ->
    [one] { innovation-card-rock }: { $names } with rock, paper, scissors
   *[other] { innovation-card-rock }: { $names } as a team with rock, paper, scissors
 }

## Age 10

innovation-card-camcorder = Camcorder
innovation-dogma-camcorder = Take whole hands; meld [9]s and draw three
innovation-effect-camcorder-1 = I demand that you transfer your whole hand to my hand. | Draw a [9].
innovation-effect-camcorder-2 = Meld every [9] in your hand. | Return the rest of your hand. | Draw three cards of value [9].
innovation-card-social-networking = Social Networking
innovation-dogma-social-networking = Take top cards without an icon; fewest icons win
innovation-effect-social-networking-1 = I demand that you choose an icon. | Transfer to my score pile every top card of yours that does not have it.
innovation-effect-social-networking-2 = If each other player shows more [factory], more [crown] and more [castle] than you, you win the game.
innovation-question-social-networking = Which icon do you choose? Top cards without it are given away.
innovation-won-social-networking = { $winners ->
    [one] { innovation-card-social-networking }: { $names }: nobody else shows as few factories, crowns and castles
   *[other] { innovation-card-social-networking }: { $names } as a team, for nobody shows as few factories, crowns and castles as one of them
 }
innovation-card-cell-phone = Cell Phone
innovation-dogma-cell-phone = A [10] per two [clock]; green up; tuck [clock]
innovation-effect-cell-phone-1 = For every two [clock] on your board, draw a [10].
innovation-effect-cell-phone-2 = You may splay green up.
innovation-effect-cell-phone-3 = You may tuck as many cards with [clock] from your hand as you like; splay up each colour under which you tucked one.
innovation-card-mp3 = MP3
innovation-dogma-mp3 = Two achievements per returned card; score a bonus
innovation-effect-mp3-1 = You may return as many cards from your hand as you like. | For each of them, claim two normal achievements for which you are eligible.
innovation-effect-mp3-2 = Choose a bonus that your board shows, draw a card of its value and score it.
innovation-question-mp3 = The value of which bonus do you draw and score?
innovation-answer-mp3 = Choose { $age }
innovation-card-flash-drive = Flash Drive
innovation-dogma-flash-drive = They return four score cards; return one, splay up
innovation-effect-flash-drive-1 = I demand four cards from your score pile: return them.
innovation-effect-flash-drive-2 = Return one card from your score pile. | If you do, you may choose one of your colours and splay it up.
innovation-card-gps = GPS
innovation-dogma-gps = Clear forecasts; foreshadow three [10]; yellow up
innovation-effect-gps-1 = I demand that you return your whole forecast.
innovation-effect-gps-2 = Draw and foreshadow three cards of value [10].
innovation-effect-gps-3 = You may splay yellow up.
innovation-card-artificial-heart = Artificial Heart
innovation-dogma-artificial-heart = Claim an achievement with doubled points
innovation-effect-artificial-heart-1 = Claim one normal achievement for which you are eligible. | Your points count double for it.
innovation-card-human-genome = Human Genome
innovation-dogma-human-genome = Score any value; hand equal to score pile wins
innovation-effect-human-genome-1 = You may draw a card of any value and score it. | Take one of the bottom cards on your board into your hand. | If hand and score pile now hold exactly the same values, each as often, you win the game.
innovation-question-human-genome = Which value do you draw and score, if any?
innovation-answer-human-genome = Draw and score { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-won-human-genome = { $winners ->
    [one] { innovation-card-human-genome }: { $names } with hand and score pile alike, { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } each
   *[other] { innovation-card-human-genome }: { $names } as a team with a hand like the score pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } each
 }
innovation-card-puzzle-cube = Puzzle Cube
innovation-dogma-puzzle-cube = Score bottom cards; equal piles win; a [10]
innovation-effect-puzzle-cube-1 = You may choose one of your colours and score its bottom card, or its two bottom ones. | If all of your colours now show the same number of cards, where an unsplayed colour shows one, you win the game.
innovation-effect-puzzle-cube-2 = Draw a [10] and meld it.
innovation-question-puzzle-cube = { $ask ->
    [colour] From the bottom of which colour do you score, if any?
   *[option] How many cards do you score?
 }
innovation-answer-puzzle-cube = Choose { $colour }
innovation-answer-puzzle-cube-1 = The bottom card
innovation-answer-puzzle-cube-2 = The two bottom cards
innovation-won-puzzle-cube = { $winners ->
    [one] { innovation-card-puzzle-cube }: { $names }: all colours show the same number of cards
   *[other] { innovation-card-puzzle-cube }: { $names } as a team: all colours of one board show the same number of cards
 }
innovation-card-sudoku = Sudoku
innovation-dogma-sudoku = Meld any value and execute it; nine bonuses win
innovation-effect-sudoku-1 = Draw a card of any value and meld it. | If your board shows at least nine different bonuses, you win the game. | Execute all non-demand effects of the melded card; nobody shares them.
innovation-question-sudoku = Which value do you draw and meld?
innovation-answer-sudoku = Draw and meld { $age ->
    [8] an { $age }
    [11] an { $age }
   *[other] a { $age }
 }
innovation-won-sudoku = { $winners ->
    [one] { innovation-card-sudoku }: { $names } with { $count } different bonuses
   *[other] { innovation-card-sudoku }: { $names } as a team with { $count } different bonuses on one board
 }
