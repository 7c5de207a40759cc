//! A second tap that comes at once, on the same place, is meant for what was there before: it commits nothing.

use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::MouseEvent;
use web_sys::js_sys::Reflect;

/// A second tap within so many milliseconds and pixels of the first is no choice of its own.
const DOUBLE: (f64, f64) = (350.0, 28.0);

thread_local! {
    /// The last tap that committed something, or would have.
    static LAST: Cell<Option<MouseEvent>> = const { Cell::new(None) };
}

/// Whether the tap that commits something now is the second of two.
pub fn is_second() -> bool {
    let event = Reflect::get(&window(), &"event".into()).ok().and_then(|event| event.dyn_into::<MouseEvent>().ok());
    // Keys and assistive technology press a button nowhere.
    let Some(tap) = event.filter(|event| event.detail() > 0) else { return false };
    // With a mouse the system knows what its owner takes for a double click.
    let mouse = Reflect::get(&tap, &"pointerType".into()).is_ok_and(|kind| kind == "mouse");
    LAST.replace(Some(tap.clone())).is_some_and(|last| {
        let (x, y) = (tap.client_x() - last.client_x(), tap.client_y() - last.client_y());
        let follows = tap.time_stamp() - last.time_stamp() < DOUBLE.0 && f64::from(x).hypot(f64::from(y)) < DOUBLE.1;
        // One tap may commit several pieces.
        last != tap && follows && (!mouse || tap.detail() > 1)
    })
}
