//! A second tap that comes at once, on the same place, is meant for what was there before: it commits nothing.

use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::MouseEvent;
use web_sys::js_sys::Reflect;

/// A second tap within so many milliseconds and pixels of the first is no choice of its own.
const DOUBLE: (f64, f64) = (350.0, 28.0);

thread_local! {
    /// How many clicks the page has seen; the one that is being handled is not among them.
    static CLICKS: Cell<u32> = const { Cell::new(0) };
    /// The last tap that committed something, or would have, and how many clicks there had been before it.
    static LAST: Cell<Option<(MouseEvent, u32)>> = const { Cell::new(None) };
}

/// Counts clicks as long as the owner lives: after a tap elsewhere nothing is a second one.
pub fn watch() {
    let handle = window_event_listener(leptos::ev::click, |_| CLICKS.set(CLICKS.get().wrapping_add(1)));
    on_cleanup(move || handle.remove());
}

/// Whether the tap that commits something now is the second of two.
pub fn is_second() -> bool {
    let event = Reflect::get(&window(), &"event".into()).ok().and_then(|event| event.dyn_into::<MouseEvent>().ok());
    // Keys and assistive technology press a button nowhere.
    let Some(tap) = event.filter(|event| event.detail() > 0) else { return false };
    // With a mouse the system knows what its owner takes for a double click.
    let mouse = Reflect::get(&tap, &"pointerType".into()).is_ok_and(|kind| kind == "mouse");
    let clicks = CLICKS.get();
    LAST.replace(Some((tap.clone(), clicks))).is_some_and(|(last, before)| {
        let (x, y) = (tap.client_x() - last.client_x(), tap.client_y() - last.client_y());
        let follows = tap.time_stamp() - last.time_stamp() < DOUBLE.0 && f64::from(x).hypot(f64::from(y)) < DOUBLE.1;
        // One tap may commit several pieces.
        last != tap && clicks.wrapping_sub(before) <= 1 && follows && (!mouse || tap.detail() > 1)
    })
}
