//! How the parts of the board lie: where there is room all at once, on a phone one at a time, chosen by tabs above the prompt; one's dice
//! and goods are always in sight. All parts are always there; the style sheet shows them.

use super::cards::Cards;
use super::colony::Colonies;
use super::manufactory::Manufactory;
use super::orbit::Orbit;
use super::player_area::PlayerArea;
use super::tabs::{Looked, Tabs};
use crate::app::table::TableCtx;
use crate::games::BetaColony;
use leptos::prelude::*;

/// The board.
#[component]
pub fn Frame(
    /// The match.
    table: TableCtx<BetaColony>,
) -> impl IntoView {
    let looked = Looked::expect();
    view! {
        <div class="board beta-colony" data-part=move || looked.part().code()>
            <main class="bc-parts">
                <Orbit table />
                <Manufactory table />
                <Colonies table />
                <Cards table />
            </main>
            <PlayerArea table />
            <Tabs />
        </div>
    }
}
