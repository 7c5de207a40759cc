//! What the board calls its things: `data-thing`.

use crate::engine::Seat;
use crate::games::innovation::{Card, Event, Scope, Zone};

/// A card, wherever its face is seen.
pub fn card(card: Card) -> String {
    format!("card-{}", card.0)
}

/// All that a seat holds and does not show.
pub fn held(seat: Seat) -> String {
    format!("held-{}", seat.0)
}

/// A supply pile.
pub fn supply(age: u8) -> String {
    format!("supply-{age}")
}

/// Where something happened.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Moved { card: moved, to: Zone::Board(_) | Zone::Display(_), .. } => Some(card(moved)),
        Event::Began(Scope::Effect { card: used, .. } | Scope::Karma { figure: used, .. }) => Some(card(used)),
        _ => None,
    }
}

/// The card that words link to ([`super::names::card`]).
pub fn linked(link: u16) -> Option<String> {
    Card::all().nth(link.into()).map(card)
}
