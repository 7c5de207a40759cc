## Beta Colony: board

beta-colony-tab-orbit = Orbit
beta-colony-tab-colonies = Colonies
beta-colony-tab-make = Modules
beta-colony-tab-cards = Cards
beta-colony-tabs = Parts of the board
beta-colony-orbit-whole = Show the whole orbit, or go back
beta-colony-orbit-closer = Enlarge the orbit
beta-colony-orbit-farther = Make the orbit smaller
beta-colony-cycle-now = Cycle { $number }
beta-colony-of-rounds = of 9
beta-colony-works = Manufactories
beta-colony-left = Modules left
beta-colony-cycles = Cycle cards
beta-colony-achievements = Achievements
beta-colony-your-board = Your board
beta-colony-boards = Boards
beta-colony-goods = Your dice and resources
beta-colony-dice = Dice
beta-colony-place-label = { $place }: { $does }
beta-colony-place-flight = { $flight }. { $point }
beta-colony-cycle-label = { $cycle }. { $points }: { $goal }. { $boon }
beta-colony-card-label = { $what }: { $one }. { $other }
beta-colony-place-ships = { $place }. Ships: { $names }
beta-colony-yield = { $values }: { $what }
beta-colony-die-spent = { $die }, used
beta-colony-module-label = { $what }: { $influence }, { $extra }
beta-colony-number = { $number }
beta-colony-costs = costs { $what }
beta-colony-space-beside = beside { $spaces }
beta-colony-space-free = { $number }, { $material }
beta-colony-space-centre = { $number }, { $material }, next to the centre
beta-colony-space-built = { $number }, { $what }: { $crew }
beta-colony-colony-head = { $colony }: { $crews }
beta-colony-crew-points = { $name } { $count } crew, { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
beta-colony-stop-label = Space { $number } of the track: { $what }
beta-colony-goal-points = Goal, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beta-colony-boon = Bonus
beta-colony-met-by = Met now by
beta-colony-projected = { $points } if it ended now
beta-colony-projected-title = Points if the game ended now: with artifacts, achievements and majorities, without goals
beta-colony-about-track = Influence moves the markers along the track. Points and rewards that they land on or pass are taken at once.
beta-colony-about-works = The left and the right manufactory share one display: both sell the same modules.
beta-colony-about-left = These modules are still to come, in an order that nobody knows.
beta-colony-about-space-free = Building here costs this material.
beta-colony-about-space-gift = You build here for free now.
beta-colony-about-crews = The number after the plus is what the majority would score now: it grows with your lead over the smallest crew there.
beta-colony-about-goods = Materials pay for modules, spaces and buildings. Fuel changes dice. Artifacts stand for any material.
beta-colony-start-player = start player
beta-colony-btn-without = Skip
beta-colony-btn-keep = Leave them
