//! The worst case of a game: plays random games and says which answers took longest, the list of choices that they lead to included.
//!
//! `cargo run --release --example slowest -- terra-mystica --games 10000`
//!
//! An answer is timed as the page gives it, in a match that keeps its record. Those that look slow are timed again, and the shortest of
//! their times counts: what else the machine did meanwhile is not the game's. Tables are those of the invariants, in turn.

mod common;

use common::{Arguments, Result, in_threads};
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, Game, Match, Stream};
use fireside::with_game;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const USAGE: &str = "usage: slowest GAME [--games N] [--seed S] [--threads T]";

/// So many of the slowest are printed.
const SHOWN: usize = 5;
/// So often an answer that looks slow is timed.
const TIMES: usize = 5;

fn main() -> ExitCode {
    common::main(USAGE, || {
        let arguments = Arguments::parse(1000, |_, _| Ok(false))?;
        println!("{}", common::known(with_game!(arguments.word(), measure(&arguments)))?);
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

fn timed<G: Game>(game: &mut Match<G>, choice: G::Choice) -> Duration {
    let began = Instant::now();
    if game.answer(choice).is_err() {
        unreachable!("offered choices are accepted");
    }
    began.elapsed()
}
