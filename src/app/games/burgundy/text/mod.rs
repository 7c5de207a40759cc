//! Burgundy in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod log;
pub mod names;
mod readout;
pub mod sections;
pub mod words;

#[cfg(test)]
mod tests;

use crate::app::i18n::words::Phrase;
use crate::app::narration::{Chart, Gain, LogLine, Narration, Paragraph, ScoreRow, Section};
use crate::app::store::save::SeatPlan;
use crate::engine::{Logged, Match, Record, Seat};
use crate::games::burgundy::{Burgundy, Choice, Event};

impl Narration for Burgundy {
    fn ask(game: &Match<Self>, picked: Option<Choice>) -> Phrase {
        words::ask(game, picked)
    }

    fn hint(game: &Match<Self>) -> Option<Phrase> {
        words::hint(game)
    }

    fn rules_of(game: &Match<Self>, picked: Option<Choice>) -> Section {
        sections::of_question(game, picked)
    }

    fn describe(game: &Match<Self>, choice: Choice) -> Phrase {
        words::describe(game, choice)
    }

    fn verb(_: &Match<Self>, choice: Choice) -> Phrase {
        words::verb(choice)
    }

    fn gains(game: &Match<Self>, choice: Choice) -> Vec<Gain> {
        words::gains(game, choice)
    }

    fn log(events: &[Logged<Event>], record: &Record<Self>) -> Vec<LogLine> {
        log::log(events, record)
    }

    fn place(state: &Self) -> Phrase {
        words::place(state)
    }

    fn points(state: &Self) -> Vec<i32> {
        let egon = state.egon.as_ref().map(|egon| i32::from(egon.score()));
        state.players.iter().map(|player| i32::from(player.score())).chain(egon).collect()
    }

    fn ending(game: &Match<Self>, seats: &[SeatPlan]) -> Phrase {
        words::ending(game, seats)
    }

    fn read_out(game: &Match<Self>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
        readout::read_out(game, viewer, seats)
    }

    fn score_table(state: &Self) -> Vec<ScoreRow> {
        words::score_table(state)
    }

    fn chart(events: &[Logged<Event>], players: u8) -> Chart {
        log::chart(events, players)
    }
}
