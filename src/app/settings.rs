//! What a person sets, kept under one key and applied at once.

use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The key in local storage; `boot.js` reads the theme from it before the first paint.
const KEY: &str = "fireside.settings";

/// Everything that can be set.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "lowercase")]
pub struct Settings {
    /// Light, dark, or as the device.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// Whether a tap on a choice commits it at once.
    pub at_once: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device.
    #[default]
    System,
    /// Paper by day.
    Light,
    /// A room with a fire.
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the device.
    #[default]
    System,
    /// Nothing moves.
    Off,
}

/// The settings of this page, provided as context.
#[derive(Clone, Copy, Debug)]
pub struct SettingsStore(RwSignal<Settings>);

impl SettingsStore {
    /// Reads what was kept and applies it from now on. Settings that cannot be read are the defaults.
    pub fn provide() -> SettingsStore {
        let store = SettingsStore(RwSignal::new(LocalStorage::get(KEY).unwrap_or_default()));
        provide_context(store);
        Effect::new(move |_| apply(store.0.get()));
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

    /// Changes settings and keeps them. A full storage only forgets them at the next visit.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.0.update(change);
        let _ = LocalStorage::set(KEY, self.0.get_untracked());
        // boot.js colours the browser's own bar.
        if let Ok(event) = web_sys::Event::new("fireside:settings") {
            let _ = window().dispatch_event(&event);
        }
    }

    /// Whether the page is dark now.
    pub fn is_dark(self) -> bool {
        match self.0.get().theme {
            Theme::System => device_prefers("(prefers-color-scheme: dark)"),
            theme => theme == Theme::Dark,
        }
    }

    /// Whether things move now.
    pub fn moves(self) -> bool {
        self.0.get_untracked().motion == Motion::System && !device_prefers("(prefers-reduced-motion: reduce)")
    }
}

fn apply(settings: Settings) {
    let Some(root) = document().document_element() else { return };
    let dark = match settings.theme {
        Theme::System => device_prefers("(prefers-color-scheme: dark)"),
        theme => theme == Theme::Dark,
    };
    let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
    let _ = match settings.motion {
        Motion::System => root.remove_attribute("data-motion"),
        Motion::Off => root.set_attribute("data-motion", "off"),
    };
}

fn device_prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}
