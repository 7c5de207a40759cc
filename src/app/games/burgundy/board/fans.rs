//! Fans: the triples of an estate, complete or on their way.

use super::card::{Placed, PlacedCard};
use crate::app::ui::slots;
use crate::games::burgundy::Card;
use crate::games::burgundy::state::Fan;
use leptos::prelude::*;

/// The cards of a fan; cloisters lie behind, so that what the triple counts as is on top. A card that is about to be placed
/// lies above all of them.
pub fn fan_cards(fan: Memo<Option<Fan>>, covered: Signal<bool>) -> impl IntoView {
    let cards = Memo::new(move |_| fan.with(|fan| fan.as_ref().map(placed).unwrap_or_default()));
    slots(cards, 0, move |placed| {
        let placed = Memo::new(move |_| {
            let placed: Placed = placed.get()?;
            Some(Placed { top: placed.top && !covered.get(), ..placed })
        });
        view! { <PlacedCard placed /> }
    })
}

fn placed(fan: &Fan) -> Vec<Placed> {
    let mut cards: Vec<Card> = fan.cards().to_vec();
    cards.sort_by_key(|card| card.kind() == fan.kind());
    let (counts, have) = (fan.kind(), cards.len());
    let one = |(n, card)| Placed { card, counts, have: have as u8, top: n + 1 == have };
    cards.into_iter().enumerate().map(one).collect()
}
