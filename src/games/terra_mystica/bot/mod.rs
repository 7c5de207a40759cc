//! How a player of Terra Mystica judges choices and positions at a glance: a choice is tried out, and the table after it is judged by the points
//! that it promises.

mod map;
mod memo;
mod outlook;
mod trying;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use weights::{WEIGHTS, Weights};

use super::facts::ROUNDS;
use super::{Choice, Prompt, TerraMystica};
use crate::engine::chance_of_win;
use crate::engine::{Judge, Outcome, Seat, Values};
use view::View;

/// The lead, in points, with which one of two players wins 73 of 100 games.
const SPREAD: f32 = 12.0;

/// The same for the chances that people are told: when all have passed for the last time, and what comes to it for each player with the
/// root of the rounds left. Fitted by greatest likelihood to games of Hard against itself, and checked on others: `examples/calibrate`.
const CERTAIN: f32 = 3.0;
const DRIFT: f32 = 4.5;

/// What a victory counts for in the value of a finished game, beside the lead.
const VICTORY: f32 = 0.2;

impl Judge for TerraMystica {
    const POINT: f32 = 3.0;
    const BLUR: f32 = 12.0;
    const HOPELESS: f32 = 7.0;

    /// A run of the search plays three or four long rounds, and every action of it is tried out before it is picked.
    fn run_cost(&self) -> u32 {
        10
    }

    fn judge(&self, seat: Seat, prompt: Prompt, choices: &[Choice], scores: &mut Vec<f32>) {
        judge_by(&WEIGHTS, self, seat, prompt, choices, scores);
    }

    fn clock(&self) -> u32 {
        u32::from(self.round())
    }

    fn expected(&self, outcome: Option<Outcome>) -> Values {
        let mut points = [0.0; Seat::MOST];
        for seat in self.seats() {
            points[seat.index()] = match outcome {
                Some(_) => f32::from(self.player(seat).points()),
                None => View::of(self, &WEIGHTS, seat).outlook(self),
            };
        }
        points
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        let (players, points) = (self.all_players().len(), self.expected(outcome));
        // Playing on is a matter of chance: a victory by a few points says little more than the points.
        let mut values = chance_of_win(players, &points, None, SPREAD);
        if outcome.is_some() {
            let won = chance_of_win(players, &points, outcome, SPREAD);
            values.iter_mut().zip(won).for_each(|(value, won)| *value += VICTORY * (won - *value));
        }
        values
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        // Who has no faction or no dwelling yet has nothing to be judged by.
        if self.round() == 0 {
            return chance_of_win(self.all_players().len(), &[0.0; Seat::MOST], None, CERTAIN);
        }
        let left =
            f32::from(ROUNDS - self.round()) + if self.passed().len() < self.all_players().len() { 0.5 } else { 0.0 };
        let players = self.all_players().len();
        let spread = CERTAIN + DRIFT * players as f32 * left.sqrt();
        chance_of_win(players, &self.expected(outcome), outcome, spread)
    }
}

/// Scores every choice by the given weights, in points at the end of the game.
pub fn judge_by(
    weights: &Weights,
    game: &TerraMystica,
    seat: Seat,
    prompt: Prompt,
    choices: &[Choice],
    scores: &mut Vec<f32>,
) {
    scores.clear();
    // After an action nothing else is asked nearly always, and there is nothing to look at.
    if prompt == Prompt::After && choices.iter().all(|choice| matches!(choice, Choice::Exchange(_) | Choice::Done)) {
        return scores.extend(choices.iter().map(|choice| trying::aside(*choice)));
    }
    let view = View::of(game, weights, seat);
    match prompt {
        Prompt::Turn { .. } => view.turn(game, choices, scores),
        Prompt::Faction(_) => scores.extend(choices.iter().map(|choice| match choice {
            Choice::Faction(faction) => weights.faction[*faction as usize],
            _ => 0.0,
        })),
        _ => scores.extend(choices.iter().map(|choice| view.answer(game, prompt, *choice))),
    }
}
