//! Another player's board in small: beside the seats on a desktop, in a sheet on phones.

use super::card::{CardImage, Foot};
use super::estate::fan_cards;
use super::parts::{card_words, icon};
use crate::app::games::burgundy::text::names::{animal_icon, goods_icon};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::Icon;
use crate::engine::Seat;
use crate::games::burgundy::facts::triple_points;
use crate::games::burgundy::state::Player;
use crate::games::burgundy::{Animal, Burgundy, Goods};
use leptos::prelude::*;

/// A player's storage, estate and projects.
#[component]
pub fn Rival(
    /// The match.
    table: TableCtx<Burgundy>,
    /// Whose board.
    seat: Seat,
) -> impl IntoView {
    let player = Memo::new(move |_| table.state(|state| state.player(seat).clone()));
    let kinds = move || Phrase::new("burgundy-kinds").with("count", player.get().kinds()).say();
    let dice = move || Phrase::new("burgundy-dice-in-hand").with("count", player.get().hand.len()).say();
    let estate = move || {
        let fans = player.get().estate;
        let none = fans.is_empty().then(|| view! { <span class="none">{say("burgundy-nothing-placed")}</span> });
        let fan = |fan: &crate::games::burgundy::state::Fan| {
            let count = fan.cards.len().to_string();
            let label = crate::app::games::burgundy::text::words::fan_label(fan).say();
            view! { <span class="fan" class:full=fan.is_full() style:--n=count role="img" aria-label=label>{fan_cards(fan)}</span> }
        };
        view! { {none}{fans.iter().map(fan).collect_view()} }
    };
    let projects = move || {
        let projects = player.get().projects;
        let none = projects.is_empty().then(|| view! { <span class="none">{say("burgundy-no-projects")}</span> });
        let one = |card: &crate::games::burgundy::Card| {
            let face = card.face();
            view! { <CardImage thing=card.0 face points=triple_points(face.kind) words=card_words(*card) foot=Foot::Effect /> }
        };
        view! { {none}{projects.iter().map(one).collect_view()} }
    };
    view! {
            <ul class="mini-store" aria-label=say("burgundy-store")>{move || store(&player.get())}</ul>
            <p class="label mini-label">{say("burgundy-estate")}<span>{kinds}</span></p>
            <div class="mini-row">{estate}</div>
            <p class="label mini-label">{say("burgundy-projects-short")}<span>{dice}</span></p>
            <div class="mini-row">{projects}</div>
    }
}

fn store(player: &Player) -> impl IntoView + use<> {
    let count = |name: &'static str, key: &'static str, count: u8| {
        let label = Phrase::new(key).with("count", count).say();
        let title = label.clone();
        view! { <li title=title>{icon(name)}<span aria-hidden="true">{count}</span><span class="sr">{label}</span></li> }
    };
    let goods = Goods::ALL.into_iter().filter(|sort| player.goods[sort.index()] > 0).map(|sort| {
        let n = player.goods[sort.index()];
        let label = Phrase::new("burgundy-goods-have").with("count", n).with("sort", crate::app::games::burgundy::text::words::goods(sort)).say();
        let title = label.clone();
        view! { <li title=title>{icon(goods_icon(sort))}<span aria-hidden="true">{n}</span><span class="sr">{label}</span></li> }
    });
    let animals = Animal::ALL
        .into_iter()
        .flat_map(|animal| (0..player.animals[animal.index()]).map(move |_| icon(animal_icon(animal))));
    let label = crate::app::games::burgundy::text::words::animals_label(player.animals).say();
    view! {
        {count("worker", "burgundy-workers", player.workers)}
        {count("silver", "burgundy-silver", player.silver)}
        {goods.collect_view()}
        <li><span class="sr">{label}</span>{animals.collect_view()}</li>
    }
}

/// The crown of the start player, a question mark while it is turned.
pub fn crown(table: TableCtx<Burgundy>, seat: Seat) -> AnyView {
    let held = Memo::new(move |_| {
        table
            .state(|state| state.egon.is_none() && state.start_card.holder == seat)
            .then(|| table.state(|state| state.start_card.turned))
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
