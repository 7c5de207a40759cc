//! Beta Colony in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod ending;
mod facts;
mod gains;
mod goods;
mod guidance;
mod history;
mod lesson;
mod log;
pub mod lookup;
pub mod names;
pub mod places;
mod readout;
pub mod sections;
pub mod spaces;
#[cfg(test)]
mod tests;
pub mod things;
mod undone;
pub mod words;

use crate::app::games::beta_colony::picture;
use crate::app::narration::{Measure, narrate};
use crate::app::store::stats::Tags;
use crate::games::BetaColony;
use crate::games::beta_colony::Choice;

narrate!(BetaColony {
    /// What is built is confirmed before it is chosen what that brings.
    fn is_piece(choice: Self::Choice, next: Self::Prompt) -> bool {
        !(matches!(choice, Choice::Build(_) | Choice::Pay(_)) && next.is_gift())
    }

    fn lessons() -> &'static [crate::app::lessons::Lesson<Self>] {
        lesson::LESSONS
    }

    fn measures(game: &Match<Self>) -> Vec<Measure> {
        history::measures(game)
    }

    fn undone(game: &Match<Self>, seat: Seat, _: &[SeatPlan]) -> Option<(Phrase, Option<usize>)> {
        undone::undone(game.state(), seat).map(|words| (words, None))
    }

    fn drawn(game: &Match<Self>, seat: Seat, since: usize) -> Vec<String> {
        things::drawn(game, seat, since)
    }

    fn sets_up(state: &Self) -> bool {
        state.round() == 0
    }

    fn tags(state: &Self) -> Tags {
        let boards = Seat::all(crate::engine::Game::players(state));
        let boards = boards.map(|seat| state.player(seat).board().map(|board| ("board", words::BOARD_TAGS[board.index()])));
        let seats: Vec<_> = boards.collect();
        Tags::new(&[], seats.iter().map(Option::as_slice))
    }
});
