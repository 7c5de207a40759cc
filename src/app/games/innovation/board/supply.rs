//! What lies in the middle: the ten supply piles of each set and the achievements. On phones two lines, that open the sheet with the ring.

use super::card::set_class;
use super::ctx::{BoardCtx, Topic};
use super::decrees;
use crate::app::games::innovation::text::middle::{self, Normal};
use crate::app::games::innovation::text::names::{part, set_name, sign, special_name};
use crate::app::games::innovation::text::things;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{Back, Choice, Innovation, Set, Special};
use leptos::prelude::*;

/// What lies in the middle.
#[derive(Clone, PartialEq)]
struct Middle {
    /// The piles of the base game, by age.
    piles: Vec<usize>,
    /// Those of the expansions in play, by age.
    others: Vec<(Set, Vec<usize>)>,
    /// The pile from which one would draw now.
    next: Option<Back>,
    normal: Vec<Normal>,
    /// Whether an achievement of the last age has come to lie there.
    last: bool,
    specials: Vec<(Special, Option<Seat>)>,
    left: usize,
}

impl Middle {
    fn owner(&self, special: Special) -> Option<Seat> {
        self.specials.iter().find(|(of, _)| *of == special).and_then(|(_, owner)| *owner)
    }
}

fn looked_up(state: &Innovation, me: Seat) -> Middle {
    let piles = |set: Set| (1..=LAST_AGE).map(|value| state.pile_of(Back { set, value }).len()).collect::<Vec<_>>();
    Middle {
        piles: piles(Set::Base),
        others: state.sets().iter().skip(1).map(|set| (set, piles(set))).collect(),
        next: state.pile_drawn(me, Set::Base, state.drawn_value(me)),
        normal: (1..=LAST_AGE).map(|age| middle::normal(state, me, age)).collect(),
        last: middle::ages(state).any(|age| age == LAST_AGE),
        specials: state.specials().map(|special| (special, state.owner(special))).collect(),
        left: state.specials().filter(|special| state.owner(*special).is_none()).count(),
    }
}

fn looked_at(ctx: BoardCtx) -> Memo<Middle> {
    Memo::new(move |_| ctx.table.state(|state| looked_up(state, ctx.table.me())))
}

/// Achievements and supply as two lines.
#[component]
pub fn Lines() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let now = looked_at(ctx);
    let left = Memo::new(move |_| now.with(|now| now.left));
    let last = Memo::new(move |_| now.with(|now| now.last));
    let next = Memo::new(move |_| now.with(|now| now.next));
    let supply_label = move || match next.get() {
        Some(back) => Phrase::new("innovation-supply-label").with("age", back.value).say(),
        None => say("innovation-supply-none"),
    };
    view! {
        <section class="inn-lines" aria-label=say("innovation-middle")>
            <button type="button" aria-label=say("innovation-achievements-label") on:click=move |_| ctx.show(Topic::Middle)>
                <span class="lab">{say("innovation-achievements-short")}</span>
                <span class="inn-chips" class:more=last>
                    {(0..usize::from(LAST_AGE)).map(|n| view! { <Achievement now n last /> }).collect_view()}
                    <span class="spec" data-at=things::SPECIALS>
                        <Sign sheet="innovation" name="achievement" />
                        <small>{left}</small>
                    </span>
                </span>
            </button>
            <button type="button" aria-label=supply_label on:click=move |_| ctx.show(Topic::Middle)>
                <span class="lab">{say("innovation-supply-short")}</span>
                <span class="inn-chips">{(0..usize::from(LAST_AGE)).map(|n| view! { <Pile now n next /> }).collect_view()}</span>
            </button>
            <decrees::Line />
        </section>
    }
}

/// The achievement of an age, counted from 0: whose it is, or whether it is in reach.
#[component]
fn Achievement(now: Memo<Middle>, n: usize, last: Memo<bool>) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let place = Memo::new(move |_| now.with(|now| now.normal[n]));
    let content = move || match place.get() {
        Normal::Of(seat) => view! { <SeatMark index=table.seat(seat).mark /> }.into_any(),
        Normal::Free { reach: true, .. } => view! { <Sign name="check" /> }.into_any(),
        Normal::Free { points, .. } => view! { <small>{points}</small> }.into_any(),
        Normal::Gone => view! { <small>"–"</small> }.into_any(),
    };
    let many = move || matches!(place.get(), Normal::Free { many: 2.., .. });
    view! {
        <span
            data-at=things::achievement(n as u8 + 1)
            class:off=move || n + 1 == usize::from(LAST_AGE) && !last.get()
            class:many=many
            class:gone=move || matches!(place.get(), Normal::Of(_) | Normal::Gone)
            class:now=move || matches!(place.get(), Normal::Free { reach: true, .. })
        >
            {n + 1}
            {content}
        </span>
    }
}

