//! The bots at a table: the worker is asked whenever one of them is to answer, and its answer is played.

use super::{GameBoard, TableCtx};
use crate::app::i18n::words::say;
use crate::app::store::save::Controller;
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use crate::bots::Level;
use leptos::prelude::*;
use std::time::Duration;

/// So long a tab that follows another one leaves a bot's move to that: longer than a bot thinks. If that tab has been closed
/// meanwhile, this one plays on.
const LEFT_TO_THE_OTHER: Duration = Duration::from_secs(5);

/// What a bot is thinking about.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How far the thought is, from 0 to 1.
    thought: RwSignal<Option<f64>>,
    /// The number of the request that the worker thinks about; 0 if there is none.
    request: StoredValue<u32>,
    bots: Bots,
}

impl Thinker {
    /// Nobody thinks yet.
    pub fn new() -> Thinker {
        Thinker { thought: RwSignal::new(None), request: StoredValue::new(0), bots: Bots::expect() }
    }

    /// Whether the answer to this request is still wanted: the table may be gone, or the person may have gone back meanwhile.
    fn waits_for(self, id: u32) -> bool {
        self.request.try_get_value() == Some(id) && self.thought.try_get_untracked().flatten().is_some()
    }

    fn rest(self) {
        if self.thought.get_untracked().is_some() {
            self.thought.set(None);
        }
    }
}

impl<G: GameBoard> TableCtx<G> {
    /// Asks the worker whenever a bot is to answer, and plays what it answers.
    pub(super) fn follow_bots(self) {
        Effect::new(move |_| {
            self.game.track();
            self.waits_for_look();
            untrack(|| self.ask_bot());
        });
        Effect::new(move |_| self.hear_worker());
        on_cleanup(move || self.stop_bots());
    }

    /// Whatever is thought about is thought about no longer.
    pub(super) fn stop_bots(self) {
        self.thinker.bots.send(Request::Stop);
    }

    /// How far a bot's thought is, from 0 to 1.
    pub fn thought(self) -> Option<f64> {
        self.thinker.thought.get()
    }

    /// The bot answers with the best that it has found so far.
    pub fn move_now(self) {
        self.thinker.bots.send(Request::MoveNow);
    }

    /// Whether bots may go on: not in a match that can only be looked at, nor before a person has looked at what was drawn.
    fn plays_on(self) -> bool {
        self.broken.with_value(Option::is_none) && !self.waits_for_look()
    }

    fn ask_bot(self) {
        let controller = self.asked().map(|seat| self.seat(seat).controller);
        let Some(Controller::Bot(level)) = controller.filter(|_| self.plays_on()) else {
            self.thinker.rest();
            return;
        };
        let id = self.thinker.bots.number();
        self.thinker.request.set_value(id);
        self.thinker.thought.set(Some(0.0));
        match self.tabs.follows() {
            // Two tabs that both play a bot would answer after one of them has taken back.
            true => set_timeout(move || self.send_to_worker(id, level), LEFT_TO_THE_OTHER),
            false => self.send_to_worker(id, level),
        }
    }

    /// Lets the worker think about a request, if that still counts.
    fn send_to_worker(self, id: u32, level: Level) {
        if !self.thinker.waits_for(id) {
            return;
        }
        self.game.with_untracked(|game| {
            let record = game.record();
            let request = Request::Think {
                id,
                game: G::ID.to_owned(),
                record: serde_json::to_string(record).unwrap_or_default(),
                level,
                // A bot that is asked again in the same place answers the same.
                seed: record.seed ^ (game.cursor() as u64) << 32,
            };
            self.thinker.bots.send(request);
        });
    }

    fn hear_worker(self) {
        let current = |id| self.thinker.request.get_value() == id;
        match self.thinker.bots.report() {
            Some(Report::Progress { id, done, of }) if current(id) => {
                self.thinker.thought.set(Some(f64::from(done) / f64::from(of.max(1))));
            }
            Some(Report::Answer { id, choice }) if current(id) => {
                let waited = web_sys::js_sys::Date::now() - self.shown_at.get_value();
                let pause = self.settings.get_untracked().speed.bot_pause();
                let wait = (pause - waited).clamp(0.0, pause);
                let answer = move || self.answer_of_bot(id, &choice);
                set_timeout(answer, Duration::from_millis(wait as u64));
            }
            Some(Report::Unavailable) => self.toasts.say(say("bots-unavailable")),
            Some(Report::Refused { id }) if current(id) => {
                self.toasts.say(say("bot-refused"));
                self.thinker.rest();
            }
            _ => {}
        }
    }

    fn answer_of_bot(self, id: u32, choice: &str) {
        if let (true, Ok(choice)) = (self.thinker.waits_for(id), serde_json::from_str::<G::Choice>(choice)) {
            self.thinker.request.set_value(0);
            self.commit(choice);
        }
    }
}
