//! Printed facts, all in this one file. A fact marked *designed* could not be sourced and may be corrected in its line.

use super::kinds::{Building, Die, Face, Kind};

/// More fans than 114 cards can make in one estate.
pub const MOST_FANS: usize = 50;
/// How many action cards there are.
pub const CARDS: usize = 114;
/// Passages A to E.
pub const PASSAGES: usize = 5;
/// Rounds in a passage, and dice dealt to each player for them.
pub const ROUNDS: u8 = 6;
/// Projects a player may have at most.
pub const MOST_PROJECTS: usize = 3;
/// What buying three cards costs.
pub const PURCHASE_SILVER: u8 = 3;
/// How many cards are bought at once.
pub const PURCHASE_CARDS: usize = 3;
/// Workers and silver that make one point.
pub const CONVERSION: u8 = 3;
/// The number of workers that the action "workers" fills up to.
pub const WORKERS_FILLED: u8 = 2;
/// Silver that a mine brings.
pub const MINE_SILVER: u8 = 2;
/// Workers that knowledge brings.
pub const KNOWLEDGE_WORKERS: u8 = 2;
/// Silver that a bank brings.
pub const BANK_SILVER: u8 = 3;
/// Points that a watchtower brings.
pub const WATCHTOWER_POINTS: i16 = 1;
/// Points of the bonus for the first triple of a kind.
pub const FIRST_TRIPLE_POINTS: i16 = 1;
/// Points of the start player card at the end.
pub const START_CARD_POINTS: i16 = 1;
/// Points for the solo player when a cloister is laid out for Egon.
pub const EGON_CLOISTER_POINTS: i16 = 1;
/// Silver at the start.
pub const START_SILVER: u8 = 1;
/// Workers at the start of the solo game.
pub const SOLO_WORKERS: u8 = 1;
/// Cards in Egon's five stacks.
pub const EGON_STACKS: [usize; PASSAGES] = [3, 4, 5, 6, 7];
/// Goods cards of each sort.
pub const CARDS_PER_GOODS: usize = 6;
/// Goods cards in all.
pub const GOODS_CARDS: usize = 18;
/// Animal cards of each animal.
pub const CARDS_PER_ANIMAL: usize = 5;
/// Animal cards in all.
pub const ANIMAL_CARDS: usize = 20;
/// Points for a set of 0 to 4 different animals.
pub const ANIMAL_SET_POINTS: [i16; 5] = [0, 0, 1, 2, 4];

/// The two numbers that sell light, medium and dark goods.
pub const GOODS_DICE: [[Die; 2]; 3] =
    [[Die::new(1), Die::new(2)], [Die::new(3), Die::new(4)], [Die::new(5), Die::new(6)]];

/// Points of a triple of this kind. Where both are known, points times cards make 72; castles and mines stay below the cloister, whose
/// only use its points are.
pub const fn triple_points(kind: Kind) -> i16 {
    match kind {
        Kind::Castle => 5, // designed
        Kind::Mine => 5,   // designed
        Kind::Cloister => 6,
        Kind::Knowledge => 4, // designed
        Kind::Ship => 4,      // designed
        Kind::Pasture => 4,
        Kind::Building => 3,
    }
}

/// The bonus cards for all seven kinds, from the top, for this many players.
pub const fn all_seven_points(players: u8) -> &'static [i16] {
    match players {
        4.. => &[4, 3, 2, 1],
        3 => &[4, 2, 1],
        _ => &[3, 1],
    }
}

/// Cards dealt to the display for this many players: first row by row, then by their number.
pub const fn display_deal(players: u8) -> (usize, usize) {
    match players {
        4.. => (12, 1),
        3 => (6, 4),
        _ => (6, 1),
    }
}

/// What a passage offers for a triple.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PassageBonus {
    /// Points.
    pub points: i16,
    /// Goods cards from the stacks.
    pub goods: u8,
    /// Animal cards from the stacks.
    pub animals: u8,
    /// Silver.
    pub silver: u8,
    /// Workers.
    pub workers: u8,
}

/// Shorthand for the table below.
const fn bonus(points: i16, goods: u8, animals: u8, silver: u8, workers: u8) -> PassageBonus {
    PassageBonus { points, goods, animals, silver, workers }
}

/// The bonuses to choose from in passages A to E.
pub const PASSAGE_BONUSES: [&[PassageBonus]; PASSAGES] = [
    // A
    &[bonus(3, 0, 0, 0, 0), bonus(0, 2, 0, 0, 0), bonus(0, 0, 2, 0, 0), bonus(0, 0, 0, 3, 0), bonus(0, 0, 0, 0, 3)],
    // B, designed
    &[bonus(2, 0, 0, 0, 0), bonus(0, 1, 1, 0, 0), bonus(0, 0, 0, 3, 0), bonus(0, 0, 0, 0, 3)],
    // C, designed
    &[
        bonus(1, 0, 0, 0, 0),
        bonus(0, 1, 0, 0, 0),
        bonus(0, 0, 1, 0, 0),
        bonus(0, 0, 0, 2, 0),
        bonus(0, 0, 0, 0, 2),
        bonus(0, 0, 0, 1, 1),
    ],
    // D
    &[bonus(0, 0, 0, 2, 0), bonus(0, 0, 0, 0, 2), bonus(0, 0, 0, 1, 1)],
    // E, designed
    &[bonus(0, 0, 0, 1, 0), bonus(0, 0, 0, 0, 1)],
];

