//! The settings of this page as a signal, kept and told to `boot.js`.

use super::carried::carried;
use super::names::SETTINGS;
use super::settings::Settings;
use super::{local, room};
use leptos::prelude::*;

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
        let text = carried(local::get(SETTINGS).as_deref(), &self.0.get_untracked());
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
    local::get(SETTINGS).map(|text| Settings::read(&text)).unwrap_or_default()
}

/// What `boot.js` has worked out, the device's wishes included.
fn root_says(attribute: &str, value: &str) -> bool {
    document().document_element().and_then(|root| root.get_attribute(attribute)).is_some_and(|said| said == value)
}
