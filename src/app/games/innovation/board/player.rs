//! A player's board: the head with points and icon totals, the five piles, and what is held.

use super::card::set_class;
use super::card_text::icon_name;
use super::ctx::{BoardCtx, Topic};
use super::display::Display;
use super::pile::PileRow;
use super::tile::Tile;
use crate::app::games::innovation::text::names::{SHARED, part};
use crate::app::games::innovation::text::{shown, things};
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::level_name;
use crate::app::store::save::Controller;
use crate::app::table::{Boards, touched};
use crate::app::ui::{Icon as Sign, SeatMark, settled_slots};
use crate::engine::Seat;
use crate::games::innovation::{Back, Colour, Icon, Innovation, Set, Splay, Stack};
use leptos::prelude::*;

/// A player's board.
#[component]
pub fn Board(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let is_me = Memo::new(move |_| table.me() == seat);
    let label = move || Phrase::new("innovation-board-of").with("name", seat).say();
    let boards = Boards::expect();
    let hidden = Memo::new(move |_| !boards.shows(seat));
    let is_bare = Memo::new(move |_| table.state(|state| state.player(seat).tops().next().is_none()));
    // What a board needs of the height: cards below each other, and piles that leave no room beside them.
    let needs = Memo::new(move |_| table.state(|state| needs_of(state, seat)));
    let has_displays = table.state(|state| state.sets().has(Set::Artifacts));
    view! {
        <section class="inn-player" class:me=is_me class:head-only=hidden style:--up=move || needs.get().0.to_string() style:--wide=move || needs.get().1.to_string() aria-label=label>
            <Head seat />
            <ol class="inn-rows strips" data-rove="">
                {Colour::ALL.map(|colour| view! { <PileRow seat colour /> }).into_iter().collect_view()}
            </ol>
            {move || is_bare.get().then(|| view! { <p class="inn-bare">{say("innovation-board-empty")}</p> })}
            {has_displays.then(|| view! { <Display seat /> })}
            <Held seat />
        </section>
    }
}

/// How many covered cards lie below each other in all piles together, and how many piles are wide.
fn needs_of(state: &Innovation, seat: Seat) -> (usize, usize) {
    let of = |pile: &Stack| match (pile.splay(), pile.cards().len()) {
        (Splay::Up, cards) => (cards.saturating_sub(1), 0),
        (Splay::Left | Splay::Right, WIDE..) => (0, 1),
        _ => (0, 0),
    };
    state.player(seat).stacks().iter().fold((0, 0), |(up, wide), pile| (up + of(pile).0, wide + of(pile).1))
}

/// So many cards beside each other leave no room for a verdict on a narrow board.
const WIDE: usize = 4;

#[component]
fn Head(seat: Seat) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let plan = table.seat(seat);
    let standing = Memo::new(move |_| table.state(|state| shown::standing(state, seat)));
    let asked = Memo::new(move |_| table.shown(|game| game.question().map(|question| question.seat)) == Some(seat));
    let in_turn = Memo::new(move |_| table.state(|state| state.current() == seat && state.turn() > 0));
    let thinks = move || asked.get() && table.thought().is_some();
    let points = Memo::new(move |_| standing.get().points);
    let hand = Memo::new(move |_| standing.get().hand);
    let achievements = Memo::new(move |_| standing.get().achievements);
    let to_win = table.state(|state| state.to_win());
    let name = plan.name.clone();
    let label = move || {
        Phrase::new("innovation-head-label")
            .with("name", name.clone())
            .with("points", points.get())
            .with("achievements", achievements.get())
            .with("of", to_win)
            .with("hand", hand.get())
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
            <button class="inn-who" type="button" aria-label=label data-thing=things::held(seat) data-at=touched::seat(seat) on:click=move |_| ctx.show(Topic::Player(seat))>
                <span class="name">
                    <SeatMark index=plan.mark />
                    <span>{plan.name}</span>
                    <Partner seat />
                    <small class="thin"><Sign name="cards" />{hand}</small>
                </span>
                <HeadNote seat standing />
                <Stats seat standing />
            </button>
            <Totals seat />
        </header>
    }
}

/// The sign of whoever plays in one team with the person who looks.
#[component]
fn Partner(seat: Seat) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let is_partner = Memo::new(move |_| {
        let me = table.me();
        table.state(|state| state.in_teams() && me != seat && !state.opposed(me, seat))
    });
    move || {
        is_partner.get().then(|| {
            let (title, name) = (say("innovation-partner"), say("innovation-partner"));
            view! { <small title=title><Sign sheet="innovation" name="shares" /><span class="sr">{name}</span></small> }
        })
    }
}

