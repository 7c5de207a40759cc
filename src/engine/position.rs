//! A place from which a game can be run on.

use super::game::Game;

/// A point in a game from which it can be run on: the start of the current step and what happened since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<G: Game> {
    /// The state at the start of the step.
    pub checkpoint: G,
    /// The answers given since.
    pub answers: Vec<G::Choice>,
    /// The chance results given since.
    pub drawn: Vec<Drawn>,
}

impl<G: Game> Position<G> {
    /// A position at the start of a step.
    pub fn fresh(state: G) -> Position<G> {
        Position { checkpoint: state, answers: Vec::new(), drawn: Vec::new() }
    }
}

/// A chance result: the bound asked for and the number given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The bound of [`Chance::below`].
    pub bound: u32,
    /// The number, under the bound.
    pub number: u32,
}
