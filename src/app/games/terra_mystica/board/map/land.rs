//! The land under everything: bed, river, hexes with their terrain. It is built once; a hex that is transformed changes its colour and
//! its mark.

use super::ctx::MapCtx;
use crate::app::games::terra_mystica::board::pieces::{terrain_class, terrain_mark};
use crate::app::games::terra_mystica::layout::{MARGIN, RADIUS, ROW, ROWS, SIZE, centre, hexagon, hexagons, waves};
use crate::games::terra_mystica::{Hex, Terrain};
use leptos::prelude::*;

/// The hexes of the bed reach under their neighbours.
const BED: f64 = 44.0;
/// River hexes melt together.
const RIVER: f64 = 40.0;
/// Land is smaller by the line around it.
const LAND: f64 = 36.4;

/// Bed, river and land.
pub fn land(map: MapCtx) -> impl IntoView {
    let MapCtx { geometry, table, .. } = map;
    let water: String = geometry.rivers.iter().map(|hex| waves(geometry, hex)).collect();
    let dry = geometry.all.without(geometry.rivers);
    let hexes = dry.iter().map(|hex| {
        let terrain = Memo::new(move |_| table.state(|state| state.terrain(hex)));
        one(map, hex, terrain)
    });
    view! {
        <path class="bed" d=hexagons(geometry, geometry.all, BED)></path>
        <path class="river" d=hexagons(geometry, geometry.rivers, RIVER)></path>
        <path class="waves" d=water></path>
        {hexes.collect_view()}
    }
}

fn one(map: MapCtx, hex: Hex, terrain: Memo<Option<Terrain>>) -> impl IntoView {
    let (x, y) = centre(map.geometry, hex);
    view! {
        <path class=move || land_class(terrain.get()) d=hexagon(map.geometry, hex, LAND)></path>
        <use
            class=move || mark_class(terrain.get())
            href=move || terrain.get().map(terrain_mark)
            x=x - 40.0
            y=y - 40.0
            width="80"
            height="80"
        ></use>
    }
}

/// Half of a row's letter in pixels, with some air.
const LETTER: f64 = 11.0;

/// The rows' letters at the left edge of what is seen of the map, as large at every zoom (style/terra-mystica/map.css).
pub fn row_letters(map: MapCtx) -> impl IntoView {
    let letter = |row: u8| {
        let y = MARGIN.1 + RADIUS + ROW * f64::from(row);
        // Where its row is cut by the frame, a letter would be as well.
        let is_whole = Memo::new(move |_| {
            let at = map.control.place((0.0, y)).1;
            at >= LETTER && at <= map.control.frame().height - LETTER
        });
        view! { <span class:off=move || !is_whole.get() style:--hy=format!("{y}px")>{char::from(b'A' + row).to_string()}</span> }
    };
    view! { <div class="row-letters" aria-hidden="true">{(0..ROWS).map(letter).collect_view()}</div> }
}

/// The class of a hex of land.
fn land_class(terrain: Option<Terrain>) -> String {
    format!("land {}", terrain.map(terrain_class).unwrap_or_default())
}

/// The class of a terrain's mark.
fn mark_class(terrain: Option<Terrain>) -> String {
    format!("mark {}", terrain.map(terrain_class).unwrap_or_default())
}

/// The land that a hex would become, over it; nothing without one.
pub fn land_to_be(map: MapCtx, to: Memo<Option<(Hex, Terrain)>>) -> impl IntoView {
    let terrain = move || to.get().map(|(_, terrain)| terrain);
    let at = move || to.get().map_or((0.0, 0.0), |(hex, _)| centre(map.geometry, hex));
    view! {
        <g class="to-be" class:off=move || to.get().is_none()>
            <path
                class=move || land_class(terrain())
                d=move || to.get().map(|(hex, _)| hexagon(map.geometry, hex, LAND))
            ></path>
            <use
                class=move || mark_class(terrain())
                href=move || terrain().map(terrain_mark)
                x=move || at().0 - 40.0
                y=move || at().1 - 40.0
                width="80"
                height="80"
            ></use>
        </g>
    }
}

/// The drawing's view box.
pub fn view_box() -> String {
    format!("0 0 {:.1} {:.1}", SIZE.0, SIZE.1)
}
