//! A colour on a board: its cards as they overlap, what the top one does, and whom it would reach.

use super::card::{CardButton, Look, colour_class, colour_name, revealed, set_class};
use super::card_text::{card_lang, card_name, drawn, gist};
use super::ctx::{BoardCtx, Topic};
use super::display::Inspires;
use super::tile::measure_tile;
use crate::app::games::innovation::text::names::measure_name;
use crate::app::games::innovation::text::participation::{Participation, Role};
use crate::app::games::innovation::text::things;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{seat_mark, settled_slots, slots};
use crate::engine::Seat;
use crate::games::innovation::cards::effects;
use crate::games::innovation::{Card, Choice, Colour, Innovation, Measure, Set, Splay};
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

/// A pile with its verdict. What there is of a pile stays there without one, so that nothing is built for its first card.
#[component]
pub fn PileRow(
    /// Whose board.
    seat: Seat,
    /// Which colour.
    colour: Colour,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let lies = Memo::new(move |_| ctx.table.state(|state| pile(state, seat, colour)));
    let is_empty = Memo::new(move |_| lies.with(|pile| pile.cards.is_empty()));
    // Flags that others outnumber stand back.
    let idle_flags = Memo::new(move |_| {
        ctx.table
            .state(|state| state.player(seat).stack(colour).visible().flags > 0 && !state.flags_count(seat, colour))
    });
    let none = move || Phrase::new("innovation-no-pile").with("colour", colour_name(colour)).say();
    let top = Memo::new(move |_| lies.with(|pile| pile.cards.last().copied()));
    let count = Memo::new(move |_| lies.with(|pile| pile.cards.len()));
    let inspires = ctx.table.state(|state| state.sets().has(Set::Figures));
    view! {
        <li class="inn-row" class:is-empty=is_empty class:idle-flags=idle_flags>
            <Fan seat colour lies is_empty />
            <div class="inn-beside">
                <Gist seat top count open=Callback::new(move |()| ctx.show(Topic::Pile(seat, colour))) />
                {inspires.then(|| view! { <Inspires seat colour /> })}
            </div>
            <span class="inn-none">{none}</span>
        </li>
    }
}

/// The cards of a pile. What a splay reveals is what is not covered.
#[component]
fn Fan(seat: Seat, colour: Colour, lies: Memo<Pile>, is_empty: Memo<bool>) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let tone = colour_class(colour);
    let splay = Memo::new(move |_| lies.with(|pile| pile.splay));
    let covered = Memo::new(move |_| lies.with(|pile| pile.cards.len().saturating_sub(1)));
    let top = Memo::new(move |_| lies.with(|pile| pile.cards.last().copied()));
    let edges = Memo::new(move |_| if splay.get() == Splay::None { covered.get().min(EDGES) } else { 0 });
    let class = move || {
        let deep = if covered.get() > BESIDE { " is-deep" } else { "" };
        match splay.get() {
            Splay::None => format!("splay is-none{deep}"),
            Splay::Left => format!("splay is-left{deep}"),
            Splay::Right => format!("splay is-right{deep}"),
            Splay::Up => format!("splay is-up{deep}"),
        }
    };
    let seen_below = Memo::new(move |_| match splay.get() {
        Splay::None => Vec::new(),
        _ => lies.with(|pile| pile.cards.split_last().map(|(_, covered)| covered.to_vec()).unwrap_or_default()),
    });
    let buried = move |card: Memo<Option<Card>>| {
        let depth = move || {
            let card = card.get()?;
            let depth = lies.with(|pile| pile.cards.iter().position(|other| *other == card))?;
            Some(depth.to_string())
        };
        // Its elements stay for the next one.
        let last = Memo::new(move |last: Option<&Option<Card>>| card.get().or(last.copied().flatten()));
        view! {
            <span
                class=move || card.get().map(|card| format!("icard is-buried {tone} {}", set_class(card.set()))).unwrap_or_default()
                hidden=move || card.get().is_none()
                style:--z=depth
                data-thing=move || card.get().map(things::card)
                aria-hidden="true"
            >
                {move || last.get().map(|card| revealed(card, splay.get()))}
            </span>
        }
    };
    let edge = move |n: usize| {
        view! { <span class=format!("under {tone}") style:--k=n.to_string() hidden=move || edges.get() < n aria-hidden="true"></span> }
    };
    let label = move || lies.with(|pile| label(colour, pile));
    view! {
        <div class=class hidden=is_empty data-at=things::pile(seat, colour) style:--edges=move || edges.get().to_string()>
            {(1..=EDGES).rev().map(edge).collect_view()}
            {settled_slots(seen_below, 0, buried)}
            <button
                class="pile-open"
                type="button"
                hidden=move || splay.get() == Splay::None
                aria-label=label
                on:click=move |_| ctx.show(Topic::Pile(seat, colour))
            ></button>
            {top_card(ctx, seat, colour, top)}
        </div>
    }
}

