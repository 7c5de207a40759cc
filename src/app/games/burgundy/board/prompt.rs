//! The prompt bar's parts: the die in play, and the choices that have no place on the board.

use super::dice::{Dice, card_of};
use super::die::die_href;
use super::hand_in::HandIn;
use super::parts::icon;
use crate::app::i18n::words::say;
use crate::app::narration::Narration;
use crate::app::narration::facts::waste;
use crate::app::table::TableCtx;
use crate::app::ui::{Icon, Seal, deferred};
use crate::games::burgundy::facts::{PASSAGE_BONUSES, PassageBonus, WORKERS_FILLED};
use crate::games::burgundy::{Action, Burgundy, Card, Choice, Prompt};
use leptos::prelude::*;

/// The die in play, large, at the left of the prompt on a desktop.
pub fn sign(table: TableCtx<Burgundy>) -> AnyView {
    let dice = Dice::expect();
    let die = Memo::new(move |_| {
        let extra = match table.prompt() {
            Some(Prompt::ExtraAction(card)) => Some(card),
            _ => None,
        };
        dice.in_play().or(extra).map(Card::die)
    });
    view! {
        <span class="big-die" hidden=move || die.get().is_none()>
            <svg class="die" aria-hidden="true">
                <use href=move || die.get().map(die_href)></use>
            </svg>
        </span>
    }
    .into_any()
}

/// Buttons for every choice that has no place on the board.
pub fn actions(table: TableCtx<Burgundy>) -> AnyView {
    let dice = Dice::expect();
    let shown = Memo::new(move |_| table.with_choices(|choices| without_place(choices, dice)));
    // The same action with another die keeps its button.
    let offered = Memo::new(move |_| {
        let of = |choice: &Choice| match *choice {
            Choice::Act(_, action) => Choice::Act(None, action),
            other => other,
        };
        shown.with(|shown| shown.iter().map(of).collect::<Vec<_>>())
    });
    let as_offered = move |kind: Choice| {
        let fits = |choice: &&Choice| match (**choice, kind) {
            (Choice::Act(_, one), Choice::Act(_, other)) => one == other,
            (one, other) => one == other,
        };
        shown.with(|shown| shown.iter().find(fits).copied())
    };
    // What is offered again and again keeps its button, hidden meanwhile; the order is that of the rules.
    let kinds = Memo::new(move |before: Option<&Vec<Choice>>| {
        let stays = |kind: &&Choice| matches!(kind, Choice::Act(..) | Choice::Buy | Choice::Pass);
        let stay = before.map(|before| before.iter().filter(stays).copied().collect()).unwrap_or_default();
        with_all(stay, offered.get())
    });
    view! {
        <div class="choices" role="group">
            <For each=move || kinds.get() key=|kind| *kind let(kind)>
                {button(table, kind, Memo::new(move |_| as_offered(kind)))}
            </For>
            <HandIn table />
        </div>
    }
    .into_any()
}

/// What has no place on the board. An action that two dice can do is one button: the die in play decides, else the first.
fn without_place(choices: &[Choice], dice: Dice) -> Vec<Choice> {
    let has_no_place = |choice: &&Choice| card_of(**choice).is_none() && !has_own_place(**choice);
    let mut shown: Vec<Choice> = Vec::new();
    for choice in choices.iter().filter(has_no_place) {
        let choice = match *choice {
            Choice::Act(Some(_), action) => dice.offer(|other| other == action).map_or(*choice, |offer| offer.choice),
            other => other,
        };
        if !shown.contains(&choice) {
            shown.push(choice);
        }
    }
    shown
}

/// The buttons that stay, with all that are offered put among them in the order of the rules.
fn with_all(mut kinds: Vec<Choice>, offered: Vec<Choice>) -> Vec<Choice> {
    let mut at = 0;
    for kind in offered {
        at = match kinds.iter().position(|other| *other == kind) {
            Some(there) => there + 1,
            None => {
                kinds.insert(at.min(kinds.len()), kind);
                at + 1
            }
        };
    }
    kinds
}

/// Whether a choice without a card has a place of its own: goods to sell and stacks on the board, workers and silver handed in at
/// their counters.
fn has_own_place(choice: Choice) -> bool {
    matches!(choice, Choice::Draw(_) | Choice::Act(_, Action::Sell(_)) | Choice::HandIn { .. })
}

