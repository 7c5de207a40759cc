//! Where a lesson stands: it follows from the answers that the person has given.

use super::{Lesson, PUPIL, Task};
use crate::engine::{Game, Match};

/// The steps that can be shown as the match stands: what is to be looked at, and the one that awaits the next answer behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The first one after the last answer.
    pub first: usize,
    /// The one that the next answer ends; the lesson's last one behind all answers.
    pub last: usize,
    /// Whether an answer was given here after which the lesson cannot go on.
    pub astray: bool,
}

impl Place {
    /// The step that is shown to somebody who has read on to this one.
    pub fn shown(self, read: usize) -> usize {
        read.clamp(self.first, self.last)
    }
}

impl<G: Game> Lesson<G> {
    /// Where the lesson stands in this match.
    pub fn place(&self, game: &Match<G>) -> Place {
        let awaits = |from: usize| (from..self.steps.len()).find(|at| self.steps[*at].awaits_answer());
        let (mut first, mut played) = (0, 0);
        for at in (0..game.cursor()).filter(|at| is_own(game, *at)) {
            let Some(step) = awaits(first) else { break };
            let is_over = match self.steps[step].task {
                Task::Look => true,
                Task::Play(count) => {
                    played += 1;
                    played == count
                }
                // What is asked in between, by another way, is answered as one likes.
                Task::Answer { asked, .. } if game.prompt(at) != Some(asked) => false,
                Task::Answer { wanted, free, .. } => {
                    if !free && !wanted(game.record().answers[at].choice) {
                        return Place { first: step, last: step, astray: true };
                    }
                    true
                }
            };
            if is_over {
                (first, played) = (step + 1, 0);
            }
        }
        Place { first, last: awaits(first).unwrap_or(self.steps.len() - 1), astray: false }
    }
}

/// Whether an answer was given by whoever learns, and not by itself.
fn is_own<G: Game>(game: &Match<G>, at: usize) -> bool {
    game.giver(at) == Some(PUPIL) && !game.record().answers[at].auto
}
