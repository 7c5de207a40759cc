//! The one door to the browser's local storage. It never panics: what the browser does not let be read is not there, and what it refuses
//! to keep can be held in this page's memory, so that the visit goes on, and is kept as soon as there is room.

use super::bin;
use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, prelude::Closure};
use leptos::web_sys::{self, Event, js_sys};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The storage is full or forbidden.
    Refused,
}

/// What the browser has refused to keep.
struct Held {
    text: String,
    /// What the browser had instead: if that is another text by now, another tab has written it.
    instead: Option<String>,
}

thread_local! {
    /// What is held in this page's memory, by key.
    static HELD: RefCell<BTreeMap<String, Held>> = RefCell::default();
    static ASK: Closure<dyn Fn(Event)> = Closure::new(|event: Event| event.prevent_default());
}

/// The browser's storage, where it allows one. (Without the first look `raw` would panic.)
fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten().map(|_| LocalStorage::raw())
}

/// A kept text, or the one that is held in its place.
pub fn get(key: &str) -> Option<String> {
    held(key).or_else(|| stored(key))
}

fn held(key: &str) -> Option<String> {
    HELD.with_borrow(|held| held.get(key).map(|held| held.text.clone()))
}

/// A text as the browser has it, and every tab sees it.
pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// As [`get`], in the browser's own memory.
pub fn js_text(key: &str) -> Option<js_sys::JsString> {
    if let Some(text) = held(key) {
        return Some(text.into());
    }
    let storage = storage()?;
    let get = js_sys::Reflect::get(&storage, &"getItem".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    get.call1(&storage, &key.into()).ok()?.dyn_into().ok()
}

/// The keys of all that is kept or held, whoever has put it there.
pub fn keys() -> BTreeSet<String> {
    let held: Vec<String> = HELD.with_borrow(|held| held.keys().cloned().collect());
    let storage = storage();
    let stored = storage
        .iter()
        .flat_map(|storage| (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten()));
    stored.chain(held).collect()
}

/// Keeps a text. What was deleted gives way to it, the oldest first.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn set(key: &str, text: &str) -> Result<(), StoreError> {
    let mut kept = write(key, text);
    while !kept && bin::drop_oldest() {
        kept = write(key, text);
    }
    if !kept {
        return Err(StoreError::Refused);
    }
    HELD.with_borrow_mut(|held| held.remove(key));
    ask_before_closing();
    Ok(())
}

/// Keeps a text; what the browser refuses is held as long as this page.
///
/// # Errors
/// [`StoreError`] if it is only held.
pub fn set_or_hold(key: &str, text: &str) -> Result<(), StoreError> {
    set(key, text).inspect_err(|_| {
        let (text, instead) = (text.to_owned(), stored(key));
        HELD.with_borrow_mut(|held| held.insert(key.to_owned(), Held { text, instead }));
        ask_before_closing();
    })
}

fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Takes a text away. Its room goes to what could not be kept.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
    HELD.with_borrow_mut(|all| {
        all.remove(key);
        all.retain(|key, held| stored(key) != held.instead || !write(key, &held.text));
    });
    ask_before_closing();
}

/// Whether this text is kept beyond this page.
pub fn is_kept(key: &str) -> bool {
    HELD.with_borrow(|held| !held.contains_key(key))
}

/// Whether anything is only in this page's memory.
pub fn holds_anything() -> bool {
    HELD.with_borrow(|held| !held.is_empty())
}

/// The browser asks before it closes the page if something would be lost.
fn ask_before_closing() {
    ASK.with(|ask| window().set_onbeforeunload(holds_anything().then(|| ask.as_ref().unchecked_ref())));
}
