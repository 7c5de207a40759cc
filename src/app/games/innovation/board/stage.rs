//! The stage: the card that is about to be played or whose dogma is carried out, large, with what it means. Between boards on
//! wide screens, a sheet over them on phones.

use super::card::{At, FullCard, Tile};
use super::card_text::{card_name, drawn, sentences};
use super::confirm::{before_dogma, before_meld};
use super::desk::Desk;
use super::supply::Ring;
use super::tray::{Tray, has_places};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::cards::effects;
use crate::games::innovation::{Card, Choice, Deal, Event, Innovation, Prompt, Running};
use leptos::prelude::*;

/// What is on the stage.
#[derive(Clone, PartialEq)]
enum Scene {
    /// Nothing is going on: the card that was played last.
    Last(Option<(Seat, Card, bool)>),
    /// A hand card is picked for melding.
    Meld(Card),
    /// A card is picked for its dogma.
    Dogma(Card),
    /// A dogma is carried out.
    Running(Action),
}

/// A dogma that is carried out.
#[derive(Clone, PartialEq)]
struct Action {
    card: Card,
    by: Seat,
    at: At,
    acting: Seat,
    /// Who goes through the effect, in order.
    order: Vec<Seat>,
    /// The card that has this one carried out, if one does.
    within: Option<Card>,
}

fn action(state: &Innovation, running: &Running) -> Action {
    let at = At { effect: usize::from(running.effect()), sentence: usize::from(running.sentence()) };
    let demands = running.demands();
    let order = match (running.is_nested(), demands) {
        (true, _) => vec![running.by()],
        (_, true) => state.others(running.by()).filter(|seat| running.victims().contains(*seat)).collect(),
        _ => {
            let sharers = state.others(running.by()).filter(|seat| running.sharers().contains(*seat));
            sharers.chain([running.by()]).collect()
        }
    };
    let above = state.running().len().checked_sub(2).and_then(|n| state.running().get(n));
    Action {
        card: running.card(),
        by: running.by(),
        at,
        acting: running.acting(),
        order,
        within: above.map(|above| above.card()),
    }
}

fn scene(desk: Desk) -> Scene {
    let table = desk.table;
    match (table.picked(), table.prompt()) {
        (Some(Choice::Meld(card)), _) => Scene::Meld(card),
        (Some(Choice::Card(card)), Some(Prompt::Opening)) => Scene::Meld(card),
        (Some(Choice::Dogma(card)), _) => Scene::Dogma(card),
        _ => match table.state(|state| state.running().last().map(|running| action(state, running))) {
            Some(action) => Scene::Running(action),
            None => Scene::Last(table.shown(|game| game.events().iter().rev().find_map(|logged| last(&logged.event)))),
        },
    }
}

/// A card that was played: by whom, and whether for its dogma.
fn last(event: &Event) -> Option<(Seat, Card, bool)> {
    match event {
        Event::Acted(seat, Deal::Dogma(card)) => Some((*seat, *card, true)),
        Event::Acted(seat, Deal::Meld(card)) => Some((*seat, *card, false)),
        _ => None,
    }
}

