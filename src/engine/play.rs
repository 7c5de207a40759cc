//! A match: the record, a cursor in it, and checkpoints that make every jump cheap.

use super::chance::Stream;
use super::game::{Game, Halt, Outcome, Question, SetupError};
use super::position::{Drawn, Position};
use super::readable::readable;
use super::record::{Answer, MOST_ANSWERS, Record, RecordError};
use super::replay::{Logged, ScriptTable};
use super::seat::{Seat, SeatSet};

readable! {
    /// A running, finished or looked-back-at match. The app, the tests and the tools hold only this.
    #[derive(Clone, Debug)]
    pub struct Match<G: Game> {
        /// The record, to save or to share.
        record: Record<G> => pub record as &Record<G>,
        /// The start of every step up to the current one; never empty. The index is the number of the step.
        checkpoints: Vec<Checkpoint<G>>,
        /// Who gave each answer before the cursor.
        givers: Vec<Seat>,
        /// What each of them was an answer to.
        prompts: Vec<G::Prompt>,
        /// Everything that happened up to the cursor.
        events: Vec<Logged<G::Event>> => pub events as &[Logged<G::Event>],
        /// Whose hidden things were consulted, each with how many answers had been given.
        consulted: Vec<(usize, Seat)>,
        /// The state at the cursor, mid-step if a question waits there.
        now: G => pub state as &G,
        question: Option<Question<G>>,
        /// How the game ended, if it has.
        outcome: Option<Outcome> => pub outcome,
        /// The chance results of the current step.
        drawn: Vec<Drawn>,
    }
}

#[derive(Clone, Debug)]
struct Checkpoint<G> {
    state: G,
    /// How many answers came before it.
    answered: usize,
    /// How many events came before it.
    told: usize,
    /// How often something hidden was consulted before it.
    consulted: usize,
}

/// The current step, up to the cursor.
pub(super) struct StepSoFar<'a, G: Game> {
    /// The state at its start.
    pub state: &'a G,
    /// What was answered in it.
    pub answers: &'a [Answer<G::Choice>],
    /// How many events it has told.
    pub told: usize,
}

/// Why an answer was not taken. The match is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<C> {
    /// The choice is not among those offered.
    NotOffered(C),
    /// Nobody is asked: the game is over.
    Over(C),
}

/// A way back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// How many answers would be left.
    pub to: usize,
    /// Whether nothing revealed and nobody else's choice is undone. Otherwise it is a take-back.
    pub free: bool,
}

impl<G: Game> Match<G> {
    /// Begins a match and runs it to its first question.
    ///
    /// # Errors
    /// [`SetupError`] when the table cannot be set up.
    pub fn new(options: G::Options, players: u8, seed: u64) -> Result<Match<G>, SetupError> {
        Match::begin(Record::new(options, players, seed))
    }

    /// Runs a record up to its cursor.
    ///
    /// # Errors
    /// [`RecordError`], and with it the match up to the last good answer, where there is one.
    #[allow(clippy::result_large_err, reason = "the broken match is the point of the error")]
    pub fn restore(mut record: Record<G>) -> Result<Match<G>, (RecordError, Option<Match<G>>)> {
        let fail = |error| Err((error, None));
        if record.game != G::ID {
            return fail(RecordError::OtherGame);
        }
        if record.rules > G::RULES {
            return fail(RecordError::NewerRules(record.rules));
        }
        if record.cursor > record.answers.len() {
            return fail(RecordError::Cursor);
        }
        let too_long = record.answers.len() > MOST_ANSWERS;
        record.answers.truncate(MOST_ANSWERS);
        let cursor = record.cursor.min(MOST_ANSWERS);
        let mut game = match Match::begin(Record { cursor: 0, ..record }) {
            Ok(game) => game,
            Err(error) => return fail(RecordError::Setup(error)),
        };
        match game.run_to(cursor) {
            Ok(()) if too_long => Err((RecordError::TooLong, Some(game))),
            Ok(()) => Ok(game),
            Err(reached) => Err((RecordError::Answer(reached), Some(game))),
        }
    }

