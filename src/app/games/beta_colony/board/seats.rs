//! A seat's panel beside the seats, or in a sheet on phones: dice, materials, abilities, projected points.

use super::parts::{die_class, face};
use super::player_area::{materials, tokens};
use crate::app::games::beta_colony::text::{lookup, names, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::Icon;
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::Die;
use leptos::prelude::*;

/// Everything that a player has.
#[component]
pub fn SeatPanel(
    /// The match.
    table: TableCtx<BetaColony>,
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let whose = Signal::stored(seat);
    let board = Memo::new(move |_| table.state(|state| state.player(seat).board()));
    let projected = Memo::new(move |_| table.state(|state| state.projected(seat)));
    let built = Memo::new(move |_| table.state(|state| state.player(seat).achievements().to_vec()));
    let die = move |die: Die| {
        let value = Memo::new(move |_| table.state(|state| lookup::value(state, seat, die)));
        let spent = Memo::new(move |_| value.get() == 0);
        let href = move || face(value.get());
        view! {
            <span class=format!("bc-die {}", die_class(die)) class:spent=spent>
                <svg class="die" hidden=spent><use href=href></use></svg>
            </span>
        }
    };
    let label = move || table.state(|state| words::goods_of(state, seat)).say();
    let able =
        move || board.get().map(|board| names::abilities(board).map(|ability| view! { <li>{ability.say()}</li> }));
    let achievements = move || {
        built.with(|built| built.iter().map(|one| view! { <li>{names::achievement(*one).say()}</li> }).collect_view())
    };
    view! {
        <div class="bc-panel">
            <p class="sr">{label}</p>
            <p class="bc-projected" title=say("beta-colony-projected-title")>
                {move || Phrase::new("beta-colony-projected").with("points", projected.get()).say()}
            </p>
            <span class="mini-dice" aria-hidden="true">{Die::ALL.map(die)}<span class="bc-tokens">{tokens(table, whose)}</span></span>
            {materials(table, whose)}
            <ul class="bc-able">{able}{achievements}</ul>
        </div>
    }
}

/// A mark for the start player.
pub fn badge(table: TableCtx<BetaColony>, seat: Seat) -> AnyView {
    let starts = Memo::new(move |_| table.state(|state| state.first() == seat));
    view! {
        <span class="first" hidden=move || !starts.get() title=say("beta-colony-start-player")>
            <Icon name="crown" />
            <span class="sr">{say("beta-colony-start-player")}</span>
        </span>
    }
    .into_any()
}
