//! What words and board look up of the state and the printed facts.

use crate::engine::{Game, Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{TRACK_BONUSES, TRACK_POINTS};
use crate::games::beta_colony::{Choice, Colony, Die, Space, TrackBonus};

/// What lies on a space of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// So many points.
    Points(i16),
    /// A gift.
    Gift(TrackBonus),
}

/// What lies on this space of a colony's track, 1 to 18.
pub fn stop(colony: Colony, at: u8) -> Option<Stop> {
    let points = TRACK_POINTS.iter().find(|(space, _)| *space == at).map(|(_, points)| Stop::Points(*points));
    let gift = TRACK_BONUSES[colony.index()].iter().find(|(space, _)| *space == at);
    points.or(gift.map(|(_, gift)| Stop::Gift(*gift)))
}

/// What a die shows; 0 once it is used, and before the first roll.
pub fn value(state: &BetaColony, seat: Seat, die: Die) -> u8 {
    state.player(seat).die(die).unwrap_or(0)
}

/// What a tap on a die wants that has no part in what is offered.
pub fn wish(game: &Match<BetaColony>, die: Die) -> Choice {
    game.question().map_or(Choice::Change(die), |question| game.state().wish_of(question, die))
}

/// The fuel that a choice costs.
pub fn fuel(state: &BetaColony, seat: Seat, choice: Choice) -> u8 {
    match choice {
        Choice::Move(die, to) => state.travel(seat, die, to).map_or(0, |travel| travel.fuel),
        Choice::Activate(die, value) => {
            let ways = state.player(seat).ship().map(|at| state.activations(seat, at, die)).unwrap_or_default();
            ways.iter().find(|way| way.value == value).map_or(0, |way| way.fuel)
        }
        _ => 0,
    }
}

/// Whose crew are on a space, each once.
pub fn crew(state: &BetaColony, space: Space) -> Vec<Seat> {
    let each = |seat: Seat| std::iter::repeat_n(seat, usize::from(state.crew_on(space, seat)));
    Seat::all(state.players()).flat_map(each).collect()
}

/// The cycle as people count, 1 to 3.
pub fn cycle(state: &BetaColony) -> u8 {
    state.cycle() as u8 + 1
}
