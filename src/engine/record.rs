//! The record of a match: what is saved, shared and replayed.

use super::game::{Game, SetupError};
use serde::{Deserialize, Serialize};

/// A match as the list of its answers. The state is never stored as the truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// [`Game::ID`], so that a save never opens as another game.
    pub game: String,
    /// [`Game::RULES`] when the match began.
    pub rules: u32,
    /// What was agreed before the start.
    pub options: G::Options,
    /// How many seats.
    pub players: u8,
    /// All chance comes from here.
    pub seed: u64,
    /// Whether a question with a single choice answers itself.
    pub auto_answer: bool,
    /// All answers, those behind the cursor (to redo) included.
    pub answers: Vec<Answer<G::Choice>>,
    /// How many of the answers count now.
    pub cursor: usize,
    /// How often somebody took back more than undo allows for free.
    pub take_backs: u32,
}

/// No match has so many answers: the longest that was seen in random play had a fifth of them. A record that has more is not run beyond.
pub const MOST_ANSWERS: usize = 3_000;

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer<C> {
    /// What was picked.
    #[serde(rename = "c")]
    pub choice: C,
    /// Whether nobody was asked: it was the only choice, or its player had settled it beforehand.
    #[serde(rename = "a", default, skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
}

impl<G: Game> Record<G> {
    /// A match before its first answer.
    pub fn new(options: G::Options, players: u8, seed: u64) -> Record<G> {
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            options,
            players,
            seed,
            auto_answer: true,
            answers: Vec::new(),
            cursor: 0,
            take_backs: 0,
        }
    }
}

/// Why a record does not run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It belongs to another game.
    OtherGame,
    /// It was made by a newer version of the rules than this one.
    NewerRules(u32),
    /// The table cannot be set up.
    Setup(SetupError),
    /// The cursor lies behind the end of the answers.
    Cursor,
    /// It has more answers than [`MOST_ANSWERS`]; those run.
    TooLong,
    /// The answer with this number (from 0) is not legal where it stands; everything before it is.
    Answer(usize),
}
