//! The sections of the rulebook that explain what is asked and what lies on the board.

use crate::app::narration::Section;
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Choice;

/// The section for a question, or for the choice that is picked.
pub fn of_question(_: &Match<TerraMystica>, _: Option<Choice>) -> Section {
    Section::TOP
}
