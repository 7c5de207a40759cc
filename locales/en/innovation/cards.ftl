## Age 1

innovation-card-archery = Archery
innovation-dogma-archery = Take the highest card from a hand
innovation-effect-archery-1 = I demand that you draw a [1] and then transfer to my hand the highest card in yours.
innovation-card-metalworking = Metalworking
innovation-dogma-metalworking = Draw a [1]; if it has [castle], score it, repeat
innovation-effect-metalworking-1 = Draw a [1] and reveal it. | When it shows a [castle], score it and then repeat this effect. | If not, it stays in your hand.
innovation-card-oars = Oars
innovation-dogma-oars = Take [crown] cards from a hand, or draw a [1]
innovation-effect-oars-1 = I demand that you transfer to my score pile a card with [crown] from your hand. | If you do, draw a [1], then repeat this effect.
innovation-effect-oars-2 = If this demand transferred no card at all, draw a [1].
innovation-card-agriculture = Agriculture
innovation-dogma-agriculture = Return a card, score one a value higher
innovation-effect-agriculture-1 = You may return one card from your hand. | If you do, draw a card one higher in value than the returned one and score it.
innovation-card-domestication = Domestication
innovation-dogma-domestication = Meld your lowest card and draw a [1]
innovation-effect-domestication-1 = Of the cards in your hand, meld the lowest. | Then draw a [1].
innovation-card-masonry = Masonry
innovation-dogma-masonry = Meld any cards with [castle]; Monument for four
innovation-effect-masonry-1 = From your hand you may meld as many cards with [castle] as you like. | If at least four were melded this way, claim the achievement Monument.
innovation-card-clothing = Clothing
innovation-dogma-clothing = Meld a new colour; score [1]s for unique colours
innovation-effect-clothing-1 = From your hand, meld a card of a colour that is not on your board yet.
innovation-effect-clothing-2 = For each colour that is on your board and on no opponent’s board, draw a [1] and score it.
innovation-card-sailing = Sailing
innovation-dogma-sailing = Draw and meld a [1]
innovation-effect-sailing-1 = Draw a [1] and meld it.
innovation-card-the-wheel = The Wheel
innovation-dogma-the-wheel = Draw two [1]
innovation-effect-the-wheel-1 = Draw two cards of value [1].
innovation-card-pottery = Pottery
innovation-dogma-pottery = Return up to three, score by number; draw a [1]
innovation-effect-pottery-1 = You may return one, two or three cards from your hand. | If you do, draw a card whose value is the number of cards returned and score it.
innovation-effect-pottery-2 = Draw a [1].
innovation-card-tools = Tools
innovation-dogma-tools = Trade three for a [3], or a [3] for three [1]
innovation-effect-tools-1 = From your hand you may return three cards. | If you do, draw a [3] and meld it.
innovation-effect-tools-2 = You may return one [3] from your hand. | If you do, draw three cards of value [1].
innovation-card-writing = Writing
innovation-dogma-writing = Draw a [2]
innovation-effect-writing-1 = Draw a [2].
innovation-card-city-states = City States
innovation-dogma-city-states = Take a top [castle] card from a board
innovation-effect-city-states-1 = I demand: if your board shows four or more [castle], transfer one of its top cards with [castle] to my board. | If you do so, draw a [1].
innovation-card-code-of-laws = Code of Laws
innovation-dogma-code-of-laws = Tuck a card and splay its colour left
innovation-effect-code-of-laws-1 = From your hand you may tuck a card whose colour is already on your board. | If you do, you may splay this colour left.
innovation-card-mysticism = Mysticism
innovation-dogma-mysticism = Draw a [1]; if its colour is yours, meld, draw a [1]
innovation-effect-mysticism-1 = Draw a [1] and reveal it. | If its colour is already on your board, meld it, then draw a [1].

## Age 2

