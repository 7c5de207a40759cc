//! Everybody's chances at moments of a match, whichever game it is.

use super::protocol::Report;
use super::thinking::restore;
use super::work::Work;
use crate::bots::{Forecast, Judge};
use crate::engine::{InfoSet, Match};
use crate::with_game;
use std::collections::VecDeque;

/// Runs a moment: enough that its figure is good to two parts in a hundred.
const RUNS: u32 = 160;

/// Runs of a light game between two looks at the clock.
const AT_A_TIME: u32 = 8;

/// Begins to estimate the chances at these moments of a record; `None` if it does not run.
pub fn of(id: u32, game: &str, record: &str, moments: Vec<usize>) -> Option<Box<dyn Work>> {
    with_game!(game, chances_of(id, record, moments))?
}

fn chances_of<G: Judge>(id: u32, record: &str, moments: Vec<usize>) -> Option<Box<dyn Work>> {
    let game = restore::<G>(record)?;
    Some(Box::new(ChancesWork { id, game, moments: moments.into(), current: None, found: Vec::new() }))
}

struct ChancesWork<G: Judge> {
    id: u32,
    game: Match<G>,
    moments: VecDeque<usize>,
    current: Option<Current<G>>,
    /// What was not told yet.
    found: Vec<(usize, Vec<f32>)>,
}

struct Current<G: Judge> {
    moment: usize,
    forecast: Forecast<G>,
    runs: u32,
}

impl<G: Judge> ChancesWork<G> {
    /// Goes to the next moment. The end of the game needs no estimate. False if there is no moment left.
    fn next(&mut self) -> bool {
        let Some(moment) = self.moments.pop_front() else { return false };
        // A moment that cannot be reached has no chances.
        if self.game.go_to(moment).is_err() {
            return true;
        }
        match self.game.outcome() {
            Some(outcome) => {
                let odds = self.game.state().odds(Some(outcome));
                self.found.push((moment, odds[..usize::from(self.game.state().players())].to_vec()));
            }
            None => {
                // From outside, and by the moment's own chance: nothing that is hidden from anybody can show in it.
                let forecast = Forecast::new(InfoSet::of(&self.game, None), moment as u64);
                self.current = Some(Current { moment, forecast, runs: 0 });
            }
        }
        true
    }
}

impl<G: Judge> Work for ChancesWork<G> {
    fn advance(&mut self) -> bool {
        let Some(current) = &mut self.current else { return !self.next() };
        let runs = AT_A_TIME.div_ceil(self.game.state().run_cost());
        current.forecast.think(runs);
        current.runs += runs;
        if current.runs >= RUNS {
            let players = usize::from(self.game.state().players());
            if let Some(odds) = current.forecast.chances() {
                self.found.push((current.moment, odds[..players].to_vec()));
            }
            self.current = None;
        }
        false
    }

    fn progress(&mut self) -> Option<Report> {
        let found = std::mem::take(&mut self.found);
        (!found.is_empty()).then_some(Report::Chances { id: self.id, found })
    }

    fn answer(&mut self) -> Option<Report> {
        self.progress()
    }
}
