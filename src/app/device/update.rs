//! A newer version of the house: announced, and taken between matches or when somebody asks for it. `boot.js` talks with the
//! service worker; nothing here touches a match.

use crate::app::i18n::words::say;
use crate::app::route::Route;
use crate::app::ui::Icon;
use leptos::prelude::*;

/// What is known of a newer version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UpdateState {
    /// It is stored and waits.
    Ready,
    /// Another tab has taken it, or the host has no other any more; this page still runs the old program.
    Taken,
}

/// What is known of a newer version, as a signal of the page.
#[derive(Clone, Copy, Debug)]
pub struct Update(RwSignal<Option<UpdateState>>);

impl Update {
    /// Listens, and takes a newer version when somebody leaves the match in which it was announced.
    pub fn provide(route: ReadSignal<Route>) -> Update {
        let update = Update(RwSignal::new(look()));
        provide_context(update);
        let heard = window_event_listener_untyped("fireside:update", move |_| update.0.set(look()));
        on_cleanup(move || heard.remove());
        Effect::watch(
            move || route.get(),
            move |now, before, _| {
                let left = matches!(before, Some(Route::Match { .. })) && *now == Route::Lobby;
                if left && update.0.get_untracked().is_some() {
                    take();
                }
            },
            true,
        );
        update
    }

    /// That of this page.
    pub fn expect() -> Update {
        expect_context()
    }

    /// What is known, to watch.
    pub fn get(self) -> Option<UpdateState> {
        self.0.get()
    }
}

/// Takes the newer version: the page loads anew. Matches are kept after every choice.
pub fn take() {
    tell("fireside:take-update");
}

/// Asks whether the host has a newer version by now: something of this one does not come.
pub fn ask() {
    tell("fireside:missing");
}

fn tell(event: &str) {
    if let Ok(event) = web_sys::Event::new(event) {
        let _ = window().dispatch_event(&event);
    }
}

fn look() -> Option<UpdateState> {
    match document().document_element()?.get_attribute("data-update")?.as_str() {
        "ready" => Some(UpdateState::Ready),
        "taken" => Some(UpdateState::Taken),
        _ => None,
    }
}

/// The announcement, in the lobby and where something of this version does not come.
#[component]
pub fn UpdateBanner() -> impl IntoView {
    let update = Update::expect();
    view! {
        <div class="news-place" role="status">
            <Show when=move || update.get().is_some()>
                <p class="news-banner">
                    <Icon name="new" />
                    <span>{say("update-ready")}</span>
                    <button class="btn btn-main" type="button" on:click=move |_| take()>{say("update-take")}</button>
                </p>
            </Show>
        </div>
    }
}
