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
    worker: [3.532, 1.754, 1.713, 1.096, 1.095, 0.695],
    coin: [0.925, 0.941, 0.913, 0.706, 0.511, 0.519],
    priest: [5.001, 2.434, 1.122, 2.236, 1.321, 1.48],
    power: [1.921, 1.492, 0.881, 0.75, 0.469, 0.402],
    bowl: 0.589,
    token: 0.095,
    pair: 0.294,
    surplus: [0.403, 0.363],
    cult_spread: [0.57, 1.267],
    cult: 0.102,
    step: 0.047,
    bonus: [1.274, 0.706, 0.592],
    bonus_spade: 4.948,
    key: 0.743,
    area_spread: [0.443, 2.062],
    area: 0.096,
    site: 4.763,
    site_worker: 0.56,
    site_next: 0.509,
    beyond: 0.419,
    beside: 0.444,
    town_lacks: [0.805, 0.517, 0.155, 0.066],
    town_spade: 0.491,
    town: 8.729,
    leech: 0.047,
    near: 0.526,
    building: [0.014, 0.761, 1.06, 1.044, 1.641],
    lasting: [0.127, 0.319, 0.269, 0.322, 0.326],
    later_tile: [0.54, 0.187, 0.118],
    houses_a_round: 0.346,
    dwellings_a_round: 1.662,
    favor_step: 0.549,
    favor_town: 0.523,
    card: [4.928, 0.817, 0.776],
    next_card: 0.866,
    special_left: 0.175,
    stronghold: [3.933, 1.886, 1.148, 5.575, 1.275, 0.631, 6.705, 0.992, 0.442, 0.474, 1.868, 2.181, 1.92, 1.571],
    track: [0.235, 1.002],
    hurry: 0.355,
    early: 0.145,
    faction: [3.0, 0.0, -5.0, 6.0, -8.0, 6.0, -9.0, 4.0, 4.0, 5.0, -4.0, 3.0, -3.0, 4.0],
};
