//! The worker: takes a match, thinks in short slices, and answers. Between slices it hears whether to stop.

use super::protocol::{Report, Request, SOURCES, pack, unpack};
use super::work::{Work, now};
use super::{chances, means, review, thinking};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::{Uint8Array, global};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The longest that the worker does not listen, in milliseconds.
const SLICE: f64 = 40.0;

/// What the worker has to do.
#[derive(Default)]
struct Desk {
    /// Somebody waits for this: a bot's move or a hint.
    thought: Option<Box<dyn Work>>,
    /// This goes on whenever nobody waits.
    chances: Option<Box<dyn Work>>,
    /// Whether the next slice is on its way.
    awake: bool,
    /// The number of the last request.
    last: u32,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Starts listening for the page's messages.
pub fn start() {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        if let Some(request) = unpack(&bytes) {
            take(request);
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    report(&Report::Ready { sources: SOURCES.to_owned() });
}

fn take(request: Request) {
    match request {
        Request::Think { id, game, record, level, seed } => {
            put(id, thinking::thought(id, &game, &record, level, seed), |desk| &mut desk.thought);
        }
        Request::Hint { id, game, record, seed } => {
            put(id, thinking::hint(id, &game, &record, seed), |desk| &mut desk.thought);
        }
        Request::Review { id, game, record, seat } => {
            put(id, review::of(id, &game, &record, seat), |desk| &mut desk.thought);
        }
        Request::Chances { id, game, record, moments } => {
            put(id, chances::of(id, &game, &record, moments), |desk| &mut desk.chances);
        }
        Request::Means { id, game, options, players, seed } => {
            put(id, means::of(id, &game, &options, players, seed), |desk| &mut desk.chances);
        }
        Request::MoveNow => {
            let thought = DESK.with_borrow_mut(|desk| desk.thought.take());
            tell(thought.and_then(|mut thought| thought.answer()));
        }
        Request::Stop => DESK.with_borrow_mut(|desk| desk.thought = None),
        Request::StopChances => DESK.with_borrow_mut(|desk| desk.chances = None),
    }
}

/// Puts work on the desk, in the place of what lay there.
fn put(id: u32, work: Option<Box<dyn Work>>, place: fn(&mut Desk) -> &mut Option<Box<dyn Work>>) {
    DESK.with_borrow_mut(|desk| desk.last = id);
    if work.is_none() {
        report(&Report::Refused { id });
        return;
    }
    let asleep = DESK.with_borrow_mut(|desk| {
        *place(desk) = work;
        !std::mem::replace(&mut desk.awake, true)
    });
    if asleep {
        later(go_on);
    }
}

/// One slice of whatever is most wanted. The page hears after each that the worker is well.
fn go_on() {
    tell(DESK.with_borrow_mut(work_a_slice));
    let (awake, after) = DESK.with_borrow_mut(|desk| {
        desk.awake = desk.thought.is_some() || desk.chances.is_some();
        (desk.awake, desk.last)
    });
    match awake {
        true => {
            report(&Report::Busy);
            later(go_on);
        }
        false => report(&Report::Idle { after }),
    }
}

fn work_a_slice(desk: &mut Desk) -> Option<Report> {
    let place = if desk.thought.is_some() { &mut desk.thought } else { &mut desk.chances };
    let mut work = place.take()?;
    let end = now() + SLICE;
    let mut done = false;
    while !done && now() < end {
        done = work.advance();
    }
    let said = if done { work.answer() } else { work.progress() };
    if !done {
        *place = Some(work);
    }
    said
}

fn tell(said: Option<Report>) {
    if let Some(said) = said {
        report(&said);
    }
}

fn report(report: &Report) {
    let _ = scope().post_message(&Uint8Array::from(pack(report).as_slice()));
}

fn later(run: fn()) {
    let callback = Closure::once_into_js(run);
    let _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(callback.unchecked_ref(), 0);
}

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}
