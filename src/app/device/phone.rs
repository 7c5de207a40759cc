//! What phones have and other devices hardly: a home screen with badges, vibration, a screen without the browser's bars.

use super::promise::let_go;
use crate::app::store::{local, room};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Promise, Reflect};

/// Under which name it is kept whether the device vibrates.
const VIBRATE: &str = "vibrate";

/// How long it does, in milliseconds.
const BUZZ: f64 = 40.0;

/// Whether the page was opened from the home screen.
pub fn is_installed() -> bool {
    window().match_media("(display-mode: standalone)").ok().flatten().is_some_and(|query| query.matches())
}

/// Whether this is a browser on an iPhone or iPad: what is installed there has a storage of its own, and gets no taps on links.
pub fn is_beside_app() -> bool {
    Reflect::get(&window().navigator(), &"standalone".into()).is_ok_and(|it| it == JsValue::FALSE)
}

fn of_navigator(name: &str) -> Option<Function> {
    Reflect::get(&window().navigator(), &name.into()).ok()?.dyn_into().ok()
}

/// The app's icon says in how many matches somebody here is to play.
pub fn badge(count: usize) {
    let name = if count > 0 { "setAppBadge" } else { "clearAppBadge" };
    let set = of_navigator(name).filter(|_| is_installed());
    let asked = set.and_then(|set| set.call1(&window().navigator(), &JsValue::from(count as f64)).ok());
    asked.and_then(|asked| asked.dyn_into::<Promise>().ok()).into_iter().for_each(let_go);
}

/// Whether the device can vibrate; a mouse does not.
pub fn can_vibrate() -> bool {
    let touched = window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|query| query.matches());
    touched && of_navigator("vibrate").is_some()
}

/// Whether somebody wants it to.
pub fn vibrates() -> bool {
    local::get(VIBRATE).is_some()
}

/// Switches that on or off.
pub fn set_vibrates(on: bool) {
    match on {
        true => drop(room::keep_or_hold(VIBRATE, "1")),
        false => local::remove(VIBRATE),
    }
    buzz();
}

/// Vibrates, if somebody wants it to.
pub fn buzz() {
    if vibrates()
        && let Some(vibrate) = of_navigator("vibrate")
    {
        let _ = vibrate.call1(&window().navigator(), &BUZZ.into());
    }
}

/// Whether the page can have the whole screen.
pub fn can_fill() -> bool {
    document().fullscreen_enabled() && !is_installed()
}

/// Whether it has it, as it changes.
pub fn fills() -> ReadSignal<bool> {
    let look = || document().fullscreen_element().is_some();
    let (fills, set) = signal(look());
    let heard = window_event_listener_untyped("fullscreenchange", move |_| set.set(look()));
    on_cleanup(move || heard.remove());
    fills
}

/// Takes the whole screen, or gives it back.
pub fn fill(on: bool) {
    let root: JsValue = document().document_element().into();
    let of: JsValue = if on { root } else { document().into() };
    let name = if on { "requestFullscreen" } else { "exitFullscreen" };
    let ask = Reflect::get(&of, &name.into()).ok().and_then(|ask| ask.dyn_into::<Function>().ok());
    let asked = ask.and_then(|ask| ask.call0(&of).ok()).and_then(|asked| asked.dyn_into::<Promise>().ok());
    asked.into_iter().for_each(let_go);
}
