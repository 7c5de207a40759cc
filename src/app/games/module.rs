//! What is fetched with a game.

use crate::app::matches::module::{GameModule, OptionsForm};
use crate::app::matches::{adopt, begin, check, next_lesson, read};
use crate::app::narration::in_points;
use crate::app::share::sharing;
use crate::app::table::{GameBoard, table_page, watch_page};
use leptos::prelude::AnyView;

/// A game as the page uses it, with these options in the dialog for a new match.
pub const fn module<G: GameBoard>(options: fn(OptionsForm) -> AnyView) -> GameModule {
    GameModule {
        options,
        deal: None,
        beginner: None,
        in_points: in_points::<G>,
        begin: begin::<G>,
        lesson: next_lesson::<G>,
        adopt: adopt::<G>,
        read: read::<G>,
        check: check::<G>,
        share: sharing::<G>(),
        table: table_page::<G>,
        watch: watch_page::<G>,
    }
}
