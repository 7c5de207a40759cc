//! The table at which a record is played: its answers are given until they run out, and what happens is noted.

use super::chance::{Chance, Stream};
use super::game::{Flow, Game, Halt, Question, Table};
use super::position::Drawn;
use super::record::Answer;
use super::seat::Seat;

/// An event with its place in the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged<E> {
    /// What happened.
    pub event: E,
    /// How many answers had been given: going to this number shows the moment of the event.
    pub answered: usize,
    /// The number of the step.
    pub step: usize,
}

/// The table at which recorded answers are given, until they run out.
pub(super) struct ScriptTable<'a, G: Game> {
    answers: std::slice::Iter<'a, Answer<G::Choice>>,
    pub given: usize,
    step: usize,
    stream: Stream,
    pub drawn: Vec<Drawn>,
    pub events: Vec<Logged<G::Event>>,
    pub consulted: Vec<(usize, Seat)>,
    pub givers: Vec<Seat>,
    pub prompts: Vec<G::Prompt>,
    pub question: Option<Question<G>>,
}

impl<'a, G: Game> ScriptTable<'a, G> {
    /// The table for a step that begins after so many answers.
    pub fn at(answered: usize, step: usize, seed: u64, answers: &'a [Answer<G::Choice>]) -> ScriptTable<'a, G> {
        ScriptTable {
            answers: answers.iter(),
            given: answered,
            step,
            stream: Stream::of_step(seed, step),
            drawn: Vec::new(),
            events: Vec::new(),
            consulted: Vec::new(),
            givers: Vec::new(),
            prompts: Vec::new(),
            question: None,
        }
    }
}

impl<G: Game> Chance for ScriptTable<'_, G> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.stream.below(bound);
        self.drawn.push(Drawn { bound, number });
        number
    }
}

impl<G: Game> Table<G> for ScriptTable<'_, G> {
    fn ask(&mut self, _: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice> {
        let Some(answer) = self.answers.next() else {
            self.question = Some(Question { seat, prompt, choices: choices.to_vec() });
            return Err(Halt::Ask);
        };
        if !choices.contains(&answer.choice) {
            return Err(Halt::Refused);
        }
        self.given += 1;
        self.givers.push(seat);
        self.prompts.push(prompt);
        Ok(answer.choice)
    }

    fn tell(&mut self, _: &G, event: G::Event) {
        self.events.push(Logged { event, answered: self.given, step: self.step });
    }

    fn consult(&mut self, holder: Seat) {
        self.consulted.push((self.given, holder));
    }
}
