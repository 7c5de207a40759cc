## Terra Mystica: the frame of the board and the map

terra-mystica-tabs = Partes del tablero
terra-mystica-tab-map = Mapa
terra-mystica-tab-cults = Cultos
terra-mystica-tab-faction = Tablero
terra-mystica-tab-tiles = Losetas

terra-mystica-river = hexágono de río { $number }
terra-mystica-hex-free = { $hex }, { $terrain }, libre
terra-mystica-hex-home = { $hex }, { $terrain }, libre, tu terreno natal
terra-mystica-hex-spades = { $hex }, { $terrain }, libre, a { $spades ->
    [one] 1 pala
   *[other] { $spades } palas
} de tu terreno natal
terra-mystica-hex-built = { $hex }, { $terrain }: { $building } ({ $name ->
    [You] tu edificio
   *[other] { $name }
})
terra-mystica-hex-town = { $hex }, { $terrain }: { $building } ({ $name ->
    [You] tu edificio
   *[other] { $name }
}), en una ciudad
terra-mystica-hex-beside = Junto a { $what }
terra-mystica-hex-over-bridge = Por un puente: { $what }
terra-mystica-hex-chain = Unidos: { $hexes } ({ $progress })
terra-mystica-hex-in-town = Una ciudad: { $hexes }
terra-mystica-hex-in-reach = A tu alcance
terra-mystica-hex-offers = Construir aquí ofrece poder: { $what }
terra-mystica-hex-owned = { $name ->
    [You] { $hex } (tuyo: { $building })
   *[other] { $hex } ({ $building } de { $name })
}
terra-mystica-hex-choices = { $about }. Puedes elegir: { $choices }
terra-mystica-hex-price = { $spades ->
    [0] una vivienda cuesta { $all }
    [one] hasta tu terreno natal ({ $terrain }): 1 pala por { $digging }; con vivienda { $all }
   *[other] hasta tu terreno natal ({ $terrain }): { $spades } palas por { $digging }; con vivienda { $all }
}
terra-mystica-option-spade = Transformar
terra-mystica-option-connect = Fundar ciudad sobre el río
terra-mystica-option-bridge = Puente { $place }
terra-mystica-map-whole = Mostrar todo el mapa, o como antes
terra-mystica-map-closer = Ampliar el mapa
terra-mystica-map-farther = Reducir el mapa
terra-mystica-map-reach = Mostrar lo que está a tu alcance
terra-mystica-map-options = Qué hacer en { $hex }
terra-mystica-map-beyond = Mostrar { $hex }
terra-mystica-map-power = Para vecinos y ciudades cuenta { $power }.
terra-mystica-map-cultists = si alguien lo toma, avanzas 1 paso en un culto
