//! Search that works for any game. It knows no game by name.
//!
//! * [`Judge`](crate::engine::Judge): what each game says about its own choices and states, in its `bot.rs`;
//! * [`level`]: the four levels and what sets them apart;
//! * [`tree`]: the memory of a search, a flat arena of nodes;
//! * [`search`]: information-set Monte-Carlo tree search over determinized positions;
//! * [`think`]: the entry point of worker, arena and hints: a [`Thinker`] thinks in slices and can be stopped;
//! * [`forecast`]: everybody's chances at a moment, for replay;
//! * [`means`]: what bots reach with a set-up, before a match;
//! * [`review`]: what the judgement would have done in a match that was played.
//!
//! A bot gets a [`Decision`](crate::engine::Decision) and nothing else: it cannot see what its player cannot know. A forecast gets an
//! [`InfoSet`](crate::engine::InfoSet).

pub mod forecast;
pub mod level;
pub mod means;
pub mod review;
pub mod search;
pub mod think;
pub mod tree;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) mod trials;

pub use crate::engine::{Judge, Values};
pub use forecast::Forecast;
pub use level::Level;
pub use means::Means;
pub use review::{Remark, Review};
pub use think::{Estimate, Progress, Thinker};
