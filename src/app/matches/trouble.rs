//! What is wrong with a match, in words for the page.

use crate::app::i18n::words::Phrase;
use crate::app::store::save::SaveError;
use crate::engine::RecordError;

/// What is wrong with a save, in words.
pub fn save_trouble(error: SaveError) -> Phrase {
    match error {
        SaveError::Unreadable(why) => Phrase::new("save-unreadable").with("why", why),
        SaveError::NewerFormat(_) => Phrase::new("save-newer"),
        SaveError::Seats => Phrase::new("save-seats"),
    }
}

/// What is wrong with a record, in words.
pub fn record_trouble(error: RecordError) -> Phrase {
    match error {
        RecordError::OtherGame => Phrase::new("save-other-game"),
        RecordError::NewerRules(_) => Phrase::new("save-newer"),
        RecordError::Setup(_) | RecordError::Cursor => Phrase::new("save-seats"),
        RecordError::Answer(at) => Phrase::new("save-answer").with("number", at + 1),
    }
}
