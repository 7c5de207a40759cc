//! Small parts that several areas of the board use.

use super::card::{CardState, kind_class};
use super::dice::{Dice, Offer};
use crate::app::games::burgundy::text::names::{LETTERS, animal_icon};
use crate::app::games::burgundy::text::words;
use crate::app::table::TableCtx;
use crate::app::ui::{Icon, slots};
use crate::games::burgundy::facts::ROUNDS;
use crate::games::burgundy::{Animal, Burgundy, Choice, Goods, Kind};
use leptos::prelude::*;

/// The class that gives a sort its colour.
pub const fn goods_tint(sort: Goods) -> &'static str {
    match sort {
        Goods::Light => "tint-light",
        Goods::Medium => "tint-medium",
        Goods::Dark => "tint-dark",
    }
}

/// An icon of the game.
pub fn icon(name: &'static str) -> impl IntoView {
    view! { <Icon sheet="burgundy" name /> }
}

/// How a thing on the board looks when this is on offer for it.
pub fn state_of(table: TableCtx<Burgundy>, offer: Option<Offer>, is_picked: impl Fn(Choice) -> bool) -> CardState {
    match (table.picked(), offer) {
        (Some(picked), _) if is_picked(picked) => CardState::Chosen,
        (_, Some(offer)) if offer.workers > 0 => CardState::Via,
        (_, Some(_)) => CardState::Can,
        (_, None) => CardState::Plain,
    }
}

/// The workers of an offer that is not free.
pub fn workers_of(offer: Memo<Option<Offer>>) -> Memo<Option<u8>> {
    Memo::new(move |_| offer.get().map(|offer| offer.workers).filter(|workers| *workers > 0))
}

/// What an offer would do, in words.
pub fn does(offer: Memo<Option<Offer>>) -> Memo<Option<String>> {
    let dice = Dice::expect();
    Memo::new(move |_| offer.get().and_then(|offer| dice.describes(offer)))
}

/// The animals of a storage, an icon each.
pub fn flock(animals: Memo<Vec<Animal>>) -> impl IntoView {
    slots(animals, 0, |animal: Memo<Option<Animal>>| {
        let href = move || animal.get().map(|animal| format!("#burgundy.{}", animal_icon(animal)));
        view! { <svg class="i" hidden=move || animal.get().is_none() aria-hidden="true"><use href=href></use></svg> }
    })
}

/// Each animal as often as it is there.
pub fn one_by_one(counts: [u8; 4]) -> Vec<Animal> {
    Animal::ALL.into_iter().flat_map(|animal| (0..counts[animal.index()]).map(move |_| animal)).collect()
}

/// The seven kinds as a bar: full those that lie in an estate.
pub fn kindbar(has: Memo<[bool; 7]>) -> impl IntoView {
    let bar = |kind: Kind| view! { <i class=kind_class(kind) class:no=move || !has.get()[kind.index()]></i> };
    view! { <span class="kindbar" aria-hidden="true">{Kind::ALL.map(bar)}</span> }
}

/// Passages and rounds in the top bar.
pub fn track(table: TableCtx<Burgundy>) -> AnyView {
    let passage = Memo::new(move |_| table.state(|state| usize::from(state.passage())));
    let round = Memo::new(move |_| table.state(|state| state.round()));
    let label = move || table.state(words::place).say();
    let rounds = move |now: Memo<bool>| {
        let pip = |n: u8| view! { <i class:on=move || n < round.get() class:cur=move || n == round.get()></i> };
        let pips = (1..=ROUNDS).map(pip).collect_view();
        view! { <span class="rounds" hidden=move || !now.get() aria-hidden="true">{pips}</span> }
    };
    let one = |(n, letter): (usize, &'static str)| {
        let now = Memo::new(move |_| n == passage.get());
        view! {
            <li class:done=move || n < passage.get() class:now=now>
                {letter} {rounds(now)}
            </li>
        }
    };
    view! { <ol class="track" aria-label=label>{LETTERS.into_iter().enumerate().map(one).collect_view()}</ol> }
        .into_any()
}
