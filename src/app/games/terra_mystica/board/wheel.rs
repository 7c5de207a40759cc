//! The circle of terrains, turned so that the home terrain is above, with the spades that each of the others takes.

use super::ctx::BoardCtx;
use super::icons::icon;
use super::pieces::{terrain_class, terrain_mark};
use crate::app::games::terra_mystica::text::{names, things};
use crate::app::i18n::words::Phrase;
use crate::games::terra_mystica::{Faction, Terrain};
use leptos::prelude::*;
use std::f64::consts::TAU;

/// The wheel.
#[component]
pub fn Wheel(
    /// The board.
    ctx: BoardCtx,
) -> impl IntoView {
    let label = move || {
        let home = ctx.faction.get()?.home();
        Some(Phrase::new("terra-mystica-board-wheel").with("terrain", names::terrain(home)).say())
    };
    view! {
        <svg class="wheel" viewBox="-86 -86 172 166" role="img" aria-label=label data-at=things::WHEEL>
            {(0..Terrain::ALL.len()).map(|place| hex(ctx, place)).collect_view()}
            <g transform="translate(-9 -9)"><svg width="18" height="18">{icon("spade")}</svg></g>
        </svg>
    }
}

fn hex(ctx: BoardCtx, place: usize) -> impl IntoView {
    let terrain = Memo::new(move |_| {
        let home = ctx.faction.get().map_or(Terrain::Desert, Faction::home);
        Terrain::ALL[(home as usize + place) % Terrain::ALL.len()]
    });
    let spades = Memo::new(move |_| {
        let faction = ctx.faction.get();
        let home = faction.map_or(Terrain::Desert, Faction::home);
        // Giants need two for whatever it is.
        if faction == Some(Faction::Giants) { 2 } else { terrain.get().spades_to(home) }
    });
    let angle = TAU * place as f64 / Terrain::ALL.len() as f64;
    let (radius, mark) = if place == 0 { (22.0, 38.0) } else { (17.0, 30.0) };
    let at = |distance: f64| (distance * angle.sin(), -distance * angle.cos());
    let (x, y) = at(58.0);
    let (tx, ty) = at(30.2);
    let corner = |n: usize| {
        let turn = TAU * n as f64 / 6.0;
        format!("{:.1},{:.1}", x + radius * turn.sin(), y - radius * turn.cos())
    };
    let points = (0..6).map(corner).collect::<Vec<_>>().join(" ");
    view! {
        <g class=move || terrain_class(terrain.get())>
            <polygon class="wheel-land" points=points></polygon>
            <use class="wheel-mark" href=move || terrain_mark(terrain.get()) x=(x - mark / 2.0).to_string() y=(y - mark / 2.0).to_string() width=mark.to_string() height=mark.to_string()></use>
        </g>
        {(place > 0).then(|| view! { <text x=format!("{tx:.1}") y=format!("{:.1}", ty + 5.0)>{spades}</text> })}
    }
}
