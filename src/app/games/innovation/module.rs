//! Innovation as the page uses it.

use super::super::module::module;
use super::options::{options, to_win};
use super::week::WEEK;
use crate::app::matches::module::{Entry, GameModule};
use crate::engine::Game;
use crate::games::Innovation;

/// What the lobby knows of it.
pub const ENTRY: Entry = Entry { id: Innovation::ID, players: 2..=4, solo: false, daily: Some(&WEEK), notation: false };

/// What is fetched with it.
pub static MODULE: GameModule = GameModule { deal: Some(to_win), ..module::<Innovation>(options) };
