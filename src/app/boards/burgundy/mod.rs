//! Burgundy's board: shared part, estate, dock, lens, the others' boards, and the game's words.

pub mod card;
mod chronicle;
mod dice;
mod dock;
mod egon;
mod estate;
mod explain;
mod lens;
mod options;
mod parts;
mod prompt;
mod readout;
mod rivals;
mod sections;
mod shared;
mod week;
mod words;

pub use options::options;
pub use week::WEEK;

/// Burgundy, as a part of the page.
pub static PROGRAM: Program = Program {
    options,
    begin: begin::<Burgundy>,
    adopt: adopt::<Burgundy>,
    check: check::<Burgundy>,
    share: doors::<Burgundy>(),
    table: table_page::<Burgundy>,
};

use crate::app::lobby::{adopt, begin, check};
use crate::app::parts::Program;
use crate::app::playable::{Chart, Gain, LogLine, Paragraph, Playable, ScoreRow};
use crate::app::rules::Section;
use crate::app::save::SeatPlan;
use crate::app::share::doors;
use crate::app::sound::Sound;
use crate::app::table::{TableCtx, table_page};
use crate::app::words::Phrase;
use crate::engine::{Logged, Match, Outcome, Record, Seat};
use crate::games::burgundy::{Burgundy, Choice, Event};
use leptos::prelude::*;

impl Playable for Burgundy {
    const ICONS: &'static str = "burgundy";

    fn provide(table: TableCtx<Self>) {
        dice::Dice::provide(table);
        explain::Explained::provide();
    }

    fn board(table: TableCtx<Self>) -> AnyView {
        view! {
            <div class="board burgundy" style:--deep=move || table.state(shared::depth).to_string()>
                <main>
                    <shared::Shared table />
                    <estate::Estate table />
                </main>
                <dock::Purchase table />
                <dock::Dock table />
                <div class="mat" aria-hidden="true"></div>
                <lens::Lens table />
            </div>
            <explain::ExplainSheet table />
        }
        .into_any()
    }

    fn seat_panel(table: TableCtx<Self>, seat: Seat) -> AnyView {
        view! { <rivals::Rival table seat /> }.into_any()
    }

    fn seat_badge(table: TableCtx<Self>, seat: Seat) -> AnyView {
        rivals::crown(table, seat)
    }

    fn extra_seat(table: TableCtx<Self>) -> AnyView {
        egon::seat(table)
    }

    fn progress(table: TableCtx<Self>) -> AnyView {
        parts::track(table)
    }

    fn prompt_sign(table: TableCtx<Self>) -> AnyView {
        prompt::sign(table)
    }

    fn prompt_actions(table: TableCtx<Self>) -> AnyView {
        prompt::actions(table)
    }

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
        chronicle::log(events, record)
    }

    fn place(state: &Self) -> Phrase {
        words::place(state)
    }

    fn points(state: &Self) -> Vec<i32> {
        let egon = state.egon.as_ref().map(|egon| i32::from(egon.score()));
        state.players.iter().map(|player| i32::from(player.score())).chain(egon).collect()
    }

    fn ending(state: &Self, outcome: Outcome, seats: &[SeatPlan]) -> Phrase {
        words::ending(state, outcome, seats)
    }

    fn read_out(game: &Match<Self>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
        readout::read_out(game, viewer, seats)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::RoundBegan { .. } => Some(Sound::Dice),
            Event::Scored(_, _, points) if *points > 0 => Some(Sound::Points),
            Event::Took(..) | Event::Placed(..) | Event::Kept(..) => Some(Sound::Card),
            _ => None,
        }
    }

    fn score_table(state: &Self) -> Vec<ScoreRow> {
        words::score_table(state)
    }

    fn chart(events: &[Logged<Event>], players: u8) -> Chart {
        chronicle::chart(events, players)
    }
}
