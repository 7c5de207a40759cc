//! Who is how far with which achievement: the cells of the table of it.

use crate::app::i18n::words::Phrase;
use crate::engine::Seat;
use crate::games::innovation::facts::ISSUED_WITH;
use crate::games::innovation::{Decree, Innovation, Special};

/// What a cell says.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// The seat has it.
    Has,
    /// It is somebody else's.
    Gone,
    /// The seat can have it.
    InReach(Phrase),
    /// What is missing.
    Missing(Phrase),
}

/// A seat's points, and how high its top cards count.
pub fn standing(state: &Innovation, seat: Seat) -> Phrase {
    let player = state.player(seat);
    Phrase::new("innovation-reach-standing").with("points", player.points()).with("top", player.height_to_claim())
}

/// A normal achievement.
pub fn normal(state: &Innovation, seat: Seat, age: u8) -> Cell {
    let player = state.player(seat);
    // With Echoes there may be several of an age.
    if !state.available().iter().any(|card| card.printed_value() == age) {
        return if state.normals_of(seat, age) > 0 { Cell::Has } else { Cell::Gone };
    }
    let points = state.points_asked(seat, age).saturating_sub(player.points_towards(age));
    match (points, player.height_to_claim() >= age) {
        (0, true) => Cell::InReach(Phrase::new("innovation-in-reach")),
        (0, false) => Cell::Missing(Phrase::new("innovation-needs-top").with("age", age)),
        (points, true) => Cell::Missing(Phrase::new("innovation-needs-points").with("n", points)),
        (points, false) => Cell::Missing(Phrase::new("innovation-needs-both").with("n", points).with("age", age)),
    }
}

/// A special achievement.
pub fn special(state: &Innovation, seat: Seat, special: Special) -> Cell {
    match state.owner(special) {
        Some(owner) if owner == seat => Cell::Has,
        Some(_) => Cell::Gone,
        None => {
            let missing = state.progress(seat, special);
            Cell::Missing(Phrase::new("innovation-n-of").with("n", missing.has).with("of", missing.needs))
        }
    }
}

/// A decree: to whoever looks what it costs, if it can be issued; else how far a seat is with the figures for any. Which of them others
/// could issue hangs on the colours of their figures, and of these only the values are seen.
pub fn decree(state: &Innovation, viewer: Option<Seat>, seat: Seat, decree: Decree) -> Cell {
    let owner = state.decree_owner(decree);
    if owner == Some(seat) {
        return Cell::Has;
    }
    if viewer == Some(seat) && state.decrees_to_issue(seat).any(|one| one == decree) {
        let key = if owner.is_none() { "innovation-decree-costs" } else { "innovation-decree-breaks" };
        return Cell::InReach(Phrase::new(key).with("n", state.player(seat).all_in_hand().count()));
    }
    let values = state.values_of_figures(seat).min(ISSUED_WITH);
    Cell::Missing(Phrase::new("innovation-n-of").with("n", values).with("of", ISSUED_WITH))
}
