//! Fits the weights of Innovation's judgement to games that it plays at a glance against itself.
//!
//! `cargo run --release --example innovation_tune -- [--games N] [--seed S] [--players N] [--threads T]`: plays so many games,
//! looks at every turn's beginning, and finds the weights with which the hopes of the seats say best who will win (logistic
//! regression on the features that `games::innovation::bot` looks at). Prints the weights as they stand in the code, and the
//! Brier score on games that were not used.

mod common;

use common::{Arguments, Result, in_threads};
use fireside::bots::search::glance;
use fireside::bots::{Judge, Level};
use fireside::engine::{Match, Seat, Stream};
use fireside::games::innovation::bot::{FEATURES, WEIGHTS, features};
use fireside::games::innovation::{Innovation, Options, Prompt};
use lexopt::ValueExt;
use std::process::ExitCode;

const USAGE: &str = "usage: innovation_tune [--games N] [--seed S] [--players N] [--threads T]";

type Features = [f32; FEATURES];

/// What the seats could hope for at a moment, and each one's share of the victory.
struct Moment {
    seats: Vec<Features>,
    shares: Vec<f32>,
}

/// Rounds of descent, and how far each goes.
const ROUNDS: usize = 600;
const RATE: f32 = 0.5;
/// What keeps weights small that the games say little about.
const CALM: f32 = 1e-4;

fn main() -> ExitCode {
    common::main(USAGE, || {
        let mut players = 2;
        let arguments = Arguments::parse(1000, |name, parser| {
            if name == "players" {
                players = parser.value()?.parse()?;
            }
            Ok(name == "players")
        })?;
        if !arguments.words.is_empty() {
            return Err("only options, please".into());
        }
        fit(&arguments, players)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Plays, fits and prints.
fn fit(arguments: &Arguments, players: u8) -> Result<()> {
    let play = |game| play(arguments.seed.wrapping_add(game as u64), players);
    let moments: Option<Vec<_>> = in_threads(arguments.threads, arguments.games, play).into_iter().collect();
    let moments = moments.ok_or("2 to 4 play")?;
    let (fit, check) = moments.split_at(moments.len() * 4 / 5);
    let (fit, check): (Vec<&Moment>, Vec<&Moment>) = (fit.iter().flatten().collect(), check.iter().flatten().collect());
    let scale = scale_of(&fit);
    let mut weights = WEIGHTS;
    weights.iter_mut().zip(&scale).for_each(|(weight, scale)| *weight *= scale);
    println!("{} moments; before: Brier {:.4}", fit.len(), brier(&check, &weights, &scale));
    for _ in 0..ROUNDS {
        descend(&fit, &mut weights, &scale);
    }
    println!("after: Brier {:.4}", brier(&check, &weights, &scale));
    let plain: Vec<String> =
        weights.iter().zip(&scale).map(|(weight, scale)| format!("{:.4}", weight / scale)).collect();
    println!("{}", plain.join(", "));
    Ok(())
}

/// Plays a game and keeps the beginning of every turn.
fn play(seed: u64, players: u8) -> Option<Vec<Moment>> {
    let mut game = Match::<Innovation>::new(Options::default(), players, seed).ok()?;
    let mut stream = Stream::new(seed);
    let noise = Level::Medium.settings().noise;
    let (mut seen, mut scores, mut turn) = (Vec::new(), Vec::new(), 0);
    while let Some(question) = game.question() {
        let state = game.state();
        if matches!(question.prompt, Prompt::Action { .. }) && state.turn() != turn {
            turn = state.turn();
            seen.push(state.seats().map(|seat| features(state, seat)).collect::<Vec<Features>>());
        }
        state.judge(question.seat, question.prompt, &question.choices, &mut scores);
        let choice = question.choices[glance(&scores, noise, &mut stream)];
        game.answer(choice).ok()?;
    }
    let outcome = game.outcome()?;
    let share = |seat: Seat| if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
    let shares: Vec<f32> = game.state().seats().map(share).collect();
    Some(seen.into_iter().map(|seats| Moment { seats, shares: shares.clone() }).collect())
}

/// The usual size of each feature's difference between seats.
fn scale_of(moments: &[&Moment]) -> Features {
    let mut sums = [1e-6; FEATURES];
    for moment in moments {
        for (at, sum) in sums.iter_mut().enumerate() {
            *sum += (moment.seats[0][at] - moment.seats[1][at]).powi(2);
        }
    }
    sums.map(|sum| (sum / moments.len() as f32).sqrt().max(1e-3))
}

/// Everybody's chances by these weights (of scaled features).
fn chances(moment: &Moment, weights: &Features, scale: &Features) -> Vec<f32> {
    let hope = |seat: &Features| seat.iter().zip(weights).zip(scale).map(|((f, w), s)| f * w / s).sum::<f32>();
    let hopes: Vec<f32> = moment.seats.iter().map(hope).collect();
    let best = hopes.iter().copied().fold(f32::MIN, f32::max);
    let parts: Vec<f32> = hopes.iter().map(|hope| (hope - best).exp()).collect();
    let sum: f32 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

fn descend(moments: &[&Moment], weights: &mut Features, scale: &Features) {
    let mut slope = [0.0f32; FEATURES];
    for moment in moments {
        for ((seat, chance), share) in moment.seats.iter().zip(chances(moment, weights, scale)).zip(&moment.shares) {
            for ((slope, feature), scale) in slope.iter_mut().zip(seat).zip(scale) {
                *slope += (share - chance) * feature / scale;
            }
        }
    }
    for (weight, slope) in weights.iter_mut().zip(slope) {
        *weight += RATE * (slope / moments.len() as f32 - CALM * *weight);
    }
}

/// The mean square of how far the chances were from what came.
fn brier(moments: &[&Moment], weights: &Features, scale: &Features) -> f32 {
    let one = |moment: &&Moment| {
        let chances = chances(moment, weights, scale);
        chances.iter().zip(&moment.shares).map(|(chance, share)| (chance - share).powi(2)).sum::<f32>()
            / moment.seats.len() as f32
    };
    moments.iter().map(one).sum::<f32>() / moments.len() as f32
}
