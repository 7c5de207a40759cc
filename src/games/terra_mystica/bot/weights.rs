//! The numbers of the judgement, all in this one table.

use serde::{Deserialize, Serialize};

/// How much things are worth, in points at the end of the game. Lists of six have one entry a round, the round in which a thing is used;
/// lists of fourteen one a faction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// A worker.
    pub worker: [f32; 6],
    /// A coin.
    pub coin: [f32; 6],
    /// A priest.
    pub priest: [f32; 6],
    /// A power in bowl III.
    pub power: [f32; 6],
    /// A token in bowl II, as a share of one in bowl III.
    pub bowl: f32,
    /// A token, for each round to come.
    pub token: f32,
    /// Workers and twice as many coins that come in together: what the pair is worth beyond its parts, a round.
    pub pair: f32,
    /// Coins beyond twelve and workers beyond six, as a share of the first.
    pub surplus: [f32; 2],
    /// By how many steps in a cult somebody may be overtaken: at the end, and with the root of the rounds left.
    pub cult_spread: [f32; 2],
    /// What the ranks in the cults count for, as a share of what they would bring now.
    pub cult: f32,
    /// A step in a cult by itself, for each round to come.
    pub step: f32,
    /// What rounds' bonuses for cults count for: of this round, of the next, later.
    pub bonus: [f32; 3],
    /// A spade of a cult bonus.
    pub bonus_spade: f32,
    /// A key that is not used.
    pub key: f32,
    /// By how many buildings an area may be overtaken: at the end, and with the root of the rounds left.
    pub area_spread: [f32; 2],
    /// A building of the largest area by itself, for each round to come.
    pub area: f32,
    /// A place for a dwelling that needs no spade.
    pub site: f32,
    /// What a worker for its spades takes off it.
    pub site_worker: f32,
    /// What each further place counts for, as a share of the one before.
    pub site_next: f32,
    /// Places that come into reach by the next ones.
    pub beyond: f32,
    /// A site beside an own building that still lacks a town.
    pub beside: f32,
    /// A settlement that lacks one, two, three, four actions for a town, as a share of the town.
    pub town_lacks: [f32; 4],
    /// What a spade that is needed for it leaves of that share.
    pub town_spade: f32,
    /// A town that will be founded.
    pub town: f32,
    /// What power from neighbours' building is worth: for each power beside a building that can still be replaced, for each round to come.
    pub leech: f32,
    /// A dwelling beside a neighbour, for each trading house that can come: coins are saved.
    pub near: f32,
    /// A building of each kind by itself.
    pub building: [f32; 5],
    /// The same for each round to come.
    pub lasting: [f32; 5],
    /// A point of a later round's scoring tile that can still be had: in the next round, in the one after, later.
    pub later_tile: [f32; 3],
    /// The trading houses, dwellings that are built a round.
    pub houses_a_round: f32,
    /// Dwellings that are built a round.
    pub dwellings_a_round: f32,
    /// The favor tiles without income: the cult step, the cheaper town, for each round to come.
    pub favor_step: f32,
    /// Cheaper towns, for each round to come.
    pub favor_town: f32,
    /// A bonus card's spade, cult step and shipping.
    pub card: [f32; 3],
    /// What the best bonus card counts for before passing.
    pub next_card: f32,
    /// A special action that is still to be done in this round, as a share of its worth.
    pub special_left: f32,
    /// A stronghold's ability, for each round to come.
    pub stronghold: [f32; 14],
    /// A step on the spade track and on the shipping track, for each round to come.
    pub track: [f32; 2],
    /// Doing a power action before others do.
    pub hurry: f32,
    /// Passing before others: for each player who has not.
    pub early: f32,
    /// A faction.
    pub faction: [f32; 14],
}

/// The judgement of every level.
pub static WEIGHTS: Weights = Weights {
    worker: [4.019, 1.823, 1.567, 1.187, 0.912, 0.952],
    coin: [0.926, 0.874, 0.817, 0.57, 0.536, 0.38],
    priest: [3.47, 1.733, 1.07, 1.753, 1.486, 1.156],
    power: [1.177, 1.144, 0.798, 0.728, 0.486, 0.467],
    bowl: 0.71,
    token: 0.096,
    pair: 0.231,
    surplus: [0.306, 0.393],
    cult_spread: [0.544, 1.151],
    cult: 0.095,
    step: 0.048,
    bonus: [0.919, 0.592, 0.606],
    bonus_spade: 3.927,
    key: 0.891,
    area_spread: [0.366, 1.66],
    area: 0.079,
    site: 4.356,
    site_worker: 0.397,
    site_next: 0.368,
    beyond: 0.368,
    beside: 0.435,
    town_lacks: [0.611, 0.475, 0.174, 0.072],
    town_spade: 0.75,
    town: 8.766,
    leech: 0.087,
    near: 0.503,
    building: [0.014, 0.795, 1.536, 1.057, 1.169],
    lasting: [0.107, 0.303, 0.285, 0.254, 0.275],
    later_tile: [0.562, 0.463, 0.086],
    houses_a_round: 0.328,
    dwellings_a_round: 1.69,
    favor_step: 0.494,
    favor_town: 0.389,
    card: [5.098, 0.963, 0.664],
    next_card: 0.951,
    special_left: 0.421,
    stronghold: [4.109, 3.524, 0.922, 4.323, 1.302, 0.874, 5.364, 1.582, 0.515, 0.459, 1.893, 2.357, 2.71, 1.32],
    track: [0.534, 0.706],
    hurry: 0.459,
    early: 0.166,
    faction: [5.0, 0.0, 3.0, 0.0, 0.0, 5.0, 2.0, 1.0, 5.0, 3.0, 0.0, 4.0, 2.0, 3.0],
};
