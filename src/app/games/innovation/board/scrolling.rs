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
    let scroll_together = boards.get_bounding_client_rect().height() > 0.0;
    if !scroll_together && frames > 0 {
        return after_paint(move || bring_into_sight(boards, frames - 1));
    }
    let Ok(things) = boards.query_selector_all(".can") else { return };
    let things = (0..things.length()).filter_map(|n| things.get(n)?.dyn_into::<Element>().ok());
    // On a desktop each board scrolls by itself.
    let scroller = |thing: &Element| match scroll_together {
        true => Some(Element::from(boards.clone())),
        false => thing.closest(".inn-player").ok().flatten(),
    };
    let boxes = things.filter_map(|thing| {
        let at = thing.get_bounding_client_rect();
        let scroller = scroller(&thing).filter(|_| at.height() > 0.0)?;
        let frame = scroller.get_bounding_client_rect();
        let is_seen = at.top() >= frame.top() && at.bottom() <= frame.bottom();
        Some((is_seen, scroller, (at.top() + at.bottom() - frame.top() - frame.bottom()) / 2.0))
    });
    let boxes: Vec<(bool, Element, f64)> = boxes.collect();
    if let Some((_, scroller, off)) = boxes.first().filter(|_| !boxes.iter().all(|(is_seen, ..)| *is_seen)) {
        scroller.set_scroll_top(scroller.scroll_top() + *off as i32);
    }
}
