//! How a table's match is kept, beside other tabs that may keep it as well.

use super::TableCtx;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Narration;
use crate::app::picture;
use crate::app::store::locks::exclusively;
use crate::app::store::pictures;
use crate::app::store::save::{FORMAT, Meta, Save};
use crate::app::store::storage::{self, StoreError};
use crate::engine::Match;
use crate::session::tabs::{TabChange, continues};
use crate::session::{Input, Session};
use leptos::prelude::*;

impl<G: Narration> TableCtx<G> {
    /// Keeps the match as soon as no other tab writes it: looking and writing are one action.
    pub(super) fn keep(self) {
        self.meta.update(|meta| {
            meta.changed = web_sys::js_sys::Date::now();
            meta.standing = self.session.with_value(|session| G::standing_of(session.to_keep()));
        });
        match self.save().write() {
            Ok(text) => {
                self.tabs.update_value(|tabs| tabs.wait(text));
                exclusively(&storage::key(&untrack(|| self.id())), move || self.write_now());
            }
            Err(_) => self.unkept.set(true),
        }
    }

    /// The match as it is kept.
    pub(super) fn save(self) -> Save<G> {
        let record = self.session.with_value(|session| session.to_keep().record().clone());
        Save { format: FORMAT, meta: self.meta.get_untracked(), record }
    }

    /// Keeps what a list shows of the match. The question is shown to whoever sees the list: only where one person plays here.
    pub(super) fn keep_miniature(self) {
        let Some(meta) = self.meta.try_get_untracked() else { return };
        if self.broken().is_some() || storage::raw(&meta.id).is_none() {
            return;
        }
        self.session.try_with_value(|session| {
            let game = session.to_keep();
            let own = game.question().is_some_and(|question| session.persons().iter().eq([question.seat]));
            let ask = if own { G::ask(game, None).say() } else { String::new() };
            pictures::keep(&meta, &ask, &picture::about(game), &picture::miniature(game, &meta.seats));
        });
    }

    /// Keeps what waits, unless another tab has come first: then a person is asked.
    pub(super) fn write_now(self) {
        let Some(id) = self.meta.try_with_untracked(|meta| meta.id.clone()) else { return };
        let theirs = storage::stored(&id);
        let due = self.tabs.try_update_value(|tabs| tabs.take_pending(theirs.as_deref()));
        match due {
            Some(Ok(Some(text))) => {
                let kept = storage::keep_or_hold(&id, &text).is_ok();
                self.tabs.update_value(|tabs| tabs.wrote(text, kept));
            }
            Some(Err(_)) => self.at_odds.set(true),
            _ => return,
        }
        self.unkept.set(self.tabs.with_value(|tabs| tabs.unkept()));
    }

    /// What the text that is kept now is to this tab; `before` is what it replaced, where the browser has told.
    fn news(self, theirs: &str, before: Option<&str>) -> TabChange {
        let goes_on = || {
            let mine = |mine: &Session<G>, theirs: &Save<G>| continues(mine.to_keep().record(), &theirs.record);
            Save::<G>::read(theirs).is_ok_and(|save| self.session.with_value(|session| mine(session, &save)))
        };
        self.tabs.with_value(|tabs| tabs.news(theirs, before, goes_on))
    }

    /// Whether this tab has seen what is kept, so that it may be written over. Otherwise it takes over what is newer, or a
    /// person is asked.
    pub(super) fn is_in_step(self) -> bool {
        let Some(theirs) = storage::stored(&untrack(|| self.id())) else { return true };
        match self.news(&theirs, None) {
            TabChange::Nothing => return true,
            TabChange::Newer if self.take_over(&theirs) => self.toasts().say(say("tab-newer")),
            TabChange::Newer | TabChange::Contradiction => self.at_odds.set(true),
        }
        false
    }

    /// Another tab has written or deleted the match. `true` if what it plays was taken over.
    pub(super) fn hear_tab(self, before: Option<&str>) -> bool {
        let Some(theirs) = storage::stored(&untrack(|| self.id())) else {
            self.tabs.update_value(|tabs| tabs.is_gone());
            self.toasts().say(say("tab-deleted"));
            return false;
        };
        match self.news(&theirs, before) {
            TabChange::Nothing => false,
            TabChange::Newer if self.take_over(&theirs) => true,
            TabChange::Newer | TabChange::Contradiction => {
                self.at_odds.set(true);
                false
            }
        }
    }

    /// Takes over what another tab has kept. `false` if it cannot be read.
    pub(super) fn take_over(self, theirs: &str) -> bool {
        let Some(save) = Save::<G>::read(theirs).ok() else { return false };
        let Ok(game) = Match::restore(save.record) else { return false };
        let id = untrack(|| self.id());
        self.meta.set(Meta { id, ..save.meta });
        self.tabs.update_value(|tabs| tabs.took_over(theirs.to_owned()));
        self.unkept.set(false);
        self.handle(Input::TakeOver(Box::new(game)))
    }

    /// Keeps this tab's match under a key of its own, and returns that.
    pub(super) fn keep_as_copy(self) -> Result<String, StoreError> {
        let mut save = self.save();
        save.meta.id = storage::new_id();
        save.meta.title = Some(Phrase::new("tab-copy-title").with("title", self.title()).say());
        storage::keep(&save)?;
        Ok(save.meta.id)
    }
}
