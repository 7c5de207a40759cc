//! The page itself: starts the program, shows the place that the address names.

use super::bot_link::Bots;
use super::lobby::{Credits, DayPage, Lobby, Statistics};
use super::parts::{Parts, when_loaded};
use super::registry;
use super::route::{self, Route};
use super::rules::RulesPage;
use super::settings::SettingsStore;
use super::share::Arrive;
use super::ui::{ToastRegion, Toasts};
use super::words::{Catalogue, Phrase, say, speak};
use gloo_net::http::Request;
use leptos::prelude::*;
use wasm_bindgen::UnwrapThrowExt;

/// Fetches the words and mounts the page.
pub fn start(parts: Parts) {
    console_error_panic_hook::set_once();
    // Not `leptos::task`: its executor starts with the first mount.
    wasm_bindgen_futures::spawn_local(async move {
        let text = fetch("locales/en.ftl").await.unwrap_throw();
        speak(Catalogue::read("en", text).map_err(|error| format!("{error:?}")).unwrap_throw());
        if let Some(shell) = document().get_element_by_id("shell") {
            shell.remove();
        }
        mount_to_body(move || view! { <Page parts /> });
    });
}

async fn fetch(address: &str) -> Result<String, String> {
    let answer = Request::get(address).send().await.map_err(|error| error.to_string())?;
    answer.text().await.map_err(|error| error.to_string())
}

#[component]
fn Page(parts: Parts) -> impl IntoView {
    provide_context(parts);
    SettingsStore::provide();
    Bots::provide();
    let toasts = Toasts::new();
    provide_context(toasts);
    let route = route::current();
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
    let shown = move || match place.get() {
        Route::Lobby | Route::NewGame(_) => view! { <Lobby route /> }.into_any(),
        Route::Link(text) => view! { <Arrive text /> }.into_any(),
        Route::Credits => view! { <Credits /> }.into_any(),
        Route::Statistics => view! { <Statistics /> }.into_any(),
        Route::Daily => view! { <DayPage /> }.into_any(),
        Route::Match { game, id } => match registry::find(&game).and_then(|entry| entry.play) {
            Some(play) => when_loaded((play.table)(parts), move |open| open(id.clone())),
            None => view! { <Nowhere address=game /> }.into_any(),
        },
        Route::Rules { game, .. } => match registry::find(&game).filter(|entry| entry.play.is_some()) {
            Some(entry) => view! { <RulesPage route game=entry.id from=before_rules.get_value() /> }.into_any(),
            None => view! { <Nowhere address=format!("rules/{game}") /> }.into_any(),
        },
        Route::Unknown(address) => view! { <Nowhere address /> }.into_any(),
    };
    view! {
        {shown}
        <ToastRegion toasts dismiss_label=Signal::derive(|| say("dismiss")) />
    }
}

/// An address that leads nowhere says so.
#[component]
fn Nowhere(
    /// The address after the `#/`.
    address: String,
) -> impl IntoView {
    view! {
        <main class="page nowhere">
            <h1>{say("nowhere-title")}</h1>
            <p>{Phrase::new("nowhere-text").with("address", address).say()}</p>
            <a class="btn btn-main" href=Route::Lobby.href()>{say("to-lobby")}</a>
        </main>
    }
}
