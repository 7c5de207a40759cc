//! The shortcuts of the whole page, and the overlay that lists all of them.

use super::shortcuts::{KEYS, Key, ShortcutGroup, is_character};
use crate::app::i18n::words::say;
use crate::app::settings::SettingsOpen;
use crate::app::store::SettingsStore;
use crate::app::ui::Dialog;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// Whether the list of shortcuts is open. One overlay serves the whole page.
#[derive(Clone, Copy, Debug)]
pub struct HelpOpen(RwSignal<bool>);

impl HelpOpen {
    /// Makes it known to the page.
    pub fn provide() -> HelpOpen {
        let open = HelpOpen(RwSignal::new(false));
        provide_context(open);
        open
    }

    /// That of this page.
    pub fn expect() -> HelpOpen {
        expect_context()
    }

    /// Opens the list.
    pub fn show(self) {
        self.0.set(true);
    }
}

/// Where keys write. A field in a dialog that has just closed keeps the focus until the next frame, and no key: it is out of sight.
const FIELDS: &str = ":is(input, select, textarea, [contenteditable]):not(dialog:not([open]) *)";

/// The key that was pressed, if it may be a shortcut: nowhere in a field or over a dialog, not with Ctrl, Alt or Meta, no
/// single character where those are switched off, and not a second time while it is held.
pub fn shortcut(event: &ev::KeyboardEvent, settings: SettingsStore) -> Option<String> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() || event.default_prevented() {
        return None;
    }
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let in_field = |element: web_sys::Element| element.closest(FIELDS).ok().flatten().is_some();
    if target.is_some_and(in_field) || document().query_selector("dialog[open]").ok().flatten().is_some() {
        return None;
    }
    let key = event.key();
    let letter = is_character(&key);
    if letter && (!settings.get_untracked().keys || event.repeat()) {
        return None;
    }
    // With Caps Lock on, a letter is the same key.
    Some(if letter { key.to_ascii_lowercase() } else { key })
}

/// Whether the keyboard was used last: key caps are shown only then.
pub fn by_keyboard() -> bool {
    document().document_element().is_some_and(|root| root.get_attribute("data-input").as_deref() == Some("keys"))
}

/// Listens to the page's own shortcuts from now on. What they open may still be on its way (`matches::Places`); it opens then.
pub fn listen() {
    let HelpOpen(open) = HelpOpen::expect();
    let (settings, settings_open) = (SettingsStore::expect(), SettingsOpen::expect());
    let root = document().document_element();
    let mark = move |keys: bool| {
        let _ = root.as_ref().map(|root| match keys {
            true => root.set_attribute("data-input", "keys"),
            false => root.remove_attribute("data-input"),
        });
    };
    let unmark = mark.clone();
    let pressed = window_event_listener(ev::keydown, move |event| {
        mark(true);
        match shortcut(&event, settings).as_deref() {
            Some("?") => open.set(true),
            Some("s") => settings_open.show(),
            _ => return,
        }
        event.prevent_default();
    });
    let pointed = window_event_listener(ev::pointerdown, move |_| unmark(false));
    on_cleanup(move || {
        pressed.remove();
        pointed.remove();
    });
}

/// The overlay with all shortcuts.
#[component]
pub fn Help() -> impl IntoView {
    let HelpOpen(open) = HelpOpen::expect();
    let settings = SettingsStore::expect();
    let group = |group: ShortcutGroup| {
        let keys = KEYS.iter().filter(|key| key.group == group).map(line).collect_view();
        view! {
            <section>
                <h3>{say(group.name())}</h3>
                <dl>{keys}</dl>
            </section>
        }
    };
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("keys"))
        >
            <div class="dialog-body keys" tabindex="0">
                {ShortcutGroup::ALL.map(group).into_iter().collect_view()}
                {move || (!settings.get().keys).then(|| view! { <p class="soft">{say("keys-off")}</p> })}
            </div>
        </Dialog>
    }
}

fn line(key: &'static Key) -> impl IntoView {
    let caps = key.caps().into_iter().map(|cap| view! { <kbd>{cap}</kbd> }).collect_view();
    view! { <div><dt>{caps}</dt><dd>{say(key.does)}</dd></div> }
}
