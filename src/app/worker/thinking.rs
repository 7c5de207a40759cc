//! What the worker thinks about, whichever game it is.

use crate::app::protocol::Report;
use crate::bots::{Judge, Level, Thinker};
use crate::engine::{Game, Match, Record, Veil};
use crate::games::burgundy::Burgundy;

/// Iterations between two looks at the clock.
const AT_A_TIME: u32 = 16;

/// A thought that goes on in small steps.
pub trait Thinking {
    /// Thinks a little; true when it is done.
    fn advance(&mut self) -> bool;
    /// How far it is.
    fn progress(&self) -> Report;
    /// The best found so far.
    fn answer(&self) -> Report;
}

/// Begins to think about the question that waits in a record; `None` if there is none or it does not run.
pub fn begin(id: u32, game: &str, record: &str, level: Level, seed: u64) -> Option<Box<dyn Thinking>> {
    match game {
        Burgundy::ID => of::<Burgundy>(id, record, level, seed),
        _ => None,
    }
}

fn of<G: Judge>(id: u32, record: &str, level: Level, seed: u64) -> Option<Box<dyn Thinking>> {
    let record: Record<G> = serde_json::from_str(record).ok()?;
    let game = Match::restore(record).ok()?;
    let thinker = Thinker::new(Veil::of(&game)?, level, seed);
    Some(Box::new(Thought { id, thinker, done: 0, of: 0 }))
}

struct Thought<G: Judge> {
    id: u32,
    thinker: Thinker<G>,
    done: u32,
    of: u32,
}

impl<G: Judge> Thinking for Thought<G> {
    fn advance(&mut self) -> bool {
        let progress = self.thinker.think(AT_A_TIME);
        (self.done, self.of) = (progress.done, progress.of);
        progress.done >= progress.of
    }

    fn progress(&self) -> Report {
        Report::Progress { id: self.id, done: self.done, of: self.of }
    }

    fn answer(&self) -> Report {
        let choice = serde_json::to_string(&self.thinker.best()).unwrap_or_default();
        Report::Answer { id: self.id, choice }
    }
}
