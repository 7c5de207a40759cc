//! Parts of the program that are fetched when they are first needed (src/bin/page.rs cuts them): each game, and the places
//! and dialogs that are not seen at once.

use super::registry::{Entry, OptionsForm};
use super::route::Route;
use super::share::Doors;
use super::words::{Phrase, say};
use crate::app::lobby::{BeginError, NewMatch};
use leptos::prelude::*;
use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

/// A part on its way; `None` when it cannot be fetched now.
pub type Loading<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// How a part is fetched. Once it is here, that takes no time.
pub type Load<T> = fn() -> Loading<T>;

/// How each part of the page is fetched.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// Burgundy.
    pub burgundy: Load<&'static Program>,
    /// Innovation.
    pub innovation: Load<&'static Program>,
    /// What lies behind the lobby.
    pub behind: Load<&'static Behind>,
}

/// A game as the page uses it.
#[derive(Debug)]
pub struct Program {
    /// The options in the dialog for a new match: reads and writes them as JSON.
    pub options: fn(OptionsForm) -> AnyView,
    /// Begins a match with these options and seats, keeps it, and returns its key.
    pub begin: fn(NewMatch) -> Result<String, BeginError>,
    /// Keeps a match that came from outside and returns its key, or says what is wrong with it.
    pub adopt: fn(&str) -> Result<String, Phrase>,
    /// Whether a text is a match that runs.
    pub check: fn(&str) -> Result<(), Phrase>,
    /// Its matches as links, files and logs, and links taken in.
    pub share: Doors,
    /// Shows the kept match with this key.
    pub table: fn(String) -> AnyView,
}

/// Places and dialogs behind the lobby.
#[derive(Debug)]
pub struct Behind {
    /// The form for a new match: the game, its program, how to close.
    pub new_game: fn(&'static Entry, &'static Program, Callback<()>) -> AnyView,
    /// The page of a link.
    pub arrive: fn(String) -> AnyView,
    /// The rulebook of a game: where the page is, which game, where it leads back to.
    pub rules: fn(ReadSignal<Route>, &'static str, Route) -> AnyView,
    /// The statistics.
    pub statistics: fn() -> AnyView,
    /// The games of the day.
    pub day_page: fn() -> AnyView,
    /// Whose work is in the page.
    pub credits: fn() -> AnyView,
    /// What lies over every place: settings, shortcuts.
    pub overlays: fn() -> AnyView,
    /// Sharing the kept match that is named; told when it has changed.
    pub share: fn(RwSignal<Option<String>>, Callback<()>) -> AnyView,
    /// What is stored, open while the signal says so.
    pub storage: fn(RwSignal<bool>) -> AnyView,
}

thread_local! {
    static PARTS: Cell<Option<Parts>> = const { Cell::new(None) };
}

/// Makes the parts known to the page, once, at its start.
pub fn provide(parts: Parts) {
    PARTS.set(Some(parts));
}

/// The parts of this page.
///
/// # Panics
/// Before [`provide`].
pub fn parts() -> Parts {
    PARTS.get().expect("the parts are known from the start")
}

/// Shows a part as soon as it is there. Trouble is told, with a way to try again.
pub fn when_loaded<T: Copy + 'static>(load: Load<T>, show: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
    let part = RwSignal::new_local(None::<Option<T>>);
    let fetch = move || {
        part.set(None);
        wasm_bindgen_futures::spawn_local(async move {
            let loaded = load().await;
            // The person may have gone elsewhere meanwhile.
            let _ = part.try_set(Some(loaded));
        });
    };
    fetch();
    (move || match part.get() {
        Some(Some(part)) => untrack(|| show(part)),
        Some(None) => view! {
            <div class="page nowhere" role="alert">
                <h1>{say("part-missing")}</h1>
                <p>{say("part-missing-why")}</p>
                <button class="btn btn-main" type="button" on:click=move |_| fetch()>
                    {say("try-again")}
                </button>
            </div>
        }
        .into_any(),
        None => view! { <div class="page loading" aria-busy="true"></div> }.into_any(),
    })
    .into_any()
}

/// So long a part that is only listening waits before it is fetched once more.
const AGAIN: Duration = Duration::from_secs(5);

/// Adds something that is not seen until it is asked for: fetched after the page has been painted, without a word.
pub fn quietly<T: Copy + 'static>(load: Load<T>, show: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
    let part = RwSignal::new_local(None::<T>);
    request_animation_frame(move || fetch_quietly(load, part));
    (move || part.get().map(|part| untrack(|| show(part)))).into_any()
}

fn fetch_quietly<T: Copy + 'static>(load: Load<T>, part: RwSignal<Option<T>, LocalStorage>) {
    wasm_bindgen_futures::spawn_local(async move {
        match load().await {
            Some(loaded) => drop(part.try_set(Some(loaded))),
            None if part.is_disposed() => {}
            None => set_timeout(move || fetch_quietly(load, part), AGAIN),
        }
    });
}
