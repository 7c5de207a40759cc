//! The three colonies: a flower of hexes with its track around, and a head that counts everybody's crew.

use super::explain::{Explained, Topic};
use super::offers::Offers;
use super::parts::{href, mark_of, material_class, tile_shapes, tone};
use super::tabs::Looked;
use crate::app::games::beta_colony::layout::{FIELD, HEX, hexagon, marker, space, stop};
use crate::app::games::beta_colony::text::lookup::{self, Stop};
use crate::app::games::beta_colony::text::{names, spaces, things};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::{SeatMark, shape, slots};
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::TRACK;
use crate::games::beta_colony::{Colony, Space, Tile};
use leptos::prelude::*;

/// The colonies, one of them where not all have room.
#[component]
pub fn Colonies(
    /// The match.
    table: TableCtx<BetaColony>,
) -> impl IntoView {
    let looked = Looked::expect();
    let one = move |colony: Colony| {
        let shown = Memo::new(move |_| looked.colony() == colony);
        view! {
            <article class="bc-colony" class:shown=shown aria-label=names::colony(colony).say()>
                {head(table, colony, false)}
                {flower(table, colony)}
            </article>
        }
    };
    view! {
        <section class="bc-colonies" aria-label=say("beta-colony-tab-colonies")>
            <div class="bc-pick">{Colony::ALL.map(|colony| head(table, colony, true))}</div>
            {Colony::ALL.map(one)}
        </section>
    }
}

/// Name, crews and majority points of a colony. A tap chooses it where it can be chosen; else it shows the colony (`picks`) or
/// explains.
fn head(table: TableCtx<BetaColony>, colony: Colony, picks: bool) -> impl IntoView {
    let (looked, offers, explained) = (Looked::expect(), Offers::expect(), Explained::expect());
    let choice = Memo::new(move |_| offers.in_colony(colony));
    let chosen = Memo::new(move |_| choice.get().is_some_and(|choice| table.picked() == Some(choice)));
    // There is something to choose in a colony that is not looked at.
    let calls = move || picks && looked.colony() != colony && !offers.spaces(colony).is_empty();
    let pressed = move || match (choice.get(), picks) {
        (Some(_), _) => Some(chosen.get().to_string()),
        (None, true) => Some((looked.colony() == colony).to_string()),
        (None, false) => None,
    };
    let crews = move |seat: Seat| {
        let count = Memo::new(move |_| table.state(|state| state.crew_in(colony, seat)));
        let points = Memo::new(move |_| table.state(|state| state.majority_points(colony, seat)));
        view! { <span><SeatMark index=mark_of(table, seat) />{count}<i>"+"{points}</i></span> }
    };
    let label = move || table.state(|state| spaces::head(state, colony)).say();
    let tap = move |_| match choice.get_untracked() {
        Some(choice) => {
            looked.show_colony(colony);
            table.pick(choice);
        }
        None if picks => looked.show_colony(colony),
        None => explained.show(Topic::Colony(colony)),
    };
    view! {
        <button
            class="bc-head"
            class:can=move || choice.get().is_some()
            class:chosen=chosen
            class:calls=calls
            type="button"
            data-at=things::colony(colony)
            aria-pressed=pressed
            aria-label=label
            on:click=tap
        >
            <b>{names::colony(colony).say()}</b>
            <span class="bc-crews" aria-hidden="true">{Seat::all(table.players()).map(crews).collect_view()}</span>
        </button>
    }
}

fn flower(table: TableCtx<BetaColony>, colony: Colony) -> impl IntoView {
    let offers = Offers::expect();
    let centre = (FIELD / 2.0, FIELD / 2.0);
    let reach = Memo::new(move |_| outlines(&offers.spaces(colony), HEX - 1.8));
    let picked = Memo::new(move |_| outlines(&offers.picked_space(colony).into_iter().collect::<Vec<_>>(), HEX - 0.8));
    let all: Vec<Space> = colony.spaces().collect();
    view! {
        <div class="bc-flower" data-rove="">
            <svg viewBox=format!("0 0 {FIELD} {FIELD}") aria-hidden="true">
                <circle class="rail" cx=centre.0 cy=centre.1 r="50.2"></circle>
                {(0..=TRACK as u8).map(|at| track_stop(table, colony, at)).collect_view()}
                <polygon class="heart" points=hexagon(centre, HEX - 0.3)></polygon>
                <use class="heart-sign" href=href("centre") x=centre.0 - 6.0 y=centre.1 - 6.0 width="12" height="12"></use>
                {all.iter().map(|space| land(*space)).collect_view()}
                {all.iter().map(|space| built(table, *space)).collect_view()}
                <path class="reach-rim" d=reach></path>
                <path class="reach" d=reach></path>
                <path class="picked-rim" d=picked></path>
                <path class="picked" d=picked></path>
                {gain(table, colony)}
                {Seat::all(table.players()).map(|seat| track_marker(table, colony, seat)).collect_view()}
            </svg>
            {all.iter().map(|space| hex(table, *space)).collect_view()}
            {stops(colony)}
        </div>
    }
}

