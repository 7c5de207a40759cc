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

/// The judgement of every level. First guessed, then moved one number at a time by examples/burgundy_tune: 2,000 deals a move, from both
/// sides, every third with four players. Three sweeps brought 2.9 points a game over the guess. When the points of triples had changed, five
/// more (three of 400 deals, two of 2,000) brought 0.4 and 0.2.
pub static WEIGHTS: Weights = Weights {
    one: [0.25, 0.265, 0.18, 0.15, 0.089],
    two: [0.55, 0.55, 0.5, 0.5, 0.348],
    kinds: [1.09, 1.187, 0.712, 1.15, 1.0, 1.0, 1.1],
    fade: 1.286,
    first: 1.016,
    variety: [0.02, 0.05, 0.1, 0.2, 0.381, 0.6],
    project: [0.5, 0.5, 0.5, 0.5, 0.375],
    crowd: 0.036,
    castle: [1.95, 1.035, 1.5, 1.365, 1.2],
    fetch: [0.8, 1.15, 0.708, 0.7, 0.4],
    town_hall: 1.0,
    warehouse: 0.8,
    worker: [0.402, 0.402, 0.33, 0.3, 0.313],
    silver: [0.45, 0.45, 0.4, 0.35, 0.217],
    surplus: 0.6,
    good: [0.885, 0.6, 0.69, 0.894, 0.841],
    more_goods: [1.1, 1.375, 1.375, 1.09, 1.125],
    herd: [0.625, 0.575, 0.8],
    start: [0.15, 0.17, 0.15, 0.096, 0.21],
    buy: [1.5, 1.725, 1.663, 1.38, 0.9],
    early: -0.091,
    keep: 0.327,
};

/// What a player can still hope for, in points by the table above: fans of one and of two cards, projects, goods, animals,
/// workers, silver, variety, the start player card; then the number of turns left, and 1.
pub type Parts = [f32; 11];

/// How much of each part comes true, by passage. Fitted by least squares over 60,000 states
/// (`burgundy_tune outlook --games 24000 --seed 5`). A row is used as a whole: the start player card's share, for instance, stands in for
/// having sold early, and the last two numbers belong together.
pub static OUTLOOK: [Parts; 5] = [
    [0.64, 0.69, 0.84, 1.23, 0.20, 0.51, 0.84, 0.16, -0.06, 0.94, -0.16],
    [0.97, 0.97, 0.97, 0.92, 0.39, 1.04, 1.16, -0.42, -1.68, 1.29, -9.89],
    [1.32, 1.12, 1.03, 0.96, 0.45, 1.27, 1.30, 0.70, 0.06, 1.22, -8.79],
    [1.18, 1.09, 1.15, 1.09, 0.56, 1.44, 1.45, 0.96, 0.39, 1.15, -7.50],
    [1.65, 1.15, 1.07, 0.87, 0.28, 0.88, 0.99, 0.81, 0.60, 0.27, 0.10],
];
