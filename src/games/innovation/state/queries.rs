//! Every question about the table, by topic: what lies where, who plays with whom, what counts, what could be done. Whatever a rule or
//! a card changes of such an answer is changed here; cards, bots and the page ask nothing but this.

mod achievements;
mod cards;
mod course;
mod dogma;
mod karma;
mod player;
mod stack;

pub use achievements::{Missing, Nearest};
pub use dogma::{Ahead, Count, Planned};
pub use player::Player;
