//! Plays random games of a game and looks after the engine's invariants: `fuzz GAME --games N --seed S [--threads T] [--tally] [--rare]`.
//! With `--tally` it prints how often what happened, for games that count something, and what was rarest of that which should happen.
//! With `--rare` it looks at the information sets of few questions only and plays many more games in the same time.
//!
//! Prints the first violations with their places, how often information sets inside steps found no determinization and how much
//! these vary, and ends with `N games, V violations`. Exits with 1 if there was one,
//! with 2 if the arguments make no sense.

mod common;

use common::{Arguments, Result, in_threads};
use fireside::engine::invariants::{Care, Invariants, Looked, Violation, watched_game};
use fireside::with_game;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "usage: fuzz GAME [--games N] [--seed S] [--threads T] [--tally] [--rare]";

/// How often what happened.
type Tally = BTreeMap<String, u64>;

/// So many violations are printed.
const SHOWN: usize = 10;

/// So many games are played before their tallies are added up.
const BATCH: usize = 2000;

fn main() -> ExitCode {
    common::main(USAGE, || {
        let (mut tally, mut care) = (false, Care::Sampled);
        let arguments = Arguments::parse(1000, |name, _| {
            match name {
                "tally" => tally = true,
                "rare" => care = Care::Rare,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        common::known(with_game!(arguments.word(), fuzz(&arguments, tally, care)))
    })
}

fn fuzz<G: Invariants>(arguments: &Arguments, counts: bool, care: Care) -> Result<ExitCode> {
    let began = Instant::now();
    let (mut looked, mut violations, mut tally) = (Looked::default(), Vec::new(), Tally::new());
    for first in (0..arguments.games).step_by(BATCH) {
        let games = BATCH.min(arguments.games - first);
        let seed = arguments.seed.wrapping_add(first as u64);
        let played =
            in_threads(arguments.threads, games, |number| play::<G>(seed.wrapping_add(number as u64), counts, care));
        for game in played {
            match game {
                Ok((one, rows)) => {
                    looked.add(one);
                    rows.into_iter().for_each(|(row, times)| *tally.entry(row).or_default() += times);
                }
                Err(violation) => violations.push(violation),
            }
        }
    }
    for violation in violations.iter().take(SHOWN) {
        println!("{}: {}", violation.place, violation.broken);
    }
    if counts {
        let mut rows: Vec<(u64, String)> =
            G::rows().into_iter().map(|row| (tally.get(&row).copied().unwrap_or_default(), row)).collect();
        rows.sort_unstable();
        for (row, times) in tally {
            println!("{times:9} {row}");
        }
        println!("of {} rows to reach the rarest are:", rows.len());
        for (times, row) in rows.into_iter().take(SHOWN) {
            println!("{times:9} {row}");
        }
    }
    println!("{looked}\nin {:.1} s", began.elapsed().as_secs_f64());
    println!("{} games, {} violations", arguments.games, violations.len());
    Ok(if violations.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Plays the game of one seed: what was looked at, and what happened if that `counts`.
fn play<G: Invariants>(seed: u64, counts: bool, care: Care) -> Result<(Looked, Tally), Violation> {
    let mut tally = Tally::new();
    let looked = watched_game::<G>(seed, care, &mut |event| {
        if counts {
            G::tally(event, &mut |row| *tally.entry(row).or_default() += 1);
        }
    })?;
    Ok((looked, tally))
}
