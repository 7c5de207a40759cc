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
}

/// The judgement of every level. First guessed, then moved one number at a time by `tune weights 3 2000 100` (examples): 2,000
/// deals a move, from both sides, every third with four players. Three sweeps brought 2.9 points a game over the guess; the
/// third brought only 0.2 of them.
pub static WEIGHTS: Weights = Weights {
    one: [0.25, 0.23, 0.18, 0.15, 0.089],
    two: [0.55, 0.55, 0.5, 0.5, 0.409],
    kinds: [1.09, 1.187, 0.712, 1.15, 1.0, 1.0, 1.1],
    fade: 2.46,
    first: 0.813,
    variety: [0.02, 0.05, 0.1, 0.2, 0.381, 0.6],
    project: [0.5, 0.5, 0.5, 0.5, 0.375],
    crowd: 0.043,
    castle: [1.95, 1.38, 1.5, 1.2, 1.2],
    fetch: [0.8, 0.92, 0.708, 0.7, 0.4],
    town_hall: 1.0,
    warehouse: 0.8,
    worker: [0.35, 0.35, 0.33, 0.3, 0.25],
    silver: [0.45, 0.45, 0.4, 0.35, 0.238],
    surplus: 0.6,
    good: [0.885, 0.6, 0.6, 0.894, 0.731],
    more_goods: [1.1, 1.375, 1.375, 1.0, 1.125],
    herd: [0.5, 0.575, 0.8],
    start: [0.15, 0.2, 0.2, 0.105, 0.21],
    buy: [1.5, 1.5, 1.526, 1.38, 0.9],
    early: -0.1,
    keep: 0.3,
};

/// What a player can still hope for, in points by the table above: fans of one and of two cards, projects, goods, animals,
/// workers, silver, variety, the start player card; then the number of turns left, and 1.
pub type Parts = [f32; 11];

/// How much of each part comes true, by passage. Fitted by least squares over 60,000 states (`tune outlook 24000 5`); what
/// remains unexplained of a player's further points has a standard deviation of 1.8. A row is used as a whole: the start
/// player card's share, for instance, stands in for having sold early, and the last two numbers belong together.
pub static OUTLOOK: [Parts; 5] = [
    [0.62, 0.68, 0.78, 1.02, 0.24, 0.69, 0.66, 0.40, -0.05, 0.84, 0.22],
    [1.14, 0.98, 0.86, 0.85, 0.12, 1.11, 0.98, -0.42, -1.57, 1.15, -8.54],
    [1.35, 1.15, 1.04, 1.01, 0.54, 1.17, 1.20, 0.73, -0.26, 1.10, -8.25],
    [1.17, 1.11, 1.10, 1.11, 0.78, 1.29, 1.19, 1.01, 1.03, 1.01, -6.75],
    [1.96, 1.13, 1.06, 1.09, 0.74, 1.49, 1.10, 0.70, 0.79, 0.04, 0.42],
];
