//! What happened: the source of log, animation, score chart and undo limits.

use super::cards::{Animal, Card, Goods, Kind};
use super::choice::{Spot, Stack};
use super::facts::PassageBonus;
use super::state::{Owner, Source};
use crate::engine::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A passage (0 to 4 for A to E) began: display and dice are dealt, `first` starts every round of it.
    PassageBegan {
        /// Which passage, 0 to 4.
        passage: u8,
        /// The start player.
        first: Seat,
    },
    /// A round (1 to 6) began and everybody drew.
    RoundBegan {
        /// Which passage, 0 to 4.
        passage: u8,
        /// Which round, 1 to 6.
        round: u8,
    },
    /// The discard pile became the draw pile.
    Reshuffled,
    /// Something begins: what follows up to its end lies within it.
    Began(Scope),
    /// It is over.
    Over(Scope),
    /// Workers turned the die.
    SpentWorkers(Seat, u8),
    /// A card went from the display to the projects.
    Took(Seat, Card),
    /// A project was given up to make room.
    GaveUp(Seat, Card),
    /// A project was placed.
    Placed(Seat, Card, Spot),
    /// Goods were sold: the sort and how many.
    Sold(Seat, Goods, u8),
    /// The start player card was taken.
    TookStartCard(Seat),
    /// Workers came in.
    GotWorkers(Seat, u8),
    /// Silver came in.
    GotSilver(Seat, u8),
    /// The top card of a stack of goods was taken.
    GotGoods(Seat, Goods, Stack),
    /// The top card of a stack of animals was taken.
    GotAnimal(Seat, Animal, Stack),
    /// Workers and silver were handed in for points.
    HandedIn {
        /// By whom.
        seat: Seat,
        /// How many workers.
        workers: u8,
        /// How much silver.
        silver: u8,
    },
    /// Three cards that were bought are looked at.
    Bought(Seat),
    /// A bought card became a project.
    Kept(Seat, Card),
    /// A bought card was used as a die.
    Used(Seat, Card),
    /// Another bought card went onto the discard pile.
    Discarded(Seat, Card),
    /// Points, positive or (animals regrouped) zero, and what for.
    Scored(Owner, Source, i16),
    /// A card was laid out for Egon.
    EgonTurned(Card),
    /// A passage ended.
    PassageEnded {
        /// Which passage, 0 to 4.
        passage: u8,
    },
    /// The game ended.
    Ended(Ending),
}

/// What has a beginning and an end, and things happen within it. [`Burgundy::within`](super::Burgundy) tells of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Somebody acts, with this card as a die; without one as the effect in which it lies says.
    Action(Seat, Option<Card>),
    /// A card that somebody has placed does what it says.
    Effect(Seat, Card),
    /// A triple of this kind is complete.
    Triple(Owner, Kind),
    /// Somebody takes a bonus of the passage.
    Bonus(Seat, PassageBonus),
    /// Somebody has paid for three cards.
    Purchase(Seat),
    /// Egon's stack of the passage is laid out.
    Egon,
    /// What is counted at the end of the game.
    End,
}

/// The ways in which the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// After passage E, one player has the most points.
    MostPoints,
    /// After passage E, points were equal and unused material decided.
    MostMaterial,
    /// After passage E, points and material were equal: several winners.
    Shared,
    /// The solo player has at least as many points as Egon after passage E.
    EgonBeaten,
    /// Egon had more points than the solo player at the end of a passage.
    EgonAhead,
}

impl Event {
    /// Whether it showed somebody something new.
    pub fn reveals(self) -> bool {
        matches!(
            self,
            Event::PassageBegan { .. }
                | Event::RoundBegan { .. }
                | Event::Bought(_)
                | Event::GotGoods(..)
                | Event::GotAnimal(..)
                | Event::EgonTurned(_)
        )
    }
}
