//! A seat's panel: faction and resources in a line; in a sheet the whole faction board.

use super::faction::{FactionBoard, favors_of};
use super::icons::{favor_sign, power};
use super::stock::{Have, bowl_numbers, stock};
use crate::app::games::terra_mystica::text::{names, outlook};
use crate::app::i18n::number::signed;
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Gain;
use crate::games::terra_mystica::outlook::NextIncome;
use leptos::{html, prelude::*};

/// A seat's faction and resources in small, and its board where there is room for it.
#[component]
pub fn SeatPanel(
    /// The match.
    table: TableCtx<TerraMystica>,
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    // Beside the seats there is room for a line only; a sheet shows everything.
    let place = NodeRef::<html::Div>::new();
    let in_sheet = RwSignal::new(false);
    Effect::new(move |_| {
        if let Some(place) = place.get() {
            in_sheet.set(place.closest("dialog").is_ok_and(|dialog| dialog.is_some()));
        }
    });
    let faction = Memo::new(move |_| table.state(|state| state.player(seat).faction()));
    let whose = Signal::stored(seat);
    let favors = Memo::new(move |_| table.state(|state| favors_of(state.player(seat))));
    let income = Memo::new(move |_| table.state(|state| state.next_income(seat)));
    let label = move || {
        let have = table.state(|state| Have::of(state.player(seat))).words().say();
        let next = |next| Phrase::new("terra-mystica-board-next-income-is").with("gain", outlook::all(next)).say();
        income.get().map_or(have.clone(), |income| format!("{have}. {}", next(income)))
    };
    // What comes in next stands behind what there is.
    let next = move |n: usize| {
        let more = Memo::new(move |_| {
            let Gain { workers, coins, priests, power } = income.get().map_or(Gain::NONE, NextIncome::all);
            [workers.into(), coins, priests.into(), power.into()][n]
        });
        view! { <small class="plus" hidden=move || more.get() == 0>{move || signed(more.get().into())}</small> }
    };
    view! {
        <div class="tm-panel" node_ref=place>
            <div class="brief" hidden=move || in_sheet.get() || faction.get().is_none()>
                <span class="brief-row" role="img" title=label aria-label=label>
                    {stock(table, whose, next)}
                    <span class="brief-power">{power()}{[0, 1, 2].map(|n| bowl_numbers(table, whose, n))}{next(3)}</span>
                </span>
                <span class="favor-signs" hidden=move || favors.with(Vec::is_empty)>
                    {move || favors.get().into_iter().map(favor_sign).collect_view()}
                </span>
            </div>
            {move || in_sheet.get().then(|| view! { <FactionBoard table seat /> })}
        </div>
    }
}

/// The faction's sign behind a seat's name, and whether the seat has passed.
pub fn badge(table: TableCtx<TerraMystica>, seat: Seat) -> AnyView {
    let faction = Memo::new(move |_| table.state(|state| state.player(seat).faction()));
    let passed = Memo::new(move |_| table.state(|state| state.passed().contains(&seat)));
    let tint = move || faction.get().map_or("", |faction| super::pieces::terrain_class(faction.home()));
    let name = Memo::new(move |_| faction.get().map(|faction| names::faction(faction).say()));
    let href = move || faction.get().map(|faction| format!("#terra-mystica.{}", names::faction_icon(faction)));
    view! {
        <span
            class=move || format!("faction-sign {}", tint())
            data-thing=format!("seat-{}", seat.0)
            hidden=move || faction.get().is_none() title=name>
            <svg class="i" aria-hidden="true"><use href=href></use></svg>
            <span class="sr">{name}</span>
        </span>
        // A recorded game names its seats after their factions.
        <small class="faction-name" aria-hidden="true" hidden=move || name.get().is_some_and(|name| name == table.seat(seat).name)>{name}</small>
        <span class="badge" hidden=move || !passed.get()>{say("terra-mystica-board-passed")}</span>
    }
    .into_any()
}
