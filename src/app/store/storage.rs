//! Where matches and statistics are kept: local storage, one key a match, one for the statistics. Nothing else touches these
//! keys.

use super::backup::Extras;
use super::save::{FORMAT, Meta, Save, SaveError, is_newer};
use super::stats::{Finished, Stats, StatsError};
use crate::app::i18n::plain::{plain, quoted};
use crate::app::i18n::words::{Phrase, say};
use crate::engine::Game;
use gloo_storage::{LocalStorage, Storage};
use leptos::{prelude::*, wasm_bindgen::JsCast, web_sys::js_sys};

/// What all keys of the page begin with.
const OWN: &str = "fireside.";
const MATCH: &str = "fireside.match.";
const STATS: &str = "fireside.stats";
/// The event on the window that tells a list of matches that others came or went.
const CHANGED: &str = "fireside:matches";

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

/// All kept matches, the last played first. What counts is the matches' own keys; there is no index to get out of step.
pub fn list() -> Vec<Kept> {
    let mut kept: Vec<Kept> = ids().into_iter().map(look_at).collect();
    let changed = |kept: &Kept| if let Kept::Match(meta) = kept { meta.changed } else { 0.0 };
    kept.sort_unstable_by(|one, other| changed(other).total_cmp(&changed(one)));
    kept
}

#[derive(serde::Deserialize)]
struct Head {
    format: u32,
    meta: Meta,
}

fn look_at(id: String) -> Kept {
    if let Some(meta) = glance(&id) {
        return Kept::Match(Meta { id, ..meta });
    }
    match raw(&id).map(|text| serde_json::from_str::<Head>(&text)) {
        Some(Ok(Head { format, .. })) if format > FORMAT => Kept::Broken { id, why: say("kept-newer") },
        Some(Ok(Head { meta, .. })) => Kept::Match(Meta { id, ..meta }),
        Some(Err(error)) if is_newer(&error) => Kept::Broken { id, why: say("kept-newer") },
        Some(Err(error)) => {
            Kept::Broken { id, why: Phrase::new("kept-damaged").with("why", quoted(&error.to_string())).say() }
        }
        None => Kept::Broken { id, why: String::new() },
    }
}

/// What a list shows of a match, read from the beginning of its text: hundreds of matches are listed at once, and their
/// records are long. `None` where the text is not as [`keep`] writes it, which the whole text tells.
fn glance(id: &str) -> Option<Meta> {
    /// Longer than the longest head, in UTF-16 units.
    const HEAD: u32 = 3_000;
    /// Within a string the quotation marks would be escaped.
    const RECORD: &str = r#","record":{"#;
    let text = js_text(&key(id))?;
    let whole = text.char_at(text.length().checked_sub(1)?) == "}";
    let head = String::from(text.slice(0, HEAD));
    let head = head.split_once(RECORD).filter(|_| whole)?.0;
    let head: Head = serde_json::from_str(&(head.to_owned() + "}")).ok()?;
    (head.format <= FORMAT).then_some(head.meta)
}

/// A kept text that stays in the browser's own memory.
fn js_text(key: &str) -> Option<js_sys::JsString> {
    let storage = LocalStorage::raw();
    let get = js_sys::Reflect::get(&storage, &"getItem".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    get.call1(&storage, &key.into()).ok()?.dyn_into().ok()
}

fn keys() -> impl Iterator<Item = String> {
    let storage = LocalStorage::raw();
    (0..storage.length().unwrap_or(0)).filter_map(move |n| storage.key(n).ok().flatten())
}

/// The keys of all matches.
pub fn ids() -> Vec<String> {
    keys().filter_map(|key| key.strip_prefix(MATCH).map(str::to_owned)).collect()
}

/// How much of the storage the page fills: units of UTF-16 in its keys and texts. Browsers allow about [`ROOM`].
pub fn used() -> f64 {
    let size = |key: String| f64::from(js_text(&key).map_or(0, |text| text.length())) + key.len() as f64;
    keys().filter(|key| key.starts_with(OWN)).map(size).fold(0.0, |sum, size| sum + size)
}

/// How much a browser usually lets a page keep, in the units of [`used`].
pub const ROOM: f64 = 5.0 * 1024.0 * 1024.0;

/// The key of a match in local storage.
pub fn key(id: &str) -> String {
    format!("{MATCH}{id}")
}

/// The text of a match as it is kept.
pub fn raw(id: &str) -> Option<String> {
    LocalStorage::raw().get_item(&key(id)).ok().flatten()
}

/// Reads a kept match.
///
/// # Errors
/// `None` if there is none; [`SaveError`] if it cannot be read.
pub fn load<G: Game>(id: &str) -> Option<Result<Save<G>, SaveError>> {
    raw(id).map(|text| Save::read(&text))
}

/// Keeps a match and returns its text. A key is written as a whole or not at all.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn keep<G: Game>(save: &Save<G>) -> Result<String, StoreError> {
    let text = save.write().map_err(|_| StoreError::Refused)?;
    put_back(&save.meta.id, &text)?;
    Ok(text)
}

