//! That the program has failed: after a panic nothing of it may run, so `boot/recovery.js` shows what can be done.

use leptos::prelude::*;
use std::panic;
use web_sys::{CustomEvent, CustomEventInit};

/// From now on a panic is told to `boot.js`, which writes it to the console.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        let told = CustomEventInit::new();
        told.set_detail(&info.to_string().into());
        if let Some(window) = web_sys::window()
            && let Ok(event) = CustomEvent::new_with_event_init_dict("fireside:panic", &told)
        {
            let _ = window.dispatch_event(&event);
        }
    }));
}

/// The page cannot start: something has not come. `boot.js` asks for it once more, or says so.
pub fn cannot_start() {
    if let Ok(event) = web_sys::Event::new("fireside:lost") {
        let _ = window().dispatch_event(&event);
    }
}
