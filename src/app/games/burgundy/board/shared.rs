//! The shared part of the board: bonuses, the display under its dice, the stacks.

use super::card::{CardButton, cost, kind_class};
use super::dice::Dice;
use super::die::Die as DieView;
use super::explain::Explained;
use super::parts::{does, icon, state_of};
use crate::app::games::burgundy::text::names::{LETTERS, animal_icon, goods_icon};
use crate::app::games::burgundy::text::{things, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::slots;
use crate::app::ui::{Icon, Seal, SeatMark};
use crate::engine::Seat;
use crate::games::burgundy::facts::{PASSAGE_BONUSES, all_seven_points};
use crate::games::burgundy::state::Owner;
use crate::games::burgundy::{Action, Burgundy, Card, Choice, Die, Kind, Stack};
use leptos::prelude::*;

/// The shared part of the board.
#[component]
pub fn Shared(
    /// The match.
    table: TableCtx<Burgundy>,
) -> impl IntoView {
    view! {
        <section class="shared" aria-label=say("burgundy-shared")>
            <div class="bonuses">
                <FirstTriples table />
                <AllSeven table />
                <Passage table />
            </div>
            <ol class="display" aria-label=say("burgundy-display")>
                {Die::ALL.map(|die| view! { <Row table die /> })}
            </ol>
            <Stacks table />
        </section>
    }
}

/// How many cards lie in the deepest row.
pub fn depth(state: &Burgundy) -> usize {
    state.display().iter().map(|row| row.len()).max().unwrap_or(0).max(2)
}

/// Who won a bonus: a seat's mark, or Egon.
fn owner(table: TableCtx<Burgundy>, owner: Owner) -> AnyView {
    match owner {
        Owner::Seat(seat) => view! { <SeatMark index=table.seat(seat).mark /> }.into_any(),
        Owner::Egon => icon("egon").into_any(),
    }
}

#[component]
fn FirstTriples(table: TableCtx<Burgundy>) -> impl IntoView {
    let taken = Memo::new(move |_| table.state(|state| *state.first_triples()));
    let chip = move |kind: Kind| {
        let by = Memo::new(move |_| taken.get()[kind.index()]);
        let inside = move || match by.get() {
            Some(by) => owner(table, by),
            None => icon(kind_class(kind)).into_any(),
        };
        view! { <span class=format!("chip {}", kind_class(kind)) class:gone=move || by.get().is_some()>{inside}</span> }
    };
    let label = move || {
        let open: Vec<String> =
            Kind::ALL.iter().filter(|k| taken.get()[k.index()].is_none()).map(|k| words::kind(*k).say()).collect();
        Phrase::new("burgundy-first-label").with("kinds", open.join(", ")).say()
    };
    let explained = Explained::expect();
    view! {
        <button class="bonus" type="button" aria-label=label on:click=move |_| explained.words("burgundy-first")>
            <span class="label">{say("burgundy-first-short")}" "<b>"+1"</b></span>
            <span class="chips">{Kind::ALL.map(chip)}</span>
        </button>
    }
}

#[component]
fn AllSeven(table: TableCtx<Burgundy>) -> impl IntoView {
    let taken = Memo::new(move |_| table.state(|state| state.all_seven().to_vec()));
    let kinds = Memo::new(move |_| table.state(|state| state.player(table.me()).kinds()));
    let players = table.players();
    let seal = move |(n, points): (usize, &i16)| {
        let (by, points) = (Memo::new(move |_| taken.with(|taken| taken.get(n).copied())), points.to_string());
        move || match by.get() {
            Some(by) => view! { <b class="seal gone">{owner(table, by)}</b> }.into_any(),
            None => view! { <Seal text=points.clone() /> }.into_any(),
        }
    };
    let seals = all_seven_points(players).iter().enumerate().map(seal).collect_view();
    let label = move || {
        let open: Vec<String> =
            all_seven_points(players)[taken.get().len()..].iter().map(|points| points.to_string()).collect();
        Phrase::new("burgundy-seven-label").with("points", open.join(", ")).with("have", kinds.get()).say()
    };
    let explained = Explained::expect();
    view! {
        <button class="bonus" type="button" aria-label=label on:click=move |_| explained.words("burgundy-seven")>
            <span class="label">{say("burgundy-seven-short")}" "<b>{move || format!("{}/7", kinds.get())}</b></span>
            <span class="chips">{seals}</span>
        </button>
    }
}

#[component]
fn Passage(table: TableCtx<Burgundy>) -> impl IntoView {
    let passage = Memo::new(move |_| table.state(|state| usize::from(state.passage())));
    let explained = Explained::expect();
    let options = move || {
        let bonuses = PASSAGE_BONUSES[passage.get()].iter();
        bonuses.map(|bonus| view! { <span class="alt">{super::prompt::bonus_signs(*bonus)}</span> }).collect_view()
    };
    let label = move || {
        let all: Vec<String> = PASSAGE_BONUSES[passage.get()].iter().map(|b| words::bonus(*b).say()).collect();
        let letter = LETTERS[passage.get()];
        Phrase::new("burgundy-passage-label").with("letter", letter).with("bonuses", all.join("; ")).say()
    };
    let count = move || Phrase::new("burgundy-passage-count").with("count", PASSAGE_BONUSES[passage.get()].len()).say();
    view! {
        <button
            class="bonus passage"
            type="button"
            data-at=things::BONUSES
            aria-label=label
            on:click=move |_| explained.passage(passage.get_untracked())
        >
            <span class="label">{say("burgundy-passage-short")}</span>
            <span class="opts">
                <span class="letter">{move || LETTERS[passage.get()]}</span>
                <span class="thin">{count}</span>
                {options}
            </span>
        </button>
    }
}

/// One row of the display under its die.
#[component]
fn Row(table: TableCtx<Burgundy>, die: Die) -> impl IntoView {
    let dice = Dice::expect();
    let cards = Memo::new(move |_| table.state(|state| state.display()[die.index()].to_vec()));
    // What the row costs, with the die that was tapped if one was, else with the best one; nothing while none can take from it.
    let workers = Memo::new(move |_| {
        cards.with(|cards| {
            dice.offer(|action| matches!(action, Action::Take(card) if cards.contains(&card)))
                .map(|offer| offer.workers)
        })
    });
    let near = Memo::new(move |_| workers.get().filter(|workers| *workers > 0));
    view! {
        <li class="row" class:hit=move || workers.get() == Some(0) class:near=move || near.get().is_some()>
            <span class="row-die">
                <DieView value=die label=Phrase::new("burgundy-row").with("row", die.number()).say() />
                {cost(near)}
            </span>
            <div class="row-cards">
                <span class="slot"></span>
                {slots(cards, 2, move |card| view! { <DisplayCard table card /> })}
            </div>
        </li>
    }
}

#[component]
fn DisplayCard(table: TableCtx<Burgundy>, card: Memo<Option<Card>>) -> impl IntoView {
    let dice = Dice::expect();
    let explained = Explained::expect();
    let offer = Memo::new(move |_| {
        let card = card.get()?;
        dice.offer(|action| action == Action::Take(card))
    });
    let is_picked = move |picked, card| matches!(picked, Choice::Act(_, Action::Take(taken)) if Some(taken) == card);
    let state = Memo::new(move |_| state_of(table, offer.get(), |picked| is_picked(picked, card.get())));
    let tap =
        Callback::new(move |card| match untrack(|| table.picked()).filter(|picked| is_picked(*picked, Some(card))) {
            Some(picked) => table.pick(picked),
            None => match offer.get_untracked() {
                Some(offer) => table.pick(offer.choice),
                None => explained.card_without(card, dice.wish(Action::Take(card))),
            },
        });
    view! { <CardButton card does=does(offer) state tap /> }
}

/// The stacks: goods, animals, draw pile, discard pile.
#[component]
fn Stacks(table: TableCtx<Burgundy>) -> impl IntoView {
    let explained = Explained::expect();
    let draw = Memo::new(move |_| table.state(|state| state.draw_pile().len()));
    let discard = Memo::new(move |_| table.state(|state| state.discard_pile().len()));
    view! {
        <div class="stacks" role="group" aria-label=say("burgundy-stacks")>
            {Stack::ALL.map(|stack| view! { <Pile table stack /> })}
            <button
                class="pile g-draw"
                type="button"
                aria-label=move || Phrase::new("burgundy-draw-label").with("count", draw.get()).say()
                on:click=move |_| explained.words_without("burgundy-draw", Choice::Buy)
            >
                <Icon name="mark" />
                <small>{draw}</small>
            </button>
            <button
                class="pile g-discard"
                type="button"
                aria-label=move || Phrase::new("burgundy-discard-label").with("count", discard.get()).say()
                on:click=move |_| explained.discard()
            >
                <Icon name="cards" />
                <small>{discard}</small>
            </button>
        </div>
    }
}

/// The top of a stack and its height.
#[derive(Clone, Copy, PartialEq)]
struct Top {
    icon: &'static str,
    class: &'static str,
    height: usize,
}

fn top(state: &Burgundy, stack: Stack) -> Option<Top> {
    let height = state.stack_height(stack);
    let goods = |n: usize| state.goods()[n].last().map(|card| card.sort());
    let animal = |n: usize| state.animals()[n].last().map(|card| card.animal());
    let (sort, animal) = match stack {
        Stack::GoodsA => (goods(0), None),
        Stack::GoodsB => (goods(1), None),
        Stack::AnimalsA => (None, animal(0)),
        Stack::AnimalsB => (None, animal(1)),
    };
    match (sort, animal) {
        (Some(sort), _) => {
            let class = ["g-light", "g-medium", "g-dark"][sort.index()];
            Some(Top { icon: goods_icon(sort), class, height })
        }
        (_, Some(animal)) => Some(Top { icon: animal_icon(animal), class: "g-animal", height }),
        (None, None) => None,
    }
}

#[component]
fn Pile(table: TableCtx<Burgundy>, stack: Stack) -> impl IntoView {
    let explained = Explained::expect();
    let top = Memo::new(move |_| table.state(|state| top(state, stack)));
    let choice = Choice::Draw(stack);
    let can = move || table.offers(choice);
    let class = move || {
        let state = match (table.picked() == Some(choice), can()) {
            (true, true) => "can chosen",
            (_, true) => "can",
            _ => "",
        };
        format!("pile {} {state}", top.get().map_or("empty", |top| top.class))
    };
    let label = move || table.state(|state| words::stack_label(state, stack)).say();
    let tap = move |_| match untrack(can) {
        true => table.pick(choice),
        false => explained.words_without("burgundy-stack", choice),
    };
    view! {
        <button
            class=class
            type="button"
            aria-label=label
            aria-pressed=move || can().then(|| (table.picked() == Some(choice)).to_string())
            on:click=tap
        >
            {move || top.get().map(|top| view! { {icon(top.icon)}<small>{top.height}</small> })}
        </button>
    }
}

/// The cards of a seat that may be seen, or nothing: used where a seat's own things are drawn.
pub fn sees(table: TableCtx<Burgundy>, seat: Seat) -> bool {
    table.viewer() == Some(seat) && table.persons().contains(seat)
}
