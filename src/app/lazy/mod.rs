//! What is fetched when it is first needed: parts of the program, with the words and the sheets that belong to them.

pub mod files;
mod sheets;
pub mod speech;
mod sprites;

pub use sheets::Sheets;
pub use sprites::Sprites;

use crate::app::device::update::{self, UpdateBanner};
use crate::app::i18n::words::say;
use crate::app::ui::{ShellHold, after_paint, empty_page, pause, when_shown};
use leptos::prelude::*;
use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

/// A part on its way; `None` when it cannot be fetched now.
pub type Loading<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// How a part is fetched. Once it is here, that takes no time.
pub type Load<T> = fn() -> Loading<T>;

/// What a part of the program needs beside its code, by name: `locales/LANGUAGE/NAME`, `style/NAME`,
/// `public/icons/NAME.svg`.
#[derive(Clone, Copy, Debug)]
pub struct Resources<'a> {
    /// Its catalogues.
    pub words: &'a [&'static str],
    /// Its style sheets.
    pub sheets: &'a [&'static str],
    /// Its icons.
    pub sprites: &'a [&'static str],
}

/// Fetches a part's code and what belongs to it, all at the same time.
pub async fn with<T>(resources: Resources<'_>, code: impl Future<Output = Option<T>>) -> Option<T> {
    let (words, sheets) = (speech::Words::ask(resources.words), Sheets::ask(resources.sheets));
    let sprites = Sprites::ask(resources.sprites);
    let code = code.await;
    let words = words.learn().await;
    let sheets = sheets.arrive().await;
    let sprites = sprites.arrive().await;
    code.filter(|_| words.is_ok() && sheets && sprites)
}

/// Fetches what a game has for some of its matches only, by name ([`Narration::extras`]): each with words, sheets and icons, but no code.
/// `None` when something cannot be fetched now.
///
/// [`Narration::extras`]: crate::app::narration::Narration::extras
pub async fn extras(names: Vec<&'static str>) -> Option<()> {
    with(Resources { words: &names, sheets: &names, sprites: &names }, async { Some(()) }).await
}

/// Shows a part as soon as it is there. Trouble is told, also of a network that hangs, with a way to try again.
pub fn when_loaded<T: Copy + 'static>(
    load: impl Fn() -> Loading<T> + Clone + Send + 'static,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let part = RwSignal::new_local(None::<Option<T>>);
    let fetch = move || {
        part.set(None);
        let (shell, loading) = (Rc::new(Cell::new(Some(ShellHold::new()))), load());
        let waiting = shell.clone();
        let overdue = move || {
            if let Some(None) = part.try_get_untracked() {
                // It may still come, and is shown then.
                part.set(Some(None));
                waiting.take();
            }
        };
        set_timeout(overdue, PATIENCE);
        wasm_bindgen_futures::spawn_local(async move {
            let loaded = loading.await;
            pause().await;
            // The person may have gone elsewhere meanwhile.
            let _ = part.try_set(Some(loaded));
            // It is drawn by then.
            pause().await;
            shell.take();
        });
    };
    fetch();
    (move || match part.get() {
        Some(Some(part)) => untrack(|| show(part)),
        Some(None) => missing(Box::new(fetch.clone())),
        None => view! { <div class="page loading" aria-busy="true"></div> }.into_any(),
    })
    .into_any()
}

/// So long a part is waited for before that is said.
const PATIENCE: Duration = Duration::from_secs(20);

/// A part that does not come, and the way to try again; where the host has a newer version by now, the way to that one.
fn missing(again: Box<dyn Fn() + Send>) -> AnyView {
    update::ask();
    let acts = view! {
        <button class="btn btn-main" type="button" on:click=move |_| again()>
            {say("try-again")}
        </button>
    };
    view! {
        <div role="alert">{empty_page(None, say("part-missing"), say("part-missing-why"), acts.into_any())}</div>
        <UpdateBanner />
    }
    .into_any()
}

/// So long a part that is only listening waits before it is fetched once more.
const AGAIN: Duration = Duration::from_secs(5);

/// Adds something that is not seen until it is asked for: fetched after the page has been painted, without a word.
pub fn quietly<T: Copy + 'static>(load: Load<T>, show: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
    let part = RwSignal::new_local(None::<T>);
    when_shown(move || after_paint(move || fetch_quietly(load, part)));
    (move || part.get().map(|part| untrack(|| show(part)))).into_any()
}

fn fetch_quietly<T: Copy + 'static>(load: Load<T>, part: RwSignal<Option<T>, LocalStorage>) {
    wasm_bindgen_futures::spawn_local(async move {
        match load().await {
            Some(loaded) => drop(part.try_set(Some(loaded))),
            None if part.is_disposed() => {}
            None => {
                update::ask();
                set_timeout(move || fetch_quietly(load, part), AGAIN);
            }
        }
    });
}
