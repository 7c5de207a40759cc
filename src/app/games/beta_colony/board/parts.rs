//! What several parts of the board show: icons, materials, dice, modules, achievements, seats.

use crate::app::games::beta_colony::layout::hexagon;
use crate::app::games::beta_colony::text::names;
use crate::app::table::TableCtx;
use crate::app::ui::{Icon, Seal};
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{STATUE_ARTIFACTS, STATUE_MOST};
use crate::games::beta_colony::{Achievement, Colour, Die, Material, Module, ModuleBonus};
use leptos::prelude::*;

/// An icon of the game.
pub fn icon(name: &'static str) -> impl IntoView {
    view! { <Icon sheet="beta-colony" name /> }
}

/// Where an icon of the game is drawn, for a `<use>`.
pub fn href(name: &str) -> String {
    format!("#beta-colony.{name}")
}

/// The class that gives a material its colour.
pub const fn material_class(material: Material) -> &'static str {
    ["m-organic", "m-steel", "m-food", "m-palladium", "m-polymer", "m-water"][material as usize]
}

/// A material as a coloured chip with its sign.
pub fn chip(material: Material) -> impl IntoView {
    view! { <span class=format!("bc-mat {}", material_class(material))>{icon(names::material_icon(material))}</span> }
}

/// Several materials in a row.
pub fn chips(materials: &[Material]) -> impl IntoView + use<> {
    materials.iter().map(|material| chip(*material)).collect_view()
}

/// The class that gives a die its colour.
pub const fn die_class(die: Die) -> &'static str {
    ["die-black", "die-blue", "die-red", "die-green"][die as usize]
}

/// The face of a die.
pub fn face(value: u8) -> String {
    href(&format!("die-{}", value.clamp(1, 6)))
}

/// A module's tile, drawn around a point of a picture.
pub fn tile_shapes(at: (f64, f64), colour: Colour, high: f64) -> impl IntoView {
    let (x, y) = at;
    view! {
        <g class=material_class(colour.material())>
            <polygon class="rim" points=hexagon(at, 9.2)></polygon>
            <polygon class="body" points=hexagon(at, 7.9)></polygon>
            <use class="sym" href=href(names::module_icon(colour)) x=x - 5.0 y=y - 5.0 - high width="10" height="10"></use>
        </g>
    }
}

/// A module's tile as a picture of its own.
pub fn tile(colour: Colour) -> impl IntoView {
    view! { <svg class="tile" viewBox="-10 -9 20 18" aria-hidden="true">{tile_shapes((0.0, 0.0), colour, 0.0)}</svg> }
}

/// What a module gives beside its influence.
pub fn extra(extra: Option<ModuleBonus>) -> AnyView {
    match extra {
        Some(ModuleBonus::TwoPoints) => view! { <Seal text="2" /> }.into_any(),
        Some(ModuleBonus::Artifact) => view! { {icon("artifact")}{icon("crew")} }.into_any(),
        Some(ModuleBonus::TwoFuel) => view! { "2"{icon("fuel")} }.into_any(),
        Some(ModuleBonus::TwoCrew) => view! { "2"{icon("crew")} }.into_any(),
        Some(ModuleBonus::NoCrew) => icon("no-crew").into_any(),
        None => icon("crew").into_any(),
    }
}

/// A module with its influence and what else it gives.
pub fn module_face(which: Module) -> impl IntoView {
    view! {
        {tile(which.colour())}
        <span class="says" aria-hidden="true">
            <span>{icon("influence")}"+"{which.influence()}</span>
            <span>{extra(which.bonus())}</span>
        </span>
    }
}

/// What an achievement is worth at the end.
pub fn worth(which: Achievement) -> impl IntoView {
    let text = match which.is_statue() {
        false => which.points().to_string(),
        true => format!("≤{}", STATUE_MOST),
    };
    view! { <Seal text=text /> }
}

/// What an achievement costs.
pub fn price(which: Achievement) -> impl IntoView {
    let signs = match which.materials() {
        None => view! { {STATUE_ARTIFACTS}{icon("artifact")} }.into_any(),
        Some(materials) => chips(&materials).into_any(),
    };
    view! { <span class="cost">{signs}</span> }
}

/// The mark of whoever sits there.
pub fn mark_of(table: TableCtx<BetaColony>, seat: Seat) -> u8 {
    table.seat(seat).mark
}

/// The class that gives a seat's things their colour.
pub fn tone(table: TableCtx<BetaColony>, seat: Seat) -> String {
    format!("tone-{}", mark_of(table, seat) % 5 + 1)
}
