//! The library in a real browser: functions that the browser tests call in a worker (`scripts/lab` builds them as the
//! worker is built, `tests/e2e/lab.spec.ts` calls them). Natively there is nothing here.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen::prelude::*;

/// Says that the program is there.
#[wasm_bindgen]
pub fn ping() -> u32 {
    42
}
