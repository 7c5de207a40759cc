//! Search that works for any game.

use crate::engine::Game;
use serde::{Deserialize, Serialize};

/// A game with a judgement of its own.
pub trait Judge: Game {}
impl Judge for crate::games::burgundy::Burgundy {}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Loses to a beginner.
    Easy,
    /// A step better.
    Medium,
    /// Two steps better.
    Hard,
    /// The best.
    Expert,
}

/// Placeholder until the search lands.
pub struct Thinker<G: Judge>(crate::engine::Veil<G>);

/// How far a thought is.
pub struct Progress {
    /// Iterations done.
    pub done: u32,
    /// Iterations in all.
    pub of: u32,
}

impl<G: Judge> Thinker<G> {
    /// Begins to think.
    pub fn new(veil: crate::engine::Veil<G>, _: Level, _: u64) -> Self {
        Thinker(veil)
    }
    /// Thinks on.
    pub fn think(&mut self, _: u32) -> Progress {
        Progress { done: 1, of: 1 }
    }
    /// The best so far.
    pub fn best(&self) -> G::Choice {
        self.0.question().choices[0]
    }
}
