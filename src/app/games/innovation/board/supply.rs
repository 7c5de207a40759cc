//! What lies in the middle: the ten supply piles and the achievements. On phones two lines, that open the sheet with the ring.

use super::ctx::{BoardCtx, Topic};
use crate::app::games::innovation::text::names::special_name;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::facts::{LAST_AGE, POINTS_AN_AGE};
use crate::games::innovation::{Choice, Innovation, Special};
use leptos::prelude::*;

/// Where a normal achievement is.
#[derive(Clone, Copy, PartialEq)]
enum Normal {
    /// In the middle; whether one could claim it with an action.
    Free(bool),
    /// Somebody's.
    Of(Seat),
}

/// What lies in the middle.
#[derive(Clone, PartialEq)]
struct Middle {
    piles: Vec<usize>,
    /// The age from which one would draw now.
    next: Option<u8>,
    normal: Vec<Normal>,
    specials: [Option<Seat>; 5],
    left: usize,
}

fn middle(state: &Innovation, me: Seat) -> Middle {
    let owner = |age: u8| {
        let owns = |seat: &Seat| state.player(*seat).achievements().iter().any(|card| card.value() == age);
        state.seats().find(owns)
    };
    Middle {
        piles: (1..=LAST_AGE).map(|age| state.pile(age).len()).collect(),
        next: state.age_drawn(state.player(me).highest_top()),
        normal: (1..LAST_AGE)
            .map(|age| owner(age).map_or(Normal::Free(state.may_achieve(me, age)), Normal::Of))
            .collect(),
        specials: Special::BASE.map(|special| state.owner(special)),
        left: Special::BASE.into_iter().filter(|special| state.owner(*special).is_none()).count(),
    }
}

fn looked_at(ctx: BoardCtx) -> Memo<Middle> {
    Memo::new(move |_| ctx.table.state(|state| middle(state, ctx.table.me())))
}

/// Achievements and supply as two lines.
#[component]
pub fn Lines() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let now = looked_at(ctx);
    let left = Memo::new(move |_| now.with(|now| now.left));
    let normal = move |n: usize| {
        let place = Memo::new(move |_| now.with(|now| now.normal[n]));
        let content = move || match place.get() {
            Normal::Of(seat) => view! { <SeatMark index=table.seat(seat).mark /> }.into_any(),
            Normal::Free(true) => view! { <Sign name="check" /> }.into_any(),
            Normal::Free(false) => view! { <small>{POINTS_AN_AGE as usize * (n + 1)}</small> }.into_any(),
        };
        view! {
            <span
                class:gone=move || matches!(place.get(), Normal::Of(_))
                class:now=move || place.get() == Normal::Free(true)
            >
                {n + 1}
                {content}
            </span>
        }
    };
    let next = Memo::new(move |_| now.with(|now| now.next));
    let pile = move |n: usize| {
        let count = Memo::new(move |_| now.with(|now| now.piles[n]));
        let is_next = Memo::new(move |_| next.get() == Some(n as u8 + 1));
        let shown = move || if count.get() == 0 { "–".to_owned() } else { count.get().to_string() };
        view! {
            <span data-thing=format!("supply-{}", n + 1) class:zero=move || count.get() == 0 class:now=is_next>
                {n + 1}
                <small>{shown}</small>
            </span>
        }
    };
    let supply_label = move || match next.get() {
        Some(age) => Phrase::new("innovation-supply-label").with("age", age).say(),
        None => say("innovation-supply-none"),
    };
    view! {
        <section class="inn-lines" aria-label=say("innovation-middle")>
            <button type="button" aria-label=say("innovation-achievements-label") on:click=move |_| ctx.show(Topic::Middle)>
                <span class="lab">{say("innovation-achievements-short")}</span>
                <span class="inn-chips">
                    {(0..9).map(normal).collect_view()}
                    <span class="spec">
                        <Sign sheet="innovation" name="achievement" />
                        <small>{left}</small>
                    </span>
                </span>
            </button>
            <button type="button" aria-label=supply_label on:click=move |_| ctx.show(Topic::Middle)>
                <span class="lab">{say("innovation-supply-short")}</span>
                <span class="inn-chips">{(0..usize::from(LAST_AGE)).map(pile).collect_view()}</span>
            </button>
        </section>
    }
}

/// The supply like a clock, the achievements inside it, the special ones below.
#[component]
pub fn Ring() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let now = looked_at(ctx);
    view! {
        <div class="inn-common">
            <div class="ring">
                {(1..=LAST_AGE).map(|age| supply_pile(ctx, now, age)).collect_view()}
                <div class="ring-ach">{(1..LAST_AGE).map(|age| achievement(ctx, now, age)).collect_view()}</div>
            </div>
            <div class="ring-spec">{Special::BASE.map(|special| special_button(ctx, now, special)).into_iter().collect_view()}</div>
        </div>
    }
}