/// Shorthand for the table below.
const fn card(kind: Kind, die: u8) -> Face {
    Face { kind, building: None, die: Die::new(die) }
}

/// Shorthand for the table below.
const fn house(building: Building, die: u8) -> Face {
    Face { kind: Kind::Building, building: Some(building), die: Die::new(die) }
}

/// The deck. The counts of the kinds are printed; all die numbers are designed. Saves name cards by their place here.
#[rustfmt::skip]
pub const DECK: [Face; CARDS] = [
    card(Kind::Castle, 1), card(Kind::Castle, 1), card(Kind::Castle, 2), card(Kind::Castle, 2), card(Kind::Castle, 3), card(Kind::Castle, 3),
    card(Kind::Castle, 4), card(Kind::Castle, 4), card(Kind::Castle, 5), card(Kind::Castle, 5), card(Kind::Castle, 6), card(Kind::Castle, 6),
    card(Kind::Mine, 1), card(Kind::Mine, 1), card(Kind::Mine, 2), card(Kind::Mine, 2), card(Kind::Mine, 3), card(Kind::Mine, 3),
    card(Kind::Mine, 4), card(Kind::Mine, 4), card(Kind::Mine, 5), card(Kind::Mine, 5), card(Kind::Mine, 6), card(Kind::Mine, 6),
    card(Kind::Cloister, 1), card(Kind::Cloister, 1), card(Kind::Cloister, 2), card(Kind::Cloister, 2), card(Kind::Cloister, 3), card(Kind::Cloister, 3),
    card(Kind::Cloister, 4), card(Kind::Cloister, 4), card(Kind::Cloister, 5), card(Kind::Cloister, 5), card(Kind::Cloister, 6), card(Kind::Cloister, 6),
    card(Kind::Knowledge, 1), card(Kind::Knowledge, 1), card(Kind::Knowledge, 1), card(Kind::Knowledge, 2), card(Kind::Knowledge, 2), card(Kind::Knowledge, 2),
    card(Kind::Knowledge, 3), card(Kind::Knowledge, 3), card(Kind::Knowledge, 3), card(Kind::Knowledge, 4), card(Kind::Knowledge, 4), card(Kind::Knowledge, 4),
    card(Kind::Knowledge, 5), card(Kind::Knowledge, 5), card(Kind::Knowledge, 5), card(Kind::Knowledge, 6), card(Kind::Knowledge, 6), card(Kind::Knowledge, 6),
    card(Kind::Ship, 1), card(Kind::Ship, 1), card(Kind::Ship, 1), card(Kind::Ship, 2), card(Kind::Ship, 2), card(Kind::Ship, 2),
    card(Kind::Ship, 3), card(Kind::Ship, 3), card(Kind::Ship, 3), card(Kind::Ship, 4), card(Kind::Ship, 4), card(Kind::Ship, 4),
    card(Kind::Ship, 5), card(Kind::Ship, 5), card(Kind::Ship, 5), card(Kind::Ship, 6), card(Kind::Ship, 6), card(Kind::Ship, 6),
    card(Kind::Pasture, 1), card(Kind::Pasture, 1), card(Kind::Pasture, 1), card(Kind::Pasture, 2), card(Kind::Pasture, 2), card(Kind::Pasture, 2),
    card(Kind::Pasture, 3), card(Kind::Pasture, 3), card(Kind::Pasture, 3), card(Kind::Pasture, 4), card(Kind::Pasture, 4), card(Kind::Pasture, 4),
    card(Kind::Pasture, 5), card(Kind::Pasture, 5), card(Kind::Pasture, 5), card(Kind::Pasture, 6), card(Kind::Pasture, 6), card(Kind::Pasture, 6),
    house(Building::Carpenter, 1), house(Building::Carpenter, 3), house(Building::Carpenter, 5),
    house(Building::Church, 2), house(Building::Church, 3), house(Building::Church, 6),
    house(Building::Market, 1), house(Building::Market, 2), house(Building::Market, 5),
    house(Building::Watchtower, 2), house(Building::Watchtower, 4), house(Building::Watchtower, 6),
    house(Building::Bank, 1), house(Building::Bank, 4), house(Building::Bank, 5),
    house(Building::Residences, 3), house(Building::Residences, 4), house(Building::Residences, 6),
    house(Building::Warehouse, 1), house(Building::Warehouse, 4), house(Building::Warehouse, 6),
    house(Building::TownHall, 2), house(Building::TownHall, 3), house(Building::TownHall, 5),
];
