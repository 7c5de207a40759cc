//! What can be picked and lies nowhere in sight: score piles, other hands, covered cards. On phones the boards' cards, too.

use super::card::{CardButton, Look, back};
use super::ctx::{BoardCtx, Topic};
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

fn items(ctx: BoardCtx) -> Vec<Item> {
    let me = ctx.table.me();
    let choices: Vec<Choice> = ctx.offers(|offers| offers.to_vec());
    ctx.table.state(|state| choices.into_iter().filter_map(|choice| item(state, me, choice)).collect())
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
pub fn has_places(ctx: BoardCtx) -> bool {
    items(ctx).iter().any(|item| item.on_board)
        || ctx.offers(|offers| offers.iter().any(|it| matches!(it, Choice::Colour(_))))
}

/// The tray; nothing while all that can be picked is in sight.
#[component]
pub fn Tray() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let items = Memo::new(move |_| items(ctx));
    let has_items = Memo::new(move |_| items.with(|items| !items.is_empty()));
    let one = move |item: Item| {
        let whose = item.owner.filter(|owner| untrack(|| ctx.table.me()) != *owner).map(|seat| {
            let plan = ctx.table.seat(seat);
            view! { <span class="whose"><SeatMark index=plan.mark />{plan.name}</span> }
        });
        let pick = match item.choice {
            Choice::Back { value, .. } => back_button(ctx, item.choice, value).into_any(),
            choice => choice.card().map(|card| card_button(ctx, card)).into_any(),
        };
        view! { <li class:on-board=item.on_board>{whose}{pick}</li> }
    };
    view! {
        <Show when=move || has_items.get()>
            <ul class="tray">
                <For each=move || items.get() key=|item| *item children=one />
            </ul>
        </Show>
    }
}

fn card_button(ctx: BoardCtx, card: Card) -> impl IntoView {
    let look = ctx.look_of(card);
    let does = Memo::new(move |_| ctx.does(card));
    let tap = Callback::new(move |()| ctx.tap(card));
    let show = Callback::new(move |()| ctx.show(Topic::Card(card)));
    view! { <CardButton card look does tap show is_place=false /> }
}

fn back_button(ctx: BoardCtx, choice: Choice, value: u8) -> impl IntoView {
    let look = Memo::new(move |_| match (ctx.table.picked() == Some(choice), ctx.offered(choice)) {
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
            on:click=move |_| ctx.table.pick(choice)
        >
            {back(value)}
        </button>
    }
}
