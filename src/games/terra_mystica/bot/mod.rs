//! How a player of Terra Mystica judges a position at a glance.

use super::{Choice, Prompt, TerraMystica};
use crate::engine::digest::Digest;
use crate::engine::judge::{chance_of_win, share_of_win};
use crate::engine::{Game, Judge, Outcome, Seat, Values};

/// The lead, in points, with which one of two players wins 73 of 100 games.
const SPREAD: f32 = 12.0;

impl Judge for TerraMystica {
    fn judge(&self, _: Seat, _: Prompt, choices: &[Choice], scores: &mut Vec<f32>) {
        scores.extend(choices.iter().map(|_| 0.0));
    }

    fn key(&self, choice: Choice) -> u64 {
        Digest::of(&choice)
    }

    fn clock(&self) -> u32 {
        u32::from(self.round())
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        share_of_win(self.all_players().len(), &self.points(), outcome, SPREAD)
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        chance_of_win(self.all_players().len(), &self.points(), outcome, SPREAD)
    }
}

impl TerraMystica {
    fn points(&self) -> Values {
        let mut points = [0.0; Seat::MOST];
        points.iter_mut().zip(self.standing()).for_each(|(place, now)| *place = now as f32);
        points
    }
}
