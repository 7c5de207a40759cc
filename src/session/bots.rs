//! Which bot is asked, and what happens when none answers: it is tried once more with another chance, then what the judgement alone finds is
//! played, and said.

use super::asked::{Attempt, BotQuestion, Ticket};
use super::{Controller, Output, Refused, Session};
use crate::bots::{Level, Thinker};
use crate::engine::{Decision, Judge};

impl<G: Judge> Session<G> {
    /// Whether the answer to this is still wanted.
    pub fn waits_for_bot(&self, ticket: Ticket) -> bool {
        self.bot.revision.is_some() && self.bot.ticket == ticket
    }

    /// The level of the bot that is to answer now: not in a match that can only be looked at, nor before a person has looked at what was drawn.
    fn bot_to_answer(&self) -> Option<Level> {
        let Controller::Bot(level) = self.seating.controller(self.asked()?) else { return None };
        let goes_on = !self.only_looks && self.behind.is_none() && !self.waits_for_look();
        goes_on.then_some(level)
    }

    /// After any input: asks the bot that is to answer now, unless it has been.
    pub(super) fn ask_bot(&mut self, out: &mut Vec<Output<G>>) {
        match self.bot_to_answer() {
            None if self.bot.revision.take().is_some() => out.push(Output::RestBots),
            Some(level) if self.bot.revision != Some(self.revisions.game) => {
                self.bot.attempt = if self.workers.down { Attempt::Glance } else { Attempt::First };
                self.look_for_answer(level, out);
            }
            _ => {}
        }
    }

    /// Looks for the answer as the attempt says. From now on only this one counts.
    fn look_for_answer(&mut self, level: Level, out: &mut Vec<Output<G>>) {
        let ticket = Ticket(self.bot.ticket.0.wrapping_add(1));
        (self.bot.ticket, self.bot.revision) = (ticket, Some(self.revisions.game));
        let record = self.game.record();
        // A bot that is asked again in the same place answers the same, unless it has failed there.
        let seed = record.seed ^ (self.game.cursor() as u64) << 32 ^ u64::from(self.bot.attempt != Attempt::First);
        match self.bot.attempt {
            Attempt::First | Attempt::Second => {
                out.push(Output::AskBot(BotQuestion { ticket, level: Some(level), seed }));
            }
            Attempt::Glance => out.push(Output::AskBot(BotQuestion { ticket, level: None, seed })),
            Attempt::Here => out.extend(self.answer_here().map(|choice| Output::BotFound(ticket, choice))),
        }
    }

    /// A bot's answer without any worker: what the judgement finds, or the first choice where a worker has failed at that too.
    fn answer_here(&self) -> Option<G::Choice> {
        match self.workers.has_run {
            true => self.game.question().and_then(|question| question.choices.first().copied()),
            false => Decision::of(&self.game)
                .map(|decision| Thinker::with(decision, Level::glance(), self.game.record().seed).best()),
        }
    }

    pub(super) fn bot_answers(
        &mut self,
        ticket: Ticket,
        choice: G::Choice,
        out: &mut Vec<Output<G>>,
    ) -> Result<(), Refused> {
        self.awaited(ticket)?;
        if !self.game.question().is_some_and(|question| question.choices.contains(&choice)) {
            return Err(Refused::NotOffered);
        }
        self.play(choice, out);
        Ok(())
    }

    pub(super) fn bot_fails(&mut self, ticket: Ticket, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        let level = self.awaited(ticket)?;
        // One that talks nonsense may still be there.
        out.push(Output::EndWorker);
        self.bot.attempt = match self.bot.attempt {
            Attempt::First => Attempt::Second,
            Attempt::Second => {
                self.workers.down = true;
                out.push(Output::BotsDown);
                // No worker has ever started: none will for a glance.
                if self.workers.has_run { Attempt::Glance } else { Attempt::Here }
            }
            Attempt::Glance | Attempt::Here => Attempt::Here,
        };
        self.look_for_answer(level, out);
        Ok(())
    }

    fn awaited(&self, ticket: Ticket) -> Result<Level, Refused> {
        self.bot_to_answer().filter(|_| self.waits_for_bot(ticket)).ok_or(Refused::NotAwaited)
    }
}