/// Beside the name: who plays, in short how it stands, and what the expansions bring.
#[component]
fn HeadNote(seat: Seat, standing: Memo<shown::Standing>) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let who = match table.seat(seat).controller {
        Controller::Person => None,
        Controller::Bot(level) => Some(level_name(level)),
    };
    let to_win = table.state(|state| state.to_win());
    let short = move || Phrase::new("innovation-head-short").with("points", standing.get().points).say();
    let count = move || format!("{}/{to_win}", standing.get().achievements);
    let sets = table.state(Innovation::sets);
    view! {
        <span class="note">
            {who.map(|who| view! { <span class="wide">{who}</span> })}
            <span class="thin">
                <span data-at=things::score(seat)>{short}</span>
                " · "
                <span data-at=things::achieved(seat)><Sign sheet="innovation" name="achievement" />" "{count}</span>
            </span>
            {sets.foreshadows().then(|| view! { <Bonuses standing /> })}
            {sets
                .has(Set::Cities)
                .then(|| {
                    let flags = Signal::derive(move || standing.get().flags);
                    let fountains = Signal::derive(move || standing.get().fountains);
                    view! {
                        <Passing sign="flag" now=flags key="innovation-passing-flags" />
                        <Passing sign="fountain" now=fountains key="innovation-passing-fountains" />
                    }
                })}
        </span>
    }
}

/// The points that visible bonuses bring.
#[component]
fn Bonuses(standing: Memo<shown::Standing>) -> impl IntoView {
    let bonus = Memo::new(move |_| standing.get().bonuses);
    let title = move || Phrase::new("innovation-with-bonuses").with("points", bonus.get()).say();
    view! {
        <span class="inn-extra" hidden=move || bonus.get() == 0 title=title>
            <Sign sheet=SHARED name="bonus" />
            <span aria-hidden="true">{move || format!("+{}", bonus.get())}</span>
            <span class="sr">{title}</span>
        </span>
    }
}

/// Achievements that stay only as long as nobody shows more: flags or fountains.
#[component]
fn Passing(sign: &'static str, now: Signal<u8>, key: &'static str) -> impl IntoView {
    // Whether it grew or shrank last: what is won and lost is seen to change.
    let count = Memo::new(move |last: Option<&(u8, &'static str)>| {
        let now = now.get();
        match last {
            Some((before, _)) if *before < now => (now, "inn-extra won"),
            Some((before, _)) if *before > now => (now, "inn-extra lost"),
            Some((_, class)) => (now, *class),
            None => (now, "inn-extra"),
        }
    });
    let title = move || Phrase::new(key).with("n", count.get().0).say();
    let is_none = move || matches!(count.get(), (0, "inn-extra"));
    view! {
        <span class=move || count.get().1 hidden=is_none title=title>
            <Sign sheet=part(Set::Cities) name=sign />
            <span aria-hidden="true">{move || count.get().0}</span>
            <span class="sr">{title}</span>
        </span>
    }
}

/// How it stands, where there is room for words.
#[component]
fn Stats(seat: Seat, standing: Memo<shown::Standing>) -> impl IntoView {
    let points = Memo::new(move |_| standing.get().points);
    let hand = Memo::new(move |_| standing.get().hand);
    let achievements = Memo::new(move |_| standing.get().achievements);
    let points_word = move || Phrase::new("innovation-points").with("n", points.get()).say();
    let hand_word = move || Phrase::new("innovation-in-hand").with("n", hand.get()).say();
    let table = BoardCtx::expect().table;
    let (to_win, sets) = table.state(|state| (state.to_win(), state.sets()));
    let of = Phrase::new("innovation-of").with("of", to_win).say();
    let foreseen = Memo::new(move |_| table.state(|state| shown::forecast(state, seat).len()));
    let displays = Memo::new(move |_| table.state(|state| state.player(seat).display().is_some()));
    let display = move || {
        view! { <span hidden=move || !displays.get() title=say("innovation-display")><Sign sheet=part(Set::Artifacts) name="display" /></span> }
    };
    view! {
        <span class="inn-stats">
            <span data-at=things::score(seat)><b class:zero=move || points.get() == 0>{points}</b>" "{points_word}</span>
            <span data-at=things::achieved(seat)><b class:zero=move || achievements.get() == 0>{achievements}</b>" "{of}</span>
            <span><b class:zero=move || hand.get() == 0>{hand}</b>" "<span class="word">{hand_word}</span><Sign name="cards" /></span>
            {sets.foreshadows().then(|| view! { <span hidden=move || foreseen.get() == 0 title=say("innovation-forecast-short")><b>{foreseen}</b><Sign sheet=SHARED name="forecast" /></span> })}
            {sets.has(Set::Artifacts).then(display)}
        </span>
    }
}

/// Places of the totals, the same for everybody.
const ORDER: [Icon; 6] = [Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Castle, Icon::Factory, Icon::Clock];

