//! The kept matches of this device as the lobby follows them.

use crate::app::store::storage::{self, Kept};
use crate::app::ui::Toasts;
use leptos::prelude::*;
use std::time::Duration;

/// The kept matches of this device, as signals.
#[derive(Clone, Copy)]
pub struct Matches {
    /// All of them, the last played first.
    pub list: RwSignal<Vec<Kept>>,
    /// The time, moving on every half minute.
    pub now: RwSignal<f64>,
    /// The match whose title is being changed.
    pub renaming: RwSignal<Option<String>>,
    /// The match whose dialog for sharing is open.
    pub sharing: RwSignal<Option<String>>,
    /// Where it is told what became of one.
    pub toasts: Toasts,
}

impl Matches {
    /// Reads the list and follows what other tabs do to it.
    pub fn watch() -> Matches {
        let time = js_sys::Date::now;
        let matches = Matches {
            list: RwSignal::new(storage::list()),
            now: RwSignal::new(time()),
            renaming: RwSignal::new(None),
            sharing: RwSignal::new(None),
            toasts: expect_context(),
        };
        let elsewhere = storage::changed_elsewhere();
        Effect::watch(move || elsewhere.track(), move |(), _, _| matches.refresh(), false);
        storage::on_change(move || matches.refresh());
        if let Ok(clock) = set_interval_with_handle(move || matches.now.set(time()), Duration::from_secs(30)) {
            on_cleanup(move || clock.clear());
        }
        matches
    }

    /// Whether nothing is kept: the first visit, most likely.
    pub fn is_empty(self) -> bool {
        self.list.with(Vec::is_empty)
    }

    /// The match with this key.
    pub fn find(self, id: &str) -> Option<Kept> {
        self.list.with(|list| list.iter().find(|kept| kept.id() == id).cloned())
    }

    /// Reads the list again. The lobby may be gone when an undo asks for it.
    pub fn refresh(self) {
        let _ = self.list.try_set(storage::list());
        let _ = self.now.try_set(js_sys::Date::now());
    }
}
