//! Are the chances true that people are told? Plays games, notes the estimates at many moments and who won, and compares.
//!
//! `cargo run --release --example calibrate -- burgundy --seats hard,hard --games 400 [--what forecast|hint] [--runs 60]
//! [--options '{"teams":true}']`
//!
//! The table has a line for each tenth of estimates: how many there were, their mean, and how often it came true. The
//! exponent is the one that would make the estimates of even games best (over 1: they are too timid; under 1: too bold), by
//! fifth of the game; its score is that on odd games, which were not used to find it.

use fireside::bots::{Forecast, Judge, Level, Thinker};
use fireside::engine::{Decision, InfoSet, Match, Seat, SeatSet, Stream, Values};
use fireside::games::burgundy::Burgundy;
use fireside::games::innovation::Innovation;
use std::process::ExitCode;

const USAGE: &str = "usage: calibrate GAME --seats LEVEL,... [--games N] [--seed S] [--threads N]
                 [--what forecast|hint] [--runs N] [--horizon N] [--options JSON]
  GAME       burgundy, innovation
  LEVEL      easy, medium, hard, expert; one a seat
  forecast   everybody's chances at the start of each turn, for somebody who looks on (the default)
  hint       the chance after the choice that a hint suggests, once a turn";

fn main() -> ExitCode {
    let done = Arguments::parse(std::env::args().skip(1)).and_then(|arguments| match arguments.game.as_str() {
        "burgundy" => measure::<Burgundy>(&arguments),
        "innovation" => measure::<Innovation>(&arguments),
        other => Err(format!("no game is called \"{other}\"")),
    });
    match done {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            eprintln!("calibrate: {wrong}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

struct Arguments {
    game: String,
    seats: Vec<Level>,
    games: usize,
    seed: u64,
    threads: usize,
    options: String,
    hint: bool,
    runs: Option<u32>,
    horizon: Option<u32>,
}

impl Arguments {
    fn parse(mut words: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let mut parsed = Arguments {
            game: String::new(),
            seats: Vec::new(),
            games: 100,
            seed: 1,
            threads: 1,
            options: "{}".to_owned(),
            hint: false,
            runs: None,
            horizon: None,
        };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match word.as_str() {
                "--seats" => {
                    let level = |word: &str| word.parse().map_err(|_| format!("no level is called \"{word}\""));
                    parsed.seats = value()?.split(',').map(level).collect::<Result<_, _>>()?;
                }
                "--games" => parsed.games = number(&word, &value()?)?,
                "--seed" => parsed.seed = number(&word, &value()?)?,
                "--threads" => parsed.threads = number::<usize>(&word, &value()?)?.max(1),
                "--options" => parsed.options = value()?,
                "--runs" => parsed.runs = Some(number(&word, &value()?)?),
                "--horizon" => parsed.horizon = Some(number(&word, &value()?)?),
                "--what" => {
                    parsed.hint = match value()?.as_str() {
                        "forecast" => false,
                        "hint" => true,
                        other => return Err(format!("nothing is called \"{other}\"")),
                    }
                }
                _ if parsed.game.is_empty() && !word.starts_with('-') => parsed.game = word,
                _ => return Err(format!("{word} is not known")),
            }
        }
        match parsed.seats.len() {
            0 => Err("who plays? --seats is missing".to_owned()),
            seats if seats > Seat::MOST => Err(format!("no table has {seats} seats")),
            _ => Ok(parsed),
        }
    }
}

fn number<T: std::str::FromStr>(name: &str, word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{name} takes a whole number, not \"{word}\""))
}

/// Somebody's chance as estimated at one moment. The entrants of a moment sum to 1.
struct Moment {
    clock: u32,
    /// For each side: the estimate, and the share of the victory in the end.
    entrants: Vec<(f64, f64)>,
}

/// Fifths of the game.
const STAGES: usize = 5;

