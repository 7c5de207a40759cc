//! Small parts that several areas of the board use.

use super::card::{CardState, CardWords, kind_class};
use super::dice::Offer;
use crate::app::games::burgundy::text::names::LETTERS;
use crate::app::games::burgundy::text::words;
use crate::app::i18n::words::Phrase;
use crate::app::table::TableCtx;
use crate::app::ui::Icon;
use crate::games::burgundy::facts::{ROUNDS, triple_points};
use crate::games::burgundy::{Burgundy, Card, Choice, Goods, Kind};
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

/// The words of a card.
pub fn card_words(card: Card) -> CardWords {
    let face = card.face();
    CardWords {
        name: words::name(face).say(),
        effect: words::effect(face).say(),
        label: Phrase::new("burgundy-card-label")
            .with("name", words::name(face))
            .with("die", face.die.number())
            .with("points", triple_points(face.kind))
            .with("effect", words::effect(face))
            .say(),
    }
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

/// What an offer would do, in words.
pub fn does(table: TableCtx<Burgundy>, offer: Memo<Option<Offer>>) -> Signal<Option<String>> {
    Signal::derive(move || offer.get().map(|offer| table.game(|game| words::describe(game, offer.choice)).say()))
}

/// The workers that a row or project costs, as a small sign.
pub fn cost(workers: u8) -> impl IntoView {
    (workers > 0).then(|| view! { <span class="cost">{format!("−{workers}")}{icon("worker")}</span> })
}

/// The seven kinds as a bar: full those that lie in an estate.
pub fn kindbar(has: [bool; 7]) -> impl IntoView {
    let bars = Kind::ALL.map(|kind| view! { <i class=kind_class(kind) class:no=!has[kind.index()]></i> });
    view! { <span class="kindbar" aria-hidden="true">{bars.into_iter().collect_view()}</span> }
}

/// Passages and rounds in the top bar.
pub fn track(table: TableCtx<Burgundy>) -> AnyView {
    let at = Memo::new(move |_| table.state(|state| (usize::from(state.passage), state.round)));
    let label = move || table.state(words::place).say();
    let passages = move || {
        let (passage, round) = at.get();
        let one = |(n, letter): (usize, &'static str)| match n.cmp(&passage) {
            std::cmp::Ordering::Less => view! { <li class="done">{letter}</li> }.into_any(),
            std::cmp::Ordering::Equal => {
                let pip = |n: u8| view! { <i class:on=n < round class:cur=n == round></i> };
                let rounds = (1..=ROUNDS).map(pip).collect_view();
                view! { <li class="now">{letter}<span class="rounds" aria-hidden="true">{rounds}</span></li> }
                    .into_any()
            }
            std::cmp::Ordering::Greater => view! { <li>{letter}</li> }.into_any(),
        };
        LETTERS.into_iter().enumerate().map(one).collect_view()
    };
    view! { <ol class="track" aria-label=label>{passages}</ol> }.into_any()
}