fn supply_pile(ctx: BoardCtx, now: Memo<Middle>, age: u8) -> impl IntoView {
    let count = Memo::new(move |_| now.with(|now| now.piles[usize::from(age) - 1]));
    let is_next = Memo::new(move |_| now.with(|now| now.next == Some(age)));
    let can = Memo::new(move |_| is_next.get() && ctx.offered(Choice::Draw));
    let chosen = Memo::new(move |_| is_next.get() && ctx.table.picked() == Some(Choice::Draw));
    let angle = f64::from(age - 1) * std::f64::consts::TAU / 10.0;
    let (x, y) = (124.0 * angle.sin(), -121.0 * angle.cos());
    let note = move || match (count.get(), is_next.get()) {
        (0, _) => say("innovation-empty"),
        (n, true) => Phrase::new("innovation-next-pile").with("n", n).say(),
        (n, false) => n.to_string(),
    };
    let label = move || {
        let key = if is_next.get() { "innovation-pile-next-label" } else { "innovation-supply-pile-label" };
        Phrase::new(key).with("age", age).with("n", count.get()).say()
    };
    let tap = move |_| match can.get_untracked() {
        true => ctx.table.pick(Choice::Draw),
        false => ctx.show(Topic::Supply(age)),
    };
    view! {
        <button
            class="ring-pile"
            class:bare=move || count.get() == 0
            class:next=is_next
            class:can=can
            class:chosen=chosen
            type="button"
            style:--x=format!("{x:.1}px")
            style:--y=format!("{y:.1}px")
            aria-label=label
            data-thing=format!("supply-{age}")
            on:click=tap
        >
            <b>{age}</b>
            <small>{note}</small>
        </button>
    }
}

fn achievement(ctx: BoardCtx, now: Memo<Middle>, age: u8) -> impl IntoView {
    let table = ctx.table;
    let choice = Choice::Achieve(age);
    let place = Memo::new(move |_| now.with(|now| now.normal[usize::from(age) - 1]));
    let points = POINTS_AN_AGE * u16::from(age);
    let can = Memo::new(move |_| ctx.offered(choice));
    let note = move || match place.get() {
        Normal::Of(seat) => view! { <SeatMark index=table.seat(seat).mark /> }.into_any(),
        Normal::Free(true) => say("innovation-claim").into_any(),
        Normal::Free(false) => Phrase::new("innovation-pts").with("n", points).say().into_any(),
    };
    let label = move || match place.get() {
        Normal::Of(seat) => Phrase::new("innovation-achievement-of").with("age", age).with("name", seat).say(),
        Normal::Free(true) => Phrase::new("innovation-achievement-reach").with("age", age).say(),
        Normal::Free(false) => Phrase::new("innovation-achievement-free").with("age", age).with("points", points).say(),
    };
    let tap = move |_| match can.get_untracked() {
        true => table.pick(choice),
        false => ctx.show(Topic::Achievement(age)),
    };
    view! {
        <button
            class:own=move || matches!(place.get(), Normal::Of(_))
            class:reach=move || place.get() == Normal::Free(true)
            class:can=can
            class:chosen=move || table.picked() == Some(choice)
            type="button"
            aria-label=label
            on:click=tap
        >
            <b>{age}</b>
            <small>{note}</small>
        </button>
    }
}

/// Its picture in the sprite.
pub const fn special_icon(special: Special) -> &'static str {
    match special {
        Special::Monument => "monument",
        Special::Empire => "empire",
        Special::World => "world",
        Special::Wonder => "wonder",
        _ => "universe",
    }
}

fn special_button(ctx: BoardCtx, now: Memo<Middle>, special: Special) -> impl IntoView {
    let table = ctx.table;
    let progress = Memo::new(move |_| {
        let missing = table.state(|state| state.progress(table.me(), special));
        (missing.has, missing.needs)
    });
    let owner = Memo::new(move |_| now.with(|now| now.specials[special.index()]));
    let note = move || match owner.get() {
        Some(seat) => {
            let plan = table.seat(seat);
            view! { <SeatMark index=plan.mark /><span class="sr">{plan.name}</span> }.into_any()
        }
        None => {
            let (has, needs) = progress.get();
            Phrase::new("innovation-n-of").with("n", has).with("of", needs).say().into_any()
        }
    };
    view! {
        <button type="button" class:own=move || owner.get().is_some() on:click=move |_| ctx.show(Topic::Special(special))>
            <Sign sheet="innovation" name=special_icon(special) />
            <span>{special_name(special).say()}</span>
            <small>{note}</small>
        </button>
    }
}
