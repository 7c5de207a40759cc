//! Since when something is new to a seat.

use crate::engine::{Game, Match, Seat};

/// Where the last decision of a seat lies in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastDecision {
    /// The number of that answer (from 0), if the seat has decided anything.
    pub at: Option<usize>,
    /// After so many answers everything is over that the decision brought by itself: what answered itself after it belongs to it.
    pub after: usize,
}

impl LastDecision {
    /// That of a seat, as the match stands.
    pub fn of<G: Game>(game: &Match<G>, seat: Seat) -> LastDecision {
        let now = game.cursor();
        let answers = &game.record().answers;
        let is_own = |at: usize| game.giver(at) == Some(seat);
        let at = (0..now).rev().find(|at| is_own(*at) && !answers[*at].auto);
        let goes_on = |at: usize| is_own(at) && answers[at].auto;
        let after = at.map_or(0, |last| (last + 1..now).find(|at| !goes_on(*at)).unwrap_or(now));
        LastDecision { at, after }
    }
}
