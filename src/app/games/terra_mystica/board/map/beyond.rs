//! What is marked on the map and lies outside of what is seen of it: a mark at the edge that a tap follows. Nothing moves by itself.

use super::ctx::MapCtx;
use crate::app::games::terra_mystica::layout::{at_edge, centre};
use crate::app::games::terra_mystica::text::{names, things};
use crate::app::i18n::words::Phrase;
use crate::app::table::LastActions;
use crate::app::ui::{seat_mark, slots};
use crate::games::terra_mystica::Hex;
use leptos::prelude::*;

/// A mark at the edge.
#[derive(Clone, Copy, PartialEq)]
struct Beyond {
    hex: Hex,
    /// Whose it is, if it is somebody's.
    mark: Option<u8>,
    /// Where it is in the frame, in pixels.
    at: (f64, f64),
    /// Where it points to, in degrees clockwise from the right.
    turn: f64,
}

/// Of each seat the first of its hexes that are not in sight.
pub fn beyond(map: MapCtx) -> impl IntoView {
    let LastActions { marked, .. } = LastActions::expect();
    let shown = Memo::new(move |_| {
        let frame = map.control.frame();
        let mut shown: Vec<Beyond> = Vec::new();
        marked.with(|marked| {
            for (thing, mark) in marked.iter().filter(|_| frame.width > 0.0) {
                let Some(hex) = things::hex_at(thing) else { continue };
                let place = map.control.place(centre(map.geometry, hex));
                if let Some((at, turn)) = at_edge(frame, place)
                    && shown.iter().all(|other| other.mark != *mark)
                {
                    shown.push(Beyond { hex, mark: *mark, at, turn });
                }
            }
        });
        shown
    });
    slots(shown, 0, move |beyond| one(map, beyond))
}

fn one(map: MapCtx, beyond: Memo<Option<Beyond>>) -> impl IntoView {
    let label = move || {
        let hex = beyond.get()?.hex;
        let name = map.table.state(|state| names::hex(state, hex));
        Some(Phrase::new("terra-mystica-map-beyond").with("hex", name).say())
    };
    let mark = Memo::new(move |_| beyond.get().and_then(|beyond| beyond.mark));
    let pixels = move |of: fn((f64, f64)) -> f64| beyond.get().map(|beyond| format!("{:.0}px", of(beyond.at)));
    view! {
        <button
            class="map-beyond"
            class:off=move || beyond.get().is_none()
            type="button"
            aria-label=label
            title=label
            style:left=move || pixels(|(x, _)| x)
            style:top=move || pixels(|(_, y)| y)
            style:--turn=move || beyond.get().map(|beyond| format!("{:.0}deg", beyond.turn))
            on:click=move |_| {
                if let Some(Beyond { hex, .. }) = beyond.get_untracked() {
                    map.control.show(centre(map.geometry, hex), 72.0);
                }
            }
        >
            {move || seat_mark(mark.get())}
        </button>
    }
}
