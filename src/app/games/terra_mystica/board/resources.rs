//! One's own resources, always in view below 1100 px.

use crate::app::table::TableCtx;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// Workers, coins, priests and the bowls of power, in one line.
#[component]
pub fn Resources(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let _ = table;
    view! { <div class="tm-resources"></div> }
}