/// A seat's shape around a point.
fn mark(mark: u8, (x, y): (f64, f64), r: f64) -> String {
    shape(mark, x, y, r)
}

/// Hexes as one path.
fn outlines(spaces: &[Space], radius: f64) -> String {
    spaces.iter().map(|at| format!("M{}z", hexagon(space(*at), radius).replace(' ', "L"))).collect()
}

fn track_stop(table: TableCtx<BetaColony>, colony: Colony, at: u8) -> impl IntoView {
    let (x, y) = stop(at);
    let what = lookup::stop(colony, at);
    let next = Memo::new(move |_| {
        let now = table.state(|state| state.player(table.me()).track(colony));
        at > now && (now + 1..at).all(|before| lookup::stop(colony, before).is_none()) && what.is_some()
    });
    let (class, radius) = match what {
        Some(Stop::Points(_)) => ("stop pays", 5.6),
        Some(Stop::Gift(_)) => ("stop gives", 5.6),
        None => ("stop", 4.2),
    };
    let inside = match what {
        Some(Stop::Points(points)) => view! { <text class="stop-p" x=x y=y + 2.4>{points}</text> }.into_any(),
        Some(Stop::Gift(bonus)) => match names::bonus_sign(bonus) {
            Ok(sign) => {
                view! { <use class="stop-i" href=href(sign) x=x - 3.7 y=y - 3.7 width="7.4" height="7.4"></use> }
                    .into_any()
            }
            Err(text) => view! { <text class="stop-p stop-m" x=x y=y + 2.3>{text}</text> }.into_any(),
        },
        None if at > 0 => view! { <text class="stop-n" x=x y=y + 2.1>{at}</text> }.into_any(),
        None => ().into_any(),
    };
    view! { <circle class=class class:next=next cx=x cy=y r=radius></circle>{inside} }
}

fn land(at: Space) -> impl IntoView {
    let (x, y) = space(at);
    let material = at.material();
    view! {
        <g class=material_class(material)>
            <polygon class="land" points=hexagon((x, y), HEX - 0.3)></polygon>
            <use class="mat" href=href(names::material_icon(material)) x=x - 4.4 y=y - 4.4 width="8.8" height="8.8"></use>
        </g>
    }
}

/// What stands on a space, with its crew.
fn built(table: TableCtx<BetaColony>, at: Space) -> impl IntoView {
    let tile = Memo::new(move |_| table.state(|state| state.tile(at)));
    let crew = Memo::new(move |_| table.state(|state| lookup::crew(state, at)));
    let (x, y) = space(at);
    let body = move || {
        match tile.get()? {
        Tile::Module(module) => Some(tile_shapes((x, y), module.colour(), 1.2).into_any()),
        Tile::Achievement(which) => Some(
            view! {
                <polygon class="rim" points=hexagon((x, y), 9.2)></polygon>
                <polygon class="body monument" points=hexagon((x, y), 7.9)></polygon>
                <use class="sym monument" href=href(names::achievement_icon(which)) x=x - 5.0 y=y - 6.2 width="10" height="10"></use>
            }
            .into_any(),
        ),
    }
    };
    let one = move |seat: Memo<Option<(usize, usize, Seat)>>| {
        let at = move |n: usize, of: usize| {
            (x + (n as f64 - (of as f64 - 1.0) / 2.0) * (5.2_f64).min(13.0 / of as f64), y + 4.8)
        };
        let rim = move || seat.get().map(|(n, of, _)| mark(0, at(n, of), 2.7));
        let mark = move || seat.get().map(|(n, of, seat)| mark(mark_of(table, seat), at(n, of), 1.75));
        let class = move || seat.get().map(|(_, _, seat)| format!("crew {}", tone(table, seat)));
        view! { <path class="crew-rim" d=rim></path><path class=class d=mark></path> }
    };
    let each = Memo::new(move |_| {
        let all = crew.get();
        all.iter().enumerate().map(|(n, seat)| (n, all.len(), *seat)).collect::<Vec<_>>()
    });
    view! { <g class="built" data-thing=things::space(at)>{body}{slots(each, 0, one)}</g> }
}

