//! The keyboard on the screen: where it lies over the page (Safari), what stands at the bottom stands above it. Other browsers make the page
//! smaller, as `index.html` asks them to.

use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::Reflect;
use web_sys::{EventTarget, HtmlElement};

/// What covers less than this, in pixels, is no keyboard: bars of the browser come and go.
const LEAST: f64 = 90.0;

thread_local! {
    static FOLLOWS: Cell<bool> = const { Cell::new(false) };
}

/// Says as long as the page lives how much of its bottom is covered: `--keyboard` of `<html>`.
pub fn follow() {
    let view =
        Reflect::get(&window(), &"visualViewport".into()).ok().and_then(|view| view.dyn_into::<EventTarget>().ok());
    let Some(view) = view.filter(|_| !FOLLOWS.replace(true)) else { return };
    let seen = view.clone();
    let heard = Closure::<dyn Fn()>::new(move || write(covered(&seen)));
    for what in ["resize", "scroll"] {
        let _ = view.add_event_listener_with_callback(what, heard.as_ref().unchecked_ref());
    }
    heard.forget();
}

/// How much is covered, in pixels.
fn covered(view: &EventTarget) -> Option<f64> {
    let number = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok().and_then(|value| value.as_f64());
    // Whoever enlarges the page sees less of it as well.
    let plain = number(view, "scale").is_none_or(|scale| scale < 1.01);
    let covered = number(&window(), "innerHeight")? - number(view, "height")? - number(view, "offsetTop")?;
    (plain && covered >= LEAST).then_some(covered)
}

fn write(covered: Option<f64>) {
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    let Some(style) = root.map(|root| root.style()) else { return };
    let _ = match covered {
        Some(covered) => style.set_property("--keyboard", &format!("{covered:.0}px")),
        None => style.remove_property("--keyboard").map(drop),
    };
}
