//! Where matches are kept: local storage, one key a match plus an index. Nothing else touches these keys.

use super::save::{FORMAT, Meta, Save, SaveError};
use super::words::{Phrase, say};
use crate::engine::Game;
use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::*;

const INDEX: &str = "fireside.index";
const MATCH: &str = "fireside.match.";

/// A kept match in the lobby's list.
#[derive(Clone, PartialEq, Debug)]
pub enum Kept {
    /// It can be shown.
    Match(Meta),
    /// It is there but cannot be read.
    Broken {
        /// Its key.
        id: String,
        /// What is wrong, as the end of a sentence.
        why: String,
    },
}

impl Kept {
    /// The key of the match on this device.
    pub fn id(&self) -> &str {
        match self {
            Kept::Match(meta) => &meta.id,
            Kept::Broken { id, .. } => id,
        }
    }
}

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The storage is full or forbidden.
    Refused,
}

/// All kept matches, the last played first. The index only gives their order and is mended where it does not fit: what
/// counts is the matches' own keys.
pub fn list() -> Vec<Kept> {
    let mut kept: Vec<Kept> = ids().into_iter().map(look_at).collect();
    let changed = |kept: &Kept| if let Kept::Match(meta) = kept { meta.changed } else { 0.0 };
    kept.sort_by(|one, other| changed(other).total_cmp(&changed(one)));
    kept
}

fn look_at(id: String) -> Kept {
    #[derive(serde::Deserialize)]
    struct Head {
        format: u32,
        meta: Meta,
    }
    match raw(&id).map(|text| serde_json::from_str::<Head>(&text)) {
        Some(Ok(Head { format, .. })) if format > FORMAT => Kept::Broken { id, why: say("kept-newer") },
        Some(Ok(Head { meta, .. })) => Kept::Match(Meta { id, ..meta }),
        Some(Err(error)) => Kept::Broken { id, why: Phrase::new("kept-damaged").with("why", error.to_string()).say() },
        None => Kept::Broken { id, why: String::new() },
    }
}

fn ids() -> Vec<String> {
    let storage = LocalStorage::raw();
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    keys.filter_map(|key| key.strip_prefix(MATCH).map(str::to_owned)).collect()
}

/// The text of a match as it is kept.
pub fn raw(id: &str) -> Option<String> {
    LocalStorage::raw().get_item(&format!("{MATCH}{id}")).ok().flatten()
}

/// Reads a kept match.
///
/// # Errors
/// `None` if there is none; [`SaveError`] if it cannot be read.
pub fn load<G: Game>(id: &str) -> Option<Result<Save<G>, SaveError>> {
    raw(id).map(|text| Save::read(&text))
}

/// Keeps a match. A key is written as a whole or not at all.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn keep<G: Game>(save: &Save<G>) -> Result<(), StoreError> {
    let text = save.write().map_err(|_| StoreError::Refused)?;
    put_back(&save.meta.id, &text)
}

/// Keeps a text as it is: a deleted match that comes back, or an imported one.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn put_back(id: &str, text: &str) -> Result<(), StoreError> {
    LocalStorage::raw().set_item(&format!("{MATCH}{id}"), text).map_err(|_| StoreError::Refused)?;
    let _ = LocalStorage::set(INDEX, ids());
    Ok(())
}

/// Deletes a match and returns its text, so that it can be put back.
pub fn delete(id: &str) -> Option<String> {
    let text = raw(id);
    let _ = LocalStorage::raw().remove_item(&format!("{MATCH}{id}"));
    let _ = LocalStorage::set(INDEX, ids());
    text
}

/// Gives a match a title; an empty one takes it away. `false` if the match cannot be read.
pub fn rename(id: &str, title: &str) -> bool {
    let Some(mut save) = raw(id).and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok()) else {
        return false;
    };
    let title: String = title.trim().chars().take(60).collect();
    let Some(meta) = save.get_mut("meta").and_then(|meta| meta.as_object_mut()) else { return false };
    match title.is_empty() {
        true => meta.remove("title"),
        false => meta.insert("title".to_owned(), title.into()),
    };
    put_back(id, &save.to_string()).is_ok()
}

/// Changes what is kept about a match beside its record. `false` if the match cannot be read or written.
pub fn amend(id: &str, change: impl FnOnce(&mut Meta)) -> bool {
    let Some(mut save) = raw(id).and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok()) else {
        return false;
    };
    let Some(place) = save.get_mut("meta") else { return false };
    let Ok(mut meta) = serde_json::from_value::<Meta>(place.clone()) else { return false };
    change(&mut meta);
    let Ok(changed) = serde_json::to_value(meta) else { return false };
    *place = changed;
    put_back(id, &save.to_string()).is_ok()
}

/// Whether a kept match has this origin.
pub fn knows_origin(origin: u64) -> bool {
    list().iter().any(|kept| matches!(kept, Kept::Match(meta) if meta.origin == Some(origin)))
}

/// A key for a new match: unique on this device.
pub fn new_id() -> String {
    format!("{:x}", js_sys::Date::now() as u64)
}

/// A seed from the device's own chance.
pub fn new_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64)
}

/// A signal that changes whenever another tab changes a kept match: its key, if one match changed.
pub fn changed_elsewhere() -> ReadSignal<Option<String>> {
    let (changed, set_changed) = signal(None);
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        if let Some(id) = event.key().as_deref().and_then(|key| key.strip_prefix(MATCH)) {
            set_changed.set(Some(id.to_owned()));
        }
    });
    on_cleanup(move || listener.remove());
    changed
}
