//! The map: a drawing that is panned and zoomed, buttons over its hexes, and what can be done on a hex that was tapped.
//!
//! Painted in this order: bed, river, land, terrain marks; reach, towns, bridges, buildings; selection, badges, keys.

mod beyond;
mod built;
mod ctx;
mod hexes;
mod land;
mod options;
mod pick;

use super::icons::feat;
use super::topic::{Explained, Topic};
use crate::app::games::terra_mystica::text::names;
use crate::app::i18n::words::say;
use crate::app::table::TableCtx;
use crate::app::ui::{Icon, PanZoomFrame};
use crate::games::TerraMystica;
use crate::games::terra_mystica::Scoring;
use ctx::MapCtx;
use leptos::prelude::*;

pub use built::thing;
pub use ctx::ToldHex;

/// The map.
#[component]
pub fn MapView(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let map = MapCtx::new(table);
    let around = Signal::derive(move || built::home_of(map, table.me()));
    let words = |key: &'static str| Signal::derive(move || say(key));
    view! {
        <PanZoomFrame
            control=map.control
            around
            whole=words("terra-mystica-map-whole")
            closer=words("terra-mystica-map-closer")
            farther=words("terra-mystica-map-farther")
        >
            <svg class="map" viewBox=land::view_box() aria-hidden="true">
                {land::land(map)}
                {pick::reach(map)}
                {built::towns(map)}
                {built::bridges(map)}
                {built::buildings(map)}
                {pick::selection(map)}
                {built::keys(map)}
            </svg>
            {land::row_letters(map)}
            {hexes::hexes(map)}
        </PanZoomFrame>
        {beyond::beyond(map)}
        {round_chip(table)}
        <button
            class="btn btn-icon map-reach"
            type="button"
            title=words("terra-mystica-map-reach")
            aria-label=words("terra-mystica-map-reach")
            aria-pressed=move || map.plans.get().to_string()
            on:click=move |_| map.plans.update(|plans| *plans = !*plans)
        >
            <Icon name="eye" />
        </button>
        {options::options(map)}
        <options::HexSheet map />
    }
}

/// What brings points in this round, where the rounds are not beside the map.
fn round_chip(table: TableCtx<TerraMystica>) -> impl IntoView {
    let explained = Explained::expect();
    let round = Memo::new(move |_| table.state(TerraMystica::round));
    let tile = Memo::new(move |_| table.state(|state| state.scoring_tile(round.get())).0);
    let label = move || names::scoring_feat(Scoring(tile.get())).say();
    view! {
        <button
            class="btn map-round"
            class:off=move || round.get() == 0
            type="button"
            aria-label=label
            title=label
            on:click=move |_| explained.show(Topic::Round(round.get_untracked()))
        >
            {move || feat(Scoring(tile.get()))}
        </button>
    }
}
