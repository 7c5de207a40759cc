//! One's own estate: fans of triples, and where the picked card would go.

use super::card::{CardImage, Foot};
use super::dice::Dice;
use super::explain::Explained;
use super::parts::{card_words, kindbar};
use crate::app::games::burgundy::text::words;
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::{Seal, SeatMark};
use crate::games::burgundy::facts::triple_points;
use crate::games::burgundy::state::Fan;
use crate::games::burgundy::{Action, Burgundy, Card, Choice, Kind, Spot};
use leptos::prelude::*;

/// One's own estate.
#[component]
pub fn Estate(
    /// The match.
    table: TableCtx<Burgundy>,
) -> impl IntoView {
    let me = move || table.me();
    let fans = Memo::new(move |_| table.state(|state| state.player(me()).estate.clone()));
    let kinds = Memo::new(move |_| table.state(|state| state.player(me()).kinds()));
    let keyed = move || fans.get().into_iter().enumerate().collect::<Vec<_>>();
    let placed = Memo::new(move |_| placing(table));
    let title = move || {
        let plan = table.seat(me());
        let own = table.persons().len() == 1;
        let words = if own {
            say("burgundy-your-estate")
        } else {
            Phrase::new("burgundy-estate-of").with("name", plan.name).say()
        };
        view! { <SeatMark index=plan.mark />" "<b>{words}</b> }
    };
    view! {
        <section
            class="estate"
            aria-label=say("burgundy-your-estate")
            style:--fans=move || (fans.get().len() + 1).max(7).to_string()
        >
            <div class="estate-head">
                <span class="label">{title}</span>
                <span class="label">
                    {move || Phrase::new("burgundy-kinds").with("count", kinds.get()).say()}
                    {move || kindbar(table.state(|state| Kind::ALL.map(|kind| state.player(me()).has_kind(kind))))}
                </span>
            </div>
            <div class="fans">
                <For each=keyed key=|(n, fan)| (*n, fan.clone()) let((n, fan))>
                    <FanView table n=n as u8 fan placed />
                </For>
                <NewFan table placed />
            </div>
        </section>
    }
}

/// The card that is picked to be placed, with the die for it and where.
#[derive(Clone, Copy, PartialEq)]
struct Placing {
    die: Option<Card>,
    card: Card,
    spot: Spot,
}

fn placing(table: TableCtx<Burgundy>) -> Option<Placing> {
    match table.picked() {
        Some(Choice::Act(die, Action::Place(card, spot))) => Some(Placing { die, card, spot }),
        _ => None,
    }
}

/// The same placing in another spot, if that is on offer.
fn elsewhere(table: TableCtx<Burgundy>, placed: Memo<Option<Placing>>, spot: Spot) -> Option<Choice> {
    let placing = placed.get()?;
    let choice = Choice::Act(placing.die, Action::Place(placing.card, spot));
    table.choices().contains(&choice).then_some(choice)
}

/// One fan, as a button: it takes the picked card, or tells what it is.
#[component]
fn FanView(table: TableCtx<Burgundy>, n: u8, fan: Fan, placed: Memo<Option<Placing>>) -> impl IntoView {
    let explained = Explained::expect();
    let spot = Spot::On(n);
    let here = Memo::new(move |_| placed.get().filter(|placing| placing.spot == spot));
    let other = Memo::new(move |_| elsewhere(table, placed, spot).filter(|_| here.get().is_none()));
    let label = words::fan_label(&fan).say();
    let full = fan.is_full();
    let kind = fan.kind();
    let count = fan.cards.len();
    let cards = fan_cards(&fan);
    let last = fan.cards.last().copied();
    let ghost = move || {
        here.get().map(|placing| {
            let kind = if kind == Kind::Cloister { placing.card.kind() } else { kind };
            let points = (count == 2).then(|| view! { <Seal text=format!("+{}", triple_points(kind)) /> });
            view! { <span class=format!("ghost {}", super::card::kind_class(kind))>{points}</span> }
        })
    };
    let tap = move |_| match (untrack(|| here.get()), untrack(|| other.get())) {
        (Some(_), _) => table.confirm(),
        (None, Some(choice)) => table.repick(choice),
        (None, None) => {
            if let Some(card) = last {
                explained.card(card);
            }
        }
    };
    view! {
        <button class="fan" class:full=full class:can=move || other.get().is_some() type="button" aria-label=label on:click=tap>
            {cards}
            {ghost}
        </button>
    }
}

/// The cards of a fan; cloisters lie behind, so that what the triple counts as is on top.
pub fn fan_cards(fan: &Fan) -> impl IntoView + use<> {
    let mut cards: Vec<Card> = fan.cards.to_vec();
    cards.sort_by_key(|card| card.kind() == fan.kind());
    let (count, full, kind) = (cards.len(), fan.is_full(), fan.kind());
    let one = move |(n, card): (usize, Card)| {
        let foot = if full && n + 1 == count { Foot::Full } else { Foot::Triple(count as u8) };
        view! { <CardImage thing=card.0 face=card.face() points=triple_points(kind) words=card_words(card) foot /> }
    };
    cards.into_iter().enumerate().map(one).collect_view()
}

/// The place of the next fan.
#[component]
fn NewFan(table: TableCtx<Burgundy>, placed: Memo<Option<Placing>>) -> impl IntoView {
    let here = Memo::new(move |_| placed.get().filter(|placing| placing.spot == Spot::New));
    let other = Memo::new(move |_| elsewhere(table, placed, Spot::New).filter(|_| here.get().is_none()));
    let dice = Dice::expect();
    let tap = move |_| match (untrack(|| here.get()), untrack(|| other.get())) {
        (Some(_), _) => table.confirm(),
        (None, Some(choice)) => table.repick(choice),
        (None, None) => {
            // A project that can only go here is picked by its place.
            let offer = untrack(|| dice.offer(|action| matches!(action, Action::Place(_, Spot::New))));
            if let Some(offer) = offer {
                table.pick(offer.choice);
            }
        }
    };
    let ghost = move || {
        here.get().map(|placing| {
            let kind = super::card::kind_class(placing.card.kind());
            view! { <span class=format!("ghost {kind}")></span> }
        })
    };
    view! {
        <button
            class="fan free"
            class:can=move || other.get().is_some()
            type="button"
            aria-label=say("burgundy-new-fan")
            on:click=tap
        >
            {ghost}
        </button>
    }
}
