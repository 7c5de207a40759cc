//! A faction's board.

use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// A seat's faction board: incomes, buildings left, bowls, tracks.
#[component]
pub fn FactionBoard(
    /// The match.
    table: TableCtx<TerraMystica>,
    /// Whose.
    #[prop(into)]
    seat: Signal<Seat>,
) -> impl IntoView {
    let _ = (table, seat);
}
