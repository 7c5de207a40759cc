//! The places of the orbit in words.

use super::names;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::{Game, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::Location;

/// What a place does, in few words.
pub fn does(at: Location) -> Phrase {
    if let Some(materials) = at.materials() {
        let [one, other] = materials.map(names::material);
        return Phrase::new("beta-colony-place-does-moon").with("one", one).with("other", other);
    }
    Phrase::new(match at {
        Location::AzophiNexus => "beta-colony-place-does-nexus",
        Location::Ridback => "beta-colony-place-does-ridback",
        _ => "beta-colony-place-does-works",
    })
}

/// What a place has in common with another one.
pub fn shared(at: Location) -> Option<Phrase> {
    at.is_manufactory().then(|| Phrase::new("beta-colony-about-works"))
}

/// A place with what it does and whose ships are there.
pub fn place(state: &BetaColony, at: Location) -> Phrase {
    let label = Phrase::new("beta-colony-place-label").with("place", names::location(at)).with("does", does(at));
    let ships = Seat::all(state.players()).filter(|seat| state.player(*seat).ship() == Some(at));
    match and(ships.map(|seat| Phrase::new("beta-colony-read-name").with("name", seat))) {
        Some(names) => Phrase::new("beta-colony-place-ships").with("place", label).with("names", names),
        None => label,
    }
}
