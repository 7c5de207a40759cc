## Terra Mystica: the frame of the board and the map

terra-mystica-tabs = Parts of the board
terra-mystica-tab-map = Map
terra-mystica-tab-cults = Cults
terra-mystica-tab-faction = Board
terra-mystica-tab-tiles = Tiles

terra-mystica-river = river hex { $number }
terra-mystica-hex-free = { $hex }, { $terrain }, free
terra-mystica-hex-home = { $hex }, { $terrain }, free, your home terrain
terra-mystica-hex-spades = { $hex }, { $terrain }, free, { $spades ->
    [one] 1 spade
   *[other] { $spades } spades
} from your home
terra-mystica-hex-built = { $hex }, { $terrain }: { $name ->
    [You] your { $building }
   *[other] { $building } of { $name }
}
terra-mystica-hex-town = { $hex }, { $terrain }: { $name ->
    [You] your { $building }
   *[other] { $building } of { $name }
}, in a town
terra-mystica-hex-beside = Beside { $what }
terra-mystica-hex-over-bridge = By bridge: { $what }
terra-mystica-hex-chain = Connected: { $hexes } ({ $progress })
terra-mystica-hex-in-town = A town: { $hexes }
terra-mystica-hex-in-reach = In your reach
terra-mystica-hex-offers = Building here offers power: { $what }
terra-mystica-hex-owned = { $name ->
    [You] { $hex } (your { $building })
   *[other] { $hex } ({ $building } of { $name })
}
terra-mystica-hex-choices = { $about }. You can choose: { $choices }
terra-mystica-hex-price = { $spades ->
    [0] a dwelling costs { $all }
    [one] to { $terrain }, your home: 1 spade for { $digging }; with a dwelling { $all }
   *[other] to { $terrain }, your home: { $spades } spades for { $digging }; with a dwelling { $all }
}
terra-mystica-option-spade = Transform
terra-mystica-option-connect = Found a town across the river
terra-mystica-option-bridge = Bridge { $place }
terra-mystica-map-whole = Show the whole map, or go back
terra-mystica-map-closer = Enlarge the map
terra-mystica-map-farther = Make the map smaller
terra-mystica-map-reach = Show what is in your reach
terra-mystica-map-options = What to do on { $hex }
terra-mystica-map-beyond = Show { $hex }
terra-mystica-map-power = For neighbours and towns it counts as { $power }.
terra-mystica-map-cultists = if anybody takes it, you gain a step in a cult
