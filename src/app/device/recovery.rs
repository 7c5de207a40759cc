//! What is shown when the program has failed. `boot.js` draws it from a template of `index.html`: after a panic nothing of
//! the program may run. So the program leaves its words there beforehand.

use crate::app::i18n::words::say;
use leptos::prelude::*;
use std::panic;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit, HtmlTemplateElement};

/// From now on a panic is told to `boot.js`, which writes it to the console.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        let told = CustomEventInit::new();
        told.set_detail(&info.to_string().into());
        if let Some(window) = web_sys::window()
            && let Ok(event) = CustomEvent::new_with_event_init_dict("fireside:panic", &told)
        {
            let _ = window.dispatch_event(&event);
        }
    }));
}

/// The page cannot start: something has not come. `boot.js` asks for it once more, or says so.
pub fn cannot_start() {
    if let Ok(event) = web_sys::Event::new("fireside:lost") {
        let _ = window().dispatch_event(&event);
    }
}

/// Writes the words of the recovery screen in the person's language. To be called again when the language changes.
pub fn write_words() {
    let template = document().get_element_by_id("recovery");
    let Some(template) = template.and_then(|found| found.dyn_into::<HtmlTemplateElement>().ok()) else { return };
    for key in KEYS {
        if let Ok(Some(place)) = template.content().query_selector(&format!("[data-say={key}]")) {
            place.set_text_content(Some(&say(key)));
        }
    }
}

const KEYS: [&str; 8] = [
    "recovery-title",
    "recovery-what",
    "recovery-reload",
    "recovery-lobby",
    "recovery-back",
    "recovery-match",
    "recovery-all",
    "recovery-details",
];
