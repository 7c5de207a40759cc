//! Why something cannot be done now: for whoever taps what is not on offer.

use super::Innovation;
use super::card::{Card, Colour};
use super::choice::Choice;
use super::facts::ISSUED_WITH;
use super::prompt::Prompt;
use super::state::Zone;
use crate::engine::{Question, Seat};

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Somebody has the achievement.
    Claimed(Seat),
    /// What is missing for a normal achievement: so many points, and a top card of its age.
    Missing {
        /// So many more, 0 if there are enough.
        points: u16,
        /// Whether there is no top card of its age or higher.
        top: bool,
    },
    /// Another card lies on it: this one is on top.
    Covered(Card),
    /// It lies on somebody else's board.
    NotYours(Seat),
    /// It can be done once a turn, and was.
    Once,
    /// No inspire effect is visible in the colour.
    NoInspire,
    /// A decree asks for figures of three values in the hand: there are so many.
    FewFigures {
        /// Different values of the figures in the hand.
        values: u8,
    },
    /// A decree asks for a figure of its colour.
    NoFigureOf(Colour),
    /// What is asked now must be answered first.
    Question,
}

impl Innovation {
    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered.
    pub fn obstacle(&self, question: &Question<Innovation>, choice: Choice) -> Option<Obstacle> {
        if question.choices.contains(&choice) {
            return None;
        }
        if !matches!(question.prompt, Prompt::Action { .. }) {
            return Some(Obstacle::Question);
        }
        let seat = question.seat;
        Some(match choice {
            Choice::Achieve(age) => self.out_of_reach(seat, age),
            Choice::Inspire(_) if self.has_inspired() => Obstacle::Once,
            Choice::Inspire(_) => Obstacle::NoInspire,
            Choice::Decree(_) if self.has_decreed() => Obstacle::Once,
            Choice::Decree(decree) => match self.values_of_figures(seat) {
                values @ 0..ISSUED_WITH => Obstacle::FewFigures { values },
                _ => Obstacle::NoFigureOf(decree.colour()),
            },
            Choice::Dogma(card) => match self.zone(card) {
                Zone::Board(owner) if owner != seat => Obstacle::NotYours(owner),
                Zone::Board(_) => match self.player(seat).stack(card.colour()).top() {
                    Some(top) if top != card => Obstacle::Covered(top),
                    _ => Obstacle::Question,
                },
                _ => Obstacle::Question,
            },
            _ => Obstacle::Question,
        })
    }

    /// What is in the way of the normal achievement of an age that cannot be claimed.
    fn out_of_reach(&self, seat: Seat, age: u8) -> Obstacle {
        let is_there = self.available().iter().any(|card| card.printed_value() == age);
        if let Some(owner) = self.normal_owner(age).filter(|_| !is_there) {
            return Obstacle::Claimed(owner);
        }
        let player = self.player(seat);
        let points = self.points_asked(seat, age).saturating_sub(player.points_towards(age));
        Obstacle::Missing { points, top: player.height_to_claim() < age }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Match, Stream};
    use crate::games::innovation::Options;
    use crate::games::innovation::facts::{LAST_AGE, POINTS_AN_AGE};
    use std::collections::HashSet;
    use std::mem::discriminant;

    #[test]
    fn something_is_in_the_way_of_all_that_is_not_offered_and_it_is_what_is_missing() {
        let mut seen = HashSet::new();
        for (seed, players) in (0..).zip([2, 3, 4].into_iter().cycle()).take(9) {
            let mut game = Match::<Innovation>::new(Options::default(), players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                let state = game.state();
                let boards = state.seats().flat_map(|seat| state.cards_in(Zone::Board(seat)));
                let wishes = (1..LAST_AGE).map(Choice::Achieve).chain(boards.map(Choice::Dogma)).chain([Choice::Draw]);
                for wish in wishes {
                    let obstacle = state.obstacle(&question, wish);
                    assert_eq!(obstacle.is_none(), question.choices.contains(&wish), "{wish:?}");
                    seen.extend(obstacle.as_ref().map(discriminant));
                    if let (Some(Obstacle::Missing { points, top }), Choice::Achieve(age)) = (obstacle, wish) {
                        assert!(points > 0 || top, "{wish:?} of seed {seed}");
                        let player = state.player(question.seat);
                        let (then, needed) = (player.points() + points, POINTS_AN_AGE * u16::from(age));
                        assert!(if points > 0 { then == needed } else { then >= needed }, "{wish:?} of seed {seed}");
                        assert_eq!(top, player.tops().all(|card| card.printed_value() < age));
                    }
                }
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).unwrap();
            }
        }
        assert_eq!(seen.len(), 5);
    }
}
