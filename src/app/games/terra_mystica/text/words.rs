//! What is asked, what a choice is and brings, where the game is and how it ended.

use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, ScoreRow};
use crate::app::store::save::SeatPlan;
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Choice;

/// The question, with the picked choice if there is one.
pub fn ask(_: &Match<TerraMystica>, _: Option<Choice>) -> Phrase {
    Phrase::new("terra-mystica-name")
}

/// What to do while nothing is picked.
pub fn hint(_: &Match<TerraMystica>) -> Option<Phrase> {
    None
}

/// What a choice does, with everything it brings, in one sentence.
pub fn describe(_: &Match<TerraMystica>, _: Choice) -> Phrase {
    Phrase::new("terra-mystica-name")
}

/// The verb on the confirming button.
pub fn verb(_: &Match<TerraMystica>, _: Choice) -> Phrase {
    Phrase::new("terra-mystica-name")
}

/// What a choice brings and costs at once, as chips.
pub fn gains(_: &Match<TerraMystica>, _: Choice) -> Vec<Gain> {
    Vec::new()
}

/// Where the game is.
pub fn place(state: &TerraMystica) -> Phrase {
    match state.round() {
        0 => Phrase::new("terra-mystica-place-setup"),
        round => Phrase::new("terra-mystica-place").with("round", round),
    }
}

/// How it ended, in a sentence.
pub fn ending(_: &Match<TerraMystica>, _: &[SeatPlan]) -> Phrase {
    Phrase::new("game-over")
}

/// The points by source.
pub fn score_table(_: &TerraMystica) -> Vec<ScoreRow> {
    Vec::new()
}