/// A pile of the base game; the sign of the expansion in its place where one would draw from that one's pile of this age.
#[component]
fn Pile(now: Memo<Middle>, n: usize, next: Memo<Option<Back>>) -> impl IntoView {
    let count = Memo::new(move |_| now.with(|now| now.piles[n]));
    let drawn = Memo::new(move |_| next.get().filter(|next| usize::from(next.value) == n + 1).map(|next| next.set));
    let is_next = Memo::new(move |_| drawn.get().is_some());
    let shown = move || match (drawn.get(), count.get()) {
        (Some(set), _) if set != Set::Base => view! { <Sign sheet=sign(set).0 name=sign(set).1 /> }.into_any(),
        (_, 0) => "–".into_any(),
        (_, count) => count.into_any(),
    };
    view! {
        <span data-thing=things::supply(n as u8 + 1) class:zero=move || count.get() == 0 class:now=is_next>
            {n + 1}
            <small>{shown}</small>
        </span>
    }
}

/// The supply like a clock, the achievements inside it, the special ones below.
#[component]
pub fn Ring() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let now = looked_at(ctx);
    let specials: Vec<Special> = untrack(|| now.with(|now| now.specials.iter().map(|(special, _)| *special).collect()));
    let with_sets = specials.len() > Special::BASE.len();
    let far = Memo::new(move |_| {
        let me = ctx.table.me();
        ctx.table.state(|state| state.specials().filter(|special| !is_near(state, me, *special)).count())
    });
    let more = move || Phrase::new("innovation-others-left").with("n", far.get()).say();
    view! {
        <div class="inn-common" class:with-sets=with_sets>
            <div class="ring" data-rove="">
                {(1..=LAST_AGE).map(|age| supply_pile(ctx, now, age)).collect_view()}
                <div class="ring-ach" class:more=move || now.with(|now| now.last)>
                    {(1..=LAST_AGE).map(|age| achievement(ctx, now, age)).collect_view()}
                </div>
            </div>
            <div class="ring-spec" data-rove="" data-at=things::SPECIALS>
                {specials.into_iter().map(|special| special_button(ctx, now, special)).collect_view()}
                {with_sets.then(|| view! { <button class="more" type="button" on:click=move |_| ctx.show(Topic::Reach)><span>{more}</span></button> })}
            </div>
            <decrees::Strip />
        </div>
    }
}

fn supply_pile(ctx: BoardCtx, now: Memo<Middle>, age: u8) -> impl IntoView {
    let count = Memo::new(move |_| now.with(|now| now.piles[usize::from(age) - 1]));
    let is_next = Memo::new(move |_| now.with(|now| now.next.is_some_and(|next| next.value == age)));
    let expansions: Vec<Set> = untrack(|| now.with(|now| now.others.iter().map(|(set, _)| *set).collect()));
    let of_set = move |set: Set| {
        let left = Memo::new(move |_| {
            now.with(|now| {
                now.others.iter().find(|(of, _)| *of == set).map_or(0, |(_, piles)| piles[usize::from(age) - 1])
            })
        });
        let draws = Memo::new(move |_| now.with(|now| now.next == Some(Back { set, value: age })));
        let name = set_name(set).say();
        view! {
            <i class=set_class(set) class:next=draws>
                {move || left.get()}
                <span class="sr">" "{name}</span>
            </i>
        }
    };
    let can = Memo::new(move |_| is_next.get() && ctx.offered(Choice::Draw));
    let chosen = Memo::new(move |_| is_next.get() && ctx.table.picked() == Some(Choice::Draw));
    let angle = f64::from(age - 1) * std::f64::consts::TAU / 10.0;
    let (x, y) = (124.0 * angle.sin(), -121.0 * angle.cos());
    let note = move || match (count.get(), is_next.get()) {
        (0, _) => say("innovation-empty"),
        (n, true) => Phrase::new("innovation-next-pile").with("n", n).in_english().say(),
        (n, false) => n.to_string(),
    };
    let label = move || {
        let key = if is_next.get() { "innovation-pile-next-label" } else { "innovation-supply-pile-label" };
        Phrase::new(key).with("age", age).with("n", count.get()).say()
    };
    let tap = move |_| match can.get_untracked() {
        true => ctx.table.pick(Choice::Draw),
        false => ctx.show(Topic::Supply(Back { set: Set::Base, value: age })),
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
            aria-pressed=move || can.get().then(|| chosen.get().to_string())
            data-thing=things::supply(age)
            on:click=tap
        >
            <b>{age}</b>
            <small>{note}</small>
            {(!expansions.is_empty()).then(|| view! { <span class="ring-sets">{expansions.into_iter().map(of_set).collect_view()}</span> })}
        </button>
    }
}

