//! The fourteen factions: what is printed on their boards. What their abilities do stands where it is done; `Faction` is asked there.

use super::{Cost, Gain, Map, Terrain};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A faction. Two that follow one another share a board and a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Faction {
    Witches,
    Auren,
    Mermaids,
    Swarmlings,
    Alchemists,
    Darklings,
    Giants,
    ChaosMagicians,
    Halflings,
    Cultists,
    Fakirs,
    Nomads,
    Engineers,
    Dwarves,
}

impl Faction {
    /// All fourteen.
    pub const ALL: [Faction; 14] = *Faction::VARIANTS.as_array().unwrap();

    /// How ledgers call it.
    pub fn code(self) -> &'static str {
        self.board().code
    }

    /// What is printed on its board.
    pub fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }

    /// The terrain on which it builds.
    pub fn home(self) -> Terrain {
        self.board().home
    }

    /// What a town tile that lets somebody travel farther brings, at a shipping value.
    pub fn travel(self, shipping: u8) -> Travel {
        match self.board().shipping {
            Some((_, most)) if shipping < most => Travel::Shipping,
            None if self == Faction::Fakirs => Travel::Range,
            _ => Travel::Nothing,
        }
    }

    /// Points at the start with variable points on a map.
    pub fn variable_points(self, map: Map) -> i16 {
        self.board().variable_points[map as usize]
    }
}

/// What a town tile that lets somebody travel farther brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Travel {
    /// A step of shipping.
    Shipping,
    /// The Fakirs' carpet flies over one hex more.
    Range,
    /// Nothing: the Dwarves tunnel no farther, and a track has an end.
    Nothing,
}

/// What is printed on a faction's board. Tables count buildings on the map.
#[derive(Debug)]
pub struct Board {
    /// How ledgers call it.
    pub code: &'static str,
    /// The terrain on which it builds.
    pub home: Terrain,
    /// Coins, workers and priests at the start.
    pub start: Cost,
    /// Power in the three bowls at the start.
    pub bowls: [u8; 3],
    /// Steps on the cults at the start: fire, water, earth, air.
    pub cults: [u8; 4],
    /// Dwellings at the start.
    pub dwellings: u8,
    /// Points at the start with variable points, on the base map, the Fjords and the Lakes.
    pub variable_points: [i16; 3],
    /// Costs of the buildings, in the order of [`Building`](super::Building); trading houses beside nobody.
    pub buildings: [Cost; 5],
    /// Coins for a trading house beside an opponent's building.
    pub near_coins: u16,
    /// Workers a round, by dwellings.
    pub dwelling_workers: [u8; 9],
    /// Coins a round, by trading houses.
    pub house_coins: [u8; 5],
    /// Power a round, by trading houses.
    pub house_power: [u8; 5],
    /// Priests a round, by temples.
    pub temple_priests: [u8; 4],
    /// Power a round, by temples.
    pub temple_power: [u8; 4],
    /// Income of the stronghold.
    pub stronghold: Gain,
    /// Priests a round from the sanctuary.
    pub sanctuary_priests: u8,
    /// Workers for a spade at each step of the spade track; empty for Darklings, who pay priests.
    pub spade_workers: &'static [u8],
    /// Costs of a step on the spade track.
    pub spade_step: Cost,
    /// The shipping value at the start and the greatest; `None` for those who skip instead.
    pub shipping: Option<(u8, u8)>,
}

/// What most boards have alike; the rest of it is on no board.
const MOST: Board = Board {
    code: "",
    home: Terrain::Plains,
    start: Cost::new(15, 3),
    bowls: [5, 7, 0],
    cults: [0; 4],
    dwellings: 2,
    variable_points: [20; 3],
    buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(6, 4)],
    near_coins: 3,
    dwelling_workers: [1, 2, 3, 4, 5, 6, 7, 8, 8],
    house_coins: [0, 2, 4, 6, 8],
    house_power: [0, 1, 2, 4, 6],
    temple_priests: [0, 1, 2, 3],
    temple_power: [0, 0, 0, 0],
    stronghold: Gain::power(2),
    sanctuary_priests: 1,
    spade_workers: &[3, 2, 1],
    spade_step: Cost { coins: 5, workers: 2, priests: 1 },
    shipping: Some((0, 3)),
};

