//! One's own hand, above the prompt on phones, below one's board on wide screens, with the score pile beside it.

use super::card::CardButton;
use super::desk::{Desk, Topic};
use super::player::ScoreBacks;
use crate::app::i18n::words::{Phrase, say};
use crate::games::innovation::Card;
use leptos::prelude::*;

/// One's own hand, by age.
#[component]
pub fn Hand() -> impl IntoView {
    let desk = Desk::expect();
    let table = desk.table;
    let cards = Memo::new(move |_| {
        let mut cards = table.state(|state| state.player(table.me()).hand().to_vec());
        cards.retain(|card| desk.knows(*card));
        cards.sort_by_key(|card| (card.value(), card.colour()));
        cards
    });
    let count = Memo::new(move |_| table.state(|state| state.player(table.me()).hand().len()));
    let one = move |card: Card| {
        let look = Signal::derive(move || desk.look_of(card));
        let does = Signal::derive(move || desk.does(card));
        let tap = Callback::new(move |()| desk.tap(card));
        let show = Callback::new(move |()| desk.show(Topic::Card(card)));
        view! { <CardButton card look does tap show /> }
    };
    // Whoever looks on from outside sees backs only.
    let unknown = move || {
        let hidden = count.get() - cards.get().len();
        (0..hidden).map(|_| view! { <span class="iback" aria-hidden="true"></span> }).collect_view()
    };
    let label = move || Phrase::new("innovation-own-hand").with("n", count.get()).say();
    view! {
        <section class="inn-hand strips" aria-label=say("innovation-hand")>
            <button class="inn-lab" type="button" aria-label=label on:click=move |_| desk.show(Topic::Player(table.me()))>
                <b>{count}</b>
                {say("innovation-hand-short")}
            </button>
            <div class="inn-hand-cards">
                <For each=move || cards.get() key=|card| card.0 children=one />
                {unknown}
            </div>
            <div class="inn-own-score wide">{move || view! { <ScoreBacks seat=table.me() /> }}</div>
        </section>
    }
}
