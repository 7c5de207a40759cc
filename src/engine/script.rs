//! A scripted table: runs rules with answers that were decided before, and keeps what was asked and told. Tests, worked
//! examples and tutorials are written with it.

use super::chance::{Chance, Stream};
use super::game::{Flow, Game, Halt, Question, Table};
use super::seat::Seat;

/// Picks an answer to a question in a situation; `None` stops the run there.
type Answers<'a, G> = dyn FnMut(&G, &Question<G>) -> Option<<G as Game>::Choice> + 'a;

/// A table with a script.
pub struct Script<'a, G: Game> {
    answers: Box<Answers<'a, G>>,
    stream: Stream,
    /// Every question asked, the one that stopped the run included.
    pub questions: Vec<Question<G>>,
    /// The answers taken, one for each question but one that stopped the run.
    pub given: Vec<G::Choice>,
    /// Everything that was told.
    pub events: Vec<G::Event>,
}

impl<'a, G: Game> Script<'a, G> {
    /// Answers by a function.
    pub fn by(answers: impl FnMut(&G, &Question<G>) -> Option<G::Choice> + 'a) -> Script<'a, G> {
        Script {
            answers: Box::new(answers),
            stream: Stream::new(0),
            questions: Vec::new(),
            given: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Answers with these choices, one after the other; the question after the last stops the run.
    pub fn of(choices: impl IntoIterator<Item = G::Choice, IntoIter: 'a>) -> Script<'a, G> {
        let mut choices = choices.into_iter();
        Script::by(move |_, _| choices.next())
    }

    /// Other chance results.
    #[must_use]
    pub fn seeded(mut self, seed: u64) -> Script<'a, G> {
        self.stream = Stream::new(seed);
        self
    }

    /// Runs steps until one stops, and says why: [`Halt::Ask`] at the end of the script, [`Halt::Refused`] at an answer that
    /// was not offered (the last question), [`Halt::Over`] at the end of the game.
    pub fn run(&mut self, game: &mut G) -> Halt {
        loop {
            if let Err(halt) = game.step(self) {
                return halt;
            }
        }
    }

    /// The question that stopped the run.
    pub fn waiting(&self) -> Option<&Question<G>> {
        self.questions.get(self.given.len())
    }
}

impl<G: Game> Chance for Script<'_, G> {
    fn below(&mut self, bound: u32) -> u32 {
        self.stream.below(bound)
    }
}

impl<G: Game> Table<G> for Script<'_, G> {
    fn ask(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice> {
        let question = Question { seat, prompt, choices: choices.to_vec() };
        let answer = (self.answers)(game, &question);
        self.questions.push(question);
        match answer {
            None => Err(Halt::Ask),
            Some(choice) if choices.contains(&choice) => {
                self.given.push(choice);
                Ok(choice)
            }
            Some(_) => Err(Halt::Refused),
        }
    }

    fn tell(&mut self, _: &G, event: G::Event) {
        self.events.push(event);
    }
}
