//! The static shell of `index.html`. It lies over the page until the first place is drawn, so that nothing half done is seen; what
//! is drawn under it goes in slices, each a task of its own, so that none keeps the device long.

use leptos::prelude::*;
use leptos::web_sys::js_sys::Promise;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static HOLDS: Cell<u32> = const { Cell::new(0) };
    static GONE: Cell<bool> = const { Cell::new(false) };
    /// What waits until the shell is gone.
    static LATER: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
    /// What waits for its turn, until the start is over.
    static WAITING: RefCell<Option<VecDeque<RwSignal<bool>>>> = const { RefCell::new(Some(VecDeque::new())) };
}

/// Whoever has one is not drawn yet: the shell stays until the last one is dropped, and never comes back.
#[derive(Debug)]
pub struct ShellHold(());

impl ShellHold {
    /// Holds the shell.
    #[allow(clippy::new_without_default, reason = "it does something")]
    pub fn new() -> ShellHold {
        HOLDS.set(HOLDS.get() + 1);
        ShellHold(())
    }
}

impl Drop for ShellHold {
    fn drop(&mut self) {
        HOLDS.set(HOLDS.get() - 1);
        if HOLDS.get() > 0 || GONE.replace(true) {
            return;
        }
        if let Some(shell) = document().get_element_by_id("shell") {
            shell.remove();
        }
        // boot.js fetches the fonts and stores everything for offline play.
        if let Ok(event) = web_sys::Event::new("fireside:shown") {
            let _ = window().dispatch_event(&event);
        }
        LATER.take().into_iter().for_each(|work| work());
    }
}

/// The picture of a game's cover if it stands in the shell itself, as an address: what is on screen already is not fetched.
pub fn picture(game: &str) -> Option<String> {
    let image = document().query_selector(&format!("#shell [data-cover={game}] img")).ok()??;
    image.get_attribute("src").filter(|address| address.starts_with("data:"))
}

/// Does something once the first place is drawn, at once when it is.
pub fn when_shown(work: impl FnOnce() + 'static) {
    match GONE.get() {
        true => work(),
        false => LATER.with_borrow_mut(|later| later.push(Box::new(work))),
    }
}

/// Waits for a task of its own: what came before may be painted, and taps come in between.
pub async fn pause() {
    let next = Promise::new(&mut |done, _| drop(window().set_timeout_with_callback(&done)));
    let _ = JsFuture::from(next).await;
}

/// Draws something in a slice of its own during the start, and at once afterwards.
pub fn sliced(view: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let turn = RwSignal::new(false);
    let waits = WAITING.with_borrow_mut(|waiting| waiting.as_mut().map(|waiting| waiting.push_back(turn)).is_some());
    match waits {
        true => (move || turn.get().then(|| untrack(&view))).into_any(),
        false => view(),
    }
}

/// Draws what waits, slice by slice; the start is over with the last one.
pub async fn draw_slices() {
    loop {
        pause().await;
        let next = WAITING.with_borrow_mut(|waiting| waiting.as_mut().and_then(VecDeque::pop_front));
        match next {
            Some(turn) => drop(turn.try_set(true)),
            None => return WAITING.set(None),
        }
    }
}
