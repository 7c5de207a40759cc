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

/// The setup for 2 to 5 players by a version of the rules: [`TABLES`], or [`FIRST_TABLES`] before version 2.
pub fn table(rules: u32, players: usize) -> &'static Table {
    let tables = if rules < 2 { &FIRST_TABLES } else { &TABLES };
    &tables[players - 2]
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

/// The setup of matches that began by version 1 of the rules. It never changes.
static FIRST_TABLES: [Table; 4] = [
    Table { seats: FIRST_SEATS.split_at(2).0, scoring: FIRST_SCORING, cards: &[1, 3, 5, 7, 8] },
    Table {
        seats: &[FIRST_SEATS[0], FIRST_SEATS[1], (Faction::Alchemists, &["E5", "G5"])],
        scoring: FIRST_SCORING,
        cards: &[1, 3, 5, 7, 8, 9],
    },
    Table { seats: FIRST_SEATS.split_at(4).0, scoring: FIRST_SCORING, cards: &[1, 3, 5, 6, 7, 8, 9] },
    Table { seats: &FIRST_SEATS, scoring: FIRST_SCORING, cards: &[1, 2, 3, 5, 6, 7, 8, 9] },
];

const FIRST_SEATS: [(Faction, &[&str]); 5] = [
    (Faction::Witches, &["F4", "E9"]),
    (Faction::Nomads, &["F3", "E8", "G4"]),
    (Faction::Halflings, &["E6", "F5"]),
    (Faction::Mermaids, &["D5", "E4"]),
    (Faction::Giants, &["D4", "D7"]),
];

const FIRST_SCORING: [u8; 6] = [3, 6, 2, 7, 8, 5];
