//! The hexes as buttons over the drawing: for fingers, keys and assistive technology. They are built once.

use super::built;
use super::ctx::MapCtx;
use crate::app::games::terra_mystica::board::topic::{Explained, Topic};
use crate::app::games::terra_mystica::layout::{self, HALF, RADIUS, between, centre, direction};
use crate::app::games::terra_mystica::text::{hexes, names, things};
use crate::app::i18n::words::Phrase;
use crate::app::keyboard::help::by_keyboard;
use crate::app::lazy::speech::Speech;
use crate::app::ui::{deferred, slots};
use crate::games::terra_mystica::{Choice, Hex, TownTile};
use leptos::{ev::KeyboardEvent, html::Div, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// So many hexes are put into words before a tap can come between.
const LABELS_A_SLICE: usize = 24;

/// A button for every hex, and one for every place of a bridge that can be chosen.
pub fn hexes(map: MapCtx) -> impl IntoView {
    let labels = labels(map);
    let all = layout::all(map.geometry).map(|hex| one(map, hex, labels)).collect_view();
    let frame = NodeRef::<Div>::new();
    let walk = move |event: KeyboardEvent| {
        if event.shift_key() || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let by = match event.key().as_str() {
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            _ => return,
        };
        // At the map's edge the way leads on to what else can be chosen.
        let Some(next) = layout::step_from(map.geometry, map.entered.get_untracked(), by) else { return };
        event.prevent_default();
        event.stop_propagation();
        let button = frame.get_untracked().and_then(|frame| frame.children().item(u32::from(next.0)));
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            let _ = button.focus();
        }
    };
    view! {
        <div class="hexes" node_ref=frame on:keydown=walk>{all}</div>
        <div class="bridge-places">{bridge_places(map)}{town_tiles(map)}</div>
    }
}

fn one(map: MapCtx, hex: Hex, labels: Signal<Option<Vec<String>>>) -> impl IntoView {
    let (x, y) = centre(map.geometry, hex);
    let can = Memo::new(move |_| map.can.get().has(hex));
    let chosen = Memo::new(move |_| map.chosen.get().has(hex));
    let entered = Memo::new(move |_| map.entered.get() == hex);
    let touched = StoredValue::new(false);
    let label =
        Memo::new(move |_| labels.with(|labels| labels.as_ref().and_then(|all| all.get(usize::from(hex.0)).cloned())));
    view! {
        <button
            class="hex"
            class:can=can
            class:chosen=chosen
            type="button"
            tabindex=move || if entered.get() { "0" } else { "-1" }
            data-tap=""
            data-hex=map.geometry.name(hex)
            data-at=things::hex(hex)
            aria-label=label
            aria-pressed=move || can.get().then(|| chosen.get().to_string())
            // What lies around is worked out for the hex that is looked at.
            aria-description=move || entered.get().then(|| described(map, hex))
            style:--hx=format!("{:.1}px", x - HALF)
            style:--hy=format!("{:.1}px", y - RADIUS)
            on:pointerdown=move |_| touched.set_value(true)
            on:focus=move |_| {
                map.entered.set(hex);
                // Under a finger nothing moves: the tap would end on another hex.
                let by_finger = touched.try_update_value(std::mem::take).unwrap_or(false);
                if by_keyboard() || !by_finger {
                    map.control.show(centre(map.geometry, hex), 48.0);
                }
            }
            on:click=move |_| map.tap(hex)
        ></button>
    }
}

/// Where a hex lies, in sentences.
pub(super) fn described(map: MapCtx, hex: Hex) -> String {
    let said = map.table.state(|state| hexes::around(state, map.table.me(), hex));
    said.iter().map(Phrase::say).collect::<Vec<_>>().join(". ")
}

/// What every hex is and what can be done there, in words; worked out after the paint.
fn labels(map: MapCtx) -> Signal<Option<Vec<String>>> {
    let speech = Speech::expect();
    let begin = move || {
        speech.language();
        map.table.state(|_| ());
        map.table.with_choices(|_| ());
        Some(Vec::<String>::new())
    };
    deferred(begin, move |said: &mut Vec<String>| {
        let me = map.table.me();
        let hexes = layout::all(map.geometry).skip(said.len()).take(LABELS_A_SLICE).collect::<Vec<_>>();
        untrack(|| {
            map.table.state(|state| {
                for hex in hexes {
                    let offers = map.offers_at(hex);
                    said.push(hexes::with_choices(state, me, hex, &offers).say());
                }
            });
        });
        (said.len() >= usize::from(map.geometry.hexes)).then(|| std::mem::take(said))
    })
}

/// The places of bridges that can be chosen, as planks between hexes.
fn bridge_places(map: MapCtx) -> impl IntoView {
    let places = Memo::new(move |_| {
        let number = |choice: &Choice| if let Choice::Bridge(place) = choice { Some(*place) } else { None };
        map.table.with_choices(|choices| choices.iter().filter_map(number).collect::<Vec<_>>())
    });
    view! {
        <For each=move || places.get() key=|place| *place let(place)>
            {bridge_place(map, place)}
        </For>
    }
}

fn bridge_place(map: MapCtx, place: u8) -> impl IntoView {
    let choice = Choice::Bridge(place);
    let ends = map.geometry.bridges()[usize::from(place)];
    let (x, y) = between(map.geometry, ends);
    let chosen = Memo::new(move |_| map.table.picked() == Some(choice));
    let label = move || map.table.state(|state| Phrase::say(&hexes::option(state, choice)));
    view! {
        <button
            class="bridge-place can"
            class:chosen=chosen
            type="button"
            data-tap=""
            aria-label=label
            aria-pressed=move || chosen.get().to_string()
            style:--hx=format!("{x:.1}px")
            style:--hy=format!("{y:.1}px")
            style:--turn=format!("{:.0}deg", direction(map.geometry, ends))
            on:click=move |_| map.table.pick(choice)
        ></button>
    }
}

/// The tiles of towns: a tap shows one large.
fn town_tiles(map: MapCtx) -> impl IntoView {
    let explained = Explained::expect();
    slots(built::town_tiles(map), 0, move |town: Memo<Option<(Hex, TownTile)>>| {
        let place = move |axis: fn((f64, f64)) -> f64| {
            town.get().map(|(hex, _)| format!("{:.1}px", axis(built::tile_place(map, hex))))
        };
        let label = move || town.get().map(|(_, tile)| names::town(tile).say());
        view! {
            <button
                class="town-tile"
                class:off=move || town.with(Option::is_none)
                type="button"
                tabindex="-1"
                data-tap=""
                data-thing=move || town.get().map(|(hex, _)| things::town(hex))
                aria-label=label
                style:--hx=move || place(|(x, _)| x)
                style:--hy=move || place(|(_, y)| y)
                on:click=move |_| {
                    if let Some((_, tile)) = town.get_untracked() {
                        explained.show(Topic::Town(tile));
                    }
                }
            ></button>
        }
    })
}
