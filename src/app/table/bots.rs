//! The bots at a table: the worker is asked whatever the session asks, and its answer is played once the last move has been seen.

use super::TableCtx;
use super::thinker::Heard;
use crate::app::narration::Narration;
use crate::app::worker::protocol::Request;
use crate::session::{BotQuestion, Input, Ticket};
use leptos::prelude::*;
use std::time::Duration;

/// So long a tab that follows another one leaves a bot's move to that: longer than a bot thinks. If that tab has been closed
/// meanwhile, this one plays on.
const LEFT_TO_THE_OTHER: Duration = Duration::from_secs(5);

impl<G: Narration> TableCtx<G> {
    /// Takes in what the worker answers while the table is there.
    pub(super) fn hear_bots(self) {
        Effect::new(move |_| {
            let heard = self.thinker.hear();
            untrack(|| self.hear_bot(heard));
        });
        on_cleanup(move || self.thinker.leave());
    }

    /// Whether the bots of this page cannot think: they play at a glance.
    pub fn bots_are_down(self) -> bool {
        self.thinker.is_down()
    }

    /// The bots shall think again.
    pub fn revive_bots(self) {
        self.thinker.set_down(false);
    }

    /// How far a bot's thought is, from 0 to 1.
    pub fn thought(self) -> Option<f64> {
        self.thinker.thought()
    }

    /// The bot answers with the best that it has found so far.
    pub fn move_now(self) {
        self.thinker.move_now();
    }

    /// Whether the answer to this is still wanted: the table may be gone, or the person may have gone back meanwhile.
    fn waits_for_bot(self, ticket: Ticket) -> bool {
        self.session.try_with_value(|session| session.waits_for_bot(ticket)) == Some(true)
    }

    pub(super) fn send_to_bot(self, question: BotQuestion) {
        let id = self.thinker.wait_for(question.ticket);
        let taught = self.lesson.get_value();
        if let Some(choice) = taught.and_then(|lesson| self.game_untracked(|game| lesson.other_answer(game))) {
            return self.answer_soon(question.ticket, choice);
        }
        let send = move || {
            if self.waits_for_bot(question.ticket) {
                let record = self.game_untracked(|game| serde_json::to_string(game.record()).unwrap_or_default());
                let BotQuestion { level, seed, .. } = question;
                self.thinker.send(Request::Think { id, game: G::ID.to_owned(), record, level, seed });
            }
        };
        match self.tabs.with_value(|tabs| tabs.follows()) {
            // Two tabs that both play a bot would answer after one of them has taken back.
            true => set_timeout(send, LEFT_TO_THE_OTHER),
            // What is heard now is about the worker that is asked, not about one that has just been ended.
            false => set_timeout(send, Duration::ZERO),
        }
    }

    fn hear_bot(self, heard: Option<Heard>) {
        match heard {
            Some(Heard::Answer(ticket, choice)) => match serde_json::from_str(&choice) {
                Ok(choice) if self.is_offered(choice) => self.answer_soon(ticket, choice),
                _ => drop(self.handle(Input::BotFails(ticket))),
            },
            Some(Heard::Failed(ticket)) => drop(self.handle(Input::BotFails(ticket))),
            None => {}
        }
    }

    fn is_offered(self, choice: G::Choice) -> bool {
        self.game_untracked(|game| game.question().is_some_and(|question| question.choices.contains(&choice)))
    }

    /// Plays a bot's answer as soon as the last move has been seen.
    pub(super) fn answer_soon(self, ticket: Ticket, choice: G::Choice) {
        let waited = web_sys::js_sys::Date::now() - self.shown_at.get_value();
        let pause = self.settings().get_untracked().speed.bot_pause();
        let wait = (pause - waited).clamp(0.0, pause);
        let answer = move || {
            if self.waits_for_bot(ticket) {
                self.handle(Input::BotAnswers(ticket, choice));
            }
        };
        set_timeout(answer, Duration::from_millis(wait as u64));
    }
}
