## Special achievements

# As in English.
innovation-achievement-monument = Monument
innovation-achievement-monument-how = Schiebe in einem Zug sechs Karten unter oder werte sechs Karten.
innovation-achievement-monument-else = Oder durch Mauerwerk: mindestens vier Karten ausgespielt.
innovation-achievement-empire = Imperium
    .en = Empire
innovation-achievement-empire-how = Zeige von jedem der sechs Symbole mindestens drei.
innovation-achievement-empire-else = Oder durch Bauwesen: Nur du hast fünf oberste Karten.
innovation-achievement-world = Welt
    .en = World
innovation-achievement-world-how = Zeige mindestens zwölf Uhren.
innovation-achievement-world-else = Oder durch Übersetzung: auf jeder obersten Karte eine Krone.
innovation-achievement-wonder = Wunder
    .en = Wonder
innovation-achievement-wonder-how = Alle fünf Farben, jede nach oben oder rechts aufgefächert.
innovation-achievement-wonder-else = Oder durch Erfindung: alle fünf Farben aufgefächert, egal wohin.
innovation-achievement-universe = Universum
    .en = Universe
innovation-achievement-universe-how = Fünf oberste Karten, jede mit Wert 8 oder höher.
innovation-achievement-universe-else = Oder durch Astronomie: außer Violett nur oberste Karten ab 6.

## Ages

innovation-age-1 = Vorzeit
innovation-age-2 = Antike
innovation-age-3 = Mittelalter
# As in English.
innovation-age-4 = Renaissance
innovation-age-5 = Zeitalter der Entdeckungen
innovation-age-6 = Aufklärung
innovation-age-7 = Romantik
innovation-age-8 = Moderne
innovation-age-9 = Postmoderne
innovation-age-10 = Informationszeitalter

## Colours, icons and splays

innovation-colour-red = Rot
innovation-colour-yellow = Gelb
innovation-colour-green = Grün
innovation-colour-blue = Blau
innovation-colour-purple = Violett
innovation-icon-castle = Burg
    .en = Castle
innovation-icon-crown = Krone
    .en = Crown
innovation-icon-leaf = Blatt
    .en = Leaf
innovation-icon-lightbulb = Glühbirne
    .en = Lightbulb
innovation-icon-factory = Fabrik
    .en = Factory
innovation-icon-clock = Uhr
    .en = Clock
innovation-splay-left = Nach links aufgefächert
    .en = Splayed left
innovation-splay-right = Nach rechts aufgefächert
    .en = Splayed right
innovation-splay-up = Nach oben aufgefächert
    .en = Splayed up
innovation-splay-none = Nicht aufgefächert
    .en = Not splayed
