//! The picked card, large, with what it will do: beside the estate on a desktop.

use super::card::{CardImage, DiceFace, kind_class};
use super::dice::card_of;
use super::parts::icon;
use crate::app::games::burgundy::text::{sections, words};
use crate::app::i18n::words::say;
use crate::app::narration::{Gain, Narration};
use crate::app::rules::MoreInRules;
use crate::app::table::{TableCtx, gain_sign};
use crate::app::ui::{Seal, slots};
use crate::games::burgundy::facts::{DECK, triple_points};
use crate::games::burgundy::{Burgundy, Choice, Kind};
use leptos::prelude::*;

/// The seven kinds, while nothing is picked: what a triple of each is worth, and what each card of it does where all do the same.
fn kinds(picked: Memo<Option<Choice>>) -> impl IntoView {
    let one = |kind: Kind| {
        let face = DECK.iter().find(|face| face.kind == kind && face.building.is_none());
        let name = face.map_or_else(|| words::kind(kind), |face| words::name(*face));
        view! {
            <li class=kind_class(kind)>
                <span class="chip">{icon(kind_class(kind))}</span>
                <b>{name.say()}</b>
                <Seal text=triple_points(kind).to_string() />
                <span class="does">{face.map(|face| words::effect(*face).say())}</span>
            </li>
        }
    };
    view! { <ul class="lens-kinds" hidden=move || picked.with(Option::is_some)>{Kind::ALL.map(one)}</ul> }
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
        Some(_) => say("burgundy-chosen"),
        None => say("burgundy-seven-title"),
    };
    view! {
        <aside class="lens" aria-label=title>
            <p class="label"><b>{title}</b></p>
            <CardImage card />
            {move || is_die.get().then(|| view! { <span class="card back dicecard"><DiceFace value=die /></span> })}
            {kinds(picked)}
            <ul hidden=move || picked.with(Option::is_none)>{slots(gains, 0, line)}</ul>
            {more}
        </aside>
    }
}
