//! Innovation's board: piles that overlap as they are splayed, the stage with the card in action, hand, supply, sheets, and the
//! game's words.

pub mod card;
mod confirm;
mod desk;
mod hand;
mod options;
mod pile;
mod player;
mod prompt;
mod reach;
mod sections;
mod sheet;
mod stage;
mod supply;
pub mod text;
mod tray;
mod week;

pub use options::options;
pub use week::WEEK;

/// Innovation, as a part of the page.
pub static PROGRAM: Program = Program {
    options,
    begin: begin::<Innovation>,
    adopt: adopt::<Innovation>,
    check: check::<Innovation>,
    share: doors::<Innovation>(),
    table: table_page::<Innovation>,
};

use crate::app::lobby::{adopt, begin, check};
use crate::app::parts::Program;
use crate::app::playable::{Chart, Gain, Journey, LogLine, Measure, Paragraph, Playable, ScoreRow};
use crate::app::rules::Section;
use crate::app::save::SeatPlan;
use crate::app::share::doors;
use crate::app::sound::Sound;
use crate::app::table::{TableCtx, table_page};
use crate::app::telling::innovation::{chronicle, readout, words};
use crate::app::words::Phrase;
use crate::engine::{Game, Logged, Match, Outcome, Record, Seat};
use crate::games::innovation::{Card, Choice, Event, How, Innovation, Zone};
use leptos::prelude::*;

impl Playable for Innovation {
    const ICONS: &'static str = "innovation";

    fn provide(table: TableCtx<Self>) {
        desk::Desk::provide(table);
    }

    fn board(table: TableCtx<Self>) -> AnyView {
        let size = match table.players() {
            2 => "board innovation two",
            3 => "board innovation three",
            _ => "board innovation four",
        };
        // The others clockwise from one's left, oneself last: next to the hand.
        let order = Memo::new(move |_| table.me().next(table.players()).around(table.players()).collect::<Vec<_>>());
        view! {
            <div class=size>
                <main>
                    <supply::Lines />
                    <For each=move || order.get() key=|seat| seat.0 let(seat)>
                        <player::Board seat />
                    </For>
                </main>
                <stage::Stage />
                <hand::Hand />
            </div>
            <sheet::Sheets />
        }
        .into_any()
    }

    fn seat_panel(_: TableCtx<Self>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn seat_badge(_: TableCtx<Self>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn extra_seat(_: TableCtx<Self>) -> AnyView {
        ().into_any()
    }

    fn progress(table: TableCtx<Self>) -> AnyView {
        let place = Memo::new(move |_| table.state(words::place));
        view! { <span class="inn-where">{move || place.get().say()}</span> }.into_any()
    }

    fn prompt_sign(_: TableCtx<Self>) -> AnyView {
        ().into_any()
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

    fn verb(game: &Match<Self>, choice: Choice) -> Phrase {
        words::verb(game, choice)
    }

    fn gains(game: &Match<Self>, choice: Choice) -> Vec<Gain> {
        words::gains(game, choice)
    }

    fn shows(_: TableCtx<Self>) -> Option<Callback<u16>> {
        let desk = desk::Desk::expect();
        Some(Callback::new(move |topic: u16| {
            if let Some(card) = Card::all().nth(usize::from(topic)) {
                desk.show(desk::Topic::Card(card));
            }
        }))
    }

    fn journeys(events: &[Logged<Event>]) -> Vec<Journey> {
        events.iter().filter_map(|logged| journey(&logged.event)).collect()
    }

    fn log(events: &[Logged<Event>], record: &Record<Self>) -> Vec<LogLine> {
        chronicle::log(events, record)
    }

    fn place(state: &Self) -> Phrase {
        words::place(state)
    }

    fn points(state: &Self) -> Vec<i32> {
        state.standing()
    }

    fn ending(state: &Self, outcome: Outcome, seats: &[SeatPlan]) -> Phrase {
        words::ending(state, outcome, seats)
    }

    fn read_out(game: &Match<Self>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
        readout::read_out(game, viewer, seats)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Dealt => Some(Sound::Dice),
            Event::Claimed(..) | Event::Moved { how: How::Claim, .. } => Some(Sound::Points),
            Event::Moved { .. } | Event::Splayed(..) => Some(Sound::Card),
            _ => None,
        }
    }

    fn score_table(state: &Self) -> Vec<ScoreRow> {
        words::score_table(state)
    }

    fn chart(events: &[Logged<Event>], players: u8) -> Chart {
        chronicle::chart(events, players)
    }

    fn measures(game: &Match<Self>) -> Vec<Measure> {
        chronicle::measures(game)
    }
}

/// The way of a card; where it is not seen, its back goes from pile to player, player to player, player to pile.
fn journey(event: &Event) -> Option<Journey> {
    let Event::Moved { card, from, to, .. } = event else { return None };
    let holder = |zone: &Zone| match zone {
        Zone::Supply => format!("supply-{}", card.value()),
        Zone::Hand(seat) | Zone::Score(seat) | Zone::Achievements(seat) => format!("held-{}", seat.0),
        Zone::Board(_) | Zone::Available | Zone::Removed => String::new(),
    };
    let sign = card.value().to_string();
    Some(Journey { thing: card::thing(*card), from: holder(from), to: holder(to), sign })
}
