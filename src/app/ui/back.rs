//! Going back closes what lies over a place instead of leaving the place: a dialog, a pick, a moment of the past, a map that was
//! enlarged. While something lies there, the history has one more entry for the same address. If all is closed in another way that
//! entry stays, for a later time; going back then passes over it: an entry that is taken away would take a link with it that was
//! followed meanwhile.

use leptos::{ev, prelude::*};
use std::cell::RefCell;

/// What the history keeps with the additional entry.
const MARK: &str = "over";

/// What lies over the place.
struct Over {
    /// How each is closed, the topmost last, with its number.
    open: Vec<(u32, Callback<()>)>,
    next: u32,
    /// The address of the additional entry, while that is the present one.
    marked: Option<String>,
}

thread_local! {
    static OVER: RefCell<Over> = const { RefCell::new(Over { open: Vec::new(), next: 0, marked: None }) };
}

/// Listens as long as the page lives. A page that was loaded anew may stand on the additional entry.
pub fn listen() {
    OVER.with_borrow_mut(|over| over.marked = is_marked().then(address));
    window_event_listener(ev::popstate, |_| moved());
}

/// While `layers` is above 0, going back calls `close`, which takes one of them away.
pub fn on_back(layers: impl Fn() -> usize + Send + Sync + 'static, close: impl Fn() + Send + Sync + 'static) {
    let close = Callback::new(move |()| close());
    let numbers = StoredValue::new(Vec::new());
    let follow = move |layers: usize| {
        numbers.try_update_value(|numbers| {
            numbers.drain(layers.min(numbers.len())..).for_each(closed);
            numbers.resize_with(layers, || opened(close));
        });
    };
    Effect::new(move |_| follow(layers()));
    on_cleanup(move || follow(0));
}

fn opened(close: Callback<()>) -> u32 {
    mark();
    OVER.with_borrow_mut(|over| {
        over.next += 1;
        over.open.push((over.next, close));
        over.next
    })
}

fn closed(number: u32) {
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