/// What building on the picked space brings, on the space.
fn gain(table: TableCtx<BetaColony>, colony: Colony) -> impl IntoView {
    let offers = Offers::expect();
    let shown = Memo::new(move |_| {
        let at = offers.picked_space(colony)?;
        let influence = offers.influence(table, at)?;
        Some((space(at), influence))
    });
    let place = move || shown.get().map(|((x, y), _)| format!("translate({x:.1} {y:.1})"));
    view! {
        <g class="brings" transform=place visibility=move || if shown.get().is_some() { "visible" } else { "hidden" }>
            <rect x="-8.4" y="-4.2" width="16.8" height="8.4" rx="4.2"></rect>
            <use href=href("influence") x="-6.8" y="-3" width="6" height="6"></use>
            <text x="2.8" y="2.1">{move || shown.get().map(|(_, influence)| format!("+{influence}"))}</text>
        </g>
    }
}

fn track_marker(table: TableCtx<BetaColony>, colony: Colony, seat: Seat) -> impl IntoView {
    let place = Memo::new(move |_| {
        table.state(|state| {
            let at = state.player(seat).track(colony);
            let there: Vec<Seat> =
                Seat::all(table.players()).filter(|other| state.player(*other).track(colony) == at).collect();
            let nth = there.iter().position(|other| *other == seat).unwrap_or(0);
            let (x, y) = marker(at, nth, there.len());
            format!("translate({x:.2} {y:.2})")
        })
    });
    view! {
        <g transform=place>
            <path class=format!("marker {}", tone(table, seat)) d=mark(mark_of(table, seat), (0.0, 0.0), 2.4)></path>
        </g>
    }
}

/// A space as a button over the drawing.
fn hex(table: TableCtx<BetaColony>, at: Space) -> impl IntoView {
    let (offers, explained) = (Offers::expect(), Explained::expect());
    let (x, y) = space(at);
    let choice = Memo::new(move |_| offers.on_space(at));
    let chosen = Memo::new(move |_| table.picked().is_some_and(|picked| choice.get() == Some(picked)));
    let label = move || {
        let what = table.state(|state| spaces::space(state, at));
        match choice.get() {
            Some(choice) => Phrase::new("beta-colony-describe")
                .with("what", what)
                .with("brings", offers.describe(table, choice))
                .say(),
            None => what.say(),
        }
    };
    let tap = move |_| match choice.get_untracked() {
        Some(choice) => table.pick(choice),
        None => explained.without(Topic::Space(at), offers.wish(at)),
    };
    view! {
        <button
            class="bc-hex"
            class:can=move || choice.get().is_some()
            class:chosen=chosen
            type="button"
            data-space=at.0.to_string()
            data-at=things::site(at)
            aria-label=label
            aria-pressed=move || choice.get().map(|_| chosen.get().to_string())
            aria-description=spaces::beside(at).say()
            style:--x=format!("{:.2}%", x / FIELD * 100.0)
            style:--y=format!("{:.2}%", y / FIELD * 100.0)
            on:click=tap
        ></button>
    }
}

/// What the track gives, as buttons that explain it.
fn stops(colony: Colony) -> impl IntoView {
    let explained = Explained::expect();
    let one = move |at: u8| {
        let what = lookup::stop(colony, at)?;
        let (x, y) = stop(at);
        let label = Phrase::new("beta-colony-stop-label").with("number", at).with("what", names::stop(what)).say();
        Some(view! {
            <button
                class="bc-stop"
                type="button"
                data-at=things::stop(colony, at)
                aria-label=label.clone()
                title=label
                style:--x=format!("{:.2}%", x / FIELD * 100.0)
                style:--y=format!("{:.2}%", y / FIELD * 100.0)
                on:click=move |_| explained.show(Topic::Stop(colony, at))
            ></button>
        })
    };
    (1..=TRACK as u8).filter_map(one).collect_view()
}
