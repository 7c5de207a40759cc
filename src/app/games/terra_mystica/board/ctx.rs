//! What the parts of a faction's board share.

use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Faction;
use crate::games::terra_mystica::state::Player;
use leptos::prelude::*;

/// A faction board as its parts share it.
#[derive(Clone, Copy)]
pub struct BoardCtx {
    /// The match.
    pub table: TableCtx<TerraMystica>,
    /// Whose board.
    pub seat: Signal<Seat>,
    /// The faction, once it is chosen.
    pub faction: Memo<Option<Faction>>,
    /// The seat's mark.
    pub mark: Memo<u8>,
    /// Whether it is the board of whoever looks, who acts by it.
    pub mine: Memo<bool>,
}

impl BoardCtx {
    /// Looks at the player's things, anew when these change.
    pub fn of<T: Send + Sync + PartialEq + 'static>(
        self,
        look: impl Fn(&Player) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.table.state(|state| look(state.player(self.seat.get()))))
    }
}
