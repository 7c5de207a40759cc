//! The fixed setup for beginners. The factions are those of the rules text; dwellings, scoring tiles and bonus cards could not be sourced
//! and are **designed**, so that strong bots win about equally often on every seat (`examples/arena` with the option `fixed_setup`).

use super::Faction;

/// What is laid out for a number of players.
#[derive(Debug)]
pub struct Table {
    /// The factions, seat by seat, each with its first dwellings on the base map.
    pub seats: &'static [(Faction, &'static [&'static str])],
    /// The scoring tiles of the six rounds, by their numbers in ledgers.
    pub scoring: [u8; 6],
    /// The bonus cards, by their numbers in ledgers.
    pub cards: &'static [u8],
}

/// For 2 to 5 players (designed).
pub static TABLES: [Table; 4] = [
    Table {
        seats: &[(Faction::Witches, &["F4", "E9"]), (Faction::Nomads, &["F3", "E8", "G4"])],
        scoring: [6, 5, 1, 3, 2, 7],
        cards: &[1, 3, 5, 7, 8],
    },
    Table {
        seats: &[
            (Faction::Witches, &["C4", "E9"]),
            (Faction::Nomads, &["D3", "B4", "G4"]),
            (Faction::Alchemists, &["C1", "E5"]),
        ],
        scoring: [5, 4, 8, 2, 3, 6],
        cards: &[1, 3, 5, 6, 7, 8],
    },
    Table {
        seats: &[
            (Faction::Witches, &["G3", "E9"]),
            (Faction::Nomads, &["E8", "D3", "I7"]),
            (Faction::Halflings, &["B2", "F5"]),
            (Faction::Mermaids, &["D2", "G6"]),
        ],
        scoring: [1, 3, 6, 5, 7, 2],
        cards: &[1, 3, 5, 6, 7, 8, 9],
    },
    Table {
        seats: &[
            (Faction::Witches, &["C3", "C4"]),
            (Faction::Nomads, &["E8", "F3", "I7"]),
            (Faction::Halflings, &["I8", "A7"]),
            (Faction::Mermaids, &["H4", "D5"]),
            (Faction::Giants, &["G2", "D6"]),
        ],
        scoring: [1, 3, 6, 5, 7, 2],
        cards: &[1, 2, 3, 5, 6, 7, 8, 9],
    },
];
