## Beta Colony: names

beta-colony-material-organic = organic material
beta-colony-material-steel = steel
beta-colony-material-food = food
beta-colony-material-palladium = palladium
beta-colony-material-polymer = polymer
beta-colony-material-water = water
beta-colony-module-yellow = defence station
beta-colony-module-red = science tower
beta-colony-module-pink = living quarters
beta-colony-module-green = farm
beta-colony-module-blue = waterworks
beta-colony-kind-yellow = defence stations
beta-colony-kind-red = science towers
beta-colony-kind-pink = living quarters
beta-colony-kind-green = farms
beta-colony-kind-blue = waterworks
beta-colony-place-left = left manufactory
beta-colony-place-right = right manufactory
beta-colony-place-gan-de = Gan De
beta-colony-place-jyo = Jyo
beta-colony-place-nebra = Nebra
beta-colony-place-nexus = Azophi Nexus
beta-colony-place-ridback = Ridback
beta-colony-place-works = Manufactory
beta-colony-colony-xian = Xi’an
beta-colony-colony-thebes = Thebes
beta-colony-colony-cuzco = Cuzco
beta-colony-die-black = black
beta-colony-die-blue = blue
beta-colony-die-red = red
beta-colony-die-green = green
beta-colony-die-of = { $die } { $value }
beta-colony-ability-food = +1 food when you collect on Jyo
beta-colony-ability-six = Your black die counts as a 6 when you collect materials
beta-colony-ability-water = +1 water when you collect on Nebra
beta-colony-ability-any = Your black die has any value when you take a module
beta-colony-ability-steel = +1 steel when you collect on Gan De
beta-colony-ability-fuel = +1 fuel when you take fuel at Azophi Nexus or the Ridback
beta-colony-ability-organic = +1 organic material when you collect on Gan De
beta-colony-ability-pair = Two equal materials pay for any module you take
beta-colony-ability-palladium = +1 palladium when you collect on Jyo
beta-colony-ability-back = With the black die your ship may fly counter-clockwise
beta-colony-board = Board { $number }
beta-colony-cycle = Cycle { $number }
beta-colony-goal-c1a = Four equal materials
beta-colony-goal-c1b = Two crew around one colony’s centre
beta-colony-goal-c1c = One artifact
beta-colony-goal-c2a = Two crew in each colony
beta-colony-goal-c2b = Crew on modules of four colours
beta-colony-goal-c2c = Four influence in each colony
beta-colony-goal-c3a = Discard the seven materials shown
beta-colony-goal-c3b = Seven fuel
beta-colony-goal-c3c = Six crew on modules away from a centre
beta-colony-boon-c1a = After the roll you may turn one die to 6
beta-colony-boon-c1b = You may take one material when the cycle begins
beta-colony-boon-c1c = +1 polymer when you collect on Nebra
beta-colony-boon-c2a = One influence of your choice when the cycle begins
beta-colony-boon-c2b = Polymer counts as any material
beta-colony-boon-c2c = One more module in each row of the manufactory
beta-colony-boon-c3a = After the roll you may turn one die to its opposite side
beta-colony-boon-c3b = +1 influence for modules bought in a manufactory
beta-colony-boon-c3c = With a bought module, discard a material or an artifact for 2 points
beta-colony-achievement-s1 = Granary statue
beta-colony-achievement-s2 = Chain statue
beta-colony-achievement-s3 = Centre statue
beta-colony-achievement-s4 = Colour statue
beta-colony-achievement-b1 = Harbour
beta-colony-achievement-b2 = Council hall
beta-colony-achievement-b3 = Refinery
beta-colony-achievement-b4 = Great dome
beta-colony-scores-s1 = At the end 2 points a material, at most 12
beta-colony-scores-s2 = At the end 2 points a crew of your longest chain, at most 12
beta-colony-scores-s3 = At the end 2 points a crew around one centre, at most 12
beta-colony-scores-s4 = At the end 3 points a module of one colour with your crew, at most 12
beta-colony-scores-b1 = 7 points at the end; one crew on any module at once
beta-colony-scores-b2 = 7 points at the end; one influence of your choice at once
beta-colony-scores-b3 = 8 points at the end; one fuel at once
beta-colony-scores-b4 = 9 points at the end
beta-colony-bonus-any-material = a material of your choice
beta-colony-bonus-two-materials = two materials of your choice
beta-colony-bonus-artifact = an artifact
beta-colony-bonus-two-fuel = 2 fuel
beta-colony-bonus-crew = one crew on any module
beta-colony-bonus-free-module = a module for free
beta-colony-bonus-free-achievement = an achievement for free
beta-colony-extra-points = 2 points
beta-colony-extra-artifact = an artifact
beta-colony-extra-fuel = 2 fuel
beta-colony-extra-two-crew = two crew
beta-colony-extra-no-crew = no crew
beta-colony-extra-none = one crew
beta-colony-n-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
beta-colony-n-fuel = { $count } fuel
beta-colony-n-artifacts = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}
beta-colony-n-crew = { $count } crew
beta-colony-n-of = { $count } { $what }
beta-colony-space = space { $number }
beta-colony-row = row { $values }
beta-colony-n-influence = { $count } influence
beta-colony-n-materials = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}
beta-colony-times = { $count } × { $what }
