//! A colour on a board: its cards as they overlap, what the top one does, and whom it would reach.

use super::card::{CardButton, Look, Tile, colour_class, colour_name, inside, thing};
use super::card_text::{card_name, drawn, gist};
use super::desk::{Desk, Topic};
use crate::app::games::innovation::text::participation::{Fate, Fates};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::SeatMark;
use crate::engine::Seat;
use crate::games::innovation::{Card, Choice, Colour, Innovation, Splay};
use leptos::prelude::*;

/// More covered cards than this do not fit beside the top card.
const BESIDE: usize = 8;
/// So many edges of an unsplayed pile are drawn.
const EDGES: usize = 3;

/// A pile as it lies, from the bottom to the top.
#[derive(Clone, PartialEq)]
struct Pile {
    cards: Vec<Card>,
    splay: Splay,
}

fn pile(state: &Innovation, seat: Seat, colour: Colour) -> Pile {
    let stack = state.player(seat).stack(colour);
    Pile { cards: stack.cards().to_vec(), splay: stack.splay() }
}

/// A pile with its verdict.
#[component]
pub fn PileRow(
    /// Whose board.
    seat: Seat,
    /// Which colour.
    colour: Colour,
) -> impl IntoView {
    let desk = Desk::expect();
    let table = desk.table;
    let lies = Memo::new(move |_| table.state(|state| pile(state, seat, colour)));
    let none = move || Phrase::new("innovation-no-pile").with("colour", colour_name(colour)).say();
    let content = move || {
        let pile = lies.get();
        match pile.cards.last() {
            Some(top) => {
                let top = *top;
                view! { {fan(desk, seat, colour, &pile)} <Gist seat colour top /> }.into_any()
            }
            None => view! { <span class="inn-none">{none}</span> }.into_any(),
        }
    };
    view! {
        <li class="inn-row" class:is-empty=move || lies.with(|pile| pile.cards.is_empty())>{content}</li>
    }
}

/// The cards of a pile. What a splay reveals is what is not covered.
fn fan(desk: Desk, seat: Seat, colour: Colour, pile: &Pile) -> AnyView {
    let Some((top, covered)) = pile.cards.split_last() else { return ().into_any() };
    let (top, tone) = (*top, colour_class(colour));
    let buried = |(n, card): (usize, &Card)| {
        view! {
            <span class=format!("icard is-buried {tone}") style:--z=n.to_string() data-thing=thing(*card) aria-hidden="true">
                {inside(*card)}
            </span>
        }
    };
    let below = match pile.splay {
        Splay::None => {
            let edge = |n: usize| view! { <span class=format!("under {tone}") style:--k=n.to_string() aria-hidden="true"></span> };
            (1..=covered.len().min(EDGES)).rev().map(edge).collect_view().into_any()
        }
        _ => covered.iter().enumerate().map(buried).collect_view().into_any(),
    };
    let edges = if pile.splay == Splay::None { covered.len().min(EDGES) } else { 0 };
    let class = match pile.splay {
        Splay::None => "splay is-none",
        Splay::Left => "splay is-left",
        Splay::Right => "splay is-right",
        Splay::Up => "splay is-up",
    };
    let class = if covered.len() > BESIDE { format!("{class} is-deep") } else { class.to_owned() };
    let open = (pile.splay != Splay::None).then(|| {
        let label = label(colour, pile);
        view! {
            <button class="pile-open" type="button" aria-label=label on:click=move |_| desk.show(Topic::Pile(seat, colour))></button>
        }
    });
    let picks_pile = Choice::Colour(colour);
    let own = Memo::new(move |_| desk.table.me() == seat);
    let look = Signal::derive(move || match desk.look_of(top) {
        Look::Plain | Look::Acting if own.get() && desk.table.picked() == Some(picks_pile) => Look::Chosen,
        Look::Plain | Look::Acting if own.get() && desk.offered(picks_pile) => Look::Can,
        look => look,
    });
    let does = Signal::derive(move || match desk.offer_of(top) {
        None if own.get() && desk.offered(picks_pile) => Some(desk.says(picks_pile)),
        _ => desk.does(top),
    });
    let tap = Callback::new(move |()| match untrack(|| own.get() && desk.offered(picks_pile)) {
        true => desk.table.pick(picks_pile),
        false => desk.tap(top),
    });
    let show = Callback::new(move |()| desk.show(Topic::Card(top)));
    view! {
        <div class=class style:--edges=edges.to_string()>
            {below}
            {open}
            <CardButton card=top class="is-top" look does tap show />
        </div>
    }
    .into_any()
}

