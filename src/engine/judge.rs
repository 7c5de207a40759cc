//! A game's judgement of its own positions, for whoever thinks about them. The games write it, the bots use it, and neither
//! knows the other.

use super::{Game, Outcome, Seat};

/// What a state is worth to each seat, 0 to 1: about the chance to win. Entries of empty seats are 0.
pub type Values = [f32; Seat::MOST];

/// A game's judgement: what a player sees at a glance.
pub trait Judge: Game {
    /// Fills `scores` with one entry a choice, in their order: how good it looks, in points at the end of the game. Only
    /// differences count. It may use only what `seat` knows.
    fn judge(&self, seat: Seat, prompt: Self::Prompt, choices: &[Self::Choice], scores: &mut Vec<f32>);

    /// A name for the choice in this state. Choices with equal names are the same to a player, for instance cards with
    /// the same print.
    fn key(&self, choice: Self::Choice) -> u64;

    /// How far the game has come, in rounds. It never runs backwards.
    fn clock(&self) -> u32;

    /// What the state is worth to each seat: a fact when the game ended with `outcome`, an estimate while it runs.
    fn value(&self, outcome: Option<Outcome>) -> Values;
}

/// The share of a finished game's value that depends on the margin instead of the victory.
const MARGIN_SHARE: f32 = 0.4;

/// The usual [`Judge::value`] of a game that is won by points: the chance to be first, from the points that each seat has or
/// is expected to get. `spread` is the lead, in points, that makes a victory quite likely (73 %).
pub fn share_of_win(players: usize, points: &Values, outcome: Option<Outcome>, spread: f32) -> Values {
    let mut values = [0.0; Seat::MOST];
    let best = points[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (value, points) in values.iter_mut().zip(&points[..players]) {
        *value = ((points - best) / spread).exp();
        sum += *value;
    }
    let winners = outcome.map(|outcome| outcome.winners);
    for (seat, value) in Seat::all(players as u8).zip(&mut values) {
        *value /= sum;
        if let Some(winners) = winners {
            let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            *value = MARGIN_SHARE * *value + (1.0 - MARGIN_SHARE) * won;
        }
    }
    values
}
