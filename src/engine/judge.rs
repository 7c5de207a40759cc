//! A game's judgement of its own positions, for whoever thinks about them. The games write it, the bots use it, and neither
//! knows the other.

use super::digest::Digest;
use super::game::{Game, Outcome};
use super::seat::{Seat, SeatSet};

/// What a state is worth to each seat, 0 to 1. Entries of empty seats are 0.
pub type Values = [f32; Seat::MOST];

/// A game's judgement: what a player sees at a glance.
pub trait Judge: Game {
    /// How many of this game's points weigh like one of a light game where a search tries and plays on.
    const POINT: f32 = 1.0;
    /// The same where weak levels do not look closely.
    const BLUR: f32 = 1.0;
    /// A choice that looks so many points worse than the best one is not searched.
    const HOPELESS: f32 = f32::INFINITY;

    /// How many times dearer a run of a search is at this table than one of a light game, at least 1: so many fewer are made in the
    /// same time.
    fn run_cost(&self) -> u32 {
        1
    }

    /// Fills `scores` with one entry a choice, in their order: how good it looks, in points at the end of the game. Only
    /// differences count. It may use only what `seat` knows.
    fn judge(&self, seat: Seat, prompt: Self::Prompt, choices: &[Self::Choice], scores: &mut Vec<f32>);

    /// A name for the choice in this state. Choices with equal names are the same to a player, for instance cards with
    /// the same print. Unless told, no two are the same.
    fn key(&self, choice: Self::Choice) -> u64 {
        Digest::of(&choice)
    }

    /// How far the game has come, in rounds. It never runs backwards.
    fn clock(&self) -> u32;

    /// What the state is worth to each seat, as search wants it: mostly the chance to win, but a large lead is worth more than
    /// a small one, so that bots play on when the game is decided.
    fn value(&self, outcome: Option<Outcome>) -> Values;

    /// Each seat's chance to win, as people are told it: a fact when the game ended with `outcome` (a shared victory counts
    /// in parts), an estimate while it runs. The estimate is measured, not guessed: `examples/calibrate` plays games and
    /// compares. Partners in a team each have the team's chance. What is missing to 1 is the chance of an opponent without
    /// a seat.
    fn odds(&self, outcome: Option<Outcome>) -> Values;

    /// What each seat may expect at the end, in the game's own measure: as it stands, unless told.
    fn expected(&self, _outcome: Option<Outcome>) -> Values {
        let mut points = [0.0; Seat::MOST];
        self.standing().iter().zip(&mut points).for_each(|(standing, points)| *points = *standing as f32);
        points
    }

    /// By how much each seat is ahead of the best of its opponents, or behind, in the game's own measure and without bounds: it still
    /// tells choices apart where the chances are as good as certain.
    fn margins(&self, outcome: Option<Outcome>) -> Values {
        margins(&self.sides(), &self.expected(outcome))
    }
}

/// The usual [`Judge::margins`], from what each seat is expected to get.
pub fn margins(sides: &[SeatSet], points: &Values) -> Values {
    let mut margins = [0.0; Seat::MOST];
    for side in sides {
        let others = sides.iter().filter(|other| *other != side).flat_map(|other| other.iter());
        let best = others.map(|seat| points[seat.index()]).reduce(f32::max).unwrap_or(0.0);
        side.iter().for_each(|seat| margins[seat.index()] = points[seat.index()] - best);
    }
    margins
}

/// The share of a finished game's value that depends on the margin instead of the victory.
const MARGIN_SHARE: f32 = 0.4;

/// The usual [`Judge::odds`] of a game that is won by points: the winners' shares at the end, before that the chance to be
/// first, from the points that each seat is expected to get. `spread` is the lead, in points, with which one of two players
/// wins 73 of 100 games.
pub fn chance_of_win(players: usize, points: &Values, outcome: Option<Outcome>, spread: f32) -> Values {
    match outcome {
        Some(Outcome { winners }) => {
            let mut odds = [0.0; Seat::MOST];
            winners.iter().for_each(|seat| odds[seat.index()] = 1.0 / winners.len() as f32);
            odds
        }
        None => by_points(players, points, spread),
    }
}

/// The usual [`Judge::value`] of a game that is won by points: a victory, and a share that depends on the margin.
/// `spread` as in [`chance_of_win`].
pub fn share_of_win(players: usize, points: &Values, outcome: Option<Outcome>, spread: f32) -> Values {
    let mut values = by_points(players, points, spread);
    if outcome.is_some() {
        let won = chance_of_win(players, points, outcome, spread);
        for (value, won) in values.iter_mut().zip(won) {
            *value = MARGIN_SHARE * *value + (1.0 - MARGIN_SHARE) * won;
        }
    }
    values
}

/// Shares that sum to 1 and grow e-fold with each `spread` points.
fn by_points(players: usize, points: &Values, spread: f32) -> Values {
    let mut shares = [0.0; Seat::MOST];
    let best = points[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (share, points) in shares.iter_mut().zip(&points[..players]) {
        *share = ((points - best) / spread).exp();
        sum += *share;
    }
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}