/// A pile in words: its colour, its cards from the top, how it is splayed.
pub fn pile_label(state: &Innovation, seat: Seat, colour: Colour) -> String {
    label(colour, &pile(state, seat, colour))
}

fn label(colour: Colour, pile: &Pile) -> String {
    let names: Vec<String> = pile.cards.iter().rev().map(|card| card_name(*card).say()).collect();
    Phrase::new("innovation-pile-label")
        .with("colour", colour_name(colour))
        .with("cards", names.join(", "))
        .with("splay", splay_name(pile.splay))
        .say()
}

/// How a pile lies, in words.
pub fn splay_name(splay: Splay) -> Phrase {
    Phrase::new(format!("innovation-splay-{}", splay.word()))
}

/// What the top card does in a few words, and the verdict: whom it would reach with the icons as they are now.
#[component]
fn Gist(seat: Seat, colour: Colour, top: Card) -> impl IntoView {
    let desk = Desk::expect();
    let table = desk.table;
    let fates = Memo::new(move |_| table.state(|state| Fates::of(state, top, seat)));
    let count = Memo::new(move |_| table.state(|state| state.player(seat).stack(colour).cards().len()));
    view! {
        <button class="inn-gist" type="button" on:click=move |_| desk.show(Topic::Pile(seat, colour))>
            <span class="gist">{drawn(&gist(top))}</span>
            <span class="verdict">
                {move || verdict(desk, seat, &fates.get())}
                {move || (count.get() > 1).then(|| view! { <span class="sr">{Phrase::new("innovation-n-cards").with("n", count.get()).say()}</span> })}
            </span>
        </button>
    }
}

/// Icons compared, and what follows: for one's own pile whom it hits and who shares, for another's what it means for oneself.
fn verdict(desk: Desk, seat: Seat, fates: &Fates) -> AnyView {
    let (table, me) = (desk.table, desk.table.me());
    let mark = |seat: Seat| {
        let plan = table.seat(seat);
        view! { <SeatMark index=plan.mark /><span class="sr">{plan.name}</span> }
    };
    let icon = fates.icon;
    if seat != me {
        let mine = fates.others.iter().find(|(other, ..)| *other == me).map_or(0, |(_, count, _)| *count);
        let says = match fates.fate(me) {
            Some(Fate::Hit) => view! { {mark(me)}<b class="v-hit">{say("innovation-hits-you")}</b> }.into_any(),
            Some(Fate::Shares) => view! { {mark(me)}<b class="v-share">{say("innovation-you-share")}</b> }.into_any(),
            Some(Fate::Safe) => view! { {mark(me)}<b>{say("innovation-you-safe")}</b> }.into_any(),
            _ => {
                let name = table.seat(seat).name;
                view! { {mark(seat)}<b>{Phrase::new("innovation-only").with("name", name).say()}</b> }.into_any()
            }
        };
        return view! { <Tile icon /><span>{format!("{}:{mine}", fates.own)}</span>{says} }.into_any();
    }
    let count = match fates.others.as_slice() {
        [(_, theirs, _)] => format!("{}:{theirs}", fates.own),
        _ => fates.own.to_string(),
    };
    let hit: Vec<Seat> = fates.with(Fate::Hit).collect();
    let shares: Vec<Seat> = fates.with(Fate::Shares).collect();
    let hits = (!hit.is_empty()).then(|| {
        view! { <b class="v-hit">{say("innovation-hits")}</b>{hit.iter().map(|seat| mark(*seat)).collect_view()} }
    });
    let shared = (!shares.is_empty()).then(|| {
        view! { <b class="v-share">{say("innovation-shared-by")}</b>{shares.iter().map(|seat| mark(*seat)).collect_view()} }
    });
    let alone = (hit.is_empty() && shares.is_empty()).then(|| {
        let key =
            if fates.with(Fate::Safe).next().is_some() { "innovation-hits-nobody" } else { "innovation-only-you" };
        view! { <b>{say(key)}</b> }
    });
    view! { <Tile icon /><span>{count}</span>{hits}{shared}{alone} }.into_any()
}
