//! What bots reach at a table before anybody has played there: whole games at a glance, as Medium plays.

use super::Judge;
use super::level::Level;
use super::search::{UpTo, glance};
use crate::engine::playout::run;
use crate::engine::{InfoSet, Match, Stream};

/// Games of Medium against itself with one set-up. The same set-up and number of games give the same means on every machine.
#[derive(Clone, Debug)]
pub struct Means<G: Judge> {
    options: G::Options,
    players: u8,
    /// The shuffle, where it is settled.
    seed: Option<u64>,
    scores: Vec<f32>,
    games: u32,
    /// Points of all seats, and of the best one of each game.
    sums: [i64; 2],
}

impl<G: Judge> Means<G> {
    /// With these options, so many players and this shuffle; another one each game if none is given.
    pub fn new(options: G::Options, players: u8, seed: Option<u64>) -> Means<G> {
        Means { options, players, seed, scores: Vec::new(), games: 0, sums: [0; 2] }
    }

    /// Plays one game more. `None` if there is no such table.
    pub fn play(&mut self) -> Option<()> {
        let number = u64::from(self.games);
        let game = Match::<G>::new(self.options.clone(), self.players, self.seed.unwrap_or(number)).ok()?;
        let mut stream = Stream::new(number);
        let position = InfoSet::of(&game, None).determinize(&mut stream)?;
        let noise = Level::Medium.settings().of::<G>().noise;
        let pick = |_: &G, _, _: &[G::Choice], scores: &[f32], stream: &mut Stream| glance(scores, noise, stream);
        let mut glances = UpTo { until: u32::MAX, scores: &mut self.scores, pick };
        let (end, _) = run(&position, &mut glances, &mut stream).ok()?;
        let points = end.standing();
        self.sums[0] += points.iter().copied().map(i64::from).sum::<i64>();
        self.sums[1] += points.iter().copied().map(i64::from).max()?;
        self.games += 1;
        Some(())
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The mean points of all seats, and of the best one. `None` before the first game.
    pub fn points(&self) -> Option<[f32; 2]> {
        let games = (self.games > 0).then_some(self.games as f32)?;
        Some([self.sums[0] as f32 / games / f32::from(self.players), self.sums[1] as f32 / games])
    }
}
