//! Terra Mystica as the page uses it.

use super::options::options;
use super::week::WEEK;
use crate::app::matches::module::{Beginner, Entry, GameModule};
use crate::app::matches::{adopt, begin, check, read};
use crate::app::narration::in_points;
use crate::app::share::sharing;
use crate::app::table::{table_page, watch_page};
use crate::engine::Game;
use crate::games::TerraMystica;

/// What the lobby knows of it.
pub const ENTRY: Entry =
    Entry { id: TerraMystica::ID, players: 2..=5, solo: false, daily: Some(&WEEK), notation: true };

const BEGINNER: Beginner =
    Beginner { option: "fixed_setup", name: "terra-mystica-option-fixed", note: "terra-mystica-option-fixed-note" };

/// What is fetched with it.
pub static MODULE: GameModule = GameModule {
    options,
    beginner: Some(BEGINNER),
    in_points: in_points::<TerraMystica>,
    begin: begin::<TerraMystica>,
    adopt: adopt::<TerraMystica>,
    read: read::<TerraMystica>,
    check: check::<TerraMystica>,
    share: sharing::<TerraMystica>(),
    table: table_page::<TerraMystica>,
    watch: watch_page::<TerraMystica>,
};
