//! Where matches and statistics are kept: local storage, one key a match, one for the statistics. Nothing else touches these
//! keys.

use super::backup::Extras;
use super::bin::Deleted;
use super::local;
use super::locks::exclusively;
use super::names::{MATCH, PICTURE, STATS};
use super::room;
pub use super::room::StoreError;
use super::save::{FORMAT, Meta, Save, SaveError, is_newer};
use super::stats::{Finished, Stats, StatsError};
use crate::app::i18n::plain::plain;
use crate::app::i18n::words::say;
use crate::engine::Game;
use leptos::{prelude::*, web_sys::js_sys};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

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

/// All kept matches, the last played first. What counts is the matches' own keys; there is no index to get out of step.
pub fn list() -> Vec<Kept> {
    let mut kept: Vec<Kept> = ids().into_iter().map(look_at).collect();
    let changed = |kept: &Kept| if let Kept::Match(meta) = kept { meta.changed } else { 0.0 };
    kept.sort_unstable_by(|one, other| changed(other).total_cmp(&changed(one)));
    kept
}

#[derive(Deserialize)]
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
        Some(Err(_)) => Kept::Broken { id, why: say("kept-damaged") },
        None => Kept::Broken { id, why: String::new() },
    }
}

/// What is kept about a match beside its record, from its text.
pub fn meta_of(text: &str) -> Option<Meta> {
    serde_json::from_str::<Head>(text).ok().map(|head| head.meta)
}

/// What a list shows of a match, read from the beginning of its text: hundreds of matches are listed at once, and their
/// records are long. `None` where the text is not as [`keep`] writes it, which the whole text tells.
fn glance(id: &str) -> Option<Meta> {
    /// Longer than the longest head, in UTF-16 units.
    const HEAD: u32 = 6_000;
    /// Within a string the quotation marks would be escaped.
    const RECORD: &str = r#","record":{"#;
    let text = local::js_text(&name(id))?;
    let whole = text.char_at(text.length().checked_sub(1)?) == "}";
    let head = String::from(text.slice(0, HEAD));
    let head = head.split_once(RECORD).filter(|_| whole)?.0;
    let head: Head = serde_json::from_str(&(head.to_owned() + "}")).ok()?;
    (head.format <= FORMAT).then_some(head.meta)
}

/// The keys of all matches.
pub fn ids() -> Vec<String> {
    local::names().iter().filter_map(|name| name.strip_prefix(MATCH).map(str::to_owned)).collect()
}

/// Whether any match is kept, broken ones as well.
pub fn has_any() -> bool {
    local::names().iter().any(|name| name.starts_with(MATCH))
}

/// The name under which a match is kept.
fn name(id: &str) -> String {
    format!("{MATCH}{id}")
}

/// The key of a match in local storage, which all tabs see.
pub fn key(id: &str) -> String {
    local::key(&name(id))
}

/// The text of a match as it is kept, or as it should be.
pub fn raw(id: &str) -> Option<String> {
    local::get(&name(id))
}

/// The text of a match as every tab sees it.
pub fn stored(id: &str) -> Option<String> {
    local::stored(&name(id))
}

/// Whether a match is kept beyond this page.
pub fn is_kept(id: &str) -> bool {
    local::is_kept(&name(id))
}

/// Reads a kept match.
///
/// # Errors
/// `None` if there is none; [`SaveError`] if it cannot be read.
pub fn load<G: Game>(id: &str) -> Option<Result<Save<G>, SaveError>> {
    raw(id).map(|text| Save::read(&text))
}

/// Keeps a match.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn keep<G: Game>(save: &Save<G>) -> Result<(), StoreError> {
    let text = save.write().map_err(|_| StoreError::Refused)?;
    put_back(&save.meta.id, &text)
}

/// Keeps the text of a match that is played here; what the browser refuses is held as long as this page.
///
/// # Errors
/// [`StoreError`] if it is only held.
pub fn keep_or_hold(id: &str, text: &str) -> Result<(), StoreError> {
    room::keep_or_hold(&name(id), text)
}

/// Keeps a text as it is: a deleted match that comes back, or an imported one.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn put_back(id: &str, text: &str) -> Result<(), StoreError> {
    room::keep(&name(id), text)
}

/// Deletes a match: it lies in the bin. `None` if there is none.
pub fn delete(id: &str) -> Option<Deleted> {
    let text = raw(id)?;
    local::remove(&name(id));
    // Where there is no room for it, it can come back as long as this page is open.
    Some(room::throw_away(id, &text).0)
}

