//! The dialog with the settings of the whole page.

use crate::app::settings::{Motion, SettingsStore, Theme};
use crate::app::ui::{Dialog, Segment, Segmented, Switch};
use crate::app::words::say;
use leptos::prelude::*;

/// Light or dark, motion, and whether a tap commits at once. What is set holds at once; nothing has to be confirmed.
#[component]
pub fn SettingsDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let store = SettingsStore::expect();
    let title = Signal::derive(|| say("settings"));
    let body = move || {
        let themes = vec![
            Segment::new(Theme::System, say("theme-system")),
            Segment::new(Theme::Light, say("theme-light")),
            Segment::new(Theme::Dark, say("theme-dark")),
        ];
        view! {
            <div class="dialog-body">
                <h3 class="set-name">{say("theme")}</h3>
                <Segmented
                    label=say("theme")
                    segments=themes
                    value=Signal::derive(move || store.get().theme)
                    pick=move |theme| store.change(|settings| settings.theme = theme)
                />
                <div class="rowset">
                    <Switch
                        label=Signal::derive(|| say("motion"))
                        note=Signal::derive(|| say("motion-note"))
                        on=Signal::derive(move || store.get().motion == Motion::System)
                        change=move |on| {
                            store.change(|settings| settings.motion = if on { Motion::System } else { Motion::Off });
                        }
                    />
                    <Switch
                        label=Signal::derive(|| say("at-once"))
                        note=Signal::derive(|| say("at-once-note"))
                        on=Signal::derive(move || store.get().at_once)
                        change=move |on| store.change(|settings| settings.at_once = on)
                    />
                </div>
            </div>
        }
    };
    view! {
        <Dialog open close=move |()| open.set(false) title close_label=Signal::derive(|| say("close"))>
            {body()}
        </Dialog>
    }
}
