//! Terra Mystica in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod ending;
pub mod gains;
mod guidance;
pub mod hexes;
mod history;
mod log;
pub mod names;
pub mod outlook;
mod readout;
pub mod sections;
#[cfg(test)]
mod tests;
mod undone;
pub mod words;

use crate::app::narration::narrate;
use crate::games::TerraMystica;

narrate!(TerraMystica {
    fn missing(game: &Match<Self>) -> Option<Phrase> {
        guidance::missing(game)
    }

    fn undone(game: &Match<Self>, seat: Seat, _: &[SeatPlan]) -> Option<(Phrase, Option<usize>)> {
        undone::undone(game, seat)
    }

    fn measures(game: &Match<Self>) -> Vec<crate::app::narration::Measure> {
        log::measures(game)
    }
});
