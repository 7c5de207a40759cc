//! What the board calls its things: `data-thing` and `data-at`.

use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::{Achievement, Event, Location, Module, Scope, Space};

/// A space of a colony.
pub fn space(space: Space) -> String {
    format!("space-{}", space.0)
}

/// A place in orbit.
pub fn location(location: Location) -> String {
    format!("place-{}", location.index())
}

/// A module on offer.
pub fn module(module: Module) -> String {
    format!("module-{}", module.0)
}

/// An achievement that is open.
pub fn achievement(achievement: Achievement) -> String {
    format!("achievement-{}", achievement.index())
}

/// What came to be on offer by a seat's answers since the one with this number.
pub fn drawn(game: &Match<BetaColony>, seat: Seat, since: usize) -> Vec<String> {
    let later = game.events().iter().rev().take_while(|logged| logged.answered > since);
    let own = later.filter(|logged| game.giver(logged.answered - 1) == Some(seat));
    own.filter_map(|logged| shown(&logged.event)).collect()
}

fn shown(event: &Event) -> Option<String> {
    match *event {
        Event::Shown { module: which, .. } => Some(module(which)),
        Event::ShownBuilding(which) => Some(achievement(which)),
        _ => None,
    }
}

/// Where something happened.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Built { space: at, .. } | Event::Achieved { space: at, .. } | Event::Crewed { space: at, .. } => {
            Some(space(at))
        }
        Event::Began(Scope::Activation { at, .. }) | Event::Moved { to: at, .. } => Some(location(at)),
        _ => shown(event),
    }
}

/// The thing that words link to.
pub fn linked(_link: u16) -> Option<String> {
    None
}
