//! The manufactory: four rows of modules, and those that are still to come.

use super::explain::{Explained, Topic};
use super::offers::Offers;
use super::parts::{href, module_face};
use crate::app::games::beta_colony::text::{names, things};
use crate::app::i18n::words::say;
use crate::app::table::TableCtx;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::ROWS;
use crate::games::beta_colony::{Choice, Module};
use leptos::prelude::*;

/// The rows, with the fuel that the die in hand needs for each.
#[component]
pub fn Manufactory(
    /// The match.
    table: TableCtx<BetaColony>,
) -> impl IntoView {
    let explained = Explained::expect();
    let three = Memo::new(move |_| table.state(|state| state.slots() > 2));
    let left = Memo::new(move |_| table.state(|state| state.modules_left()));
    view! {
        <section class="bc-make" aria-label=say("beta-colony-works")>
            <div class="bc-make-head">
                <h2>{say("beta-colony-works")}</h2>
                <button class="bc-left" type="button" on:click=move |_| explained.show(Topic::Left)>
                    <span>{say("beta-colony-left")}</span>
                    <b>{left}</b>
                </button>
            </div>
            <div class="bc-rows" class:three=three>{(0..ROWS.len()).map(|n| row(table, n, three)).collect_view()}</div>
        </section>
    }
}

fn row(table: TableCtx<BetaColony>, n: usize, three: Memo<bool>) -> impl IntoView {
    let offers = Offers::expect();
    let fuel = Memo::new(move |_| offers.row_fuel(table, n));
    let open = Memo::new(move |_| offers.row_open(table, n));
    let (from, to) = ROWS[n];
    let dice = (from..=to).map(|value| {
        view! { <svg class="die" aria-hidden="true"><use href=href(&format!("die-{value}"))></use></svg> }
    });
    view! {
        <div class="bc-row" class:in=open role="group" aria-label=names::row(n).say()>
            <span class="vals">
                {dice.collect_view()}
                <span class="cost bc-need" hidden=move || fuel.get() == 0 aria-hidden="true">
                    "−"{fuel}
                    <svg class="i"><use href=href("fuel")></use></svg>
                </span>
            </span>
            {(0..3).map(|slot| module(table, n, slot, three)).collect_view()}
        </div>
    }
}

fn module(table: TableCtx<BetaColony>, row: usize, slot: usize, three: Memo<bool>) -> impl IntoView {
    let (offers, explained) = (Offers::expect(), Explained::expect());
    let which = Memo::new(move |_| table.state(|state| state.rows()[row][slot]));
    let choice = Memo::new(move |_| which.get().and_then(|which| offers.module(which)));
    let chosen = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let label = move || which.get().map(|which: Module| names::module_label(which).say());
    let tap = move |_| match (choice.get_untracked(), which.get_untracked()) {
        (Some(choice), _) => table.pick(choice),
        (None, Some(which)) if offers.tap_module(table, row, which) => {}
        (None, Some(which)) => explained.without(Topic::Module(which), Choice::Module(which)),
        _ => {}
    };
    view! {
        <button
            class="bc-mod"
            class:can=move || choice.get().is_some()
            class:chosen=chosen
            class:none=move || which.get().is_none()
            hidden=move || slot == 2 && !three.get()
            type="button"
            aria-label=label
            data-thing=move || which.get().map(things::module)
            on:click=tap
        >
            {move || which.get().map(module_face)}
        </button>
    }
}
