//! Keys for the table, beside the browser's own Tab and Enter. `app::keys` lists them. What can be chosen is found by its
//! marks, `can`, `via` and `chosen` on a board's buttons and the buttons of the prompt, so that every game has them.

use super::GameBoard;
use super::TableCtx;
use super::hint::Hints;
use super::sheet::Sheet;
use super::teaching::Teaching;
use crate::app::keyboard::help::{by_keyboard, shortcut};
use crate::app::keyboard::shortcuts::next_in;
use crate::app::ui::after_paint;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The buttons of a board that can be chosen.
const ON_BOARD: &str = ".board button:is(.can, .via, .chosen):not(:disabled)";
/// The buttons of the prompt.
const IN_PROMPT: &str = ".prompt .acts button:not(:disabled)";
/// What plays the match back, and pauses.
const PLAY: &str = ".prompt .replay-play";
/// Where the question stands.
pub const PROMPT: &str = ".prompt";
/// What is one stop of the Tab key, with arrows inside.
const ONE_STOP: &str = "[data-rove]";
/// The button of the table's menu.
const MENU: &str = ".bar [aria-haspopup=menu]";

/// Listens while the table is shown.
pub fn listen<G: GameBoard>(table: TableCtx<G>, sheet: RwSignal<Option<Sheet>>) {
    let (hints, taught) = (Hints::<G>::expect(), Teaching::<G>::expect());
    let handle = window_event_listener(ev::keydown, move |event| {
        if rove(&event) {
            return event.prevent_default();
        }
        let Some(key) = shortcut(&event, table.settings()) else { return };
        if untrack(|| act((table, hints, taught), sheet, &key)) {
            event.prevent_default();
        }
        request_animation_frame(number_buttons);
    });
    // What is pressed may go with that, though nothing is answered: a button that picks, a counter at its end.
    let pressed = window_event_listener(ev::click, |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if let Some(button) = target.and_then(|target| target.closest("button").ok().flatten()) {
            after_paint(move || {
                if is_gone(&button) {
                    rescue_to(PROMPT)
                }
            });
        }
    });
    on_cleanup(move || {
        handle.remove();
        pressed.remove();
        // Another table, which has a place of its own for it, may follow.
        after_paint(|| rescue_to("h1"));
    });
    Effect::new(move |last: Option<(usize, bool, bool, Option<usize>)>| {
        let at = table.game(|game| game.cursor());
        let now = (at, table.is_past(), table.before_curtain().is_some(), taught.at());
        table.picked();
        if by_keyboard() {
            request_animation_frame(number_buttons);
        }
        // What was focused may have gone with it, by key or by a click of assistive technology: the way goes on from the question.
        if last != Some(now) {
            rescue_to(PROMPT);
        }
        now
    });
}

/// Puts the focus there after the paint if it has got lost: the browser notices only then that what had it is gone.
pub fn rescue_to(selector: &'static str) {
    after_paint(move || {
        let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY" || is_gone(&element));
        if let Some(found) = found(selector).first().filter(|_| lost) {
            if !found.has_attribute("tabindex") {
                // A heading: it is read from there on.
                found.set_tab_index(-1);
            }
            let _ = found.focus();
        }
    });
}

/// Whether something cannot be focused any more.
fn is_gone(element: &web_sys::Element) -> bool {
    let hidden = element.dyn_ref::<HtmlElement>().is_some_and(|element| element.offset_width() == 0);
    hidden || element.matches(":disabled").unwrap_or(false)
}

/// Tab finds one thing of a group, arrows the others of it; `false` where a key goes its own way.
fn rove(event: &ev::KeyboardEvent) -> bool {
    let direction = match event.key().as_str() {
        "Tab" => {
            found(ONE_STOP).iter().for_each(leave_one_stop);
            return false;
        }
        "ArrowRight" => (1.0, 0.0),
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowDown" => (0.0, 1.0),
        "ArrowUp" => (0.0, -1.0),
        _ => return false,
    };
    let modified = event.shift_key() || event.ctrl_key() || event.alt_key() || event.meta_key();
    if modified || event.default_prevented() {
        return false;
    }
    let Some(here) = document().active_element() else { return false };
    let Some(group) = here.closest(ONE_STOP).ok().flatten() else { return false };
    let all = shown_in(&group);
    let places: Vec<(f64, f64)> = all.iter().map(centre).collect();
    let at = all.iter().position(|element| **element == here);
    let next = at.and_then(|at| next_in(&places, places[at], direction));
    // At the edge the way leads on to what can be chosen elsewhere.
    next.is_some_and(|next| all[next].focus().is_ok())
}

/// The buttons of a group that are shown.
fn shown_in(group: &web_sys::Element) -> Vec<HtmlElement> {
    let mut all = buttons_in(group);
    all.retain(|button| button.offset_width() > 0);
    all
}

fn buttons_in(group: &web_sys::Element) -> Vec<HtmlElement> {
    let Ok(list) = group.query_selector_all("button:not(:disabled)") else { return Vec::new() };
    (0..list.length()).filter_map(|n| list.get(n)?.dyn_into::<HtmlElement>().ok()).collect()
}

/// Where the focus is, where something can be chosen, where it was before, or one end.
fn leave_one_stop(group: &HtmlElement) {
    let all = buttons_in(group);
    let is = |selector: &'static str| {
        move |button: &&HtmlElement| button.offset_width() > 0 && button.matches(selector) == Ok(true)
    };
    let of = |selector: &'static str| all.iter().find(is(selector));
    let end = || match group.get_attribute("data-rove").as_deref() {
        Some("last") => all.iter().rev().find(is(":not(.named)")),
        _ => of("*"),
    };
    let stop = of(":focus").or_else(|| of(".can, .via, .chosen")).or_else(|| of("[tabindex='0']")).or_else(end);
    for button in &all {
        let index = if stop == Some(button) { "0" } else { "-1" };
        if button.get_attribute("tabindex").as_deref() != Some(index) {
            let _ = button.set_attribute("tabindex", index);
        }
    }
}

