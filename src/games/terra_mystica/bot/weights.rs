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
    /// A settlement that lacks one to six actions for a town, as a share of the town.
    pub town_lacks: [f32; 6],
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
    worker: [4.045, 1.888, 1.752, 1.173, 1.192, 0.909],
    coin: [1.017, 1.009, 0.86, 0.756, 0.595, 0.508],
    priest: [4.842, 2.316, 1.018, 1.789, 1.283, 1.575],
    power: [1.831, 1.222, 1.09, 0.715, 0.529, 0.448],
    bowl: 0.585,
    token: 0.107,
    pair: 0.284,
    surplus: [0.376, 0.364],
    cult_spread: [0.578, 1.159],
    cult: 0.116,
    step: 0.05,
    bonus: [1.134, 0.727, 0.65],
    bonus_spade: 4.289,
    key: 0.684,
    area_spread: [0.399, 2.288],
    area: 0.109,
    site: 4.147,
    site_worker: 0.626,
    site_next: 0.412,
    beyond: 0.382,
    beside: 0.498,
    town_lacks: [0.671, 0.568, 0.293, 0.154, 0.072, 0.035],
    town_spade: 0.529,
    town: 8.785,
    leech: 0.045,
    near: 0.469,
    building: [0.021, 0.818, 0.977, 1.191, 1.747],
    lasting: [0.117, 0.359, 0.252, 0.26, 0.31],
    later_tile: [0.474, 0.183, 0.125],
    houses_a_round: 0.7,
    dwellings_a_round: 1.512,
    favor_step: 0.496,
    favor_town: 0.569,
    card: [5.37, 0.858, 0.892],
    next_card: 0.836,
    special_left: 0.173,
    stronghold: [3.985, 2.093, 1.234, 6.041, 1.344, 0.749, 6.081, 0.918, 0.358, 0.43, 1.789, 2.059, 1.984, 1.506],
    track: [0.256, 0.927],
    hurry: 0.326,
    early: 0.147,
    faction: [3.0, 0.0, -5.0, 6.0, -8.0, 6.0, -9.0, 4.0, 4.0, 5.0, -4.0, 3.0, -3.0, 4.0],
};
