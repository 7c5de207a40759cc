//! Cards, colours, icons and what is printed where.

use super::cards::prints::PRINTS;
use super::facts::CARDS;

/// A card: its number in [`PRINTS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u16);

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
    /// Top left, bottom left, bottom centre, bottom right; `None` is the hexagon with the picture.
    pub icons: [Option<Icon>; 4],
    /// The icon that is counted when its dogma is activated.
    pub featured: Icon,
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
    /// The bottom right icon of each covered card is seen.
    Left,
    /// The two left icons of each covered card are seen.
    Right,
    /// The three bottom icons of each covered card are seen.
    Up,
}

/// How many of each icon, by [`Icon::index`].
pub type Icons = [u8; 6];

impl Card {
    /// All cards, by age.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..CARDS as u16).map(Card)
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

    /// Its value: the age, 1 to 10.
    pub fn value(self) -> u8 {
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

    /// Whether it shows this icon anywhere.
    pub fn has(self, icon: Icon) -> bool {
        self.print().icons.contains(&Some(icon))
    }

    /// What it shows when it is covered and splayed so.
    pub fn shows(self, splay: Splay) -> impl Iterator<Item = Icon> {
        let icons = &self.print().icons;
        splay.places().iter().filter_map(|place| icons[*place])
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

    /// Which places of a covered card are seen, as indices into [`Print::icons`].
    pub fn places(self) -> &'static [usize] {
        match self {
            Splay::None => &[],
            Splay::Left => &[3],
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
    use super::super::cards::name::SAILING;
    use super::super::facts::LAST_AGE;
    use super::*;

    #[test]
    fn fifteen_cards_of_the_first_age_and_ten_of_each_other_in_five_colours() {
        for age in 1..=LAST_AGE {
            let cards: Vec<Card> = Card::all().filter(|card| card.value() == age).collect();
            assert_eq!(cards.len(), if age == 1 { 15 } else { 10 });
            for colour in Colour::ALL {
                let of_colour = cards.iter().filter(|card| card.colour() == colour).count();
                assert_eq!(of_colour, cards.len() / 5, "{colour:?} of age {age}");
            }
        }
    }

    #[test]
    fn every_card_has_one_hexagon_and_shows_its_featured_icon() {
        for card in Card::all() {
            assert_eq!(card.print().icons.iter().filter(|icon| icon.is_none()).count(), 1, "{card:?}");
            assert!(card.has(card.featured()), "{card:?}");
            assert_eq!(Card::named(card.print().id), Some(card));
        }
    }

    #[test]
    fn icons_keep_to_their_ages() {
        for card in Card::all() {
            assert!(!card.has(Icon::Castle) || card.value() <= 3, "{card:?}");
            assert!(!card.has(Icon::Factory) || card.value() >= 4, "{card:?}");
            assert!(!card.has(Icon::Clock) || card.value() >= 7, "{card:?}");
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
}
