//! What the board calls its things: `data-thing` and `data-at`.

use crate::games::beta_colony::{Event, Location, Scope, Space};

/// A space of a colony.
pub fn space(space: Space) -> String {
    format!("space-{}", space.0)
}

/// A place in orbit.
pub fn location(location: Location) -> String {
    format!("place-{}", location.index())
}

/// Where something happened.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Built { space: at, .. } | Event::Achieved { space: at, .. } | Event::Crewed { space: at, .. } => {
            Some(space(at))
        }
        Event::Began(Scope::Activation { at, .. }) | Event::Moved { to: at, .. } => Some(location(at)),
        _ => None,
    }
}

/// The thing that words link to.
pub fn linked(_link: u16) -> Option<String> {
    None
}
