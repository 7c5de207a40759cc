//! The worker: takes a match, thinks in short slices, and answers. Between slices it hears whether to stop.

mod thinking;

use super::protocol::{Report, Request, SOURCES, pack, unpack};
use std::cell::RefCell;
use thinking::Thinking;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::{Uint8Array, global};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The longest that the worker does not listen, in milliseconds.
const SLICE: f64 = 40.0;

thread_local! {
    static THINKING: RefCell<Option<Box<dyn Thinking>>> = const { RefCell::new(None) };
}

/// Starts listening for the page's messages.
pub fn start() {
    console_error_panic_hook::set_once();
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
        Request::Think { id, game, record, level, seed } => match thinking::begin(id, &game, &record, level, seed) {
            Some(thinking) => {
                let idle = THINKING.replace(Some(thinking)).is_none();
                if idle {
                    later(go_on);
                }
            }
            None => report(&Report::Refused { id }),
        },
        Request::MoveNow => {
            if let Some(thinking) = THINKING.take() {
                report(&thinking.answer());
            }
        }
        Request::Stop => drop(THINKING.take()),
    }
}

/// One slice of thinking.
fn go_on() {
    let Some(mut thinking) = THINKING.take() else { return };
    let end = now() + SLICE;
    let mut done = false;
    while !done && now() < end {
        done = thinking.advance();
    }
    if done {
        report(&thinking.answer());
    } else {
        report(&thinking.progress());
        THINKING.set(Some(thinking));
        later(go_on);
    }
}

fn report(report: &Report) {
    let _ = scope().post_message(&Uint8Array::from(pack(report).as_slice()));
}

fn later(run: fn()) {
    let callback = Closure::once_into_js(run);
    let _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(callback.unchecked_ref(), 0);
}

fn now() -> f64 {
    web_sys::js_sys::Date::now()
}

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}
