//! What lies beside the piles: the artifact on display, and the inspire effects that a colour shows.

use super::card::{CardButton, colour_name};
use super::ctx::{BoardCtx, Topic};
use super::pile::Gist;
use crate::app::games::innovation::text::names::part;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::Icon as Sign;
use crate::engine::Seat;
use crate::games::innovation::{Choice, Colour, Set};
use leptos::prelude::*;

/// The artifact on display, like a pile: what it would do at the beginning of a turn, and whom it would reach. Nothing while there is none.
#[component]
pub fn Display(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let card = Memo::new(move |_| ctx.table.state(|state| state.player(seat).display()));
    let count = Memo::new(move |_| usize::from(card.get().is_some()));
    let look = ctx.look_of(card);
    let does = Memo::new(move |_| ctx.does(card.get()?));
    let tap = Callback::new(move |card| ctx.tap(card));
    let show = Callback::new(move |card| ctx.show(Topic::Card(card)));
    let open = Callback::new(move |()| {
        if let Some(card) = card.get_untracked() {
            ctx.show(Topic::Card(card));
        }
    });
    view! {
        <div class="inn-display strips" role="group" aria-label=say("innovation-display") hidden=move || card.get().is_none()>
            <span class="inn-plinth" title=say("innovation-display")><Sign sheet=part(Set::Artifacts) name="display" /></span>
            <CardButton card class="is-top" look does tap show />
            <Gist seat top=card count open />
        </div>
    }
}

/// How many inspire effects a colour shows: a tap chooses the action, or shows the pile. Nothing while there are none.
#[component]
pub fn Inspires(
    /// Whose.
    seat: Seat,
    /// Which colour.
    colour: Colour,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let choice = Choice::Inspire(colour);
    let count = Memo::new(move |_| table.state(|state| state.inspiring(seat, colour).len()));
    let can = Memo::new(move |_| table.me() == seat && ctx.offered(choice));
    let chosen = Memo::new(move |_| can.get() && table.picked() == Some(choice));
    let label = move || match can.get() {
        true => ctx.says(choice),
        false => Phrase::new("innovation-inspires").with("colour", colour_name(colour)).with("n", count.get()).say(),
    };
    let tap = move |_| match can.get_untracked() {
        true => table.pick(choice),
        false => ctx.show(Topic::Pile(seat, colour)),
    };
    view! {
        <button
            class="inn-inspires"
            class:can=can
            class:chosen=chosen
            type="button"
            hidden=move || count.get() == 0
            aria-label=label
            aria-pressed=move || can.get().then(|| chosen.get().to_string())
            on:click=tap
        >
            <Sign sheet=part(Set::Figures) name="inspire" />
            <b>{count}</b>
        </button>
    }
}
