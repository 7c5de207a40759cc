//! The four cults.

use crate::app::table::TableCtx;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// The four cults with everybody's markers and priests.
#[component]
pub fn Cults(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let _ = table;
}
