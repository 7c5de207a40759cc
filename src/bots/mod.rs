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
