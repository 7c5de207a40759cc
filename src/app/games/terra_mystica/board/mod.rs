//! Terra Mystica's board: the map and everything around it, and the game's words.

pub mod cults;
pub mod faction;
pub mod frame;
pub mod pieces;
mod prompt;
pub mod resources;
pub mod seats;
mod settle;
pub mod tiles;

use crate::app::games::terra_mystica::text::words;
use crate::app::table::{GameBoard, TableCtx};
use crate::engine::Seat;
use crate::games::TerraMystica;
use leptos::prelude::*;

impl GameBoard for TerraMystica {
    const SETTLES: Option<fn(RwSignal<serde_json::Value>) -> AnyView> = Some(settle::rows);

    fn board(table: TableCtx<Self>) -> AnyView {
        view! { <frame::Frame table /> }.into_any()
    }

    fn provide(_table: TableCtx<Self>) {
        frame::Looked::provide();
    }

    fn seat_panel(table: TableCtx<Self>, seat: Seat) -> AnyView {
        view! { <seats::SeatPanel table seat /> }.into_any()
    }

    fn progress(table: TableCtx<Self>) -> AnyView {
        let place = Memo::new(move |_| table.state(words::place));
        view! { <span class="tm-where">{move || place.get().say()}</span> }.into_any()
    }

    fn prompt_actions(table: TableCtx<Self>) -> AnyView {
        prompt::actions(table)
    }
}
