//! What helps: why something cannot be done, what a question is about, what speaks for a choice.

use crate::app::i18n::words::Phrase;
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Choice;

/// Why a choice that is not offered cannot be made now.
pub fn why_not(_: &Match<TerraMystica>, _: Choice) -> Option<Phrase> {
    None
}

/// What the question is about.
pub fn explanations(_: &Match<TerraMystica>) -> Vec<Phrase> {
    Vec::new()
}

/// What tells a choice from another one that is named alike.
pub fn detail(_: &Match<TerraMystica>, _: Choice) -> Option<Phrase> {
    None
}

/// What speaks for a choice.
pub fn merit(_: &Match<TerraMystica>, _: Choice) -> Option<Phrase> {
    None
}

/// What is lost by a choice that brings nothing.
pub fn waste(_: &Match<TerraMystica>, _: Choice) -> Option<Phrase> {
    None
}
