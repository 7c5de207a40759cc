//! Tunes Burgundy's judgement by letting it play at a glance against itself.
//!
//! `cargo run --release --example burgundy_tune -- weights [--sweeps N] [--games N] [--seed S] [--threads T]`: moves one
//! weight at a time up and down; a move stays when the points of so many deals speak for it. Prints what stayed, and after each
//! sweep all weights as JSON.
//!
//! `cargo run --release --example burgundy_tune -- outlook [--games N] [--seed S] [--threads T]`: plays to some round of so
//! many games, then several times to the end, and fits how much of each part of a player's hopes came true. Prints the table, a
//! row a passage.

mod common;

use common::squares::Squares;
use common::{Arguments, in_threads};
use fireside::bots::Judge;
use fireside::bots::search::glance;
use fireside::engine::playout::{Policy, run};
use fireside::engine::{Flow, Game, Halt, Position, Seat, Stream};
use fireside::games::burgundy::bot::{Parts, WEIGHTS, Weights, judge_by, parts_of};
use fireside::games::burgundy::facts::{PASSAGES, ROUNDS};
use fireside::games::burgundy::{Burgundy, Choice, Options, Prompt};
use lexopt::ValueExt;
use serde_json::Value;
use std::error::Error;
use std::process::ExitCode;

const USAGE: &str = "usage: burgundy_tune weights|outlook [--sweeps N] [--games N] [--seed S] [--threads T]";

