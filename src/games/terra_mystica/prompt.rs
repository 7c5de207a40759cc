//! What a player is asked. Prompt and table together decide what can be chosen: `candidates`.

use super::cause::Cause;
use super::facts::{Cult, Hex, Terrain};
use super::pending::{Pending, Work};
use crate::engine::Seat;

/// Why somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Which faction to play: one of this colour, if it was drawn.
    Faction(Option<Terrain>),
    /// Where a first dwelling stands.
    FirstDwelling {
        /// Which one of the player's it is, counted from 1.
        number: u8,
        /// On which terrain.
        on: Terrain,
    },
    /// Which bonus card to begin with.
    FirstCard,
    /// The turn's action; exchanges come before it as often as one likes.
    Turn {
        /// Whether it is the second action of a double turn.
        second: bool,
    },
    /// The action is done: exchanges, or the end of the turn.
    After,
    /// The hex that was chosen is transformed: into what?
    Terrain {
        /// The hex.
        hex: Hex,
        /// The action of which it is a part.
        work: Work,
    },
    /// Something is still to be done of the action: tiles to take, spades to use, workers to ordain.
    Pending(Pending),
    /// Which cult to advance in.
    CultStep {
        /// By so many steps.
        steps: u8,
        /// By what.
        by: Cause,
    },
    /// Keys are scarce: on which of these tracks, by [`Cult`], may the marker reach the last step?
    Key([bool; Cult::ALL.len()]),
    /// Where the bridge stands.
    Bridge {
        /// By what it is built.
        by: Cause,
    },
    /// Which forest gets the Witches' dwelling.
    WitchesDwelling,
    /// Which dwelling becomes a trading house.
    SwarmlingsHouse,
    /// Whether to take power from a neighbour's building.
    Leech(Leech),
    /// Spades of the cult bonus are to be used.
    CultSpades(Work),
    /// What is still open from earlier rows (ledgers only).
    Open,
}

/// Power that a neighbour's building offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leech {
    /// Who built.
    pub from: Seat,
    /// How much power would be taken.
    pub power: u8,
    /// How many points it would cost.
    pub cost: u8,
}
