//! What looks the same everywhere: terrains with their marks, buildings as silhouettes in the faction's colour.

use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Building, Terrain};
use leptos::prelude::*;

/// The class that gives a terrain its colour.
pub const fn terrain_class(terrain: Terrain) -> &'static str {
    ["t-desert", "t-plains", "t-swamp", "t-lakes", "t-forest", "t-mountains", "t-wasteland"][terrain as usize]
}

/// The mark of a terrain, an id of [`Patterns`]: colour is never the only sign.
pub const fn terrain_mark(terrain: Terrain) -> &'static str {
    ["#tm-desert", "#tm-plains", "#tm-swamp", "#tm-lakes", "#tm-forest", "#tm-mountains", "#tm-wasteland"]
        [terrain as usize]
}

/// The class that gives what a seat has built its colour: that of its faction's home.
pub fn worn_class(state: &TerraMystica, seat: Seat) -> &'static str {
    state.player(seat).faction().map_or("", |faction| terrain_class(faction.home()))
}

/// The colours of a seat of a faction from there, as values of CSS: of lines and words, and of shapes.
pub const fn worn(home: Terrain) -> (&'static str, &'static str) {
    match home {
        Terrain::Desert => ("var(--worn-desert)", "var(--shape-desert)"),
        Terrain::Plains => ("var(--worn-plains)", "var(--worn-plains)"),
        Terrain::Swamp => ("var(--worn-swamp)", "var(--shape-swamp)"),
        Terrain::Lakes => ("var(--worn-lakes)", "var(--worn-lakes)"),
        Terrain::Forest => ("var(--worn-forest)", "var(--worn-forest)"),
        Terrain::Mountains => ("var(--worn-mountains)", "var(--shape-mountains)"),
        Terrain::Wasteland => ("var(--worn-wasteland)", "var(--worn-wasteland)"),
    }
}

/// The outline of a building around 0,0, about 36 wide: house, house with wing, disc, battlements, capsule.
pub const fn building_path(building: Building) -> &'static str {
    match building {
        Building::Dwelling => "M-11.5 12V-3.5L0-14.5 11.5-3.5V12z",
        Building::TradingHouse => "M-17 13V-8l8-9 8 9v5h18v16z",
        Building::Temple => "M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0z",
        Building::Stronghold => "M-18 15v-29h8v6h6v-6h8v6h6v-6h8v29z",
        Building::Sanctuary => "M-10-12h20a12 12 0 0 1 0 24h-20a12 12 0 0 1 0-24z",
    }
}

/// How far below 0,0 the seat's shape stands in a building.
pub const fn shape_drop(building: Building) -> f64 {
    match building {
        Building::Dwelling => 2.5,
        Building::TradingHouse => 3.0,
        Building::Stronghold => 3.5,
        Building::Temple | Building::Sanctuary => 0.0,
    }
}

/// A building as a part of a drawing, around 0,0: dark rim, ivory rim, silhouette, the seat's shape.
pub fn building_shapes(building: Signal<Building>, mark: u8) -> impl IntoView {
    let path = move || building_path(building.get());
    let seat = format!("#shell.s{}", mark % 5 + 1);
    let drop = move || format!("{}", shape_drop(building.get()) - 5.2);
    view! {
        <path class="rim-dark" d=path></path>
        <path class="rim-bone" d=path></path>
        <path class="body" d=path></path>
        <use class="shape" href=seat x="-5.2" y=drop width="10.4" height="10.4"></use>
    }
}

/// A building as a small picture of its own, for text and boards. A picture only: its name belongs to what is around it.
#[component]
pub fn BuildingMark(
    /// Which.
    building: Building,
    /// The mark of its owner's seat, and the class of its colour; none for a building in general, in the colour of the text.
    #[prop(optional_no_strip, into)]
    owner: Option<(u8, &'static str)>,
) -> impl IntoView {
    let class = format!("tm-building {}", owner.map_or("plain", |(_, worn)| worn));
    let content = match owner {
        Some((mark, _)) => building_shapes(Signal::stored(building), mark).into_any(),
        None => view! { <path class="body" d=building_path(building)></path> }.into_any(),
    };
    view! { <svg class=class viewBox="-25 -25 50 50" aria-hidden="true">{content}</svg> }
}

/// The terrains' marks and the token of power, to be used by name: `#tm-forest`, `#tm-power`. Once a page.
#[component]
pub fn Patterns() -> impl IntoView {
    let marks = Terrain::ALL.map(|terrain| {
        view! { <symbol id=&terrain_mark(terrain)[1..] viewBox="-40 -40 80 80"><path d=mark_path(terrain)></path></symbol> }
    });
    view! {
        <svg class="tm-patterns" aria-hidden="true">
            {marks}
            <symbol id="tm-power" viewBox="0 0 20 20">
                // What is used elsewhere has no ancestors there: a game's sheet, which says whose it is, does not reach it.
                <circle fill="var(--power)" cx="10" cy="10" r="9"></circle>
                <circle fill="none" stroke="var(--power-hi)" stroke-width="1.8" cx="10" cy="10" r="5.2"></circle>
            </symbol>
        </svg>
    }
}

/// Dunes, ears, reeds, waves, firs, peaks, cracks.
const fn mark_path(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Desert => {
            "M-28-6q10-10 20-2 7 6 14 0M0-18q9-8 18-1M-22 14q10-10 20-2 9 7 20-2M2 27q8-7 15-1M20 4h.1M-10-22h.1M-28 5h.1M24-8h.1M-4 20h.1"
        }
        Terrain::Plains => {
            "M-20 6c0-6 4-9 4-15M-20 6c0-5-4-7-4-12M-20 6v7M18-4c0-6 4-9 4-15M18-4c0-5-4-7-4-12M18-4v7M6 26c0-5 4-7 4-12M6 26c0-4-4-6-4-10M6 26v5M-6-18c0-4 3-6 3-10"
        }
        Terrain::Swamp => {
            "M-25 2h9M-13 2h5M10-16h10M-16 17h11M6 20h16M22 6h5M-14-20v10M-19-18v8M-9-17v7M14 8V-3M19 9V0"
        }
        Terrain::Lakes => {
            "M-24-12q5-5 10 0t10 0 10 0M-10 2q5-5 10 0t10 0 10 0M-26 14q5-5 10 0t10 0 10 0M6-22q4-4 8 0t8 0M2 26q4-4 8 0t8 0"
        }
        Terrain::Forest => {
            "M-16-22l-7 11h14zM-16-11v5M17-14l-7 11h14zM17-3v5M-17 8l-7 11h14zM-17 19v5M7 14l-7 11H14zM7 25v5"
        }
        Terrain::Mountains => {
            "M-29 4l11-18 11 18M-20-10l3 4 3-3M2 0l12-20 12 20M11-15l4 4 3-3M-14 26l9-15 9 15M10 24l7-11 7 11"
        }
        Terrain::Wasteland => {
            "M-24-10l7 5-2 8 8 6M-17-5l8-5 2-9M6-24l2 9 9 3 5 8M8-15l-7 5M-14 20l9-5 6 7 10-4 5 7M15 6l8 5"
        }
    }
}
