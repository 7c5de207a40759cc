//! The settings of this page as a signal, kept and told to `boot.js`.

use super::names::SETTINGS;
use super::settings::{Settings, Value};
use super::{local, room};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Array, JSON, Object, Reflect};

/// The settings of this page, provided as context.
#[derive(Clone, Copy, Debug)]
pub struct SettingsStore(RwSignal<Settings>);

impl SettingsStore {
    /// Reads what was kept, and follows what another tab sets.
    pub fn provide() -> SettingsStore {
        let store = SettingsStore(RwSignal::new(kept()));
        provide_context(store);
        let elsewhere = window_event_listener(leptos::ev::storage, move |event| {
            // Without a key, everything was cleared.
            if event.key().is_none_or(|key| local::name(&key) == Some(SETTINGS)) {
                store.0.set(kept());
            }
        });
        on_cleanup(move || elsewhere.remove());
        store
    }

    /// The store of this page.
    pub fn expect() -> SettingsStore {
        expect_context()
    }

    /// The settings, to watch.
    pub fn get(self) -> Settings {
        self.0.get()
    }

    /// The settings, without watching.
    pub fn get_untracked(self) -> Settings {
        self.0.get_untracked()
    }

    /// Changes settings, applies and keeps them. A full storage only forgets them at the next visit.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.0.update(change);
        let text = text_of(self.0.get_untracked());
        let _ = room::keep_or_hold(SETTINGS, &text);
        let told = web_sys::CustomEventInit::new();
        told.set_detail(&text.into());
        if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict("fireside:settings", &told) {
            let _ = window().dispatch_event(&event);
        }
    }

    /// Whether the page is dark now.
    pub fn is_dark(self) -> bool {
        root_says("data-theme", "dark")
    }

    /// Whether things move now.
    pub fn moves(self) -> bool {
        root_says("data-motion", "on") && self.get_untracked().speed.pace() > 0.0
    }
}

/// What was kept.
pub fn kept() -> Settings {
    local::get(SETTINGS).and_then(|text| read(&text)).unwrap_or_default()
}

/// Settings as they are kept; what cannot be read of them is the default. `None` for another text. The browser reads it: that is shortest.
pub fn read(text: &str) -> Option<Settings> {
    let all = object(text)?;
    Some(Settings::read(|name| value_of(&Reflect::get(&all, &name.into()).ok()?)))
}

fn object(text: &str) -> Option<Object> {
    JSON::parse(text).ok()?.dyn_into().ok().filter(|all: &Object| !Array::is_array(all))
}

fn value_of(kept: &JsValue) -> Option<Value> {
    let whole = |n: f64| (n.fract() == 0.0).then_some(Value::Number(n as i64));
    let is_null = kept.is_null().then_some(Value::Nothing);
    is_null
        .or_else(|| kept.as_bool().map(Value::Flag))
        .or_else(|| kept.as_f64().and_then(whole))
        .or_else(|| kept.as_string().map(Value::Word))
}

/// The text to keep. What a newer program has kept beside stays.
fn text_of(settings: Settings) -> String {
    let all = local::get(SETTINGS).and_then(|text| object(&text)).unwrap_or_default();
    for (name, value) in settings.all() {
        let value = match value {
            Value::Flag(is) => is.into(),
            Value::Number(n) => JsValue::from_f64(n as f64),
            Value::Word(word) => word.into(),
            Value::Nothing => JsValue::NULL,
        };
        let _ = Reflect::set(&all, &name.into(), &value);
    }
    JSON::stringify(&all).map(String::from).unwrap_or_default()
}

/// What `boot.js` has worked out, the device's wishes included.
fn root_says(attribute: &str, value: &str) -> bool {
    document().document_element().and_then(|root| root.get_attribute(attribute)).is_some_and(|said| said == value)
}
