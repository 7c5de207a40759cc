//! The dialog with the settings of the whole page. What is set holds at once; nothing has to be confirmed.

pub mod install;
mod look;
mod play;

use crate::app::i18n::words::say;
use crate::app::ui::{Dialog, Segment, Segmented};
use leptos::prelude::*;

/// Whether the settings are open. One dialog serves every place of the page.
#[derive(Clone, Copy, Debug)]
pub struct SettingsOpen(RwSignal<bool>);

impl SettingsOpen {
    /// Makes it known to the page.
    pub fn provide() -> SettingsOpen {
        let open = SettingsOpen(RwSignal::new(false));
        provide_context(open);
        open
    }

    /// That of this page.
    pub fn expect() -> SettingsOpen {
        expect_context()
    }

    /// Opens the settings.
    pub fn show(self) {
        self.0.set(true);
    }
}

/// All settings: how it looks, how it plays, sound, keys. The language stands at the top.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let SettingsOpen(open) = SettingsOpen::expect();
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("settings"))
        >
            <div class="dialog-body settings">
                <look::Tongue />
                <look::Look />
                <play::Play />
                <play::Tones />
                <play::Device />
            </div>
        </Dialog>
    }
}

/// One of a few, as a row of settings: a name, a note, and beside or below them all that can be chosen.
fn choice<T>(
    name: &'static str,
    note: Option<&'static str>,
    segments: Vec<Segment<T>>,
    value: Signal<T>,
    pick: impl Fn(T) + Send + Sync + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    view! {
        <div class="orow set-choice">
            <span>{say(name)} {note.map(|note| view! { <small>{say(note)}</small> })}</span>
            <Segmented label=say(name) segments value pick=Callback::new(pick) />
        </div>
    }
}
