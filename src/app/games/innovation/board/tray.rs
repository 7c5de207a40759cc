//! What can be picked and lies nowhere in sight: score piles, other hands, covered cards. On phones the boards' cards, too.

use super::card::{CardButton, Look, back as face_down};
use super::ctx::{BoardCtx, Topic};
use crate::app::games::innovation::text::names;
use crate::app::games::innovation::text::shown::{Item, item};
use crate::app::i18n::words::Phrase;
use crate::app::ui::{seat_mark, settled_slots};
use crate::games::innovation::{Back, Choice, Prompt, Set};
use leptos::prelude::*;

/// What can be picked now.
fn items(ctx: BoardCtx) -> Vec<Item> {
    let me = ctx.table.me();
    // Actions have their places and buttons.
    if matches!(ctx.table.prompt(), Some(Prompt::Action { .. } | Prompt::Display)) {
        return Vec::new();
    }
    let choices: Vec<Choice> = ctx.offers(|offers| offers.to_vec());
    ctx.table.state(|state| choices.into_iter().filter_map(|choice| item(state, me, choice)).collect())
}

/// Whether something on the boards can be picked now.
pub fn has_places(ctx: BoardCtx) -> bool {
    items(ctx).iter().any(|item| item.on_board)
        || ctx.offers(|offers| offers.iter().any(|it| matches!(it, Choice::Colour(_))))
}

/// Whether something can be picked now that lies nowhere but in the tray.
pub fn has_hidden(ctx: BoardCtx) -> bool {
    items(ctx).iter().any(|item| !item.on_board)
}

/// The tray; nothing while all that can be picked is in sight.
#[component]
pub fn Tray() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let items = Memo::new(move |_| items(ctx));
    view! { <ul class="tray" hidden=move || items.with(Vec::is_empty)>{settled_slots(items, 0, move |item| place(ctx, item))}</ul> }
}

/// Something to pick: a card or a back, and whose it is.
fn place(ctx: BoardCtx, item: Memo<Option<Item>>) -> impl IntoView {
    let choice = Memo::new(move |_| item.get().map(|item| item.choice));
    let card = Memo::new(move |_| choice.get()?.card());
    let back = Memo::new(move |_| match choice.get() {
        Some(choice @ Choice::Back { set, value, .. }) => Some((choice, Back { set, value })),
        _ => None,
    });
    let owner = Memo::new(move |_| item.get()?.owner.filter(|owner| ctx.table.me() != *owner));
    let whose = move || {
        owner.get().map(|seat| {
            let plan = ctx.table.seat(seat);
            view! { <span class="whose">{seat_mark(Some(plan.mark))}{plan.name}</span> }
        })
    };
    let look = ctx.look_of(card);
    let does = Memo::new(move |_| ctx.does(card.get()?));
    let tap = Callback::new(move |card| ctx.tap(card));
    let show = Callback::new(move |card| ctx.show(Topic::Card(card)));
    // Either is built when the place shows one for the first time.
    let has_card = Memo::new(move |had: Option<&bool>| had == Some(&true) || card.get().is_some());
    let has_back = Memo::new(move |had: Option<&bool>| had == Some(&true) || back.get().is_some());
    view! {
        <li class:on-board=move || item.get().is_some_and(|item| item.on_board) hidden=move || item.get().is_none()>
            {whose}
            {move || has_card.get().then(|| view! { <CardButton card look does tap show is_place=false /> })}
            {move || has_back.get().then(|| view! { <BackButton ctx back /> })}
        </li>
    }
}

/// A back that is tapped; nothing while there is none.
#[component]
fn BackButton(
    ctx: BoardCtx,
    /// What it is picked for, and how it looks.
    back: Memo<Option<(Choice, Back)>>,
) -> impl IntoView {
    let choice = move || back.get().map(|(choice, _)| choice);
    let look = Memo::new(move |_| {
        let Some(choice) = choice() else { return Look::Plain };
        match (ctx.table.picked() == Some(choice), ctx.offered(choice)) {
            (true, _) => Look::Chosen,
            (_, true) => Look::Can,
            _ => Look::Plain,
        }
    });
    let shown = Memo::new(move |_| back.get().map(|(_, back)| back));
    let label = move || {
        shown.get().map(|back| match back.set {
            Set::Base => Phrase::new("innovation-pick-back").with("age", back.value).say(),
            _ => names::back(back).say(),
        })
    };
    view! {
        <button
            class="back-pick"
            class:can=move || look.get() == Look::Can
            class:chosen=move || look.get() == Look::Chosen
            type="button"
            hidden=move || shown.get().is_none()
            aria-label=label
            aria-pressed=move || (look.get() == Look::Chosen).to_string()
            on:click=move |_| {
                if let Some((choice, _)) = back.get_untracked() {
                    ctx.table.pick(choice);
                }
            }
        >
            {move || shown.get().map(face_down)}
        </button>
    }
}
