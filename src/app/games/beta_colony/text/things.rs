//! What the board calls its things: `data-thing` and `data-at`.

use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::{Achievement, Colony, Die, Event, Location, Module, Scope, Space};

/// A space of a colony.
pub fn space(space: Space) -> String {
    format!("space-{}", space.0)
}

/// A space of a colony, built on or not.
pub fn site(space: Space) -> String {
    format!("site-{}", space.0)
}

/// The head of a colony.
pub fn colony(colony: Colony) -> String {
    format!("colony-{}", colony.index())
}

/// What lies on a space of a colony's track.
pub fn stop(colony: Colony, at: u8) -> String {
    format!("stop-{}-{at}", colony.index())
}

/// One's own die.
pub fn die(die: Die) -> String {
    format!("die-{}", die.index())
}

/// The card of a cycle, 0 to 2.
pub fn cycle(cycle: u8) -> String {
    format!("cycle-{cycle}")
}

/// One's own materials.
pub const GOODS: &str = "goods";

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

/// What words can link to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A space of a colony.
    Space(Space),
    /// A place in orbit.
    Location(Location),
}

/// Links to places come after those to spaces.
const PLACES: u16 = 256;

impl Named {
    /// What words that name it link to.
    pub fn link(self) -> u16 {
        match self {
            Named::Space(space) => space.0.into(),
            Named::Location(location) => PLACES + u16::try_from(location.index()).unwrap_or_default(),
        }
    }

    /// What words link to.
    pub fn of(link: u16) -> Option<Named> {
        match link.checked_sub(PLACES) {
            Some(place) => Location::ALL.get(usize::from(place)).copied().map(Named::Location),
            None => Space::all().nth(link.into()).map(Named::Space),
        }
    }
}

/// The thing that words link to.
pub fn linked(link: u16) -> Option<String> {
    Named::of(link).map(|named| match named {
        Named::Space(at) => space(at),
        Named::Location(at) => location(at),
    })
}