innovation-card-construction = Construction
innovation-dogma-construction = Take two cards from a hand; may claim Empire
innovation-effect-construction-1 = I demand that you transfer to my hand two cards from yours. | Then draw a [2].
innovation-effect-construction-2 = If you alone have five top cards, claim the achievement Empire.
innovation-card-road-building = Road Building
innovation-dogma-road-building = Meld one or two; may swap top red for green
innovation-effect-road-building-1 = Meld one card from your hand, or two. | If it was two, you may transfer your red top card to the board of another player. | If you do, transfer the top green card of that player to your board.
innovation-question-road-building = Who gets your top red card and gives you the top green one?
innovation-card-canal-building = Canal Building
innovation-dogma-canal-building = Swap highest cards in hand and score pile
innovation-effect-canal-building-1 = You may exchange the highest cards in your hand, all of them, for all the highest in your score pile.
innovation-card-fermenting = Fermenting
innovation-dogma-fermenting = Draw a [2] for each colour with [leaf]
innovation-effect-fermenting-1 = For each colour on your board that shows at least one [leaf], draw a [2].
innovation-card-currency = Currency
innovation-dogma-currency = Return cards, score a [2] for each value
innovation-effect-currency-1 = You may return as many cards from your hand as you like. | If you do, draw and score one [2] for each different value among them.
innovation-card-mapmaking = Mapmaking
innovation-dogma-mapmaking = Take a [1] from a score pile; score a [1]
innovation-effect-mapmaking-1 = I demand that you transfer to my score pile a [1] from yours, if there is one.
innovation-effect-mapmaking-2 = If the demand transferred at least one card, draw a [1] and score it.
innovation-card-calendar = Calendar
innovation-dogma-calendar = Draw two [3] if score pile outnumbers hand
innovation-effect-calendar-1 = If your score pile holds more cards than your hand, draw two cards of value [3].
innovation-card-mathematics = Mathematics
innovation-dogma-mathematics = Return a card, meld one a value higher
innovation-effect-mathematics-1 = You may return one card from your hand. | If you do, draw a card one higher in value than the returned one and meld it.
innovation-card-monotheism = Monotheism
innovation-dogma-monotheism = Take a top card in a colour you lack; tuck a [1]
innovation-effect-monotheism-1 = I demand that you transfer to my score pile a top card of yours in a colour missing from my board. | If you do, draw a [1] and tuck it.
innovation-effect-monotheism-2 = Draw a [1] and tuck it.
innovation-card-philosophy = Philosophy
innovation-dogma-philosophy = Splay any colour left; score a card
innovation-effect-philosophy-1 = You may choose one of your colours and splay it left.
innovation-effect-philosophy-2 = You may score one card from your hand.

## Age 3

