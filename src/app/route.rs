//! Addresses. They stand after the `#`, so one document serves them all under any path and offline.

use leptos::prelude::*;

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// `#/`: games and kept matches.
    Lobby,
    /// `#/new/burgundy`: the dialog for a new match, over the lobby.
    NewGame(String),
    /// `#/burgundy/ID`: a match.
    Match {
        /// Which game.
        game: String,
        /// Which match on this device.
        id: String,
    },
    /// `#/rules/burgundy` and `#/rules/burgundy/church`: the rules of a game.
    Rules {
        /// Which game.
        game: String,
        /// Which section; empty for the beginning.
        section: String,
    },
    /// `#/credits`: whose work is in the page.
    Credits,
    /// `#/statistics`: what was counted on this device.
    Statistics,
    /// `#/daily`: the game of the day.
    Daily,
    /// Anything else.
    Unknown(String),
}

impl Route {
    /// Reads the part of an address after the `#`.
    pub fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split('/').collect::<Vec<_>>()[..] {
            [""] => Route::Lobby,
            ["credits"] => Route::Credits,
            ["statistics"] => Route::Statistics,
            ["daily"] => Route::Daily,
            ["new", game] => Route::NewGame(game.to_owned()),
            ["rules", game] => Route::Rules { game: game.to_owned(), section: String::new() },
            ["rules", game, section] => Route::Rules { game: game.to_owned(), section: section.to_owned() },
            [game, id] => Route::Match { game: game.to_owned(), id: id.to_owned() },
            _ => Route::Unknown(path.to_owned()),
        }
    }

    /// The address, with the `#`.
    pub fn href(&self) -> String {
        match self {
            Route::Lobby => "#/".to_owned(),
            Route::Credits => "#/credits".to_owned(),
            Route::Statistics => "#/statistics".to_owned(),
            Route::Daily => "#/daily".to_owned(),
            Route::NewGame(game) => format!("#/new/{game}"),
            Route::Match { game, id } => format!("#/{game}/{id}"),
            Route::Rules { game, section } if section.is_empty() => format!("#/rules/{game}"),
            Route::Rules { game, section } => format!("#/rules/{game}/{section}"),
            Route::Unknown(path) => format!("#/{path}"),
        }
    }

    /// Goes there.
    pub fn go(&self) {
        let _ = window().location().set_hash(&self.href());
    }

    /// Goes there in place of where we are: "back" does not come here again.
    pub fn replace(&self) {
        let _ = window().location().replace(&self.href());
    }
}

/// The current place, following the address.
pub fn current() -> ReadSignal<Route> {
    let here = || Route::read(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    window_event_listener(leptos::ev::hashchange, move |_| set_route.set(here()));
    route
}
