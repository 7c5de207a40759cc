//! Where the keyboard is.

use leptos::prelude::*;
use leptos::{wasm_bindgen::JsCast, web_sys::HtmlElement};

/// Puts the keyboard on something once the page shows it.
pub fn focus(id: &str) {
    let id = id.to_owned();
    request_animation_frame(move || {
        let found = document().get_element_by_id(&id).and_then(|found| found.dyn_into::<HtmlElement>().ok());
        if let Some(found) = found {
            let _ = found.focus();
        }
    });
}
