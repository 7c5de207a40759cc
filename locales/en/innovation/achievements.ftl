## Special achievements

innovation-achievement-monument = Monument
innovation-achievement-monument-how = Tuck six cards or score six cards in one turn.
innovation-achievement-monument-else = Or meld four or more cards through Masonry.
innovation-achievement-empire = Empire
innovation-achievement-empire-how = Show at least three icons of each of the six kinds.
innovation-achievement-empire-else = Or, through Construction, be the only one with five top cards.
innovation-achievement-world = World
innovation-achievement-world-how = Show at least twelve clocks.
innovation-achievement-world-else = Or, through Translation, have a crown on each of your top cards.
innovation-achievement-wonder = Wonder
innovation-achievement-wonder-how = Have all five colours, each splayed up or right.
innovation-achievement-wonder-else = Or, through Invention, have five colours splayed in any direction.
innovation-achievement-universe = Universe
innovation-achievement-universe-how = Have five top cards, each of value 8 or higher.
innovation-achievement-universe-else = Or, through Astronomy, have only top cards of 6 or higher, purple aside.

## Ages

innovation-age-1 = Prehistory
innovation-age-2 = Classical times
innovation-age-3 = Middle Ages
innovation-age-4 = Renaissance
innovation-age-5 = Age of Exploration
innovation-age-6 = Enlightenment
innovation-age-7 = Romantic era
innovation-age-8 = Modern era
innovation-age-9 = Postmodern era
innovation-age-10 = Information age

## Colours, icons and splays

innovation-colour-red = Red
innovation-colour-yellow = Yellow
innovation-colour-green = Green
innovation-colour-blue = Blue
innovation-colour-purple = Purple
innovation-icon-castle = Castle
innovation-icon-crown = Crown
innovation-icon-leaf = Leaf
innovation-icon-lightbulb = Lightbulb
innovation-icon-factory = Factory
innovation-icon-clock = Clock
innovation-splay-left = Splayed left
innovation-splay-right = Splayed right
innovation-splay-up = Splayed up
innovation-splay-none = Not splayed
