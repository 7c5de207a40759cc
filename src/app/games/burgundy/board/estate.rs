//! One's own estate: fans of triples, and where the picked card would go.

use super::card::kind_class;
use super::dice::Dice;
use super::explain::Explained;
use super::fans::fan_cards;
use super::parts::kindbar;
use crate::app::games::burgundy::text::words;
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::slots;
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
    let fans = Memo::new(move |_| table.state(|state| numbered(state.player(me()).estate())));
    let count = Memo::new(move |_| fans.with(Vec::len));
    let kinds = Memo::new(move |_| table.state(|state| state.player(me()).kinds()));
    let has = Memo::new(move |_| table.state(|state| Kind::ALL.map(|kind| state.player(me()).has_kind(kind))));
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
            style:--fans=move || (count.get() + 1).max(7).to_string()
        >
            <div class="estate-head">
                <span class="label">{title}</span>
                <span class="label">
                    {move || Phrase::new("burgundy-kinds").with("count", kinds.get()).say()}
                    {kindbar(has)}
                </span>
            </div>
            <div class="fans" class:many={move || count.get() >= 10}>
                {slots(fans, 0, move |fan| view! { <FanView table fan placed /> })}
                <NewFan table placed />
                <p class="estate-goal" hidden=move || count.get() != 0>{say("burgundy-goal-line")}</p>
            </div>
        </section>
    }
}

/// The fans with their numbers, as spots name them.
fn numbered(estate: &[Fan]) -> Vec<(u8, Fan)> {
    (0..).zip(estate.iter().cloned()).collect()
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
    table.offers(choice).then_some(choice)
}

/// What a fan counts as with this card.
fn joined(fan: &Fan, card: Card) -> Kind {
    if fan.kind() == Kind::Cloister { card.kind() } else { fan.kind() }
}

/// The points of the triple that this card would complete.
pub fn completes(fan: &Fan, card: Card) -> Option<i16> {
    (fan.cards().len() == 2).then(|| triple_points(joined(fan, card)))
}

/// One fan, as a button: it takes the picked card, or tells what it is. Nothing while there is none.
#[component]
fn FanView(table: TableCtx<Burgundy>, fan: Memo<Option<(u8, Fan)>>, placed: Memo<Option<Placing>>) -> impl IntoView {
    let explained = Explained::expect();
    let spot = Memo::new(move |_| fan.with(|fan| fan.as_ref().map(|(n, _)| Spot::On(*n))));
    let fan = Memo::new(move |_| fan.with(|fan| fan.as_ref().map(|(_, fan)| fan.clone())));
    let here = Memo::new(move |_| placed.get().filter(|placing| Some(placing.spot) == spot.get()));
    let other = Memo::new(move |_| elsewhere(table, placed, spot.get()?).filter(|_| here.get().is_none()));
    let of_fan = move |tell: fn(&Fan) -> String| fan.with(|fan| fan.as_ref().map(tell));
    let count = move || fan.with(|fan| fan.as_ref().map_or(0, |fan| fan.cards().len()));
    // Where it could go as well it says what it would be worth there.
    let ghost = move || {
        let placing = placed.get().filter(|_| here.get().is_some() || other.get().is_some())?;
        let (kind, points) =
            fan.with(|fan| fan.as_ref().map(|fan| (joined(fan, placing.card), completes(fan, placing.card))))?;
        let points = points.map(|points| view! { <Seal text=format!("+{points}") /> });
        if here.get().is_none() {
            return points
                .map(|points| view! { <span class="ghost elsewhere" style:--at="2">{points}</span> }.into_any());
        }
        Some(
            view! { <span class=format!("ghost {}", kind_class(kind)) style:--at=count().to_string()>{points}</span> }
                .into_any(),
        )
    };
    let tap = move |_| match (here.get_untracked(), other.get_untracked()) {
        (Some(_), _) => table.confirm(),
        (None, Some(choice)) => table.repick(choice),
        (None, None) => {
            let last = fan.with_untracked(|fan| fan.as_ref().and_then(|fan| fan.cards().last().copied()));
            match (last, placed.get_untracked(), spot.get_untracked()) {
                (Some(card), Some(Placing { die, card: placed, .. }), Some(spot)) => {
                    explained.card_without(card, Choice::Act(die, Action::Place(placed, spot)));
                }
                (Some(card), ..) => explained.card(card),
                (None, ..) => {}
            }
        }
    };
    view! {
        <button
            class="fan"
            class:full=move || fan.with(|fan| fan.as_ref().is_some_and(Fan::is_full))
            class:can=move || other.get().is_some()
            type="button"
            hidden=move || fan.with(Option::is_none)
            aria-label=move || of_fan(|fan| words::fan_label(fan).say())
            aria-pressed=move || (here.get().is_some() || other.get().is_some()).then(|| here.get().is_some().to_string())
            on:click=tap
        >
            {fan_cards(fan, Signal::derive(move || here.get().is_some()))}
            {ghost}
        </button>
    }
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
            let kind = kind_class(placing.card.kind());
            view! { <span class=format!("ghost {kind}")></span> }
        })
    };
    view! {
        <button
            class="fan free"
            class:can=move || other.get().is_some()
            type="button"
            aria-label=say("burgundy-new-fan")
            aria-pressed=move || (here.get().is_some() || other.get().is_some()).then(|| here.get().is_some().to_string())
            on:click=tap
        >
            {ghost}
        </button>
    }
}
