//! What the board calls its things: `data-thing`.

use crate::games::burgundy::{Card, Event};

/// A card, wherever it lies.
pub fn card(card: Card) -> String {
    card.0.to_string()
}

/// Where something happened.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Took(_, at) | Event::Placed(_, at, _) | Event::Used(_, at) => Some(card(at)),
        _ => None,
    }
}

/// The thing that words link to.
pub fn linked(_link: u16) -> Option<String> {
    None
}