innovation-card-engineering = Engineering
innovation-dogma-engineering = Take all top [castle] cards; splay red left
innovation-effect-engineering-1 = I demand that you transfer to my score pile every top card with [castle] on your board.
innovation-effect-engineering-2 = You may splay red left.
innovation-card-optics = Optics
innovation-dogma-optics = Meld a [3]; if [crown], score a [4], else give one
innovation-effect-optics-1 = Draw a [3] and meld it. | If it shows a [crown], draw a [4] and score it. | If not, choose an opponent who has fewer points than you: one card from your score pile goes to theirs.
innovation-question-optics = Who gets a card from your score pile?
innovation-card-machinery = Machinery
innovation-dogma-machinery = Swap your highest for a whole hand; score [castle]
innovation-effect-machinery-1 = I demand that you exchange your whole hand for all the highest cards in my hand.
innovation-effect-machinery-2 = Score a card with [castle] from your hand. | You may splay red left.
innovation-card-medicine = Medicine
innovation-dogma-medicine = Swap your lowest score card for their highest
innovation-effect-medicine-1 = I demand that you exchange the lowest card in my score pile for the highest one of yours.
innovation-card-compass = Compass
innovation-dogma-compass = Take a top [leaf] card, give one without
innovation-effect-compass-1 = I demand that you transfer to my board a top card of yours with [leaf] that is not green, then to yours a top card of mine without [leaf].
innovation-card-paper = Paper
innovation-dogma-paper = Splay green or blue; draw a [4] per left splay
innovation-effect-paper-1 = You may splay green or blue left.
innovation-effect-paper-2 = For each of your colours that is splayed left, draw a [4].
innovation-card-alchemy = Alchemy
innovation-dogma-alchemy = Draw [4]s, but red costs your hand; meld, score
innovation-effect-alchemy-1 = For every three [castle] on your board, draw a [4] and reveal it. | If at least one of them is red, return the drawn cards and your whole hand. | If not, they stay in your hand.
innovation-effect-alchemy-2 = Meld one card from your hand and score another.
innovation-card-translation = Translation
innovation-dogma-translation = Meld your whole score pile; may claim World
innovation-effect-translation-1 = You may meld your whole score pile. | You meld all of its cards or none.
innovation-effect-translation-2 = If all top cards on your board show a [crown], claim the achievement World.
innovation-card-education = Education
innovation-dogma-education = Return highest score card, draw two above the next
innovation-effect-education-1 = You may return your score pile’s highest card. | If you do, draw a card whose value is two above the highest one left there.
innovation-card-feudalism = Feudalism
innovation-dogma-feudalism = Take a [castle] card from a hand; splay left
innovation-effect-feudalism-1 = I demand that you transfer to my hand a card with [castle] from yours. | If you do, unsplay the pile of that colour on your board.
innovation-effect-feudalism-2 = You may splay yellow or purple left.

## Age 4

innovation-card-colonialism = Colonialism
innovation-dogma-colonialism = Draw and tuck a [3]; repeat if it has [crown]
innovation-effect-colonialism-1 = Draw a [3] and tuck it. | When it shows a [crown], repeat this effect.
innovation-card-gunpowder = Gunpowder
innovation-dogma-gunpowder = Take a top [castle] card; score a [2]
innovation-effect-gunpowder-1 = I demand that you transfer to my score pile one of your top cards with [castle].
innovation-effect-gunpowder-2 = If the demand transferred at least one card, draw a [2] and score it.
innovation-card-anatomy = Anatomy
innovation-dogma-anatomy = They return a score card and an equal top card
innovation-effect-anatomy-1 = I demand that you return one of the cards in your score pile. | If you do, also return one of your top cards that has the same value.
innovation-card-perspective = Perspective
innovation-dogma-perspective = Return a card, score one for every two [lightbulb]
innovation-effect-perspective-1 = You may return one card from your hand. | If you do, for every two [lightbulb] on your board, score one card from your hand.
innovation-card-invention = Invention
innovation-dogma-invention = Turn a left splay right for a [4]; may claim Wonder
innovation-effect-invention-1 = You may take one of your colours that is splayed left and splay it right. | If you do, draw a [4] and score it.
innovation-effect-invention-2 = If all five of your colours are splayed, no matter in which direction, claim the achievement Wonder.
innovation-card-navigation = Navigation
innovation-dogma-navigation = Take a [2] or [3] from a score pile
innovation-effect-navigation-1 = I demand that you transfer to my score pile a [2] or a [3] from yours, if there is one.
innovation-card-experimentation = Experimentation
innovation-dogma-experimentation = Draw and meld a [5]
innovation-effect-experimentation-1 = Draw a [5] and meld it.
innovation-card-printing-press = Printing Press
innovation-dogma-printing-press = Return a score card, draw; splay blue right
innovation-effect-printing-press-1 = You may return one card from your score pile. | If you do, draw a card two higher in value than your top purple card.
innovation-effect-printing-press-2 = You may splay blue right.
innovation-card-enterprise = Enterprise
innovation-dogma-enterprise = Take a top [crown] card; splay green right
innovation-effect-enterprise-1 = I demand that you transfer to my board a top card of yours with [crown] that is not purple. | If you do, draw a [4] and meld it.
innovation-effect-enterprise-2 = You may splay green right.
innovation-card-reformation = Reformation
innovation-dogma-reformation = Tuck a card for every two [leaf]; splay right
innovation-effect-reformation-1 = You may tuck cards from your hand: exactly one for every two [leaf] on your board.
innovation-effect-reformation-2 = You may splay yellow or purple right.

