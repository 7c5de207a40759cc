//! Settings of how it plays, what is heard, and of the device.

use super::choice;
use crate::app::device::phone;
use crate::app::device::sound::{self, Sound};
use crate::app::i18n::words::{Phrase, say};
use crate::app::settings::install::InstallButton;
use crate::app::store::SettingsStore;
use crate::app::store::learned;
use crate::app::store::settings::{Speed, Wordiness};
use crate::app::ui::{Segment, Switch};
use leptos::prelude::*;

/// Confirming, single choices, words on screen, speed.
#[component]
pub fn Play() -> impl IntoView {
    let store = SettingsStore::expect();
    let speeds = vec![
        Segment::new(Speed::Calm, say("speed-calm")),
        Segment::new(Speed::Normal, say("speed-normal")),
        Segment::new(Speed::Fast, say("speed-fast")),
        Segment::new(Speed::Instant, say("speed-instant")),
    ];
    let words = vec![Segment::new(Wordiness::All, say("words-all")), Segment::new(Wordiness::Few, say("words-few"))];
    view! {
        <section class="set-part" aria-label=say("set-play")>
            <h3>{say("set-play")}</h3>
            <div class="rowset">
                <Switch
                    label=Signal::derive(|| say("confirm"))
                    note=Signal::derive(|| say("confirm-note"))
                    on=Signal::derive(move || !store.get().at_once)
                    change=move |on: bool| store.change(|settings| settings.at_once = !on)
                />
                <Switch
                    label=Signal::derive(|| say("auto-default"))
                    note=Signal::derive(|| say("auto-default-note"))
                    on=Signal::derive(move || store.get().auto_answer)
                    change=move |on| store.change(|settings| settings.auto_answer = on)
                />
                <Switch
                    label=Signal::derive(|| say("face-down"))
                    note=Signal::derive(|| say("face-down-note"))
                    on=Signal::derive(move || store.get().face_down)
                    change=move |on| store.change(|settings| settings.face_down = on)
                />
                {choice("words", Some("words-note"), words, Signal::derive(move || store.get().words), move |words| {
                    if words == Wordiness::All {
                        learned::forget();
                    }
                    store.change(|settings| settings.words = words);
                })}
                {choice("speed", Some("speed-note"), speeds, Signal::derive(move || store.get().speed), move |speed| {
                    store.change(|settings| settings.speed = speed);
                })}
            </div>
        </section>
    }
}

/// Whether things are heard, and how loud.
#[component]
pub fn Tones() -> impl IntoView {
    let store = SettingsStore::expect();
    let volume = move || Phrase::new("percent").with("n", i64::from(store.get().volume)).say();
    view! {
        <section class="set-part" aria-label=say("sound")>
            <h3>{say("sound")}</h3>
            <div class="rowset">
                <Switch
                    label=Signal::derive(|| say("sound"))
                    note=Signal::derive(|| say("sound-note"))
                    on=Signal::derive(move || store.get().sound)
                    change=move |on| {
                        store.change(|settings| settings.sound = on);
                        sound::play(Sound::YourTurn, store, 0.0);
                    }
                />
                <label class="orow volume">
                    <span>{say("volume")}</span>
                    <input
                        type="range"
                        min="10"
                        max="100"
                        step="10"
                        disabled=move || !store.get().sound
                        prop:value=move || store.get().volume.to_string()
                        aria-valuetext=volume
                        on:input=move |event| {
                            if let Ok(volume) = event_target_value(&event).parse() {
                                store.change(|settings| settings.volume = volume);
                                sound::play(Sound::Card, store, 0.0);
                            }
                        }
                    />
                </label>
            </div>
        </section>
    }
}

/// The screen and the keyboard.
#[component]
pub fn Device() -> impl IntoView {
    let store = SettingsStore::expect();
    view! {
        <section class="set-part" aria-label=say("set-device")>
            <h3>{say("set-device")}</h3>
            <div class="rowset">
                <Switch
                    label=Signal::derive(|| say("awake"))
                    note=Signal::derive(|| say("awake-note"))
                    on=Signal::derive(move || store.get().awake)
                    change=move |on| store.change(|settings| settings.awake = on)
                />
                <Switch
                    label=Signal::derive(|| say("letter-keys"))
                    note=Signal::derive(|| say("letter-keys-note"))
                    on=Signal::derive(move || store.get().keys)
                    change=move |on| store.change(|settings| settings.keys = on)
                />
                {phone::can_vibrate().then(|| view! { <Vibration /> })}
                {phone::can_fill().then(|| view! { <WholeScreen /> })}
            </div>
            <InstallButton />
        </section>
    }
}

#[component]
fn Vibration() -> impl IntoView {
    let on = RwSignal::new(phone::vibrates());
    let change = move |now| {
        phone::set_vibrates(now);
        on.set(now);
    };
    view! { <Switch label=Signal::derive(|| say("vibrate")) note=Signal::derive(|| say("vibrate-note")) on change /> }
}

#[component]
fn WholeScreen() -> impl IntoView {
    let label = Signal::derive(|| say("whole-screen"));
    view! { <Switch label note=Signal::derive(|| say("whole-screen-note")) on=phone::fills() change=phone::fill /> }
}
