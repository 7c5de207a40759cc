//! Matches as files: out as they are kept, in after a check that they run.

use super::kept::Matches;
use crate::app::bundle;
use crate::app::playable::Playable;
use crate::app::registry::{self, Entry};
use crate::app::save::Save;
use crate::app::storage;
use crate::app::table::{record_trouble, save_trouble};
use crate::app::ui::{FileButton, Unread};
use crate::app::words::{Phrase, say};
use crate::engine::Match;
use leptos::{prelude::*, wasm_bindgen::JsCast};
use serde::Deserialize;
use std::time::Duration;

/// A match's file is a few kilobytes. What is larger than this, in bytes, is not read at all.
const LARGEST: f64 = 1_000_000.0;

/// Hands a text out as a file.
pub fn hand_out(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser has taken the text when the click has been worked off.
    set_timeout(move || drop(web_sys::Url::revoke_object_url(&address)), Duration::from_secs(10));
}

/// Keeps a match that came from outside, or a copy of one's own, under a key of its own. It must run to its cursor.
///
/// # Errors
/// What is wrong with it, in words for the page.
pub fn adopt<G: Playable>(text: &str) -> Result<String, Phrase> {
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
pub fn check<G: Playable>(text: &str) -> Result<(), Phrase> {
    sound::<G>(text).map(drop)
}

fn sound<G: Playable>(text: &str) -> Result<Save<G>, Phrase> {
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
pub async fn take_in(text: &str) -> Result<String, Phrase> {
    if bundle::is_bundle(text) {
        return Err(Phrase::new("file-is-bundle"));
    }
    (game_of(text)?.program().await?.adopt)(text)
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
    let entry = registry::find(&head.record.game).filter(|entry| entry.play.is_some());
    entry.ok_or_else(|| Phrase::new("kept-no-game"))
}

/// The button that opens a file.
#[component]
pub fn OpenFile(
    /// The kept matches.
    matches: Matches,
) -> impl IntoView {
    let read = move |text: Result<String, Unread>| {
        wasm_bindgen_futures::spawn_local(async move {
            matches.taken_in(match text {
                Ok(text) => take_in(&text).await,
                Err(Unread::TooLarge) => Err(Phrase::new("file-too-large")),
                Err(Unread::NoText) => Err(Phrase::new("file-no-match")),
            });
        });
    };
    view! { <FileButton icon="file" label=say("open-file") class="load" largest=LARGEST read /> }
}
