//! Rounds with their scoring tiles, power actions, bonus cards.

use crate::app::table::TableCtx;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// The six rounds with their scoring tiles.
#[component]
pub fn Rounds(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let _ = table;
}

/// The six power actions.
#[component]
pub fn PowerActions(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let _ = table;
}

/// The bonus cards to take when passing.
#[component]
pub fn BonusCards(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let _ = table;
}

/// The bonus cards that players hold.
#[component]
pub fn BonusHeld(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let _ = table;
}
