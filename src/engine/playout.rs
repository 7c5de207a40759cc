//! Running on from a position with a policy in the place of people.

use super::chance::{Chance, Stream};
use super::game::{Flow, Game, Halt, Outcome, Question, SetupError, Table};
use super::position::{Drawn, Position};
use super::seat::Seat;

/// Decides for every seat.
pub trait Policy<G: Game> {
    /// Picks one of `choices`.
    ///
    /// # Errors
    /// [`Halt::Ask`] stops the run here, with the state as it is.
    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        prompt: G::Prompt,
        choices: &[G::Choice],
        stream: &mut Stream,
    ) -> Flow<G::Choice>;

    /// Hears what happens, from the beginning of the step.
    fn told(&mut self, _event: &G::Event) {}
}

/// Every choice as likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Policy<G> for Random {
    fn decide(&mut self, _: &G, _: Seat, _: G::Prompt, choices: &[G::Choice], stream: &mut Stream) -> Flow<G::Choice> {
        Ok(choices[stream.below(choices.len() as u32) as usize])
    }
}

/// Stops at the first question and keeps it.
pub(super) struct Note<G: Game>(pub(super) Option<Question<G>>);

impl<G: Game> Policy<G> for Note<G> {
    fn decide(
        &mut self,
        _: &G,
        seat: Seat,
        prompt: G::Prompt,
        choices: &[G::Choice],
        _: &mut Stream,
    ) -> Flow<G::Choice> {
        self.0 = Some(Question { seat, prompt, choices: choices.to_vec() });
        Err(Halt::Ask)
    }
}

/// A table at which recorded answers and chance results come first and a policy and a stream go on.
pub struct PolicyTable<'a, G: Game, P> {
    answers: &'a [G::Choice],
    drawn: &'a [Drawn],
    policy: &'a mut P,
    stream: &'a mut Stream,
    misfit: bool,
}

impl<'a, G: Game, P: Policy<G>> PolicyTable<'a, G, P> {
    /// A table without a past.
    pub fn new(policy: &'a mut P, stream: &'a mut Stream) -> Self {
        PolicyTable { answers: &[], drawn: &[], policy, stream, misfit: false }
    }

    /// A table that first repeats what happened since the position's checkpoint.
    pub fn repeating(position: &'a Position<G>, policy: &'a mut P, stream: &'a mut Stream) -> Self {
        PolicyTable { answers: &position.answers, drawn: &position.drawn, policy, stream, misfit: false }
    }
}

impl<G: Game, P> Chance for PolicyTable<'_, G, P> {
    fn below(&mut self, bound: u32) -> u32 {
        match self.drawn.split_first() {
            Some((first, rest)) => {
                self.drawn = rest;
                self.misfit |= first.bound != bound;
                first.number.min(bound - 1)
            }
            None => self.stream.below(bound),
        }
    }
}

impl<G: Game, P: Policy<G>> Table<G> for PolicyTable<'_, G, P> {
    fn ask(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice> {
        if self.misfit {
            return Err(Halt::Refused);
        }
        match self.answers.split_first() {
            Some((first, rest)) if choices.contains(first) => {
                self.answers = rest;
                Ok(*first)
            }
            Some(_) => Err(Halt::Refused),
            None => self.policy.decide(game, seat, prompt, choices, self.stream),
        }
    }

    fn tell(&mut self, _: &G, event: G::Event) {
        self.policy.told(&event);
    }
}

/// Runs from a position until the game ends or the policy stops it. Returns the last state and, if it ended, the outcome.
///
/// # Errors
/// [`Halt::Refused`] when the position's answers do not fit (a determinization that did not work out).
pub fn run<G: Game, P: Policy<G>>(
    position: &Position<G>,
    policy: &mut P,
    stream: &mut Stream,
) -> Flow<(G, Option<Outcome>)> {
    let mut state = position.checkpoint.clone();
    let mut flow = state.step(&mut PolicyTable::repeating(position, policy, stream));
    loop {
        match flow {
            Ok(()) => flow = state.step(&mut PolicyTable::new(policy, stream)),
            Err(Halt::Over(outcome)) => return Ok((state, Some(outcome))),
            Err(Halt::Ask) => return Ok((state, None)),
            Err(Halt::Refused) => return Err(Halt::Refused),
        }
    }
}

/// Plays whole random games without a pause and returns how many decisions they took: what benches measure, natively and in
/// a browser.
///
/// # Errors
/// [`SetupError`] when the table cannot be set up.
pub fn random_play<G: Game>(options: &G::Options, players: u8, games: u64, seed: u64) -> Result<u64, SetupError> {
    let start = Position::fresh(G::new(options, players)?);
    let mut counted = Counted(0);
    for game in 0..games {
        let finished = run(&start, &mut counted, &mut Stream::new(seed.wrapping_add(game)));
        debug_assert!(matches!(finished, Ok((_, Some(_)))), "a game without recorded answers runs to its end");
    }
    Ok(counted.0)
}

/// [`Random`], and how often it decided.
struct Counted(u64);

impl<G: Game> Policy<G> for Counted {
    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        why: G::Prompt,
        choices: &[G::Choice],
        stream: &mut Stream,
    ) -> Flow<G::Choice> {
        self.0 += 1;
        Random.decide(game, seat, why, choices, stream)
    }
}
