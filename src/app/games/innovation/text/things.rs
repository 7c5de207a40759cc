//! What the board calls its things: `data-thing`.

use crate::engine::{Match, Seat};
use crate::games::innovation::{Card, Colour, Event, How, Innovation, Scope, Zone};

/// A card, wherever its face is seen.
pub fn card(card: Card) -> String {
    format!("card-{}", card.0)
}

/// All that a seat holds and does not show.
pub fn held(seat: Seat) -> String {
    format!("held-{}", seat.0)
}

/// A score pile.
pub fn score(seat: Seat) -> String {
    format!("score-{}", seat.0)
}

/// A forecast.
pub fn forecast(seat: Seat) -> String {
    format!("forecast-{}", seat.0)
}

/// A seat's achievements.
pub fn achieved(seat: Seat) -> String {
    format!("achieved-{}", seat.0)
}

/// The pile of a colour on a board.
pub fn pile(seat: Seat, colour: Colour) -> String {
    format!("pile-{}-{}", seat.0, colour.word())
}

/// A supply pile.
pub fn supply(age: u8) -> String {
    format!("supply-{age}")
}

/// The normal achievement of an age.
pub fn achievement(age: u8) -> String {
    format!("achievement-{age}")
}

/// All special achievements.
pub const SPECIALS: &str = "specials";

/// All decrees.
pub const DECREES: &str = "decrees";

/// What a seat has got since its answer with this number and still has, the last one last: cards in its hand and its forecast, and that
/// something came into its score pile.
pub fn drawn(game: &Match<Innovation>, seat: Seat, since: usize) -> Vec<String> {
    let mut things: Vec<String> = Vec::new();
    for logged in game.events().iter().filter(|logged| logged.answered > since) {
        let Event::Moved { card: came, from, to, .. } = logged.event else { continue };
        let thing = match to {
            Zone::Hand(owner) | Zone::Forecast(owner) if owner == seat => card(came),
            Zone::Board(owner) if owner == seat && from == Zone::Supply => card(came),
            Zone::Score(owner) if owner == seat => score(seat),
            _ => continue,
        };
        if game.state().zone(came) == to {
            things.retain(|other| *other != thing);
            things.push(thing);
        }
    }
    things
}

/// Where something happened: where a card lies whose face all see, or what it lies among.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Moved { card: moved, to: Zone::Board(owner), how: How::Tuck, .. } => Some(pile(owner, moved.colour())),
        Event::Moved { card: moved, to: Zone::Board(_) | Zone::Display(_), .. } => Some(card(moved)),
        Event::Moved { to: Zone::Hand(owner) | Zone::Revealed(owner), .. } => Some(held(owner)),
        Event::Moved { to: Zone::Score(owner), .. } => Some(score(owner)),
        Event::Moved { to: Zone::Forecast(owner), .. } => Some(forecast(owner)),
        Event::Moved { to: Zone::Achievements(owner), .. } | Event::Claimed { to: owner, .. } => Some(achieved(owner)),
        Event::DecreeMoved { from, to, .. } => to.or(from).map(achieved),
        Event::Moved { card: moved, to: Zone::Supply, .. } => Some(supply(moved.printed_value())),
        Event::Splayed { owner, colour, .. } | Event::Rearranged(owner, colour) => Some(pile(owner, colour)),
        Event::Began(Scope::Effect { card: used, .. } | Scope::Karma { figure: used, .. }) => Some(card(used)),
        _ => None,
    }
}

/// The card that words link to ([`super::names::card`]).
pub fn linked(link: u16) -> Option<String> {
    Card::all().nth(link.into()).map(card)
}
