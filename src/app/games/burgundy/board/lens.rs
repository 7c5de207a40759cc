//! The picked card, large, with what it will do: beside the estate on a desktop.

use super::card::{CardImage, DiceFace};
use crate::app::games::burgundy::text::sections;
use crate::app::i18n::words::say;
use crate::app::narration::{Gain, Narration};
use crate::app::rules::MoreInRules;
use crate::app::store::settings::Wordiness;
use crate::app::table::{TableCtx, gain_sign};
use crate::app::ui::slots;
use crate::games::burgundy::{Action, Burgundy, Card, Choice, Prompt};
use leptos::prelude::*;

/// The card that a choice is about.
pub fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Act(_, Action::Take(card) | Action::Place(card, _))
        | Choice::Keep(card)
        | Choice::Use(card)
        | Choice::GiveUp(card) => Some(card),
        _ => None,
    }
}

/// What can be done while nothing is picked.
fn hint_of(table: TableCtx<Burgundy>) -> Option<String> {
    if let Some(missing) = table.game(Burgundy::missing) {
        return Some(missing.say());
    }
    if table.settings().get().words == Wordiness::Few {
        return None;
    }
    match table.prompt()? {
        Prompt::Turn | Prompt::Castle | Prompt::ExtraAction(_) => Some(say("burgundy-hint")),
        _ => table.game(Burgundy::hint).map(|hint| hint.say()),
    }
}

/// The picked card and its consequences.
#[component]
pub fn Lens(
    /// The match.
    table: TableCtx<Burgundy>,
) -> impl IntoView {
    let picked = Memo::new(move |_| table.picked());
    let die = Memo::new(move |_| match picked.get() {
        Some(Choice::Use(card)) => Some(card.die()),
        _ => None,
    });
    let is_die = Memo::new(move |_| die.get().is_some());
    let card = Memo::new(move |_| picked.get().filter(|_| die.get().is_none()).and_then(card_of));
    let gains = table.of_picked(Burgundy::gains);
    let gains = Memo::new(move |_| gains.get().unwrap_or_default());
    let line = |gain: Memo<Option<Gain>>| {
        view! {
            <li hidden=move || gain.with(Option::is_none)>
                {gain_sign::<Burgundy>(gain)}
                <span>{move || gain.get().map(|gain| gain.words.say())}</span>
            </li>
        }
    };
    let section = Memo::new(move |_| picked.get().and_then(card_of).map(|card| sections::of_card(card.face())));
    let more = move || {
        let section = section.get()?;
        Some(view! { <MoreInRules section before=|()| () /> })
    };
    let title = move || match picked.get() {
        Some(_) => Some(say("burgundy-chosen")),
        None => hint_of(table).map(|_| say("burgundy-hint-title")),
    };
    let hint = move || picked.get().is_none().then(|| hint_of(table)).flatten();
    view! {
        <aside class="lens" aria-label=say("burgundy-chosen")>
            <p class="label"><b>{title}</b></p>
            <CardImage card />
            {move || is_die.get().then(|| view! { <span class="card back dicecard"><DiceFace value=die /></span> })}
            <p class="soft s" hidden=move || picked.get().is_some()>{hint}</p>
            <ul>{slots(gains, 0, line)}</ul>
            {more}
        </aside>
    }
}
