//! A second tap that comes at once, on the same place, is meant for what was there before: it commits nothing.

use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::MouseEvent;
use web_sys::js_sys::Reflect;

/// A second tap within so many milliseconds and pixels of the first is no choice of its own.
const DOUBLE: (f64, f64) = (350.0, 28.0);

thread_local! {
    /// When and where the last tap was that committed something, or would have.
    static LAST: Cell<Option<(f64, (f64, f64))>> = const { Cell::new(None) };
}

/// Whether the tap that commits something now is the second of two. To be asked once for each.
pub fn is_second() -> bool {
    let event = Reflect::get(&window(), &"event".into()).ok().and_then(|event| event.dyn_into::<MouseEvent>().ok());
    // Keys and assistive technology press a button nowhere.
    let Some(tap) = event.filter(|event| event.detail() > 0) else { return false };
    let now = (tap.time_stamp(), (f64::from(tap.client_x()), f64::from(tap.client_y())));
    let (time, place) = now;
    // One tap may commit several pieces, at the same time.
    let follows = LAST.replace(Some(now)).is_some_and(|(before, (x, y))| {
        time > before && time - before < DOUBLE.0 && (place.0 - x).hypot(place.1 - y) < DOUBLE.1
    });
    // With a mouse the system knows what its owner takes for a double click.
    let mouse = Reflect::get(&tap, &"pointerType".into()).is_ok_and(|kind| kind == "mouse");
    follows && (!mouse || tap.detail() > 1)
}
