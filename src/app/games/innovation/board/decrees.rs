//! What lies beside the achievements: the five decrees and who has them, the relics and where they lie.

use super::ctx::{BoardCtx, Topic};
use crate::app::games::innovation::text::names::{card_name, colour_name, decree_how, decree_name, part, picture};
use crate::app::games::innovation::text::shown::relic_holder;
use crate::app::games::innovation::text::things;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::and;
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::facts::ISSUED_WITH;
use crate::games::innovation::{Card, Choice, Decree, Set};
use leptos::prelude::*;

/// Whose something is: a mark, and the name for assistive technology.
fn whose(ctx: BoardCtx, seat: Seat) -> AnyView {
    let plan = ctx.table.seat(seat);
    view! { <SeatMark index=plan.mark /><span class="sr">{plan.name}</span> }.into_any()
}

/// The relics in play.
fn relics(ctx: BoardCtx) -> Vec<Card> {
    ctx.table.state(|state| state.sets().relics().collect())
}

/// As a line above the boards of a phone: a sign each, with its owner.
#[component]
pub fn Line() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let decree = move |decree: Decree| {
        let owner = Memo::new(move |_| table.state(|state| state.decree_owner(decree)));
        let can = Memo::new(move |_| ctx.offered(Choice::Decree(decree)));
        view! {
            <span class="decree" class:gone=move || owner.get().is_some() class:now=can>
                <Sign sheet=part(Set::Figures) name=decree.word() />
                <small>{move || owner.get().map_or_else(|| "–".into_any(), |seat| whose(ctx, seat))}</small>
            </span>
        }
    };
    let relic = move |relic: Card| {
        let owner = Memo::new(move |_| table.state(|state| relic_holder(state, relic)));
        view! {
            <span class="relic" class:gone=move || owner.get().is_some()>
                <b>{relic.printed_value()}</b>
                <small>{move || owner.get().map_or_else(|| view! { <Sign sheet=part(Set::Artifacts) name="relic" /> }.into_any(), |seat| whose(ctx, seat))}</small>
            </span>
        }
    };
    let has_figures = table.state(|state| state.sets().has(Set::Figures));
    let relics = relics(ctx);
    let has_relics = !relics.is_empty();
    let (label, set, sign) = match has_figures {
        true => ("innovation-decrees", Set::Figures, "decree"),
        false => ("innovation-relics", Set::Artifacts, "relic"),
    };
    (has_figures || has_relics).then(|| {
        view! {
            <button class="inn-decrees" type="button" aria-label=say(label) data-at=has_figures.then_some(things::DECREES) on:click=move |_| ctx.show(Topic::Middle)>
                <span class="lab of-set"><Sign sheet=part(set) name=sign /></span>
                <span class="inn-chips">
                    {has_figures.then(|| Decree::ALL.map(decree).into_iter().collect_view())}
                    {relics.into_iter().map(relic).collect_view()}
                </span>
            </button>
        }
    })
}

/// As buttons below the special achievements: on a desktop only decrees that can be issued or are somebody's, and the way to all.
#[component]
pub fn Strip() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let has_figures = ctx.table.state(|state| state.sets().has(Set::Figures));
    let relics = relics(ctx);
    let has_relics = !relics.is_empty();
    let kinds = [(has_figures, "innovation-decrees"), (has_relics, "innovation-relics")];
    let all = and(kinds.into_iter().filter(|(has, _)| *has).map(|(_, key)| Phrase::new(key)));
    view! {
        {has_figures.then(|| view! { <div class="ring-spec of-decrees" data-at=things::DECREES>{Decree::ALL.map(|decree| decree_button(ctx, decree)).into_iter().collect_view()}</div> })}
        {has_relics.then(|| view! { <div class="ring-spec of-relics">{relics.into_iter().map(|relic| relic_button(ctx, relic)).collect_view()}</div> })}
        {all.map(|all| view! { <div class="ring-spec"><button class="more" type="button" on:click=move |_| ctx.show(Topic::Middle)>{all.say()}</button></div> })}
    }
}

/// A decree: whose it is, or how many of the three values one holds. A tap chooses the action if it can be issued.
fn decree_button(ctx: BoardCtx, decree: Decree) -> impl IntoView {
    let table = ctx.table;
    let choice = Choice::Decree(decree);
    let owner = Memo::new(move |_| table.state(|state| state.decree_owner(decree)));
    let values = Memo::new(move |_| table.state(|state| state.values_of_figures(table.me())));
    let can = Memo::new(move |_| ctx.offered(choice));
    let chosen = Memo::new(move |_| table.picked() == Some(choice));
    let held =
        move || Phrase::new("innovation-n-of").with("n", values.get().min(ISSUED_WITH)).with("of", ISSUED_WITH).say();
    let note = move || match owner.get() {
        Some(seat) => whose(ctx, seat),
        None => format!("{}/{ISSUED_WITH}", values.get().min(ISSUED_WITH)).into_any(),
    };
    // What it says where there is no room for its name.
    let label = move || match (can.get(), owner.get()) {
        (true, _) => ctx.says(choice),
        (_, Some(seat)) => format!("{}: {}", decree_name(decree).say(), table.seat(seat).name),
        _ => format!("{}: {}", decree_name(decree).say(), held()),
    };
    let tap = move |_| match can.get_untracked() {
        true => table.pick(choice),
        false => ctx.show(Topic::Decree(decree)),
    };
    view! {
        <button
            type="button"
            class="s-figures"
            class:own=move || owner.get().is_some()
            class:can=can
            class:chosen=chosen
            aria-label=label
            title=decree_name(decree).say()
            on:click=tap
        >
            <Sign sheet=part(Set::Figures) name=decree.word() />
            <span>{decree_name(decree).say()}</span>
            <em class="does">{colour_name(decree.colour()).say()}": "{decree_how(decree).say()}</em>
            <small>{note}</small>
        </button>
    }
}

/// A relic: its picture, its age, and whose it is. A tap shows it.
fn relic_button(ctx: BoardCtx, relic: Card) -> impl IntoView {
    let owner = Memo::new(move |_| ctx.table.state(|state| relic_holder(state, relic)));
    let name = card_name(relic).say();
    let named = name.clone();
    let label = move || match owner.get() {
        Some(seat) => format!("{named}: {}", ctx.table.seat(seat).name),
        None => named.clone(),
    };
    view! {
        <button type="button" class="s-artifacts" class:own=move || owner.get().is_some() aria-label=label title=name.clone() on:click=move |_| ctx.show(Topic::Card(relic))>
            <svg class="i" aria-hidden="true"><use href=picture(relic)></use></svg>
            <span>{name.clone()}</span>
            <small><b>{relic.printed_value()}</b>{move || owner.get().map(|seat| whose(ctx, seat))}</small>
        </button>
    }
}
