//! The bots at a table: the worker is asked whenever one of them is to answer, and its answer is played. If thinking fails, it is tried
//! once more with another chance; then what the judgement alone finds is played, and said.

use super::{GameBoard, TableCtx};
use crate::app::store::save::Controller;
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use crate::bots::{Level, Thinker as Bot};
use crate::engine::Decision;
use leptos::prelude::*;
use std::time::Duration;

/// So long a tab that follows another one leaves a bot's move to that: longer than a bot thinks. If that tab has been closed
/// meanwhile, this one plays on.
const LEFT_TO_THE_OTHER: Duration = Duration::from_secs(5);

/// How a bot's answer is looked for, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Attempt {
    /// As its level thinks.
    First,
    /// The same with another chance: what failed may not fail again.
    Second,
    /// By the judgement alone.
    Glance,
}

/// What a bot is thinking about.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How far the thought is, from 0 to 1.
    thought: RwSignal<Option<f64>>,
    /// The number of the request that the worker thinks about; 0 if there is none.
    request: StoredValue<u32>,
    attempt: StoredValue<Attempt>,
    bots: Bots,
}

impl Thinker {
    /// Nobody thinks yet.
    pub fn new() -> Thinker {
        Thinker {
            thought: RwSignal::new(None),
            request: StoredValue::new(0),
            attempt: StoredValue::new(Attempt::First),
            bots: Bots::expect(),
        }
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
        on_cleanup(move || {
            self.stop_bots();
            self.thinker.bots.leave();
        });
    }

    /// Whatever is thought about is thought about no longer.
    pub(super) fn stop_bots(self) {
        self.thinker.bots.send_if_started(Request::Stop);
    }

    /// Whether the bots of this page cannot think: they play at a glance.
    pub fn bots_are_down(self) -> bool {
        self.thinker.bots.is_down()
    }

    /// The bots shall think again.
    pub fn revive_bots(self) {
        self.thinker.bots.set_down(false);
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
        let glances = self.thinker.bots.is_down();
        self.thinker.attempt.set_value(if glances { Attempt::Glance } else { Attempt::First });
        let id = self.wait_for_bot();
        match self.tabs.follows() {
            // Two tabs that both play a bot would answer after one of them has taken back.
            true => set_timeout(move || self.send_to_worker(id, level), LEFT_TO_THE_OTHER),
            false => self.send_to_worker(id, level),
        }
    }

    /// The next request's number: from now on only its answer counts.
    fn wait_for_bot(self) -> u32 {
        let id = self.thinker.bots.number();
        self.thinker.request.set_value(id);
        self.thinker.thought.set(Some(0.0));
        id
    }

    /// Lets the worker think about a request, if that still counts.
    fn send_to_worker(self, id: u32, level: Level) {
        if !self.thinker.waits_for(id) {
            return;
        }
        let attempt = self.thinker.attempt.get_value();
        self.game.with_untracked(|game| {
            let record = game.record();
            let request = Request::Think {
                id,
                game: G::ID.to_owned(),
                record: serde_json::to_string(record).unwrap_or_default(),
                level: (attempt != Attempt::Glance).then_some(level),
                // A bot that is asked again in the same place answers the same, unless it has failed there.
                seed: record.seed ^ (game.cursor() as u64) << 32 ^ u64::from(attempt != Attempt::First),
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
            Some(Report::Answer { id, choice }) if current(id) => match serde_json::from_str(&choice) {
                Ok(choice) if self.is_offered(choice) => self.answer_soon(id, choice),
                _ => self.bot_failed(),
            },
            Some(Report::Failed) => self.bot_failed(),
            Some(Report::Refused { id }) if current(id) => self.bot_failed(),
            _ => {}
        }
    }

    fn is_offered(self, choice: G::Choice) -> bool {
        self.game.with_untracked(|game| game.question().is_some_and(|question| question.choices.contains(&choice)))
    }

    /// The answer that a bot waits for does not come.
    fn bot_failed(self) {
        let asked = untrack(|| self.asked()).map(|seat| self.seat(seat).controller);
        let Some(Controller::Bot(level)) = asked.filter(|_| self.thinker.waits_for(self.thinker.request.get_value()))
        else {
            return;
        };
        let bots = self.thinker.bots;
        // One that talks nonsense may still be there.
        bots.end();
        match self.thinker.attempt.get_value() {
            Attempt::First => self.thinker.attempt.set_value(Attempt::Second),
            Attempt::Second => {
                self.thinker.attempt.set_value(Attempt::Glance);
                bots.set_down(true);
            }
            Attempt::Glance => return self.answer_here(),
        }
        // No worker has ever started: none will for a glance.
        if self.thinker.attempt.get_value() == Attempt::Glance && !bots.has_run() {
            return self.answer_here();
        }
        let id = self.wait_for_bot();
        set_timeout(move || self.send_to_worker(id, level), Duration::ZERO);
    }

    /// A bot's answer without any worker: what the judgement finds, or the first choice where a worker has failed at that too.
    fn answer_here(self) {
        let choice = self.game.with_untracked(|game| {
            let first = || game.question().and_then(|question| question.choices.first().copied());
            if self.thinker.bots.has_run() {
                return first();
            }
            let decision = Decision::of(game)?;
            Some(Bot::with(decision, Level::glance(), game.record().seed).best())
        });
        if let Some(choice) = choice {
            self.answer_soon(self.wait_for_bot(), choice);
        }
    }

    /// Plays a bot's answer as soon as the last move has been seen.
    fn answer_soon(self, id: u32, choice: G::Choice) {
        let waited = web_sys::js_sys::Date::now() - self.shown_at.get_value();
        let pause = self.settings.get_untracked().speed.bot_pause();
        let wait = (pause - waited).clamp(0.0, pause);
        let answer = move || {
            if self.thinker.waits_for(id) {
                self.thinker.request.set_value(0);
                self.commit(choice);
            }
        };
        set_timeout(answer, Duration::from_millis(wait as u64));
    }
}
