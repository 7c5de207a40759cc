//! Everybody's chances at a moment: played on from there many times for a few rounds, at a glance, without a search.

use super::Judge;
use super::level::{Level, Settings};
use super::search::{UpTo, glance};
use crate::engine::playout::run;
use crate::engine::{InfoSet, Seat, Stream, Values};

/// What the seats may hope for, as somebody sees it. The same information set, seed and number of runs give the same chances on every
/// machine.
#[derive(Clone, Debug)]
pub struct Forecast<G: Judge> {
    info: InfoSet<G>,
    settings: Settings,
    stream: Stream,
    scores: Vec<f32>,
    sum: Values,
    runs: u32,
}

impl<G: Judge> Forecast<G> {
    /// The chances as this information set shows them.
    pub fn new(info: InfoSet<G>, seed: u64) -> Forecast<G> {
        Forecast::with(info, Level::Hard.settings(), seed)
    }

    /// As [`Forecast::new`], with settings of one's own: the horizon and the noise of playouts count.
    pub fn with(info: InfoSet<G>, settings: Settings, seed: u64) -> Forecast<G> {
        let settings = settings.of::<G>();
        Forecast { info, settings, stream: Stream::new(seed), scores: Vec::new(), sum: [0.0; Seat::MOST], runs: 0 }
    }

    /// Plays on so many times more. Where no determinization is found in time, the table is judged as it lies.
    pub fn think(&mut self, runs: u32) {
        for _ in 0..runs {
            let Some(position) = self.info.determinize(&mut self.stream) else {
                let odds = self.info.table(&mut self.stream).odds(None);
                self.learn(&odds);
                continue;
            };
            let until = position.checkpoint.clock() + self.settings.horizon;
            let pick = |_: &G, _, _: &[G::Choice], scores: &[f32], stream: &mut Stream| {
                glance(scores, self.settings.playout_noise, stream)
            };
            let mut glances = UpTo { until, scores: &mut self.scores, pick };
            let Ok((state, outcome)) = run(&position, &mut glances, &mut self.stream) else { return };
            self.learn(&state.odds(outcome));
        }
    }

    fn learn(&mut self, odds: &Values) {
        self.sum.iter_mut().zip(odds).for_each(|(sum, odds)| *sum += odds);
        self.runs += 1;
    }

    /// Each seat's chance to win so far, 0 to 1, as [`Judge::odds`] shares it out. `None` before
    /// the first run.
    pub fn chances(&self) -> Option<Values> {
        (self.runs > 0).then(|| self.sum.map(|sum| sum / self.runs as f32))
    }
}
