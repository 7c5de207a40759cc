//! Taking matches in that came from outside, after a check that they run.

use super::module::{self, Entry};
use super::trouble::{record_trouble, save_trouble};
use crate::app::i18n::words::Phrase;
use crate::app::narration::Narration;
use crate::app::store::save::Save;
use crate::app::store::{backup, storage};
use crate::engine::Match;
use leptos::web_sys::js_sys;
use serde::Deserialize;

/// Keeps a match that came from outside, or a copy of one's own, under a key of its own. It must run to its cursor.
///
/// # Errors
/// What is wrong with it, in words for the page.
pub fn adopt<G: Narration>(text: &str) -> Result<String, Phrase> {
    let mut save = sound::<G>(text)?;
    let id = storage::new_id();
    save.meta.id = id.clone();
    // A copy of what is here already is a match of its own: no link of the other one is meant for it.
    if save.meta.origin.is_some_and(storage::knows_origin) {
        save.meta.origin = Some(storage::new_seed());
    }
    save.meta.changed = js_sys::Date::now();
    storage::keep(&save).map_err(|_| Phrase::new("storage-full"))?;
    Ok(id)
}

/// Whether a text is a match that runs.
///
/// # Errors
/// What is wrong with it, in words for the page.
pub fn check<G: Narration>(text: &str) -> Result<(), Phrase> {
    sound::<G>(text).map(drop)
}

fn sound<G: Narration>(text: &str) -> Result<Save<G>, Phrase> {
    let save = Save::<G>::read(text).map_err(save_trouble)?;
    match Match::restore(save.record.clone()) {
        Ok(_) => Ok(save),
        Err((error, _)) => Err(record_trouble(error)),
    }
}

/// Keeps a match of any game of the house.
///
/// # Errors
/// What is wrong with it, in words for the page.
pub async fn import(text: &str) -> Result<String, Phrase> {
    if backup::is_backup(text) {
        return Err(Phrase::new("file-is-backup"));
    }
    (game_of(text)?.module().await?.adopt)(text)
}

/// The game that a match belongs to.
///
/// # Errors
/// It is no match, or of no game of the house.
pub fn game_of(text: &str) -> Result<&'static Entry, Phrase> {
    #[derive(Deserialize)]
    struct Head {
        record: Game,
    }
    #[derive(Deserialize)]
    struct Game {
        game: String,
    }
    let head: Head = serde_json::from_str(text).map_err(|_| Phrase::new("file-no-match"))?;
    let entry = module::find(&head.record.game).filter(|entry| entry.play.is_some());
    entry.ok_or_else(|| Phrase::new("kept-no-game"))
}
