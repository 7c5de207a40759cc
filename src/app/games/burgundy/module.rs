//! Burgundy as the page uses it.

use super::options::options;
use super::week::WEEK;
use crate::app::matches::module::{Entry, GameModule};
use crate::app::matches::{adopt, begin, check, read};
use crate::app::narration::in_points;
use crate::app::share::sharing;
use crate::app::table::{table_page, watch_page};
use crate::engine::Game;
use crate::games::Burgundy;

/// What the lobby knows of it.
pub const ENTRY: Entry = Entry { id: Burgundy::ID, players: 1..=4, solo: true, daily: Some(&WEEK), notation: false };

/// What is fetched with it.
pub static MODULE: GameModule = GameModule {
    options,
    beginner: None,
    in_points: in_points::<Burgundy>,
    begin: begin::<Burgundy>,
    adopt: adopt::<Burgundy>,
    read: read::<Burgundy>,
    check: check::<Burgundy>,
    share: sharing::<Burgundy>(),
    table: table_page::<Burgundy>,
    watch: watch_page::<Burgundy>,
};
