//! What a dogma lets one choose on the boards comes into sight, where they have to be scrolled, and so does what one has drawn.

use super::ctx::BoardCtx;
use super::tray::has_places;
use crate::app::ui::after_paint;
use crate::games::innovation::Prompt;
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
            after_paint(move || wait_for(boards, MOST_FRAMES, bring_into_sight));
        }
    });
}

/// Scrolls to one's own piles before an action of one's own, no further than is needed to see them, and to a card that has come there.
pub fn begin_turn(ctx: BoardCtx, boards: NodeRef<html::Main>) {
    let acts = Memo::new(move |_| {
        let is_action = matches!(ctx.table.prompt(), Some(Prompt::Action { .. } | Prompt::Opening));
        (ctx.table.can_choose() && is_action).then(|| ctx.table.game(|game| game.cursor()))
    });
    Effect::new(move |_| {
        if let (Some(boards), Some(_)) = (boards.get(), acts.get()) {
            after_paint(move || {
                wait_for(boards, MOST_FRAMES, |boards| {
                    show_board(boards, ".inn-player.me", false);
                    show_melded(boards);
                })
            });
        }
    });
}

/// Scrolls to the board that lies at this place, counted from 0.
pub fn jump(boards: &HtmlElement, place: usize) {
    show_board(boards, &format!(".inn-player:nth-of-type({})", place + 2), true);
}

/// Brings the piles of a board into sight, below the head that stays: to the top, or no further than is needed.
fn show_board(boards: &HtmlElement, board: &str, to_top: bool) {
    let find = |selector: &str| boards.query_selector(selector).ok().flatten();
    let height = |selector: &str| find(selector).map_or(0.0, |found| found.get_bounding_client_rect().height());
    let Some(rows) = find(&format!("{board} > .inn-rows")) else { return };
    let (at, frame) = (rows.get_bounding_client_rect(), boards.get_bounding_client_rect());
    // Of two boards the other one's head stays, too.
    let heads = if boards.closest(".two").is_ok_and(|two| two.is_some()) { 2.0 } else { 1.0 };
    let above = at.top() - frame.top() - heads * height(&format!("{board} > .inn-head"));
    let below = at.bottom() - frame.bottom() + height(".inn-jump");
    let by = if to_top || above < 0.0 { above } else { below.clamp(0.0, above) };
    boards.set_scroll_top(boards.scroll_top() + by as i32);
}

/// Brings a card into sight that was drawn and melded.
fn show_melded(boards: &HtmlElement) {
    let Ok(Some(card)) = boards.query_selector(".inn-player.me .is-top.new") else { return };
    let (at, frame) = (card.get_bounding_client_rect(), boards.get_bounding_client_rect());
    let below = (at.bottom() + EDGE - frame.bottom()).max(0.0);
    boards.set_scroll_top(boards.scroll_top() + below as i32);
}

/// Scrolls the rows of the hand when cards come into them, so that these are in sight.
pub fn show_news(ctx: BoardCtx, hand: NodeRef<html::Section>) {
    let news = Memo::new(move |_| ctx.news());
    Effect::new(move |before: Option<Vec<String>>| {
        let (hand, now) = (hand.get(), news.get());
        let comes = before.is_some_and(|before| now.iter().any(|thing| !before.contains(thing)));
        if let Some(hand) = hand.filter(|_| comes) {
            after_paint(move || bring_news_into_sight(&hand));
        }
        now
    });
}

/// No further than is needed; of several the first is certainly in sight.
fn bring_news_into_sight(hand: &HtmlElement) {
    let Ok(cards) = hand.query_selector_all(NEWS) else { return };
    for card in (0..cards.length()).rev().filter_map(|n| cards.get(n)?.dyn_into::<Element>().ok()) {
        let Some(row) = card.parent_element() else { continue };
        let (at, frame) = (card.get_bounding_client_rect(), row.get_bounding_client_rect());
        let past = (at.right() + EDGE - frame.right()).max(0.0) + (at.left() - EDGE - frame.left()).min(0.0);
        row.set_scroll_left(row.scroll_left() + past as i32);
        let below = (at.bottom() - frame.bottom()).max(0.0) + (at.top() - frame.top()).min(0.0);
        row.set_scroll_top(row.scroll_top() + below as i32);
    }
}

/// Cards that came since the last own move, looked at or not.
const NEWS: &str = ".inn-hand-cards > :is(.new, .drawn):not([hidden])";
/// So much of a row stays in sight beside such a card.
const EDGE: f64 = 6.0;

/// Does something once the boards have been laid out, or so many frames later.
fn wait_for(boards: HtmlElement, frames: u8, work: fn(&HtmlElement)) {
    if boards.get_bounding_client_rect().height() <= 0.0 && frames > 0 {
        return after_paint(move || wait_for(boards, frames - 1, work));
    }
    work(&boards);
}

fn bring_into_sight(boards: &HtmlElement) {
    let scroll_together = boards.get_bounding_client_rect().height() > 0.0;
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
