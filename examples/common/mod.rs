//! What the command-line examples share: reading their arguments, and playing in several threads.
#![allow(dead_code, reason = "each example uses a part of it")]

pub mod evolution;
pub mod squares;

use fireside::engine::{Game, Match, Seat};
use fireside::games;
use lexopt::prelude::*;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A result, or what is wrong with the arguments.
pub type Result<T, E = lexopt::Error> = std::result::Result<T, E>;

/// Runs an example. What is wrong with its arguments is said together with how it is used.
pub fn main(usage: &str, run: impl FnOnce() -> Result<ExitCode>) -> ExitCode {
    run().unwrap_or_else(|wrong| {
        eprintln!("{wrong}\n{usage}");
        ExitCode::from(2)
    })
}

/// The arguments that every example takes.
pub struct Arguments {
    /// Those that are no options, in their order.
    pub words: Vec<String>,
    /// `--games N`, at least 1.
    pub games: usize,
    /// `--seed S`; 1 unless said.
    pub seed: u64,
    /// `--threads T`, at least 1; 1 unless said.
    pub threads: usize,
}

impl Arguments {
    /// Reads the command line; so many `games` unless it says another number. `more` is given the name of every option that is
    /// not known here, takes its value from the parser and says whether it knows it.
    ///
    /// # Errors
    /// An option that nobody knows, one without its value, or a value that does not fit.
    pub fn parse(games: usize, mut more: impl FnMut(&str, &mut lexopt::Parser) -> Result<bool>) -> Result<Arguments> {
        let mut parsed = Arguments { words: Vec::new(), games, seed: 1, threads: 1 };
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next()? {
            match argument {
                Long("games") => parsed.games = at_least_one(&parser.value()?.string()?)?,
                Long("threads") => parsed.threads = at_least_one(&parser.value()?.string()?)?,
                Long("seed") => parsed.seed = parser.value()?.parse()?,
                Value(word) => parsed.words.push(word.string()?),
                Long(name) => {
                    let name = name.to_owned();
                    if !more(&name, &mut parser)? {
                        return Err(Long(&name).unexpected());
                    }
                }
                Short(_) => return Err(argument.unexpected()),
            }
        }
        Ok(parsed)
    }

    /// The only word, which should be a game's id or what is wanted; nothing if there are none or several.
    pub fn word(&self) -> &str {
        if let [word] = self.words.as_slice() { word } else { "" }
    }
}

/// What `with_game!` found.
///
/// # Errors
/// Nothing, since no game has that id; or what was found is an error.
pub fn known<T>(found: Option<Result<T>>) -> Result<T> {
    found.unwrap_or_else(|| Err(format!("which game? There is {}", games::IDS.join(", ")).into()))
}

fn at_least_one(text: &str) -> Result<usize> {
    text.parse().ok().filter(|number| *number > 0).ok_or_else(|| format!("\"{text}\" is no number from 1 on").into())
}

/// A game's options from JSON, checked with the number of players.
///
/// # Errors
/// The text is not that of options, or the game is not played so.
pub fn options<G: Game>(json: &str, players: usize) -> Result<G::Options> {
    let options: G::Options = serde_json::from_str(json).map_err(|wrong| format!("--options: {wrong}"))?;
    let fits = (1..=Seat::MOST).contains(&players) && Match::<G>::new(options.clone(), players as u8, 0).is_ok();
    if fits { Ok(options) } else { Err(format!("{} is not played by {players} with these options", G::ID).into()) }
}

/// Does the jobs 0 to `jobs` - 1 in so many threads. Their results stand in the order of the jobs, whoever did them.
pub fn in_threads<T: Send>(threads: usize, jobs: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mine = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < jobs));
        mine.map(|number| (number, job(number))).collect::<Vec<_>>()
    };
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = threads.into_iter().map(|thread| thread.join());
        joined.flat_map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
