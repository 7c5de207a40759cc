//! Are the chances true that people are told? Plays games, notes the estimates at many moments and who won, and compares.
//!
//! `cargo run --release --example calibrate -- burgundy --seats hard,hard --games 400 [--what forecast|hint] [--runs 60]
//! [--options '{"teams":true}'] [--every 6]`
//!
//! The table has a line for each tenth of estimates: how many there were, their mean, and how often it came true. The
//! exponent is the one that would make the estimates of even games best (over 1: they are too timid; under 1: too bold), by
//! fifth of the game; its score is that on odd games, which were not used to find it.

mod common;

use common::{Arguments, Result, in_threads};
use fireside::bots::{Forecast, Judge, Level, Thinker};
use fireside::engine::{Decision, InfoSet, Match, Seat, SeatSet, Stream, Values};
use fireside::with_game;
use lexopt::ValueExt;
use std::process::ExitCode;

const USAGE: &str = "usage: calibrate GAME --seats LEVEL,... [--games N] [--seed S] [--threads T]
                 [--what forecast|hint] [--runs N] [--horizon N] [--every N] [--options JSON]
  LEVEL      easy, medium, hard, expert; one a seat
  forecast   everybody's chances at the start of each turn, for somebody who looks on (the default)
  hint       the chance after the choice that a hint suggests, once a turn
  --every N  only at each Nth of these moments: neighbouring ones say nearly the same";

fn main() -> ExitCode {
    common::main(USAGE, || {
        let mut settings =
            Settings { seats: Vec::new(), options: "{}".to_owned(), hint: false, runs: None, horizon: None, every: 1 };
        let arguments = Arguments::parse(100, |name, parser| {
            match name {
                "seats" => settings.seats = parser.value()?.parse_with(levels)?,
                "options" => settings.options = parser.value()?.string()?,
                "runs" => settings.runs = Some(parser.value()?.parse()?),
                "horizon" => settings.horizon = Some(parser.value()?.parse()?),
                "every" => settings.every = parser.value()?.parse::<std::num::NonZeroUsize>()?.get(),
                "what" => settings.hint = parser.value()?.parse_with(is_hint)?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        println!("{}", common::known(with_game!(arguments.word(), measure(&arguments, &settings)))?);
        Ok(ExitCode::SUCCESS)
    })
}

/// Who plays, and what is measured how.
struct Settings {
    seats: Vec<Level>,
    options: String,
    hint: bool,
    runs: Option<u32>,
    horizon: Option<u32>,
    /// Each moment with a number divisible by it is looked at.
    every: usize,
}

fn levels(words: &str) -> Result<Vec<Level>, String> {
    words.split(',').map(|word| word.parse().map_err(|_| format!("no level is called \"{word}\""))).collect()
}

fn is_hint(word: &str) -> Result<bool, String> {
    match word {
        "forecast" => Ok(false),
        "hint" => Ok(true),
        other => Err(format!("nothing is called \"{other}\"")),
    }
}

/// Somebody's chance as estimated at one moment. The entrants of a moment sum to 1.
struct Moment {
    clock: u32,
    /// For each side: the estimate, and the share of the victory in the end.
    entrants: Vec<(f64, f64)>,
}

/// Fifths of the game.
const STAGES: usize = 5;

fn measure<G: Judge>(arguments: &Arguments, settings: &Settings) -> Result<String> {
    let options = common::options::<G>(&settings.options, settings.seats.len())?;
    let play = |number| play::<G>(arguments.seed, settings, options.clone(), number);
    let games: Option<Vec<Vec<Moment>>> = in_threads(arguments.threads, arguments.games, play).into_iter().collect();
    let games = games.ok_or("a game broke off")?.into_iter().enumerate();
    let (even, odd): (Vec<_>, Vec<_>) = games.partition(|(number, _)| number % 2 == 0);
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
fn play<G: Judge>(seed: u64, settings: &Settings, options: G::Options, number: usize) -> Option<Vec<Moment>> {
    let players = settings.seats.len() as u8;
    let mut stream = Stream::of_step(seed, number);
    let mut game = Match::<G>::new(options, players, stream.next_u64()).ok()?;
    let mut estimates: Vec<(u32, Option<Seat>, Values)> = Vec::new();
    let (mut step, mut moments) = (None, number);
    while let Some(decision) = Decision::of(&game) {
        let asked = decision.question().seat;
        if step != Some(game.step()) {
            step = Some(game.step());
            moments += 1;
            let (clock, seed) = (game.state().clock(), stream.next_u64());
            match settings.hint {
                _ if !moments.is_multiple_of(settings.every) => {}
                true => {
                    if let Some(chance) = hint(settings, decision.clone(), seed) {
                        let mut odds = [0.0; Seat::MOST];
                        odds[asked.index()] = chance;
                        estimates.push((clock, Some(asked), odds));
                    }
                }
                false => estimates.push((clock, None, forecast(settings, &game, seed)?)),
            }
        }
        let level = settings.seats[asked.index()];
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

fn forecast<G: Judge>(settings: &Settings, game: &Match<G>, seed: u64) -> Option<Values> {
    let mut search = Level::Hard.settings();
    search.horizon = settings.horizon.unwrap_or(search.horizon);
    let mut forecast = Forecast::with(InfoSet::of(game, None), search, seed);
    forecast.think(settings.runs.unwrap_or(60));
    forecast.chances()
}

fn hint<G: Judge>(settings: &Settings, decision: Decision<G>, seed: u64) -> Option<f32> {
    let mut search = Level::hint();
    search.iterations = settings.runs.unwrap_or(search.iterations);
    search.horizon = settings.horizon.unwrap_or(search.horizon);
    let mut thinker = Thinker::with(decision, search, seed);
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
