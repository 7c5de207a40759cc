//! The seats with their points, whose turn it is, and on a desktop their boards in small.

use super::GameBoard;
use super::TableCtx;
use super::boards::Boards;
use super::sheet::Sheet;
use super::touched;
use crate::app::i18n::number::signed;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::level_name;
use crate::app::store::save::Controller;
use crate::app::ui::SeatMark;
use crate::engine::{Seat, SeatSet};
use leptos::prelude::*;

/// All seats, one's own first; where several persons look at the same table, each stays in its place.
#[component]
pub fn Seats<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// What lies over the table.
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let order = Memo::new(move |_| {
        let stays = !G::PRIVATE_INFORMATION && table.persons().len() > 1;
        let first = if stays { Seat(0) } else { table.me() };
        first.around(table.players()).collect::<Vec<_>>()
    });
    view! {
        <section class="seats-region" aria-label=say("seats-at-table")>
            <ul class="seats" class:many={table.players() > 3}>
                <For each=move || order.get() key=|seat| seat.0 let(seat)>
                    <SeatCard table sheet seat />
                </For>
                {G::extra_seat(table)}
            </ul>
        </section>
    }
}

#[component]
fn SeatCard<G: GameBoard>(table: TableCtx<G>, sheet: RwSignal<Option<Sheet>>, seat: Seat) -> impl IntoView {
    let plan = table.seat(seat);
    let points = Memo::new(move |_| table.state(|state| G::points(state)[seat.index()]));
    let asked = Memo::new(move |_| table.shown(|game| game.question().map(|question| question.seat)) == Some(seat));
    let thinks = move || asked.get() && table.thought().is_some();
    let is_me = Memo::new(move |_| table.me() == seat);
    // At a hot seat it is another one's board again and again: the style sheet hides it while it is one's own.
    let is_rival = Memo::new(move |was: Option<&bool>| was == Some(&true) || !is_me.get() || table.persons().len() > 1);
    let boards = Boards::expect();
    let hidden = Memo::new(move |_| !boards.shows(seat));
    let who = match plan.controller {
        Controller::Person => None,
        Controller::Bot(level) => Some(level_name(level)),
    };
    let second = {
        let who = who.clone();
        move || match (asked.get(), who.clone()) {
            (true, None) if table.is_away(seat) => Some(say("away-seat-turn")),
            (false, None) if table.is_away(seat) => Some(say("away-seat")),
            (true, None) => Some(say("your-turn")),
            // Not at a moment that is looked back at.
            (true, Some(who)) if !table.is_past() => Some(Phrase::new("bot-thinks").with("level", who).say()),
            (_, who) => who,
        }
    };
    let gains = points_that_came(points);
    let name = plan.name.clone();
    let label = move || {
        let key = if asked.get() { "seat-label-turn" } else { "seat-label" };
        Phrase::new(key)
            .with("name", name.clone())
            .with("who", who.clone().unwrap_or_else(|| say("person")))
            .with("points", points.get())
            .say()
    };
    view! {
        <li class="seat-card" class:me=is_me class:turn=asked class:think=thinks>
            <button
                class="seat-head"
                type="button"
                data-at=touched::seat(seat)
                aria-label=label
                on:click=move |_| sheet.set(Some(Sheet::Seat(seat)))
            >
                <SeatMark index=plan.mark />
                <span class="seat-name">
                    <span><span class="seat-own-name">{plan.name}</span>{G::seat_badge(table, seat)}</span>
                    {move || second().map(|words| view! { <small>{words}</small> })}
                </span>
                <b class="seat-score" data-count="">
                    {points}
                    <For each=move || gains.get() key=|gain| *gain let((_, more))>
                        <span class="seat-gain" aria-hidden="true">{signed(more)}</span>
                    </For>
                </b>
            </button>
            {move || is_rival.get().then(|| view! { <div class="seat-more" hidden=hidden>{G::seat_panel(table, seat)}</div> })}
        </li>
    }
}

/// What a seat's sheet shows: its board, and, where there are several, those of the others that are chosen there.
#[component]
pub fn SheetOf<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// Whose sheet.
    seat: Seat,
) -> impl IntoView {
    let seats = move || seat.around(table.players()).collect::<Vec<_>>();
    let chosen = RwSignal::new([seat].into_iter().collect::<SeatSet>());
    let tick = move |seat: Seat| {
        chosen.update(|chosen| {
            let others = chosen.iter().filter(|other| *other != seat);
            *chosen = others.chain((!chosen.contains(seat)).then_some(seat)).collect();
        });
    };
    let name = move |seat: Seat| Phrase::new("board-of-seat").with("name", table.seat(seat).name).say();
    let button = move |seat: Seat| {
        let on = move || chosen.get().contains(seat).to_string();
        view! {
            <button type="button" aria-pressed=on aria-label=name(seat) on:click=move |_| tick(seat)>
                <SeatMark index=table.seat(seat).mark />
            </button>
        }
    };
    let several = Boards::has_choice(table);
    let each = move || {
        let chosen = chosen.get();
        seats().into_iter().filter(|seat| chosen.contains(*seat)).collect::<Vec<_>>()
    };
    view! {
        {several.then(|| view! { <div class="seg" role="group" aria-label=say("boards")>{seats().into_iter().map(button).collect_view()}</div> })}
        <For each key=|seat| seat.0 let(seat)>
            <section class="seat-more" aria-label=name(seat)>
                {move || (chosen.get().len() > 1).then(|| view! { <h3><SeatMark index=table.seat(seat).mark />" "{table.seat(seat).name}</h3> })}
                {G::seat_panel(table, seat)}
            </section>
        </For>
    }
}

/// The last points that came in, numbered, so that each lot rises once beside the score.
fn points_that_came(points: Memo<i32>) -> RwSignal<Vec<(u32, i32)>> {
    let gains = RwSignal::new(Vec::new());
    let count = StoredValue::new(0);
    Effect::new(move |before: Option<i32>| {
        let now = points.get();
        if let Some(more) = before.map(|before| now - before).filter(|more| *more > 0) {
            count.update_value(|count| *count += 1);
            gains.set(vec![(count.get_value(), more)]);
        }
        now
    });
    gains
}
