//! The position in words, for screen readers.

use crate::app::narration::Paragraph;
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat};
use crate::games::TerraMystica;

/// The whole position.
pub fn read_out(_: &Match<TerraMystica>, _: Option<Seat>, _: &[SeatPlan]) -> Vec<Paragraph> {
    Vec::new()
}