fn main() -> ExitCode {
    common::main(USAGE, || {
        let mut sweeps = 3;
        let arguments = Arguments::parse(1000, |name, parser| {
            if name == "sweeps" {
                sweeps = parser.value()?.parse()?;
            }
            Ok(name == "sweeps")
        })?;
        let done = match arguments.words.as_slice() {
            [what] if what == "weights" => tune_weights(sweeps, &arguments),
            [what] if what == "outlook" => fit_outlook(&arguments),
            _ => Err("what is tuned: weights or outlook?".into()),
        };
        done.map_err(|wrong| wrong.to_string())?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Plays at a glance until a round is reached.
struct Glance<'a> {
    weights: [&'a Weights; 4],
    noise: f32,
    until: u32,
    scores: Vec<f32>,
}

/// After the last round.
const NEVER: u32 = u32::MAX;

impl Policy<Burgundy> for Glance<'_> {
    fn decide(
        &mut self,
        game: &Burgundy,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        if game.clock() >= self.until {
            return Err(Halt::Ask);
        }
        judge_by(self.weights[seat.index()], game, seat, prompt, choices, &mut self.scores);
        Ok(choices[glance(&self.scores, self.noise, stream)])
    }
}

/// Plays on from a state.
fn play(state: &Burgundy, weights: [&Weights; 4], noise: f32, until: u32, stream: &mut Stream) -> Option<Burgundy> {
    let mut policy = Glance { weights, noise, until, scores: Vec::new() };
    run(&Position::fresh(state.clone()), &mut policy, stream).ok().map(|(end, _)| end)
}

/// The mean lead in points of `new` over `old`, and its standard error. Every deal is played from both sides, every third with
/// four players.
fn lead(new: &Weights, old: &Weights, deals: usize, seed: u64, threads: usize) -> Result<(f64, f64), Box<dyn Error>> {
    let one = |deal: usize| -> Option<f64> {
        let players = if deal % 3 == 2 { 4 } else { 2 };
        let state = Burgundy::new(&Options::default(), players).ok()?;
        let mut ahead = 0.0;
        for side in 0..2 {
            let weights = std::array::from_fn(|seat| if seat % 2 == side { new } else { old });
            let end = play(&state, weights, 0.3, NEVER, &mut Stream::of_step(seed, deal))?;
            for (seat, points) in end.standing().into_iter().enumerate() {
                let sign = if seat % 2 == side { 1.0 } else { -1.0 };
                ahead += sign * f64::from(points) / f64::from(players);
            }
        }
        Some(ahead)
    };
    let leads: Option<Vec<f64>> = in_threads(threads, deals, one).into_iter().collect();
    let leads = leads.ok_or("refused")?;
    let (sum, squares): (f64, f64) = (leads.iter().sum(), leads.iter().map(|lead| lead * lead).sum());
    let mean = sum / deals as f64;
    Ok((mean, ((squares / deals as f64 - mean * mean) / deals as f64).sqrt()))
}

/// The JSON pointers of all numbers.
fn leaves(value: &Value) -> Vec<String> {
    let fields = value.as_object().into_iter().flatten();
    let leaves = fields.flat_map(|(name, entry)| match entry {
        Value::Array(list) => (0..list.len()).map(|at| format!("/{name}/{at}")).collect(),
        _ => vec![format!("/{name}")],
    });
    leaves.collect()
}

fn tune_weights(sweeps: u32, arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let (deals, threads, mut seed) = (arguments.games, arguments.threads, arguments.seed);
    let mut best = serde_json::to_value(&WEIGHTS)?;
    let mut moves: Vec<(String, f64)> = leaves(&best).into_iter().map(|name| (name, 0.25)).collect();
    for sweep in 0..sweeps {
        for (name, step) in &mut moves {
            let mut moved = false;
            for _ in 0..2 {
                let mut new = best.clone();
                let leaf = new.pointer_mut(name).ok_or("no such weight")?;
                let was = leaf.as_f64().unwrap_or_default();
                let now = ((was + *step * was.abs().max(0.08)) * 1000.0).round() / 1000.0;
                *leaf = Value::from(now);
                seed += 1;
                let (old, candidate) = (serde_json::from_value(best.clone())?, serde_json::from_value(new.clone())?);
                let (mut mean, mut error) = lead(&candidate, &old, deals / 4, seed * 1000, threads)?;
                if mean > 0.0 {
                    (mean, error) = lead(&candidate, &old, deals, seed * 1000 + 1, threads)?;
                }
                if mean > 1.5 * error {
                    eprintln!("{sweep} {name}: {was:.3} to {now:.3}, lead {mean:.3} ± {error:.3}");
                    (best, moved) = (new, true);
                    break;
                }
                *step = -*step;
            }
            *step *= if moved { 1.2 } else { 0.6 };
        }
        let (mean, error) = lead(&serde_json::from_value(best.clone())?, &WEIGHTS, 4000, 77, threads)?;
        eprintln!("sweep {sweep}: lead over the table {mean:.3} ± {error:.3}");
        println!("{best}");
    }
    Ok(())
}

/// How many parts there are.
const N: usize = std::mem::size_of::<Parts>() / std::mem::size_of::<f32>();
/// How often each game is played to its end.
const REPEATS: usize = 8;
fn fit_outlook(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let played = in_threads(arguments.threads, arguments.games, |game| outlook_of(game, arguments.seed));
    let mut sums = vec![Squares::<N>::new(); PASSAGES];
    for game in played {
        let (passage, seats) = game.ok_or("refused")?;
        seats.into_iter().for_each(|(parts, came)| sums[passage].add(parts, came));
    }
    for sums in sums {
        println!("    [{}],", sums.fit().map(|trust| format!("{trust:.2}")).join(", "));
    }
    Ok(())
}

/// The parts of a seat's hopes, and the points that came on average.
type Came = ([f64; N], f64);

/// The passage that a game stopped in, and every seat.
fn outlook_of(game: usize, seed: u64) -> Option<(usize, Vec<Came>)> {
    let weights = [&WEIGHTS; 4];
    let mut stream = Stream::of_step(seed, game);
    let players = if game % 4 == 3 { 4 } else { 2 };
    let until = 2 + (game % (PASSAGES * usize::from(ROUNDS) - 1)) as u32;
    let noise = [0.3, 1.0, 2.0][stream.next_u64() as usize % 3];
    let start = Burgundy::new(&Options::default(), players).ok()?;
    let state = play(&start, weights, noise, until, &mut stream)?;
    let mut ends = [0.0; 4];
    for _ in 0..REPEATS {
        let end = play(&state, weights, 0.5, NEVER, &mut stream)?;
        for (sum, points) in ends.iter_mut().zip(end.standing()) {
            *sum += f64::from(points) / REPEATS as f64;
        }
    }
    let of_seat = |seat: Seat| {
        let came = ends[seat.index()] - f64::from(state.player(seat).score());
        (parts_of(&WEIGHTS, &state, seat).map(f64::from), came)
    };
    Some((usize::from(state.passage()), Seat::all(players).map(of_seat).collect()))
}
