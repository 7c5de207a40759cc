//! Terra Mystica in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod asking;
mod ending;
pub mod factions;
mod facts;
pub mod gains;
mod guidance;
pub mod hexes;
mod history;
mod ledger;
mod lesson;
mod log;
pub mod names;
pub mod outlook;
#[cfg(test)]
mod promises;
mod readout;
pub mod sections;
mod tags;
#[cfg(test)]
mod tests;
pub mod things;
mod undone;
pub mod words;

use crate::app::games::terra_mystica::picture;
use crate::app::narration::{Written, narrate};
use crate::app::store::stats::Tags;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Automatic;

narrate!(TerraMystica {
    fn called(state: &Self, seat: Seat) -> Option<Phrase> {
        state.player(seat).faction().map(|faction| names::worn(faction.home()))
    }

    fn missing(game: &Match<Self>) -> Option<Phrase> {
        guidance::missing(game)
    }

    fn is_piece(choice: Self::Choice, next: Self::Prompt) -> bool {
        facts::is_piece(choice, next)
    }

    fn settled(game: &Match<Self>, settings: &serde_json::Value) -> Option<Self::Choice> {
        let settings: Automatic = serde_json::from_value(settings.clone()).unwrap_or_default();
        settings.answer(game.state(), game.question()?)
    }

    fn lessons() -> &'static [crate::app::lessons::Lesson<Self>] {
        lesson::LESSONS
    }

    fn notation(game: &Match<Self>) -> Option<(Phrase, String)> {
        ledger::notation(game)
    }

    fn read_notation(text: &str) -> Option<Result<Written<Self>, Phrase>> {
        ledger::read(text)
    }

    fn sets_up(state: &Self) -> bool {
        state.round() == 0
    }

    fn tags(state: &Self) -> Tags {
        tags::tags(state)
    }

    fn undone(game: &Match<Self>, seat: Seat, _: &[SeatPlan]) -> Option<(Phrase, Option<usize>)> {
        undone::undone(game, seat)
    }

    fn measures(game: &Match<Self>) -> Vec<crate::app::narration::Measure> {
        log::measures(game)
    }
});