    fn begin(record: Record<G>) -> Result<Match<G>, SetupError> {
        let state = G::new(&record.options, record.players)?;
        let mut game = Match {
            now: state.clone(),
            checkpoints: vec![Checkpoint { state, answered: 0, told: 0, consulted: 0 }],
            record,
            givers: Vec::new(),
            prompts: Vec::new(),
            events: Vec::new(),
            consulted: Vec::new(),
            question: None,
            outcome: None,
            drawn: Vec::new(),
        };
        game.run_to(0).unwrap_or_else(|_| unreachable!("no answer can be refused before the first"));
        Ok(game)
    }

    /// The table as this seat may know it: whatever it cannot know is dealt anew, always in the same way, so that two tables that
    /// look the same to it are the same. `None` looks on from outside.
    pub fn as_known_to(&self, viewer: Option<Seat>) -> G {
        let mut known = self.now.clone();
        known.determinize(viewer, &mut Stream::new(0));
        known
    }

    /// The question that waits, unless the game is over.
    pub fn question(&self) -> Option<&Question<G>> {
        self.question.as_ref()
    }

    /// How many answers count now.
    pub fn cursor(&self) -> usize {
        self.record.cursor
    }

    /// The number of the current step, counted from 0.
    pub fn step(&self) -> usize {
        self.checkpoints.len() - 1
    }

    /// How many answers had been given when each step up to now began, each number once: where turns begin.
    pub fn step_starts(&self) -> Vec<usize> {
        let mut starts: Vec<usize> = self.checkpoints.iter().map(|checkpoint| checkpoint.answered).collect();
        starts.dedup();
        starts
    }

    /// Who gave the answer with this number (before the cursor).
    pub fn giver(&self, answer: usize) -> Option<Seat> {
        self.givers.get(answer).copied()
    }

    /// What the answer with this number answered (before the cursor).
    pub fn prompt(&self, answer: usize) -> Option<G::Prompt> {
        self.prompts.get(answer).copied()
    }

    /// What happened after the first `count` events.
    pub fn events_since(&self, count: usize) -> &[Logged<G::Event>] {
        &self.events[count.min(self.events.len())..]
    }

    /// Whether questions with a single choice answer themselves from now on.
    pub fn set_auto_answer(&mut self, on: bool) {
        self.record.auto_answer = on;
    }

    /// Answers the waiting question. Answers that were undone stay for redo only if this is the same one.
    ///
    /// # Errors
    /// [`Refusal`] when the choice is not legal; nothing changes then.
    pub fn answer(&mut self, choice: G::Choice) -> Result<(), Refusal<G::Choice>> {
        self.take(choice, false)
    }

    /// Answers the waiting question in its player's name, as the player has settled beforehand: undo passes over such an answer to
    /// the decision before it.
    ///
    /// # Errors
    /// [`Refusal`] when the choice is not legal; nothing changes then.
    pub fn answer_unasked(&mut self, choice: G::Choice) -> Result<(), Refusal<G::Choice>> {
        self.take(choice, true)
    }

    fn take(&mut self, choice: G::Choice, auto: bool) -> Result<(), Refusal<G::Choice>> {
        let question = self.question.as_ref().ok_or(Refusal::Over(choice))?;
        if !question.choices.contains(&choice) {
            return Err(Refusal::NotOffered(choice));
        }
        self.push(choice, auto);
        while self.record.auto_answer {
            match self.question.as_ref().map(|question| question.choices.as_slice()) {
                Some(&[only]) => self.push(only, true),
                _ => break,
            }
        }
        Ok(())
    }

    /// Takes an answer that is known to be offered.
    fn push(&mut self, choice: G::Choice, auto: bool) {
        let cursor = self.record.cursor;
        match self.record.answers.get_mut(cursor).filter(|next| next.choice == choice) {
            Some(again) => again.auto = auto,
            None => {
                self.record.answers.truncate(cursor);
                self.record.answers.push(Answer { choice, auto });
            }
        }
        self.run_to(cursor + 1).unwrap_or_else(|_| unreachable!("{choice:?} was offered"));
    }

    /// Moves the cursor to any number of answers, back or forth. The answers behind it stay.
    ///
    /// # Errors
    /// The number of answers reached, when a later answer turns out not to be legal; the cursor then stands there.
    pub fn go_to(&mut self, answers: usize) -> Result<(), usize> {
        self.run_to(answers.min(self.record.answers.len()))
    }

