//! What a game gives to the page: its board and its words. The table shell knows nothing else of it.

use super::rules::Section;
use super::save::{SeatPlan, Standing};
use super::sound::Sound;
use super::table::TableCtx;
pub use super::telling::{Chart, Gain, GainSign, LogKind, LogLine, Measure, Moment, Paragraph, ScoreRow};
use super::words::Phrase;
use crate::bots::Judge;
use crate::engine::{Logged, Match, Outcome, Record, Seat};
use leptos::prelude::*;

/// A game with a board in the page.
pub trait Playable: Judge {
    /// The icons' file of the game, in `public/icons`.
    const ICONS: &'static str;

    /// Makes whatever the parts of the board share known to them, before any of them is drawn.
    fn provide(table: TableCtx<Self>);

    /// The board, as a view of the table's signals. It marks what can be chosen and calls [`TableCtx::pick`].
    fn board(table: TableCtx<Self>) -> AnyView;

    /// What a seat's panel shows beside name and points: the opponents' boards on a desktop.
    fn seat_panel(table: TableCtx<Self>, seat: Seat) -> AnyView;

    /// A small sign behind a seat's name: the start player's crown.
    fn seat_badge(table: TableCtx<Self>, seat: Seat) -> AnyView;

    /// An opponent without a seat, after the seats (Egon).
    fn extra_seat(table: TableCtx<Self>) -> AnyView;

    /// Where the game is, for the top bar: track of passages and rounds.
    fn progress(table: TableCtx<Self>) -> AnyView;

    /// What stands at the left of the prompt on a desktop: the die in play.
    fn prompt_sign(table: TableCtx<Self>) -> AnyView;

    /// The buttons of the prompt bar: choices that have no place on the board.
    fn prompt_actions(table: TableCtx<Self>) -> AnyView;

    /// The question in words, with the choice that is picked, if any.
    fn ask(game: &Match<Self>, picked: Option<Self::Choice>) -> Phrase;

    /// What to do, in few words, while nothing is picked.
    fn hint(game: &Match<Self>) -> Option<Phrase>;

    /// The section of the rulebook for what is asked, or for the choice that is picked.
    fn rules_of(game: &Match<Self>, picked: Option<Self::Choice>) -> Section;

    /// What a choice does, beforehand: a sentence for its button and for screen readers.
    fn describe(game: &Match<Self>, choice: Self::Choice) -> Phrase;

    /// The verb on the confirming button ("Place").
    fn verb(game: &Match<Self>, choice: Self::Choice) -> Phrase;

    /// What a choice brings and costs at once, as chips in the prompt bar.
    fn gains(game: &Match<Self>, choice: Self::Choice) -> Vec<Gain>;

    /// Shows what a line of the log names (see [`Phrase::linking`]).
    fn shows(_table: TableCtx<Self>) -> Option<Callback<u16>> {
        None
    }

    /// The ways of things on screen in the order in which they were gone: motion shows one after the other. Without any, all
    /// move at once.
    fn journeys(_events: &[Logged<Self::Event>]) -> Vec<Journey> {
        Vec::new()
    }

    /// The log: one line for what belongs together.
    fn log(events: &[Logged<Self::Event>], record: &Record<Self>) -> Vec<LogLine>;

    /// Where the game is, for lists ("passage C, round 3").
    fn place(state: &Self) -> Phrase;

    /// Points of everybody, an opponent without a seat after them.
    fn points(state: &Self) -> Vec<i32>;

    /// How it ended, in a sentence.
    fn ending(state: &Self, outcome: Outcome, seats: &[SeatPlan]) -> Phrase;

    /// The whole position in words, for screen readers: a section for what is common and one for each seat. It tells no more
    /// than `viewer` may know.
    fn read_out(game: &Match<Self>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph>;

    /// How something sounds, if it has a sound of its own.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// The points by source, for the end screen.
    fn score_table(state: &Self) -> Vec<ScoreRow>;

    /// The points over time, for the chart on the end screen.
    fn chart(events: &[Logged<Self::Event>], players: u8) -> Chart;

    /// Everything that the chart can show over the same steps, its own points first, where that is more than these.
    fn measures(_game: &Match<Self>) -> Vec<Measure> {
        Vec::new()
    }

    /// The standing as the lobby shows it.
    fn standing_of(game: &Match<Self>) -> Standing {
        Standing {
            place: Self::place(game.state()),
            points: Self::points(game.state()),
            turn: game.question().map(|question| question.seat.0),
            winners: game.outcome().map(|outcome| outcome.winners.iter().map(|seat| seat.0).collect()),
        }
    }
}

/// The way of a thing on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journey {
    /// Its `data-thing`.
    pub thing: String,
    /// Where it comes from if it was not on screen itself: the `data-thing` of what held it.
    pub from: String,
    /// Where it goes if it is not on screen itself then: the `data-thing` of what holds it. A copy that bears `sign` goes.
    pub to: String,
    /// What is seen of a copy.
    pub sign: String,
}
