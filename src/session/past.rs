//! Earlier moments of the match.

use super::Session;
use crate::engine::{Judge, Match};

impl<G: Judge> Session<G> {
    /// Whether an earlier moment is on screen.
    pub fn is_past(&self) -> bool {
        self.past.is_some()
    }

    /// The match from the moment on screen on, as one of its own.
    pub fn branch(&self) -> Match<G> {
        self.shown().branch()
    }

    pub(super) fn look_at(&mut self, answered: usize) {
        match answered < self.game.cursor() {
            true => self.slide_to(answered),
            false => {
                self.set_picked(None);
                self.look_now();
            }
        }
    }

    pub(super) fn slide_to(&mut self, answered: usize) {
        let now = self.game.cursor();
        let looked_at = self.past.take().filter(|past| past.record().answers.len() >= now);
        let mut past = looked_at.unwrap_or_else(|| self.game.clone());
        past.go_to(answered.min(now)).unwrap_or_else(|_| unreachable!("answers before the cursor are legal"));
        self.set_picked(None);
        self.past = Some(past);
        self.revisions.past += 1;
    }

    pub(super) fn look_now(&mut self) {
        if self.past.take().is_some() {
            self.revisions.past += 1;
        }
    }
}
