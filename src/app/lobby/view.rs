//! The lobby's page: header, the three sections, footer.

use super::covers::Covers;
use super::new_game::NewGame;
use crate::app::device::update::{Update, UpdateBanner};
use crate::app::i18n::words::say;
use crate::app::lazy::when_loaded;
use crate::app::matches::kept::Matches;
use crate::app::matches::parts::{self, KeptMatches};
use crate::app::route::Route;
use crate::app::settings::SettingsOpen;
use crate::app::settings::install::InstallButton;
use crate::app::store::SettingsStore;
use crate::app::store::settings::Theme;
use crate::app::store::storage;
use crate::app::ui::{Icon, after_paint, sliced, when_shown};
use leptos::prelude::*;

/// The lobby, with the dialog for a new match over it when the address says so.
#[component]
pub fn Lobby(
    /// Where the page is: the lobby or a new match.
    route: ReadSignal<Route>,
) -> impl IntoView {
    let kept = Later::new();
    // Whoever begins a match and is back at once finds the lobby as it was, for it was never left.
    let is_lobby = move || route.get() == Route::Lobby;
    Effect::watch(
        is_lobby,
        move |is_lobby, _, _| {
            if let (true, Some((part, matches))) = (*is_lobby, kept.here.get_untracked()) {
                (part.refresh)(matches);
            }
        },
        false,
    );
    let is_empty =
        Memo::new(move |_| kept.here.get().map_or_else(|| !storage::has_any(), |(_, matches)| matches.is_empty()));
    let with_last = move || kept.here.get().is_some_and(|(part, matches)| (part.has_last)(matches));
    let update = Update::expect();
    view! {
        <div class="page lobby" class:with-news=move || update.get().is_some()>
            <Header />
            <UpdateBanner />
            <main class="wrap" class:with-intro=is_empty class:with-last=with_last>
                {move || is_empty.get().then(|| view! { <p class="intro">{say("intro")}</p> })}
                {kept.show(|part| part.last)}
                {sliced(move || view! { <Covers route /> }.into_any())}
                <div class="day-sec">{kept.show(|part| part.day)}</div>
                {kept.list()}
            </main>
            {sliced(|| view! { <Foot /> }.into_any())}
        </div>
        {sliced(move || view! { <NewGame route /> }.into_any())}
    }
}

/// What shows the kept matches: a part of its own, which comes after the first paint, and what it follows.
#[derive(Clone, Copy)]
struct Later {
    here: RwSignal<Option<(&'static KeptMatches, Matches)>>,
    is_due: RwSignal<bool>,
}

impl Later {
    fn new() -> Later {
        let here = parts::kept_here().map(|part| (part, (part.watch)()));
        let later = Later { here: RwSignal::new(here), is_due: RwSignal::new(here.is_some()) };
        when_shown(move || after_paint(move || _ = later.is_due.try_set(true)));
        later
    }

    fn show(self, what: fn(&'static KeptMatches) -> fn(Matches) -> AnyView) -> impl IntoView {
        move || self.here.get().map(|(part, matches)| untrack(|| what(part)(matches)))
    }

    /// The list, in whose place stands what keeps it from coming.
    fn list(self) -> AnyView {
        if self.here.with_untracked(Option::is_some) {
            return self.show(|part| part.list).into_any();
        }
        let owner = Owner::current().unwrap_or_default();
        let come = move |part: &'static KeptMatches| {
            // It is followed as long as the lobby, not as the place where it is drawn.
            let matches = owner.with(part.watch);
            self.here.set(Some((part, matches)));
            (part.list)(matches)
        };
        (move || self.is_due.get().then(|| when_loaded(parts::kept, come.clone()))).into_any()
    }
}

#[component]
fn Foot() -> impl IntoView {
    view! {
        <footer class="foot">
            <span>{say("unofficial")}</span>
            <InstallButton />
            <a href=Route::Credits.href()>{say("credits-link")}</a>
        </footer>
    }
}

/// The name of the house, whether it works without a network, light or dark, settings.
#[component]
fn Header() -> impl IntoView {
    let store = SettingsStore::expect();
    let offline = offline_ready();
    let settings = SettingsOpen::expect();
    let turn = move |_| {
        let theme = if store.is_dark() { Theme::Light } else { Theme::Dark };
        store.change(|settings| settings.theme = theme);
    };
    view! {
        <header class="top">
            <h1 class="brand">
                <Icon name="mark" />
                {say("fireside")}
            </h1>
            <div class="end">
                <span role="status">
                    {move || offline.get().map(|(icon, words)| view! { <span class="offline"><Icon name=icon /> {say(words)}</span> })}
                </span>
                <a class="btn btn-icon btn-bare" href=Route::Statistics.href() aria-label=say("stats-title")>
                    <Icon name="chart" />
                </a>
                <button class="btn btn-icon btn-bare" type="button" aria-label=say("theme-turn") on:click=turn>
                    <Icon name="moon" class="in-light" />
                    <Icon name="sun" class="in-dark" />
                </button>
                <button
                    class="btn btn-icon btn-bare"
                    type="button"
                    aria-label=say("settings")
                    aria-haspopup="dialog"
                    on:click=move |_| settings.show()
                >
                    <Icon name="settings" />
                </button>
            </div>
        </header>
    }
}

/// Whether everything is stored for play without a network, or on its way: an icon and words. `boot.js` knows, and tells when that changes.
fn offline_ready() -> ReadSignal<Option<(&'static str, &'static str)>> {
    let look = || {
        let root = document().document_element()?;
        match root.has_attribute("data-offline") {
            true => Some(("check", "offline-ready")),
            false => root.has_attribute("data-storing").then_some(("install", "offline-coming")),
        }
    };
    let (ready, set_ready) = signal(look());
    let listener = window_event_listener_untyped("fireside:offline", move |_| set_ready.set(look()));
    on_cleanup(move || listener.remove());
    ready
}
