//! Thinking about the question that waits: a bot's move, or a hint, whichever game it is.

use super::protocol::Report;
use super::work::{Work, now};
use crate::bots::{Forecast, Judge, Level, Progress, Thinker};
use crate::engine::{Decision, Game, InfoSet, Match, Record};
use crate::with_game;

/// Iterations of a light game between two looks at the clock.
const AT_A_TIME: u32 = 16;

/// A hint takes no longer, in milliseconds.
const HINT_TIME: f64 = 900.0;

/// The longest that a bot thinks, in milliseconds. A slow device makes fewer runs.
const THOUGHT_TIME: f64 = 2600.0;

/// Runs for the figure of a hint where there is nothing to choose.
const NO_CHOICE_RUNS: u32 = 200;

/// Begins to think about the question that waits in a record; `None` if there is none or it does not run.
pub fn thought(id: u32, game: &str, record: &str, level: Option<Level>, seed: u64) -> Option<Box<dyn Work>> {
    with_game!(game, thought_of(id, record, level, seed))?
}

/// Begins to think about a hint for the question that waits in a record; `None` if there is none or it does not run.
pub fn hint(id: u32, game: &str, record: &str, seed: u64) -> Option<Box<dyn Work>> {
    with_game!(game, hint_of(id, record, seed))?
}

/// The match of a record, if it runs.
pub fn restore<G: Game>(record: &str) -> Option<Match<G>> {
    let record: Record<G> = serde_json::from_str(record).ok()?;
    Match::restore(record).ok()
}

fn thought_of<G: Judge>(id: u32, record: &str, level: Option<Level>, seed: u64) -> Option<Box<dyn Work>> {
    let game = restore::<G>(record)?;
    let settings = level.map_or(Level::glance(), Level::settings);
    let thinker = Thinker::with(Decision::of(&game)?, settings, seed);
    Some(Box::new(Thought::new(id, &game, thinker, THOUGHT_TIME)))
}

fn hint_of<G: Judge>(id: u32, record: &str, seed: u64) -> Option<Box<dyn Work>> {
    let game = restore::<G>(record)?;
    let decision = Decision::of(&game)?;
    let seat = decision.question().seat;
    let thinker = Thinker::with(decision, Level::hint(), seed);
    let forecast = Forecast::new(InfoSet::of(&game, Some(seat)), seed);
    let thought = Thought::new(id, &game, thinker, HINT_TIME);
    Some(Box::new(Hint { thought, forecast, seat: seat.index() }))
}

struct Thought<G: Judge> {
    id: u32,
    thinker: Thinker<G>,
    progress: Progress,
    /// Runs between two looks at the clock.
    at_a_time: u32,
    /// When it must be done, in milliseconds since 1970.
    end: f64,
}

impl<G: Judge> Thought<G> {
    /// A thought that takes no longer than so many milliseconds.
    fn new(id: u32, game: &Match<G>, thinker: Thinker<G>, time: f64) -> Thought<G> {
        let at_a_time = AT_A_TIME.div_ceil(game.state().run_cost());
        Thought { id, thinker, progress: Progress { done: 0, of: 0 }, at_a_time, end: now() + time }
    }
}

impl<G: Judge> Work for Thought<G> {
    fn advance(&mut self) -> bool {
        self.progress = self.thinker.think(self.at_a_time);
        self.progress.is_done() || now() >= self.end
    }

    fn progress(&mut self) -> Option<Report> {
        Some(Report::Progress { id: self.id, done: self.progress.done, of: self.progress.of })
    }

    fn answer(&mut self) -> Option<Report> {
        let choice = serde_json::to_string(&self.thinker.best()).unwrap_or_default();
        Some(Report::Answer { id: self.id, choice })
    }
}

struct Hint<G: Judge> {
    thought: Thought<G>,
    /// For a question that needs no search.
    forecast: Forecast<G>,
    seat: usize,
}

impl<G: Judge> Work for Hint<G> {
    fn advance(&mut self) -> bool {
        self.thought.advance()
    }

    fn progress(&mut self) -> Option<Report> {
        self.thought.progress()
    }

    fn answer(&mut self) -> Option<Report> {
        let mut ranking = self.thought.thinker.ranking(usize::MAX);
        for untried in ranking.iter_mut().filter(|estimate| estimate.visits == 0) {
            self.forecast.think(NO_CHOICE_RUNS);
            untried.chance = self.forecast.chances().map_or(0.0, |chances| chances[self.seat]);
        }
        let as_text = |choice: &G::Choice| serde_json::to_string(choice).unwrap_or_default();
        let choices = ranking.iter().map(|estimate| (as_text(&estimate.choice), estimate.chance)).collect();
        Some(Report::Hint { id: self.thought.id, choices })
    }
}
