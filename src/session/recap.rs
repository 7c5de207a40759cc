//! Since when something is new to a seat.

use crate::engine::{Game, Match, Seat};

/// Where the last decision of a seat lies in a match. What it decides between two actions, before the first of its own turn (what
/// becomes of an artifact on display), is none: what the others did stays new until it acts itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastDecision {
    /// The number of that answer (from 0), if the seat has decided anything.
    pub at: Option<usize>,
    /// After so many answers everything is over that the decision brought by itself: what answered itself after it belongs to it.
    pub after: usize,
}

impl LastDecision {
    /// That of a seat, as the match stands. `is_turn` says which questions ask for an action.
    pub fn of<G: Game>(game: &Match<G>, seat: Seat, is_turn: impl Fn(G::Prompt) -> bool) -> LastDecision {
        let now = game.cursor();
        let answers = &game.record().answers;
        let is_own = |at: usize| game.giver(at) == Some(seat);
        // Within an action of somebody else it is an answer to that: what came before it stays new.
        let counts = |at: usize| {
            let action = (0..=at).rev().find(|before| game.prompt(*before).is_some_and(&is_turn));
            action.is_none_or(is_own)
        };
        let at = (0..now).rev().find(|at| is_own(*at) && !answers[*at].auto && counts(*at));
        let goes_on = |at: usize| is_own(at) && answers[at].auto;
        let after = at.map_or(0, |last| (last + 1..now).find(|at| !goes_on(*at)).unwrap_or(now));
        LastDecision { at, after }
    }
}
