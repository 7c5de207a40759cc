//! The components: action cards, goods, animals, and what is printed on them.

use super::facts;
use serde::{Deserialize, Serialize};

/// A number on a die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    /// All six numbers, in order.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The die that shows `number`, 1 to 6.
    ///
    /// # Panics
    /// On any other number: only tables of facts and rows of the display make dice.
    pub const fn new(number: u8) -> Die {
        assert!(matches!(number, 1..=6), "a die shows 1 to 6");
        Die(number)
    }

    /// The number shown, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// This number's place in a list with one entry a number.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// How many workers it takes to turn this die to `wanted`, 0 to 3. One worker is one step, and 6 and 1 are neighbours
    /// (rules/burgundy/en.md#workers).
    pub fn workers_to(self, wanted: Die) -> u8 {
        let steps = self.0.abs_diff(wanted.0);
        steps.min(6 - steps)
    }
}

/// The seven kinds of action cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Dark green: one more action with any die.
    Castle,
    /// Grey: silver.
    Mine,
    /// Violet: a joker.
    Cloister,
    /// Yellow: workers.
    Knowledge,
    /// Blue: a good.
    Ship,
    /// Light green: an animal.
    Pasture,
    /// Beige: one of eight effects.
    Building,
}

impl Kind {
    /// All kinds, in the order of the facts.
    pub const ALL: [Kind; 7] =
        [Kind::Castle, Kind::Mine, Kind::Cloister, Kind::Knowledge, Kind::Ship, Kind::Pasture, Kind::Building];

    /// This kind's place in a list with one entry a kind.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The eight buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Building {
    /// Take a building or knowledge from the display.
    Carpenter,
    /// Take a castle, mine or cloister from the display.
    Church,
    /// Take a pasture or ship from the display.
    Market,
    /// One point.
    Watchtower,
    /// Three silver.
    Bank,
    /// The top card of any of the four stacks.
    Residences,
    /// Sell one sort of goods.
    Warehouse,
    /// Place one more project.
    TownHall,
}

impl Building {
    /// All buildings, in the order of the facts.
    pub const ALL: [Building; 8] = [
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::Watchtower,
        Building::Bank,
        Building::Residences,
        Building::Warehouse,
        Building::TownHall,
    ];
}

/// What is printed on an action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face {
    /// Its kind.
    pub kind: Kind,
    /// Which building, if it is one.
    pub building: Option<Building>,
    /// The number on its die.
    pub die: Die,
}

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
