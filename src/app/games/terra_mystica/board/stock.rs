//! What somebody has at hand, in signs.

use super::icons::icon;
use super::preview::Preview;
use crate::app::i18n::words::Phrase;
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::state::Player;
use leptos::prelude::*;

/// What somebody has at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Have {
    /// Workers.
    pub workers: u8,
    /// Coins.
    pub coins: u16,
    /// Priests.
    pub priests: u8,
    /// The three bowls.
    pub bowls: [u8; 3],
    /// Points.
    pub points: i16,
}

impl Have {
    /// What a player has.
    pub fn of(player: &Player) -> Have {
        Have {
            workers: player.workers(),
            coins: player.coins(),
            priests: player.priests(),
            bowls: player.bowls(),
            points: player.points(),
        }
    }

    /// Workers, coins, priests, power by bowls.
    pub fn amounts(self) -> [u16; 6] {
        let [one, two, three] = self.bowls.map(u16::from);
        [self.workers.into(), self.coins, self.priests.into(), one, two, three]
    }

    /// In words.
    pub fn words(self) -> Phrase {
        let [one, two, three] = self.bowls;
        Phrase::new("terra-mystica-board-have")
            .with("workers", self.workers)
            .with("coins", self.coins)
            .with("priests", self.priests)
            .with("one", one)
            .with("two", two)
            .with("three", three)
    }
}

/// One of [`Have::amounts`] of a seat, and what it will be after the picked choice.
fn amount(table: TableCtx<TerraMystica>, seat: Signal<Seat>, n: usize) -> impl IntoView {
    let preview = Preview::expect();
    let now = Memo::new(move |_| table.state(|state| Have::of(state.player(seat.get())).amounts()[n]));
    let then = Memo::new(move |_| {
        preview.player(seat.get(), |player| Have::of(player).amounts()[n]).filter(|then| *then != now.get())
    });
    view! {
        <b data-count="" class:then=move || then.get().is_some()>
            {move || match then.get() {
                Some(then) => format!("→{then}"),
                None => now.get().to_string(),
            }}
        </b>
    }
}

/// Workers, coins and priests of a seat as signs, with what is picked taken into account; `beside` stands behind each.
pub fn stock<V: IntoView>(
    table: TableCtx<TerraMystica>,
    seat: Signal<Seat>,
    beside: impl Fn(usize) -> V,
) -> impl IntoView {
    let one = move |n: usize, name: &'static str| view! { <span class="r1">{icon(name)}{amount(table, seat, n)}{beside(n)}</span> };
    view! { {one(0, "worker")}{one(1, "coin")}{one(2, "priest")} }
}

/// A bowl of a seat: its number and how many tokens are in it.
pub fn bowl_numbers(table: TableCtx<TerraMystica>, seat: Signal<Seat>, n: usize) -> impl IntoView {
    view! { <span class="bowl" class:full={n == 2}><small>{["I", "II", "III"][n]}</small>{amount(table, seat, 3 + n)}</span> }
}