## Age 5

innovation-card-coal = Coal
innovation-dogma-coal = Tuck a [5]; splay red; score two from one pile
innovation-effect-coal-1 = Draw a [5] and tuck it.
innovation-effect-coal-2 = You may splay red right.
innovation-effect-coal-3 = You may choose one of your top cards and score it. | If you do, score the card that lay under it as well.
innovation-card-the-pirate-code = The Pirate Code
innovation-dogma-the-pirate-code = Take two low score cards; score a top [crown]
innovation-effect-the-pirate-code-1 = I demand that you transfer to my score pile two cards from yours, each of value [4] or lower.
innovation-effect-the-pirate-code-2 = If the demand transferred at least one card, score the lowest of your top cards with [crown].
innovation-card-statistics = Statistics
innovation-dogma-statistics = They pick up highest score cards; yellow right
innovation-effect-statistics-1 = I demand that you transfer to your own hand the highest cards in your score pile, all of them.
innovation-effect-statistics-2 = You may splay yellow right.
innovation-card-steam-engine = Steam Engine
innovation-dogma-steam-engine = Tuck two [4], score your bottom yellow
innovation-effect-steam-engine-1 = Draw two [4], tucking each, then score the bottom card of your yellow pile.
innovation-card-banking = Banking
innovation-dogma-banking = Take a top [factory] card; splay green right
innovation-effect-banking-1 = I demand that you transfer to my board a top card of yours with [factory] that is not green. | If you do, draw a [5] and score it.
innovation-effect-banking-2 = You may splay green right.
innovation-card-measurement = Measurement
innovation-dogma-measurement = Return a card, splay its colour right, draw
innovation-effect-measurement-1 = You may reveal one card from your hand and return it. | If you do, splay that colour right and draw a card whose value is the number of cards it has on your board.
innovation-card-chemistry = Chemistry
innovation-dogma-chemistry = Splay blue right; score a high card, return one
innovation-effect-chemistry-1 = You may splay blue right.
innovation-effect-chemistry-2 = Draw and score a card one higher in value than your highest top card, then return one card from your score pile.
innovation-card-physics = Physics
innovation-dogma-physics = Draw three [6]; a shared colour costs your hand
innovation-effect-physics-1 = Draw three [6], revealing them. | If two or three of them share a colour, return the drawn cards and your whole hand. | If not, they stay in your hand.
innovation-card-astronomy = Astronomy
innovation-dogma-astronomy = Draw [6]s, meld green and blue; may claim Universe
innovation-effect-astronomy-1 = Draw a [6] and reveal it. | If its colour is green or blue, meld it, then repeat this effect.
innovation-effect-astronomy-2 = If every top card on your board, purple aside, has value [6] or higher, claim the achievement Universe.
innovation-card-societies = Societies
innovation-dogma-societies = Take a higher top [lightbulb] card
innovation-effect-societies-1 = I demand that you transfer to my board a top card of yours with [lightbulb], higher than my top card of its colour. | If you do so, draw a [5].

## Age 6

innovation-card-industrialization = Industrialization
innovation-dogma-industrialization = Tuck a [6] per colour with [factory]; splay right
innovation-effect-industrialization-1 = For each colour on your board that shows at least one [factory], draw a [6] and tuck it.
innovation-effect-industrialization-2 = You may splay red or purple right.
innovation-card-machine-tools = Machine Tools
innovation-dogma-machine-tools = Score a card as high as your highest score card
innovation-effect-machine-tools-1 = Draw a card of the same value as the highest card in your score pile and score it.
innovation-card-canning = Canning
innovation-dogma-canning = Tuck a [6] to score top cards without [factory]
innovation-effect-canning-1 = You may draw a [6] and tuck it. | If you do, score each of your top cards that has no [factory].
innovation-effect-canning-2 = You may splay yellow right.
innovation-question-canning = { $count ->
    [0] Draw and tuck a 6? None of your top cards is without a factory now.
   *[other] Draw and tuck a 6, then score your top cards without a factory ({ $count } now)?
 }
