//! The prompt bar's parts: cycles and rounds, and the choices that have no place on the board.

use super::offers::Offers;
use super::parts::{chip, die_class, face, icon};
use crate::app::games::beta_colony::text::{lookup, names, words};
use crate::app::i18n::words::say;
use crate::app::narration::Narration;
use crate::app::table::TableCtx;
use crate::app::ui::settled_slots;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::CYCLE_ROUNDS;
use crate::games::beta_colony::{Choice, Die, Payment};
use leptos::prelude::*;

/// Buttons for every choice that has no place on the board.
pub fn actions(table: TableCtx<BetaColony>) -> AnyView {
    let offers = Offers::expect();
    let shown = Memo::new(move |_| offers.elsewhere());
    let docks = Memo::new(move |_| shown.with(|shown| shown.iter().any(|choice| matches!(choice, Choice::Dock(..)))));
    let aimed = move || offers.aimed();
    let where_to = move || match aimed() {
        Some(at) => Some(words::flies(at)),
        None => docks.get().then(|| table.state(|state| words::docks(state, table.me()))).flatten(),
    };
    view! {
        <div class="choices bc-choices" role="group">
            <span class="bc-dock-at" class:aimed=move || aimed().is_some() hidden=move || !docks.get() && aimed().is_none()>{move || where_to().map(|words| words.say())}</span>
            {settled_slots(shown, 6, move |choice| one(table, choice))}
        </div>
    }
    .into_any()
}

fn one(table: TableCtx<BetaColony>, choice: Memo<Option<Choice>>) -> impl IntoView {
    let offers = Offers::expect();
    let picked = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let label =
        Memo::new(move |_| choice.get().map(|choice| table.game(|game| BetaColony::describe(game, choice)).say()));
    let tap = move |_| match choice.get_untracked() {
        // Doing without brings nothing: no second tap is needed.
        Some(Choice::Pass) => table.commit(Choice::Pass),
        Some(other) => offers.tap_value(table, other),
        None => {}
    };
    view! {
        <button
            class="btn"
            class:chosen=picked
            class:off=move || choice.get().is_none()
            type="button"
            title=label
            aria-label=label
            aria-pressed=move || picked.get().to_string()
            on:click=tap
        >
            {pair(table, choice)}
            {move || choice.get().map(|choice| content(table, choice))}
            <span>{move || choice.get().filter(|it| !matches!(it, Choice::Dock(..))).map(|it| table.game(|game| words::button(game, it)).say())}</span>
        </button>
    }
}

/// Two dice that dock. There are many such pairs, and others at every question: they are changed instead of made anew.
fn pair(table: TableCtx<BetaColony>, choice: Memo<Option<Choice>>) -> impl IntoView {
    let dice = Memo::new(move |_| match choice.get() {
        Some(Choice::Dock(one, other)) => Some([one, other]),
        _ => None,
    });
    let half = |nth: usize| {
        let die = Memo::new(move |_| dice.get().map(|dice| dice[nth]));
        let value =
            Memo::new(move |_| die.get().map_or(0, |die| table.state(|state| lookup::value(state, table.me(), die))));
        let class = move || format!("bc-die small {}", die.get().map_or("", die_class));
        let words = move || die.get().map(|die| names::short_die(die, value.get()).say());
        view! {
            <span class=class><svg class="die" aria-hidden="true"><use href=move || face(value.get())></use></svg></span>
            <span>{words}</span>
        }
    };
    view! { <span class="bc-pair two" class:off=move || dice.get().is_none()>{half(0)}{half(1)}</span> }
}

/// The signs on a button.
fn content(table: TableCtx<BetaColony>, choice: Choice) -> AnyView {
    let me = untrack(|| table.me());
    match choice {
        Choice::Material(material) | Choice::Pay(Payment::Material(material) | Payment::Pair(material)) => {
            chip(material).into_any()
        }
        Choice::Pay(Payment::Artifact) => icon("artifact").into_any(),
        Choice::Move(die, _) | Choice::Activate(die, _) => {
            let as_value = match choice {
                Choice::Activate(_, value) => value,
                _ => untrack(|| table.state(|state| lookup::value(state, me, die))),
            };
            let fuel = untrack(|| table.state(|state| lookup::fuel(state, me, choice)));
            let cost = (fuel > 0).then(|| view! { <span class="cost">{format!("−{fuel}")}{icon("fuel")}</span> });
            view! { <span class="bc-pair">{small_die(die, as_value)}{cost}</span> }.into_any()
        }
        Choice::Gather => view! { <span class="bc-pair">{icon("any-die")}{icon("fuel")}</span> }.into_any(),
        // Two dice are drawn by `pair`; the others are words alone.
        _ => ().into_any(),
    }
}

fn small_die(die: Die, value: u8) -> impl IntoView {
    view! { <span class=format!("bc-die small {}", die_class(die))><svg class="die" aria-hidden="true"><use href=face(value)></use></svg></span> }
}

/// Whether the buttons are so many that they take more than one line.
pub fn has_many(_table: TableCtx<BetaColony>) -> bool {
    Offers::expect().elsewhere().len() > 3
}

/// Cycles and rounds in the top bar.
pub fn progress(table: TableCtx<BetaColony>) -> AnyView {
    let round = Memo::new(move |_| table.state(BetaColony::round));
    let cycle = Memo::new(move |_| table.state(lookup::cycle));
    let label = move || table.state(words::place).say();
    let one = move |n: u8| {
        let now = Memo::new(move |_| n == cycle.get());
        let pip = move |at: u8| {
            let nth = (n - 1) * CYCLE_ROUNDS + at;
            view! { <i class:on=move || nth < round.get() class:cur=move || nth == round.get()></i> }
        };
        view! {
            <li class:done=move || n < cycle.get() class:now=now>
                {n}
                <span class="rounds" hidden=move || !now.get() aria-hidden="true">{(1..=CYCLE_ROUNDS).map(pip).collect_view()}</span>
            </li>
        }
    };
    view! { <ol class="track" aria-label=label title=say("beta-colony-cycles")>{(1..=3).map(one).collect_view()}</ol> }
        .into_any()
}
