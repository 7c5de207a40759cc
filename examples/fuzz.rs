//! Plays random games of a game and looks after the engine's invariants: `fuzz GAME --games N --seed S [--threads T] [--tally]`.
//! With `--tally` it prints how often what happened, for games that count something.
//!
//! Prints the first violations with their places and ends with `N games, V violations`. Exits with 1 if there was one,
//! with 2 if the arguments make no sense.

use fireside::engine::Game;
use fireside::engine::invariants::{Care, Invariants, Violation, watched_game};
use fireside::games::burgundy::Burgundy;
use fireside::games::innovation::Innovation;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The games of the house: a new one plugs in with a line.
const GAMES: &[(&str, Play)] = &[(Burgundy::ID, play::<Burgundy>), (Innovation::ID, play::<Innovation>)];

/// How often what happened.
type Tally = BTreeMap<String, u64>;

/// Plays the game of one seed.
type Play = fn(u64, Option<&mut Tally>) -> Result<usize, Violation>;

fn play<G: Invariants>(seed: u64, tally: Option<&mut Tally>) -> Result<usize, Violation> {
    let Some(tally) = tally else { return watched_game::<G>(seed, Care::Sampled, &mut |_| {}) };
    watched_game::<G>(seed, Care::Sampled, &mut |event| {
        G::tally(event, &mut |row| *tally.entry(row).or_default() += 1);
    })
}

/// So many violations are printed.
const SHOWN: usize = 10;

struct Arguments {
    play: Play,
    games: u64,
    seed: u64,
    threads: u64,
    tally: bool,
}

fn main() -> ExitCode {
    let arguments = match parse(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(wrong) => {
            eprintln!("{wrong}\nusage: fuzz GAME [--games N] [--seed S] [--threads T] [--tally]");
            return ExitCode::from(2);
        }
    };
    let began = Instant::now();
    let (decisions, violations, tally) = fuzz(&arguments);
    let seconds = began.elapsed().as_secs_f64();
    for violation in violations.iter().take(SHOWN) {
        println!("{}: {}", violation.place, violation.broken);
    }
    for (row, times) in tally {
        println!("{times:9} {row}");
    }
    println!("{decisions} decisions in {seconds:.1} s");
    println!("{} games, {} violations", arguments.games, violations.len());
    if violations.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Deals the seeds out to the threads one by one; violations come back in the order of their seeds.
fn fuzz(arguments: &Arguments) -> (usize, Vec<Violation>, Tally) {
    let dealt = AtomicU64::new(0);
    let work = || {
        let (mut decisions, mut violations, mut tally) = (0, Vec::new(), Tally::new());
        loop {
            let game = dealt.fetch_add(1, Ordering::Relaxed);
            if game >= arguments.games {
                return (decisions, violations, tally);
            }
            match (arguments.play)(arguments.seed.wrapping_add(game), arguments.tally.then_some(&mut tally)) {
                Ok(taken) => decisions += taken,
                Err(violation) => violations.push((game, violation)),
            }
        }
    };
    let (decisions, mut violations, tally) = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..arguments.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().fold((0, Vec::new(), Tally::new()), |(decisions, mut violations, mut tally), thread| {
            let (more, found, counts) = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            violations.extend(found);
            counts.into_iter().for_each(|(row, times)| *tally.entry(row).or_default() += times);
            (decisions + more, violations, tally)
        })
    });
    violations.sort_by_key(|(game, _)| *game);
    (decisions, violations.into_iter().map(|(_, violation)| violation).collect(), tally)
}

fn parse(mut words: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let name = words.next().ok_or("which game?")?;
    let play = GAMES.iter().find(|(known, _)| *known == name).map(|(_, play)| *play).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|(known, _)| *known).collect();
        format!("no game is called {name}; there is {}", known.join(", "))
    })?;
    let mut arguments = Arguments { play, games: 1000, seed: 1, threads: 1, tally: false };
    while let Some(option) = words.next() {
        if option == "--tally" {
            arguments.tally = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{option} needs a number"))?;
        let number = value.parse().map_err(|_| format!("{option}: {value} is not a number"))?;
        match option.as_str() {
            "--games" => arguments.games = number,
            "--seed" => arguments.seed = number,
            "--threads" if number > 0 => arguments.threads = number,
            _ => return Err(format!("{option} {value}: not understood")),
        }
    }
    Ok(arguments)
}
