//! Keys for the table, beside the browser's own Tab and Enter.

use super::TableCtx;
use crate::app::playable::Playable;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// Listens while the table is shown: `u` undoes, `t` goes back to the start of the turn, `r` does again, `i` asks for a hint, Escape drops what
/// is picked or returns to the present, Enter confirms where nothing else has the focus.
pub fn listen<G: Playable>(table: TableCtx<G>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_elsewhere(&event) {
            return;
        }
        match event.key().as_str() {
            "u" => {
                if let Some(undo) = untrack(|| table.undo()) {
                    table.take_back(undo);
                }
            }
            "t" => {
                if let Some(turn) = untrack(|| table.undo_turn().or_else(|| table.undo())) {
                    table.take_back(turn);
                }
            }
            "i" => table.ask_hint(),
            "r" if untrack(|| table.can_redo()) => table.redo(),
            "Escape" if untrack(|| table.picked()).is_some() => table.unpick(),
            "Escape" => table.look_now(),
            "Enter" if nothing_focused() => table.confirm(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

/// Whether the key belongs to a field or a dialog.
fn is_elsewhere(event: &ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest("input, select, textarea, dialog").ok().flatten().is_some())
}

fn nothing_focused() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}