/// Does what a key stands for; `false` if it stands for nothing now.
fn act<G: GameBoard>(
    (table, hints, taught): (TableCtx<G>, Hints<G>, Teaching<G>),
    sheet: RwSignal<Option<Sheet>>,
    key: &str,
) -> bool {
    // Before the curtain only the last move can be taken back or done again.
    if table.before_curtain().is_some() && !["u", "t", "r"].contains(&key) {
        return false;
    }
    match key {
        "u" if table.undo().is_some() => {
            table.take_back();
            true
        }
        "t" if table.undo().is_some() => {
            table.take_turn_back();
            true
        }
        "i" => {
            hints.ask();
            true
        }
        "r" if table.can_redo() => {
            table.redo();
            true
        }
        "l" | "b" => {
            sheet.set(Some(if key == "l" { Sheet::Log } else { Sheet::Words }));
            true
        }
        "m" => click(MENU),
        "Escape" if table.picked().is_some() => {
            table.unpick();
            true
        }
        "Escape" => {
            table.look_now();
            true
        }
        "Enter" if nothing_focused() => {
            if table.picked().is_some() || !taught.read_on() {
                table.confirm();
            }
            true
        }
        "[" | "]" => {
            let at = table.shown(|game| game.cursor());
            table.look_at(if key == "[" { at.saturating_sub(1) } else { at + 1 });
            true
        }
        " " if table.is_past() && nothing_focused() => click(PLAY),
        "n" => go_on(true),
        "p" => go_on(false),
        "ArrowRight" => walk((1.0, 0.0)),
        "ArrowLeft" => walk((-1.0, 0.0)),
        "ArrowDown" => walk((0.0, 1.0)),
        "ArrowUp" => walk((0.0, -1.0)),
        key => match key.parse::<usize>() {
            Ok(n @ 1..=9) => press(n),
            _ => false,
        },
    }
}

/// Presses the button with this number.
fn press(n: usize) -> bool {
    match numbered().get(n - 1) {
        Some(button) => {
            let _ = button.focus();
            button.click();
            true
        }
        None => false,
    }
}

fn nothing_focused() -> bool {
    let is_none = |element: web_sys::Element| element.tag_name() == "BODY" || element.matches(PROMPT).unwrap_or(false);
    document().active_element().is_none_or(is_none)
}

fn click(selector: &str) -> bool {
    match found(selector).first() {
        Some(button) => {
            button.click();
            true
        }
        None => false,
    }
}

/// Everything on screen that fits a selector, in reading order.
fn found(selector: &str) -> Vec<HtmlElement> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    let all = (0..list.length()).filter_map(|n| list.get(n)?.dyn_into::<HtmlElement>().ok());
    all.filter(|element| element.offset_width() > 0).collect()
}

/// Moves the focus to the next thing that can be chosen in reading order, or to the one before.
fn go_on(forth: bool) -> bool {
    let all = found(&format!("{ON_BOARD}, {IN_PROMPT}"));
    let active = document().active_element();
    let here = all.iter().position(|element| active.as_ref() == Some(element.as_ref()));
    let last = all.len().saturating_sub(1);
    let there = match (here, forth) {
        (Some(at), true) => (at + 1) % all.len(),
        (Some(at), false) => at.checked_sub(1).unwrap_or(last),
        (None, true) => 0,
        (None, false) => last,
    };
    all.get(there).is_some_and(|element| element.focus().is_ok())
}

/// Moves the focus to what lies in a direction; where nothing does, and at the start, to the next or last in reading order.
fn walk(direction: (f64, f64)) -> bool {
    let all = found(&format!("{ON_BOARD}, {IN_PROMPT}"));
    let places: Vec<(f64, f64)> = all.iter().map(centre).collect();
    let active = document().active_element();
    let here = all.iter().position(|element| active.as_ref() == Some(element.as_ref()));
    let forth = direction.0 + direction.1 > 0.0;
    let last = all.len().saturating_sub(1);
    let there = match here {
        Some(at) => next_in(&places, places[at], direction).unwrap_or(match forth {
            true if at == last => 0,
            true => at + 1,
            false => at.checked_sub(1).unwrap_or(last),
        }),
        None if forth => 0,
        None => last,
    };
    match all.get(there) {
        Some(element) => element.focus().is_ok(),
        None => false,
    }
}

fn centre(element: &HtmlElement) -> (f64, f64) {
    let at = element.get_bounding_client_rect();
    (at.left() + at.width() / 2.0, at.top() + at.height() / 2.0)
}

/// What the numbers pick: the prompt's buttons first, then the board's, nine at most.
fn numbered() -> Vec<HtmlElement> {
    // As they stand there: what would bring nothing is put last by style.
    let mut all = found(IN_PROMPT);
    all.sort_by_key(|button| (button.offset_top(), button.offset_left()));
    all.extend(found(ON_BOARD));
    all.truncate(9);
    all
}

/// Writes the numbers on what they pick; `style/table/help.css` shows them to those who use the keyboard.
fn number_buttons() {
    for element in found("[data-nth]") {
        let _ = element.remove_attribute("data-nth");
        let _ = element.remove_attribute("aria-keyshortcuts");
    }
    if by_keyboard() {
        for (n, element) in numbered().iter().enumerate() {
            let number = (n + 1).to_string();
            let _ = element.set_attribute("data-nth", &number);
            let _ = element.set_attribute("aria-keyshortcuts", &number);
        }
    }
}