/// The button of a choice; `kind` is the same with any die.
fn button(table: TableCtx<Burgundy>, kind: Choice, choice: Memo<Option<Choice>>) -> impl IntoView {
    let same = move |picked: Choice| match (picked, kind) {
        (Choice::Act(_, one), Choice::Act(_, other)) => one == other,
        (one, other) => one == other,
    };
    let picked = Memo::new(move |_| choice.get().is_some() && table.picked().is_some_and(same));
    let wastes = deferred(
        move || {
            table.game(|_| ());
            choice.get()
        },
        move |choice| Some(untrack(|| table.game(|game| waste(game, *choice))).is_some()),
    );
    let label =
        Memo::new(move |_| choice.get().map(|choice| table.game(|game| Burgundy::describe(game, choice)).say()));
    view! {
        <button
            class="btn"
            class:chosen=picked
            class:wastes=move || wastes.get() == Some(true)
            class:off=move || choice.get().is_none()
            type="button"
            title=label
            aria-label=label
            aria-pressed=move || picked.get().to_string()
            on:click=move |_| match choice.get_untracked() {
                // Ending the turn or doing without brings nothing: no second tap is needed.
                Some(Choice::Pass) => table.commit(Choice::Pass),
                Some(choice) => table.pick(choice),
                None => {}
            }
        >
            {signs(table, kind)}
        </button>
    }
}

/// What stands on a button: signs, and on a desktop a word.
fn signs(table: TableCtx<Burgundy>, choice: Choice) -> AnyView {
    let word = move |key: &'static str| view! { <span class="wide">{say(key)}</span> };
    match choice {
        Choice::Act(_, Action::Workers) => {
            let more = move || table.state(|state| WORKERS_FILLED.saturating_sub(state.player(table.me()).workers()));
            view! { {move || format!("+{}", more())}{icon("worker")}{word("burgundy-btn-workers")} }.into_any()
        }
        Choice::Act(_, Action::Silver) => view! { "+1"{icon("silver")}{word("burgundy-btn-silver")} }.into_any(),
        Choice::Act(_, Action::Convert) => {
            view! { "3"<Icon name="arrow" class="sm" /><Seal text="1" />{word("burgundy-btn-convert")} }.into_any()
        }
        Choice::Buy => {
            view! { "3"{icon("silver")}<Icon name="arrow" class="sm" /><Icon name="cards" />{word("burgundy-btn-buy")} }
                .into_any()
        }
        Choice::Pass => {
            let key = move || match table.prompt() {
                Some(Prompt::AfterAction) => "burgundy-end-turn",
                _ => "burgundy-do-without",
            };
            (move || say(key())).into_any()
        }
        Choice::Bonus(number) => {
            let passage = untrack(|| table.state(|state| usize::from(state.passage())));
            match PASSAGE_BONUSES[passage].get(usize::from(number)) {
                Some(bonus) => bonus_face(*bonus),
                None => ().into_any(),
            }
        }
        other => untrack(|| table.game(|game| Burgundy::verb(game, other))).say().into_any(),
    }
}

/// What a passage's bonus consists of: the sign, and the word below it.
fn bonus_parts(bonus: PassageBonus) -> impl Iterator<Item = (AnyView, &'static str)> {
    let points = bonus.points as u8;
    let seal = (points > 0).then(|| (view! { <Seal text=points.to_string() /> }.into_any(), "burgundy-btn-points"));
    let parts = [
        (bonus.goods, "goods-medium", "burgundy-btn-goods"),
        (bonus.animals, "sheep", "burgundy-btn-animals"),
        (bonus.silver, "silver", "burgundy-btn-silver"),
        (bonus.workers, "worker", "burgundy-btn-workers"),
    ];
    let parts = parts.into_iter().filter(|(count, ..)| *count > 0);
    seal.into_iter().chain(parts.map(|(count, name, word)| (view! { {count}{icon(name)} }.into_any(), word)))
}

/// A passage's bonus as signs.
pub fn bonus_signs(bonus: PassageBonus) -> AnyView {
    bonus_parts(bonus).map(|(sign, _)| sign).collect_view().into_any()
}

/// The same with words.
fn bonus_face(bonus: PassageBonus) -> AnyView {
    let part = |(sign, word)| view! { <span class="bur-bonus"><span>{sign}</span><small>{say(word)}</small></span> };
    bonus_parts(bonus).map(part).collect_view().into_any()
}
