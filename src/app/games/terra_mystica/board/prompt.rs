//! The prompt bar's parts: the choices that have no place on the board, and the other ways to send a priest.

use super::cults::cult_of;
use super::icons::{icon, points, power, price};
use super::parts::{Looked, Part};
use super::pieces::{terrain_class, terrain_mark};
use crate::app::games::terra_mystica::text::gains::{paid, scored};
use crate::app::games::terra_mystica::text::{names, words};
use crate::app::i18n::words::say;
use crate::app::narration::Narration;
use crate::app::table::TableCtx;
use crate::app::ui::settled_slots;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::ALCHEMIST_COINS_A_POINT;
use crate::games::terra_mystica::{Choice, Exchange, Faction, Leech, Prompt, Terrain};
use leptos::prelude::*;

/// Whether a choice is made by a button here, not on the board.
fn is_here(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Terrain(_)
            | Choice::Dig
            | Choice::Pass(None)
            | Choice::Burn
            | Choice::Lower(_)
            | Choice::Ordain(_)
            | Choice::Forfeit
            | Choice::Take(_)
            | Choice::Decline(_)
            | Choice::Later
            | Choice::Done
    )
}

/// Whether it is what only this faction can do: it is easily forgotten.
fn is_own(choice: Choice) -> bool {
    match choice {
        Choice::Special(special) => special.faction().is_some(),
        Choice::Exchange(Exchange::PointToCoin | Exchange::CoinsToPoint) => true,
        _ => false,
    }
}

/// A button of the prompt bar.
#[derive(Clone, Copy, PartialEq)]
enum Button {
    /// A choice.
    Choose(Choice),
    /// Another slot for the priest that is picked.
    Instead(Choice),
    /// What only this faction can do.
    Own(Choice),
    /// The way to the bonus cards, of which one is taken on passing.
    ToCards,
}

fn buttons(table: TableCtx<TerraMystica>) -> Vec<Button> {
    let picked = table.picked();
    let cult = picked.and_then(cult_of);
    table.with_choices(|choices| {
        let mut buttons: Vec<Button> = match cult {
            // Of one slot there is nothing to choose.
            Some((cult, Some(_))) => {
                let same =
                    |choice: &&Choice| cult_of(**choice).is_some_and(|(there, steps)| there == cult && steps.is_some());
                choices.iter().filter(same).map(|choice| Button::Instead(*choice)).collect()
            }
            _ => Vec::new(),
        };
        // What is done without, once picked, stands on the confirming button in the same words.
        let confirms = |choice: Choice| {
            picked == Some(choice) && matches!(choice, Choice::Forfeit | Choice::Pass(None) | Choice::Decline(_))
        };
        let here = choices.iter().filter(|choice| is_here(**choice) && !confirms(**choice));
        buttons.extend(here.map(|choice| Button::Choose(*choice)));
        let passes = choices.iter().any(|choice| matches!(choice, Choice::Pass(Some(_))));
        if picked.is_none() {
            buttons.extend(choices.iter().filter(|choice| is_own(**choice)).map(|choice| Button::Own(*choice)));
            buttons.extend(passes.then_some(Button::ToCards));
        }
        buttons
    })
}

/// Buttons for every choice that has no place on the board.
pub fn actions(table: TableCtx<TerraMystica>) -> AnyView {
    let shown = Memo::new(move |_| buttons(table));
    view! {
        <div class="choices" role="group">{settled_slots(shown, 4, move |button| one(table, button))}</div>
    }
    .into_any()
}

fn one(table: TableCtx<TerraMystica>, button: Memo<Option<Button>>) -> impl IntoView {
    let looked = Looked::expect();
    let choice = move || match button.get() {
        Some(Button::Choose(choice) | Button::Instead(choice) | Button::Own(choice)) => Some(choice),
        _ => None,
    };
    let picked = Memo::new(move |_| choice().is_some() && table.picked() == choice());
    let label = Memo::new(move |_| match button.get()? {
        Button::ToCards => Some(say("terra-mystica-board-to-cards")),
        Button::Choose(choice) | Button::Instead(choice) | Button::Own(choice) => {
            Some(table.game(|game| TerraMystica::describe(game, choice)).say())
        }
    });
    let tap = move |_| match button.get_untracked() {
        // Ending the turn brings nothing: no second tap is needed.
        Some(Button::Choose(choice @ (Choice::Done | Choice::Later))) => table.commit(choice),
        Some(Button::Choose(choice) | Button::Own(choice)) => table.pick(choice),
        Some(Button::Instead(choice)) => table.repick(choice),
        Some(Button::ToCards) => pass(table, looked),
        None => {}
    };
    view! {
        <button
            class="btn"
            class:chosen=picked
            class:off=move || button.get().is_none()
            class:to-cards=move || button.get() == Some(Button::ToCards)
            type="button"
            title=label
            aria-label=label
            aria-pressed=move || choice().map(|_| picked.get().to_string())
            on:click=tap
        >
            {move || button.get().map(|button| face(table, button))}
        </button>
    }
}

