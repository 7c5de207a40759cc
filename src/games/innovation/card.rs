//! Cards.

pub use super::symbols::{Colour, Icon, Icons, Print, Splay, Symbol, Visible};

use super::cards::prints::{PRINTS, RELIC_SETS};
use super::facts::A_SET;
use super::symbols::Set;

/// A card: its number in [`PRINTS`], set by set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Card(pub u16);

/// The number of the first relic: they come after all sets.
pub(super) const FIRST_RELIC: u16 = (A_SET * Set::ALL.len()) as u16;

/// What a card looks like from behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Back {
    /// Its set.
    pub set: Set,
    /// Its value, 1 to 10.
    pub value: u8,
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
