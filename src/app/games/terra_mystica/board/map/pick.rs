//! What lies over the map while one chooses: reach, selection, the building to come, and what it brings neighbours and towns.

use super::built::{plank, worn};
use super::ctx::{MapCtx, in_reach};
use super::land::land_to_be;
use crate::app::games::terra_mystica::board::pieces::building_shapes;
use crate::app::games::terra_mystica::board::preview::Preview;
use crate::app::games::terra_mystica::layout::{centre, hexagons, outline};
use crate::app::ui::slots;
use crate::engine::Seat;
use crate::games::terra_mystica::{Building, Choice, Hex, Hexes, Leech, Prompt, Terrain};
use leptos::prelude::*;

/// The dotted line is drawn inside the land, the selection around it.
const REACH: f64 = 33.0;
const SELECTED: f64 = 38.0;

/// A dotted line around every hex on which something can be chosen, or that is in reach.
pub fn reach(map: MapCtx) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let can = map.can.get();
        let planned = match map.plans.get() {
            true => map.table.state(|state| in_reach(state, map)),
            false => Hexes::NONE,
        };
        hexagons(map.geometry, (can | planned).without(map.chosen.get()), REACH)
    });
    view! {
        <path class="reach-rim" d=shown></path>
        <path class="reach" d=shown></path>
    }
}

/// The building that is picked.
#[derive(Clone, Copy, PartialEq)]
struct Ghost {
    hex: Hex,
    building: Building,
    spades: u8,
}

fn ghost_of(map: MapCtx) -> Option<Ghost> {
    match map.table.picked()? {
        Choice::Build(hex) => {
            // A sandstorm and Witches need no spade.
            let free = match map.table.prompt() {
                Some(Prompt::Pending(pending)) => pending.is_storm(),
                Some(Prompt::WitchesDwelling | Prompt::FirstDwelling { .. }) => true,
                _ => false,
            };
            let spades = if free { 0 } else { map.table.state(|state| state.spades_needed(map.table.me(), hex)) };
            Some(Ghost { hex, building: Building::Dwelling, spades })
        }
        Choice::Upgrade(hex, building) => Some(Ghost { hex, building, spades: 0 }),
        _ => None,
    }
}

/// Power that a neighbour may take, beside the greatest building that brings it.
#[derive(Clone, Copy, PartialEq)]
struct Offered {
    at: (f64, f64),
    power: u8,
}

fn offered(map: MapCtx, preview: Preview, ghost: Ghost) -> Vec<Offered> {
    let here = centre(map.geometry, ghost.hex);
    let leeches = preview.state(|after| map.table.state(|now| after.leeches_since(now))).unwrap_or_default();
    map.table.state(|state| {
        let beside = state.adjacent(ghost.hex.alone());
        let place = |seat: Seat| {
            let own = (beside & state.player(seat).everywhere()).iter();
            own.max_by_key(|hex| state.building(*hex).map(|(_, building)| building.power()))
        };
        let badge = |(seat, leech): (Seat, Leech)| {
            let there = centre(map.geometry, place(seat)?);
            // Nearer to the neighbour, whose it is.
            let at = (here.0 + (there.0 - here.0) * 0.56, here.1 + (there.1 - here.1) * 0.56);
            Some(Offered { at, power: leech.power })
        };
        leeches.into_iter().filter_map(badge).collect()
    })
}

/// The selection with everything that the choice brings to the map.
pub fn selection(map: MapCtx) -> impl IntoView {
    let preview = Preview::expect();
    let table = map.table;
    let ghost = Memo::new(move |_| ghost_of(map));
    let kind = Memo::new(move |last: Option<&Building>| {
        ghost.get().map(|ghost| ghost.building).or(last.copied()).unwrap_or(Building::Dwelling)
    });
    let selected = Memo::new(move |_| hexagons(map.geometry, map.chosen.get(), SELECTED));
    let to_be = Memo::new(move |_| match (map.table.picked(), map.table.prompt()) {
        (Some(Choice::Terrain(terrain)), Some(Prompt::Terrain { hex, .. })) => Some((hex, terrain)),
        _ => None::<(Hex, Terrain)>,
    });
    let town = Memo::new(move |_| {
        let seat = table.me();
        let before = table.state(|state| state.player(seat).in_towns());
        let after = preview.player(seat, |player| player.in_towns()).unwrap_or_default();
        outline(map.geometry, if after.without(before).is_empty() { Hexes::NONE } else { after })
    });
    let bridge = Memo::new(move |_| match table.picked()? {
        Choice::Bridge(place) => map.geometry.bridges().get(usize::from(place)).map(|ends| plank(map.geometry, *ends)),
        _ => None,
    });
    let place = move |scale: f64, drop: f64| {
        move || {
            ghost.get().map(|ghost| {
                let (x, y) = centre(map.geometry, ghost.hex);
                format!("translate({x:.1} {:.1}) scale({scale})", y + drop)
            })
        }
    };
    let offers = Memo::new(move |_| ghost.get().map(|ghost| offered(map, preview, ghost)).unwrap_or_default());
    let mine = move || format!("piece ghost {}", worn(map, table.me()));
    // The shape of a seat is part of the drawing, so another seat at this device has another one.
    let shapes = move || building_shapes(kind.into(), table.seat(table.me()).mark);
    let spades = move || ghost.get().map_or(0, |ghost| ghost.spades);
    view! {
        {land_to_be(map, to_be)}
        <path class="town-to-be" d=town></path>
        <path class="selected-rim" d=selected></path>
        <path class="selected" d=selected></path>
        <g class="bridge ghost" class:off=move || bridge.with(Option::is_none) transform=bridge>
            <path class="plank-rim" d="M-28 0H28"></path>
            <path class="plank" d="M-26 0H26"></path>
        </g>
        <g class:off=move || ghost.get().is_none() transform=place(1.08, 0.0)>
            <g class=mine>{shapes}</g>
        </g>
        <g class="spades" class:off=move || spades() == 0 transform=place(1.0, 28.0)>
            <g class="as-read">
                <rect x="-25" y="-13" width="50" height="26" rx="13"></rect>
                <use href="#terra-mystica.spade" x="-20" y="-9" width="18" height="18"></use>
                <text x="10" y="6.5">{spades}</text>
            </g>
        </g>
        {slots(offers, 0, power_offered)}
    }
}

/// The power that a neighbour may take, at the building.
fn power_offered(offer: Memo<Option<Offered>>) -> impl IntoView {
    let transform = move || offer.get().map(|offer| format!("translate({:.1} {:.1})", offer.at.0, offer.at.1));
    view! {
        <g class="offered" class:off=move || offer.get().is_none() transform=transform>
            <g class="as-read">
                <circle r="13"></circle>
                <text y="6">{move || offer.get().map(|offer| format!("+{}", offer.power))}</text>
            </g>
        </g>
    }
}
