//! Settings of what is seen: theme, motion, sizes.

use super::choice;
use crate::app::i18n::language::Language;
use crate::app::i18n::words::{Phrase, say};
use crate::app::store::SettingsStore;
use crate::app::store::settings::{Cards, Motion, Settings, Theme};
use crate::app::ui::{Segment, Select, Switch};
use leptos::prelude::*;

/// The language, each under its own name, and whether names of cards and terms follow it.
#[component]
pub fn Tongue() -> impl IntoView {
    let store = SettingsStore::expect();
    let names = || {
        [say("as-device")]
            .into_iter()
            .chain(Language::ALL.map(|language| language.name().to_owned()))
            .collect::<Vec<_>>()
    };
    let value = move || {
        let set = store.get().language;
        set.and_then(|set| Language::ALL.iter().position(|language| *language == set)).map_or(0, |at| at + 1)
    };
    view! {
        <section class="set-part" aria-label=say("language")>
            <h3>{say("set-language")}</h3>
            <div class="rowset">
                <Select
                    label=Signal::derive(|| say("language"))
                    values=Signal::derive(names)
                    value=Signal::derive(value)
                    pick=move |at: usize| {
                        store.change(|settings| {
                            settings.language = at.checked_sub(1).and_then(|at| Language::ALL.get(at)).copied();
                        });
                    }
                />
                <Switch
                    label=Signal::derive(|| say("english-names"))
                    note=Signal::derive(|| say("english-names-note"))
                    on=Signal::derive(move || store.get().english_names)
                    change=move |on| store.change(|settings| settings.english_names = on)
                />
            </div>
        </section>
    }
}

/// Theme, motion, size of text and cards.
#[component]
pub fn Look() -> impl IntoView {
    let store = SettingsStore::expect();
    let themes = vec![
        Segment::new(Theme::System, say("as-device")),
        Segment::new(Theme::Light, say("theme-light")),
        Segment::new(Theme::Dark, say("theme-dark")),
    ];
    let motions = vec![
        Segment::new(Motion::System, say("as-device")),
        Segment::new(Motion::On, say("on")),
        Segment::new(Motion::Off, say("off")),
    ];
    let sizes = vec![
        Segment::new(Cards::Normal, say("cards-normal")),
        Segment::new(Cards::Large, say("cards-large")),
        Segment::new(Cards::Larger, say("cards-larger")),
    ];
    let percent = |n: &u16| Phrase::new("percent").with("n", i64::from(*n)).say();
    let texts = Signal::derive(move || Settings::TEXT.iter().map(percent).collect::<Vec<_>>());
    let text = Signal::derive(move || {
        let set = store.get().text;
        Settings::TEXT.iter().position(|offered| *offered >= set).unwrap_or(Settings::TEXT.len() - 1)
    });
    view! {
        <section class="set-part" aria-label=say("set-look")>
            <h3>{say("set-look")}</h3>
            <div class="rowset">
                {choice("theme", None, themes, Signal::derive(move || store.get().theme), move |theme| {
                    store.change(|settings| settings.theme = theme);
                })}
                {choice("motion", Some("motion-note"), motions, Signal::derive(move || store.get().motion), move |motion| {
                    store.change(|settings| settings.motion = motion);
                })}
                <Select
                    label=Signal::derive(|| say("text-size"))
                    note=Signal::derive(|| say("text-size-note"))
                    values=texts
                    value=text
                    pick=move |at: usize| {
                        if let Some(size) = Settings::TEXT.get(at) {
                            store.change(|settings| settings.text = *size);
                        }
                    }
                />
                {choice("cards-size", Some("cards-note"), sizes, Signal::derive(move || store.get().cards), move |cards| {
                    store.change(|settings| settings.cards = cards);
                })}
            </div>
        </section>
    }
}