    /// One answer forward that was undone before. `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let answers = &self.record.answers;
        let mut to = self.record.cursor + 1;
        while answers.get(to).is_some_and(|answer| answer.auto) {
            to += 1;
        }
        to <= answers.len() && self.go_to(to).is_ok()
    }

    /// The way back to the last decision of one of `seats`.
    pub fn undo(&self, seats: SeatSet) -> Option<Undo> {
        let to = (0..self.record.cursor).rev().find(|at| self.is_decision(*at, seats))?;
        Some(Undo { to, free: self.is_free(to, usize::MAX) })
    }

    /// The way back to where the current turn of one of `seats` began: over all its decisions in a row.
    pub fn undo_turn(&self, seats: SeatSet) -> Option<Undo> {
        let last = self.undo(seats)?;
        let seat = self.givers[last.to];
        let mut to = last.to;
        for at in (0..last.to).rev() {
            match self.givers[at] {
                giver if giver != seat => break,
                _ if !self.same_step(at, last.to) => break,
                _ if self.is_decision(at, seats) => to = at,
                _ => {}
            }
        }
        Some(Undo { to, free: self.is_free(to, usize::MAX) })
    }

    /// Whether going back to so many answers undoes nothing revealed and nobody else's choice. Of what happened after the first
    /// `looked` events, nobody has looked at what lies unseen ([`Match::unseen`]): it counts as not revealed.
    pub fn is_free(&self, to: usize, looked: usize) -> bool {
        to >= self.undo_floor(looked)
    }

    /// What happened after the first `looked` events and brought somebody, by the own answer, what nobody else may look at
    /// ([`Game::only_holder`]).
    pub fn unseen(&self, looked: usize) -> impl Iterator<Item = &G::Event> {
        self.events_since(looked).iter().filter(|logged| self.is_own_to_see(logged)).map(|logged| &logged.event)
    }

    /// Whether what happened showed somebody something new.
    pub(crate) fn reveals(&self, logged: &Logged<G::Event>) -> bool {
        G::reveals(&logged.event, self.giver_before(logged))
    }

    /// Who gave the answer on which something followed.
    fn giver_before(&self, logged: &Logged<G::Event>) -> Option<Seat> {
        logged.answered.checked_sub(1).and_then(|at| self.giver(at))
    }

    fn is_own_to_see(&self, logged: &Logged<G::Event>) -> bool {
        let giver = self.giver_before(logged);
        giver.is_some() && self.now.only_holder(&logged.event) == giver
    }

    /// Goes back. What is not free is counted in the record.
    pub fn take_back(&mut self, undo: Undo) {
        if !undo.free {
            self.record.take_backs = self.record.take_backs.saturating_add(1);
        }
        self.go_to(undo.to).unwrap_or_else(|_| unreachable!("answers before the cursor are legal"));
    }

    /// The match from here on as one of its own: same seed, answers up to the cursor.
    pub fn branch(&self) -> Match<G> {
        let mut branch = self.clone();
        branch.record.answers.truncate(branch.record.cursor);
        branch
    }

    /// The place from which this moment can be run on.
    pub fn position(&self) -> Position<G> {
        let checkpoint = self.checkpoint();
        Position {
            checkpoint: checkpoint.state.clone(),
            answers: self.given_since(checkpoint.answered).collect(),
            drawn: self.drawn.clone(),
        }
    }

    /// How the current step began, and what has been answered and told in it.
    pub(super) fn step_so_far(&self) -> StepSoFar<'_, G> {
        let Checkpoint { state, answered, told, .. } = self.checkpoint();
        let answers = &self.record.answers[*answered..self.record.cursor];
        StepSoFar { state, answers, told: self.events.len() - told }
    }

    /// This match with another table at the start of the current step, and with these answers since; what happened is told as `tells`
    /// says. `None` if it does not come to where this one stands in as many answers of the same seats.
    #[cfg(test)]
    pub(super) fn on_table(&self, position: Position<G>, tells: impl Fn(&G::Event) -> G::Event) -> Option<Match<G>> {
        let mut other = self.branch();
        let checkpoint = other.checkpoints.last_mut()?;
        checkpoint.state = position.checkpoint;
        let given = &mut other.record.answers[checkpoint.answered..];
        if given.len() != position.answers.len() {
            return None;
        }
        given.iter_mut().zip(position.answers).for_each(|(answer, choice)| answer.choice = choice);
        other.run_to(self.cursor()).ok().filter(|()| other.givers == self.givers)?;
        other.events.iter_mut().for_each(|logged| logged.event = tells(&logged.event));
        Some(other)
    }

    /// This match with other chance from the current step on; what chance has done in it already must not hang on that.
    #[cfg(test)]
    pub(crate) fn with_chance_of(mut self, seed: u64) -> Match<G> {
        self.record.seed = seed;
        self.run_to(self.cursor()).unwrap_or_else(|at| unreachable!("answer {at} was legal"));
        self
    }

    fn given_since(&self, answered: usize) -> impl Iterator<Item = G::Choice> {
        self.record.answers[answered..self.record.cursor].iter().map(|answer| answer.choice)
    }

    fn checkpoint(&self) -> &Checkpoint<G> {
        self.checkpoints.last().unwrap_or_else(|| unreachable!("the first checkpoint is never dropped"))
    }

    fn is_decision(&self, at: usize, seats: SeatSet) -> bool {
        !self.record.answers[at].auto && seats.contains(self.givers[at])
    }

    fn same_step(&self, one: usize, other: usize) -> bool {
        let step_of = |at: usize| self.checkpoints.partition_point(|checkpoint| checkpoint.answered <= at);
        step_of(one) == step_of(other)
    }

    /// The fewest answers that undo leaves for free: behind the last revelation and behind the last answer of another seat
    /// than the one that would go back.
    fn undo_floor(&self, looked: usize) -> usize {
        let reveals = |(number, logged): &(usize, &Logged<G::Event>)| {
            self.reveals(logged) && (*number < looked || !self.is_own_to_see(logged))
        };
        let revealed = self.events.iter().enumerate().rev().find(reveals).map_or(0, |(_, logged)| logged.answered);
        let tells = |(answered, holder): &&(usize, Seat)| {
            answered.checked_sub(1).and_then(|at| self.giver(at)).is_some_and(|giver| giver != *holder)
        };
        let consulted = self.consulted.iter().rev().find(tells).map_or(0, |(answered, _)| *answered);
        let last = self.givers.last();
        let others = self.givers.iter().rposition(|giver| Some(giver) != last).map_or(0, |at| at + 1);
        revealed.max(consulted).max(others)
    }

    /// Brings the match to exactly `target` answers, at most as many as are recorded. Stops before the first answer that is
    /// refused and returns its number.
    fn run_to(&mut self, target: usize) -> Result<(), usize> {
        let kept = self.checkpoints.partition_point(|checkpoint| checkpoint.answered <= target).max(1);
        self.checkpoints.truncate(kept);
        let mut target = target;
        let mut refused = None;
        loop {
            let checkpoint = self.checkpoint();
            let (answered, told, before) = (checkpoint.answered, checkpoint.told, checkpoint.consulted);
            let mut state = checkpoint.state.clone();
            let answers = &self.record.answers[answered..target];
            let mut table = ScriptTable::<G>::at(answered, self.step(), self.record.seed, answers);
            let flow = state.step(&mut table);
            let ScriptTable { given, drawn, events, consulted, givers, prompts, question, .. } = table;
            if flow == Err(Halt::Refused) {
                refused = Some(given);
                target = given;
                continue;
            }
            self.events.truncate(told);
            self.events.extend(events);
            self.consulted.truncate(before);
            self.consulted.extend(consulted);
            self.givers.truncate(answered);
            self.givers.extend(givers);
            self.prompts.truncate(answered);
            self.prompts.extend(prompts);
            self.record.cursor = given;
            self.drawn = drawn;
            match flow {
                Ok(()) => {
                    let (told, consulted) = (self.events.len(), self.consulted.len());
                    self.checkpoints.push(Checkpoint { state, answered: given, told, consulted });
                }
                Err(halt) => {
                    self.now = state;
                    self.question = question;
                    self.outcome = if let Halt::Over(outcome) = halt { Some(outcome) } else { None };
                    // Answers behind the end of the game are as illegal as any other.
                    let short = (given < target).then_some(given);
                    return refused.or(short).map_or(Ok(()), Err);
                }
            }
        }
    }
}
