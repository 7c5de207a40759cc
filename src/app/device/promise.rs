//! Promises whose refusal is no trouble: sound that the browser holds back, a share sheet that somebody closes.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::Promise;

/// Takes a promise whatever becomes of it. One that is left alone would be an unhandled rejection, which `boot.js` takes for a mistake of
/// the program.
pub fn let_go(promise: Promise) {
    spawn_local(async move { drop(JsFuture::from(promise).await) });
}
