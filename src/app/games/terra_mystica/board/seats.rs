//! A seat's panel: faction and resources in a line; in a sheet the whole faction board.

use super::faction::{FactionBoard, favors_of};
use super::icons::{favor_sign, gain, power};
use super::stock::{Have, bowl_numbers, stock};
use crate::app::games::terra_mystica::text::names;
use crate::app::i18n::words::say;
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
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
    let label = move || table.state(|state| Have::of(state.player(seat))).words().say();
    view! {
        <div class="tm-panel" node_ref=place>
            <div class="brief" hidden=move || in_sheet.get() || faction.get().is_none()>
                <span class="brief-row" role="img" aria-label=label>
                    {stock(table, whose)}
                    <span class="brief-power">{power()}{[0, 1, 2].map(|n| bowl_numbers(table, whose, n))}</span>
                </span>
                {to_come(table, seat)}
            </div>
            {move || in_sheet.get().then(|| view! { <FactionBoard table seat /> })}
        </div>
    }
}

/// What comes in next, and the favor tiles.
fn to_come(table: TableCtx<TerraMystica>, seat: Seat) -> impl IntoView {
    let income = Memo::new(move |_| {
        let last = table.state(TerraMystica::is_last_round);
        table.state(|state| state.next_income(seat)).filter(|_| !last).map(NextIncome::all)
    });
    let favors = Memo::new(move |_| table.state(|state| favors_of(state.player(seat))));
    let signs = move || income.get().map(gain);
    let none = move || favors.with(Vec::is_empty) && income.get().is_none();
    view! {
        <span class="brief-row brief-more" hidden=none title=move || say("terra-mystica-board-next-income")>
            <span class="gains">{signs}</span>
            <span class="favor-signs">{move || favors.get().into_iter().map(favor_sign).collect_view()}</span>
        </span>
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
