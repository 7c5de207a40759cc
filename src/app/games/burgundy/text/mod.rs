//! Burgundy in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod facts;
mod guidance;
mod lesson;
mod log;
pub mod names;
mod readout;
pub mod sections;
mod settled;
pub mod things;
mod undone;
pub mod words;

#[cfg(test)]
mod tests;

use crate::app::games::burgundy::picture;
use crate::app::narration::narrate;
use crate::games::burgundy::Burgundy;

narrate!(Burgundy {
    fn missing(game: &Match<Self>) -> Option<Phrase> {
        guidance::missing(game)
    }

    fn settled(game: &Match<Self>, _settings: &serde_json::Value) -> Option<Self::Choice> {
        settled::settled(game)
    }

    fn lessons() -> &'static [crate::app::lessons::Lesson<Self>] {
        lesson::LESSONS
    }

    fn points(state: &Self) -> Vec<i32> {
        words::points(state)
    }

    fn drawn(game: &Match<Self>, seat: Seat, since: usize) -> Vec<String> {
        things::drawn(game, seat, since)
    }

    fn undone(game: &Match<Self>, seat: Seat, _seats: &[SeatPlan]) -> Option<(Phrase, Option<usize>)> {
        undone::undone(game.state(), seat).map(|words| (words, None))
    }
});
