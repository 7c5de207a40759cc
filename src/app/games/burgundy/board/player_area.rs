//! One's own storage, projects and dice.

use super::card::{BackFace, CardButton, DiceFace, cost};
use super::dice::{Dice, Offer};
use super::die::die_href;
use super::estate::completes;
use super::explain::Explained;
use super::parts::{does, flock, goods_tint, icon, one_by_one, state_of, workers_of};
use super::shared::sees;
use crate::app::games::burgundy::text::names::goods_icon;
use crate::app::games::burgundy::text::{things, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::Seal;
use crate::app::ui::slots;
use crate::games::burgundy::facts::{MOST_PROJECTS, PURCHASE_CARDS};
use crate::games::burgundy::{Action, Burgundy, Card, Choice, Goods, Spot};
use leptos::prelude::*;

/// Storage, projects, dice.
#[component]
pub fn PlayerArea(
    /// The match.
    table: TableCtx<Burgundy>,
) -> impl IntoView {
    view! {
        <section class="dock" aria-label=say("burgundy-dock")>
            <Store table />
            <Hand table />
        </section>
    }
}

/// Bought cards: each becomes a project or a die.
#[component]
pub fn Purchase(
    /// The match.
    table: TableCtx<Burgundy>,
) -> impl IntoView {
    let cards =
        Memo::new(move |_| match sees(table, table.me()) && table.state(|state| state.current()) == Some(table.me()) {
            true => table.state(|state| state.purchase().to_vec()),
            false => Vec::new(),
        });
    view! {
        <section class="bought" aria-label=say("burgundy-bought") hidden=move || cards.with(Vec::is_empty)>
            <p class="label">
                <b>{say("burgundy-bought")}</b>
            </p>
            <ul>{slots(cards, PURCHASE_CARDS, move |card| view! { <BoughtCard table card /> })}</ul>
        </section>
    }
}

/// A bought card: kept as a project or used as a die. Nothing while there is none.
#[component]
fn BoughtCard(table: TableCtx<Burgundy>, card: Memo<Option<Card>>) -> impl IntoView {
    let explained = Explained::expect();
    let offered = move |choice: fn(Card) -> Choice| card.get().map(choice).filter(|choice| table.offers(*choice));
    let keep = Memo::new(move |_| offered(Choice::Keep));
    let spend = Memo::new(move |_| offered(Choice::Use));
    let offer = Memo::new(move |_| keep.get().map(|choice| Offer { choice, workers: 0 }));
    let state = Memo::new(move |_| state_of(table, offer.get(), |picked| Some(picked) == keep.get()));
    let tap = Callback::new(move |card| match keep.get_untracked() {
        Some(keep) => table.pick(keep),
        None => explained.card(card),
    });
    let die = Memo::new(move |_| card.get().map(Card::die));
    let label = move || card.get().map(|card| words::use_as_die(card).say());
    view! {
        <li hidden=move || card.get().is_none()>
            <CardButton card does=does(offer) state tap />
            <button
                class="btn use-die"
                class:can=move || spend.get().is_some()
                class:chosen=move || spend.get().is_some() && table.picked() == spend.get()
                type="button"
                disabled=move || spend.get().is_none()
                aria-label=label
                aria-pressed=move || spend.get().map(|_| (table.picked() == spend.get()).to_string())
                on:click=move |_| {
                    if let Some(spend) = spend.get_untracked() {
                        table.pick(spend);
                    }
                }
            >
                <svg class="die" aria-hidden="true">
                    <use href=move || die.get().map(die_href)></use>
                </svg>
                {say("burgundy-as-die")}
            </button>
        </li>
    }
}

#[component]
fn Store(table: TableCtx<Burgundy>) -> impl IntoView {
    let explained = Explained::expect();
    let me = move || table.me();
    let workers = Memo::new(move |_| table.state(|state| state.player(me()).workers()));
    let silver = Memo::new(move |_| table.state(|state| state.player(me()).silver()));
    let animals = Memo::new(move |_| table.state(|state| state.player(me()).animals()));
    let herd = Memo::new(move |_| one_by_one(animals.get()));
    let at_least = move |count: usize| move || herd.with(Vec::len) >= count;
    view! {
        <div class="store">
            <button
                class="cell"
                type="button"
                data-at=things::WORKERS
                class:zero=move || workers.get() == 0
                aria-label=move || Phrase::new("burgundy-workers").with("count", workers.get()).say()
                on:click=move |_| explained.words("burgundy-worker")
            >
                {icon("worker")}
                <span data-count="">{workers}</span>
            </button>
            <button
                class="cell"
                type="button"
                data-at=things::SILVER
                class:zero=move || silver.get() == 0
                aria-label=move || Phrase::new("burgundy-silver").with("count", silver.get()).say()
                on:click=move |_| explained.words_without("burgundy-silver-help", Choice::Buy)
            >
                {icon("silver")}
                <span data-count="">{silver}</span>
            </button>
            {Goods::ALL.map(|sort| view! { <GoodsCell table sort /> }).into_iter().collect_view()}
            <button
                class="cell"
                type="button"
                data-at=things::ANIMALS
                aria-label=move || words::animals_label(animals.get()).say()
                on:click=move |_| explained.words("burgundy-animals")
            >
                <span class="pair" class:n3=at_least(3) class:n4=at_least(4) class:n5=at_least(5)>
                    {flock(herd)}
                </span>
            </button>
        </div>
    }
}

#[component]
fn GoodsCell(table: TableCtx<Burgundy>, sort: Goods) -> impl IntoView {
    let dice = Dice::expect();
    let explained = Explained::expect();
    let count = Memo::new(move |_| table.state(|state| state.player(table.me()).goods()[sort.index()]));
    let offer = Memo::new(move |_| dice.offer(|action| action == Action::Sell(sort)));
    let is_picked = move |picked| matches!(picked, Choice::Act(_, Action::Sell(sold)) if sold == sort);
    let chosen = move || table.picked().is_some_and(is_picked);
    let tap = move |_| match (untrack(|| table.picked()).filter(|picked| is_picked(*picked)), offer.get_untracked()) {
        (Some(picked), _) => table.pick(picked),
        (None, Some(offer)) => table.pick(offer.choice),
        (None, None) => explained.words_without("burgundy-goods", dice.wish(Action::Sell(sort))),
    };
    let label = move || {
        let workers = offer.get().map(|offer| offer.workers);
        let key = if workers.is_some() { "burgundy-goods-sell" } else { "burgundy-goods-have" };
        let sells = Phrase::new(key).with("count", count.get()).with("sort", words::goods(sort));
        sells.with("workers", workers.unwrap_or(0)).say()
    };
    view! {
        <button
            class="cell"
            type="button"
            data-at=things::goods(sort)
            class:zero=move || count.get() == 0
            class:can=move || offer.get().is_some()
            class:chosen=chosen
            aria-label=label
            aria-pressed=move || offer.get().map(|_| chosen().to_string())
            on:click=tap
        >
            <span class=goods_tint(sort)>{icon(goods_icon(sort))}</span>
            <span data-count="">{count}</span>
            {move || offer.get().map(|_| view! { <Seal text=format!("+{}", count.get()) class="brings" /> })}
            {cost(workers_of(offer))}
        </button>
    }
}

#[component]
fn Hand(table: TableCtx<Burgundy>) -> impl IntoView {
    let me = move || table.me();
    let projects = Memo::new(move |_| table.state(|state| state.player(me()).projects().to_vec()));
    let hand = Memo::new(move |_| table.state(|state| state.player(me()).hand().to_vec()));
    let left = Memo::new(move |_| table.state(|state| state.player(me()).stack().len()));
    let free = |held: Memo<Vec<Card>>, most: usize| {
        let place = |n: usize| view! { <span class="slot" hidden=move || n < held.with(Vec::len)></span> };
        (0..most).map(place).collect_view()
    };
    let count = move || Phrase::new("burgundy-projects").with("count", projects.get().len()).say();
    view! {
        <div class="hand">
            <span class="label l-proj">{count}</span>
            <span class="label l-hand">{say("burgundy-dice")}</span>
            <span class="label l-left">{say("burgundy-left")}</span>
            {slots(projects, MOST_PROJECTS, move |card| view! { <Project table card /> })}
            {free(projects, MOST_PROJECTS)}
            {slots(hand, DICE_IN_HAND, move |card| view! { <HandDie table card hand /> })}
            {free(hand, DICE_IN_HAND)}
            <span class="card back" role="img" aria-label=move || Phrase::new("burgundy-left-label").with("count", left.get()).say()>
                <BackFace count=left />
            </span>
        </div>
    }
}

/// A project: placed, given up, or explained. Nothing while there is none.
#[component]
fn Project(table: TableCtx<Burgundy>, card: Memo<Option<Card>>) -> impl IntoView {
    let dice = Dice::expect();
    let explained = Explained::expect();
    let offer = Memo::new(move |_| {
        let card = card.get()?;
        let choice = Choice::GiveUp(card);
        match table.offers(choice) {
            true => Some(Offer { choice, workers: 0 }),
            false => best_place(table, dice, card),
        }
    });
    let is_picked = |picked, card| match picked {
        Choice::Act(_, Action::Place(placed, _)) => Some(placed) == card,
        Choice::GiveUp(given) => Some(given) == card,
        _ => false,
    };
    let state = Memo::new(move |_| state_of(table, offer.get(), |picked| is_picked(picked, card.get())));
    let tap = Callback::new(move |card| {
        match (untrack(|| table.picked()).filter(|picked| is_picked(*picked, Some(card))), offer.get_untracked()) {
            (Some(picked), _) => table.pick(picked),
            (None, Some(offer)) => table.pick(offer.choice),
            (None, None) => explained.card_without(card, dice.wish(Action::Place(card, Spot::New))),
        }
    });
    view! { <CardButton card does=does(offer) state tap workers=workers_of(offer) /> }
}

/// The cheapest way to place a project: on the triple that it completes for the most points, else on the fullest fan of its own kind; joining
/// another kind is left to a tap.
fn best_place(table: TableCtx<Burgundy>, dice: Dice, card: Card) -> Option<Offer> {
    let spots = table.state(|state| {
        let estate = &state.player(table.me()).estate();
        let mut spots: Vec<(i16, bool, usize, Spot)> = estate
            .iter()
            .enumerate()
            .map(|(n, fan)| {
                let own = fan.kind() == card.kind();
                (completes(fan, card).unwrap_or(0), own, fan.cards().len(), Spot::On(n as u8))
            })
            .collect();
        spots.push((0, false, 3, Spot::New));
        spots.sort_by_key(|(points, own, height, _)| std::cmp::Reverse((*points, *own, *height)));
        spots
    });
    let place = |spot| dice.offer(move |action| action == Action::Place(card, spot));
    spots.into_iter().find_map(|(.., spot)| place(spot))
}

/// Dice in hand at most.
const DICE_IN_HAND: usize = 2;

/// A die in hand; nothing while there is none.
#[component]
fn HandDie(table: TableCtx<Burgundy>, card: Memo<Option<Card>>, hand: Memo<Vec<Card>>) -> impl IntoView {
    let dice = Dice::expect();
    // Which card it is stands nowhere in the page while it lies face down.
    let seen = Memo::new(move |_| card.get().filter(|_| sees(table, table.me())));
    let playable = Memo::new(move |_| {
        let plays = |choice: &Choice| matches!(choice, Choice::Act(Some(die), _) if Some(*die) == card.get());
        table.with_choices(|choices| choices.iter().any(plays))
    });
    let chosen = Memo::new(move |_| playable.get() && dice.in_play() == card.get());
    let class = move || match (card.get(), chosen.get()) {
        (None, _) => "",
        (Some(_), true) => "card back dicecard chosen",
        (Some(_), false) if playable.get() && dice.in_play().is_none() => "card back dicecard via",
        (Some(_), false) => "card back dicecard",
    };
    let label = move || match seen.get() {
        Some(card) => {
            let alike = |first: &Card| *first != card && first.die() == card.die();
            let is_second = hand.with(|hand| hand.first().is_some_and(alike));
            let key = if is_second { "burgundy-die-second" } else { "burgundy-die-label" };
            Phrase::new(key).with("die", card.die().number()).say()
        }
        None => say("burgundy-die-hidden"),
    };
    view! {
        <button
            class=class
            type="button"
            hidden=move || card.get().is_none()
            data-thing=move || seen.get().map(|card| card.0)
            aria-label=label
            aria-pressed=move || playable.get().then(|| chosen.get().to_string())
            on:click=move |_| {
                if let Some(card) = card.get_untracked().filter(|_| playable.get_untracked()) {
                    dice.tap(card);
                }
            }
        >
            <DiceFace value=Signal::derive(move || seen.get().map(Card::die)) />
        </button>
    }
}
