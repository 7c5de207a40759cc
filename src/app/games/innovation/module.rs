//! Innovation as the page uses it.

use super::options::options;
use super::week::WEEK;
use crate::app::matches::module::{Entry, GameModule};
use crate::app::matches::{adopt, begin, check, read};
use crate::app::narration::in_points;
use crate::app::share::sharing;
use crate::app::table::{table_page, watch_page};
use crate::engine::Game;
use crate::games::Innovation;

/// What the lobby knows of it.
pub const ENTRY: Entry = Entry { id: Innovation::ID, players: 2..=4, solo: false, daily: Some(&WEEK), notation: false };

/// What is fetched with it.
pub static MODULE: GameModule = GameModule {
    options,
    beginner: None,
    in_points: in_points::<Innovation>,
    begin: begin::<Innovation>,
    adopt: adopt::<Innovation>,
    read: read::<Innovation>,
    check: check::<Innovation>,
    share: sharing::<Innovation>(),
    table: table_page::<Innovation>,
    watch: watch_page::<Innovation>,
};
