//! Handing a text to the clipboard or to the system's share sheet.

use crate::app::device::promise::let_go;
use crate::app::i18n::words::say;
use crate::app::ui::Toasts;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::Reflect;

/// The address that opens a match from the text of a link, wherever this page is served.
pub fn address(text: &str) -> String {
    let location = window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}{}", crate::app::route::Route::Link(text.to_owned()).href())
}

/// Copies a text and tells whether the browser allowed it.
pub fn copy(text: String, done: impl Fn(bool) + 'static) {
    let clipboard = window().navigator().clipboard();
    // Pages that did not come over https have none, whatever the types say.
    if JsValue::from(clipboard.clone()).is_undefined() {
        return done(false);
    }
    spawn_local(async move { done(JsFuture::from(clipboard.write_text(&text)).await.is_ok()) });
}

/// Copies a text and says how that went.
pub fn copy_and_say(text: String, toasts: Toasts) {
    copy(text, move |done| toasts.say(say(if done { "copied" } else { "not-copied" })));
}

/// Whether the system has a share sheet.
pub fn can_share() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// Opens the system's share sheet with an address. Whoever closes it again has changed their mind: nothing is told.
pub fn share(title: &str, text: Option<&str>, address: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(title);
    if let Some(text) = text {
        data.set_text(text);
    }
    data.set_url(address);
    let sheet = window().navigator().share_with_data(&data);
    let_go(sheet);
}

/// Whether the page may ask for what was copied.
pub fn can_read() -> bool {
    let clipboard: JsValue = window().navigator().clipboard().into();
    clipboard.is_object() && Reflect::has(&clipboard, &JsValue::from_str("readText")).unwrap_or(false)
}

/// Asks for the text that was copied; the browser may ask the person. Whoever refuses is told nothing.
pub fn read(then: impl Fn(String) + 'static) {
    let asked = window().navigator().clipboard().read_text();
    spawn_local(async move {
        if let Some(text) = JsFuture::from(asked).await.ok().and_then(|text| text.as_string()) {
            then(text);
        }
    });
}
