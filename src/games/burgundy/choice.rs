//! What a player is asked and what can be picked.

use super::cards::{Building, Card, Goods};
use super::facts::MOST_FANS;

/// Why somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// The turn's action: play one of the dice in hand and use it.
    Turn,
    /// A castle was placed: one more action with any die.
    Castle,
    /// A bought card is used as a die: one more action with it.
    ExtraAction(Card),
    /// The action is done: buy cards or end the turn.
    AfterAction,
    /// Three cards were bought: keep one as a project or use one as a die.
    Purchase,
    /// This card would be a fourth project: which one is given up first?
    MakeRoom(Card),
    /// How many workers and silver are turned into points?
    HandIn,
    /// A carpenter, church or market: which card is taken from the display?
    TakeFor(Building),
    /// A town hall: which further project is placed?
    TownHall,
    /// A warehouse: which sort is sold?
    Warehouse,
    /// From which stack of goods?
    GoodsStack(Because),
    /// From which stack of animals?
    AnimalStack(Because),
    /// From which of the four stacks?
    AnyStack,
    /// A triple is complete: which bonus of this passage, 0 to 4 for A to E?
    PassageBonus(u8),
}

/// Why a card of a stack is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// This card was placed.
    Placed(Card),
    /// It is a bonus of the passage.
    Bonus,
}

/// What a player can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Do something, by playing this card as a die; `None` where an effect needs no die.
    Act(Option<Card>, Action),
    /// Buy three cards for three silver.
    Buy,
    /// Do without: an effect that one may use but need not, or the end of the turn.
    Pass,
    /// Keep this bought card as a project.
    Keep(Card),
    /// Use this bought card as a die.
    Use(Card),
    /// Give up this project.
    GiveUp(Card),
    /// Take the top card of this stack.
    Draw(Stack),
    /// Take the passage's bonus with this number, counted from 0 in [`PASSAGE_BONUSES`](super::facts::PASSAGE_BONUSES).
    Bonus(u8),
    /// Turn so many workers and silver into points: together three or more.
    HandIn {
        /// Workers handed in.
        workers: u8,
        /// Silver handed in.
        silver: u8,
    },
}

crate::serialize_as_word!(Choice);

/// The six actions (rules/burgundy/en.md#actions).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take this card from the display.
    Take(Card),
    /// Place this project in the estate.
    Place(Card, Spot),
    /// Sell all goods of this sort.
    Sell(Goods),
    /// Fill up to two workers.
    Workers,
    /// Take one silver.
    Silver,
    /// Turn workers and silver into points.
    Convert,
}

/// Where in the estate a card is placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// On the fan with this number, 0 to [`MOST_FANS`] - 1.
    On(u8),
    /// Beside the others, as the first of a triple.
    New,
}

impl Spot {
    /// The largest number of a fan.
    pub const LAST: u8 = MOST_FANS as u8 - 1;
}

/// One of the four open stacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stack {
    /// The first stack of goods.
    GoodsA,
    /// The second stack of goods.
    GoodsB,
    /// The first stack of animals.
    AnimalsA,
    /// The second stack of animals.
    AnimalsB,
}

impl Stack {
    /// The two stacks of goods.
    pub const GOODS: [Stack; 2] = [Stack::GoodsA, Stack::GoodsB];
    /// The two stacks of animals.
    pub const ANIMALS: [Stack; 2] = [Stack::AnimalsA, Stack::AnimalsB];
    /// All four.
    pub const ALL: [Stack; 4] = [Stack::GoodsA, Stack::GoodsB, Stack::AnimalsA, Stack::AnimalsB];
}
