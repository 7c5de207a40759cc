//! Innovation in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod asking;
mod ending;
pub mod facts;
mod gains;
pub mod guidance;
mod history;
mod lesson;
mod log;
pub mod middle;
pub mod names;
pub mod participation;
pub mod preview;
pub mod reach;
pub mod readout;
pub mod sections;
mod settled;
pub mod shown;
pub mod things;
mod undone;
pub mod words;

#[cfg(test)]
mod tests;

use crate::app::games::innovation::picture;
use crate::app::narration::{Decisive, Measure, narrate};
use crate::app::store::stats::Tags;
use crate::engine::SeatSet;
use crate::games::innovation::Innovation;

narrate!(Innovation {
    fn measures(game: &Match<Self>) -> Vec<Measure> {
        log::measures(game)
    }

    fn score_heading() -> Phrase {
        Phrase::new("innovation-rows")
    }

    fn drawn(game: &Match<Self>, seat: Seat, since: usize) -> Vec<String> {
        things::drawn(game, seat, since)
    }

    fn extras(options: &Self::Options) -> Vec<&'static str> {
        names::extras(options.sets)
    }

    fn unused_chapters(options: &Self::Options) -> Vec<&'static str> {
        sections::unused(options.sets)
    }

    fn named(game: &Match<Self>, choice: Self::Choice) -> Phrase {
        words::what(game, choice)
    }

    fn asked_about(game: &Match<Self>) -> SeatSet {
        shown::asked_about(game)
    }

    fn settled(game: &Match<Self>, _settings: &serde_json::Value) -> Option<Self::Choice> {
        settled::settled(game)
    }

    fn lessons() -> &'static [crate::app::lessons::Lesson<Self>] {
        lesson::LESSONS
    }

    fn sets_up(state: &Self) -> bool {
        state.turn() == 0
    }

    fn tags(state: &Self) -> Tags {
        names::tags(state.sets())
    }

    fn decisive(game: &Match<Self>) -> Decisive {
        ending::decisive(game)
    }

    fn undone(game: &Match<Self>, seat: Seat, seats: &[SeatPlan]) -> Option<(Phrase, Option<usize>)> {
        undone::undone(game, seat, seats)
    }
});
