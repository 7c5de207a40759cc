//! A game as the page uses it without knowing it.

use super::daily::Week;
use super::{BeginError, NewMatch, Sharing};
use crate::app::i18n::words::Phrase;
use crate::app::lessons::Offered;
use crate::app::store::backup::Checked;
use crate::app::store::save::Standing;
use leptos::prelude::*;

/// What the lobby knows of a game without running it.
pub struct Entry {
    /// [`Game::ID`](crate::engine::Game::ID), and the stem of its keys in the catalogue.
    pub id: &'static str,
    /// How many can play.
    pub players: std::ops::RangeInclusive<u8>,
    /// Whether one alone plays a game of its own (against Egon).
    pub solo: bool,
    /// Who plays in the game of the day, from Monday to Sunday; `None` for a game without one.
    pub daily: Option<&'static Week>,
    /// Whether its matches are also written down in a notation of its own, which [`GameModule::read`] knows.
    pub notation: bool,
}

/// A game as the page uses it.
#[derive(Debug)]
pub struct GameModule {
    /// The options in the dialog for a new match: reads and writes them as JSON.
    pub options: fn(OptionsForm) -> AnyView,
    /// The number that the message about the deal names, where the options make it.
    pub deal: Option<fn(OptionsForm) -> u8>,
    /// What makes a first match easy to begin, where a game has that.
    pub beginner: Option<Beginner>,
    /// Whether what is counted are points, of which a mean tells something.
    pub in_points: fn() -> bool,
    /// Begins a match with these options and seats, keeps it, and returns its key.
    pub begin: fn(NewMatch) -> Result<String, BeginError>,
    /// The lesson of the game alone that is offered, to one alone (`true`) or to several.
    pub lesson: fn(bool) -> Option<Offered>,
    /// Keeps a match that came from outside and returns its key, or says what is wrong with it.
    pub adopt: fn(&str) -> Result<String, Phrase>,
    /// Keeps a match that is written in the game's own notation and returns its key, or says what is wrong with it; `None` for a text
    /// that is nothing of the kind.
    pub read: fn(&str) -> Option<Result<String, Phrase>>,
    /// The text of a match that came in (at this time) as it may be kept, and why it can only be looked at if that is so; or what is wrong
    /// with it.
    pub check: fn(&str, f64) -> Result<Checked, Phrase>,
    /// Its matches as links, files and logs, and links taken in.
    pub share: Sharing,
    /// Shows the kept match with this key.
    pub table: fn(String) -> AnyView,
    /// Shows the match in the text of a link without keeping it, or says what is wrong with the link.
    pub watch: fn(&str) -> Result<AnyView, Phrase>,
}

/// An option that sets everything up for beginners.
#[derive(Debug, Clone, Copy)]
pub struct Beginner {
    /// The option, as records write it; it is a switch.
    pub option: &'static str,
    /// The message that names it.
    pub name: &'static str,
    /// The message that says what it does.
    pub note: &'static str,
}

/// What the options in the dialog are made of.
#[derive(Clone, Copy)]
pub struct OptionsForm {
    /// The options as JSON, as they are now.
    pub value: RwSignal<serde_json::Value>,
    /// How many play.
    pub players: Signal<u8>,
}

/// The highest points of a standing, and who has them.
pub fn leads(standing: &Standing, seat: usize) -> bool {
    let most = standing.points.iter().max();
    standing.points.get(seat) == most
}
