//! The components: action cards, goods, animals, and what is printed on them.

pub use super::kinds::{Building, Die, Face, Kind};

use super::facts;
use serde::{Deserialize, Serialize};

/// One of the 114 action cards, 0 to 113 in the order of [`facts::DECK`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// What is printed on it.
    pub fn face(self) -> Face {
        facts::DECK[usize::from(self.0)]
    }

    /// Its kind.
    pub fn kind(self) -> Kind {
        self.face().kind
    }

    /// The number on its die.
    pub fn die(self) -> Die {
        self.face().die
    }
}

/// The three sorts of goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goods {
    /// Light brown, sold with 1 or 2.
    Light,
    /// Middle brown, sold with 3 or 4.
    Medium,
    /// Dark brown, sold with 5 or 6.
    Dark,
}

impl Goods {
    /// All sorts, from light to dark.
    pub const ALL: [Goods; 3] = [Goods::Light, Goods::Medium, Goods::Dark];

    /// This sort's place in a list with one entry a sort.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two numbers that sell it.
    pub fn dice(self) -> [Die; 2] {
        facts::GOODS_DICE[self.index()]
    }
}

/// One of the 18 goods cards: six light, six medium, six dark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GoodsCard(pub u8);

impl GoodsCard {
    /// Its sort.
    pub fn sort(self) -> Goods {
        Goods::ALL[usize::from(self.0) / facts::CARDS_PER_GOODS]
    }
}

/// The four animals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Animal {
    /// A chicken.
    Chicken,
    /// A cow.
    Cattle,
    /// A sheep.
    Sheep,
    /// A pig.
    Pig,
}

impl Animal {
    /// All animals, in the order of the facts.
    pub const ALL: [Animal; 4] = [Animal::Chicken, Animal::Cattle, Animal::Sheep, Animal::Pig];

    /// This animal's place in a list with one entry an animal.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the 20 animal cards: five of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AnimalCard(pub u8);

impl AnimalCard {
    /// The animal on it.
    pub fn animal(self) -> Animal {
        Animal::ALL[usize::from(self.0) / facts::CARDS_PER_ANIMAL]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_turn_the_die_either_way_round() {
        let cost = |from, to| Die::new(from).workers_to(Die::new(to));
        assert_eq!((cost(2, 6), cost(6, 1), cost(1, 6), cost(2, 5), cost(4, 4), cost(3, 4)), (2, 1, 1, 3, 0, 1));
    }

    #[test]
    fn the_deck_has_the_printed_counts() {
        let count = |kind| facts::DECK.iter().filter(|face| face.kind == kind).count();
        assert_eq!(Kind::ALL.map(count), [12, 12, 12, 18, 18, 18, 24]);
        for building in Building::ALL {
            assert_eq!(facts::DECK.iter().filter(|face| face.building == Some(building)).count(), 3, "{building:?}");
        }
        for die in Die::ALL {
            assert_eq!(facts::DECK.iter().filter(|face| face.die == die).count(), 19, "{die:?}");
        }
        assert!(facts::DECK.iter().all(|face| face.building.is_some() == (face.kind == Kind::Building)));
    }
}