innovation-card-vaccination = Vaccination
innovation-dogma-vaccination = They return their lowest score cards; meld a [7]
innovation-effect-vaccination-1 = I demand that you return the lowest cards in your score pile, all of them. | If at least one was returned, draw a [6] and meld it.
innovation-effect-vaccination-2 = If the demand made anyone return a card, draw a [7] and meld it.
innovation-card-classification = Classification
innovation-dogma-classification = Take a colour from all hands and meld it
innovation-effect-classification-1 = Reveal the colour of one card in your hand. | Take all cards of this colour from the hands of all opponents into your hand. | Then meld every card of this colour from your hand.
innovation-card-metric-system = Metric System
innovation-dogma-metric-system = Any colour right if green is; splay green right
innovation-effect-metric-system-1 = If green is splayed right on your board, you may splay one colour of your choice right.
innovation-effect-metric-system-2 = You may splay green right.
innovation-card-atomic-theory = Atomic Theory
innovation-dogma-atomic-theory = Splay blue right; meld a [7]
innovation-effect-atomic-theory-1 = You may splay blue right.
innovation-effect-atomic-theory-2 = Draw a [7] and meld it.
innovation-card-encyclopedia = Encyclopedia
innovation-dogma-encyclopedia = Meld your highest score cards
innovation-effect-encyclopedia-1 = You may meld the highest cards in your score pile, all of them. | You meld every one of the highest or none.
innovation-card-democracy = Democracy
innovation-dogma-democracy = Return more cards than others to score an [8]
innovation-effect-democracy-1 = You may return as many cards from your hand as you like. | If you have returned more cards for Democracy than each opponent so far in this action, draw and score an [8].
innovation-card-emancipation = Emancipation
innovation-dogma-emancipation = Take a card from a hand as score; splay right
innovation-effect-emancipation-1 = I demand that you transfer to my score pile one card from your hand. | If you do so, draw a [6].
innovation-effect-emancipation-2 = You may splay red or purple right.

## Age 7

innovation-card-combustion = Combustion
innovation-dogma-combustion = Take a score card for every four [crown]
innovation-effect-combustion-1 = I demand that for every four [crown] on my board one card from your score pile goes to mine.
innovation-effect-combustion-2 = Return the bottom card of your red pile.
innovation-card-explosives = Explosives
innovation-dogma-explosives = Take the three highest from a hand
innovation-effect-explosives-1 = I demand that you transfer to my hand the three highest cards from yours. | If at least one was transferred and your hand is now empty, draw a [7].
innovation-card-refrigeration = Refrigeration
innovation-dogma-refrigeration = They return half their hand; score a card
innovation-effect-refrigeration-1 = I demand that you return half of the cards in your hand, rounded down.
innovation-effect-refrigeration-2 = You may score one card from your hand.
innovation-card-sanitation = Sanitation
innovation-dogma-sanitation = Swap your lowest card for their two highest
innovation-effect-sanitation-1 = I demand that you exchange the lowest card in my hand for the two highest in yours.
innovation-card-bicycle = Bicycle
innovation-dogma-bicycle = Swap your whole hand and score pile
innovation-effect-bicycle-1 = You may exchange your whole hand for your whole score pile. | You exchange all of the cards or none.
innovation-card-electricity = Electricity
innovation-dogma-electricity = Return top cards without [factory], draw [8]s
innovation-effect-electricity-1 = Return each of your top cards that has no [factory], then draw one [8] per card returned.
innovation-card-evolution = Evolution
innovation-dogma-evolution = Score an [8] and return one, or draw a high card
innovation-effect-evolution-1 = You may do either of these: draw and score an [8], then return one card from your score pile; draw a card one higher than the highest card there.
innovation-question-evolution = Which of the two do you do, if any?
innovation-answer-evolution-1 = Draw and score an 8, then return one card from your score pile
innovation-answer-evolution-2 = Draw a card of value { $above }
innovation-card-publications = Publications
innovation-dogma-publications = Reorder a pile; splay yellow or blue up
innovation-effect-publications-1 = You may put the cards of one colour on your board into any order you like.
innovation-effect-publications-2 = You may splay yellow or blue up.
innovation-question-publications = Which of your piles do you rearrange, if any?
innovation-answer-publications = Rearrange the { $colour } pile
innovation-card-lighting = Lighting
innovation-dogma-lighting = Tuck up to three, score a [7] for each value
innovation-effect-lighting-1 = You may tuck one, two or three cards from your hand. | If you do, draw and score one [7] for each different value among them.
innovation-card-railroad = Railroad
innovation-dogma-railroad = Swap hand for three [6]; turn a right splay up
innovation-effect-railroad-1 = Return your whole hand, then draw three cards of value [6].
innovation-effect-railroad-2 = You may take one of your colours that is splayed right and splay it up.

