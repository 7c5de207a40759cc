//! Terra Mystica's board: the map and everything around it, and the game's words.

mod buildings;
mod choose;
mod ctx;
pub mod cults;
mod exchange;
mod explain;
pub mod faction;
mod follow;
pub mod frame;
mod icons;
mod map;
mod outlook;
mod parts;
pub mod pieces;
mod preview;
mod prompt;
pub mod resources;
pub mod seats;
mod settle;
mod specials;
mod stock;
pub mod tiles;
mod topic;
mod tracks;
mod wheel;

use self::topic::Topic;
use crate::app::device::sound::Sound;
use crate::app::games::terra_mystica::text::things;
use crate::app::table::Journey;
use crate::app::table::explain::explain_sheet;
use crate::app::table::{GameBoard, TableCtx};
use crate::engine::{Logged, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Card, Event, Favor, Hex, facts};
use leptos::prelude::*;

impl GameBoard for TerraMystica {
    const SETTLES: Option<fn(RwSignal<serde_json::Value>) -> AnyView> = Some(settle::rows);

    fn board(table: TableCtx<Self>) -> AnyView {
        view! { <frame::Frame table /> {explain_sheet::<Topic>(table)} <exchange::ExchangeSheet table /> }.into_any()
    }

    fn provide(table: TableCtx<Self>) {
        parts::Looked::provide();
        preview::Preview::provide(table);
        topic::Explained::provide();
        exchange::ExchangeOpen::provide();
        map::ToldHex::provide();
        follow::follow(table);
    }

    fn seat_panel(table: TableCtx<Self>, seat: Seat) -> AnyView {
        view! { <seats::SeatPanel table seat /> }.into_any()
    }

    fn worn(table: TableCtx<Self>, seat: Seat) -> Option<(&'static str, &'static str)> {
        table.game(|game| game.state().player(seat).faction()).map(|faction| pieces::worn(faction.home()))
    }

    fn seat_badge(table: TableCtx<Self>, seat: Seat) -> AnyView {
        seats::badge(table, seat)
    }

    fn progress(table: TableCtx<Self>) -> AnyView {
        prompt::progress(table)
    }

    fn prompt_sign(table: TableCtx<Self>) -> AnyView {
        prompt::sign(table)
    }

    fn prompt_actions(table: TableCtx<Self>) -> AnyView {
        prompt::actions(table)
    }

    fn has_many_actions(table: TableCtx<Self>) -> bool {
        prompt::has_many(table)
    }

    fn shows(_table: TableCtx<Self>) -> Option<Callback<u16>> {
        let map::ToldHex { told } = map::ToldHex::expect();
        Some(Callback::new(move |link| told.set(things::hex_of(link))))
    }

    fn enlarged(table: TableCtx<Self>, thing: &str) -> Option<AnyView> {
        let (kind, number) = thing.split_once('-')?;
        let number: u8 = number.parse().ok()?;
        let topic = match kind {
            "card" if usize::from(number) < facts::tiles::ALL_CARDS => Topic::Card(Card(number)),
            "town" => Topic::Town(table.state(|state| state.town_at(Hex(number)))?),
            "favor" if usize::from(number) < facts::tiles::FAVORS => Topic::Favor(Favor(number)),
            _ => return None,
        };
        Some(explain::large(table, topic))
    }

    /// What is built comes from its owner.
    fn journeys(events: &[Logged<Event>]) -> Vec<Journey> {
        let built = events.iter().filter_map(|logged| match logged.event {
            Event::Placed(seat, hex) | Event::Built(seat, hex) => Some((seat, hex)),
            _ => None,
        });
        let journey = |(seat, hex): (Seat, Hex)| {
            let from = format!("seat-{}", seat.0);
            Journey { thing: map::thing(hex), from: from.clone(), to: from, sign: String::new() }
        };
        built.map(journey).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::RoundBegan { .. } => Some(Sound::Dice),
            Event::Scored(_, _, points) if *points > 0 => Some(Sound::Points),
            Event::Built(..)
            | Event::Placed(..)
            | Event::Upgraded(..)
            | Event::TookCard { .. }
            | Event::TookTown { .. } => Some(Sound::Card),
            _ => None,
        }
    }
}
