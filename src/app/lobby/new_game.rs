//! The dialog for a new match: a whole screen on phones, a window with the cover at its side on wide screens.

use crate::app::i18n::words::Phrase;
use crate::app::lazy::when_loaded;
use crate::app::matches::game_name;
use crate::app::matches::module::Entry;
use crate::app::matches::parts::{self, parts};
use crate::app::route::Route;
use crate::app::ui::Dialog;
use leptos::prelude::*;

/// The dialog, open while the address names a game that can be played.
#[component]
pub fn NewGame(
    /// Where the page is.
    route: ReadSignal<Route>,
) -> impl IntoView {
    let game = Memo::new(move |_| match route.get() {
        Route::NewGame(id) => parts::find(&id).map(|entry| entry.id),
        _ => None,
    });
    let entry = move || game.get().and_then(parts::find);
    let open = Signal::derive(move || game.get().is_some());
    // Whoever came here from the lobby goes back there; whoever came from elsewhere goes on to it.
    let from_lobby = StoredValue::new(false);
    Effect::watch(
        move || route.get(),
        move |now, before, _| {
            if matches!(now, Route::NewGame(_)) {
                from_lobby.set_value(before == Some(&Route::Lobby));
            }
        },
        true,
    );
    let close = Callback::new(move |()| match from_lobby.get_value() {
        true => drop(window().history().and_then(|history| history.back())),
        false => Route::Lobby.replace(),
    });
    let title = Signal::derive(move || entry().map(heading).unwrap_or_default());
    view! {
        <div data-game=move || game.get()>
            <Dialog open close title bare=true is_place=true class="sheet">
                {move || entry().map(|entry| form(entry, close))}
            </Dialog>
        </div>
    }
}

fn heading(entry: &'static Entry) -> String {
    Phrase::new("new-game-heading").with("game", game_name(entry.id)).say()
}

/// The form, once it and the game's module are here.
fn form(entry: &'static Entry, close: Callback<()>) -> AnyView {
    when_loaded(parts().places, move |places| match entry.load() {
        Some(load) => when_loaded(load, move |module| (places.new_game)(entry, module, close)),
        None => ().into_any(),
    })
}
