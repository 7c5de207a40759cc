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
    worker: [2.6, 2.4, 2.2, 1.9, 1.5, 0.9],
    coin: [0.8, 0.75, 0.7, 0.6, 0.5, 0.4],
    priest: [3.6, 3.4, 3.1, 2.8, 2.4, 1.6],
    power: [0.8, 0.75, 0.7, 0.65, 0.55, 0.4],
    bowl: 0.5,
    token: 0.12,
    pair: 0.2,
    surplus: [0.6, 0.5],
    cult_spread: [0.5, 1.2],
    cult: 0.8,
    step: 0.05,
    bonus: [0.9, 0.6, 0.4],
    bonus_spade: 3.0,
    key: 1.0,
    area_spread: [0.5, 1.2],
    area: 0.1,
    site: 3.0,
    site_worker: 0.5,
    site_next: 0.75,
    beyond: 0.3,
    beside: 0.3,
    town_lacks: [0.6, 0.35, 0.2, 0.08],
    town: 10.0,
    leech: 0.12,
    near: 0.5,
    building: [0.0, 1.0, 1.0, 1.0, 1.0],
    lasting: [0.1, 0.3, 0.4, 0.2, 0.2],
    later_tile: [0.5, 0.35, 0.2],
    houses_a_round: 0.9,
    dwellings_a_round: 1.0,
    favor_step: 1.3,
    favor_town: 0.6,
    card: [3.5, 1.5, 1.0],
    next_card: 0.8,
    special_left: 0.85,
    stronghold: [3.5, 2.8, 1.0, 3.0, 1.5, 0.5, 3.0, 2.5, 0.5, 0.5, 1.5, 2.5, 3.0, 1.5],
    track: [0.5, 0.4],
    hurry: 0.7,
    early: 0.2,
    faction: [5.0, 0.0, 3.0, 0.0, 0.0, 5.0, 2.0, 1.0, 5.0, 3.0, 0.0, 4.0, 2.0, 3.0],
};
