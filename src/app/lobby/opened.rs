//! Files that the system opens with the installed page: each is taken in as a match, as one that is chosen in the lobby.

use crate::app::i18n::words::Phrase;
use crate::app::matches::import;
use crate::app::ui::Toasts;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

/// Takes them in from now on; boot/launch.js keeps those that came before.
#[component]
pub fn OpenedFiles() -> impl IntoView {
    let toasts: Toasts = expect_context();
    let heard = window_event_listener_untyped("fireside:file", move |event| {
        let text = event.dyn_into::<web_sys::CustomEvent>().ok().and_then(|event| event.detail().as_string());
        spawn_local(async move {
            match import(&text.unwrap_or_default()).await {
                Ok(place) => place.go(),
                Err(why) => toasts.say(Phrase::new("not-taken-in").with("why", why).say()),
            }
        });
    });
    on_cleanup(move || heard.remove());
    if let Ok(ready) = web_sys::Event::new("fireside:take-files") {
        let _ = window().dispatch_event(&ready);
    }
}
