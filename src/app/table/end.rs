//! The end of a match: who won, where the points came from, how it went.

use super::TableCtx;
use crate::app::playable::Playable;
use leptos::prelude::*;

/// The end screen.
#[component]
pub fn End<G: Playable>(
    /// The match.
    table: TableCtx<G>,
    /// Whether this screen is shown.
    at_end: RwSignal<bool>,
) -> impl IntoView {
    let ending =
        table.game(|game| game.outcome().map(|outcome| G::ending(game.state(), outcome, &table.seats()).say()));
    view! {
        <main class="page end-page">
            <h1>{ending}</h1>
            <button class="btn" type="button" on:click=move |_| at_end.set(false)>"Table"</button>
        </main>
    }
}
