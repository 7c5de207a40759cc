//! The worst case of a game: plays random games and says which answers took longest, the list of choices that they lead to included.
//!
//! `cargo run --release --example slowest -- terra-mystica --games 10000`
//!
//! An answer is timed as the page gives it, in a match that keeps its record. Those that look slow are timed again, and the shortest of
//! their times counts: what else the machine did meanwhile is not the game's. Tables are those of the invariants, in turn.
//!
//! `--foretold` times instead what the page tells of a choice before it counts: every choice that is offered, at every eighth question.

mod common;

use common::{Arguments, Result, in_threads};
use fireside::app::narration::Narration;
use fireside::app::narration::facts::waste;
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, Game, Match, Stream};
use fireside::with_game;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const USAGE: &str = "usage: slowest GAME [--foretold] [--games N] [--seed S] [--threads T]";

/// So many of the slowest are printed.
const SHOWN: usize = 5;
/// So often an answer that looks slow is timed.
const TIMES: usize = 5;

fn main() -> ExitCode {
    common::main(USAGE, || {
        let mut is_foretold = false;
        let arguments = Arguments::parse(1000, |name, _| {
            is_foretold |= name == "foretold";
            Ok(name == "foretold")
        })?;
        let text = match is_foretold {
            true => with_game!(arguments.word(), measure_foretold(&arguments)),
            false => with_game!(arguments.word(), measure(&arguments)),
        };
        println!("{}", common::known(text)?);
        Ok(ExitCode::SUCCESS)
    })
}

/// An answer that took long.
struct Slow {
    took: Duration,
    game: usize,
    answer: usize,
    choices: usize,
}

fn measure<G: Invariants>(arguments: &Arguments) -> Result<String> {
    let tables = G::tables();
    let play = |number: usize| play::<G>(&tables[number % tables.len()], arguments.seed, number);
    let mut slow: Vec<Slow> = in_threads(arguments.threads, arguments.games, play).into_iter().flatten().collect();
    slow.sort_by_key(|one| std::cmp::Reverse(one.took));
    let mut text = String::new();
    for Slow { took, game, answer, choices } in slow.iter().take(SHOWN) {
        text +=
            &format!("{:8.3} ms  answer {answer} of game {game}, then {choices} choices\n", took.as_secs_f64() * 1e3);
    }
    Ok(text + &format!("{} games, seed {}", arguments.games, arguments.seed))
}

/// The slowest answers of one random game, each slower than all before it.
fn play<G: Invariants>(table: &(G::Options, u8), seed: u64, number: usize) -> Vec<Slow> {
    let mut stream = Stream::of_step(seed, number);
    let Ok(mut game) = Match::<G>::new(table.0.clone(), table.1, stream.next_u64()) else { return Vec::new() };
    let mut slow: Vec<Slow> = Vec::new();
    while let Some(question) = game.question() {
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        let before = game.clone();
        let mut took = timed(&mut game, choice);
        if slow.last().is_none_or(|slowest| slowest.took < took) {
            took = (1..TIMES).map(|_| timed(&mut before.clone(), choice)).fold(took, Duration::min);
            if slow.last().is_none_or(|slowest| slowest.took < took) {
                let choices = game.question().map_or(0, |question| question.choices.len());
                slow.push(Slow { took, game: number, answer: game.cursor(), choices });
            }
        }
    }
    slow
}

/// How long it takes to tell what choices bring, and whether that is nothing.
fn measure_foretold<G: Invariants + Narration>(arguments: &Arguments) -> Result<String> {
    let tables = G::tables();
    let play = |number: usize| foretold::<G>(&tables[number % tables.len()], arguments.seed, number);
    let mut times: Vec<_> = in_threads(arguments.threads, arguments.games, play).into_iter().flatten().collect();
    times.sort();
    let at = |percent: usize| times.get(times.len() * percent / 100).map_or(0.0, |(took, _)| took.as_secs_f64() * 1e3);
    let in_ms = |(took, choice): &(Duration, String)| format!("{:8.3} ms  {choice}\n", took.as_secs_f64() * 1e3);
    let slowest: String = times.iter().rev().take(SHOWN).map(in_ms).collect();
    let (half, most) = (at(50), at(99));
    Ok(format!(
        "{slowest}{most:8.3} ms  99 % at most\n{half:8.3} ms  half of them\n{} choices, seed {}",
        times.len(),
        arguments.seed
    ))
}

/// The times of one random game, with the choices.
fn foretold<G: Invariants + Narration>(table: &(G::Options, u8), seed: u64, number: usize) -> Vec<(Duration, String)> {
    let mut stream = Stream::of_step(seed, number);
    let Ok(mut game) = Match::<G>::new(table.0.clone(), table.1, stream.next_u64()) else { return Vec::new() };
    let mut times = Vec::new();
    while let Some(question) = game.question() {
        if game.cursor().is_multiple_of(8) {
            times.extend(question.choices.iter().map(|choice| {
                let tell = || {
                    let began = Instant::now();
                    std::hint::black_box((G::gains(&game, *choice), waste(&game, *choice)));
                    began.elapsed()
                };
                let took = (0..TIMES).map(|_| tell()).min().unwrap_or_default();
                (took, format!("{choice:?} at {:?} of game {number}", question.prompt))
            }));
        }
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        if game.answer(choice).is_err() {
            unreachable!("offered choices are accepted");
        }
    }
    times
}

fn timed<G: Game>(game: &mut Match<G>, choice: G::Choice) -> Duration {
    let began = Instant::now();
    if game.answer(choice).is_err() {
        unreachable!("offered choices are accepted");
    }
    began.elapsed()
}
