//! What is counted of every seat, before a choice and after it.

use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::{Choice, Colony, Location, Material, Prompt, Source};

/// Something that is counted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Points from a source.
    Points(Source),
    /// Materials of a kind.
    Material(Material),
    /// Artifacts.
    Artifacts,
    /// Fuel.
    Fuel,
    /// Crew in a colony.
    Crew(Colony),
    /// Steps on a colony's track.
    Track(Colony),
    /// Achievements.
    Achievements,
}

/// All that is counted of a seat, in the order in which it is told.
pub fn counts(state: &BetaColony, seat: Seat) -> Vec<(Counted, i32)> {
    let player = state.player(seat);
    let mut counts: Vec<(Counted, i32)> =
        Source::ALL.map(|source| (Counted::Points(source), i32::from(player.points_from(source)))).into();
    counts.extend(Material::ALL.map(|kind| (Counted::Material(kind), i32::from(player.material(kind)))));
    counts.extend([(Counted::Artifacts, i32::from(player.artifacts())), (Counted::Fuel, i32::from(player.fuel()))]);
    counts.extend(Colony::ALL.map(|colony| (Counted::Crew(colony), i32::from(state.crew_in(colony, seat)))));
    counts.extend(Colony::ALL.map(|colony| (Counted::Track(colony), i32::from(player.track(colony)))));
    counts.push((Counted::Achievements, player.achievements().len() as i32));
    counts
}

/// Whether this asks for something new.
pub fn is_turn(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::Turn { .. })
}

/// Whether a choice is made for what it brings. Where the ship goes on from is not counted: a flight that brings nothing else is none. At
/// Ridback there is always fuel, though it may be no more than the flight has cost.
pub fn is_deed(prompt: Prompt, choice: Choice) -> bool {
    let goes_on = matches!(choice, Choice::Pass | Choice::Move(_, Location::Ridback));
    !goes_on && matches!(prompt, Prompt::Turn { .. } | Prompt::Activate(_))
}
