//! The one door to the browser's local storage. It never panics: what the browser does not let be read is not there, and what it refuses
//! to keep can be held in this page's memory, so that the visit goes on, and is kept as soon as there is room.
//!
//! All pages of an address share its storage. What this one keeps goes by names; the keys say whose they are, and which copy's.

use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, prelude::Closure};
use leptos::web_sys::{self, Event, js_sys};
use std::cell::RefCell;

/// What the browser has refused to keep.
struct Held {
    name: String,
    text: String,
    /// What the browser had instead: if that is another text by now, another tab has written it.
    instead: Option<String>,
}

thread_local! {
    static OWN: String = own();
    /// What is held in this page's memory: hardly ever anything.
    static HELD: RefCell<Vec<Held>> = RefCell::default();
    static ASK: Closure<dyn Fn(Event)> = Closure::new(|event: Event| event.prevent_default());
}

/// The browser's storage, where it allows one. (Without the first look `raw` would panic.)
fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten().map(|_| LocalStorage::raw())
}

/// The key of a name: `fireside:/path/of/the/site/:NAME`.
pub fn key(name: &str) -> String {
    OWN.with(|own| format!("{own}{name}"))
}

/// The name that a key stands for, if it is this page's.
pub fn name(key: &str) -> Option<&str> {
    OWN.with(|own| key.strip_prefix(own.as_str()))
}

/// What all keys of this page begin with: `boot.js` says it.
fn own() -> String {
    document().document_element().and_then(|root| root.get_attribute("data-keys")).unwrap_or_default()
}

/// A kept text, or the one that is held in its place.
pub fn get(name: &str) -> Option<String> {
    held(name).or_else(|| stored(name))
}

fn held(name: &str) -> Option<String> {
    HELD.with_borrow(|all| all.iter().find(|held| held.name == name).map(|held| held.text.clone()))
}

/// A text as the browser has it, and every tab sees it.
pub fn stored(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok().flatten()
}

/// As [`get`], in the browser's own memory.
pub fn js_text(name: &str) -> Option<js_sys::JsString> {
    held(name).map(Into::into).or_else(|| text_of(&storage()?, &key(name)))
}

fn text_of(storage: &web_sys::Storage, key: &str) -> Option<js_sys::JsString> {
    let get = js_sys::Reflect::get(storage, &"getItem".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    get.call1(storage, &key.into()).ok()?.dyn_into().ok()
}

/// The names of all that is kept or held, in no order.
pub fn names() -> Vec<String> {
    let mut names: Vec<String> = keys().iter().filter_map(|key| name(key)).map(str::to_owned).collect();
    HELD.with_borrow(|all| {
        for held in all {
            if !names.contains(&held.name) {
                names.push(held.name.clone());
            }
        }
    });
    names
}

fn keys() -> Vec<String> {
    let storage = storage();
    let all = storage
        .iter()
        .flat_map(|storage| (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten()));
    all.collect()
}

/// How full the storage is, in units of UTF-16 of keys and texts.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Used {
    /// What this page keeps.
    pub own: f64,
    /// What other pages of the same address keep: they share the room.
    pub others: f64,
}

impl Used {
    /// How much a browser usually lets all pages of an address keep.
    pub const ROOM: f64 = 5.0 * 1024.0 * 1024.0;

    /// As it is now.
    pub fn now() -> Used {
        let mut used = Used::default();
        let Some(storage) = storage() else { return used };
        for key in keys() {
            let size = text_of(&storage, &key).map_or(0, |text| text.length()) as f64 + key.len() as f64;
            *if name(&key).is_some() { &mut used.own } else { &mut used.others } += size;
        }
        used
    }

    /// The part of [`Used::ROOM`] that is filled, 0 to 1.
    pub fn share(self) -> f64 {
        ((self.own + self.others) / Used::ROOM).clamp(0.0, 1.0)
    }
}

/// Keeps a text; `false` if the browser refuses.
pub(super) fn set(name: &str, text: &str) -> bool {
    let kept = write(name, text);
    if kept {
        let_go(name);
        ask_before_closing();
    }
    kept
}

/// Holds a text as long as this page.
pub(super) fn hold(name: &str, text: &str) {
    let held = Held { name: name.to_owned(), text: text.to_owned(), instead: stored(name) };
    let_go(name);
    HELD.with_borrow_mut(|all| all.push(held));
    ask_before_closing();
}

/// Holds a text no longer.
fn let_go(name: &str) {
    HELD.with_borrow_mut(|all| all.retain(|held| held.name != name));
}

fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&key(name), text).is_ok())
}

/// Takes a text away. Its room goes to what could not be kept.
pub fn remove(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(name));
    }
    let_go(name);
    HELD.with_borrow_mut(|all| all.retain(|held| stored(&held.name) != held.instead || !write(&held.name, &held.text)));
    ask_before_closing();
}

/// Whether this text is kept beyond this page.
pub fn is_kept(name: &str) -> bool {
    HELD.with_borrow(|all| all.iter().all(|held| held.name != name))
}

/// Whether anything is only in this page's memory.
pub fn holds_anything() -> bool {
    HELD.with_borrow(|all| !all.is_empty())
}

/// The browser asks before it closes the page if something would be lost.
fn ask_before_closing() {
    ASK.with(|ask| window().set_onbeforeunload(holds_anything().then(|| ask.as_ref().unchecked_ref())));
}
