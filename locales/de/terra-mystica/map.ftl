## Terra Mystica: the frame of the board and the map

terra-mystica-tabs = Teile des Spielplans
terra-mystica-tab-map = Karte
terra-mystica-tab-cults = Kulte
terra-mystica-tab-faction = Tableau
terra-mystica-tab-tiles = Plättchen

terra-mystica-river = Flussfeld { $number }
terra-mystica-hex-free = { $hex }, { $terrain }, frei
terra-mystica-hex-home = { $hex }, { $terrain }, frei, deine Heimatlandschaft
terra-mystica-hex-spades = { $hex }, { $terrain }, frei, { $spades ->
    [one] 1 Spaten
   *[other] { $spades } Spaten
} bis zu deiner Heimat
terra-mystica-hex-built = { $hex }, { $terrain }: { $building } ({ $name ->
    [You] deins
   *[other] { $name }
})
terra-mystica-hex-town = { $hex }, { $terrain }: { $building } ({ $name ->
    [You] deins
   *[other] { $name }
}) in einer Stadt
terra-mystica-hex-beside = Neben { $what }
terra-mystica-hex-over-bridge = Über eine Brücke: { $what }
terra-mystica-hex-chain = Zusammenhängend: { $hexes } ({ $progress })
terra-mystica-hex-in-town = Eine Stadt: { $hexes }
terra-mystica-hex-in-reach = In deiner Reichweite
terra-mystica-hex-offers = Wer hier baut, bietet Macht an: { $what }
terra-mystica-hex-owned = { $name ->
    [You] { $hex } (dein Gebäude: { $building })
   *[other] { $hex } ({ $building } von { $name })
}
terra-mystica-hex-choices = { $about }. Zur Wahl: { $choices }
terra-mystica-hex-price = { $spades ->
    [0] Ein Wohnhaus kostet { $all }
    [one] Bis zur Heimat ({ $terrain }): 1 Spaten für { $digging }; mit Wohnhaus { $all }
   *[other] Bis zur Heimat ({ $terrain }): { $spades } Spaten für { $digging }; mit Wohnhaus { $all }
}
terra-mystica-option-spade = Umwandeln
terra-mystica-option-connect = Stadt über den Fluss
terra-mystica-option-bridge = Brücke { $place }
terra-mystica-map-whole = Ganze Karte zeigen oder wie zuvor
terra-mystica-map-closer = Karte vergrößern
terra-mystica-map-farther = Karte verkleinern
terra-mystica-map-reach = Zeigen, was in deiner Reichweite liegt
terra-mystica-map-options = Was du auf { $hex } tun kannst
terra-mystica-map-beyond = { $hex } zeigen
terra-mystica-map-power = Für Nachbarn und Städte zählt es { $power }.
terra-mystica-map-cultists = nimmt jemand davon, steigst du in einem Kult um 1 Stufe
