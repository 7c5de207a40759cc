//! Whether something is there to be seen: what style sheets hide on a phone needs no work there.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::Array;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry};

/// Whether any of an element is on screen, told by the browser after a paint; not while the element does not exist.
pub fn in_sight(element: impl Fn() -> Option<Element> + 'static) -> ReadSignal<bool> {
    let (seen, set_seen) = signal(false);
    let told = Closure::<dyn Fn(Array)>::new(move |entries: Array| {
        // The last entry is of now.
        let now = entries.pop().dyn_into::<IntersectionObserverEntry>();
        if let Ok(now) = now
            && seen.try_get_untracked().is_some_and(|seen| seen != now.is_intersecting())
        {
            set_seen.set(now.is_intersecting());
        }
    });
    let Ok(observer) = IntersectionObserver::new(told.as_ref().unchecked_ref()) else {
        // Better too much work than nothing to see.
        set_seen.set(true);
        return seen;
    };
    let watcher = observer.clone();
    Effect::new(move |_| {
        if let Some(element) = element() {
            watcher.observe(&element);
        }
    });
    let held = StoredValue::new_local(Some((observer, told)));
    on_cleanup(move || {
        if let Some(Some((observer, _told))) = held.try_update_value(Option::take) {
            observer.disconnect();
        }
    });
    seen
}
