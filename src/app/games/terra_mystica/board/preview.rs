//! The table as it will be after the picked choice, for everything that shows before and after.

use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::state::Player;
use leptos::prelude::*;

/// The table after the picked choice, up to the next question.
#[derive(Clone, Copy, Debug)]
pub struct Preview(Memo<Option<TerraMystica>>);

impl Preview {
    /// Makes it known to the board.
    pub fn provide(table: TableCtx<TerraMystica>) {
        let after = table.of_picked(|game, picked| {
            let after = game.foretell(picked)?.state;
            // The income of another round is no consequence of this choice alone.
            (game.state().round() == after.round()).then_some(after)
        });
        provide_context(Preview(Memo::new(move |_| after.get().flatten())));
    }

    /// That of this board.
    pub fn expect() -> Preview {
        expect_context()
    }

    /// Looks at a seat's things then; `None` while nothing is picked.
    pub fn player<R>(self, seat: Seat, look: impl FnOnce(&Player) -> R) -> Option<R> {
        self.0.with(|after| after.as_ref().map(|after| look(after.player(seat))))
    }

    /// Looks at the table then; `None` while nothing is picked.
    pub fn state<R>(self, look: impl FnOnce(&TerraMystica) -> R) -> Option<R> {
        self.0.with(|after| after.as_ref().map(look))
    }
}