## Age 8

innovation-card-flight = Flight
innovation-dogma-flight = Any colour up if red is; splay red up
innovation-effect-flight-1 = If red is splayed up on your board, you may splay one colour of your choice up.
innovation-effect-flight-2 = You may splay red up.
innovation-card-mobility = Mobility
innovation-dogma-mobility = Take the two highest top cards without [factory]
innovation-effect-mobility-1 = I demand that you transfer to my score pile your two highest top cards that are not red and have no [factory]. | If you transferred at least one, draw an [8].
innovation-card-antibiotics = Antibiotics
innovation-dogma-antibiotics = Return up to three, draw two [8] for each value
innovation-effect-antibiotics-1 = You may return one, two or three cards from your hand. | Draw two [8] for each different value among the returned cards.
innovation-card-skyscrapers = Skyscrapers
innovation-dogma-skyscrapers = Take a top [clock] card and wreck its pile
innovation-effect-skyscrapers-1 = I demand that you transfer to my board a top card of yours with [clock] that is not yellow. | If you do, score the card that lay under it and return the rest of that pile.
innovation-card-corporations = Corporations
innovation-dogma-corporations = Take a top [factory] card as score; meld an [8]
innovation-effect-corporations-1 = I demand that you transfer to my score pile a top card of yours with [factory] that is not green. | If you do, draw an [8] and meld it.
innovation-effect-corporations-2 = Draw an [8] and meld it.
innovation-card-mass-media = Mass Media
innovation-dogma-mass-media = Clear a value from all score piles; purple up
innovation-effect-mass-media-1 = You may return one card from your hand. | If you do, every card of a value of your choice is returned from all score piles.
innovation-effect-mass-media-2 = You may splay purple up.
innovation-question-mass-media = Which value is returned from all score piles?
innovation-answer-mass-media = Return every { $age } from all score piles
innovation-card-quantum-theory = Quantum Theory
innovation-dogma-quantum-theory = Return two cards to draw a [10] and score a [10]
innovation-effect-quantum-theory-1 = You may return one card or two cards from your hand. | If you return two, draw a [10], then draw another [10] and score it.
innovation-card-rocketry = Rocketry
innovation-dogma-rocketry = Return rivals’ score cards, one per two [clock]
innovation-effect-rocketry-1 = For every two [clock] on your board, return a card from the score pile of any opponent.
innovation-card-empiricism = Empiricism
innovation-dogma-empiricism = Guess the colour of a [9]; win with 20 [lightbulb]
innovation-effect-empiricism-1 = Choose two colours, then draw a [9] and reveal it. | If it has one of the chosen colours, meld it, and you may splay that colour up.
innovation-effect-empiricism-2 = If your board shows at least twenty [lightbulb], you win the game.
innovation-question-empiricism = Which colour do you expect the drawn 9 to have?
innovation-answer-empiricism = Choose { $colour }
innovation-won-empiricism = { $winners ->
    [one] { innovation-card-empiricism }: { $names } with { $count } lightbulbs
   *[other] { innovation-card-empiricism }: { $names } as a team with { $count } lightbulbs on one board
 }
