//! One's own resources in one line; a tap opens the exchange.

use super::exchange::ExchangeOpen;
use super::icons::power;
use super::stock::{Have, bowl_numbers, stock};
use crate::app::i18n::words::Phrase;
use crate::app::table::TableCtx;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// Workers, coins, priests and the bowls of power, in one line.
#[component]
pub fn Resources(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let exchange = ExchangeOpen::expect();
    let seat = Signal::derive(move || table.me());
    let can = exchange.can(table);
    let have = Memo::new(move |_| table.state(|state| Have::of(state.player(seat.get()))));
    let label = move || Phrase::new("terra-mystica-board-have-exchange").with("have", have.get().words()).say();
    view! {
        <div class="tm-resources">
            <button type="button" class="tm-res" class:live=can aria-label=label on:click=move |_| exchange.show()>
                {stock(table, seat, |_| ())}
                <span class="bowls">{power()}{[0, 1, 2].map(|n| bowl_numbers(table, seat, n))}</span>
            </button>
        </div>
    }
}
