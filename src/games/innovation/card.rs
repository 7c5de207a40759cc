//! Cards, colours, icons and what is printed where.

use super::cards::prints::{PRINTS, RELIC_SETS};
use super::facts::A_SET;
use super::sets::Set;

/// A card: its number in [`PRINTS`], set by set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u16);

/// The number of the first relic: they come after all sets.
pub(super) const FIRST_RELIC: u16 = (A_SET * Set::ALL.len()) as u16;

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print {
    /// The stem of its keys in the catalogue.
    pub id: &'static str,
    /// The printed English name: it decides who begins.
    pub name: &'static str,
    /// The age, 1 to 10: the value of the card.
    pub age: u8,
    /// The colour.
    pub colour: Colour,
    /// Top left, bottom left, bottom centre, bottom right; only cities have two more: top centre, top right.
    pub symbols: [Option<Symbol>; 6],
    /// The icon that is counted when its dogma is activated.
    pub featured: Icon,
}

/// What stands at one of a card's places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// The hexagon with the picture.
    Hexagon,
    /// An icon.
    Icon(Icon),
    /// Points, while it is visible.
    Bonus(u8),
    /// An echo effect.
    Echo,
    /// Of a figure: an inspire effect.
    Inspire,
    /// Of a city: a card of the next value is drawn when it is melded.
    Plus,
    /// Of a city: its colour is splayed so when it is melded.
    Arrow(Splay),
    /// Of a city: an icon, and cards with it are searched for when it is melded.
    Search(Icon),
    /// Of a city: an achievement while it is visible and no opponent shows more cards of the colour.
    Flag,
    /// Of a city: an achievement while it is visible.
    Fountain,
}

/// The five colours, in the order in which they are laid out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

/// The six icons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Icon {
    /// Castle, on cards of ages 1 to 3.
    Castle,
    /// Crown.
    Crown,
    /// Leaf.
    Leaf,
    /// Lightbulb.
    Lightbulb,
    /// Factory, on cards of ages 4 to 10.
    Factory,
    /// Clock, on cards of ages 7 to 10.
    Clock,
}

/// The ways in which a colour can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Splay {
    /// Only the top card is seen.
    #[default]
    None,
    /// The right edge of each covered card is seen: the bottom right icon, and a city's top right.
    Left,
    /// The two left icons of each covered card are seen.
    Right,
    /// The three bottom icons of each covered card are seen.
    Up,
}

/// How many of each icon, by [`Icon::index`].
pub type Icons = [u8; 6];

/// What is visible of a card or of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Visible {
    /// Icons, those with a search among them.
    pub icons: Icons,
    /// Hexagons.
    pub hexagons: u8,
    /// Echo effects.
    pub echoes: u8,
    /// Inspire effects.
    pub inspires: u8,
    /// Bonuses.
    pub bonuses: u8,
    /// The highest bonus; 0 without any.
    pub highest_bonus: u8,
    /// Flags.
    pub flags: u8,
    /// Fountains.
    pub fountains: u8,
    /// The value of the top card where it lies; 0 without any.
    pub height: u8,
    /// What the karmas of the top card let count, a bit a kind: a set of [`Counted`](super::karma::Counted).
    pub counts: u16,
}

/// What a card looks like from behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Back {
    /// Its set.
    pub set: Set,
    /// Its value, 1 to 10.
    pub value: u8,
}

impl Visible {
    /// With this symbol, too.
    pub fn add(&mut self, symbol: Symbol) {
        match symbol {
            Symbol::Icon(icon) | Symbol::Search(icon) => self.icons[icon.index()] += 1,
            Symbol::Hexagon => self.hexagons += 1,
            Symbol::Echo => self.echoes += 1,
            Symbol::Inspire => self.inspires += 1,
            Symbol::Bonus(points) => {
                self.bonuses += 1;
                self.highest_bonus = self.highest_bonus.max(points);
            }
            Symbol::Flag => self.flags += 1,
            Symbol::Fountain => self.fountains += 1,
            Symbol::Plus | Symbol::Arrow(_) => {}
        }
    }
}