innovation-card-socialism = Socialism
innovation-dogma-socialism = Tuck your hand; with purple, take lowest cards
innovation-effect-socialism-1 = You may tuck your whole hand. | You tuck all of its cards or none. | If a purple card was among them, take all the lowest cards from the hand of each opponent into your hand.

## Age 9

innovation-card-composites = Composites
innovation-dogma-composites = Take a hand except one card, and a score card
innovation-effect-composites-1 = I demand that you keep one card from your hand and transfer all the others to my hand. | In addition, transfer to my score pile the highest card from yours.
innovation-card-fission = Fission
innovation-dogma-fission = They draw a [10]; a red one wipes out everything
innovation-effect-fission-1 = I demand that you draw a [10]. | If it is red, remove every hand, board and score pile from the game. | If that happens, the dogma action is over.
innovation-effect-fission-2 = From the board of any player, return a top card that is not Fission. | Then draw a [10].
innovation-card-ecology = Ecology
innovation-dogma-ecology = Return one, score one, draw two [10]
innovation-effect-ecology-1 = You may return one card from your hand. | If you do, score one card from your hand, then draw two cards of value [10].
innovation-card-suburbia = Suburbia
innovation-dogma-suburbia = Tuck cards, score a [1] for each
innovation-effect-suburbia-1 = You may tuck as many cards from your hand as you like. | For each card tucked, draw a [1] and score it.
innovation-card-collaboration = Collaboration
innovation-dogma-collaboration = Take one of two [9]; win with ten green cards
innovation-effect-collaboration-1 = I demand that you draw two [9] and show both. | Transfer the one that I choose to my board and meld the other.
innovation-effect-collaboration-2 = If at least ten green cards lie on your board, you win the game.
innovation-won-collaboration = { $winners ->
    [one] { innovation-card-collaboration }: { $names } with { $count } green cards
   *[other] { innovation-card-collaboration }: { $names } as a team with { $count } green cards on one board
 }
innovation-card-satellites = Satellites
innovation-dogma-satellites = Swap hand for three [8]; meld and execute one
innovation-effect-satellites-1 = Return your whole hand, then draw three cards of value [8].
innovation-effect-satellites-2 = You may splay purple up.
innovation-effect-satellites-3 = Meld one card from your hand and execute all its non-demand effects. | Nobody shares them.
innovation-card-computers = Computers
innovation-dogma-computers = Splay red or green up; meld and execute a [10]
innovation-effect-computers-1 = You may splay red or green up.
innovation-effect-computers-2 = Draw a [10] and meld it, then execute all its non-demand effects. | Nobody shares them.
innovation-card-genetics = Genetics
innovation-dogma-genetics = Meld a [10], score every card under it
innovation-effect-genetics-1 = Draw a [10] and meld it. | Score every card under it.
innovation-card-services = Services
innovation-dogma-services = Take the highest score cards, give a top card
innovation-effect-services-1 = I demand that you transfer to my hand the highest cards in your score pile, all of them. | If at least one was transferred, then transfer to your hand a top card without [leaf] from my board.
innovation-card-specialization = Specialization
innovation-dogma-specialization = Take rivals’ top cards of a colour; splay up
innovation-effect-specialization-1 = Reveal one card from your hand. | Take the top card of its colour from the board of every opponent into your hand.
innovation-effect-specialization-2 = You may splay yellow or blue up.

## Age 10

