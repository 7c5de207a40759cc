//! One's dice and goods, always in sight. A die that is tapped is in hand: only what it can do is shown then.

use super::explain::{Explained, Topic};
use super::offers::Offers;
use super::parts::{chip, die_class, face, icon};
use crate::app::games::beta_colony::text::{lookup, names, things, words};
use crate::app::i18n::words::say;
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::MOST_MATERIALS;
use crate::games::beta_colony::{Die, Material, Player};
use leptos::prelude::*;

/// The dice and goods of whoever looks.
#[component]
pub fn PlayerArea(
    /// The match.
    table: TableCtx<BetaColony>,
) -> impl IntoView {
    let explained = Explained::expect();
    let me = Signal::derive(move || table.me());
    let label = move || table.state(|state| words::goods_of(state, me.get())).say();
    view! {
        <section class="bc-dock" aria-label=say("beta-colony-goods")>
            <div class="bc-dice" role="group" aria-label=say("beta-colony-dice")>
                {Die::ALL.map(|die| own_die(table, die))}
                <span class="bc-tokens" aria-hidden="true">{tokens(table, me)}</span>
            </div>
            <button class="bc-have" type="button" data-at=things::GOODS aria-label=label on:click=move |_| explained.show(Topic::Goods)>
                {materials(table, me)}
            </button>
        </section>
    }
}

fn own_die(table: TableCtx<BetaColony>, die: Die) -> impl IntoView {
    let (offers, explained) = (Offers::expect(), Explained::expect());
    let value = Memo::new(move |_| table.state(|state| lookup::value(state, table.me(), die)));
    let spent = Memo::new(move |_| value.get() == 0);
    let can = Memo::new(move |_| offers.die(die));
    let held = Memo::new(move |_| offers.holds(die));
    let became = Memo::new(move |_| offers.became(table, die));
    let label = move || names::own_die(die, value.get()).say();
    let href = move || face(value.get().max(1));
    view! {
        <button
            class=format!("bc-die {}", die_class(die))
            class:spent=spent
            class:can=can
            class:chosen=held
            type="button"
            data-at=things::die(die)
            aria-label=label
            aria-pressed=move || held.get().to_string()
            on:click=move |_| if !offers.tap_die(table, die) {
                explained.without(Topic::Die(die), table.game(|game| lookup::wish(game, die)));
            }
        >
            <svg class="die" aria-hidden="true" hidden=spent><use href=href></use></svg>
            <span class="became" hidden=move || became.get().is_none() aria-hidden="true">{became}</span>
        </button>
    }
}

/// Fuel, artifacts and crew left.
pub fn tokens(table: TableCtx<BetaColony>, seat: Signal<Seat>) -> impl IntoView {
    let count = |of: fn(&Player) -> u8| {
        let count = Memo::new(move |_| table.state(|state| of(state.player(seat.get()))));
        view! { <span data-count="">{count}</span> }
    };
    view! {
        <span>{icon("fuel")}{count(Player::fuel)}</span>
        <span>{icon("artifact")}{count(Player::artifacts)}</span>
        <span>{icon("crew")}{count(Player::crew)}</span>
    }
}

/// Materials, each with its number.
pub fn materials(table: TableCtx<BetaColony>, seat: Signal<Seat>) -> impl IntoView {
    let one = |material: Material| {
        let count = Memo::new(move |_| table.state(|state| state.player(seat.get()).materials()[material as usize]));
        view! { <span class:zero=move || count.get() == 0>{chip(material)}<span data-count="">{count}</span></span> }
    };
    let sum = Memo::new(move |_| table.state(|state| state.player(seat.get()).materials().iter().sum::<u8>()));
    view! {
        <span class="bc-mats" aria-hidden="true">{Material::ALL.map(one)}</span>
        <span class="bc-sum" aria-hidden="true">{sum}"/"{MOST_MATERIALS}</span>
    }
}
