//! Tunes Beta Colony's judgement by letting it play at a glance against itself.
//!
//! `cargo run --release --example beta_colony_tune -- means [--games N] [--seed S] [--threads T] [--weights FILE]`: the mean points with two,
//! three and four players by source, and how many more they are than those of the table's weights at the same tables.
//!
//! `cargo run --release --example beta_colony_tune -- weights [--generations G] [--games N] [--weights FILE]`: an evolution strategy. Writes the
//! weights as JSON after each generation, to be put into the table or read by `--weights`.
//!
//! `cargo run --release --example beta_colony_tune -- outlook [--games N] [--seed S] [--threads T]`: plays so many games to some place, then to the
//! end, and fits how much of each part of a player's hopes came true, a row a round; and then, by greatest likelihood, for two, three and
//! four players the lead that counts in the last round and what comes to it with the root of the rounds left.

mod common;

use common::evolution::{evolve, tune};
use common::squares::Squares;
use common::{Arguments, in_threads};
use fireside::bots::Judge;
use fireside::bots::search::glance;
use fireside::engine::playout::{Policy, run};
use fireside::engine::{Chance, Flow, Game, Halt, Position, Seat, Stream};
use fireside::games::BetaColony;
use fireside::games::beta_colony::bot::{Parts, WEIGHTS, Weights, judge_by, parts_of};
use fireside::games::beta_colony::facts::ROUNDS;
use fireside::games::beta_colony::{Choice, Options, Prompt, Source};
use std::error::Error;
use std::process::ExitCode;

const USAGE: &str = "usage: beta_colony_tune means|weights|outlook [--generations G] [--weights FILE] [--games N] [--seed S] [--threads T]";

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    tune(USAGE, &WEIGHTS, |what, weights, generations, arguments| match what {
        "means" => means(weights, arguments),
        "weights" => evolve(weights, &[], generations, arguments, leads),
        "outlook" => fit_outlook(arguments),
        _ => Err("what is wanted: means, weights or outlook?".into()),
    })
}

/// Noise in points, so that no two games are the same.
const NOISE: f32 = 0.2;

/// Plays at a glance, each seat by weights of its own.
struct Glance<'a> {
    weights: &'a [&'a Weights],
    noise: f32,
    /// Stops in this round, after so many actions.
    until: (u32, u32),
    scores: Vec<f32>,
}

/// After the last round.
const NEVER: (u32, u32) = (u32::MAX, 0);

impl Policy<BetaColony> for Glance<'_> {
    fn decide(
        &mut self,
        game: &BetaColony,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        if game.clock() >= self.until.0 && matches!(prompt, Prompt::Turn { .. }) {
            match self.until.1.checked_sub(1) {
                Some(left) => self.until.1 = left,
                None => return Err(Halt::Ask),
            }
        }
        if let [only] = choices {
            return Ok(*only);
        }
        judge_by(self.weights[seat.index()], game, seat, prompt, choices, &mut self.scores);
        Ok(choices[glance(&self.scores, self.noise, stream)])
    }
}

/// The table after a game, a seat for each entry.
fn play(weights: &[&Weights], mut stream: Stream) -> Option<BetaColony> {
    let start = BetaColony::new(&Options::default(), weights.len() as u8).ok()?;
    let mut policy = Glance { weights, noise: NOISE, until: NEVER, scores: Vec::new() };
    run(&Position::fresh(start), &mut policy, &mut stream).ok().map(|(end, _)| end)
}

fn points(weights: &[&Weights], stream: &Stream) -> Option<Vec<f64>> {
    Some(play(weights, stream.clone())?.standing().into_iter().map(f64::from).collect())
}

/// How many points two changes brought more than their mirror images: in even deals all sit at one table, in odd ones at two.
fn leads(deal: usize, [a, b, c, d]: [&Weights; 4], stream: &mut Stream) -> Option<[f64; 2]> {
    let both = |there: &[f64], back: &[f64], at: usize| (there[at] - there[at + 1] + back[at + 1] - back[at]) / 2.0;
    if deal.is_multiple_of(2) {
        let (there, back) = (points(&[a, b, c, d], stream)?, points(&[b, a, d, c], stream)?);
        Some([both(&there, &back, 0), both(&there, &back, 2)])
    } else {
        let one = both(&points(&[a, b], stream)?, &points(&[b, a], stream)?, 0);
        Some([one, both(&points(&[c, d], stream)?, &points(&[d, c], stream)?, 0)])
    }
}

fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = numbers.len().max(1) as f64;
    numbers.sum::<f64>() / count
}

fn means(weights: &Weights, arguments: &Arguments) -> Outcome<()> {
    for players in 2..=4 {
        let game = |number: usize| {
            let stream = Stream::of_step(arguments.seed, number);
            let seated = |first: bool| -> Vec<&Weights> {
                (0..players).map(|seat| if (seat % 2 == 0) == first { weights } else { &WEIGHTS }).collect()
            };
            Some([play(&seated(true), stream.clone())?, play(&seated(false), stream.clone())?])
        };
        let ends: Option<Vec<_>> = in_threads(arguments.threads, arguments.games, game).into_iter().collect();
        let ends = ends.ok_or("refused")?;
        let of = |new: bool| {
            let sides = ends.iter().flat_map(|[there, back]| [(there, 0), (back, 1)]);
            let seats = sides.flat_map(|(end, side)| end.seats().map(move |seat| (end, side, seat)));
            let own = seats.filter(|(_, side, seat)| (seat.index() % 2 == *side) == new);
            own.map(|(end, _, seat)| end.player(seat)).collect::<Vec<_>>()
        };
        let (new, old) = (of(true), of(false));
        let all = |of: &[&fireside::games::beta_colony::Player]| mean(of.iter().map(|one| f64::from(one.points())));
        println!("{players} players: {:.2}, those of the table {:.2}", all(&new), all(&old));
        for source in Source::ALL {
            println!("  {source:?}: {:.2}", mean(new.iter().map(|player| f64::from(player.points_from(source)))));
        }
    }
    Ok(())
}

