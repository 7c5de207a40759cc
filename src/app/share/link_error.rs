//! Why a link cannot be opened.

use crate::app::i18n::plain::quoted;
use crate::app::i18n::words::Phrase;

/// Why a link cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// Nothing follows the `#/link/`.
    Empty,
    /// It is longer than any match, or holds more answers.
    TooLong,
    /// Some of it was lost or changed on the way.
    Damaged,
    /// It was made by a newer program: its format.
    NewerFormat(u8),
    /// It arrived whole but holds no match.
    NoMatch,
    /// Its game is another one than asked for, or none of the house: the name.
    Game(String),
    /// It was made by newer rules: their version.
    NewerRules(u32),
    /// Its options are none of the game's.
    Options,
    /// The game is not played by so many, or there are seats that do not exist.
    Seats,
    /// The answer with this number (from 0) is not offered where it stands: other rules.
    Answer(usize),
    /// Something follows the last answer.
    Trailing,
}

impl LinkError {
    /// What is wrong, in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            LinkError::Empty => Phrase::new("link-empty"),
            LinkError::TooLong => Phrase::new("link-too-long"),
            LinkError::Damaged => Phrase::new("link-damaged"),
            LinkError::NewerFormat(_) => Phrase::new("link-newer"),
            LinkError::NoMatch => Phrase::new("link-no-match"),
            LinkError::Game(name) => Phrase::new("link-game").with("name", quoted(name)),
            LinkError::NewerRules(_) => Phrase::new("link-newer-rules"),
            LinkError::Options => Phrase::new("link-options"),
            LinkError::Seats => Phrase::new("link-seats"),
            LinkError::Answer(at) => Phrase::new("link-answer").with("number", at + 1),
            LinkError::Trailing => Phrase::new("link-trailing"),
        }
    }
}
