//! INTERIM judgement, to be replaced.
use super::choice::{Choice, Prompt};
use super::Innovation;
use crate::engine::{Judge, Outcome, Seat, Values, chance_of_win, share_of_win};
use std::hash::{DefaultHasher, Hash, Hasher};

impl Judge for Innovation {
    fn judge(&self, _: Seat, _: Prompt, choices: &[Choice], scores: &mut Vec<f32>) {
        scores.extend(choices.iter().map(|choice| match choice {
            Choice::Achieve(_) => 5.0,
            Choice::Meld(card) => f32::from(card.value()) * 0.3,
            Choice::Dogma(card) => f32::from(card.value()) * 0.35,
            _ => 0.5,
        }));
    }
    fn key(&self, choice: Choice) -> u64 {
        let mut hasher = DefaultHasher::new();
        choice.hash(&mut hasher);
        hasher.finish()
    }
    fn clock(&self) -> u32 {
        u32::from(self.turn)
    }
    fn value(&self, outcome: Option<Outcome>) -> Values {
        let mut points = [0.0; Seat::MOST];
        for seat in self.seats() {
            points[seat.index()] = f32::from(self.achievements(seat)) * 5.0 + f32::from(self.player(seat).points()) * 0.2 + f32::from(self.player(seat).highest_top());
        }
        share_of_win(self.players.len(), &points, outcome, 5.0)
    }
    fn odds(&self, outcome: Option<Outcome>) -> Values {
        chance_of_win(self.players.len(), &[0.0; Seat::MOST], outcome, 5.0)
    }
}