/// How many parts there are.
const N: usize = std::mem::size_of::<Parts>() / std::mem::size_of::<f32>();
/// How often each game is played to its end.
const REPEATS: usize = 6;

/// A table where a game stopped: the round, and of each seat the points, the parts of its hopes, the points that came on average in the end.
struct Stopped {
    round: usize,
    seats: Vec<(f64, [f64; N], f64)>,
    /// Each seat's share of the victories.
    shares: Vec<f64>,
}

fn stop(game: usize, seed: u64) -> Option<Stopped> {
    let mut stream = Stream::of_step(seed, game);
    let players = 2 + (game % 3) as u8;
    let weights = [&WEIGHTS; 4];
    // Most searches stop as a round begins.
    let later = if stream.below(2) == 0 { 0 } else { stream.below(2 * u32::from(players)) };
    let until = (1 + stream.below(u32::from(ROUNDS)), later);
    let start = BetaColony::new(&Options::default(), players).ok()?;
    let mut policy = Glance { weights: &weights, noise: 1.0, until, scores: Vec::new() };
    let (state, outcome) = run(&Position::fresh(start), &mut policy, &mut stream).ok()?;
    if outcome.is_some() {
        return Some(Stopped { round: 0, seats: Vec::new(), shares: Vec::new() });
    }
    let (mut ends, mut shares) = (vec![0.0; players.into()], vec![0.0; players.into()]);
    for _ in 0..REPEATS {
        let mut policy = Glance { weights: &weights, noise: 0.5, until: NEVER, scores: Vec::new() };
        let (end, outcome) = run(&Position::fresh(state.clone()), &mut policy, &mut stream).ok()?;
        ends.iter_mut().zip(end.standing()).for_each(|(sum, points)| *sum += f64::from(points) / REPEATS as f64);
        let winners = outcome?.winners;
        winners.iter().for_each(|seat| shares[seat.index()] += 1.0 / (winners.len() * REPEATS) as f64);
    }
    let seats = state
        .seats()
        .zip(ends)
        .map(|(seat, end)| (f64::from(state.player(seat).points()), parts_of(&state, seat).map(f64::from), end));
    Some(Stopped { round: state.round().into(), seats: seats.collect(), shares })
}

fn fit_outlook(arguments: &Arguments) -> Outcome<()> {
    let played = in_threads(arguments.threads, arguments.games, |game| stop(game, arguments.seed));
    let played: Option<Vec<Stopped>> = played.into_iter().collect();
    let played: Vec<Stopped> = played.ok_or("refused")?.into_iter().filter(|stopped| stopped.round > 0).collect();
    let mut sums = vec![Squares::<N>::new(); ROUNDS.into()];
    for stopped in &played {
        stopped.seats.iter().for_each(|(points, parts, end)| sums[stopped.round - 1].add(*parts, end - points));
    }
    let trust: Vec<[f64; N]> = sums.into_iter().map(Squares::fit).collect();
    for row in &trust {
        println!("    [{}],", row.map(|trust| format!("{trust:.2}")).join(", "));
    }
    for players in 2..=4 {
        let of_size: Vec<&Stopped> = played.iter().filter(|stopped| stopped.seats.len() == players).collect();
        let loss = |least: f64, more: f64| {
            let surprise = |stopped: &&Stopped| {
                let spread = least + more * (f64::from(ROUNDS) - stopped.round as f64).sqrt();
                let hopes = |(points, parts, _): &(f64, [f64; N], f64)| {
                    let row = &trust[stopped.round - 1];
                    (points + parts.iter().zip(row).map(|(part, trust)| part * trust).sum::<f64>()) / spread
                };
                let hopes: Vec<f64> = stopped.seats.iter().map(hopes).collect();
                let most = hopes.iter().copied().fold(f64::MIN, f64::max);
                let sum = most + hopes.iter().map(|hope| (hope - most).exp()).sum::<f64>().ln();
                hopes.iter().zip(&stopped.shares).map(|(hope, share)| share * (sum - hope)).sum::<f64>()
            };
            of_size.iter().map(surprise).sum::<f64>() / of_size.len() as f64
        };
        let grid = (1..40).flat_map(|least| (0..40).map(move |more| (f64::from(least) * 0.2, f64::from(more) * 0.2)));
        let best =
            grid.map(|(least, more)| (loss(least, more), least, more)).min_by(|one, other| one.0.total_cmp(&other.0));
        let (loss, least, more) = best.ok_or("no games")?;
        println!("{players} players: ({least:.1}, {more:.1}), log loss {loss:.4}");
    }
    Ok(())
}
