//! Innovation's board: piles that overlap as they are splayed, the stage with the card in action, hand, supply, sheets, and the
//! game's words.

pub mod card;
pub mod card_text;
mod confirm;
mod ctx;
mod decrees;
mod display;
mod full_card;
mod hand;
mod jump;
mod karmas;
mod pile;
mod player;
mod prompt;
mod reach;
mod scrolling;
mod sheet;
mod stage;
mod supply;
mod tile;
mod tray;

use crate::app::device::sound::Sound;
use crate::app::games::innovation::text::{things, words};
use crate::app::table::{Boards, GameBoard, Journey, TableCtx};
use crate::engine::Logged;
use crate::games::innovation::{Card, Event, How, Innovation, Set, Splay, Stack, Zone};
use leptos::prelude::*;

impl GameBoard for Innovation {
    fn board(table: TableCtx<Self>) -> AnyView {
        let size = match table.players() {
            2 => "board innovation two",
            3 => "board innovation three",
            _ => "board innovation four",
        };
        // The others clockwise from one's left, oneself last: next to the hand.
        let order = Memo::new(move |_| table.me().next(table.players()).around(table.players()).collect::<Vec<_>>());
        // Styles make room for a large hand.
        let cards = Memo::new(move |_| table.state(|state| state.player(table.me()).hand().len()));
        let more_than = move |n: usize| Memo::new(move |_| cards.get() > n);
        let low = Memo::new(move |_| table.state(leaves_little_room));
        let shown = Boards::expect();
        let heads_only = Memo::new(move |_| table.me().around(table.players()).skip(1).all(|seat| !shown.shows(seat)));
        let boards = NodeRef::new();
        scrolling::follow(ctx::BoardCtx::expect(), boards);
        scrolling::begin_turn(ctx::BoardCtx::expect(), boards);
        let sets = table.state(Innovation::sets);
        view! {
            <div class=size class:with-cities=sets.has(Set::Cities) class:with-echoes=sets.has(Set::Echoes) class:with-figures=sets.has(Set::Figures) class:with-forecasts=sets.foreshadows() class:with-artifacts=sets.has(Set::Artifacts) class:low=low class:heads-only=heads_only class:hand-7=more_than(6) class:hand-9=more_than(8)>
                <main node_ref=boards>
                    <supply::Lines />
                    <For each=move || order.get() key=|seat| seat.0 let(seat)>
                        <player::Board seat />
                    </For>
                    {(table.players() > 2).then(|| view! { <jump::Jump order boards /> })}
                </main>
                <stage::Stage />
                <hand::Hand />
            </div>
            <sheet::Sheets />
        }
        .into_any()
    }

    fn provide(table: TableCtx<Self>) {
        ctx::BoardCtx::provide(table);
    }

    fn progress(table: TableCtx<Self>) -> AnyView {
        let place = Memo::new(move |_| table.state(words::place));
        view! { <span class="inn-where">{move || place.get().say()}</span> }.into_any()
    }

    fn prompt_actions(table: TableCtx<Self>) -> AnyView {
        prompt::actions(table)
    }

    fn has_many_actions(table: TableCtx<Self>) -> bool {
        prompt::buttons(table).len() > 3
    }

    fn has_seat_list() -> bool {
        false
    }

    fn lang_of_names() -> Option<&'static str> {
        card_text::card_lang()
    }

    fn shows(table: TableCtx<Self>) -> Option<Callback<u16>> {
        let ctx = ctx::BoardCtx::expect();
        Some(Callback::new(move |topic: u16| {
            let card = Card::all().nth(usize::from(topic));
            if let Some(card) = card.filter(|card| table.state(|state| state.plays_with(*card))) {
                ctx.show(ctx::Topic::Card(card));
            }
        }))
    }

    fn enlarged(table: TableCtx<Self>, thing: &str) -> Option<AnyView> {
        let card = Card::all().find(|card| things::card(*card) == thing)?;
        let known = table.state(|state| state.plays_with(card)) && ctx::BoardCtx::expect().knows(card);
        known.then(|| view! { <full_card::FullCard card=Signal::stored(card) /> }.into_any())
    }

    fn journeys(events: &[Logged<Event>]) -> Vec<Journey> {
        events.iter().filter_map(|logged| journey(&logged.event)).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Dealt => Some(Sound::Dice),
            Event::Claimed { .. } | Event::DecreeMoved { to: Some(_), .. } | Event::Moved { how: How::Claim, .. } => {
                Some(Sound::Points)
            }
            Event::Moved { .. } | Event::Splayed { .. } => Some(Sound::Card),
            _ => None,
        }
    }
}

/// The way of a card; where it is not seen, its back goes from pile to player, player to player, player to pile.
fn journey(event: &Event) -> Option<Journey> {
    let Event::Moved { card, from, to, .. } = event else { return None };
    let holder = |zone: &Zone| match zone {
        Zone::Supply => things::supply(card.printed_value()),
        Zone::Hand(seat)
        | Zone::Score(seat)
        | Zone::Forecast(seat)
        | Zone::Display(seat)
        | Zone::Revealed(seat)
        | Zone::Achievements(seat) => things::held(*seat),
        Zone::Board(_) | Zone::Available | Zone::Removed | Zone::Relics => String::new(),
    };
    let sign = card.printed_value().to_string();
    Some(Journey { thing: things::card(*card), from: holder(from), to: holder(to), sign })
}

/// Whether two players need their piles small where the height is not large, so that all colours stay in sight: with forecasts or several
/// expansions; with one if somebody has a card on display, or a high pile. It does not hang on the hand: nothing moves because a card is drawn.
fn leaves_little_room(state: &Innovation) -> bool {
    let sets = state.sets();
    let displays = state.seats().any(|seat| state.player(seat).display().is_some());
    let is_high = |pile: &Stack| pile.splay() == Splay::Up && pile.cards().len() > 3;
    let mut piles = state.seats().flat_map(|seat| state.player(seat).stacks());
    sets.foreshadows() || sets.expansions() > 1 || sets.expansions() == 1 && (displays || piles.any(is_high))
}
