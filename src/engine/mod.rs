//! The engine under every game. It knows no game and no browser.
//!
//! A game is a deterministic function of *(options, seats, seed, choices)*. Its rules are straight-line functions that
//! [`ask`](Table::ask); nothing else suspends. What that buys is in the files of this folder:
//!
//! * [`game`]: the contract, [`Game`] and [`Table`], and how a rule stops ([`Flow`], [`Halt`]);
//! * [`choose`]: asking about things instead of choices;
//! * [`chance`]: dice and shuffles, asked for like choices;
//! * [`record`]: what is saved, the list of answers;
//! * [`notation`]: reading choices that are saved as words;
//! * [`play`]: [`Match`], the record with a cursor: answer, undo, redo, go to, branch;
//! * [`foretell`]: what is certain of a choice, before it is made;
//! * [`position`]: a place from which a game can be run on;
//! * [`infoset`]: what one seat may know, all that bots get;
//! * [`judge`]: what a game thinks of its own positions;
//! * [`playout`]: running on with a policy instead of people;
//! * [`invariants`]: the properties that every game has, over random play;
//! * [`script`]: a table with a script, for tests and worked examples;
//! * [`golden`]: playthroughs as text, so that a change of rules shows as a diff;
//! * `readable`: structs whose fields are private and can be read.

pub mod chance;
pub mod choose;
pub mod digest;
pub mod foretell;
pub mod game;
pub mod golden;
pub mod infoset;
pub mod invariants;
pub mod judge;
pub mod notation;
pub mod play;
pub mod playout;
pub mod position;
mod readable;
pub mod record;
mod replay;
pub mod script;
pub mod seat;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) mod toy;

pub use chance::{Chance, Stream, shuffle};
pub use foretell::{End, Foretold};
pub use game::{Flow, Game, Halt, Mute, Observation, Outcome, Question, RuleChange, SetupError, Table, within};
pub use infoset::{Decision, InfoSet};
pub use judge::{Judge, Values, chance_of_win, margins, share_of_win};
pub use play::{Match, Refusal, Undo};
pub use position::{Drawn, Position};
pub(crate) use readable::readable;
pub use record::{Answer, MOST_ANSWERS, Record, RecordError};
pub use replay::Logged;
pub use script::Script;
pub use seat::{Seat, SeatSet};
