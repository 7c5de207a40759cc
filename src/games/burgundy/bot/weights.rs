//! The numbers of the judgement, all in this one table.

use serde::{Deserialize, Serialize};

/// How much things are worth, in points at the end of the game. Lists of five have one entry a passage, A to E.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// An open fan of one card, as a share of what its triple would bring.
    pub one: [f32; 5],
    /// An open fan of two cards, as a share of what its triple would bring.
    pub two: [f32; 5],
    /// A factor on open fans of each kind: rare kinds are harder to complete.
    pub kinds: [f32; 7],
    /// The turns over which the hope for an unfinished fan fades at the end of the game.
    pub fade: f32,
    /// The share of the bonus for a kind's first triple that an open fan may count on.
    pub first: f32,
    /// The worth of having 1 to 6 kinds, as a share of the next bonus for all seven.
    pub variety: [f32; 6],
    /// A project, as a share of what placing it brings.
    pub project: [f32; 5],
    /// What is taken off that share for each further project in hand: the slots are few.
    pub crowd: f32,
    /// A castle's free action.
    pub castle: [f32; 5],
    /// A card from the display for a carpenter, church or market.
    pub fetch: [f32; 5],
    /// A town hall's second placing, as a share of what the best other project brings beyond lying in hand.
    pub town_hall: f32,
    /// A warehouse's sale, as a share of what the best sale brings.
    pub warehouse: f32,
    /// A worker, up to four.
    pub worker: [f32; 5],
    /// A silver, up to five.
    pub silver: [f32; 5],
    /// What further workers and silver are worth, as a share of the first.
    pub surplus: f32,
    /// The first unsold good of a sort.
    pub good: [f32; 5],
    /// Each further unsold good of a sort.
    pub more_goods: [f32; 5],
    /// Hope in a set of one, two and three different animals.
    pub herd: [f32; 3],
    /// Selling: the start player card.
    pub start: [f32; 5],
    /// Buying three cards, the silver not counted.
    pub buy: [f32; 5],
    /// Buying before the action instead of after it.
    pub early: f32,
    /// The die kept for the next turn, as a share of the best that it could do there.
    pub keep: f32,
    /// A turn still to come.
    pub turn: f32,
}

/// The judgement of every level.
pub static WEIGHTS: Weights = Weights {
    one: [0.20, 0.20, 0.18, 0.15, 0.10],
    two: [0.55, 0.55, 0.50, 0.50, 0.45],
    kinds: [1.0, 0.95, 0.95, 1.0, 1.0, 1.0, 1.1],
    fade: 4.0,
    first: 0.5,
    variety: [0.02, 0.05, 0.10, 0.20, 0.35, 0.60],
    project: [0.5, 0.5, 0.5, 0.5, 0.5],
    crowd: 0.05,
    castle: [1.2, 1.2, 1.2, 1.2, 1.2],
    fetch: [0.8, 0.8, 0.8, 0.7, 0.4],
    town_hall: 0.8,
    warehouse: 0.8,
    worker: [0.35, 0.35, 0.33, 0.30, 0.25],
    silver: [0.45, 0.45, 0.40, 0.35, 0.28],
    surplus: 0.6,
    good: [0.6, 0.6, 0.6, 0.55, 0.45],
    more_goods: [1.1, 1.1, 1.1, 1.0, 0.9],
    herd: [0.5, 0.5, 0.8],
    start: [0.2, 0.2, 0.2, 0.2, 0.4],
    buy: [1.5, 1.5, 1.4, 1.2, 0.9],
    early: -0.1,
    keep: 0.3,
    turn: 0.9,
};