/// How many of each icon are visible; who has the most of one stands out.
#[component]
fn Totals(seat: Seat) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let totals = Memo::new(move |_| table.state(|state| shown::totals(state, seat)));
    let one = move |icon: Icon| {
        let count = Memo::new(move |_| totals.with(|(counts, _)| counts[icon.index()]));
        let leads = Memo::new(move |_| totals.with(|(_, leads)| leads[icon.index()]));
        let label = move || Phrase::new("innovation-icons").with("n", count.get()).with("icon", icon_name(icon)).say();
        view! {
            <li class:lead=leads>
                <Tile icon />
                <span aria-hidden="true">{count}</span>
                <span class="sr">{label}</span>
            </li>
        }
    };
    // Many two-digit numbers are set smaller, so that a narrow screen has room for the name.
    let wide = move || totals.with(|(counts, _)| counts.iter().filter(|count| **count > 9).count() > 2);
    view! { <ul class="inn-totals" class:many=wide aria-label=say("innovation-totals")>{ORDER.map(one).into_iter().collect_view()}</ul> }
}

/// What another player holds, where there is room for it: hand and score pile by their backs.
#[component]
fn Held(seat: Seat) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let hand = Memo::new(move |_| table.state(|state| shown::hand(state, seat)));
    let has_forecast = table.state(|state| state.sets().foreshadows());
    let name = table.seat(seat).name;
    let label = move || Phrase::new("innovation-hand-of").with("name", name.clone()).with("n", hand.get().len()).say();
    view! {
        <div class="inn-held">
            <button class="inn-lab" type="button" aria-label=label on:click=move |_| ctx.show(Topic::Player(seat))>
                <b>{move || hand.get().len()}</b>
                {say("innovation-hand-short")}
            </button>
            <Backs backs=hand class="iback in-hand" />
            <ScoreBacks seat=Signal::stored(seat) />
            {has_forecast.then(|| view! { <ForecastBacks seat=Signal::stored(seat) faces=Signal::stored(false) /> })}
        </div>
    }
}

/// More backs than this lie in heaps of one value.
const SIDE_BY_SIDE: usize = 14;

/// Sorted backs of cards.
#[component]
fn Backs(backs: Memo<Vec<Back>>, class: &'static str) -> impl IntoView {
    // How many lie in a heap.
    let heaps = Memo::new(move |_| {
        backs.with(|backs| match backs.len() > SIDE_BY_SIDE {
            true => backs.chunk_by(|one, other| one == other).map(|heap| (heap[0], heap.len())).collect::<Vec<_>>(),
            false => backs.iter().map(|back| (*back, 1)).collect(),
        })
    });
    let in_heaps = Memo::new(move |_| backs.with(Vec::len) > SIDE_BY_SIDE);
    let one = move |back: Memo<Option<(Back, usize)>>| {
        let class = move || {
            let set = back.get().map(|(back, _)| set_class(back.set)).unwrap_or_default();
            let heap = if in_heaps.get() { "heap" } else { "" };
            format!("{class} {set} {heap}")
        };
        let times = move || {
            let many = back.get().map(|(_, many)| many).filter(|many| *many > 1);
            many.map(|many| view! { <small>{format!("\u{d7}{many}")}</small> })
        };
        view! {
            <span class=class hidden=move || back.get().is_none() aria-hidden="true">
                {move || back.get().map(|(back, _)| back.value.to_string())}
                {times}
            </span>
        }
    };
    view! { <span class="inn-backs">{settled_slots(heaps, 0, one)}</span> }
}

/// A score pile by its backs, which everybody sees.
#[component]
pub fn ScoreBacks(
    /// Whose.
    seat: Signal<Seat>,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let score = Memo::new(move |_| table.state(|state| shown::score(state, seat.get())));
    let points = move || score.get().iter().map(|back| u32::from(back.value)).sum::<u32>();
    let label = move || {
        let name = table.seat(seat.get()).name;
        Phrase::new("innovation-score-of").with("name", name).with("points", points()).say()
    };
    view! {
        <button class="inn-lab inn-score" type="button" aria-label=label data-at=move || things::score(seat.get()) on:click=move |_| ctx.show(Topic::Player(seat.get_untracked()))>
            <b>{points}</b>
            {say("innovation-score-short")}
        </button>
        <Backs backs=score class="iback" />
    }
}

/// A forecast by its backs, which everybody sees; where its faces lie beside it, only how many there are.
#[component]
pub fn ForecastBacks(
    /// Whose.
    seat: Signal<Seat>,
    /// Whether the faces lie beside it.
    #[prop(into)]
    faces: Signal<bool>,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let table = ctx.table;
    let all = Memo::new(move |_| table.state(|state| shown::forecast(state, seat.get())));
    let backs = Memo::new(move |_| if faces.get() { Vec::new() } else { all.get() });
    let label = move || {
        let name = table.seat(seat.get()).name;
        Phrase::new("innovation-forecast-of").with("name", name).with("n", all.with(Vec::len)).say()
    };
    view! {
        <button class="inn-lab inn-foreseen" type="button" aria-label=label data-at=move || things::forecast(seat.get()) on:click=move |_| ctx.show(Topic::Player(seat.get_untracked()))>
            <b>{move || all.with(Vec::len)}</b>
            {say("innovation-forecast-short")}
        </button>
        <Backs backs class="iback" />
    }
}
