//! The sections of the rulebook that explain what is asked and what lies on the board.

use super::desk::Topic;
use crate::app::rules::Section;
use crate::engine::Match;
use crate::games::innovation::{Choice, Innovation};

/// The section for a question, or for the choice that is picked.
pub fn of_question(_: &Match<Innovation>, _: Option<Choice>) -> Section {
    Section::TOP
}

/// The section about what lies open.
pub fn of_topic(_: Topic) -> Section {
    Section::TOP
}
