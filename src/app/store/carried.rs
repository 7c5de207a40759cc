//! Texts that are written anew as a whole carry along what a newer program had kept there.

use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::js_sys::{JSON, Object};
use serde::Serialize;

/// A value as the text that takes the place of what was `kept`: fields that only that has stay. The browser does it, for that is shortest.
pub fn carried(kept: Option<&str>, value: &impl Serialize) -> String {
    let own = serde_json::to_string(value).unwrap_or_default();
    let both = || {
        let all = JSON::parse(kept?).ok()?.dyn_into::<Object>().ok()?;
        let all = Object::assign(&all, JSON::parse(&own).ok()?.dyn_ref()?);
        JSON::stringify(&all).ok().map(String::from)
    };
    both().unwrap_or(own)
}
