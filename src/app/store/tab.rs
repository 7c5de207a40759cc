//! What is remembered as long as the browser's tab: a page that is loaded anew, or was put away by the system meanwhile, finds it.

use super::local;
use leptos::prelude::*;

/// Notes what `now` says whenever the page is left; nothing where it says nothing. Returns what was noted when this was called last, which is
/// gone with the place where it was (`lasting`: stays until nothing is said).
pub fn remember(
    name: &str,
    lasting: bool,
    now: impl Fn() -> Option<String> + Send + Sync + Clone + 'static,
) -> Option<String> {
    let key = local::key(&format!("tab.{name}"));
    let storage = || window().session_storage().ok().flatten();
    let before = storage().and_then(|storage| storage.get_item(&key).ok().flatten());
    let note = move |said: Option<String>| {
        let Some(storage) = storage() else { return };
        let _ = match said {
            Some(said) => storage.set_item(&key, &said),
            None => storage.remove_item(&key),
        };
    };
    let leave = {
        let (note, now) = (note.clone(), now.clone());
        move || note(untrack(&now))
    };
    // A page that is put away is told only of the one, one that is loaded anew only of the other, depending on the browser.
    let listeners = ["pagehide", "visibilitychange"].map(|what| {
        let leave = leave.clone();
        window_event_listener_untyped(what, move |_| leave())
    });
    on_cleanup(move || {
        listeners.into_iter().for_each(|listener| listener.remove());
        note(if lasting { untrack(now) } else { None });
    });
    before
}