fn achievement(ctx: BoardCtx, now: Memo<Middle>, age: u8) -> impl IntoView {
    let table = ctx.table;
    let choice = Choice::Achieve(age);
    let place = Memo::new(move |_| now.with(|now| now.normal[usize::from(age) - 1]));
    let can = Memo::new(move |_| ctx.offered(choice));
    let note = move || match place.get() {
        Normal::Of(seat) => view! { <SeatMark index=table.seat(seat).mark /> }.into_any(),
        Normal::Free { reach, points, many } => {
            let words = if reach {
                Phrase::new("innovation-claim").in_english().say()
            } else {
                Phrase::new("innovation-pts").with("n", points).say()
            };
            (if many > 1 { format!("{words} \u{d7}{many}") } else { words }).into_any()
        }
        Normal::Gone => "–".into_any(),
    };
    let label = move || middle::normal_words(place.get(), age).say();
    let tap = move |_| match can.get_untracked() {
        true => table.pick(choice),
        false => ctx.show(Topic::Achievement(age)),
    };
    view! {
        <button
            data-at=things::achievement(age)
            class:own=move || matches!(place.get(), Normal::Of(_) | Normal::Gone)
            class:reach=move || matches!(place.get(), Normal::Free { reach: true, .. })
            class:can=can
            class:chosen=move || table.picked() == Some(choice)
            class:off=move || age == LAST_AGE && !now.with(|now| now.last)
            type="button"
            aria-label=label
            aria-pressed=move || can.get().then(|| (table.picked() == Some(choice)).to_string())
            on:click=tap
        >
            <b>{age}</b>
            <small>{note}</small>
        </button>
    }
}

/// Whether a special achievement is begun and within two steps: with many of them, only such ones are named beside the ring.
fn is_near(state: &Innovation, me: Seat, special: Special) -> bool {
    let progress = state.progress(me, special);
    state.owner(special).is_none() && progress.has > 0 && progress.needs <= progress.has + 2
}

fn special_button(ctx: BoardCtx, now: Memo<Middle>, special: Special) -> impl IntoView {
    let table = ctx.table;
    let progress = Memo::new(move |_| {
        let missing = table.state(|state| state.progress(table.me(), special));
        (missing.has, missing.needs)
    });
    let owner = Memo::new(move |_| now.with(|now| now.owner(special)));
    let near = Memo::new(move |_| table.state(|state| is_near(state, table.me(), special)));
    let note = move || match owner.get() {
        Some(seat) => view! { <SeatMark index=table.seat(seat).mark /> }.into_any(),
        None => {
            let (has, needs) = progress.get();
            Phrase::new("innovation-n-of").with("n", has).with("of", needs).say().into_any()
        }
    };
    // Its name is not shown where there is no room for it.
    let label = move || {
        let (has, needs) = progress.get();
        let note = owner.get().map(|seat| table.seat(seat).name);
        let note = note.unwrap_or_else(|| Phrase::new("innovation-n-of").with("n", has).with("of", needs).say());
        format!("{}, {note}", special_name(special).say())
    };
    view! {
        <button type="button" class=set_class(special.set()) class:own=move || owner.get().is_some() class:near=near title=special_name(special).say() aria-label=label on:click=move |_| ctx.show(Topic::Special(special))>
            <Sign sheet=part(special.set()) name=special.word() />
            <span>{special_name(special).say()}</span>
            <small>{note}</small>
        </button>
    }
}
