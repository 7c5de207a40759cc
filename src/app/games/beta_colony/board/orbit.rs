//! The orbit: seven places in a circle around the planet, with everybody's ship. With a die in hand the places that it reaches
//! light up, with the fuel that each needs. It is panned and zoomed like a map.

use super::explain::{Explained, Topic};
use super::offers::Offers;
use super::parts::{die_class, href, icon, mark_of, material_class, tone};
use crate::app::games::beta_colony::layout;
use crate::app::games::beta_colony::text::{lookup, names, places, things, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::viewport::Size;
use crate::app::ui::{PanZoom, PanZoomFrame, SeatMark};
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::DIE_POINTS;
use crate::games::beta_colony::{Choice, Location};
use leptos::prelude::*;

/// Stars behind everything: place and size.
const STARS: [(f64, f64, f64); 12] = [
    (8.0, 12.0, 0.3),
    (18.0, 5.0, 0.45),
    (90.0, 9.0, 0.6),
    (95.0, 30.0, 0.3),
    (6.0, 60.0, 0.45),
    (12.0, 92.0, 0.6),
    (88.0, 93.0, 0.3),
    (60.0, 3.0, 0.45),
    (97.0, 70.0, 0.6),
    (30.0, 97.0, 0.3),
    (72.0, 22.0, 0.3),
    (27.0, 25.0, 0.3),
];

/// A unit of the drawing takes at least so many pixels at first, and never more than so many.
const SCALES: (f64, f64) = (0.6, 2.4);
/// What is picked is brought into view, so many pixels from the edge.
const MARGIN: f64 = 56.0;

/// The dark bands of the planet.
const CRUST: &str = "M32.5 46c6-3 12 2 19 .6s10-4 15.5-2a18.5 18.5 0 0 0-3-5.3c-5.7 1.2-11 3-16.5 1.9-4.4-1-7.6-.4-13 .6a18.5 18.5 0 0 0-2 4.2zM35 60.5c5 2.5 10-1 16 .5s9 2 14.5-.5a18.5 18.5 0 0 1-4 4.5c-5 1-9-1-14-.5s-6 1-8.5.5a18.5 18.5 0 0 1-4-4.5z";

/// The planet with its seven places.
#[component]
pub fn Orbit(
    /// The match.
    table: TableCtx<BetaColony>,
) -> impl IntoView {
    let round = Memo::new(move |_| table.state(BetaColony::round));
    let cycle = move || Phrase::new("beta-colony-cycle-now").with("number", table.state(lookup::cycle)).say();
    let control = PanZoom::new(Size { width: layout::ORBIT, height: layout::ORBIT }, SCALES.0, SCALES.1);
    Effect::new(move |_| {
        if let Some(Choice::Move(_, to) | Choice::Start(to)) = table.picked() {
            let (x, y) = layout::place(to);
            control.show((x / 100.0 * layout::ORBIT, y / 100.0 * layout::ORBIT), MARGIN);
        }
    });
    let words = |key: &'static str| Signal::derive(move || say(key));
    let star = |(x, y, r): (f64, f64, f64)| view! { <circle class="star" cx=x cy=y r=r></circle> };
    view! {
        <section class="bc-orbit" aria-label=say("beta-colony-tab-orbit")>
            <PanZoomFrame
                control
                around=Signal::stored((layout::ORBIT / 2.0, layout::ORBIT / 2.0))
                whole=words("beta-colony-orbit-whole")
                closer=words("beta-colony-orbit-closer")
                farther=words("beta-colony-orbit-farther")
            >
                <div class="bc-sky">
                    <svg viewBox="0 0 100 100" aria-hidden="true">
                        <circle class="ring" cx="50" cy="50" r="49"></circle>
                        {STARS.map(star)}
                        <circle class="path" cx="50" cy="50" r="37"></circle>
                        <circle class="globe" cx="50" cy="50" r="18.5"></circle>
                        <path class="crust" d=CRUST></path>
                        <circle class="air" cx="50" cy="50" r="20"></circle>
                    </svg>
                    <p class="bc-round" role="img" aria-label=move || table.state(words::place).say() hidden=move || round.get() == 0>
                        <small aria-hidden="true">{cycle}</small>
                        <b aria-hidden="true">{round}</b>
                        <small aria-hidden="true">{say("beta-colony-of-rounds")}</small>
                    </p>
                    {Location::ALL.map(|at| place(table, at))}
                    {Seat::all(table.players()).map(|seat| ship(table, seat)).collect_view()}
                </div>
            </PanZoomFrame>
        </section>
    }
}

fn place(table: TableCtx<BetaColony>, at: Location) -> impl IntoView {
    let (offers, explained) = (Offers::expect(), Explained::expect());
    let (x, y) = layout::place(at);
    let choice = Memo::new(move |_| offers.at_place(at));
    let chosen = Memo::new(move |_| table.picked().is_some_and(|picked| offers.flies_to(picked, at)));
    let fuel = Memo::new(move |_| choice.get().map_or(0, |choice| offers.fuel(table, choice)));
    let here = Memo::new(move |_| table.state(|state| state.player(table.me()).ship() == Some(at)));
    let label = move || {
        let flight = choice.get().map(|choice| offers.describe(table, choice));
        table
            .state(|state| match flight {
                Some(flight) => places::destination(state, at, flight),
                None => places::place(state, at),
            })
            .say()
    };
    let tap = move |_| match choice.get_untracked() {
        Some(choice) => offers.tap_place(table, at, choice),
        None => explained.show(Topic::Place(at)),
    };
    let kind = if at.is_manufactory() { "plant" } else { "" };
    let kind = if at.materials().is_some() { "moon" } else { kind };
    // The fuel stands at the outer side: ships lie at the inner one.
    let side = if x < 50.0 { "west" } else { "" };
    let gives = at.materials().map(|materials| {
        let dot = |material| {
            view! { <span class=format!("dot {}", material_class(material))>{icon(names::material_icon(material))}</span> }
        };
        view! { <span class="gives" aria-hidden="true">{materials.map(dot)}</span> }
    });
    view! {
        <button
            class=format!("bc-place {kind} {side}")
            class:can=move || choice.get().is_some()
            class:chosen=chosen
            class:here=here
            type="button"
            aria-label=label
            aria-pressed=move || choice.get().map(|_| chosen.get().to_string())
            data-place=names::location_icon(at)
            data-at=things::location(at)
            style:--x=format!("{x:.2}%")
            style:--y=format!("{y:.2}%")
            on:click=tap
        >
            {icon(names::location_icon(at))}
            <span class="name">{names::location(at).say()}</span>
            {gives}
            {at.bonus_die().map(|die| view! { <span class=format!("bc-point {}", die_class(die)) aria-hidden="true">"+"{DIE_POINTS}</span> })}
            <span class="cost bc-need" hidden=move || fuel.get() == 0 aria-hidden="true">
                "−"{fuel}
                <svg class="i"><use href=href("fuel")></use></svg>
            </span>
        </button>
    }
}

/// A ship between its place and the planet, beside others that are there. The style sheet lets it fly along its ring.
fn ship(table: TableCtx<BetaColony>, seat: Seat) -> impl IntoView {
    let at = Memo::new(move |_| {
        table.state(|state| {
            let at = state.player(seat).ship()?;
            let there: Vec<Seat> =
                Seat::all(table.players()).filter(|other| state.player(*other).ship() == Some(at)).collect();
            let nth = there.iter().position(|other| *other == seat).unwrap_or(0);
            Some((at, nth, there.len()))
        })
    });
    let flown = Memo::new(move |before: Option<&Option<(Location, f64)>>| {
        let (at, nth, of) = at.get()?;
        let now = layout::ship(at, nth, of);
        let turn = before.copied().flatten().map_or(now, |(from, before)| layout::flown(before, now, from == at));
        Some((at, turn))
    });
    view! {
        <span
            class=format!("bc-ships {}", tone(table, seat))
            hidden=move || at.get().is_none()
            style:--out=format!("{}%", layout::SHIPS)
            style:--turn=move || flown.get().map(|(_, turn)| format!("{turn:.4}rad"))
        >
            <span class="bc-ship" class:mine=move || table.me() == seat>
                <SeatMark index=mark_of(table, seat) />
            </span>
        </span>
    }
}