/// Keeps a text as it is: a deleted match that comes back, or an imported one.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn put_back(id: &str, text: &str) -> Result<(), StoreError> {
    LocalStorage::raw().set_item(&format!("{MATCH}{id}"), text).map_err(|_| StoreError::Refused)
}

/// Deletes a match and returns its text, so that it can be put back.
pub fn delete(id: &str) -> Option<String> {
    let text = raw(id);
    let _ = LocalStorage::raw().remove_item(&format!("{MATCH}{id}"));
    text
}

/// Gives a match a title; an empty one takes it away. `false` if the match cannot be read.
pub fn rename(id: &str, title: &str) -> bool {
    let Some(mut save) = raw(id).and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok()) else {
        return false;
    };
    let title = plain(title, Meta::LONGEST_TITLE);
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

/// A key for a new match, that none has had: the time, and chance, for clocks are set back.
pub fn new_id() -> String {
    let time = js_sys::Date::now() as u64;
    let mut chance = new_seed() as u32;
    while raw(&format!("{time:x}{chance:08x}")).is_some() {
        chance = chance.wrapping_add(1);
    }
    format!("{time:x}{chance:08x}")
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

/// Tells the lists of this page that matches came or went.
pub fn notify() {
    if let Ok(event) = leptos::web_sys::Event::new(CHANGED) {
        let _ = window().dispatch_event(&event);
    }
}

/// Runs something whenever [`notify`] is called, as long as the part of the page lives.
pub fn on_change(run: impl Fn() + 'static) {
    let listener = window_event_listener_untyped(CHANGED, move |_| run());
    on_cleanup(move || listener.remove());
}

/// The text of the statistics as it is kept.
pub fn raw_stats() -> Option<String> {
    LocalStorage::raw().get_item(STATS).ok().flatten()
}

/// The statistics; none yet are empty ones.
///
/// # Errors
/// [`StatsError`] if they cannot be read.
pub fn stats() -> Result<Stats, StatsError> {
    raw_stats().map_or_else(|| Ok(Stats::default()), |text| Stats::read(&text))
}

/// Keeps a text as the statistics; none takes them away.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn put_stats(text: Option<&str>) -> Result<(), StoreError> {
    let storage = LocalStorage::raw();
    let done = text.map_or_else(|| storage.remove_item(STATS), |text| storage.set_item(STATS, text));
    done.map_err(|_| StoreError::Refused)
}

/// Counts a match that has just ended. Statistics that cannot be read stay as they are; the statistics' page says so.
pub fn count(result: Finished) {
    if let Ok(mut stats) = stats() {
        stats.add(result);
        // A full storage has been told when the match itself was kept.
        let _ = put_stats(Some(&stats.write()));
    }
}

/// Whatever the page keeps beside the matches, by the ends of the keys.
pub fn others() -> Extras {
    let name = |key: String| Some(key.strip_prefix(OWN).filter(|_| !key.starts_with(MATCH))?.to_owned());
    keys().filter_map(name).filter_map(|name| Some((name.clone(), other(&name)?))).collect()
}

fn other(name: &str) -> Option<String> {
    LocalStorage::raw().get_item(&format!("{OWN}{name}")).ok().flatten()
}

/// Keeps a text beside the matches, if nothing is there. `false` if something is, if there is no room, or if it would be a match.
pub fn put_other(name: &str, text: &str) -> bool {
    let key = format!("{OWN}{name}");
    !key.starts_with(MATCH) && other(name).is_none() && LocalStorage::raw().set_item(&key, text).is_ok()
}
