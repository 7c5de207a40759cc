//! What was deleted: it can come back for two weeks, or until its room is needed.

use super::local;
use leptos::web_sys::js_sys;

/// What the names begin with; then come the time of deletion, in milliseconds since 1970, and what it was.
const BIN: &str = "bin.";

/// So many milliseconds a deleted text can come back.
const STAYS: u64 = 14 * 24 * 3_600_000;

/// Something that was deleted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Deleted {
    /// When, in milliseconds since 1970.
    pub when: u64,
    /// What it was: the key of a match, or a word that is none.
    pub name: String,
}

impl Deleted {
    pub(super) fn now(name: &str) -> Deleted {
        Deleted { when: js_sys::Date::now() as u64, name: name.to_owned() }
    }

    /// The name under which its text is kept.
    pub(super) fn place(&self) -> String {
        format!("{BIN}{:013}.{}", self.when, self.name)
    }

    /// Its text.
    pub fn text(&self) -> Option<String> {
        local::get(&self.place())
    }

    /// It is gone for good, or has come back.
    pub fn forget(&self) {
        local::remove(&self.place());
    }
}

/// What is in the bin, in no order.
pub fn list() -> Vec<Deleted> {
    let read = |name: &String| {
        let (when, name) = name.strip_prefix(BIN)?.split_once('.')?;
        Some(Deleted { when: when.parse().ok()?, name: name.to_owned() })
    };
    local::names().iter().filter_map(read).collect()
}

/// Drops what has lain there for long.
pub fn drop_old() {
    let now = js_sys::Date::now() as u64;
    list().iter().filter(|deleted| deleted.when.saturating_add(STAYS) < now).for_each(Deleted::forget);
}

/// Makes room: drops what was deleted first. `false` if nothing is left.
pub fn drop_oldest() -> bool {
    let oldest = list().into_iter().filter(|deleted| local::is_kept(&deleted.place())).min();
    oldest.inspect(Deleted::forget).is_some()
}
