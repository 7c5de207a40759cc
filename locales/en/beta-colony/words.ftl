## Beta Colony: questions

beta-colony-ask-picked = { $what }?
beta-colony-ask-gift = { $why }: { $ask }
beta-colony-ask-board = Choose your board
beta-colony-ask-start = Where does your ship begin?
beta-colony-ask-turn-six = Turn a die to 6?
beta-colony-ask-flip = Turn a die to its opposite side?
beta-colony-ask-cycle-material = The cycle begins: take a material?
beta-colony-ask-influence = { $why }: one influence, in which colony?
beta-colony-ask-action = Action { $nth } of 2: fly with a die, or dock
beta-colony-ask-activate = { $place }: { $count ->
    [one] as which value?
   *[other] with which die?
}
beta-colony-ask-collect = { $place }: { $left ->
    [one] which material?
   *[other] { $left } materials, which one first?
}
beta-colony-ask-material = { $why }: { $left ->
    [one] which material do you take?
   *[other] { $left } materials, which one first?
}
beta-colony-ask-nexus = Azophi Nexus: resources or an achievement?
beta-colony-ask-module = Which module do you take?
beta-colony-ask-free-module = { $why }: a module for free, which one?
beta-colony-ask-free-achievement = { $why }: an achievement for free, which one?
beta-colony-ask-space = On which space do you build: { $what }?
beta-colony-ask-space-paid = You can only pay for this module: { $what }. On which space?
beta-colony-ask-space-only = You can only build this module: { $what }. On which space?
beta-colony-ask-pay = how do you pay for { $material }?
beta-colony-ask-discard = Discard something for 2 points?
beta-colony-ask-goal = Discard the seven materials for { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
beta-colony-ask-crew = { $why }: one crew, on which module?
beta-colony-because-track = Track of { $colony }
beta-colony-because-cycle = Cycle card

## Beta Colony: choices

beta-colony-do-board = Take board { $number }
beta-colony-do-start = Begin at { $place }
beta-colony-do-turn = Turn the { $die } to { $value }
beta-colony-do-keep = Leave the dice
beta-colony-do-fly = Fly to { $place } with the { $die }
beta-colony-do-dock = Dock at { $place } with { $one } and { $other }
beta-colony-do-activate = Use { $place } with the { $die }
beta-colony-do-activate-as = Use { $place } with the { $die } as a { $value }
beta-colony-do-take = Take { $what }
beta-colony-do-nothing = Skip
beta-colony-do-module = Take the { $what } ({ $values })
beta-colony-do-achieve = Build: { $what }
beta-colony-do-goods = Take a material and a fuel
beta-colony-do-build = Build on { $space } in { $colony }
beta-colony-do-pay = Pay with { $what }
beta-colony-do-discard = Discard { $what }
beta-colony-do-crew = One crew on { $space } in { $colony }
beta-colony-do-influence = One influence in { $colony }
beta-colony-describe = { $what }: { $brings }
beta-colony-verb-take = Take
beta-colony-verb-fly = Fly
beta-colony-verb-dock = Dock
beta-colony-verb-use = Use
beta-colony-verb-turn = Turn
beta-colony-verb-build = Build
beta-colony-verb-pay = Pay
beta-colony-verb-discard = Discard
beta-colony-verb-place = Place
beta-colony-verb-begin = Begin here
beta-colony-btn-goods = material and fuel
beta-colony-btn-as = { $die } as { $value }
beta-colony-btn-fly-to = Fly to { $place } with:
beta-colony-btn-dock-at = Dock at { $place } for { $count } fuel:
beta-colony-hint-board = Tap a board to see its abilities
beta-colony-hint-start = Tap a place in the orbit
beta-colony-hint-dice = Tap a die, or leave them
beta-colony-hint-action = Tap a die to see where it flies
beta-colony-hint-activate = Tap a die to see what it gives
beta-colony-hint-module = Tap an outlined module
beta-colony-hint-space = Tap a dotted space
beta-colony-hint-colony = Tap the head of a colony
beta-colony-hint-crew = Tap a module in a colony

## Beta Colony: what a choice costs and brings

beta-colony-costs-fuel = costs { $count } fuel
beta-colony-costs-materials = costs { $what }
beta-colony-plus-fuel = +{ $count } fuel
beta-colony-plus-material = +{ $count } { $what }
beta-colony-plus-artifacts = +{ $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}
beta-colony-plus-crew = +{ $count } crew in { $colony }
beta-colony-plus-influence = { $colony }: { $now } → { $then } on the track
beta-colony-place-does-moon = { $one } or { $other }
beta-colony-place-does-works = modules from the die’s row
beta-colony-place-does-nexus = a material and a fuel, or an achievement
beta-colony-place-does-ridback = 1 to 3 fuel
beta-colony-leads-influence = one influence in a colony of your choice
beta-colony-leads-collect = { $count ->
    [one] { $count } material of the moon
   *[other] { $count } materials of the moon
}
beta-colony-leads-module = a module: { $values }
beta-colony-leads-choice = resources or an achievement
beta-colony-goal-met = meets the goal of this cycle

## Beta Colony: points and the end

beta-colony-source-dice = die of the right colour
beta-colony-source-tracks = track
beta-colony-source-modules = module
beta-colony-source-discard = discarded
beta-colony-source-goals = goal
beta-colony-source-artifacts = artifacts
beta-colony-source-achievements = achievements
beta-colony-source-majorities = majorities
beta-colony-row-dice = Dice of the right colour
beta-colony-row-tracks = Colony tracks
beta-colony-row-modules = Module rewards
beta-colony-row-discard = Discarded for points
beta-colony-row-goals = Goals of the cycles
beta-colony-row-artifacts = Artifacts left
beta-colony-row-achievements = Achievements
beta-colony-row-majorities = Majorities
beta-colony-row-crew = Crew on the planet
beta-colony-won = { $names } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead
beta-colony-won-crew = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and the larger crew on the planet
beta-colony-won-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beta-colony-undone-materials = { $count ->
    [one] { $count } material was left over
   *[other] { $count } materials were left over
}
beta-colony-undone-fuel = { $count } fuel was left over
beta-colony-undone-majority = { $count ->
    [one] { $count } more crew member
   *[other] { $count } more crew members
} in { $colony } would have scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beta-colony-undone-track = { $count } more influence in { $colony } would have scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beta-colony-undone-achievements = no achievement was built
beta-colony-chart-end = End
beta-colony-measure-points = Points
beta-colony-measure-crew = Crew on the planet
beta-colony-measure-influence = Influence
