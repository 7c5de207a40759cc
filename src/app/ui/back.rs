//! Going back closes what lies over a match instead of leaving the match. While something lies there, the history has one more
//! entry for the same address. If all is closed in another way that entry stays, for a later time; going back then passes
//! over it: an entry that is taken away would take a link with it that was followed meanwhile.

use crate::app::route::Route;
use leptos::{ev, prelude::*};
use std::cell::RefCell;

/// What the history keeps with the additional entry.
const MARK: &str = "over";

/// What lies over the match.
struct Over {
    /// How each is closed, the topmost last, with its number.
    open: Vec<(u32, Callback<()>)>,
    next: u32,
    /// The address of the additional entry, while that is the present one.
    marked: Option<String>,
    listens: bool,
}

thread_local! {
    static OVER: RefCell<Over> = const { RefCell::new(Over { open: Vec::new(), next: 0, marked: None, listens: false }) };
}

/// Something opens; `close` closes it. Returns its number for [`closed`]; nothing beside a match, where going back leads away from
/// what is open.
pub fn opened(close: Callback<()>) -> Option<u32> {
    if !matches!(Route::read(&address()), Route::Match { .. }) {
        return None;
    }
    mark();
    OVER.with_borrow_mut(|over| {
        if !std::mem::replace(&mut over.listens, true) {
            // As long as the page lives.
            window_event_listener(ev::popstate, |_| moved());
        }
        over.next += 1;
        over.open.push((over.next, close));
        Some(over.next)
    })
}

/// It is closed.
pub fn closed(number: u32) {
    OVER.with_borrow_mut(|over| over.open.retain(|(one, _)| *one != number));
}

fn address() -> String {
    window().location().hash().unwrap_or_default()
}

fn is_marked() -> bool {
    window().history().and_then(|history| history.state()).is_ok_and(|state| state == MARK)
}

fn mark() {
    if !is_marked()
        && let Ok(history) = window().history()
    {
        let _ = history.push_state_with_url(&MARK.into(), "", None);
    }
    OVER.with_borrow_mut(|over| over.marked = Some(address()));
}

/// Another entry of the history is the present one.
fn moved() {
    let now = is_marked().then(address);
    let was = OVER.with_borrow_mut(|over| std::mem::replace(&mut over.marked, now.clone()));
    // Another address is a link that was followed; whatever is open goes with its page.
    if now.is_some() || was != Some(address()) {
        return;
    }
    match OVER.with_borrow_mut(|over| over.open.pop()) {
        Some((_, close)) => {
            close.run(());
            if OVER.with_borrow(|over| !over.open.is_empty()) {
                mark();
            }
        }
        None => drop(window().history().and_then(|history| history.back())),
    }
}
