//! What a choice leads to, tried out on a table that its player cannot tell from the real one: nothing hidden shows through.

use super::chance::Stream;
use super::game::{Game, Question};
use super::infoset::Decision;
use super::play::Match;
use super::playout::{Note, run};

/// How it went on one such table.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial<G: Game> {
    /// The table when the next question came, or the game was over.
    pub state: G,
    /// The next question, whoever is asked. `None` if the game was over.
    pub question: Option<Question<G>>,
}

impl<G: Game> Trial<G> {
    /// Answers the waiting question so, and runs on up to the next one. `None` when nobody is asked, when this is not offered, or when
    /// no such table was found in time.
    pub fn of(game: &Match<G>, choice: G::Choice, stream: &mut Stream) -> Option<Trial<G>> {
        let decision = Decision::of(game).filter(|decision| decision.question().choices.contains(&choice))?;
        let mut position = decision.info().determinize(stream)?;
        position.answers.push(choice);
        let mut next = Note(None);
        let (state, _) = run(&position, &mut next, stream).ok()?;
        Some(Trial { state, question: next.0 })
    }
}
