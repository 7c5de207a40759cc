//! Lets bots play against each other and says who is stronger.
//!
//! `cargo run --release --example arena -- burgundy --seats hard,easy --games 200 --seed 1 [--json] [--tally] [--threads 2]`
//!
//! Partners of a team win together: each of them counts the whole victory. Options of a game are those of its saves.
//!
//! Each deal is played once from every rotation of the seats. The same arguments give the same games, whatever the threads.

mod common;

use common::{Arguments, Result, in_threads};
use fireside::bots::{Judge, Level, Thinker};
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, Decision, Match, Seat, Stream};
use fireside::with_game;
use lexopt::ValueExt;
use serde::Serialize;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str =
    "usage: arena GAME --seats LEVEL,... [--games N] [--seed S] [--threads T] [--options JSON] [--json] [--tally]
  LEVEL   random, easy, medium, hard, expert; one a seat
  --tally what happened, a game";

fn main() -> ExitCode {
    common::main(USAGE, || {
        let mut settings = Settings { seats: Vec::new(), options: "{}".to_owned(), json: false, tally: false };
        let arguments = Arguments::parse(100, |name, parser| {
            match name {
                "seats" => settings.seats = parser.value()?.parse_with(Entrant::list)?,
                "options" => settings.options = parser.value()?.string()?,
                "json" => settings.json = true,
                "tally" => settings.tally = true,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        println!("{}", common::known(with_game!(arguments.word(), play_all(&arguments, &settings)))?);
        Ok(ExitCode::SUCCESS)
    })
}

/// What is played, and what is told of it.
struct Settings {
    seats: Vec<Entrant>,
    options: String,
    json: bool,
    tally: bool,
}

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entrant {
    Random,
    Bot(Level),
}

impl Entrant {
    fn list(words: &str) -> Result<Vec<Entrant>, String> {
        words.split(',').map(Entrant::parse).collect()
    }

    fn parse(word: &str) -> Result<Entrant, String> {
        match word {
            "random" => Ok(Entrant::Random),
            _ => word.parse().map(Entrant::Bot).map_err(|_| format!("no level is called \"{word}\"")),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Entrant::Random => "random",
            Entrant::Bot(level) => level.word(),
        }
    }
}

/// What one game brought, by entrant.
struct Played {
    scores: Vec<i32>,
    /// What each played, where that differs.
    roles: Vec<Option<String>>,
    /// 1 for a victory, a share for a shared one.
    shares: Vec<f64>,
    decisions: Vec<usize>,
    seconds: Vec<f64>,
    longest: Vec<f64>,
    /// How often what happened.
    tally: BTreeMap<String, u64>,
}

fn play_all<G: Judge + Invariants>(arguments: &Arguments, settings: &Settings) -> Result<String> {
    let begun = Instant::now();
    let options = common::options::<G>(&settings.options, settings.seats.len())?;
    let play = |number| play::<G>(arguments.seed, settings, options.clone(), number);
    let games: Result<Vec<Played>> =
        in_threads(arguments.threads, arguments.games, play).into_iter().map(|game| Ok(game?)).collect();
    let report = Report::of(G::ID, arguments.seed, settings, &games?, begun.elapsed().as_secs_f64());
    if settings.json {
        serde_json::to_string(&report).map_err(|error| error.to_string().into())
    } else {
        Ok(report.text())
    }
}

/// One game. Every deal comes once in each rotation.
fn play<G: Judge + Invariants>(
    seed: u64,
    settings: &Settings,
    options: G::Options,
    number: usize,
) -> Result<Played, String> {
    let seats = settings.seats.len();
    let (deal, rotation) = (number / seats, number % seats);
    let entrant_at = |seat: Seat| (seat.index() + rotation) % seats;
    let mut seeds = Stream::of_step(seed, deal);
    let mut game = Match::<G>::new(options, seats as u8, seeds.next_u64())
        .map_err(|error| format!("the table cannot be set up: {error:?}"))?;
    let mut stream = Stream::of_step(!seed, number);
    let mut played = Played {
        scores: vec![0; seats],
        roles: vec![None; seats],
        shares: vec![0.0; seats],
        decisions: vec![0; seats],
        seconds: vec![0.0; seats],
        longest: vec![0.0; seats],
        tally: BTreeMap::new(),
    };
    while let Some(decision) = Decision::of(&game) {
        let entrant = entrant_at(decision.question().seat);
        let choices = &decision.question().choices;
        let asked = Instant::now();
        let choice = match settings.seats[entrant] {
            Entrant::Random => choices[stream.below(choices.len() as u32) as usize],
            Entrant::Bot(level) => Thinker::new(decision, level, stream.next_u64()).finish(),
        };
        let seconds = asked.elapsed().as_secs_f64();
        played.decisions[entrant] += 1;
        played.seconds[entrant] += seconds;
        played.longest[entrant] = seconds.max(played.longest[entrant]);
        game.answer(choice).map_err(|refusal| format!("game {number}: {refusal:?}"))?;
    }
    for logged in game.events() {
        G::tally(&logged.event, &mut |row| *played.tally.entry(row).or_default() += 1);
    }
    let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    for (seat, score) in Seat::all(seats as u8).zip(game.state().standing()) {
        played.scores[entrant_at(seat)] = score;
        played.roles[entrant_at(seat)] = game.state().role(seat);
    }
    let sides = game.state().sides();
    let won: Vec<_> = sides.iter().filter(|side| side.iter().any(|seat| winners.contains(seat))).collect();
    for seat in won.iter().flat_map(|side| side.iter()) {
        played.shares[entrant_at(seat)] = 1.0 / won.len() as f64;
    }
    Ok(played)
}

/// What is printed.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: usize,
    seed: u64,
    seats: Vec<Line>,
    decisions_per_second: f64,
    seconds_a_move: f64,
    seconds: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    roles: Vec<RoleLine>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tally: BTreeMap<String, u64>,
}

/// One entrant's part of it, in the order given.
#[derive(Serialize)]
struct Line {
    level: &'static str,
    wins: usize,
    draws: usize,
    win_rate: f64,
    interval: [f64; 2],
    mean: f64,
    median: f64,
    decisions: usize,
    seconds_a_move: f64,
    longest_move: f64,
}

/// How a role fared with the bots of a level.
#[derive(Serialize)]
struct RoleLine {
    role: String,
    level: &'static str,
    games: usize,
    win_rate: f64,
    mean: f64,
}

impl RoleLine {
    fn all(settings: &Settings, games: &[Played]) -> Vec<RoleLine> {
        let mut lines: Vec<RoleLine> = Vec::new();
        for (game, entrant) in
            games.iter().flat_map(|game| (0..settings.seats.len()).map(move |entrant| (game, entrant)))
        {
            let (Some(role), level) = (&game.roles[entrant], settings.seats[entrant].word()) else { continue };
            let at = lines.iter().position(|line| line.role == *role && line.level == level).unwrap_or_else(|| {
                lines.push(RoleLine { role: role.clone(), level, games: 0, win_rate: 0.0, mean: 0.0 });
                lines.len() - 1
            });
            let line = &mut lines[at];
            line.games += 1;
            line.win_rate += game.shares[entrant];
            line.mean += f64::from(game.scores[entrant]);
        }
        for line in &mut lines {
            line.win_rate /= line.games as f64;
            line.mean /= line.games as f64;
        }
        lines.sort_by(|one, other| (one.level, &one.role).cmp(&(other.level, &other.role)));
        lines
    }
}

impl Report {
    fn of(game: &'static str, seed: u64, settings: &Settings, games: &[Played], seconds: f64) -> Report {
        let line = |(entrant, level): (usize, &Entrant)| {
            let mut scores: Vec<i32> = games.iter().map(|game| game.scores[entrant]).collect();
            scores.sort_unstable();
            let share: f64 = games.iter().map(|game| game.shares[entrant]).sum();
            let decisions: usize = games.iter().map(|game| game.decisions[entrant]).sum();
            let thought: f64 = games.iter().map(|game| game.seconds[entrant]).sum();
            let middle = |at: usize| f64::from(scores[at]);
            Line {
                level: level.word(),
                wins: games.iter().filter(|game| game.shares[entrant] == 1.0).count(),
                draws: games.iter().filter(|game| (f64::EPSILON..1.0).contains(&game.shares[entrant])).count(),
                win_rate: share / games.len() as f64,
                interval: wilson(share, games.len() as f64),
                mean: scores.iter().map(|score| f64::from(*score)).sum::<f64>() / games.len() as f64,
                median: (middle((scores.len() - 1) / 2) + middle(scores.len() / 2)) / 2.0,
                decisions,
                seconds_a_move: thought / decisions.max(1) as f64,
                longest_move: games.iter().map(|game| game.longest[entrant]).fold(0.0, f64::max),
            }
        };
        let seats: Vec<Line> = settings.seats.iter().enumerate().map(line).collect();
        let mut tally = BTreeMap::new();
        for (row, times) in games.iter().filter(|_| settings.tally).flat_map(|game| &game.tally) {
            *tally.entry(row.clone()).or_default() += times;
        }
        let decisions: usize = seats.iter().map(|line| line.decisions).sum();
        let thought: f64 = seats.iter().map(|line| line.seconds_a_move * line.decisions as f64).sum();
        Report {
            game,
            games: games.len(),
            seed,
            seats,
            roles: RoleLine::all(settings, games),
            decisions_per_second: decisions as f64 / seconds,
            seconds_a_move: thought / decisions.max(1) as f64,
            seconds,
            tally,
        }
    }

    fn text(&self) -> String {
        let mut text = format!("{}, {} games, seed {}\n", self.game, self.games, self.seed);
        text += "level     wins draws  win rate  95 % interval     mean  median  s a move  longest\n";
        for line in &self.seats {
            let [low, high] = line.interval.map(|bound| bound * 100.0);
            text += &format!(
                "{:8} {:5} {:5}  {:6.1} %  {low:5.1} to {high:5.1} %  {:6.2}  {:6.1}  {:8.4}  {:7.3}\n",
                line.level,
                line.wins,
                line.draws,
                line.win_rate * 100.0,
                line.mean,
                line.median,
                line.seconds_a_move,
                line.longest_move,
            );
        }
        for RoleLine { role, level, games, win_rate, mean } in &self.roles {
            text += &format!("{level:8} {games:5} games  {:6.1} %  {mean:6.2}  {role}\n", win_rate * 100.0);
        }
        for (row, times) in &self.tally {
            text += &format!("{times:7} {:9.3} a game  {row}\n", *times as f64 / self.games as f64);
        }
        text + &format!(
            "{:.0} decisions a second, {:.4} s a move, {:.0} s in all",
            self.decisions_per_second, self.seconds_a_move, self.seconds
        )
    }
}

/// The 95 % interval after Wilson.
fn wilson(successes: f64, trials: f64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    let rate = successes / trials;
    let middle = rate + Z * Z / (2.0 * trials);
    let half = Z * (rate * (1.0 - rate) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    let whole = 1.0 + Z * Z / trials;
    [(middle - half) / whole, (middle + half) / whole]
}
