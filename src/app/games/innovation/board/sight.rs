//! What a dogma lets one choose on the boards comes into sight, where they have to be scrolled.

use super::ctx::BoardCtx;
use super::tray::has_places;
use crate::app::ui::after_paint;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The boards may not have been laid out yet when they are asked about; so many frames are waited for.
const MOST_FRAMES: u8 = 30;

/// Scrolls when something on the boards is asked for and not all of it is in sight: the first of it then lies in the middle.
pub fn follow(ctx: BoardCtx, boards: NodeRef<html::Main>) {
    let asked = Memo::new(move |_| {
        let within = ctx.table.can_choose() && ctx.table.state(|state| !state.running().is_empty());
        // Another question asks for something else.
        (within && has_places(ctx)).then(|| ctx.table.game(|game| game.cursor()))
    });
    Effect::new(move |_| {
        if let (Some(boards), Some(_)) = (boards.get(), asked.get()) {
            after_paint(move || bring_into_sight(boards, MOST_FRAMES));
        }
    });
}

fn bring_into_sight(boards: HtmlElement, frames: u8) {
    let frame = boards.get_bounding_client_rect();
    if frame.height() == 0.0 && frames > 0 {
        return after_paint(move || bring_into_sight(boards, frames - 1));
    }
    let Ok(things) = boards.query_selector_all(".can") else { return };
    let boxes = (0..things.length()).filter_map(|n| {
        let at = things.get(n)?.dyn_into::<Element>().ok()?.get_bounding_client_rect();
        (at.height() > 0.0).then_some((at.top(), at.bottom()))
    });
    let boxes: Vec<(f64, f64)> = boxes.collect();
    let is_seen = |(top, bottom): &(f64, f64)| *top >= frame.top() && *bottom <= frame.bottom();
    if let Some((top, bottom)) = boxes.first().filter(|_| !boxes.iter().all(is_seen)) {
        let off = (top + bottom - frame.top() - frame.bottom()) / 2.0;
        boards.set_scroll_top(boards.scroll_top() + off as i32);
    }
}
