//! The lobby's page: header, the three sections, footer.

use super::covers::Covers;
use super::days::DayCard;
use super::kept::Matches;
use super::last::LastPlayed;
use super::list::KeptList;
use super::new_game::NewGame;
use crate::app::device::update::{Update, UpdateBanner};
use crate::app::i18n::words::say;
use crate::app::route::Route;
use crate::app::settings::SettingsOpen;
use crate::app::settings::install::InstallButton;
use crate::app::store::SettingsStore;
use crate::app::store::settings::Theme;
use crate::app::ui::{Icon, sliced};
use leptos::prelude::*;

/// The lobby, with the dialog for a new match over it when the address says so.
#[component]
pub fn Lobby(
    /// Where the page is: the lobby or a new match.
    route: ReadSignal<Route>,
) -> impl IntoView {
    let matches = Matches::watch();
    // Whoever begins a match and is back at once finds the lobby as it was, for it was never left.
    let is_lobby = move || route.get() == Route::Lobby;
    Effect::watch(
        is_lobby,
        move |is_lobby, _, _| {
            if *is_lobby {
                matches.refresh();
            }
        },
        false,
    );
    let last = Memo::new(move |_| matches.last());
    let update = Update::expect();
    view! {
        <div class="page lobby" class:with-news=move || update.get().is_some()>
            <Header />
            <UpdateBanner />
            <main class="wrap" class:with-intro=move || matches.is_empty() class:with-last=move || last.get().is_some()>
                {move || matches.is_empty().then(|| view! { <p class="intro">{say("intro")}</p> })}
                {move || last.get().map(|meta| view! { <LastPlayed meta matches /> })}
                {sliced(move || view! { <Covers route /> }.into_any())}
                {sliced(move || view! { <DayCard matches /> }.into_any())}
                {sliced(move || view! { <KeptList matches /> }.into_any())}
            </main>
            {sliced(|| view! { <Foot /> }.into_any())}
        </div>
        {sliced(move || view! { <NewGame route /> }.into_any())}
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
