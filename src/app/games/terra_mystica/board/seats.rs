//! What a seat's panel shows beside name and points.

use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// A seat's faction and resources in small.
#[component]
pub fn SeatPanel(
    /// The match.
    table: TableCtx<TerraMystica>,
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let _ = (table, seat);
}
