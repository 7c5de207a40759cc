//! Beta Colony as the page uses it.

use super::options::options;
use super::week::WEEK;
use crate::app::matches::module::{Entry, GameModule};
use crate::app::matches::{adopt, begin, check, read};
use crate::app::narration::in_points;
use crate::app::share::sharing;
use crate::app::table::{table_page, watch_page};
use crate::engine::Game;
use crate::games::BetaColony;

/// What the lobby knows of it.
pub const ENTRY: Entry = Entry { id: BetaColony::ID, players: 2..=4, solo: false, daily: Some(&WEEK), notation: false };

/// What is fetched with it.
pub static MODULE: GameModule = GameModule {
    options,
    beginner: None,
    in_points: in_points::<BetaColony>,
    begin: begin::<BetaColony>,
    adopt: adopt::<BetaColony>,
    read: read::<BetaColony>,
    check: check::<BetaColony>,
    share: sharing::<BetaColony>(),
    table: table_page::<BetaColony>,
    watch: watch_page::<BetaColony>,
};
