//! What is wrong with a match, in words for the page.

use crate::app::i18n::plain::quoted;
use crate::app::i18n::words::{Arg, Phrase};
use crate::app::store::save::SaveError;
use crate::engine::{Game, Match, Record, RecordError};

/// The argument with what a parser said: no message shows it.
const DETAILS: &str = "details";

/// What a parser said about a text, if it did; for whoever unfolds it.
pub fn details(trouble: &Phrase) -> Option<String> {
    trouble.args.iter().find_map(|(name, told)| match told {
        Arg::Text(told) if name == DETAILS => Some(told.clone()),
        _ => None,
    })
}

/// What is wrong with a save, in words.
pub fn save_trouble(error: SaveError) -> Phrase {
    match error {
        SaveError::Unreadable(why) => Phrase::new("save-unreadable").with(DETAILS, quoted(&why)),
        SaveError::Newer => Phrase::new("save-newer"),
        SaveError::Seats => Phrase::new("save-seats"),
    }
}

/// What is wrong with a record, in words.
pub fn record_trouble(error: RecordError) -> Phrase {
    match error {
        RecordError::OtherGame => Phrase::new("save-other-game"),
        RecordError::NewerRules(_) => Phrase::new("save-newer"),
        RecordError::TooLong => Phrase::new("save-too-long"),
        RecordError::Setup(_) | RecordError::Cursor => Phrase::new("save-seats"),
        RecordError::Answer(at) => Phrase::new("save-answer").with("number", at + 1),
    }
}

/// The match of a record at its cursor; where the record does not run so far, the match up to there and why it can only be looked at.
///
/// # Errors
/// Why there is nothing to look at.
pub fn restored<G: Game>(record: Record<G>) -> Result<(Match<G>, Option<Phrase>), Phrase> {
    match Match::restore(record) {
        Ok(game) => Ok((game, None)),
        Err((error, Some(game))) => Ok((game, Some(record_trouble(error)))),
        Err((error, None)) => Err(record_trouble(error)),
    }
}
