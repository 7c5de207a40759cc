//! One's own storage, projects and dice.

use super::card::{BackFace, CardButton, CardState, DiceFace};
use super::dice::Dice;
use super::die::Die as DieView;
use super::explain::Explained;
use super::parts::{card_words, does, goods_tint, icon, state_of};
use super::shared::sees;
use crate::app::games::burgundy::text::names::{animal_icon, goods_icon};
use crate::app::games::burgundy::text::words;
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::Seal;
use crate::games::burgundy::facts::{MOST_PROJECTS, triple_points};
use crate::games::burgundy::{Action, Animal, Burgundy, Card, Choice, Goods, Spot};
use leptos::prelude::*;

/// Storage, projects, dice.
#[component]
pub fn Dock(
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
            true => table.state(|state| state.purchase.to_vec()),
            false => Vec::new(),
        });
    let explained = Explained::expect();
    let one = move |card: Card| {
        let keep = Choice::Keep(card);
        let spend = Choice::Use(card);
        let offered = move |choice| table.choices().contains(&choice);
        let offer = Memo::new(move |_| {
            offered(keep).then_some(crate::app::games::burgundy::board::dice::Offer { choice: keep, workers: 0 })
        });
        let state = Signal::derive(move || match (table.picked() == Some(keep), offered(keep)) {
            (true, _) => CardState::Chosen,
            (_, true) => CardState::Can,
            _ => CardState::Plain,
        });
        let tap = Callback::new(move |()| match untrack(|| offered(keep)) {
            true => table.pick(keep),
            false => explained.card(card),
        });
        let face = card.face();
        view! {
            <li>
                <CardButton thing=card.0 face points=triple_points(face.kind) words=card_words(card) does=does(table, offer) state tap />
                <button
                    class="btn use-die"
                    class:can=move || offered(spend)
                    class:chosen=move || table.picked() == Some(spend)
                    type="button"
                    disabled=move || !offered(spend)
                    aria-label=Phrase::new("burgundy-use-die").with("die", face.die.number()).say()
                    on:click=move |_| table.pick(spend)
                >
                    <DieView value=face.die />
                    {say("burgundy-as-die")}
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || !cards.get().is_empty()>
            <section class="bought" aria-label=say("burgundy-bought")>
                <p class="label">
                    <b>{say("burgundy-bought")}</b>
                </p>
                <ul>{move || cards.get().into_iter().map(one).collect_view()}</ul>
            </section>
        </Show>
    }
}

#[component]
fn Store(table: TableCtx<Burgundy>) -> impl IntoView {
    let explained = Explained::expect();
    let me = move || table.me();
    let workers = Memo::new(move |_| table.state(|state| state.player(me()).workers));
    let silver = Memo::new(move |_| table.state(|state| state.player(me()).silver));
    let animals = Memo::new(move |_| table.state(|state| state.player(me()).animals));
    let flock = move || {
        let of = |animal: Animal| (0..animals.get()[animal.index()]).map(move |_| icon(animal_icon(animal)));
        Animal::ALL.into_iter().flat_map(of).collect_view()
    };
    view! {
        <div class="store">
            <button
                class="cell"
                type="button"
                class:zero=move || workers.get() == 0
                aria-label=move || Phrase::new("burgundy-workers").with("count", workers.get()).say()
                on:click=move |_| explained.words("burgundy-worker")
            >
                {icon("worker")}
                {workers}
            </button>
            <button
                class="cell"
                type="button"
                class:zero=move || silver.get() == 0
                aria-label=move || Phrase::new("burgundy-silver").with("count", silver.get()).say()
                on:click=move |_| explained.words("burgundy-silver-help")
            >
                {icon("silver")}
                {silver}
            </button>
            {Goods::ALL.map(|sort| view! { <GoodsCell table sort /> }).into_iter().collect_view()}
            <button
                class="cell"
                type="button"
                aria-label=move || words::animals_label(animals.get()).say()
                on:click=move |_| explained.words("burgundy-animals")
            >
                <span class="pair">{flock}</span>
            </button>
        </div>
    }
}

#[component]
fn GoodsCell(table: TableCtx<Burgundy>, sort: Goods) -> impl IntoView {
    let dice = Dice::expect();
    let explained = Explained::expect();
    let count = Memo::new(move |_| table.state(|state| state.player(table.me()).goods[sort.index()]));
    let offer = Memo::new(move |_| dice.offer(|action| action == Action::Sell(sort)));
    let is_picked = move |picked| matches!(picked, Choice::Act(_, Action::Sell(sold)) if sold == sort);
    let chosen = move || table.picked().is_some_and(is_picked);
    let tap = move |_| match (untrack(|| table.picked()).filter(|picked| is_picked(*picked)), offer.get_untracked()) {
        (Some(picked), _) => table.pick(picked),
        (None, Some(offer)) => table.pick(offer.choice),
        (None, None) => explained.words("burgundy-goods"),
    };
    let label = move || {
        let key = if offer.get().is_some() { "burgundy-goods-sell" } else { "burgundy-goods-have" };
        Phrase::new(key).with("count", count.get()).with("sort", words::goods(sort)).say()
    };
    view! {
        <button
            class="cell"
            type="button"
            class:zero=move || count.get() == 0
            class:can=move || offer.get().is_some()
            class:chosen=chosen
            aria-label=label
            on:click=tap
        >
            <span class=goods_tint(sort)>{icon(goods_icon(sort))}</span>
            {count}
            {move || offer.get().map(|_| view! { <Seal text=format!("+{}", count.get()) class="brings" /> })}
        </button>
    }
}

