//! Ledgers: the commands by which games are recorded on terra.snellman.net are the text notation of this game.
//!
//! [`Ledger::read`] takes plain lines or a JSON file that also holds the expected states, [`Ledger::replay`] plays it and compares every
//! state, which makes a [`Record`](crate::engine::Record) that a [`Match`](crate::engine::Match) opens; [`write`] makes lines of a match.
//!
//! Lines are read as people write them: whole words for codes, blanks and capitals at will, an action on several lines, answers behind an
//! action, lines for players and for the site itself. An answer must have the amount that is offered.
//!
//! Beyond the commands of that site two header lines are written and read: `map base`, `map fjords` or `map lakes`, and
//! `option variable-points`.

mod command;
mod compare;
mod driver;
mod read;
mod replay;
mod rows;
pub mod write;

pub use command::{Command, Stuff};
pub use replay::Replayed;
pub use rows::{Kind, Row, Snapshot};

use super::facts::Faction;
use super::state::Options;
use crate::engine::Seat;
use std::fmt;

/// A ledger that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    /// The table.
    pub options: Options,
    /// The factions in the first turn order.
    pub factions: Vec<Faction>,
    /// The commands of all lines in their order.
    pub(crate) commands: Vec<Said>,
    /// The rows with their expected states; of plain lines a row a line, without states.
    pub(crate) rows: Vec<Row>,
    /// The recorded points at the end, if there are any.
    pub(crate) final_points: Vec<Option<i16>>,
}

impl Ledger {
    /// Whether it holds states to be compared.
    fn has_states(&self) -> bool {
        self.rows.iter().any(|row| row.expected.is_some())
    }
}

/// A command, who said it and where.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Said {
    pub(crate) seat: Seat,
    pub(crate) command: Command,
    /// The number of the line, counted from 1.
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// What is wrong with a ledger, or where a replay differs from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LedgerError {
    /// The number of the line, counted from 1, where there is one.
    pub line: Option<usize>,
    /// The number of the row, where there is one.
    pub row: Option<u32>,
    /// What kind of mistake it is.
    pub wrong: Wrong,
    /// What is wrong, in English for command lines.
    pub reason: String,
}

/// What kind of mistake a ledger has, for those who say it in other words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Wrong {
    /// It is no ledger, or what the table needs is missing or does not fit: factions, scoring tiles, bonus cards, points.
    #[default]
    Setup,
    /// A text that is no command, header or name.
    Unknown(String),
    /// A command that cannot be done there.
    Refused(String),
    /// An answer to an offer of another amount.
    Offered {
        /// The answer.
        text: String,
        /// Who offers.
        from: Faction,
        /// How much.
        power: u8,
    },
    /// A command that lines and rows have at different places.
    Misplaced(String),
    /// A faction has more or less of something than was recorded.
    State {
        /// Whose state.
        faction: Faction,
        /// Of what: the place in [`Snapshot::numbers`].
        quantity: usize,
        /// How much was recorded.
        recorded: i32,
        /// How much there is.
        here: i32,
    },
    /// It ends in the middle of a turn, or before all rows were reached.
    Unfinished,
}

impl LedgerError {
    /// Something wrong in a line.
    pub(crate) fn line(line: usize, wrong: Wrong, reason: impl Into<String>) -> LedgerError {
        LedgerError { line: Some(line), row: None, wrong, reason: reason.into() }
    }

    /// Something wrong in a row.
    pub(crate) fn row(row: u32, wrong: Wrong, reason: impl Into<String>) -> LedgerError {
        LedgerError { line: None, row: Some(row), wrong, reason: reason.into() }
    }

    /// Something wrong with the whole.
    pub(crate) fn whole(wrong: Wrong, reason: impl Into<String>) -> LedgerError {
        LedgerError { line: None, row: None, wrong, reason: reason.into() }
    }
}

impl fmt::Display for LedgerError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if let Some(row) = self.row {
            write!(f, "row {row}: ")?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for LedgerError {}
