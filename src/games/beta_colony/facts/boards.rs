//! The player boards.

use super::Material::{self, Food, Organic, Palladium, Steel, Water};
use super::locations::Location;
use serde::{Deserialize, Serialize};

/// A player board with its two abilities. Which abilities share a board: rules/beta-colony/rulings.md#4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Board {
    /// A food more on Jyo; the black die is a 6 on moons.
    First,
    /// A water more on Nebra; the black die has any value at manufactories.
    Second,
    /// A steel more on Gan De; a fuel more at Azophi Nexus and on the Ridback.
    Third,
    /// An organic material more on Gan De; two equal materials are any one when taking modules.
    Fourth,
    /// A palladium more on Jyo; the ship may move back with the black die.
    Fifth,
}
listed!(Board, 5, [First, Second, Third, Fourth, Fifth]);

impl Board {
    /// Where it gives which material more.
    pub fn extra(self) -> (Location, Material) {
        match self {
            Board::First => (Location::Jyo, Food),
            Board::Second => (Location::Nebra, Water),
            Board::Third => (Location::GanDe, Steel),
            Board::Fourth => (Location::GanDe, Organic),
            Board::Fifth => (Location::Jyo, Palladium),
        }
    }
}
