//! The page itself: starts the program, shows the place that the address names.

use super::bot_link::Bots;
use super::lobby::{Credits, Lobby};
use super::registry;
use super::route::{self, Route};
use super::settings::SettingsStore;
use super::share::Arrive;
use super::ui::{ToastRegion, Toasts};
use super::words::{Catalogue, Phrase, say, speak};
use gloo_net::http::Request;
use leptos::prelude::*;
use wasm_bindgen::UnwrapThrowExt;

/// Fetches the words and mounts the page.
pub fn start() {
    console_error_panic_hook::set_once();
    // Not `leptos::task`: its executor starts with the first mount.
    wasm_bindgen_futures::spawn_local(async {
        let text = fetch("locales/en.ftl").await.unwrap_throw();
        speak(Catalogue::read("en", text).map_err(|error| format!("{error:?}")).unwrap_throw());
        if let Some(shell) = document().get_element_by_id("shell") {
            shell.remove();
        }
        mount_to_body(Page);
    });
}

async fn fetch(address: &str) -> Result<String, String> {
    let answer = Request::get(address).send().await.map_err(|error| error.to_string())?;
    answer.text().await.map_err(|error| error.to_string())
}

#[component]
fn Page() -> impl IntoView {
    SettingsStore::provide();
    Bots::provide();
    let toasts = Toasts::new();
    provide_context(toasts);
    let route = route::current();
    let place = Memo::new(move |_| match route.get() {
        // The dialog lies over the lobby: opening it does not build the lobby anew.
        Route::NewGame(_) => Route::Lobby,
        route => route,
    });
    let shown = move || match place.get() {
        Route::Lobby | Route::NewGame(_) => view! { <Lobby route /> }.into_any(),
        Route::Link(text) => view! { <Arrive text /> }.into_any(),
        Route::Credits => view! { <Credits /> }.into_any(),
        Route::Match { game, id } => match registry::find(&game).and_then(|entry| entry.play) {
            Some(play) => (play.open)(id),
            None => view! { <Nowhere address=game /> }.into_any(),
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
