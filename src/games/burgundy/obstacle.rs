//! What can be in the way of something: for whoever taps what is not on offer.

use super::cards::{Die, Goods};
use super::choice::Stack;

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// No die can be turned so far.
    Workers {
        /// So many more would do.
        short: u8,
        /// The number it takes.
        wanted: Die,
        /// The die that comes nearest.
        nearest: Die,
    },
    /// The card may not be laid there: a full triple, or another kind.
    Spot,
    /// There is nothing of this sort to sell.
    NoGoods(Goods),
    /// So many more workers or silver would make a point.
    Material(u8),
    /// So much more silver would buy cards.
    Silver(u8),
    /// Cards were bought in this turn.
    Bought,
    /// Fewer than three cards are left to buy.
    NoCards,
    /// The building that was placed takes other kinds.
    OtherKind,
    /// The stack is empty.
    EmptyStack,
    /// What is taken now comes from other stacks.
    OtherStack,
    /// Only the effects of cards and bonuses take from this stack.
    OnlyByEffect(Stack),
    /// What is asked now must be answered first.
    Question,
}
