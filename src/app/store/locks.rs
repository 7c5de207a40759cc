//! What only one tab may do at a time.

use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Function, Promise, Reflect};

/// Runs something while no other tab runs something under this name: within a few milliseconds, or at once where the browser has no locks.
pub fn exclusively(name: &str, run: impl FnOnce() + 'static) {
    let run = Rc::new(RefCell::new(Some(run)));
    let once = move || {
        if let Some(run) = run.take() {
            run();
        }
    };
    match request(name, Closure::once_into_js(once.clone())) {
        // A browser that refuses its locks must not keep it from being done.
        Some(promise) => spawn_local(async move {
            if JsFuture::from(promise).await.is_err() {
                once();
            }
        }),
        None => once(),
    }
}

fn request(name: &str, run: JsValue) -> Option<Promise> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    let request = Reflect::get(&locks, &"request".into()).ok()?.dyn_into::<Function>().ok()?;
    request.call2(&locks, &name.into(), &run).ok()?.dyn_into().ok()
}