/// Takes a match out of the bin, under its own key or, if that is taken, under a new one.
///
/// # Errors
/// [`StoreError`] if there is no room; it stays in the bin.
pub fn undelete(deleted: &Deleted) -> Result<(), StoreError> {
    let Some(text) = deleted.text() else { return Ok(()) };
    let id = if raw(&deleted.name).is_none() { deleted.name.clone() } else { new_id() };
    // Its room is needed for it.
    deleted.forget();
    put_back(&id, &text).inspect_err(|_| drop(room::throw_away(&deleted.name, &text)))
}

/// Gives a match a title; an empty one takes it away. `false` if the match cannot be read or written.
pub fn rename(id: &str, title: &str) -> bool {
    let title = plain(title, Meta::LONGEST_TITLE);
    amend(id, |meta| meta.title = Some(title).filter(|title| !title.is_empty()))
}

/// Changes what is kept about a match beside its record. `false` if the match cannot be read or written.
pub fn amend(id: &str, change: impl FnOnce(&mut Meta)) -> bool {
    raw(id).and_then(|text| amended(&text, change)).is_some_and(|text| put_back(id, &text).is_ok())
}

/// The text of a match with something else about it; `None` if it cannot be read.
pub fn amended(text: &str, change: impl FnOnce(&mut Meta)) -> Option<String> {
    /// The record stays as it is written.
    #[derive(Deserialize, Serialize)]
    #[serde(deny_unknown_fields)]
    struct Parts<'a> {
        format: u32,
        meta: Meta,
        #[serde(borrow)]
        record: &'a RawValue,
    }
    let mut parts: Parts<'_> = serde_json::from_str(text).ok().filter(|parts: &Parts<'_>| parts.format <= FORMAT)?;
    change(&mut parts.meta);
    serde_json::to_string(&parts).ok()
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

/// A signal that changes whenever another tab changes a kept match: its key, or none when all are gone.
pub fn changed_elsewhere() -> ReadSignal<Option<String>> {
    let (changed, set_changed) = signal(None);
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        // Without a key, everything was cleared.
        let key = event.key();
        let id = key.as_deref().map(|key| local::name(key).and_then(|name| name.strip_prefix(MATCH)));
        if id != Some(None) {
            set_changed.set(id.flatten().map(str::to_owned));
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
    local::get(STATS)
}

/// The statistics; none yet are empty ones.
///
/// # Errors
/// [`StatsError`] if they cannot be read.
pub fn stats() -> Result<Stats, StatsError> {
    raw_stats().map_or_else(|| Ok(Stats::default()), |text| Stats::read(&text))
}

/// Keeps a text as the statistics; none puts them into the bin.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn put_stats(text: Option<&str>) -> Result<(), StoreError> {
    match text {
        Some(text) => room::keep(STATS, text),
        None => {
            let text = raw_stats();
            local::remove(STATS);
            text.map_or(Ok(()), |text| room::throw_away(STATS_IN_BIN, &text).1)
        }
    }
}

/// The name of statistics in the bin; no match has such a key.
pub const STATS_IN_BIN: &str = STATS;

/// Counts a match that has ended, as soon as no other tab counts one, and tells whether that was possible. It is not where there is no
/// room, and where the statistics cannot be read.
pub fn count_soon(result: Finished, then: impl FnOnce(bool) + 'static) {
    exclusively(&local::key(STATS), move || {
        let counted = stats().is_ok_and(|mut stats| {
            stats.add(result);
            put_stats(Some(&stats.write())).is_ok()
        });
        then(counted);
    });
}

/// Counts what matches still owe the statistics.
pub fn settle_debts() {
    for kept in list() {
        let Kept::Match(Meta { id, owed, .. }) = kept else { continue };
        let Ok(result) = serde_json::from_str(&owed) else { continue };
        count_soon(result, move |counted| {
            if counted {
                amend(&id, |meta| meta.owed = String::new());
            }
        });
    }
}

/// Whether a name is neither a match's nor a miniature's, which is drawn anew.
fn is_other(name: &str) -> bool {
    !name.starts_with(MATCH) && !name.starts_with(PICTURE)
}

/// Whatever the page keeps beside the matches, by name.
pub fn others() -> Extras {
    let others = local::names().into_iter().filter(|name| is_other(name));
    others.filter_map(|name| Some((name.clone(), local::get(&name)?))).collect()
}

/// Keeps a text beside the matches, if nothing is there. `false` if something is, if there is no room, or if it would be a match or its miniature.
pub fn put_other(name: &str, text: &str) -> bool {
    is_other(name) && local::get(name).is_none() && room::keep(name, text).is_ok()
}
