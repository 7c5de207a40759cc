## Terra Mystica: the form for a new match

terra-mystica-option-fixed = Beginner setup
terra-mystica-option-fixed-note = Factions, first dwellings and tiles are given: you start playing at once.
terra-mystica-option-points = Variable points
terra-mystica-option-points-note = Stronger factions begin with fewer points, based on results here.
terra-mystica-option-order = Variable turn order
terra-mystica-option-order-note = Whoever passes first begins the next round, and so on.
terra-mystica-option-in-turn = In turn
terra-mystica-option-in-turn-note = Each seat takes one of those that are left.
terra-mystica-option-drawn = Drawn
terra-mystica-option-drawn-note = Each seat draws a colour and chooses one of its two factions.
terra-mystica-option-given = Given
terra-mystica-option-given-note = You say who plays what; a seat whose colour is taken chooses.
terra-mystica-option-map = Map
terra-mystica-option-map-base = Base map: four lands of about the same size between the rivers.
terra-mystica-option-map-fjords = Fjords: six lands, half of them small. Ships and bridges reach more.
terra-mystica-option-map-lakes = Lakes: one land around the water. Much can be reached on foot, and one spade is enough more often.
terra-mystica-option-factions = Factions
terra-mystica-option-seat = Seat { $n }

## Terra Mystica: choosing a faction

terra-mystica-choose-faction = Choose a faction
terra-mystica-choose-hard = Difficulty { $level } of 3
terra-mystica-choose-mean = Bots’ average here: { $points }
