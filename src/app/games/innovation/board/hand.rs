//! One's own hand, above the prompt on phones, below one's board on wide screens, with the score pile beside it.

use super::card::{CardButton, set_class};
use super::ctx::{BoardCtx, Topic};
use super::player::{ForecastBacks, ScoreBacks};
use super::scrolling;
use crate::app::games::innovation::text::shown::order;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{settled_slots, slots};
use crate::games::innovation::{Back, Card};
use leptos::prelude::*;

/// Places for so many cards are there from the beginning: a dogma can bring half of them at once. With each expansion hands are larger.
const USUAL: usize = 8;
/// So many more for an expansion.
const MORE: usize = 2;

/// One's own hand, by age.
#[component]
pub fn Hand() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let cards = Memo::new(move |_| {
        // Behind the curtain nobody's hand is there, not even what everybody knows of it.
        if table.curtain().is_some() {
            return Vec::new();
        }
        let mut cards = table.state(|state| state.player(table.me()).hand().to_vec());
        cards.retain(|card| ctx.knows(*card));
        cards.sort_by_key(|card| order(*card));
        cards
    });
    let count = Memo::new(move |_| table.state(|state| state.player(table.me()).hand().len()));
    let usual = USUAL + MORE * table.state(|state| usize::from(state.sets().expansions()));
    let one = move |card: Memo<Option<Card>>| {
        let look = ctx.look_of(card);
        let does = Memo::new(move |_| ctx.does(card.get()?));
        let tap = Callback::new(move |card| ctx.tap(card));
        let show = Callback::new(move |card| ctx.show(Topic::Card(card)));
        let is_new = Signal::derive(move || card.get().is_some_and(|card| ctx.is_new(card)));
        view! { <CardButton card look does tap show is_new /> }
    };
    // What was drawn face down is one's own to look at.
    let face_down = Memo::new(move |_| {
        if table.viewer() != Some(table.me()) {
            return Vec::new();
        }
        let mut unseen = table.state(|state| state.player(table.me()).hand().to_vec());
        unseen.retain(|card| ctx.is_face_down(*card));
        unseen.into_iter().map(Card::back).collect::<Vec<_>>()
    });
    // Whoever looks on from outside sees backs only.
    let unknown = Memo::new(move |_| {
        let seen = cards.with(Vec::len) + face_down.with(Vec::len);
        vec![(); count.get().saturating_sub(seen)]
    });
    let back = |card: Memo<Option<()>>| {
        view! { <span class="iback" hidden=move || card.get().is_none() aria-hidden="true"></span> }
    };
    let place = NodeRef::new();
    scrolling::show_news(ctx, place);
    let has_forecast = table.state(|state| state.sets().foreshadows());
    let label = move || Phrase::new("innovation-own-hand").with("n", count.get()).say();
    view! {
        <section node_ref=place class="inn-hand strips" aria-label=say("innovation-hand")>
            <button class="inn-lab" type="button" aria-label=label on:click=move |_| ctx.show(Topic::Player(table.me()))>
                <b>{count}</b>
                {say("innovation-hand-short")}
            </button>
            <div class="inn-hand-cards" data-rove="">
                {settled_slots(cards, usual, one)}
                {slots(face_down, 0, move |back| unseen(ctx, back))}
                {slots(unknown, 0, back)}
            </div>
            {has_forecast.then(|| view! { <Forecast /> })}
            <div class="inn-own-score wide"><ScoreBacks seat=Signal::derive(move || table.me()) /></div>
        </section>
    }
}

/// A card that was drawn face down; a tap looks at it. Nothing while there is none.
fn unseen(ctx: BoardCtx, back: Memo<Option<Back>>) -> impl IntoView {
    let class = move || format!("iback drawn {}", back.get().map(|back| set_class(back.set)).unwrap_or_default());
    let label = move || back.get().map(|back| Phrase::new("innovation-face-down").with("age", back.value).say());
    view! {
        <button
            class=class
            type="button"
            hidden=move || back.get().is_none()
            aria-label=label
            on:click=move |_| ctx.table.look_at_drawn()
            on:contextmenu=move |event| {
                event.prevent_default();
                back.get_untracked().map(|back| ctx.show(Topic::Supply(back))).unwrap_or_default();
            }
        >
            {move || back.get().map(|back| back.value.to_string())}
        </button>
    }
}

/// One's own forecast: its faces, or its backs for whoever looks on.
#[component]
fn Forecast() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let held = Memo::new(move |_| table.state(|state| state.player(table.me()).forecast().to_vec()));
    let cards = Memo::new(move |_| {
        if table.curtain().is_some() {
            return Vec::new();
        }
        let mut cards = held.get();
        cards.retain(|card| ctx.knows(*card));
        cards.sort_by_key(|card| order(*card));
        cards
    });
    let one = move |card: Memo<Option<Card>>| {
        let look = ctx.look_of(card);
        let does = Memo::new(move |_| ctx.does(card.get()?));
        let tap = Callback::new(move |card| ctx.tap(card));
        let show = Callback::new(move |card| ctx.show(Topic::Card(card)));
        let is_new = Signal::derive(move || card.get().is_some_and(|card| ctx.is_new(card)));
        view! { <CardButton card look does tap show is_new /> }
    };
    let is_open = Memo::new(move |_| !cards.with(Vec::is_empty));
    let label = move || Phrase::new("innovation-forecast-n").with("n", held.with(Vec::len)).say();
    view! {
        <div class="inn-forecast" role="group" aria-label=label hidden=move || held.with(Vec::is_empty)>
            <ForecastBacks seat=Signal::derive(move || table.me()) faces=is_open />
            <div class="inn-hand-cards" data-rove="">{settled_slots(cards, 0, one)}</div>
        </div>
    }
}
