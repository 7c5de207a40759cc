//! The judgement of Beta Colony: how good choices and tables look at a glance. Search does the rest.

mod weights;
mod worth;

#[cfg(test)]
mod tests;

pub use weights::{OUTLOOK, Parts, WEIGHTS, Weights};

use super::facts::ROUNDS;
use super::{BetaColony, Choice, Prompt};
use crate::engine::{Judge, Outcome, Seat, Values, chance_of_win, share_of_win};
use worth::Worth;

/// For two, three and four players: the lead that counts in the last round, and what comes to it with the root of the rounds left. Fitted
/// by greatest likelihood to games at a glance: `examples/beta_colony_tune`, `outlook`.
const SPREAD: [(f32, f32); 3] = [(3.2, 2.6), (2.8, 1.8), (2.6, 1.4)];

impl Judge for BetaColony {
    const POINT: f32 = 2.0;
    const BLUR: f32 = 3.0;
    const HOPELESS: f32 = 6.0;

    /// A run of the search judges some forty actions of several parts each.
    fn run_cost(&self) -> u32 {
        2
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
                None => Worth::of(&WEIGHTS, self, seat).outlook(),
            };
        }
        points
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        share_of_win(self.all_players().len(), &self.expected(outcome), outcome, self.spread())
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        chance_of_win(self.all_players().len(), &self.expected(outcome), outcome, self.spread())
    }
}

/// [`Judge::judge`] by other weights.
pub fn judge_by(
    weights: &Weights,
    game: &BetaColony,
    seat: Seat,
    prompt: Prompt,
    choices: &[Choice],
    scores: &mut Vec<f32>,
) {
    let worth = Worth::of(weights, game, seat);
    scores.clear();
    scores.extend(choices.iter().map(|choice| worth.choice(prompt, *choice)));
}

/// What a player can still hope for.
pub fn parts_of(game: &BetaColony, seat: Seat) -> Parts {
    Worth::of(&WEIGHTS, game, seat).parts()
}

impl BetaColony {
    fn spread(&self) -> f32 {
        let (least, more) = SPREAD[self.all_players().len().clamp(2, 4) - 2];
        least + more * f32::from(ROUNDS.saturating_sub(self.round())).sqrt()
    }
}
