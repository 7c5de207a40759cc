//! The screen stays on while a match is played (Screen Wake Lock). The browser lets go of it whenever the page is hidden, so it
//! is asked for again. Where nothing happens for some minutes it goes dark as it always does. By reflection: the bindings are not
//! stable.

use super::promise::let_go;
use crate::app::store::SettingsStore;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Function, Promise, Reflect};

/// So long it stays on without a touch, a key or a move.
const PATIENCE: Duration = Duration::from_secs(5 * 60);

/// Keeps the screen on while `playing` says so, the person wants it, the page is seen and something happens: a touch, a key, or what
/// `moves` tracks. Lets go when the place is left.
pub fn while_playing(playing: impl Fn() -> bool + Send + Sync + 'static, moves: impl Fn() + 'static) {
    let settings = SettingsStore::expect();
    let (seen, stirs) = (RwSignal::new(is_seen()), RwSignal::new(true));
    let patience = StoredValue::new(None::<TimeoutHandle>);
    let rest = move || {
        if let Some(before) = patience.try_update_value(Option::take).flatten() {
            before.clear();
        }
    };
    let stir = move || {
        rest();
        patience.set_value(set_timeout_with_handle(move || stirs.set(false), PATIENCE).ok());
        if !stirs.get_untracked() {
            stirs.set(true);
        }
    };
    Effect::new(move |_| {
        moves();
        stir();
    });
    let touched = ["pointerdown", "keydown"].map(|what| window_event_listener_untyped(what, move |_| stir()));
    let listener = window_event_listener_untyped("visibilitychange", move |_| {
        stir();
        seen.set(is_seen());
    });
    let wanted = Memo::new(move |_| seen.get() && stirs.get() && settings.get().awake && playing());
    let held = StoredValue::new_local(None::<JsValue>);
    Effect::new(move |_| {
        let on = wanted.get();
        release(held.try_update_value(Option::take).flatten());
        if on {
            spawn_local(async move {
                let Some(lock) = request().await else { return };
                // The place may have been left, or the wish withdrawn, while the browser was asked.
                let still = wanted.try_get_untracked() == Some(true);
                let spare = if still { held.try_update_value(|held| held.replace(lock)).flatten() } else { Some(lock) };
                release(spare);
            });
        }
    });
    on_cleanup(move || {
        listener.remove();
        touched.into_iter().for_each(|listener| listener.remove());
        rest();
        release(held.try_update_value(Option::take).flatten());
    });
}

fn is_seen() -> bool {
    Reflect::get(&document(), &"visibilityState".into()).is_ok_and(|state| state == "visible")
}

/// Asks the browser. `None` where it knows nothing of this or refuses (battery low).
async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into()).ok().filter(JsValue::is_object)?;
    let ask: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let asked: Promise = ask.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()?;
    JsFuture::from(asked).await.ok()
}

fn release(lock: Option<JsValue>) {
    let Some(lock) = lock else { return };
    if let Some(release) = Reflect::get(&lock, &"release".into()).ok().and_then(|it| it.dyn_into::<Function>().ok()) {
        let released = release.call0(&lock).ok().and_then(|it| it.dyn_into::<Promise>().ok());
        released.into_iter().for_each(let_go);
    }
}
