//! The picked card, large, with what it will do: beside the estate on a desktop.

use super::card::{CardImage, DiceFace, Foot};
use super::parts::{card_words, icon};
use crate::app::games::burgundy::text::sections;
use crate::app::i18n::words::say;
use crate::app::narration::{GainSign, Narration};
use crate::app::rules::MoreInRules;
use crate::app::table::TableCtx;
use crate::app::ui::{Icon, Seal};
use crate::games::burgundy::facts::triple_points;
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
    let card = move || match picked.get() {
        Some(Choice::Use(card)) => {
            view! { <span class="card back dicecard"><DiceFace value=card.die() /></span> }.into_any()
        }
        Some(choice) => match card_of(choice) {
            Some(card) => {
                let face = card.face();
                let (points, words) = (triple_points(face.kind), card_words(card));
                view! { <CardImage face points words foot=Foot::Effect /> }.into_any()
            }
            None => ().into_any(),
        },
        None => ().into_any(),
    };
    let gains = move || {
        let gains = picked.get().map(|picked| table.game(|game| Burgundy::gains(game, picked))).unwrap_or_default();
        let line = |gain: crate::app::narration::Gain| {
            let sign = match gain.sign {
                GainSign::Points(points) => view! { <Seal text=points.to_string() /> }.into_any(),
                GainSign::Check => view! { <Icon name="check" /> }.into_any(),
                GainSign::Icon(name) => icon(name).into_any(),
            };
            view! { <li>{sign}<span>{gain.words.say()}</span></li> }
        };
        gains.into_iter().map(line).collect_view()
    };
    let more = move || {
        let card = picked.get().and_then(card_of)?;
        Some(view! { <MoreInRules section=sections::of_card(card.face()) before=|()| () /> })
    };
    let title = move || match picked.get() {
        Some(_) => Some(say("burgundy-chosen")),
        None => table.can_choose().then(|| say("burgundy-hint-title")),
    };
    let hint = move || picked.get().is_none().then(|| view! { <p class="soft s">{hint_of(table)}</p> });
    view! {
        <aside class="lens" aria-label=say("burgundy-chosen")>
            <p class="label"><b>{title}</b></p>
            {card}
            {hint}
            <ul>{gains}</ul>
            {more}
        </aside>
    }
}
