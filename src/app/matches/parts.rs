//! The parts of the program that the page fetches when they are first needed (src/bin/page.rs cuts them): each game, and the
//! places and dialogs that are not seen at once.

use super::kept::Matches;
use super::module::{Entry, GameModule};
use crate::app::i18n::words::Phrase;
use crate::app::lazy::{Load, Loading};
use crate::app::route::Route;
use leptos::prelude::*;
use std::cell::Cell;

/// The parts of this page.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Every game of the house, in the lobby's order, announced ones at the end.
    pub games: &'static [Entry],
    /// How each game's part is fetched, by the game's id.
    pub modules: &'static [(&'static str, Load<&'static GameModule>)],
    /// How the places and dialogs are fetched.
    pub places: Load<&'static Places>,
    /// How what the lobby shows of kept matches is fetched.
    pub kept: Load<&'static KeptMatches>,
}

/// What the lobby shows of the kept matches, and beside them.
#[derive(Debug)]
pub struct KeptMatches {
    /// The matches, followed from now on.
    pub watch: fn() -> Matches,
    /// Reads them again.
    pub refresh: fn(Matches),
    /// Whether one of them is the last that was played and can be opened.
    pub has_last: fn(Matches) -> bool,
    /// The one that was played last.
    pub last: fn(Matches) -> AnyView,
    /// The game of the day.
    pub day: fn(Matches) -> AnyView,
    /// All others.
    pub list: fn(Matches) -> AnyView,
}

/// The places and dialogs that are not seen at once.
#[derive(Debug)]
pub struct Places {
    /// The form for a new match: the game, its module, how to close.
    pub new_game: fn(&'static Entry, &'static GameModule, Callback<()>) -> AnyView,
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
    /// How to put the page on the home screen by hand, open while the signal says so.
    pub install: fn(RwSignal<bool>) -> AnyView,
    /// Opening a link or a match that was copied, open while the signal says so.
    pub open_link: fn(RwSignal<bool>) -> AnyView,
}

thread_local! {
    static PARTS: Cell<Option<Parts>> = const { Cell::new(None) };
    static KEPT: Cell<Option<&'static KeptMatches>> = const { Cell::new(None) };
}

/// Makes the parts known to the page, once, at its start.
pub fn provide(parts: Parts) {
    PARTS.set(Some(parts));
}

/// What the lobby shows of kept matches, if it is here.
pub fn kept_here() -> Option<&'static KeptMatches> {
    KEPT.get()
}

/// The same, fetched; a lobby that is shown afterwards has it at once.
pub fn kept() -> Loading<&'static KeptMatches> {
    Box::pin(async {
        let kept = (parts().kept)().await;
        KEPT.set(kept.or(KEPT.get()));
        kept
    })
}

/// All games, in the lobby's order.
pub fn games() -> &'static [Entry] {
    parts().games
}

/// The game with this name.
pub fn find(id: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.id == id)
}

impl Entry {
    /// How the game's module is fetched; `None` for a game without one.
    pub fn load(&self) -> Option<Load<&'static GameModule>> {
        parts().modules.iter().find(|(id, _)| *id == self.id).map(|(_, load)| *load)
    }

    /// The game's module.
    ///
    /// # Errors
    /// That there is none, or that it cannot be fetched now, in words for the page.
    pub async fn module(&self) -> Result<&'static GameModule, Phrase> {
        let load = self.load().ok_or_else(|| Phrase::new("kept-no-game"))?;
        load().await.ok_or_else(|| Phrase::new("part-missing-why"))
    }
}

/// The parts of this page.
///
/// # Panics
/// Before [`provide`].
pub fn parts() -> Parts {
    PARTS.get().expect("the parts are known from the start")
}
