//! What can be picked and lies nowhere in sight: score piles, other hands, covered cards. On phones the boards' cards, too.

use super::card::{CardButton, Look, back};
use super::desk::{Desk, Topic};
use crate::app::i18n::words::Phrase;
use crate::app::ui::SeatMark;
use crate::engine::Seat;
use crate::games::innovation::{Card, Choice, Innovation, Zone};
use leptos::prelude::*;

/// Something to pick.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Item {
    choice: Choice,
    owner: Option<Seat>,
    /// Whether it lies on top of a pile, where it can be tapped as well.
    on_board: bool,
}

fn items(desk: Desk) -> Vec<Item> {
    let me = desk.table.me();
    let choices: Vec<Choice> = desk.offers(|offers| offers.to_vec());
    desk.table.state(|state| choices.into_iter().filter_map(|choice| item(state, me, choice)).collect())
}

fn item(state: &Innovation, me: Seat, choice: Choice) -> Option<Item> {
    match choice {
        Choice::Card(card) => match state.zone(card) {
            Zone::Hand(owner) if owner == me => None,
            Zone::Board(owner) => {
                let on_board = state.player(owner).stack(card.colour()).top() == Some(card);
                Some(Item { choice, owner: Some(owner), on_board })
            }
            Zone::Hand(owner) | Zone::Score(owner) => Some(Item { choice, owner: Some(owner), on_board: false }),
            _ => Some(Item { choice, owner: None, on_board: false }),
        },
        Choice::Back { owner, .. } => Some(Item { choice, owner: Some(owner), on_board: false }),
        _ => None,
    }
}

/// Whether something on the boards can be picked now.
pub fn has_places(desk: Desk) -> bool {
    items(desk).iter().any(|item| item.on_board)
        || desk.offers(|offers| offers.iter().any(|it| matches!(it, Choice::Colour(_))))
}

/// The tray; nothing while all that can be picked is in sight.
#[component]
pub fn Tray() -> impl IntoView {
    let desk = Desk::expect();
    let items = Memo::new(move |_| items(desk));
    let one = move |item: Item| {
        let whose = item.owner.filter(|owner| untrack(|| desk.table.me()) != *owner).map(|seat| {
            let plan = desk.table.seat(seat);
            view! { <span class="whose"><SeatMark index=plan.mark />{plan.name}</span> }
        });
        let pick = match item.choice {
            Choice::Back { value, .. } => back_button(desk, item.choice, value).into_any(),
            choice => choice.card().map(|card| card_button(desk, card)).into_any(),
        };
        view! { <li class:on-board=item.on_board>{whose}{pick}</li> }
    };
    view! {
        <Show when=move || items.with(|items| !items.is_empty())>
            <ul class="tray">
                <For each=move || items.get() key=|item| *item children=one />
            </ul>
        </Show>
    }
}

fn card_button(desk: Desk, card: Card) -> impl IntoView {
    let look = Signal::derive(move || desk.look_of(card));
    let does = Signal::derive(move || desk.does(card));
    let tap = Callback::new(move |()| desk.tap(card));
    let show = Callback::new(move |()| desk.show(Topic::Card(card)));
    view! { <CardButton card look does tap show is_place=false /> }
}

fn back_button(desk: Desk, choice: Choice, value: u8) -> impl IntoView {
    let look = Memo::new(move |_| match (desk.table.picked() == Some(choice), desk.offered(choice)) {
        (true, _) => Look::Chosen,
        (_, true) => Look::Can,
        _ => Look::Plain,
    });
    let label = Phrase::new("innovation-pick-back").with("age", value).say();
    view! {
        <button
            class="back-pick"
            class:can=move || look.get() == Look::Can
            class:chosen=move || look.get() == Look::Chosen
            type="button"
            aria-label=label
            aria-pressed=move || (look.get() == Look::Chosen).to_string()
            on:click=move |_| desk.table.pick(choice)
        >
            {back(value)}
        </button>
    }
}
