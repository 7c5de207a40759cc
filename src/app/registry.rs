//! The games of the house. A new game is one line here.

use super::boards::{burgundy, innovation};
use super::daily::Week;
use super::parts::{Load, Parts, Program, parts};
use super::save::Standing;
use super::words::Phrase;
use crate::engine::Game;
use crate::games::burgundy::Burgundy;
use crate::games::innovation::Innovation;
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

impl Entry {
    /// The game's program.
    ///
    /// # Errors
    /// That there is none, or that it cannot be fetched now, in words for the page.
    pub async fn program(&self) -> Result<&'static Program, Phrase> {
        let play = self.play.ok_or_else(|| Phrase::new("kept-no-game"))?;
        play.load()().await.ok_or_else(|| Phrase::new("part-missing-why"))
    }
}

/// What is known of a game that can be played before its program is here.
#[derive(Clone, Copy)]
pub struct Play {
    /// Whether one alone plays a game of its own (against Egon).
    pub solo: bool,
    /// Who plays in the game of the day, from Monday to Sunday; `None` for a game without one.
    pub daily: Option<&'static Week>,
    /// Which part of the page it is.
    part: fn(Parts) -> Load<&'static Program>,
}

impl Play {
    /// How the game's program is fetched.
    pub fn load(self) -> Load<&'static Program> {
        (self.part)(parts())
    }
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
        play: Some(Play { solo: true, daily: Some(&burgundy::WEEK), part: |parts| parts.burgundy }),
    },
    Entry {
        id: Innovation::ID,
        art: "art-innovation",
        players: 2..=4,
        play: Some(Play { solo: false, daily: Some(&innovation::WEEK), part: |parts| parts.innovation }),
    },
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
