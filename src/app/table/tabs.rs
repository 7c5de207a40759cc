//! Two tabs on one match: each notices what the other one plays. Whoever has not moved takes the newer match over; when both
//! have, a person decides. Nothing is written over that this tab has not seen.

use super::{GameBoard, TableCtx};
use crate::app::device::download;
use crate::app::i18n::words::{Phrase, say};
use crate::app::route::Route;
use crate::app::store::locks::exclusively;
use crate::app::store::save::{Meta, Save};
use crate::app::store::storage::{self, StoreError};
use crate::app::store::tab_sync::{News, Standpoint, judge};
use crate::app::ui::{Dialog, Toasts};
use crate::engine::Match;
use leptos::{ev, prelude::*};
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

/// How far this tab knows what is kept.
#[derive(Clone, Copy, Debug)]
pub struct Tabs {
    /// The kept text that was last read or written here.
    basis: StoredValue<Option<String>>,
    /// Whether it was written here.
    written: StoredValue<bool>,
    /// What is written as soon as no other tab writes this match.
    waits: StoredValue<Option<String>>,
    /// Whether the match has come from another tab: that one plays the bots.
    follows: StoredValue<bool>,
    /// Whether it was told that another tab plays on.
    told: StoredValue<bool>,
    /// Both have moved, and a person has to decide.
    at_odds: RwSignal<bool>,
}

impl Tabs {
    /// As the match has just been read.
    pub fn new(id: &str) -> Tabs {
        Tabs {
            basis: StoredValue::new(storage::stored(id)),
            written: StoredValue::new(false),
            waits: StoredValue::new(None),
            follows: StoredValue::new(false),
            told: StoredValue::new(false),
            at_odds: RwSignal::new(false),
        }
    }

    /// Whether another tab has moved last, and therefore plays the bots.
    pub fn follows(self) -> bool {
        self.follows.get_value()
    }
}

/// Listens to the other tabs while the table is there.
pub fn watch<G: GameBoard>(table: TableCtx<G>) {
    let id = untrack(|| table.id());
    let key = storage::key(&id);
    let heard = window_event_listener(ev::storage, move |event| {
        // Without a key, everything was cleared.
        if event.key().is_none_or(|changed| changed == key) {
            untrack(|| table.hear(event.old_value().as_deref()));
        }
    });
    on_cleanup(move || heard.remove());
    // Nothing waits for a lock when the page goes.
    let leaving = window_event_listener_untyped("pagehide", move |_| table.write_now());
    on_cleanup(move || leaving.remove());
    greet(&id, table.toasts());
}

impl<G: GameBoard> TableCtx<G> {
    /// Another tab has written or deleted the match.
    fn hear(self, before: Option<&str>) {
        let Some(theirs) = storage::stored(&untrack(|| self.id())) else {
            self.tabs.basis.set_value(None);
            self.toasts().say(say("tab-deleted"));
            return;
        };
        match self.news(&theirs, before) {
            News::Nothing => {}
            News::Newer if self.take_over(&theirs) => {
                // Once: the tab that only looks on would say it at every move.
                if !self.tabs.told.get_value() {
                    self.tabs.told.set_value(true);
                    self.toasts().say(say("tab-newer"));
                }
            }
            News::Newer | News::Contradiction => self.tabs.at_odds.set(true),
        }
    }

    /// What the text that is kept now is to this tab; `before` is what it replaced, where the browser has told.
    fn news(self, theirs: &str, before: Option<&str>) -> News {
        let continues = || {
            let Ok(save) = Save::<G>::read(theirs) else { return false };
            self.game.with_untracked(|game| {
                let (mine, theirs) = (game.record(), &save.record);
                theirs.seed == mine.seed
                    && theirs.cursor >= mine.cursor
                    && theirs.answers.starts_with(&mine.answers[..mine.cursor])
            })
        };
        self.tabs.basis.with_value(|basis| {
            let basis = basis.as_deref();
            let mine = Standpoint {
                basis,
                written: self.tabs.written.get_value(),
                unkept: self.unkept.get_untracked() || self.tabs.waits.with_value(Option::is_some),
                continues: basis != Some(theirs) && continues(),
            };
            judge(mine, theirs, before)
        })
    }

    /// Whether this tab has seen what is kept, so that it may be written over. Otherwise it takes over what is newer, or a
    /// person is asked.
    pub(super) fn is_in_step(self) -> bool {
        let Some(theirs) = storage::stored(&untrack(|| self.id())) else { return true };
        match self.news(&theirs, None) {
            News::Nothing => return true,
            News::Newer if self.take_over(&theirs) => self.toasts().say(say("tab-newer")),
            News::Newer | News::Contradiction => self.tabs.at_odds.set(true),
        }
        false
    }

    /// Keeps the match as soon as no other tab writes it: looking and writing are one action.
    pub(super) fn write_soon(self, text: String) {
        self.tabs.waits.set_value(Some(text));
        exclusively(&storage::key(&untrack(|| self.id())), move || self.write_now());
    }

    /// Keeps what waits, unless another tab has come first: then a person is asked.
    pub(super) fn write_now(self) {
        let Some(Some(text)) = self.tabs.waits.try_update_value(Option::take) else { return };
        let id = self.meta.with_untracked(|meta| meta.id.clone());
        let theirs = storage::stored(&id);
        if theirs.is_some() && self.tabs.basis.with_value(|basis| *basis != theirs) {
            self.unkept.set(true);
            return self.tabs.at_odds.set(true);
        }
        let kept = storage::keep_or_hold(&id, &text);
        self.unkept.set(kept.is_err());
        if kept.is_ok() {
            self.tabs.basis.set_value(Some(text));
            self.tabs.written.set_value(true);
            self.tabs.follows.set_value(false);
        }
    }

    /// Takes over what another tab has kept. `false` if it cannot be read.
    fn take_over(self, theirs: &str) -> bool {
        let Some(save) = Save::<G>::read(theirs).ok() else { return false };
        let Ok(game) = Match::restore(save.record) else { return false };
        let id = untrack(|| self.id());
        self.meta.set(Meta { id, ..save.meta });
        self.tabs.basis.set_value(Some(theirs.to_owned()));
        self.tabs.waits.set_value(None);
        self.tabs.written.set_value(false);
        self.tabs.follows.set_value(true);
        self.unkept.set(false);
        // A title given elsewhere is no reason to drop what is picked.
        if self.game.with_untracked(|mine| mine.record() != game.record()) {
            self.picked.set(None);
            self.past.set(None);
            self.game.set(game);
        }
        true
    }

    /// Keeps this tab's match under a key of its own, and returns that.
    fn keep_as_copy(self) -> Result<String, StoreError> {
        let mut save = self.save();
        save.meta.id = storage::new_id();
        save.meta.title = Some(Phrase::new("tab-copy-title").with("title", self.title()).say());
        storage::keep(&save)?;
        Ok(save.meta.id)
    }
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
    let open = table.tabs.at_odds;
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
            close_label=Signal::derive(|| say("close"))
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
