//! What a lesson has told, so that nobody is told it again.

use super::Narration;
use crate::app::lessons::{Lesson, PUPIL};
use crate::engine::Match;
use std::collections::BTreeSet;

/// The keys of what a lesson has explained that was played so: the kinds of questions that were answered in it, and what it pointed at.
pub fn explained<G: Narration>(lesson: &Lesson<G>, game: &Match<G>) -> BTreeSet<String> {
    let points = |thing: &String| lesson.steps.iter().any(|step| step.points.contains(&thing.as_str()));
    let mut past = game.clone();
    let mut keys = BTreeSet::new();
    for at in (0..game.cursor()).filter(|at| game.giver(*at) == Some(PUPIL)) {
        // What was played once can be played again.
        if past.go_to(at).is_ok() {
            keys.extend(G::explanations(&past).into_iter().map(|words| words.key));
            let met = G::meetings(&past).into_iter().filter(|(_, things)| things.iter().any(points));
            keys.extend(met.map(|(key, _)| key.to_owned()));
        }
    }
    keys
}
