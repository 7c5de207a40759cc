//! What the judgement alone would have done at one player's decisions of a match, by what that player could know then, and what that
//! would have brought: both choices are played on from there, by the same chance.

use super::level::{Level, Settings};
use super::search::{UpTo, glance};
use super::{Judge, Values};
use crate::engine::playout::run;
use crate::engine::{Decision, Match, Position, Seat, Stream};

/// A decision at which the judgement would have chosen otherwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Remark<C> {
    /// How many answers had been given before it.
    pub answered: usize,
    /// What the judgement would have chosen.
    pub better: C,
    /// How many points more its player may expect after that.
    pub points: f32,
    /// How much more likely its player wins after that, 0 to 1.
    pub chance: f32,
}

/// So many decisions are played on: those that look worst.
const PLAYED: usize = 12;

/// So often each of both choices is played on in a light game, and at least a quarter of that in a dear one.
const RUNS: u32 = 144;

/// Looks at a player's decisions. The same match and seat give the same remarks on every machine.
#[derive(Clone, Debug)]
pub struct Review<G: Judge> {
    game: Match<G>,
    settings: Settings,
    /// The numbers of the answers that are still to be looked at.
    left: std::vec::IntoIter<usize>,
    /// What looked worse than something else, and by how much.
    worse: Vec<(f32, Trial<G>)>,
    scores: Vec<f32>,
    remarks: Vec<Remark<G::Choice>>,
}

/// Two choices at a decision, and what came of them so far.
#[derive(Clone, Debug)]
struct Trial<G: Judge> {
    decision: Decision<G>,
    /// The places of what was chosen and of what looked best.
    choices: [usize; 2],
    stream: Stream,
    runs: u32,
    remark: Remark<G::Choice>,
}

impl<G: Judge> Review<G> {
    /// The decisions of this seat, up to where the match stands.
    pub fn new(game: Match<G>, seat: Seat) -> Review<G> {
        let answers = &game.record().answers;
        let is_own = |at: &usize| game.giver(*at) == Some(seat) && !answers[*at].auto;
        // What leads back to the same question could still be followed by anything.
        let leads_on = |at: &usize| !(is_own(&(at + 1)) && game.prompt(at + 1) == game.prompt(*at));
        let own: Vec<usize> = (0..game.cursor()).filter(is_own).filter(leads_on).collect();
        let settings = Level::Hard.settings().of::<G>();
        let (left, remarks) = (own.into_iter(), Vec::new());
        Review { game, settings, left, worse: Vec::new(), scores: Vec::new(), remarks }
    }

    /// Works a little; false if there is nothing left to do.
    pub fn advance(&mut self) -> bool {
        if let Some(at) = self.left.next() {
            // What was played once can be played again.
            let decision = self.game.go_to(at).ok().and_then(|()| Decision::of(&self.game));
            let worse = decision.and_then(|decision| self.look(decision, at));
            self.worse.extend(worse);
            if self.left.len() == 0 {
                // The worst one comes last, of equal ones the earliest.
                self.worse.sort_by(|(one, _), (other, _)| one.total_cmp(other));
                self.worse.drain(..self.worse.len().saturating_sub(PLAYED));
            }
            return true;
        }
        let Some((_, trial)) = self.worse.last_mut() else { return false };
        let Some(gained) = trial.play(&self.settings, &mut self.scores) else { return self.worse.pop().is_some() };
        trial.remark.points += gained[0];
        trial.remark.chance += gained[1];
        trial.runs += 1;
        if trial.runs * self.game.state().run_cost().min(4) >= RUNS {
            let runs = trial.runs as f32;
            let remark = trial.remark;
            self.remarks.push(Remark { points: remark.points / runs, chance: remark.chance / runs, ..remark });
            self.worse.pop();
        }
        true
    }

    /// A decision at which something else looked better, and by how much.
    fn look(&mut self, decision: Decision<G>, answered: usize) -> Option<(f32, Trial<G>)> {
        let given = self.game.record().answers[answered].choice;
        let mut stream = Stream::new(answered as u64);
        let state = decision.info().table(&mut stream);
        let question = decision.question();
        state.judge(question.seat, question.prompt, &question.choices, &mut self.scores);
        let at = question.choices.iter().position(|choice| *choice == given)?;
        let best = glance(&self.scores, 0.0, &mut stream);
        let better = question.choices[best];
        let loss = self.scores[best] - self.scores[at];
        let differs = loss > 0.0 && state.key(better) != state.key(given);
        let remark = Remark { answered, better, points: 0.0, chance: 0.0 };
        differs.then_some((loss, Trial { decision, choices: [at, best], stream, runs: 0, remark }))
    }

    /// What the judgement would have done otherwise, as far as it was played on.
    pub fn remarks(&self) -> &[Remark<G::Choice>] {
        &self.remarks
    }
}

impl<G: Judge> Trial<G> {
    /// Plays on once after each of both choices: how many points and how much of a chance the second brings more. `None` if no table was
    /// found that might be the real one.
    fn play(&mut self, settings: &Settings, scores: &mut Vec<f32>) -> Option<[f32; 2]> {
        let position = self.decision.info().determinize(&mut self.stream)?;
        let chance = Stream::new(self.stream.next_u64());
        let mut play = |first| play_on(&position, first, settings, scores, chance.clone());
        let seat = self.decision.question().seat.index();
        let [given, better] = [play(self.choices[0])?, play(self.choices[1])?];
        Some([better.0[seat] - given.0[seat], better.1[seat] - given.1[seat]])
    }
}

/// What everybody may expect some rounds later, in points and as a chance, if the question is answered by the choice at this place.
fn play_on<G: Judge>(
    position: &Position<G>,
    first: usize,
    settings: &Settings,
    scores: &mut Vec<f32>,
    mut chance: Stream,
) -> Option<(Values, Values)> {
    let mut first = Some(first);
    let until = position.checkpoint.clock() + settings.horizon;
    let pick = |_: &G, _, _: &[G::Choice], scores: &[f32], stream: &mut Stream| {
        first.take().unwrap_or_else(|| glance(scores, settings.playout_noise, stream))
    };
    let (state, outcome) = run(position, &mut UpTo { until, scores, pick }, &mut chance).ok()?;
    Some((state.expected(outcome), state.odds(outcome)))
}