#[component]
fn Hand(table: TableCtx<Burgundy>) -> impl IntoView {
    let me = move || table.me();
    let projects = Memo::new(move |_| table.state(|state| state.player(me()).projects.to_vec()));
    let hand = Memo::new(move |_| table.state(|state| state.player(me()).hand.to_vec()));
    let left = Memo::new(move |_| table.state(|state| state.player(me()).stack.len()));
    let free =
        move || (projects.get().len()..MOST_PROJECTS).map(|_| view! { <span class="slot"></span> }).collect_view();
    let count = move || Phrase::new("burgundy-projects").with("count", projects.get().len()).say();
    view! {
        <div class="hand">
            <span class="label l-proj">{count}</span>
            <span class="label l-hand">{say("burgundy-dice")}</span>
            <span class="label l-left">{say("burgundy-left")}</span>
            <For each=move || projects.get() key=|card| card.0 let(card)>
                <Project table card />
            </For>
            {free}
            <For each=move || hand.get() key=|card| card.0 let(card)>
                <HandDie table card />
            </For>
            {move || (hand.get().len()..2).map(|_| view! { <span class="slot"></span> }).collect_view()}
            <span class="card back" role="img" aria-label=move || Phrase::new("burgundy-left-label").with("count", left.get()).say()>
                {move || view! { <BackFace count=left.get() /> }}
            </span>
        </div>
    }
}

/// A project: placed, given up, or explained.
#[component]
fn Project(table: TableCtx<Burgundy>, card: Card) -> impl IntoView {
    let dice = Dice::expect();
    let explained = Explained::expect();
    let give_up = Choice::GiveUp(card);
    let offer = Memo::new(move |_| match table.choices().contains(&give_up) {
        true => Some(crate::app::games::burgundy::board::dice::Offer { choice: give_up, workers: 0 }),
        false => best_place(table, dice, card),
    });
    let is_picked = move |picked| match picked {
        Choice::Act(_, Action::Place(placed, _)) => placed == card,
        other => other == give_up,
    };
    let state = Signal::derive(move || state_of(table, offer.get(), is_picked));
    let tap = Callback::new(move |()| {
        match (untrack(|| table.picked()).filter(|picked| is_picked(*picked)), offer.get_untracked()) {
            (Some(picked), _) => table.pick(picked),
            (None, Some(offer)) => table.pick(offer.choice),
            (None, None) => explained.card(card),
        }
    });
    let face = card.face();
    view! { <CardButton thing=card.0 face points=triple_points(face.kind) words=card_words(card) does=does(table, offer) state tap /> }
}

/// The cheapest way to place a project, on the fullest fan of its own kind; joining another kind is left to a tap.
fn best_place(
    table: TableCtx<Burgundy>,
    dice: Dice,
    card: Card,
) -> Option<crate::app::games::burgundy::board::dice::Offer> {
    let spots = table.state(|state| {
        let estate = &state.player(table.me()).estate;
        let mut spots: Vec<(bool, usize, Spot)> = estate
            .iter()
            .enumerate()
            .map(|(n, fan)| (fan.kind() == card.kind(), fan.cards.len(), Spot::On(n as u8)))
            .collect();
        spots.push((false, 3, Spot::New));
        spots.sort_by_key(|(own, height, _)| (!own, std::cmp::Reverse(*height)));
        spots
    });
    let place = |spot| dice.offer(move |action| action == Action::Place(card, spot));
    spots.into_iter().find_map(|(_, _, spot)| place(spot))
}

/// A die in hand.
#[component]
fn HandDie(table: TableCtx<Burgundy>, card: Card) -> impl IntoView {
    let dice = Dice::expect();
    let open = Memo::new(move |_| sees(table, table.me()));
    let playable = Memo::new(move |_| {
        table.choices().iter().any(|choice| matches!(choice, Choice::Act(Some(die), _) if *die == card))
    });
    let chosen = move || playable.get() && dice.in_play() == Some(card);
    let label = move || match open.get() {
        true => Phrase::new("burgundy-die-label").with("die", card.die().number()).say(),
        false => say("burgundy-die-hidden"),
    };
    let face = move || match open.get() {
        true => view! { <DiceFace value=card.die() /> }.into_any(),
        false => view! { <BackFace /> }.into_any(),
    };
    view! {
        <button
            class="card back dicecard"
            class:chosen=chosen
            class:via=move || playable.get() && dice.in_play().is_none()
            type="button"
            // Which card it is stands nowhere in the page while it lies face down.
            data-thing=move || open.get().then_some(card.0)
            aria-label=label
            aria-pressed=move || playable.get().then(|| chosen().to_string())
            on:click=move |_| {
                if playable.get_untracked() {
                    dice.tap(card);
                }
            }
        >
            {face}
        </button>
    }
}
