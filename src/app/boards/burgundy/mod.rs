//! Burgundy's board.

pub mod card;
mod options;

pub use options::options;

use crate::app::playable::{Chart, Gain, LogLine, Playable, ScoreRow};
use crate::app::save::SeatPlan;
use crate::app::table::TableCtx;
use crate::app::words::Phrase;
use crate::engine::{Logged, Match, Outcome, Seat};
use crate::games::burgundy::{Burgundy, Choice, Event};
use leptos::prelude::*;

impl Playable for Burgundy {
    const ICONS: &'static str = "burgundy";
    fn board(_: TableCtx<Self>) -> AnyView {
        ().into_any()
    }
    fn seat_panel(_: TableCtx<Self>, _: Seat) -> AnyView {
        ().into_any()
    }
    fn progress(_: TableCtx<Self>) -> AnyView {
        ().into_any()
    }
    fn prompt_sign(_: TableCtx<Self>) -> AnyView {
        ().into_any()
    }
    fn prompt_actions(_: TableCtx<Self>) -> AnyView {
        ().into_any()
    }
    fn ask(_: &Match<Self>, _: Option<Choice>) -> Phrase {
        Phrase::default()
    }
    fn describe(_: &Match<Self>, _: Choice) -> Phrase {
        Phrase::default()
    }
    fn gains(_: &Match<Self>, _: Choice) -> Vec<Gain> {
        Vec::new()
    }
    fn log(_: &[Logged<Event>]) -> Vec<LogLine> {
        Vec::new()
    }
    fn place(_: &Self) -> Phrase {
        Phrase::default()
    }
    fn points(_: &Self) -> Vec<i32> {
        Vec::new()
    }
    fn ending(_: &Self, _: Outcome, _: &[SeatPlan]) -> Phrase {
        Phrase::default()
    }
    fn score_table(_: &Self) -> Vec<ScoreRow> {
        Vec::new()
    }
    fn chart(_: &[Logged<Event>], _: u8) -> Chart {
        Chart::default()
    }
}
