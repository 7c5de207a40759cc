//! A player's board: the head with points and icon totals, the five piles, and what is held.

use super::card::Tile;
use super::card_text::icon_name;
use super::desk::{Desk, Topic};
use super::pile::PileRow;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::level_name;
use crate::app::store::save::Controller;
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::{Colour, Icon, Icons, Innovation};
use leptos::prelude::*;

/// What a head says.
#[derive(Clone, PartialEq)]
struct Standing {
    points: u16,
    achievements: u8,
    to_win: u8,
    hand: usize,
}

fn standing(state: &Innovation, seat: Seat) -> Standing {
    Standing {
        points: state.player(seat).points(),
        achievements: state.side_achievements(seat),
        to_win: state.to_win(),
        hand: state.player(seat).hand().len(),
    }
}

/// A player's board.
#[component]
pub fn Board(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let desk = Desk::expect();
    let table = desk.table;
    let is_me = Memo::new(move |_| table.me() == seat);
    let label = move || Phrase::new("innovation-board-of").with("name", table.seat(seat).name).say();
    let is_bare = Memo::new(move |_| table.state(|state| state.player(seat).tops().next().is_none()));
    view! {
        <section class="inn-player" class:me=is_me aria-label=label>
            <Head seat />
            <ol class="inn-rows strips">
                {Colour::ALL.map(|colour| view! { <PileRow seat colour /> }).into_iter().collect_view()}
            </ol>
            {move || is_bare.get().then(|| view! { <p class="inn-bare">{say("innovation-board-empty")}</p> })}
            <Held seat />
        </section>
    }
}

#[component]
fn Head(seat: Seat) -> impl IntoView {
    let desk = Desk::expect();
    let table = desk.table;
    let plan = table.seat(seat);
    let standing = Memo::new(move |_| table.state(|state| standing(state, seat)));
    let asked = Memo::new(move |_| table.shown(|game| game.question().map(|question| question.seat)) == Some(seat));
    let in_turn = Memo::new(move |_| table.state(|state| state.current() == seat && state.turn() > 0));
    let is_partner = Memo::new(move |_| {
        let me = table.me();
        table.state(|state| state.in_teams() && me != seat && !state.opposed(me, seat))
    });
    let partner = move || {
        is_partner.get().then(|| {
            let (title, name) = (say("innovation-partner"), say("innovation-partner"));
            view! { <small title=title><Sign sheet="innovation" name="shares" /><span class="sr">{name}</span></small> }
        })
    };
    let thinks = move || asked.get() && table.thought().is_some();
    let who = match plan.controller {
        Controller::Person => None,
        Controller::Bot(level) => Some(level_name(level)),
    };
    let short = move || {
        let now = standing.get();
        Phrase::new("innovation-head-short").with("points", now.points).say()
    };
    let count = move || {
        let now = standing.get();
        format!("{}/{}", now.achievements, now.to_win)
    };
    let stats = move || {
        let now = standing.get();
        let stat = |n: usize, key: &'static str| view! { <span><b>{n.to_string()}</b>" "{Phrase::new(key).with("n", n).say()}</span> };
        view! {
            {stat(usize::from(now.points), "innovation-points")}
            <span><b>{now.achievements.to_string()}</b>" "{Phrase::new("innovation-of").with("of", now.to_win).say()}</span>
            {stat(now.hand, "innovation-in-hand")}
        }
    };
    let name = plan.name.clone();
    let label = move || {
        let now = standing.get();
        Phrase::new("innovation-head-label")
            .with("name", name.clone())
            .with("points", now.points)
            .with("achievements", now.achievements)
            .with("of", now.to_win)
            .with("hand", now.hand)
            .say()
    };
    // The heads above it stick to the top edge, those below it to the bottom edge.
    let place = Memo::new(move |_| {
        let around: Vec<Seat> = table.me().next(table.players()).around(table.players()).collect();
        around.iter().position(|other| *other == seat).unwrap_or(0)
    });
    let below = move || usize::from(table.players()).saturating_sub(place.get() + 1);
    view! {
        <header
            class="inn-head"
            class:turn=in_turn
            class:think=thinks
            style:--at=move || place.get().to_string()
            style:--below=move || below().to_string()
        >
            <button class="inn-who" type="button" aria-label=label data-thing=format!("held-{}", seat.0) on:click=move |_| desk.show(Topic::Player(seat))>
                <span class="name">
                    <SeatMark index=plan.mark />
                    <span>{plan.name}</span>
                    {partner}
                    <small class="thin"><Sign name="cards" />{move || standing.get().hand}</small>
                </span>
                <span class="note">
                    {who.map(|who| view! { <span class="wide">{who}</span> })}
                    <span class="thin">{short}" · "<Sign sheet="innovation" name="achievement" />" "{count}</span>
                </span>
                <span class="inn-stats">{stats}</span>
            </button>
            <Totals seat />
        </header>
    }
}