impl Symbol {
    /// What it is of, where types of symbols are compared: a search is its icon, all bonuses are alike. The picture and the effects that are
    /// printed like icons are none.
    pub fn kind(self) -> Option<Symbol> {
        match self {
            Symbol::Hexagon | Symbol::Echo | Symbol::Inspire => None,
            Symbol::Bonus(_) => Some(Symbol::Bonus(0)),
            _ => Some(self.icon().map_or(self, Symbol::Icon)),
        }
    }

    /// The icon as which it counts.
    pub fn icon(self) -> Option<Icon> {
        match self {
            Symbol::Icon(icon) | Symbol::Search(icon) => Some(icon),
            _ => None,
        }
    }

    /// The points of a bonus.
    pub fn bonus(self) -> Option<u8> {
        if let Symbol::Bonus(points) = self { Some(points) } else { None }
    }
}

impl Card {
    /// All cards of all sets, set by set and by age.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..PRINTS.len() as u16).map(Card)
    }

    /// The card with this stem in the catalogue.
    pub fn named(id: &str) -> Option<Card> {
        Card::all().find(|card| card.print().id == id)
    }

    /// What is printed on it.
    pub fn print(self) -> &'static Print {
        &PRINTS[self.index()]
    }

    /// Its place in a list with one entry a card.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its value as it is printed: the age, 1 to 10. What it is where it lies says [`Innovation::value_of`](super::Innovation::value_of).
    pub fn printed_value(self) -> u8 {
        self.print().age
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        self.print().colour
    }

    /// The icon that is counted when its dogma is activated.
    pub fn featured(self) -> Icon {
        self.print().featured
    }

    /// The set that it belongs to; of a relic the one of which it is a lost card.
    pub fn set(self) -> Set {
        match self.0.checked_sub(FIRST_RELIC) {
            Some(relic) => RELIC_SETS[usize::from(relic)],
            None => Set::ALL[self.index() / A_SET],
        }
    }

    /// Whether it is a relic: a card outside the sets, laid out beside its pile.
    pub fn is_relic(self) -> bool {
        self.0 >= FIRST_RELIC
    }

    /// Where its hexagon is, an index into [`Print::symbols`].
    pub fn hexagon(self) -> Option<usize> {
        self.print().symbols.iter().position(|symbol| *symbol == Some(Symbol::Hexagon))
    }

    /// What it looks like from behind.
    pub fn back(self) -> Back {
        Back { set: self.set(), value: self.printed_value() }
    }

    /// What is printed at its places, in the order of [`Print::symbols`].
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        self.print().symbols.iter().copied().flatten()
    }

    /// Whether this is its featured icon. A card without icons has none.
    pub fn is_featured(self, icon: Icon) -> bool {
        self.featured() == icon && self.icons().next().is_some()
    }

    /// Its icons, place by place.
    pub fn icons(self) -> impl Iterator<Item = Icon> {
        self.symbols().filter_map(Symbol::icon)
    }

    /// The icon at a place, an index into [`Print::symbols`].
    pub fn icon_at(self, place: usize) -> Option<Icon> {
        self.print().symbols[place].and_then(Symbol::icon)
    }

    /// Whether it shows this icon anywhere.
    pub fn has(self, icon: Icon) -> bool {
        self.icons().any(|shown| shown == icon)
    }

    /// Its highest bonus; `None` without any.
    pub fn bonus(self) -> Option<u8> {
        self.symbols().filter_map(Symbol::bonus).max()
    }

    /// What is visible of it when it is covered and splayed so.
    pub fn left_visible(self, splay: Splay) -> impl Iterator<Item = Symbol> {
        let symbols = &self.print().symbols;
        splay.places().iter().filter_map(|place| symbols[*place])
    }

    /// The icons that it shows when it is covered and splayed so.
    pub fn shows(self, splay: Splay) -> impl Iterator<Item = Icon> {
        self.left_visible(splay).filter_map(Symbol::icon)
    }
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// Its place in [`Colour::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in the catalogue and in style sheets.
    pub fn word(self) -> &'static str {
        ["red", "yellow", "green", "blue", "purple"][self.index()]
    }
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 6] = [Icon::Castle, Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Factory, Icon::Clock];

    /// Its place in [`Icon::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in the catalogue and in the sprite.
    pub fn word(self) -> &'static str {
        ["castle", "crown", "leaf", "lightbulb", "factory", "clock"][self.index()]
    }
}

