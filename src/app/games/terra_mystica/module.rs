//! Terra Mystica as the page uses it.

use super::super::module::module;
use super::options::options;
use super::week::WEEK;
use crate::app::matches::module::{Beginner, Entry, GameModule};
use crate::engine::Game;
use crate::games::TerraMystica;

/// What the lobby knows of it.
pub const ENTRY: Entry =
    Entry { id: TerraMystica::ID, players: 2..=5, solo: false, daily: Some(&WEEK), notation: true };

const BEGINNER: Beginner =
    Beginner { option: "fixed_setup", name: "terra-mystica-option-fixed", note: "terra-mystica-option-fixed-note" };

/// What is fetched with it.
pub static MODULE: GameModule = GameModule { beginner: Some(BEGINNER), ..module::<TerraMystica>(options) };
