//! Two tabs on one match: each hears of the other one, and a person decides when both have moved ([`crate::session::tabs`]).

use super::{GameBoard, TableCtx};
use crate::app::device::download;
use crate::app::i18n::words::say;
use crate::app::route::Route;
use crate::app::store::storage;
use crate::app::ui::{Dialog, Toasts};
use leptos::{ev, prelude::*};
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

/// Listens to the other tabs while the table is there.
pub fn watch<G: GameBoard>(table: TableCtx<G>) {
    let id = untrack(|| table.id());
    let key = storage::key(&id);
    let told = Cell::new(false);
    let heard = window_event_listener(ev::storage, move |event| {
        // Without a key, everything was cleared.
        if event.key().is_none_or(|changed| changed == key) {
            let taken = untrack(|| table.hear_tab(event.old_value().as_deref()));
            // Once: the tab that only looks on would say it at every move.
            if taken && !told.replace(true) {
                table.toasts().say(say("tab-newer"));
            }
        }
    });
    on_cleanup(move || heard.remove());
    // Nothing waits for a lock when the page goes.
    let leaving = window_event_listener_untyped("pagehide", move |_| table.write_now());
    // Pages of phones are put away without a word more.
    let hidden = window_event_listener_untyped("visibilitychange", move |_| table.keep_miniature());
    on_cleanup(move || [leaving, hidden].into_iter().for_each(|listener| listener.remove()));
    greet(&id, table.toasts());
}

/// Says "hello" to other tabs with this match, and answers theirs. Whoever comes second tells its person.
fn greet(id: &str, toasts: Toasts) {
    let Ok(channel) = BroadcastChannel::new(&storage::key(id)) else { return };
    let heard = {
        let channel = channel.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| match event.data().as_string().as_deref() {
            Some("hello") => drop(channel.post_message(&"here".into())),
            Some("here") => toasts.say(say("tab-second")),
            _ => {}
        })
    };
    channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let _ = channel.post_message(&"hello".into());
    let kept = StoredValue::new_local(Some((channel, heard)));
    on_cleanup(move || {
        if let Some(Some((channel, _))) = kept.try_update_value(Option::take) {
            channel.set_onmessage(None);
            channel.close();
        }
    });
}

/// Both tabs have moved: which match goes on here?
#[component]
pub fn AtOdds<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let open = table.at_odds;
    let take = move |_| match storage::stored(&untrack(|| table.id())).is_some_and(|theirs| table.take_over(&theirs)) {
        true => open.set(false),
        false => table.toasts().say(say("match-broken")),
    };
    let copy = move |_| match untrack(|| table.keep_as_copy()) {
        Ok(id) => {
            open.set(false);
            Route::Match { game: G::ID.to_owned(), id }.go();
        }
        Err(_) => table.toasts().say(say("storage-full")),
    };
    let file = move |_| {
        let text = table.save().write().unwrap_or_default();
        download(&format!("fireside-{}.json", untrack(|| table.id())), &text);
    };
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("tab-odds"))
        >
            <div class="dialog-body">
                <p>{say("tab-odds-what")}</p>
                <button class="btn btn-main" type="button" on:click=copy>{say("tab-copy")}</button>
                <button class="btn" type="button" on:click=take>{say("tab-take")}</button>
                <button class="btn" type="button" on:click=file>{say("recovery-match")}</button>
            </div>
        </Dialog>
    }
}
