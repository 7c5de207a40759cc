//! The engine under every game. It knows no game and no browser.
//!
//! A game is a deterministic function of *(options, seats, seed, choices)*. Its rules are straight-line functions that
//! [`ask`](Table::ask); nothing else suspends. What that buys is in the files of this folder:
//!
//! * [`game`]: the contract, [`Game`] and [`Table`], and how a rule stops ([`Flow`], [`Halt`]);
//! * [`chance`]: dice and shuffles, asked for like choices;
//! * [`record`]: what is saved, the list of answers;
//! * [`notation`]: reading choices that are saved as words;
//! * [`play`]: [`Match`], the record with a cursor: answer, undo, redo, go to, branch;
//! * [`veil`]: what one seat may know, the only door for bots;
//! * [`judge`]: what a game thinks of its own positions;
//! * [`playout`]: running on with a policy instead of people;
//! * [`laws`]: the property suite that every game obeys;
//! * [`script`]: a table with a script, for tests and worked examples;
//! * [`golden`]: playthroughs as text, so that a change of rules shows as a diff.

pub mod chance;
pub mod digest;
pub mod game;
pub mod golden;
pub mod judge;
pub mod laws;
pub mod notation;
pub mod play;
pub mod playout;
pub mod record;
pub mod script;
pub mod seat;
pub mod veil;

#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;

pub use chance::{Chance, Stream, shuffle};
pub use game::{Flow, Game, Halt, Outcome, Question, SetupError, Table};
pub use judge::{Judge, Values, chance_of_win, share_of_win};
pub use play::{Logged, Match, Refusal, Undo};
pub use record::{Answer, Record, RecordError};
pub use script::Script;
pub use seat::{Seat, SeatSet};
pub use veil::{Position, Veil, View};
