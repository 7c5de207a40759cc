//! Beta Colony's board: the orbit, the colonies with their tracks, the manufactory, cards, one's dice and goods.

mod cards;
mod colony;
mod explain;
mod follow;
mod frame;
mod manufactory;
mod offers;
mod orbit;
mod parts;
mod player_area;
mod prompt;
mod seats;
mod tabs;

use crate::app::device::sound::Sound;
use crate::app::games::beta_colony::text::things::Named;
use crate::app::table::explain::explain_sheet;
use crate::app::table::{GameBoard, TableCtx};
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::Event;
use leptos::prelude::*;

impl GameBoard for BetaColony {
    fn board(table: TableCtx<Self>) -> AnyView {
        view! { <frame::Frame table /> {explain_sheet::<explain::Topic>(table)} }.into_any()
    }

    fn provide(table: TableCtx<Self>) {
        tabs::Looked::provide();
        explain::Explained::provide();
        offers::Offers::provide(table);
        follow::follow(table);
    }

    fn seat_panel(table: TableCtx<Self>, seat: Seat) -> AnyView {
        view! { <seats::SeatPanel table seat /> }.into_any()
    }

    fn seat_badge(table: TableCtx<Self>, seat: Seat) -> AnyView {
        seats::badge(table, seat)
    }

    fn progress(table: TableCtx<Self>) -> AnyView {
        prompt::progress(table)
    }

    fn prompt_actions(table: TableCtx<Self>) -> AnyView {
        prompt::actions(table)
    }

    fn has_many_actions(table: TableCtx<Self>) -> bool {
        prompt::has_many(table)
    }

    fn shows(_table: TableCtx<Self>) -> Option<Callback<u16>> {
        let explained = explain::Explained::expect();
        Some(Callback::new(move |link| match Named::of(link) {
            Some(Named::Space(space)) => explained.show(explain::Topic::Space(space)),
            Some(Named::Location(location)) => explained.show(explain::Topic::Place(location)),
            None => {}
        }))
    }

    fn enlarged(table: TableCtx<Self>, thing: &str) -> Option<AnyView> {
        Some(explain::large(table, explain::Topic::of_thing(thing)?))
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled(_) => Some(Sound::Dice),
            Event::Scored(_, _, points) if *points > 0 => Some(Sound::Points),
            Event::Built { .. } => Some(Sound::Card),
            _ => None,
        }
    }
}
