//! The levels and what sets them apart.

use super::Judge;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays at a glance and often picks the second best. Loses to a beginner, but never by an absurd move.
    Easy,
    /// Plays at a glance, with little noise.
    Medium,
    /// Searches shortly.
    Hard,
    /// Searches as long as a person will wait.
    Expert,
}

/// How a level thinks, in points of a light game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Runs of the search for a question with many choices. 0: only the judgement.
    pub iterations: u32,
    /// Without search: how far under the best score, in points, a choice may look and still be picked now and then.
    pub noise: f32,
    /// Rounds after which a run is cut off and the state is judged.
    pub horizon: u32,
    /// The weight of judgement and curiosity against experience in the tree.
    pub curiosity: f32,
    /// The score difference, in points, that makes a choice e times as interesting.
    pub temperature: f32,
    /// How far under the best score, in points, playouts pick now and then.
    pub playout_noise: f32,
    /// Whether the search ends as soon as no further run can change its answer. Its figures are less exact then.
    pub ends_when_decided: bool,
    /// Whether it is noted by how much every choice leads to be ahead.
    pub notes_margins: bool,
}

impl Settings {
    /// The same in this game's points.
    pub(super) fn of<G: Judge>(self) -> Settings {
        Settings {
            noise: self.noise * G::BLUR,
            temperature: self.temperature * G::POINT,
            playout_noise: self.playout_noise * G::POINT,
            ..self
        }
    }
}

impl Level {
    /// All levels, from weak to strong.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// How this level thinks.
    pub fn settings(self) -> Settings {
        let search = Settings {
            iterations: 0,
            noise: 0.0,
            horizon: 3,
            curiosity: 0.15,
            temperature: 0.7,
            playout_noise: 0.7,
            ends_when_decided: true,
            notes_margins: false,
        };
        match self {
            Level::Easy => Settings { noise: 2.0, ..search },
            Level::Medium => Settings { noise: 0.4, ..search },
            Level::Hard => Settings { iterations: 90, ..search },
            Level::Expert => Settings { iterations: 3000, horizon: 4, ..search },
        }
    }

    /// How a hint thinks: as Hard plays, but longer, for its figures are read.
    pub fn hint() -> Settings {
        Settings { iterations: HINT_RUNS, ends_when_decided: false, notes_margins: true, ..Level::Hard.settings() }
    }

    /// How a bot plays whose thinking has failed: by the judgement alone.
    pub fn glance() -> Settings {
        Settings { noise: 0.0, ..Level::Medium.settings() }
    }

    /// The word in saves and on command lines.
    pub fn word(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

/// Runs of a hint. A second on a slow phone; enough that the figure after the best choice is not chance.
const HINT_RUNS: u32 = 3000;

/// A word that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLevel;

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(word: &str) -> Result<Level, NoLevel> {
        Level::ALL.into_iter().find(|level| level.word() == word).ok_or(NoLevel)
    }
}
