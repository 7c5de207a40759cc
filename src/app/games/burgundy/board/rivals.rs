//! Another player's board in small: beside the seats on a desktop, in a sheet on phones.

use super::card::CardImage;
use super::fans::fan_cards;
use super::parts::{flock, icon, one_by_one};
use crate::app::games::burgundy::text::names::goods_icon;
use crate::app::games::burgundy::text::words;
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::Icon;
use crate::app::ui::slots;
use crate::engine::Seat;
use crate::games::burgundy::facts::MOST_PROJECTS;
use crate::games::burgundy::state::{Fan, Player};
use crate::games::burgundy::{Burgundy, Goods};
use leptos::prelude::*;

/// A player's storage, estate and projects.
#[component]
pub fn Rival(
    /// The match.
    table: TableCtx<Burgundy>,
    /// Whose board.
    seat: Seat,
) -> impl IntoView {
    let kinds = of(table, seat, Player::kinds);
    let hand = of(table, seat, |player| player.hand().len());
    let fans = of(table, seat, |player| player.estate().to_vec());
    let projects = of(table, seat, |player| player.projects().to_vec());
    view! {
        {store(table, seat)}
        <p class="label mini-label">
            {say("burgundy-estate")}
            <span>{move || Phrase::new("burgundy-kinds").with("count", kinds.get()).say()}</span>
        </p>
        <div class="mini-row">
            <span class="none" hidden=move || fans.with(|fans| !fans.is_empty())>{say("burgundy-nothing-placed")}</span>
            {slots(fans, 0, small_fan)}
        </div>
        <p class="label mini-label">
            {say("burgundy-projects-short")}
            <span>{move || Phrase::new("burgundy-dice-in-hand").with("count", hand.get()).say()}</span>
        </p>
        <div class="mini-row">
            <span class="none" hidden=move || projects.with(|cards| !cards.is_empty())>{say("burgundy-no-projects")}</span>
            {slots(projects, MOST_PROJECTS, |card| view! { <CardImage card travels=true /> })}
        </div>
    }
}

/// A fact about a player.
fn of<T: Send + Sync + PartialEq + 'static>(table: TableCtx<Burgundy>, seat: Seat, look: fn(&Player) -> T) -> Memo<T> {
    Memo::new(move |_| table.state(|state| look(state.player(seat))))
}

/// A player's storage.
fn store(table: TableCtx<Burgundy>, seat: Seat) -> impl IntoView {
    let workers = of(table, seat, Player::workers);
    let silver = of(table, seat, Player::silver);
    let goods = of(table, seat, Player::goods);
    let animals = of(table, seat, Player::animals);
    let sort = move |sort: Goods| {
        let count = Memo::new(move |_| goods.get()[sort.index()]);
        let label = move || {
            Phrase::new("burgundy-goods-have").with("count", count.get()).with("sort", words::goods(sort)).say()
        };
        stored(goods_icon(sort), count, label, move || count.get() == 0)
    };
    let herd = Memo::new(move |_| one_by_one(animals.get()));
    view! {
        <ul class="mini-store" aria-label=say("burgundy-store")>
            {stored("worker", workers, move || Phrase::new("burgundy-workers").with("count", workers.get()).say(), || false)}
            {stored("silver", silver, move || Phrase::new("burgundy-silver").with("count", silver.get()).say(), || false)}
            {Goods::ALL.map(sort)}
            <li>
                <span class="sr">{move || words::animals_label(animals.get()).say()}</span>
                {flock(herd)}
            </li>
        </ul>
    }
}

/// A fan of the estate.
fn small_fan(fan: Memo<Option<Fan>>) -> impl IntoView {
    let count = move || fan.with(|fan| fan.as_ref().map_or(0, |fan| fan.cards().len()));
    view! {
        <span
            class="fan"
            class:full=move || fan.with(|fan| fan.as_ref().is_some_and(Fan::is_full))
            style:--n=move || count().to_string()
            hidden=move || count() == 0
            role="img"
            aria-label=move || fan.with(|fan| fan.as_ref().map(|fan| words::fan_label(fan).say()))
        >
            {fan_cards(fan, false.into())}
        </span>
    }
}

/// An icon with its number in a storage; `label` says both, and `none` whether it is left out.
fn stored(
    name: &'static str,
    count: Memo<u8>,
    label: impl Fn() -> String + Clone + Send + Sync + 'static,
    none: impl Fn() -> bool + Send + 'static,
) -> impl IntoView {
    let title = label.clone();
    view! {
        <li title=title hidden=none>
            {icon(name)}
            <span aria-hidden="true" data-count="">{count}</span>
            <span class="sr">{label}</span>
        </li>
    }
}

/// The crown of the start player, a question mark while it is turned.
pub fn crown(table: TableCtx<Burgundy>, seat: Seat) -> AnyView {
    let held = Memo::new(move |_| {
        table
            .state(|state| state.egon().is_none() && state.start_card().holder == seat)
            .then(|| table.state(|state| state.start_card().turned))
    });
    let sign = move || {
        held.get().map(|turned| {
            let label = say(if turned { "burgundy-crown-turned" } else { "burgundy-crown" });
            let title = label.clone();
            view! { <span class="first" title=title><Icon name="crown" /><span class="sr">{label}</span></span> }
        })
    };
    view! { {sign} }.into_any()
}
