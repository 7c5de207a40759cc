//! What came of something that somebody would do: karmas can stand for it (rules/innovation/en.md#karma-would).

use super::card::Card;

/// Whether what somebody would do happened as said, or a karma stood for it. What follows "if you do" hangs on it.
#[must_use = "a karma may have stood for it"]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happened {
    /// It happened.
    AsSaid,
    /// Something else happened instead.
    Instead,
}

impl Happened {
    /// Whether it happened.
    pub fn as_said(self) -> bool {
        self == Happened::AsSaid
    }
}

/// A card that was drawn to do something with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The card.
    pub card: Card,
    /// Whether that was done with it.
    pub happened: Happened,
}

impl Drawn {
    /// The card, if that was done with it: all that speaks of a melded, tucked or scored card hangs on it.
    pub fn done(self) -> Option<Card> {
        self.happened.as_said().then_some(self.card)
    }
}
