//! The games of the house. A new game is one line here.

use super::boards::burgundy;
use super::daily::Week;
use super::parts::{Loading, OpenTable, Parts};
use super::save::Standing;
use super::words::Phrase;
use crate::engine::Game;
use crate::games::burgundy::Burgundy;
use leptos::prelude::*;

/// What the lobby knows of a game without running it.
pub struct Entry {
    /// [`Game::ID`], and the stem of its keys in the catalogue.
    pub id: &'static str,
    /// The cover's symbol.
    pub art: &'static str,
    /// How many can play.
    pub players: std::ops::RangeInclusive<u8>,
    /// What is needed to play it; `None` for a game that is announced.
    pub play: Option<Play>,
}

/// How a game is begun and opened.
#[derive(Clone, Copy)]
pub struct Play {
    /// Whether one alone plays a game of its own (against Egon).
    pub solo: bool,
    /// The options in the dialog for a new match: reads and writes them as JSON.
    pub options: fn(OptionsForm) -> AnyView,
    /// Begins a match with these options and seats, keeps it, and returns its key.
    pub begin: fn(super::lobby::NewMatch) -> Result<String, super::lobby::BeginError>,
    /// Keeps a match that came from outside and returns its key, or says what is wrong with it.
    pub adopt: fn(&str) -> Result<String, Phrase>,
    /// Fetches what shows a kept match.
    pub table: fn(Parts) -> fn() -> Loading<OpenTable>,
    /// Whether a text is a match that runs.
    pub check: fn(&str) -> Result<(), Phrase>,
    /// Who plays in the game of the day, from Monday to Sunday; `None` for a game without one.
    pub daily: Option<&'static Week>,
}

/// What the options in the dialog are made of.
#[derive(Clone, Copy)]
pub struct OptionsForm {
    /// The options as JSON, as they are now.
    pub value: RwSignal<serde_json::Value>,
    /// How many play.
    pub players: Signal<u8>,
}

/// All games, in the lobby's order.
pub static GAMES: &[Entry] = &[
    Entry {
        id: Burgundy::ID,
        art: "art-burgundy",
        players: 1..=4,
        play: Some(Play {
            solo: true,
            options: burgundy::options,
            begin: super::lobby::begin::<Burgundy>,
            adopt: super::lobby::adopt::<Burgundy>,
            table: |parts| parts.burgundy,
            check: super::lobby::check::<Burgundy>,
            daily: Some(&burgundy::WEEK),
        }),
    },
    Entry { id: "innovation", art: "art-innovation", players: 2..=4, play: None },
    Entry { id: "terra-mystica", art: "art-terra", players: 2..=5, play: None },
    Entry { id: "beta-colony", art: "art-beta", players: 2..=4, play: None },
];

/// The game with this name.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

/// The highest points of a standing, and who has them.
pub fn leads(standing: &Standing, seat: usize) -> bool {
    let most = standing.points.iter().max();
    standing.points.get(seat) == most
}