/// The stage.
#[component]
pub fn Stage() -> impl IntoView {
    let desk = Desk::expect();
    let scene = Memo::new(move |_| scene(desk));
    // A person's wish holds until something else is on the stage.
    let wish = RwSignal::new(None::<bool>);
    Effect::new(move |_| {
        scene.track();
        wish.set(None);
    });
    // On phones the sheet makes room while something on the boards is to be chosen, or somebody else chooses.
    let folded = move || {
        let goes_on = matches!(scene.get(), Scene::Running(_));
        wish.get().unwrap_or(goes_on && (!desk.table.can_choose() || has_places(desk)))
    };
    let idle = move || matches!(scene.get(), Scene::Last(_));
    // What another did last is a line on phones, until one's own next card.
    let news = move || matches!(scene.get(), Scene::Last(Some((seat, ..))) if seat != desk.table.me());
    let goes_on = move || matches!(scene.get(), Scene::Running(_));
    let grab = move || {
        say(match (goes_on(), folded()) {
            (false, _) => "innovation-not-now",
            (true, true) => "innovation-unfold",
            (true, false) => "innovation-fold",
        })
    };
    // What is only picked is put back; what is carried out makes room.
    let aside = move || match untrack(goes_on) {
        true => {
            let now = untrack(folded);
            wish.set(Some(!now));
        }
        false => desk.table.unpick(),
    };
    view! {
        <div class="inn-scrim" class:shown=move || !idle() && !folded() aria-hidden="true" on:click=move |_| aside()></div>
        <section
            class="inn-stage strips"
            class:open=move || !idle()
            class:idle=idle
            class:news=news
            class:confirm=move || matches!(scene.get(), Scene::Dogma(_) | Scene::Meld(_))
            class:folded=folded
            aria-label=say("innovation-stage")
        >
            <button
                class="stage-grab"
                type="button"
                aria-label=grab
                aria-expanded=move || goes_on().then(|| (!folded()).to_string())
                on:click=move |_| aside()
            ></button>
            <div class="stage-main">
                {move || match scene.get() {
                    Scene::Last(None) => ().into_any(),
                    Scene::Last(Some((seat, card, dogma))) => played(desk, seat, card, dogma),
                    Scene::Meld(card) => before_meld(desk, card),
                    Scene::Dogma(card) => before_dogma(desk, card),
                    Scene::Running(action) => running(desk, &action),
                }}
                <Tray />
            </div>
            <Ring />
        </section>
    }
}

/// The card that was played last.
fn played(desk: Desk, seat: Seat, card: Card, dogma: bool) -> AnyView {
    let plan = desk.table.seat(seat);
    let key = if dogma { "innovation-last-dogma" } else { "innovation-last-meld" };
    let words = Phrase::new(key).with("name", plan.name).with("card", card_name(card)).say();
    view! {
        <div class="stage-head"><p class="s soft"><SeatMark index=plan.mark />" "{words}</p></div>
        <div class="stage-card"><FullCard card /></div>
    }
    .into_any()
}

/// A dogma that is carried out: the card with its sentence marked, who acts and who is still to come.
fn running(desk: Desk, action: &Action) -> AnyView {
    let table = desk.table;
    let Action { card, by, at, acting, .. } = *action;
    let steps = sentences(card, at.effect);
    let title = Phrase::new("innovation-stage-dogma").with("name", table.seat(by).name).say();
    let step = Phrase::new("innovation-stage-step")
        .with("effect", at.effect + 1)
        .with("effects", effects(card).len())
        .with("step", (at.sentence + 1).min(steps.len()))
        .with("steps", steps.len())
        .say();
    let now = steps.get(at.sentence).map(|text| drawn(text));
    let turn = action.order.iter().position(|seat| *seat == acting);
    let one = |(n, seat): (usize, &Seat)| {
        let plan = table.seat(*seat);
        let is_past = turn.is_some_and(|turn| n < turn);
        let is_now = *seat == acting;
        let word = match (is_past, is_now) {
            (true, _) => "innovation-queue-done",
            (_, true) => "innovation-queue-now",
            _ => "innovation-queue-next",
        };
        view! {
            <li class:past=is_past class:now=is_now>
                <SeatMark index=plan.mark />
                {plan.name}
                <span class="sr">{say(word)}</span>
            </li>
        }
    };
    let within = action.within.map(|outer| {
        let words = Phrase::new("innovation-within").with("card", card_name(outer)).say();
        view! { <div class="fact"><span class="n"><Sign sheet="innovation" name="next" /></span><span>{words}</span></div> }
    });
    let acts = Phrase::new("innovation-acts").with("name", table.seat(acting).name).say();
    view! {
        <div class="stage-head">
            <h2>{title}</h2>
            <span class="s soft">{step}</span>
        </div>
        <p class="stage-now">
            <Tile icon=card.featured() />
            " "
            <b>{card_name(card).say()}</b>
            ": "
            {now}
        </p>
        <div class="stage-card"><FullCard card at=at /></div>
        <div class="facts">
            <ol class="queue" aria-label=acts>{action.order.iter().enumerate().map(one).collect_view()}</ol>
            {within}
        </div>
    }
    .into_any()
}