/// The bonus cards come into sight and one of them is picked, in whose place any other can be.
fn pass(table: TableCtx<TerraMystica>, looked: Looked) {
    looked.show(Part::Tiles);
    let first = |choices: &[Choice]| choices.iter().copied().find(|choice| matches!(choice, Choice::Pass(Some(_))));
    if let Some(choice) = table.with_choices(first) {
        table.repick(choice);
    }
}

/// What stands on a button.
fn face(table: TableCtx<TerraMystica>, button: Button) -> AnyView {
    match button {
        Button::ToCards => say("terra-mystica-board-pass").into_any(),
        Button::Own(Choice::Special(special)) => {
            view! { {icon(names::special_icon(special))}<span class="wide">{names::special(special).say()}</span> }
                .into_any()
        }
        Button::Own(Choice::Exchange(Exchange::PointToCoin)) => {
            view! { "1"{icon("point")}"→1"{icon("coin")} }.into_any()
        }
        Button::Own(Choice::Exchange(_)) => {
            view! { {ALCHEMIST_COINS_A_POINT}{icon("coin")}"→1"{icon("point")} }.into_any()
        }
        Button::Instead(Choice::Priest(_, steps)) => {
            let back = steps == 1;
            view! { {icon("priest")}{format!("+{steps}")}{back.then(|| view! { <span class="wide">{say("terra-mystica-board-priest-back")}</span> })} }.into_any()
        }
        Button::Choose(Choice::Terrain(terrain)) => view! {
            <svg class=format!("i swatch {}", terrain_class(terrain)) viewBox="-40 -40 80 80" aria-hidden="true">
                <polygon points="0,-38 33,-19 33,19 0,38 -33,19 -33,-19"></polygon>
                <use href=terrain_mark(terrain) x="-40" y="-40" width="80" height="80"></use>
            </svg>
            <span class="wide">{names::terrain(terrain).say()}</span>
            {home_of(table, terrain).map(|faction| icon(names::faction_icon(faction)))}
            {table.game(|game| paid(game, Choice::Terrain(terrain))).map(price)}
            {points(table.game(|game| scored(game, Choice::Terrain(terrain))))}
        }
        .into_any(),
        Button::Choose(Choice::Ordain(workers)) => {
            view! { {workers}{icon("worker")}"→"{workers}{icon("priest")} }.into_any()
        }
        Button::Choose(Choice::Take(_)) => {
            let leech = table.game(|game| match game.question().map(|question| question.prompt) {
                Some(Prompt::Leech(leech)) => Some(leech),
                _ => None,
            });
            match leech {
                Some(Leech { power: n, cost: 0, .. }) => view! { {format!("+{n}")}{power()} }.into_any(),
                Some(Leech { power: n, cost, .. }) => {
                    view! { {format!("+{n}")}{power()}<span class="cost">{format!("−{cost}")}{icon("point")}</span> }
                        .into_any()
                }
                None => verb(table, Choice::Take(0)),
            }
        }
        // The verb alone stands on the confirming button.
        Button::Choose(choice @ (Choice::Dig | Choice::Burn | Choice::Lower(_))) => {
            table.game(|game| words::what(game, choice)).say().into_any()
        }
        Button::Choose(choice) | Button::Instead(choice) | Button::Own(choice) => verb(table, choice),
    }
}

/// The own faction, whose sign marks its home among the terrains.
fn home_of(table: TableCtx<TerraMystica>, terrain: Terrain) -> Option<Faction> {
    let me = table.me();
    table.state(|state| state.player(me).faction().filter(|_| state.home(me) == terrain))
}

fn verb(table: TableCtx<TerraMystica>, choice: Choice) -> AnyView {
    table.game(|game| TerraMystica::verb(game, choice)).say().into_any()
}

/// The faction in play, large, at the left of the prompt on a desktop.
pub fn sign(table: TableCtx<TerraMystica>) -> AnyView {
    let faction = Memo::new(move |_| {
        let seat = table.asked()?;
        table.state(|state| state.player(seat).faction())
    });
    let tint = move || faction.get().map_or("", |faction| terrain_class(faction.home()));
    let href = move || faction.get().map(|faction| format!("#terra-mystica.{}", names::faction_icon(faction)));
    view! {
        <span class=move || format!("big-die portrait {}", tint()) hidden=move || faction.get().is_none()>
            <svg class="i" aria-hidden="true"><use href=href></use></svg>
        </span>
    }
    .into_any()
}

/// Whether the buttons are so many that they take more than one line.
pub fn has_many(table: TableCtx<TerraMystica>) -> bool {
    table.with_choices(|choices| choices.iter().filter(|choice| is_here(**choice)).count() > 3)
}

/// Round track in the top bar.
pub fn progress(table: TableCtx<TerraMystica>) -> AnyView {
    let round = Memo::new(move |_| table.state(TerraMystica::round));
    let label = move || table.state(words::place).say();
    let one = |n: u8| view! { <li class:done=move || n < round.get() class:now=move || n == round.get()>{n}</li> };
    view! { <ol class="track tm-track" aria-label=label>{(1..=crate::games::terra_mystica::facts::ROUNDS).map(one).collect_view()}</ol> }
        .into_any()
}
