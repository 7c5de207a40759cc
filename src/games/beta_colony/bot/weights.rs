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
    material: [1.7, 1.4, 1.1, 0.8],
    polymer: 0.8,
    wanted: 0.1,
    surplus: [0.1, 0.1, 0.1],
    fuel: [0.7, 0.7, 0.35],
    artifact: 1.3,
    used_within: 3.0,
    crew: 1.7,
    enough: 6.0,
    denial: 0.2,
    free_module: 5.5,
    free_achievement: 8.0,
    free_crew: 2.0,
    ahead: [0.5, 0.3, 0.15, 0.05],
    goal: [0.95, 0.5, 0.3, 0.18, 0.1, 0.05],
    step: 0.33,
    action: 3.0,
    keep: 0.5,
    statue: 0.7,
    shrine: [2.0, 1.5, 1.5],
    influence: 1.5,
    board: [1.0, 1.5, 2.0, 1.5, 1.0],
    start: [0.1, 0.3, 0.3, 0.3, 0.1, 0.3, 0.3],
};
