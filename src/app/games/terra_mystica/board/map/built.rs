//! What players have put on the map: towns with their keys, bridges, buildings.

use super::ctx::MapCtx;
use crate::app::games::terra_mystica::board::pieces::{building_shapes, worn_class};
use crate::app::games::terra_mystica::layout::{between, centre, direction, middle, outline};
use crate::app::games::terra_mystica::text::names;
use crate::app::ui::slots;
use crate::engine::Seat;
use crate::games::terra_mystica::facts::Geometry;
use crate::games::terra_mystica::state::Bridge;
use crate::games::terra_mystica::{Building, Choice, Hex, TownTile};
use leptos::prelude::*;

/// The borders of towns, one for each seat.
pub fn towns(map: MapCtx) -> impl IntoView {
    let one = |seat: Seat| {
        let border = Memo::new(move |_| {
            let hexes = map.table.state(|state| state.player(seat).in_towns() | state.player(seat).river_towns());
            outline(map.geometry, hexes)
        });
        view! {
            <g class=move || worn(map, seat)>
                <path class="town-rim" d=border></path>
                <path class="town" d=border></path>
            </g>
        }
    };
    Seat::all(map.table.players()).map(one).collect_view()
}

/// The tiles of all towns, each where its town was founded.
pub fn town_tiles(map: MapCtx) -> Memo<Vec<(Hex, TownTile)>> {
    Memo::new(move |_| {
        map.table.state(|state| {
            let all = state.all_players().iter().flat_map(|player| player.founded());
            all.filter_map(|(hex, tile)| tile.map(|tile| (*hex, tile))).collect()
        })
    })
}

/// Where the tile of a town lies: below what was built, or on the river.
pub fn tile_place(map: MapCtx, hex: Hex) -> (f64, f64) {
    let (x, y) = centre(map.geometry, hex);
    if map.geometry.rivers.has(hex) { (x, y) } else { (x, y + 33.0) }
}

/// The tiles of towns in small: their points, and what else they bring.
pub fn keys(map: MapCtx) -> impl IntoView {
    slots(town_tiles(map), 0, move |town: Memo<Option<(Hex, TownTile)>>| {
        let transform = move || {
            town.get().map(|(hex, _)| {
                let (x, y) = tile_place(map, hex);
                format!("translate({x:.1} {y:.1})")
            })
        };
        let points = move || town.get().map(|(_, tile)| tile.print().points);
        let sign = move || town.get().map(|(_, tile)| format!("#terra-mystica.{}", names::town_icon(tile)));
        view! {
            <g class="key" class:off=move || town.with(Option::is_none) transform=transform>
                <g class="as-read">
                    <rect x="-34" y="-13" width="68" height="26" rx="7"></rect>
                    <text x="-20" y="6.5">{points}</text>
                    <use href="#terra-mystica.point" x="-9" y="-8" width="16" height="16"></use>
                    <use href=sign x="11" y="-9" width="18" height="18"></use>
                </g>
            </g>
        }
    })
}

/// The bridges as planks.
pub fn bridges(map: MapCtx) -> impl IntoView {
    let all = Memo::new(move |_| map.table.state(|state| state.bridges().to_vec()));
    slots(all, 0, move |bridge: Memo<Option<Bridge>>| {
        let class = move || bridge.get().map(|bridge| format!("bridge {}", worn(map, bridge.owner)));
        let place = move || bridge.get().map(|bridge| plank(map.geometry, bridge.ends));
        view! {
            <g class=class hidden=move || bridge.get().is_none() transform=place>
                <path class="plank-rim" d="M-28 0H28"></path>
                <path class="plank" d="M-26 0H26"></path>
                <path class="boards" d="M-26 0H26"></path>
            </g>
        }
    })
}

/// Where a plank between two hexes lies: drawn along the row around 0,0.
pub fn plank(geometry: &Geometry, ends: (Hex, Hex)) -> String {
    let (x, y) = between(geometry, ends);
    format!("translate({x:.1} {y:.1}) rotate({:.0})", direction(geometry, ends))
}

/// All buildings. Whatever is built is drawn; what is replaced changes its shape.
pub fn buildings(map: MapCtx) -> impl IntoView {
    let all = Memo::new(move |_| {
        map.table.state(|state| {
            let of = |seat: Seat| state.player(seat).everywhere().iter().map(move |hex| (hex, seat));
            state.seats().flat_map(of).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || all.get() key=|(hex, seat)| (hex.0, seat.0) let((hex, seat))>
            {piece(map, hex, seat)}
        </For>
    }
}

/// What the motion calls the building on a hex.
pub fn thing(hex: Hex) -> String {
    format!("building-{}", hex.0)
}

fn piece(map: MapCtx, hex: Hex, seat: Seat) -> impl IntoView {
    // What goes is still drawn for a moment.
    let building = Memo::new(move |last: Option<&Building>| {
        let now = map.table.state(|state| state.building(hex));
        now.map(|(_, building)| building).or(last.copied()).unwrap_or(Building::Dwelling)
    });
    // The building to come is drawn in its place.
    let replaced = Memo::new(move |_| matches!(map.table.picked(), Some(Choice::Upgrade(at, _)) if at == hex));
    let (x, y) = centre(map.geometry, hex);
    view! {
        <g transform=format!("translate({x:.1} {y:.1}) scale(1.08)")>
            <g class=move || format!("piece {}", worn(map, seat)) class:replaced=replaced data-thing=thing(hex)>
                {building_shapes(building.into(), map.table.seat(seat).mark)}
            </g>
        </g>
    }
}

/// The class with the colour of a seat.
pub fn worn(map: MapCtx, seat: Seat) -> &'static str {
    map.table.state(|state| worn_class(state, seat))
}

/// Where a seat's interest lies: the middle of its buildings; before it has any, the most central hex where something can be chosen.
pub fn home_of(map: MapCtx, seat: Seat) -> (f64, f64) {
    let own = map.table.state(|state| state.player(seat).everywhere());
    let hexes = if own.is_empty() { map.can.get() } else { own };
    let (x, y) = middle(map.geometry, hexes);
    let far = |hex: &Hex| {
        let (hx, hy) = centre(map.geometry, *hex);
        (hx - x).hypot(hy - y)
    };
    match own.is_empty() {
        true => hexes
            .iter()
            .min_by(|one, other| far(one).total_cmp(&far(other)))
            .map_or((x, y), |hex| centre(map.geometry, hex)),
        false => (x, y),
    }
}
