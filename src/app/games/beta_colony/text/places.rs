//! The places of the orbit in words.

use super::goods::counted;
use super::names;
use crate::app::i18n::case::capital;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::{Game, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{DIE_POINTS, moon_yield, ridback_fuel, row_for};
use crate::games::beta_colony::{Die, Location};

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

/// What a place brings by the value of the die that uses it, where that differs; and the die whose colour brings a point.
pub fn yields(state: &BetaColony, at: Location) -> Vec<Phrase> {
    let lines = match at {
        _ if at.materials().is_some() => by_value(|value| counted("beta-colony-leads-collect", moon_yield(value))),
        Location::Ridback => by_value(|value| counted("beta-colony-n-fuel", ridback_fuel(value))),
        _ if at.is_manufactory() => by_value(|value| {
            and(state.row(row_for(value)).map(names::module_label))
                .unwrap_or_else(|| Phrase::new("beta-colony-read-none"))
        }),
        _ => Vec::new(),
    };
    lines.into_iter().chain(at.bonus_die().map(point)).collect()
}

/// What dice bring: a line for all values that bring the same.
fn by_value(brings: impl Fn(u8) -> Phrase) -> Vec<Phrase> {
    let values: Vec<u8> = (1..=6).collect();
    let line = |alike: &[u8]| {
        let values = match alike {
            [one] => one.to_string(),
            _ => format!("{}–{}", alike[0], alike[alike.len() - 1]),
        };
        Phrase::new("beta-colony-yield").with("values", values).with("what", brings(alike[0]))
    };
    values.chunk_by(|one, next| brings(*one) == brings(*next)).map(line).collect()
}

/// The die of this colour brings a point.
fn point(die: Die) -> Phrase {
    let points = Phrase::new("beta-colony-n-points").with("count", DIE_POINTS);
    Phrase::new("beta-colony-describe").with("what", names::die_name(die)).with("brings", points)
}

/// What a place has in common with another one.
pub fn shared(at: Location) -> Option<Phrase> {
    at.is_manufactory().then(|| Phrase::new("beta-colony-about-works"))
}

/// A place with what it does and whose ships are there.
pub fn place(state: &BetaColony, at: Location) -> Phrase {
    let does = and([does(at)].into_iter().chain(at.bonus_die().map(point))).unwrap_or_default();
    with_ships(state, at, Phrase::new("beta-colony-place-label").with("place", names::location(at)).with("does", does))
}

/// A place where one can fly to, by what the flight does: it says the place's name and what it gives.
pub fn destination(state: &BetaColony, at: Location, flight: Phrase) -> Phrase {
    let label = match at.bonus_die().map(point) {
        Some(point) => {
            Phrase::new("beta-colony-place-flight").with("flight", flight).with("point", capital(&point.say()))
        }
        None => flight,
    };
    with_ships(state, at, label)
}

fn with_ships(state: &BetaColony, at: Location, label: Phrase) -> Phrase {
    let ships = Seat::all(state.players()).filter(|seat| state.player(*seat).ship() == Some(at));
    match and(ships.map(|seat| Phrase::new("beta-colony-read-name").with("name", seat))) {
        Some(names) => Phrase::new("beta-colony-place-ships").with("place", label).with("names", names),
        None => label,
    }
}
