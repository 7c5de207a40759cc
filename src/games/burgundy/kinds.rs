//! Dice, kinds of cards and buildings: what is printed on an action card is made of them.

use strum::{IntoStaticStr, VariantArray};

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    pub const ALL: [Building; 8] = *Building::VARIANTS.as_array().unwrap();

    /// The kinds of cards that it takes from the display.
    pub const fn takes(self) -> &'static [Kind] {
        match self {
            Building::Carpenter => &[Kind::Building, Kind::Knowledge],
            Building::Church => &[Kind::Castle, Kind::Mine, Kind::Cloister],
            Building::Market => &[Kind::Pasture, Kind::Ship],
            _ => &[],
        }
    }
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