/// Places of the totals, the same for everybody.
const ORDER: [Icon; 6] = [Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Castle, Icon::Factory, Icon::Clock];

/// How many of each icon are visible; who has the most of one stands out.
#[component]
fn Totals(seat: Seat) -> impl IntoView {
    let table = Desk::expect().table;
    let totals = Memo::new(move |_| table.state(|state| with_leads(state, seat)));
    let one = move |icon: Icon| {
        let count = move || totals.get().0[icon.index()];
        let label = move || Phrase::new("innovation-icons").with("n", count()).with("icon", icon_name(icon)).say();
        view! {
            <li class:lead=move || totals.get().1[icon.index()]>
                <Tile icon />
                <span aria-hidden="true">{count}</span>
                <span class="sr">{label}</span>
            </li>
        }
    };
    // Many two-digit numbers are set smaller, so that a narrow screen has room for the name.
    let wide = move || totals.get().0.iter().filter(|count| **count > 9).count() > 2;
    view! { <ul class="inn-totals" class:many=wide aria-label=say("innovation-totals")>{ORDER.map(one).into_iter().collect_view()}</ul> }
}

/// A seat's totals, and for which icons nobody has more.
fn with_leads(state: &Innovation, seat: Seat) -> (Icons, [bool; 6]) {
    let own = state.player(seat).all_icons();
    let leads = Icon::ALL.map(|icon| {
        let count = own[icon.index()];
        count > 0 && state.others(seat).all(|other| state.player(other).icons(icon) < count)
    });
    (own, leads)
}

/// What another player holds, where there is room for it: hand and score pile by their backs.
#[component]
fn Held(seat: Seat) -> impl IntoView {
    let desk = Desk::expect();
    let table = desk.table;
    let hand = Memo::new(move |_| {
        let mut values: Vec<u8> =
            table.state(|state| state.player(seat).hand().iter().map(|card| card.value()).collect());
        values.sort_unstable();
        values
    });
    let in_hand = move || backs(&hand.get(), "iback in-hand");
    let name = table.seat(seat).name;
    let label = move || Phrase::new("innovation-hand-of").with("name", name.clone()).with("n", hand.get().len()).say();
    view! {
        <div class="inn-held">
            <button class="inn-lab" type="button" aria-label=label on:click=move |_| desk.show(Topic::Player(seat))>
                <b>{move || hand.get().len()}</b>
                {say("innovation-hand-short")}
            </button>
            <span class="inn-backs">{in_hand}</span>
            <ScoreBacks seat />
        </div>
    }
}

/// More backs than this lie in heaps of one value.
const SIDE_BY_SIDE: usize = 14;

/// Sorted values as backs of cards.
fn backs(values: &[u8], class: &'static str) -> AnyView {
    if values.len() <= SIDE_BY_SIDE {
        let back = |value: &u8| view! { <span class=class aria-hidden="true">{value.to_string()}</span> };
        return values.iter().map(back).collect_view().into_any();
    }
    let heap = |heap: &[u8]| {
        let many = (heap.len() > 1).then(|| view! { <small>{format!("\u{d7}{}", heap.len())}</small> });
        view! { <span class=format!("{class} heap") aria-hidden="true">{heap[0].to_string()}{many}</span> }
    };
    values.chunk_by(|one, other| one == other).map(heap).collect_view().into_any()
}

/// A score pile by its backs, which everybody sees.
#[component]
pub fn ScoreBacks(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let desk = Desk::expect();
    let table = desk.table;
    let score = Memo::new(move |_| {
        let mut values: Vec<u8> =
            table.state(|state| state.player(seat).score_pile().iter().map(|card| card.value()).collect());
        values.sort_unstable_by(|one, other| other.cmp(one));
        values
    });
    let points = move || score.get().iter().map(|value| u32::from(*value)).sum::<u32>();
    let name = table.seat(seat).name;
    let label = move || Phrase::new("innovation-score-of").with("name", name.clone()).with("points", points()).say();
    view! {
        <button class="inn-lab inn-score" type="button" aria-label=label on:click=move |_| desk.show(Topic::Player(seat))>
            <b>{points}</b>
            {say("innovation-score-short")}
        </button>
        <span class="inn-backs">{move || backs(&score.get(), "iback")}</span>
    }
}
