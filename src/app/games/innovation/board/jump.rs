//! The seats as a bar, where boards of three and more lie one below the other: a tap leads to a board.

use super::ctx::BoardCtx;
use super::scrolling;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::SeatMark;
use crate::engine::Seat;
use leptos::{html, prelude::*};

/// The bar; `order` is that of the boards.
#[component]
pub fn Jump(order: Memo<Vec<Seat>>, boards: NodeRef<html::Main>) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let one = move |seat: Seat| {
        let plan = table.seat(seat);
        let points = Memo::new(move |_| table.state(|state| state.player(seat).points()));
        let in_turn = Memo::new(move |_| table.state(|state| state.current() == seat && state.turn() > 0));
        let place = move || order.with_untracked(|order| order.iter().position(|other| *other == seat));
        let tap = move |_| {
            if let (Some(boards), Some(place)) = (boards.get_untracked(), place()) {
                scrolling::jump(&boards, place);
            }
        };
        view! {
            <button type="button" class:turn=in_turn aria-label=Phrase::new("innovation-board-of").with("name", seat).say() on:click=tap>
                <SeatMark index=plan.mark />
                <span>{plan.name}</span>
                <b>{points}</b>
            </button>
        }
    };
    view! { <nav class="inn-jump" aria-label=say("innovation-jump")><For each=move || order.get() key=|seat| seat.0 children=one /></nav> }
}
