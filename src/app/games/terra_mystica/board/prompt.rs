//! The prompt bar's buttons: the choices that have no place on the board.

use crate::app::narration::Narration;
use crate::app::table::TableCtx;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// Buttons for every choice that has no place on the board.
pub fn actions(table: TableCtx<TerraMystica>) -> AnyView {
    let choices = Memo::new(move |_| table.choices());
    view! {
        <div class="choices" role="group">
            <For each=move || choices.get() key=|choice| *choice let(choice)>
                <button class="btn" type="button" on:click=move |_| table.pick(choice)>
                    {move || table.game(|game| TerraMystica::verb(game, choice)).say()}
                </button>
            </For>
        </div>
    }
    .into_any()
}
