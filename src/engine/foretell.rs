//! What is certain of a choice: it is made on the table, up to the next question or the first thing that its player cannot know.

use super::chance::{Chance, Stream};
use super::game::{Flow, Game, Halt, Outcome, Question, Table};
use super::play::Match;
use super::seat::Seat;

/// What a player knows beforehand of a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Foretold<G: Game> {
    /// What happens, in order.
    pub events: Vec<G::Event>,
    /// The table after that. Only what lies open on it may be told: the rest is as it really is.
    pub state: G,
    /// Where it ends; `None` where something follows that the player cannot know.
    pub end: Option<End<G>>,
    /// What follows then, as it looks from outside, if anything does.
    pub hidden: Option<G::Event>,
}

impl<G: Game> Foretold<G> {
    /// The question at its end, if somebody is asked then.
    pub fn question(&self) -> Option<&Question<G>> {
        if let Some(End::Asks(question)) = &self.end { Some(question) } else { None }
    }
}

/// Where what is known beforehand ends.
#[derive(Clone, PartialEq, Debug)]
pub enum End<G: Game> {
    /// Somebody is asked.
    Asks(Question<G>),
    /// The step is over: what comes next is not the choice's.
    Step,
    /// The game is over.
    Over(Outcome),
}

impl<G: Game> Match<G> {
    /// What would certainly happen if the waiting question were answered so. `None` if the choice is not offered.
    pub fn foretell(&self, choice: G::Choice) -> Option<Foretold<G>> {
        self.foretell_line(&[choice])
    }

    /// The same, and if the questions that are foretold then were answered so as well, one after the other.
    pub fn foretell_line(&self, line: &[G::Choice]) -> Option<Foretold<G>> {
        let question =
            self.question().filter(|question| line.first().is_some_and(|it| question.choices.contains(it)))?;
        let start = self.step_so_far();
        let given: Vec<G::Choice> =
            start.answers.iter().map(|answer| answer.choice).chain(line.iter().copied()).collect();
        let run = |last: usize| {
            let mut state = start.state.clone();
            let mut table = Foresight {
                answers: given.iter(),
                stream: Stream::of_step(self.record().seed, self.step()),
                now: self.state(),
                seat: question.seat,
                told: start.told,
                last,
                events: Vec::new(),
                is_known: true,
                hidden: None,
                kept: None,
                question: None,
            };
            let flow = state.step(&mut table);
            (flow, state, table)
        };
        let (flow, state, Foresight { events, is_known, hidden, question, .. }) = run(0);
        if is_known {
            let end = match flow {
                Ok(()) => Some(End::Step),
                Err(Halt::Over(outcome)) => Some(End::Over(outcome)),
                Err(_) => question.map(End::Asks),
            };
            return Some(Foretold { events, state, end, hidden: None });
        }
        // Where it becomes uncertain is only known now: the table of that moment comes from a second run, instead of one kept at every event.
        let kept = if events.is_empty() { None } else { run(events.len()).2.kept };
        Some(Foretold { events, state: kept.unwrap_or_else(|| self.state().clone()), end: None, hidden })
    }

    /// The events of [`Match::foretell`]; none if the choice is not offered.
    pub fn preview(&self, choice: G::Choice) -> Vec<G::Event> {
        self.foretell(choice).map(|foretold| foretold.events).unwrap_or_default()
    }
}

/// The table at which the step runs again, and on by the choice.
struct Foresight<'a, G: Game> {
    answers: std::slice::Iter<'a, G::Choice>,
    stream: Stream,
    /// The table at the question, and who is asked.
    now: &'a G,
    seat: Seat,
    /// So many events of the step have been told before the choice.
    told: usize,
    /// After so many events that are known the table is kept.
    last: usize,
    /// What is known to follow on the choice.
    events: Vec<G::Event>,
    /// Whether that is all that followed so far.
    is_known: bool,
    /// The first that is not.
    hidden: Option<G::Event>,
    kept: Option<G>,
    /// The question at the end of what is known.
    question: Option<Question<G>>,
}

impl<G: Game> Chance for Foresight<'_, G> {
    fn below(&mut self, bound: u32) -> u32 {
        self.stream.below(bound)
    }
}

impl<G: Game> Table<G> for Foresight<'_, G> {
    fn ask(&mut self, _: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice> {
        if let Some(answer) = self.answers.next() {
            return Ok(*answer);
        }
        if self.is_known {
            self.question = Some(Question { seat, prompt, choices: choices.to_vec() });
        }
        Err(Halt::Ask)
    }

    fn tell(&mut self, game: &G, event: G::Event) {
        if self.told > 0 {
            self.told -= 1;
            return;
        }
        if self.is_known && !self.now.is_open_to(&event, self.seat) {
            self.is_known = false;
            self.hidden = Some(G::seen(&event, None));
        }
        if self.is_known {
            self.events.push(event);
            if self.events.len() == self.last {
                self.kept = Some(game.clone());
            }
        }
    }
}