fn measure<G: Judge>(arguments: &Arguments) -> Result<String, String> {
    let players = arguments.seats.len() as u8;
    let options: G::Options =
        serde_json::from_str(&arguments.options).map_err(|wrong| format!("--options: {wrong}"))?;
    Match::<G>::new(options.clone(), players, 0).map_err(|_| format!("{} is not played by {players}", G::ID))?;
    let worker = |first: usize| -> Vec<(usize, Vec<Moment>)> {
        let games = (first..arguments.games).step_by(arguments.threads);
        games.filter_map(|number| Some((number, play::<G>(arguments, options.clone(), number)?))).collect()
    };
    let mut games: Vec<(usize, Vec<Moment>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..arguments.threads).map(|first| scope.spawn(move || worker(first))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    if games.len() < arguments.games {
        return Err("a game broke off".to_owned());
    }
    games.sort_by_key(|(number, _)| *number);
    let (even, odd): (Vec<_>, Vec<_>) = games.into_iter().partition(|(number, _)| number % 2 == 0);
    let flat = |games: Vec<(usize, Vec<Moment>)>| games.into_iter().flat_map(|(_, game)| game).collect::<Vec<_>>();
    let (even, odd) = (flat(even), flat(odd));
    let end = even.iter().chain(&odd).map(|moment| moment.clock + 1).max().unwrap_or(1);
    let stage = |moment: &Moment| (moment.clock as usize * STAGES / end as usize).min(STAGES - 1);
    let all: Vec<&Moment> = even.iter().chain(&odd).collect();
    let mut text =
        format!("{} moments, Brier {:.4}, log loss {:.4}\n", all.len(), brier(&all, 1.0), log_loss(&all, 1.0));
    text += "estimate     number    mean  came true\n";
    for tenth in 0..10 {
        let of_tenth = |(chance, _): &&(f64, f64)| ((chance * 10.0) as usize).min(9) == tenth;
        let found: Vec<_> = all.iter().flat_map(|moment| &moment.entrants).filter(of_tenth).collect();
        let mean = |part: &dyn Fn(&(f64, f64)) -> f64| {
            found.iter().map(|one| part(one)).sum::<f64>() / found.len().max(1) as f64 * 100.0
        };
        let (said, came) = (mean(&|one| one.0), mean(&|one| one.1));
        text += &format!("{:3}–{:3} %  {:8}  {said:5.1} %    {came:5.1} %\n", tenth * 10, tenth * 10 + 10, found.len());
    }
    text += "fifth  exponent  Brier of odd games, as it is and with it\n";
    for fifth in 0..STAGES {
        let of_fifth = |moment: &&Moment| stage(moment) == fifth;
        let (fit, check): (Vec<_>, Vec<_>) =
            (even.iter().filter(of_fifth).collect(), odd.iter().filter(of_fifth).collect());
        let exponent = best_exponent(&fit);
        text +=
            &format!("{:5}  {exponent:8.2}  {:.4}  {:.4}\n", fifth + 1, brier(&check, 1.0), brier(&check, exponent));
    }
    Ok(text)
}

/// One game with its moments; `None` if it broke off.
fn play<G: Judge>(arguments: &Arguments, options: G::Options, number: usize) -> Option<Vec<Moment>> {
    let players = arguments.seats.len() as u8;
    let mut stream = Stream::of_step(arguments.seed, number);
    let mut game = Match::<G>::new(options, players, stream.next_u64()).ok()?;
    let mut estimates: Vec<(u32, Option<Seat>, Values)> = Vec::new();
    let mut step = None;
    while let Some(decision) = Decision::of(&game) {
        let asked = decision.question().seat;
        if step != Some(game.step()) {
            step = Some(game.step());
            let (clock, seed) = (game.state().clock(), stream.next_u64());
            match arguments.hint {
                true => {
                    if let Some(chance) = hint(arguments, decision.clone(), seed) {
                        let mut odds = [0.0; Seat::MOST];
                        odds[asked.index()] = chance;
                        estimates.push((clock, Some(asked), odds));
                    }
                }
                false => estimates.push((clock, None, forecast(arguments, &game, seed)?)),
            }
        }
        let level = arguments.seats[asked.index()];
        game.answer(Thinker::new(decision, level, stream.next_u64()).finish()).ok()?;
    }
    let (winners, sides) = (game.outcome()?.winners, game.state().sides());
    let won = |side: &SeatSet| side.iter().any(|seat| winners.contains(seat));
    let shared = sides.iter().filter(|side| won(side)).count().max(1) as f64;
    let share = |side: &SeatSet| if won(side) { 1.0 / shared } else { 0.0 };
    let moment = |(clock, seat, odds): (u32, Option<Seat>, Values)| {
        let of_interest = sides.iter().filter(|side| seat.is_none_or(|seat| side.contains(seat)));
        let judged = |side: &SeatSet| seat.or(side.iter().next()).map_or(0.0, |seat| f64::from(odds[seat.index()]));
        let mut entrants: Vec<_> = of_interest.map(|side| (judged(side), share(side))).collect();
        let [chance, won] =
            [|one: &(f64, f64)| one.0, |one: &(f64, f64)| one.1].map(|part| entrants.iter().map(part).sum::<f64>());
        // The others together, or an opponent without a seat.
        if seat.is_some() || players == 1 {
            entrants.push((1.0 - chance, 1.0 - won));
        }
        Moment { clock, entrants }
    };
    Some(estimates.into_iter().map(moment).collect())
}

fn forecast<G: Judge>(arguments: &Arguments, game: &Match<G>, seed: u64) -> Option<Values> {
    let mut settings = Level::Hard.settings();
    settings.horizon = arguments.horizon.unwrap_or(settings.horizon);
    let mut forecast = Forecast::with(InfoSet::of(game, None), settings, seed);
    forecast.think(arguments.runs.unwrap_or(60));
    forecast.chances()
}

fn hint<G: Judge>(arguments: &Arguments, decision: Decision<G>, seed: u64) -> Option<f32> {
    let mut settings = Level::hint();
    settings.iterations = arguments.runs.unwrap_or(settings.iterations);
    settings.horizon = arguments.horizon.unwrap_or(settings.horizon);
    let mut thinker = Thinker::with(decision, settings, seed);
    thinker.finish();
    thinker.ranking(1).first().filter(|best| best.visits > 0).map(|best| best.chance)
}

/// The estimates of a moment made bolder or more timid; they still sum to 1.
fn tempered(moment: &Moment, exponent: f64) -> Vec<(f64, f64)> {
    let powers: Vec<f64> = moment.entrants.iter().map(|(chance, _)| chance.max(1e-6).powf(exponent)).collect();
    let sum: f64 = powers.iter().sum();
    powers.iter().zip(&moment.entrants).map(|(power, (_, won))| (power / sum, *won)).collect()
}

/// The mean squared error of an estimate: 0 is perfect.
fn brier(moments: &[&Moment], exponent: f64) -> f64 {
    mean(moments, exponent, |(chance, won)| (chance - won).powi(2))
}

/// The mean surprise: 0 is perfect.
fn log_loss(moments: &[&Moment], exponent: f64) -> f64 {
    mean(moments, exponent, |(chance, won)| -won * chance.max(1e-6).ln() - (1.0 - won) * (1.0 - chance).max(1e-6).ln())
}

fn mean(moments: &[&Moment], exponent: f64, error: impl Fn((f64, f64)) -> f64) -> f64 {
    let errors = moments.iter().flat_map(|moment| tempered(moment, exponent)).map(error);
    let (sum, count) = errors.fold((0.0, 0), |(sum, count), error| (sum + error, count + 1));
    sum / f64::from(count.max(1))
}

fn best_exponent(moments: &[&Moment]) -> f64 {
    let tries = (4..=80).map(|twentieths| f64::from(twentieths) / 20.0);
    let scored = tries.map(|exponent| (exponent, log_loss(moments, exponent)));
    scored.min_by(|one, other| one.1.total_cmp(&other.1)).map_or(1.0, |(exponent, _)| exponent)
}
