//! The bot that a table waits for: what the worker is asked, and which of its answers counts.

use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use crate::session::{Ticket, Workers};
use leptos::prelude::*;

/// What a bot is thinking about.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How far the thought is, from 0 to 1.
    thought: RwSignal<Option<f64>>,
    /// The number of the request that the worker thinks about, and what the session calls it.
    request: StoredValue<Option<(u32, Ticket)>>,
    bots: Bots,
}

/// What the worker says to the question that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The choice, as JSON.
    Answer(Ticket, String),
    /// There will be none.
    Failed(Ticket),
}

impl Thinker {
    /// Nobody thinks yet.
    pub fn new() -> Thinker {
        Thinker { thought: RwSignal::new(None), request: StoredValue::new(None), bots: Bots::expect() }
    }

    /// How bots fare on this page.
    pub fn workers(self) -> Workers {
        Workers { down: untrack(|| self.bots.is_down()), has_run: self.bots.has_run() }
    }

    /// Whether the bots of this page play at a glance.
    pub fn is_down(self) -> bool {
        self.bots.is_down()
    }

    /// Notes that they do, or that they shall think again.
    pub fn set_down(self, down: bool) {
        self.bots.set_down(down);
    }

    /// How far the thought is, from 0 to 1.
    pub fn thought(self) -> Option<f64> {
        self.thought.get()
    }

    /// From now on this question counts.
    pub fn wait_for(self, ticket: Ticket) -> u32 {
        let id = self.bots.next_id();
        self.request.set_value(Some((id, ticket)));
        self.thought.set(Some(0.0));
        id
    }

    /// Sends a question.
    pub fn send(self, request: Request) {
        self.bots.send(request);
    }

    /// Nobody is waited for.
    pub fn rest(self) {
        self.request.set_value(None);
        if self.thought.get_untracked().is_some() {
            self.thought.set(None);
        }
    }

    /// Whatever is thought about is thought about no longer.
    pub fn stop(self) {
        self.bots.send_if_started(Request::Stop);
    }

    /// The bot answers with the best that it has found so far.
    pub fn move_now(self) {
        self.bots.send(Request::MoveNow);
    }

    /// The worker is ended; the next question starts another.
    pub fn end(self) {
        self.bots.end();
    }

    /// The table is left.
    pub fn leave(self) {
        self.stop();
        self.bots.leave();
    }

    /// The worker's last word, if it is about the question that waits.
    pub fn hear(self) -> Option<Heard> {
        let report = self.bots.report()?;
        let (current, ticket) = self.request.get_value()?;
        match report {
            Report::Progress { id, done, of } if id == current => {
                self.thought.set(Some(f64::from(done) / f64::from(of.max(1))));
                None
            }
            Report::Answer { id, choice } if id == current => Some(Heard::Answer(ticket, choice)),
            Report::Refused { id } if id == current => Some(Heard::Failed(ticket)),
            Report::Failed => Some(Heard::Failed(ticket)),
            _ => None,
        }
    }
}