innovation-card-miniaturization = Miniaturization
innovation-dogma-miniaturization = Return a [10] to draw a [10] per value you scored
innovation-effect-miniaturization-1 = You may return one card from your hand. | If it was a [10], draw one [10] for each different value in your score pile.
innovation-card-robotics = Robotics
innovation-dogma-robotics = Score your top green; meld and execute a [10]
innovation-effect-robotics-1 = Score the top card of your green pile. | Draw a [10] and meld it, then execute all its non-demand effects. | Nobody shares them.
innovation-card-globalization = Globalization
innovation-dogma-globalization = They return a top [leaf]; most points may win
innovation-effect-globalization-1 = I demand that you return one of your top cards with [leaf].
innovation-effect-globalization-2 = Draw a [6] and score it. | If no player shows more [leaf] than [factory], whoever alone has the most points wins.
innovation-won-globalization = { $winners ->
    [one] { innovation-card-globalization }: nobody has more leaves than factories. Most points: { $names } with { $count }
   *[other] { innovation-card-globalization }: nobody has more leaves than factories. One partner has the most points: { $names }, { $count } together
 }
innovation-card-stem-cells = Stem Cells
innovation-dogma-stem-cells = Score your whole hand
innovation-effect-stem-cells-1 = You may score your whole hand. | You score all of its cards or none.
innovation-card-databases = Databases
innovation-dogma-databases = They return half of their score pile
innovation-effect-databases-1 = I demand that you return half of the cards in your score pile, rounded up.
innovation-card-self-service = Self Service
innovation-dogma-self-service = Execute a top card; most achievements win
innovation-effect-self-service-1 = Choose any other top card on your board and execute all its non-demand effects. | Nobody shares them.
innovation-effect-self-service-2 = If every opponent has fewer achievements than you, you win the game.
innovation-won-self-service = { $winners ->
    [one] { innovation-card-self-service }: most achievements, { $count }: { $names }
   *[other] { innovation-card-self-service }: most achievements, { $count }: { $names } as a team
 }
innovation-card-bioengineering = Bioengineering
innovation-dogma-bioengineering = Take a rival’s top [leaf]; most [leaf] may win
innovation-effect-bioengineering-1 = From the board of any opponent, transfer one top card with [leaf] to your score pile.
innovation-effect-bioengineering-2 = If at least one player shows fewer than three [leaf], whoever alone shows the most [leaf] wins.
innovation-won-bioengineering = { $winners ->
    [one] { innovation-card-bioengineering }: somebody shows fewer than three leaves. Most leaves: { $names }
   *[other] { innovation-card-bioengineering }: somebody shows fewer than three leaves. One partner has the most: { $names }
 } ({ $count })
innovation-card-software = Software
innovation-dogma-software = Score a [10]; meld two [10], execute the second
innovation-effect-software-1 = Draw a [10] and score it.
innovation-effect-software-2 = Draw and meld two [10], then execute all non-demand effects of the second one. | Nobody shares them.
innovation-card-a-i = A. I.
innovation-dogma-a-i = Score a [10]; the lowest score may win
innovation-effect-a-i-1 = Draw a [10] and score it.
innovation-effect-a-i-2 = If Robotics and Software lie on top, on any boards, whoever alone has the lowest score wins.
innovation-won-a-i = { $winners ->
    [one] { innovation-card-a-i }, with { innovation-card-robotics } and { innovation-card-software } on the table. Fewest points: { $names }
   *[other] { innovation-card-a-i }, with { innovation-card-robotics } and { innovation-card-software } on the table. One partner has the fewest points: { $names }
 } ({ $count })
innovation-card-the-internet = The Internet
innovation-dogma-the-internet = Splay green up; score a [10]; meld [10]s by [clock]
innovation-effect-the-internet-1 = You may splay green up.
innovation-effect-the-internet-2 = Draw a [10] and score it.
innovation-effect-the-internet-3 = For every two [clock] on your board, draw a [10] and meld it.
