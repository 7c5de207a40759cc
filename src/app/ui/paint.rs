//! What the eye does not wait for.

use leptos::prelude::*;
use std::time::Duration;

/// Does something once what changes now has been painted: what is not seen need not keep a tap waiting.
pub fn after_paint(work: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(work, Duration::ZERO));
}