/// The boards, in the order of [`Faction`], each with what sets it apart from most.
pub const BOARDS: [Board; 14] = [
    Board {
        code: "witches",
        home: Terrain::Forest,
        cults: [0, 0, 0, 2],
        variable_points: [19, 15, 20],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(6, 4)],
        ..MOST
    },
    Board {
        code: "auren",
        home: Terrain::Forest,
        cults: [0, 1, 0, 1],
        variable_points: [27, 25, 20],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(8, 4)],
        ..MOST
    },
    Board {
        code: "mermaids",
        home: Terrain::Lakes,
        bowls: [3, 9, 0],
        cults: [0, 2, 0, 0],
        variable_points: [19, 20, 20],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(8, 4)],
        stronghold: Gain::power(4),
        shipping: Some((1, 5)),
        ..MOST
    },
    Board {
        code: "swarmlings",
        home: Terrain::Lakes,
        start: Cost::new(20, 8),
        bowls: [3, 9, 0],
        cults: [1, 1, 1, 1],
        variable_points: [22, 20, 25],
        buildings: [Cost::new(3, 2), Cost::new(8, 3), Cost::new(6, 3), Cost::new(8, 5), Cost::new(8, 5)],
        near_coins: 4,
        dwelling_workers: [2, 3, 4, 5, 6, 7, 8, 9, 9],
        house_coins: [0, 2, 4, 6, 9],
        house_power: [0, 2, 4, 6, 8],
        stronghold: Gain::power(4),
        sanctuary_priests: 2,
        ..MOST
    },
    Board {
        code: "alchemists",
        home: Terrain::Swamp,
        cults: [1, 1, 0, 0],
        variable_points: [27, 25, 20],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(6, 4)],
        house_coins: [0, 2, 4, 7, 11],
        house_power: [0, 1, 2, 3, 4],
        stronghold: Gain::coins(6),
        ..MOST
    },
    Board {
        code: "darklings",
        home: Terrain::Swamp,
        start: Cost { coins: 15, workers: 1, priests: 1 },
        cults: [0, 1, 1, 0],
        variable_points: [15, 15, 15],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(10, 4)],
        sanctuary_priests: 2,
        spade_workers: &[],
        spade_step: Cost::new(0, 0),
        ..MOST
    },
    Board {
        code: "giants",
        home: Terrain::Wasteland,
        cults: [1, 0, 0, 1],
        variable_points: [25, 25, 25],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(6, 4)],
        stronghold: Gain::power(4),
        ..MOST
    },
    Board {
        code: "chaosmagicians",
        home: Terrain::Wasteland,
        start: Cost::new(15, 4),
        cults: [2, 0, 0, 0],
        dwellings: 1,
        variable_points: [19, 20, 20],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(4, 4), Cost::new(8, 4)],
        stronghold: Gain::workers(2),
        ..MOST
    },
    Board {
        code: "halflings",
        home: Terrain::Plains,
        bowls: [3, 9, 0],
        cults: [0, 0, 1, 1],
        variable_points: [20, 25, 20],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(8, 4), Cost::new(6, 4)],
        spade_step: Cost { coins: 1, workers: 2, priests: 1 },
        ..MOST
    },
    Board {
        code: "cultists",
        home: Terrain::Plains,
        cults: [1, 0, 1, 0],
        variable_points: [16, 15, 15],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(8, 4), Cost::new(8, 4)],
        ..MOST
    },
    Board {
        code: "fakirs",
        home: Terrain::Desert,
        bowls: [7, 5, 0],
        cults: [1, 0, 0, 1],
        variable_points: [33, 25, 25],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(10, 4), Cost::new(6, 4)],
        stronghold: Gain::priests(1),
        spade_workers: &[3, 2],
        shipping: None,
        ..MOST
    },
    Board {
        code: "nomads",
        home: Terrain::Desert,
        start: Cost::new(15, 2),
        cults: [1, 0, 1, 0],
        dwellings: 3,
        variable_points: [19, 15, 15],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(8, 4), Cost::new(6, 4)],
        house_coins: [0, 2, 4, 7, 11],
        house_power: [0, 1, 2, 3, 4],
        ..MOST
    },
    Board {
        code: "engineers",
        home: Terrain::Mountains,
        start: Cost::new(10, 2),
        bowls: [3, 9, 0],
        cults: [0, 0, 0, 0],
        variable_points: [16, 20, 15],
        buildings: [Cost::new(1, 1), Cost::new(4, 1), Cost::new(4, 1), Cost::new(6, 3), Cost::new(6, 3)],
        near_coins: 2,
        dwelling_workers: [0, 1, 2, 2, 3, 4, 4, 5, 6],
        temple_priests: [0, 1, 1, 2],
        temple_power: [0, 0, 5, 5],
        ..MOST
    },
    Board {
        code: "dwarves",
        home: Terrain::Mountains,
        cults: [0, 0, 2, 0],
        variable_points: [20, 20, 30],
        buildings: [Cost::new(2, 1), Cost::new(6, 2), Cost::new(5, 2), Cost::new(6, 4), Cost::new(6, 4)],
        house_coins: [0, 3, 5, 7, 10],
        shipping: None,
        ..MOST
    },
];
