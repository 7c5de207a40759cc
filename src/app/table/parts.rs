//! The parts of a session as signals, and what follows from them. What a board asks again and again is kept in memos, so that only what
//! changes is worked out and drawn.

use crate::app::narration::Narration;
use crate::engine::{Seat, SeatSet};
use crate::session::Session;
use leptos::prelude::*;

/// Triggers of the parts of a session ([`crate::session::Revisions`]).
#[derive(Clone, Copy, Debug)]
pub(super) struct Triggers {
    pub game: Trigger,
    pub past: Trigger,
    pub picked: Trigger,
    pub looking: Trigger,
}

/// What follows from who looks.
#[derive(Debug)]
pub struct Looking<G: Narration> {
    pub(super) persons: Memo<SeatSet>,
    pub(super) is_past: Memo<bool>,
    pub(super) waits_for_look: Memo<bool>,
    pub(super) asked: Memo<Option<Seat>>,
    pub(super) curtain: Memo<Option<Seat>>,
    pub(super) viewer: Memo<Option<Seat>>,
    pub(super) me: Memo<Seat>,
    pub(super) can_choose: Memo<bool>,
    pub(super) choices: Memo<Vec<G::Choice>>,
    pub(super) prompt: Memo<Option<G::Prompt>>,
}

impl<G: Narration> Clone for Looking<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for Looking<G> {}

impl<G: Narration> Looking<G> {
    /// What follows for a session with these parts.
    pub(super) fn new(session: StoredValue<Session<G>>, parts: Triggers) -> Looking<G> {
        let see = move || {
            parts.game.track();
            parts.past.track();
            parts.looking.track();
        };
        let asked = Memo::new(move |_| {
            parts.game.track();
            session.with_value(Session::asked)
        });
        let can_choose = Memo::new(move |_| {
            see();
            session.with_value(Session::can_choose)
        });
        Looking {
            persons: Memo::new(move |_| {
                parts.looking.track();
                session.with_value(Session::persons)
            }),
            is_past: Memo::new(move |_| {
                parts.past.track();
                session.with_value(Session::is_past)
            }),
            waits_for_look: Memo::new(move |_| {
                see();
                session.with_value(Session::waits_for_look)
            }),
            asked,
            curtain: Memo::new(move |_| {
                see();
                session.with_value(Session::curtain)
            }),
            viewer: Memo::new(move |_| {
                see();
                session.with_value(Session::viewer)
            }),
            me: Memo::new(move |_| {
                see();
                session.with_value(Session::me)
            }),
            can_choose,
            choices: Memo::new(move |_| {
                can_choose.track();
                parts.game.track();
                session.with_value(|session| session.choices().to_vec())
            }),
            prompt: Memo::new(move |_| {
                can_choose.track();
                parts.game.track();
                session.with_value(|session| session.question().map(|question| question.prompt))
            }),
        }
    }
}