/// The card on top: chosen for itself, or for its pile.
fn top_card(ctx: BoardCtx, seat: Seat, colour: Colour, top: Memo<Option<Card>>) -> impl IntoView {
    let pile = Choice::Colour(colour);
    let picks_pile = Memo::new(move |_| ctx.table.me() == seat && ctx.offered(pile));
    let own = ctx.look_of(top);
    let look = Memo::new(move |_| match own.get() {
        Look::Plain | Look::Acting if picks_pile.get() && ctx.table.picked() == Some(pile) => Look::Chosen,
        Look::Plain | Look::Acting if picks_pile.get() => Look::Can,
        look => look,
    });
    let does = Memo::new(move |_| {
        let top = top.get()?;
        match ctx.offer_of(top) {
            None if picks_pile.get() => Some(ctx.says(pile)),
            _ => ctx.does(top),
        }
    });
    let tap = Callback::new(move |top| match picks_pile.get_untracked() {
        true => ctx.table.pick(pile),
        false => ctx.tap(top),
    });
    let show = Callback::new(move |top| ctx.show(Topic::Card(top)));
    let is_new = Signal::derive(move || ctx.table.me() == seat && top.get().is_some_and(|top| ctx.is_new(top)));
    view! { <CardButton card=top class="is-top" marked=true look does tap show is_new /> }
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

/// What a card does in a few words, and the verdict: whom it would reach with the icons as they are now. Nothing while there is none.
#[component]
pub fn Gist(
    /// Whose it is.
    seat: Seat,
    /// The card that would be activated.
    top: Memo<Option<Card>>,
    /// How many cards lie there.
    count: Memo<usize>,
    /// Told of a tap.
    open: Callback<()>,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let verdict = Memo::new(move |_| top.get().map(|top| verdict(ctx, seat, top)));
    let counts = move || verdict.with(|verdict| verdict.as_ref().map(|verdict| verdict.counts.clone()));
    let parts = Memo::new(move |_| {
        verdict.with(|verdict| verdict.as_ref().map(|verdict| verdict.parts.clone())).unwrap_or_default()
    });
    // A player or words: both are there, so that one follows the other in the same elements.
    let one = move |part: Memo<Option<Part>>| {
        move || {
            let (mut whom, mut words) = (None, None);
            match part.get() {
                Some(part @ (Part::Mark(seat) | Part::Sign(seat))) => {
                    let plan = ctx.table.seat(seat);
                    whom = Some((plan.mark, (part == Part::Mark(seat)).then_some(plan.name)));
                }
                Some(Part::Words(key, class)) => words = Some((say(key), class)),
                Some(Part::Only(seat)) => {
                    let name = ctx.table.seat(seat).name;
                    words = Some((Phrase::new("innovation-only").with("name", name).say(), ""));
                }
                None => {}
            }
            let (mark, name) = whom.unzip();
            let name = name.flatten();
            let (words, class) = words.unzip();
            let (is_named, is_words) = (name.is_some(), words.is_some());
            view! {
                {seat_mark(mark)}
                <span class="sr" hidden=!is_named>{name}</span>
                <b class=class.unwrap_or_default() hidden=!is_words>{words}</b>
            }
        }
    };
    // Words and the players that they tell of stand in one line.
    let together = move |parts: Memo<Option<Parts>>| {
        let inside = Memo::new(move |_| parts.get().unwrap_or_default());
        view! { <span class="v-part" hidden=move || inside.with(Vec::is_empty)>{slots(inside, 2, one)}</span> }
    };
    let in_pile = move || {
        (count.get() > 1).then(|| format!(", {}", Phrase::new("innovation-n-cards").with("n", count.get()).say()))
    };
    let counted = move || verdict.with(|verdict| verdict.as_ref().and_then(|verdict| verdict.measure));
    view! {
        <button class="inn-gist" type="button" hidden=move || top.get().is_none() on:click=move |_| open.run(())>
            <span class="gist" lang=card_lang()>{move || drawn(&top.get().map(gist).unwrap_or_default())}</span>
            <span class="verdict">
                <span class="sr">{move || verdict.with(|verdict| verdict.as_ref().map(Verdict::compared))}</span>
                {move || measure_tile(counted())}
                <span aria-hidden="true">{counts}</span>
                {slots(parts, 1, together)}
                <span class="sr">{in_pile}</span>
            </span>
        </button>
    }
}

/// What is compared, and what follows.
#[derive(Clone, PartialEq)]
struct Verdict {
    measure: Option<Measure>,
    counts: String,
    /// Each is not torn apart.
    parts: Vec<Parts>,
}

impl Verdict {
    /// What is compared, between what the card does and what follows: "Crown 6 to 5".
    fn compared(&self) -> String {
        let Some(measure) = self.measure else { return ", ".to_owned() };
        let icon = measure_name(measure);
        match self.counts.split_once(':') {
            Some((own, theirs)) => {
                let compared = Phrase::new("innovation-compared").with("icon", icon).with("own", own);
                format!(", {}, ", compared.with("theirs", theirs).say())
            }
            None => format!(", {} {}, ", icon.say(), self.counts),
        }
    }
}

/// Words with the players that they tell of.
type Parts = Vec<Part>;

/// A part of what follows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// A message, with the class of its words.
    Words(&'static str, &'static str),
    /// Only this player carries it out.
    Only(Seat),
    /// A player by colour and shape.
    Mark(Seat),
    /// The same, whom the words beside it mean.
    Sign(Seat),
}