impl Splay {
    /// The three directions.
    pub const DIRECTIONS: [Splay; 3] = [Splay::Left, Splay::Right, Splay::Up];

    /// Which places of a covered card are seen, as indices into [`Print::symbols`].
    pub fn places(self) -> &'static [usize] {
        match self {
            Splay::None => &[],
            Splay::Left => &[3, 5],
            Splay::Right => &[0, 1],
            Splay::Up => &[1, 2, 3],
        }
    }

    /// The word in the catalogue and in style sheets.
    pub fn word(self) -> &'static str {
        ["none", "left", "right", "up"][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::cards::name::{COPENHAGEN, SAILING};
    use super::super::facts::LAST_AGE;
    use super::*;

    #[test]
    fn fifteen_cards_of_the_first_age_and_ten_of_each_other_in_five_colours() {
        for (set, age) in Set::ALL.into_iter().flat_map(|set| (1..=LAST_AGE).map(move |age| (set, age))) {
            let cards: Vec<Card> = set.cards().filter(|card| card.printed_value() == age).collect();
            assert_eq!(cards.len(), if age == 1 { 15 } else { 10 });
            for colour in Colour::ALL {
                let of_colour = cards.iter().filter(|card| card.colour() == colour).count();
                assert_eq!(of_colour, cards.len() / 5, "{colour:?} of age {age} in {set:?}");
            }
        }
    }

    #[test]
    fn every_card_has_one_hexagon_and_shows_its_featured_icon() {
        for card in Card::all() {
            assert_eq!(card.symbols().filter(|symbol| *symbol == Symbol::Hexagon).count(), 1, "{card:?}");
            let has_icons = card.icons().next().is_some();
            let places = if card.set() == Set::Cities { 6 } else { 4 };
            assert_eq!(card.symbols().count(), if has_icons { places } else { 1 }, "{card:?}");
            assert!(card.has(card.featured()) || !has_icons, "{card:?}");
            assert_eq!(Card::named(card.print().id), Some(card));
        }
    }

    #[test]
    fn icons_keep_to_their_ages() {
        for card in Set::Base.cards() {
            assert!(!card.has(Icon::Castle) || card.printed_value() <= 3, "{card:?}");
            assert!(!card.has(Icon::Factory) || card.printed_value() >= 4, "{card:?}");
            assert!(!card.has(Icon::Clock) || card.printed_value() >= 7, "{card:?}");
        }
    }

    #[test]
    fn a_splay_shows_its_places() {
        let shown = |splay| SAILING.shows(splay).collect::<Vec<_>>();
        assert_eq!(shown(Splay::None), []);
        assert_eq!(shown(Splay::Left), [Icon::Leaf]);
        assert_eq!(shown(Splay::Right), [Icon::Crown, Icon::Crown]);
        assert_eq!(shown(Splay::Up), [Icon::Crown, Icon::Leaf]);
    }

    #[test]
    fn a_city_splayed_left_shows_its_hexagon_and_only_on_top_what_stands_above_the_middle() {
        let shown = |splay| COPENHAGEN.left_visible(splay).collect::<Vec<_>>();
        let [_, left, centre, right, above, corner] = COPENHAGEN.print().symbols.map(Option::unwrap);
        assert_eq!(corner, Symbol::Hexagon);
        assert_eq!(shown(Splay::Left), [right, corner]);
        assert_eq!(shown(Splay::Up), [left, centre, right]);
        assert!(Splay::DIRECTIONS.into_iter().all(|splay| !shown(splay).contains(&above)));
    }
}
