//! The numbers of the judgement, all in this one table.

use serde::{Deserialize, Serialize};

/// How much things are worth, in points at the end of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// The first, second, third and further materials of a kind.
    pub material: [f32; 4],
    /// What polymer is worth beside the others.
    pub polymer: f32,
    /// A material of which there is one, while modules of its colour are shown.
    pub wanted: f32,
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
    /// An action still to come.
    pub action: f32,
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

/// The judgement of every level.
pub static WEIGHTS: Weights = Weights {
    material: [3.43, 2.323, 2.147, 1.96],
    polymer: 0.848,
    wanted: -0.004,
    surplus: [0.11, 0.151, 0.16],
    fuel: [2.666, 0.901, 0.757],
    artifact: 3.213,
    used_within: 6.457,
    crew: 2.098,
    enough: 2.439,
    denial: 0.548,
    free_module: 11.488,
    free_achievement: 9.876,
    free_crew: 6.215,
    ahead: [0.739, 0.525, 0.388, 0.181],
    goal: [0.259, 0.121, 0.1, 0.095, 0.076, 0.087],
    due: [0.8, 0.3, 0.15, 0.1, 0.05, 0.05],
    step: 0.24,
    action: 3.407,
    keep: 0.44,
    statue: 0.21,
    shrine: [2.76, 0.584, 1.502],
    influence: 2.468,
    board: [0.331, 2.886, 1.306, -0.507, 1.521],
    start: [0.118, -0.002, 0.534, 0.135, 0.145, 0.352, 0.313],
};