/// For one's own pile whom its dogma demands of and who shares it, for another's what it means for oneself.
fn verdict(ctx: BoardCtx, seat: Seat, top: Card) -> Verdict {
    let (table, me) = (ctx.table, ctx.table.me());
    let participation = table.state(|state| Participation::of(state, top, seat));
    let measure = participation.measure;
    let only = |words| vec![vec![Part::Words(words, "")]];
    if top.set() == Set::Figures && !participation.demands && !participation.shared {
        return Verdict { measure: None, counts: String::new(), parts: only("innovation-only-karma") };
    }
    if measure.is_none() {
        let parts = if seat == me { only("innovation-ahead-open") } else { Vec::new() };
        return Verdict { measure, counts: String::new(), parts };
    }
    if seat != me {
        let mine = participation.others.iter().find(|(other, ..)| *other == me).map_or(0, |(_, count, _)| *count);
        let parts = match participation.role(me) {
            Some(Role::Demanded | Role::Both) => vec![Part::Sign(me), Part::Words("innovation-hits-you", "v-hit")],
            Some(Role::Shares) => vec![Part::Sign(me), Part::Words("innovation-you-share", "v-share")],
            Some(Role::Exempt) => vec![Part::Sign(me), Part::Words("innovation-you-safe", "")],
            _ => vec![Part::Sign(seat), Part::Only(seat)],
        };
        return Verdict { measure, counts: format!("{}:{mine}", participation.own), parts: vec![parts] };
    }
    let counts = match participation.others.as_slice() {
        [(_, theirs, _)] => format!("{}:{theirs}", participation.own),
        _ => participation.own.to_string(),
    };
    let mut parts = Vec::new();
    let obeying: Vec<Part> = participation.obeying().map(Part::Mark).collect();
    let sharing: Vec<Part> = participation.sharing().map(Part::Mark).collect();
    let own = effects(top).iter().any(|effect| !effect.is_demand());
    let shared_by = if own { "innovation-shared-by" } else { "innovation-echo-shared-by" };
    for (seats, words, class) in [(obeying, "innovation-hits", "v-hit"), (sharing, shared_by, "v-share")] {
        if !seats.is_empty() {
            parts.push(std::iter::once(Part::Words(words, class)).chain(seats).collect());
        }
    }
    if parts.is_empty() {
        let safe = participation.with(Role::Exempt).next().is_some();
        parts.push(vec![Part::Words(if safe { "innovation-hits-nobody" } else { "innovation-only-you" }, "")]);
    }
    Verdict { measure, counts, parts }
}
