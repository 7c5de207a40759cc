//! What is printed: terrains, buildings and costs that all share here, [`factions`], [`tiles`] and [`maps`] beside it. Facts that could
//! not be sourced are marked as designed.

pub mod beginner;
pub mod factions;
pub mod maps;
pub mod tiles;

pub use factions::{Faction, Travel};
pub use maps::{Geometry, Hex, Hexes, Map};
pub use tiles::{Card, Favor, Scoring, Special, TownTile};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// Rounds of a game.
pub const ROUNDS: u8 = 6;
/// Points at the start, without the variant of variable points.
pub const START_POINTS: i16 = 20;
/// Priests of a player.
pub const PRIESTS: u8 = 7;
/// Bridges of a player.
pub const BRIDGES: u8 = 3;
/// Power tokens of a player.
pub const TOKENS: u8 = 12;
/// Towns that can be founded in a game (rules/terra-mystica/en.md#towns).
pub const MOST_TOWNS: u8 = 10;
/// Buildings that a town needs; one fewer with a sanctuary.
pub const TOWN_BUILDINGS: u32 = 4;
/// Power of the buildings that a town needs.
pub const TOWN_POWER: u32 = 7;
/// The same for the owner of the favor tile that lowers it.
pub const TOWN_POWER_FAVORED: u32 = 6;
/// Points for each skip of the Fakirs and Dwarves.
pub const SKIP_POINTS: i16 = 4;
/// Bonus cards in a game beside one for each player.
pub const SPARE_CARDS: usize = 3;

/// Costs of a step on the shipping track.
pub const SHIPPING_COST: Cost = Cost { coins: 4, workers: 0, priests: 1 };
/// Points for a step on the spade track.
pub const SPADE_POINTS: i16 = 6;
/// Workers that Engineers pay for a bridge.
pub const BRIDGE_WORKERS: u8 = 2;

/// Points of the largest, second and third area.
pub const AREA_POINTS: [i16; 3] = [18, 12, 6];
/// Points of the highest, second and third marker on a cult track.
pub const CULT_POINTS: [i16; 3] = [8, 4, 2];
/// Coins for a point at the end; Alchemists need fewer.
pub const COINS_A_POINT: u16 = 3;
/// Coins for a point when Alchemists exchange them, also at the end.
pub const ALCHEMIST_COINS_A_POINT: u16 = 2;

/// The last step of a cult track.
pub const LAST_STEP: u8 = 10;
/// Power on reaching or passing steps of a cult track: step and power.
pub const CULT_POWER: [(u8, u8); 4] = [(3, 1), (5, 2), (7, 2), (10, 3)];
/// Steps that a priest brings on each of the slots of a cult.
pub const SLOTS: [u8; 4] = [3, 2, 2, 2];

/// Power that each of the power actions costs.
pub const POWER_ACTIONS: [u8; 6] = [3, 3, 4, 4, 4, 6];

/// A terrain, in the order of the circle of transformation: the last is next to the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Terrain {
    Desert,
    Plains,
    Swamp,
    Lakes,
    Forest,
    Mountains,
    Wasteland,
}

impl Terrain {
    /// All seven.
    pub const ALL: [Terrain; 7] = *Terrain::VARIANTS.as_array().unwrap();

    /// The colour by which ledgers call it.
    pub fn colour(self) -> &'static str {
        ["yellow", "brown", "black", "blue", "green", "gray", "red"][self as usize]
    }

    /// How far it lies on the circle from a home terrain, counted in one direction: 0 to 6.
    pub fn place_from(self, home: Terrain) -> u8 {
        (self as u8 + 7 - home as u8) % 7
    }

    /// How many spades turn it into a home terrain: 0 to 3.
    pub fn spades_to(self, home: Terrain) -> u8 {
        let place = self.place_from(home);
        place.min(7 - place)
    }
}

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Building {
    Dwelling,
    TradingHouse,
    Temple,
    Stronghold,
    Sanctuary,
}

impl Building {
    /// All five.
    pub const ALL: [Building; 5] =
        [Building::Dwelling, Building::TradingHouse, Building::Temple, Building::Stronghold, Building::Sanctuary];

    /// How many a player has.
    pub fn supply(self) -> u32 {
        [8, 4, 3, 1, 1][self as usize]
    }

    /// What it counts for neighbours and towns.
    pub fn power(self) -> u32 {
        [1, 2, 2, 3, 3][self as usize]
    }

    /// What it is built from; nothing for a dwelling.
    pub fn replaces(self) -> Option<Building> {
        match self {
            Building::Dwelling => None,
            Building::TradingHouse => Some(Building::Dwelling),
            Building::Temple | Building::Stronghold => Some(Building::TradingHouse),
            Building::Sanctuary => Some(Building::Temple),
        }
    }

    /// How ledgers call it.
    pub fn code(self) -> &'static str {
        ["D", "TP", "TE", "SH", "SA"][self as usize]
    }
}

/// A cult.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Cult {
    Fire,
    Water,
    Earth,
    Air,
}

impl Cult {
    /// All four.
    pub const ALL: [Cult; 4] = [Cult::Fire, Cult::Water, Cult::Earth, Cult::Air];

    /// How ledgers call it.
    pub fn code(self) -> &'static str {
        ["FIRE", "WATER", "EARTH", "AIR"][self as usize]
    }
}

/// What something costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    /// Coins.
    pub coins: u16,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
}

impl Cost {
    /// So many coins and workers.
    pub const fn new(coins: u16, workers: u8) -> Cost {
        Cost { coins, workers, priests: 0 }
    }

    /// Both costs.
    #[must_use]
    pub fn plus(self, other: Cost) -> Cost {
        Cost {
            coins: self.coins + other.coins,
            workers: self.workers + other.workers,
            priests: self.priests + other.priests,
        }
    }

    /// The cost so many times.
    #[must_use]
    pub fn times(self, n: u8) -> Cost {
        Cost { coins: self.coins * u16::from(n), workers: self.workers * n, priests: self.priests * n }
    }
}

/// What comes in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gain {
    /// Coins.
    pub coins: u16,
    /// Workers.
    pub workers: u8,
    /// Priests, as many as the supply has.
    pub priests: u8,
    /// Power.
    pub power: u8,
}

impl Gain {
    /// Nothing.
    pub const NONE: Gain = Gain { coins: 0, workers: 0, priests: 0, power: 0 };

    /// So many coins.
    pub const fn coins(coins: u16) -> Gain {
        Gain { coins, ..Gain::NONE }
    }

    /// So many workers.
    pub const fn workers(workers: u8) -> Gain {
        Gain { workers, ..Gain::NONE }
    }

    /// So many priests.
    pub const fn priests(priests: u8) -> Gain {
        Gain { priests, ..Gain::NONE }
    }

    /// So much power.
    pub const fn power(power: u8) -> Gain {
        Gain { power, ..Gain::NONE }
    }
}
