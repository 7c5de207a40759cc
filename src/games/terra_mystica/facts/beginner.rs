//! The fixed setup for beginners. The factions are those of the rules text; dwellings, scoring tiles and bonus cards could not be sourced
//! and are **designed**: on the base map, everybody between two others.

use super::Faction;

/// The factions, seat by seat.
pub const FACTIONS: [Faction; 5] =
    [Faction::Witches, Faction::Nomads, Faction::Halflings, Faction::Mermaids, Faction::Giants];

/// With three players the third seat has another faction.
pub fn third(players: usize) -> Option<Faction> {
    (players == 3).then_some(Faction::Alchemists)
}

/// The first dwellings of a faction (designed); none if it is not in the fixed setup.
pub fn dwellings(faction: Faction) -> &'static [&'static str] {
    match faction {
        Faction::Witches => &["F4", "E9"],
        Faction::Nomads => &["F3", "E8", "G4"],
        Faction::Alchemists => &["E5", "G5"],
        Faction::Halflings => &["E6", "F5"],
        Faction::Mermaids => &["D5", "E4"],
        Faction::Giants => &["D4", "D7"],
        _ => &[],
    }
}

/// The tiles and cards of the fixed setup, by their numbers in ledgers.
#[derive(Debug)]
pub struct Table {
    /// The scoring tiles of the six rounds.
    pub scoring: [u8; 6],
    /// The bonus cards.
    pub cards: &'static [u8],
}

/// The scoring tiles (designed).
const SCORING: [u8; 6] = [3, 6, 2, 7, 8, 5];

/// For 2 to 5 players (designed).
pub const TABLES: [Table; 4] = [
    Table { scoring: SCORING, cards: &[1, 3, 5, 7, 8] },
    Table { scoring: SCORING, cards: &[1, 3, 5, 7, 8, 9] },
    Table { scoring: SCORING, cards: &[1, 3, 5, 6, 7, 8, 9] },
    Table { scoring: SCORING, cards: &[1, 2, 3, 5, 6, 7, 8, 9] },
];
