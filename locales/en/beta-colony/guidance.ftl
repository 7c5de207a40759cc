## Beta Colony: what a question is about, once

beta-colony-goal-line = Build where crew and influence grow. 60 points is a good score.
beta-colony-about-board = Each board has two abilities of its own. They hold for the whole game.
beta-colony-about-start = Ships fly clockwise. Your first die takes you on from here.
beta-colony-about-turn-six = The cycle card lets everybody turn one die to 6 after the roll.
beta-colony-about-flip = Opposite sides of a die add up to 7.
beta-colony-about-cycle-material = The cycle card gives everybody a material of their choice, once.
beta-colony-about-influence = Influence moves your marker along a colony’s track, to points and rewards.
beta-colony-about-action = Two dice a turn: one flies, the other uses the place. Fuel changes either by one.
beta-colony-about-activate = Moons and the Ridback give more for high dice; manufactories sell from the die’s row.
beta-colony-about-collect = Materials pay for modules and for the spaces of the colonies. You can hold ten at most.
beta-colony-about-nexus = Statues cost three artifacts, buildings four materials. They score at the end.
beta-colony-about-module = One material pays for the module, another for the space. You build it at once.
beta-colony-about-free-module = Any module on offer, whatever its row. It and its space are free.
beta-colony-about-space = 1 more influence next to the centre, and for each module of the colour that it joins.
beta-colony-about-pay = Artifacts stand for any material, but each one left is a point at the end.
beta-colony-about-discard = When you buy a module, the cycle card pays 2 points for something you discard.
beta-colony-about-goal = Only materials count here: artifacts cannot stand for any of them.
beta-colony-about-crew = Any module will do, whoever built it. The crew counts for majorities but gives no influence.
beta-colony-about-achievement = It goes on a space away from the centres. You can build two in the whole game.
beta-colony-about-free-achievement = Any achievement on offer. It and its space are free.

## Beta Colony: why something cannot be done now

beta-colony-why-fuel = Needs { $count } more fuel
beta-colony-why-artifacts = Needs { $count ->
    [one] { $count } more artifact
   *[other] { $count } more artifacts
}
beta-colony-why-group = It would make a group of four: { $what }
beta-colony-why-board = { $name } has this board
beta-colony-why-occupied = The ship of { $name } begins here
beta-colony-why-closed = It is not on offer now
beta-colony-why-unpaid = Your materials and artifacts do not pay for it and for a space
beta-colony-why-moon = This moon has other materials
beta-colony-why-taken = There is something here already
beta-colony-why-centre = Achievements cannot be built next to a centre
beta-colony-why-limit = You have already built two achievements
beta-colony-why-no-space = No space is left on which you could build it
beta-colony-why-six = This die already shows a six
beta-colony-why-spent = This die has already been used
beta-colony-why-row = This die is for another row
beta-colony-why-no-module = Crew can only go on modules
beta-colony-why-first = First: { $ask }

## Beta Colony: what speaks for a choice

beta-colony-detail-fuel = with { $count } fuel

## Beta Colony: what is met for the first time

beta-colony-meet-goods = Your materials: you pay with them for what you build. There is room for ten.
beta-colony-meet-modules = Modules: each costs a material of its colour.
beta-colony-meet-colonies = Influence takes you along a colony’s track: points and rewards lie on the way.
beta-colony-meet-cycle = Three rounds are a cycle: its card has a bonus for all and a goal that scores.

## Beta Colony: words that the rulebook explains, each in all its forms

beta-colony-term-achievements = achievement, achievements
beta-colony-term-artifacts = artifact, artifacts
beta-colony-term-boards = board, boards
beta-colony-term-colonies = colony, colonies
beta-colony-term-crew = crew
beta-colony-term-cycles = cycle, cycle card, cycles
beta-colony-term-dock = dock
beta-colony-term-fuel = fuel
beta-colony-term-influence = influence
beta-colony-term-majorities = majority, majorities
beta-colony-term-manufactories = manufactory, manufactories
beta-colony-term-modules = module, modules
beta-colony-term-moons = moon, moons
beta-colony-term-orbit = orbit
beta-colony-term-statues = statue, statues
beta-colony-term-tracks = track, tracks
