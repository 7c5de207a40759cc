//! Burgundy's board: shared part, estate, player area, lens, the others' boards, and the game's words.

pub mod card;
mod dice;
mod die;
mod egon;
mod estate;
mod explain;
mod fans;
mod hand_in;
mod lens;
mod parts;
mod player_area;
mod prompt;
mod rivals;
mod shared;

use crate::app::device::sound::Sound;
use crate::app::games::burgundy::text::things;
use crate::app::table::explain::explain_sheet;
use crate::app::table::{GameBoard, TableCtx};
use crate::engine::Seat;
use crate::games::burgundy::{Burgundy, Card, Event, Prompt, facts};
use leptos::prelude::*;

impl GameBoard for Burgundy {
    fn board(table: TableCtx<Self>) -> AnyView {
        let depth = Memo::new(move |_| table.state(shared::depth));
        view! {
            <div
                class="board burgundy"
                class:four={table.players() > 3}
                class:deep={move || depth.get() > 2}
                class:deeper={move || depth.get() > 4}
                style:--deep=move || depth.get().to_string()
            >
                <main>
                    <shared::Shared table />
                    <estate::Estate table />
                </main>
                <player_area::Purchase table />
                <player_area::PlayerArea table />
                <div class="mat" aria-hidden="true"></div>
                <lens::Lens table />
            </div>
            {explain_sheet::<explain::Topic>(table)}
        }
        .into_any()
    }

    fn provide(table: TableCtx<Self>) {
        dice::Dice::provide(table);
        explain::Explained::provide();
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

    fn shows(_table: TableCtx<Self>) -> Option<Callback<u16>> {
        let explained = explain::Explained::expect();
        Some(Callback::new(move |link| {
            if let Some(card) = things::card_of(link) {
                explained.card(card);
            }
        }))
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

    fn has_many_actions(table: TableCtx<Self>) -> bool {
        matches!(table.prompt(), Some(Prompt::PassageBonus(_)))
    }

    fn enlarged(table: TableCtx<Self>, thing: &str) -> Option<AnyView> {
        let card = Card(thing.parse().ok()?);
        // In a hand a card is a die and nothing else.
        let held = table.state(|state| state.all_players().iter().any(|player| player.hand().contains(&card)));
        (!held && usize::from(card.0) < facts::DECK.len()).then(|| explain::about_card(card))
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::RoundBegan { .. } => Some(Sound::Dice),
            Event::Scored(_, _, points) if *points > 0 => Some(Sound::Points),
            Event::Took(..) | Event::Placed(..) | Event::Kept(..) => Some(Sound::Card),
            _ => None,
        }
    }
}
