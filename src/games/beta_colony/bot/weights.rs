//! The numbers of the judgement, all in this one table.

use serde::{Deserialize, Serialize};

/// How much things are worth, in points at the end of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// The first, second, third and further materials of a kind.
    pub material: [f32; 4],
    /// What polymer is worth beside the others.
    pub polymer: f32,
    /// Materials beyond the fourth, the sixth and the eighth are worth so much less.
    pub surplus: [f32; 3],
    /// Fuel up to two, up to four, and further fuel.
    pub fuel: [f32; 3],
    /// An artifact beyond its point at the end.
    pub artifact: f32,
    /// Actions within which what is in store can still be used.
    pub used_within: f32,
    /// A crew member in a colony while the majority is open.
    pub crew: f32,
    /// A crew member counts as long as it is at most so many more than the smallest crew.
    pub enough: f32,
    /// What the points lost by others through an own crew member count for.
    pub denial: f32,
    /// A module that comes free, before it is known which.
    pub free_module: f32,
    /// An achievement that comes free, before it is known which.
    pub free_achievement: f32,
    /// A crew member from a track or a building, before it is known where.
    pub free_crew: f32,
    /// Rewards of a track one, two, three and four spaces ahead.
    pub ahead: [f32; 4],
    /// How likely a goal is met that lacks nothing, one thing and so on.
    pub goal: [f32; 6],
    /// The same in the round at whose end it is scored.
    pub due: [f32; 6],
    /// What one thing less to do for a goal counts for, as a share of its points.
    pub step: f32,
    /// What the two dice kept for the round's second action count for.
    pub keep: f32,
    /// How much of what a statue lacks to its most is hoped for at the start.
    pub statue: f32,
    /// Crew where a statue of the player wants it: in a chain, at a centre, on a new module.
    pub shrine: [f32; 3],
    /// The bonus of the building with an influence.
    pub influence: f32,
    /// What each board is worth.
    pub board: [f32; 5],
    /// Each location at the start.
    pub start: [f32; 7],
}

/// The judgement of every level. First guessed, then moved by `beta_colony_tune weights` over 70 generations of some 1,000 deals with two and
/// with four players. At a glance it then had 18 points more than the guess at the same table; the last ten generations brought half a
/// point.
pub static WEIGHTS: Weights = Weights {
    material: [3.795, 2.724, 2.132, 2.067],
    polymer: 0.789,
    surplus: [0.088, 0.181, 0.129],
    fuel: [3.248, 1.21, 0.743],
    artifact: 3.733,
    used_within: 7.713,
    crew: 1.905,
    enough: 2.708,
    denial: 0.68,
    free_module: 13.146,
    free_achievement: 11.471,
    free_crew: 9.155,
    ahead: [0.633, 0.525, 0.406, 0.321],
    goal: [0.171, 0.137, 0.111, 0.05, 0.087, 0.068],
    due: [0.783, 0.403, 0.134, 0.114, 0.039, 0.029],
    step: 0.257,
    keep: 0.307,
    statue: 0.258,
    shrine: [3.43, 0.258, 1.491],
    influence: 3.976,
    board: [0.361, 3.353, 0.949, -0.88, 1.541],
    start: [0.152, 0.02, 0.486, 0.149, 0.112, 0.214, 0.288],
};

/// What a player can still hope for, in points by the table above: goods in store; artifacts; the next spaces of the tracks; majorities as
/// they are, and the crew in them; achievements as they are, and what statues lack to their most; goals that are met, and those that are not;
/// then the actions left, and 1.
pub type Parts = [f32; 11];

/// How much of each part comes true, by round. Fitted by least squares to 7,000 places (`beta_colony_tune outlook`). A row is used as a whole: the last two
/// numbers belong together.
pub static OUTLOOK: [Parts; 9] = [
    [0.32, 0.72, 0.24, -0.22, 0.71, 1.00, 1.00, 0.32, 0.59, 3.86, -5.21],
    [0.39, 0.13, 0.33, -0.98, 1.21, 1.00, 1.00, 0.95, 0.85, 4.40, -16.92],
    [0.42, -0.21, 0.20, -0.50, 0.88, 0.24, 1.00, 0.85, 0.48, 4.46, -15.01],
    [0.36, 0.13, 0.16, -0.04, 0.44, 0.28, 0.17, 0.95, 0.84, 4.12, -8.67],
    [0.40, 0.08, 0.26, 0.12, 0.74, 0.10, 0.48, 0.43, 0.03, 4.53, -15.93],
    [0.39, 0.77, 0.37, 0.30, 0.64, 0.54, 0.14, 0.65, 0.02, 2.37, -1.49],
    [0.46, 0.93, 0.40, 0.44, 0.51, 0.53, 0.59, 0.25, 0.16, 2.11, -2.52],
    [0.50, 1.67, 0.32, 0.61, 0.37, 0.71, 0.15, 0.63, 0.48, 1.79, -3.20],
    [0.64, 1.82, 0.25, 0.85, 0.18, 0.86, 0.54, 0.93, 0.48, 1.09, -2.59],
];
