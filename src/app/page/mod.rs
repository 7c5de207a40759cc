//! The page itself: starts the program, shows the place that the address names.

pub mod places;

use crate::app::device::recovery;
use crate::app::device::update::Update;
use crate::app::i18n::language::Language;
use crate::app::i18n::words::{Phrase, say};
use crate::app::keyboard::help::{self, HelpOpen};
use crate::app::lazy::speech::{self, Speech, in_language};
use crate::app::lazy::{Sprites, quietly, when_loaded};
use crate::app::lobby::Lobby;
use crate::app::matches::module::Entry;
use crate::app::matches::parts::{self, Parts};
use crate::app::route;
use crate::app::route::Route;
use crate::app::settings::SettingsOpen;
use crate::app::store::{SettingsStore, storage};
use crate::app::ui::{ShellHold, ToastRegion, Toasts, back, draw_slices, empty_page, pause, sliced};
use crate::app::worker::client::Bots;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// Fetches the words and mounts the page.
pub fn start(parts: Parts) {
    recovery::watch();
    // Not `leptos::task`: its executor starts with the first mount.
    wasm_bindgen_futures::spawn_local(async move {
        parts::provide(parts);
        let shell = ShellHold::new();
        let icons = Sprites::ask(&["shell"]);
        // Who comes back finds the list at once; who is here for the first time does not wait for an empty one.
        let kept = storage::has_any().then(kept_soon);
        let Ok(language) = speech::learn_first().await else {
            // The shell stays, with what boot.js says there.
            std::mem::forget(shell);
            return recovery::cannot_start();
        };
        // Without them the page has words, at least.
        icons.arrive().await;
        if let Some(kept) = kept {
            let _ = kept.await;
        }
        pause().await;
        mount_to_body(move || view! { <Page parts language /> });
        draw_slices().await;
        drop(shell);
    });
}

/// So long the lobby waits for what shows kept matches, in milliseconds: a network may hang.
const PATIENCE: i32 = 4_000;

/// Fetches what shows kept matches, from now on.
fn kept_soon() -> JsFuture {
    let here = Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, PATIENCE);
        wasm_bindgen_futures::spawn_local(async move {
            parts::kept().await;
            let _ = done.call0(&JsValue::UNDEFINED);
        });
    });
    here.into()
}

#[component]
fn Page(parts: Parts, language: Language) -> impl IntoView {
    let route = route::current();
    back::listen();
    SettingsStore::provide();
    SettingsOpen::provide();
    HelpOpen::provide();
    help::listen();
    Update::provide(route);
    Bots::provide();
    let toasts = Toasts::new();
    provide_context(toasts);
    Speech::provide(language);
    let place = Memo::new(move |_| match route.get() {
        // The dialog lies over the lobby: opening it does not build the lobby anew.
        Route::NewGame(_) => Route::Lobby,
        // Turning the pages of a book does not open it anew.
        Route::Rules { game, .. } => Route::Rules { game, section: String::new() },
        route => route,
    });
    // Where the rules lead back to.
    let before_rules = StoredValue::new(Route::Lobby);
    Effect::new(move |_| {
        let route = route.get();
        if !matches!(route, Route::Rules { .. }) {
            before_rules.set_value(route);
        }
    });
    // A match keeps its table when the language changes: only what is on it is drawn anew.
    let shown = move || match place.get() {
        Route::Match { game, id } => match parts::find(&game).and_then(Entry::load) {
            Some(load) => when_loaded(load, move |module| (module.table)(id.clone())),
            None => in_language(move || view! { <Nowhere address=game.clone() /> }.into_any()),
        },
        place => in_language(move || match place.clone() {
            Route::Lobby | Route::NewGame(_) | Route::Match { .. } => view! { <Lobby route /> }.into_any(),
            Route::Link(text) => when_loaded(parts.places, move |places| (places.arrive)(text.clone())),
            Route::Credits => when_loaded(parts.places, |places| (places.credits)()),
            Route::Statistics => when_loaded(parts.places, |places| (places.statistics)()),
            Route::Daily => when_loaded(parts.places, |places| (places.day_page)()),
            Route::Rules { game, .. } => match parts::find(&game) {
                Some(entry) => {
                    when_loaded(parts.places, move |places| (places.rules)(route, entry.id, before_rules.get_value()))
                }
                None => view! { <Nowhere address=format!("rules/{game}") /> }.into_any(),
            },
            Route::Unknown(address) => view! { <Nowhere address /> }.into_any(),
        }),
    };
    view! {
        {sliced(move || shown.into_any())}
        {quietly(parts.places, |places| in_language(places.overlays))}
        {in_language(move || view! { <ToastRegion toasts dismiss_label=Signal::derive(|| say("dismiss")) /> }.into_any())}
    }
}

/// An address that leads nowhere says so.
#[component]
fn Nowhere(
    /// The address after the `#/`.
    address: String,
) -> impl IntoView {
    let acts = view! { <a class="btn btn-main" href=Route::Lobby.href()>{say("to-lobby")}</a> };
    empty_page(
        Some("empty-chair"),
        say("nowhere-title"),
        Phrase::new("nowhere-text").with("address", address).say(),
        acts.into_any(),
    )
}
