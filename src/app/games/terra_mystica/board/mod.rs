//! Terra Mystica's board: the map and everything around it.

mod prompt;

use crate::app::table::{GameBoard, TableCtx};
use crate::games::TerraMystica;
use leptos::prelude::*;

impl GameBoard for TerraMystica {
    fn board(_table: TableCtx<Self>) -> AnyView {
        view! { <div class="board terra-mystica"><main></main></div> }.into_any()
    }

    fn progress(table: TableCtx<Self>) -> AnyView {
        let label = move || table.state(crate::app::games::terra_mystica::text::words::place).say();
        view! { <span class="place">{label}</span> }.into_any()
    }

    fn prompt_actions(table: TableCtx<Self>) -> AnyView {
        prompt::actions(table)
    }
}
