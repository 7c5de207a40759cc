//! Lets Terra Mystica's judgement play at a glance against itself.
//!
//! `cargo run --release --example terra_mystica_tune -- means [--games N] [--seed S] [--threads T] [--players P] [--weights FILE]`: mean points by faction.

mod common;

use common::{Arguments, in_threads};
use fireside::bots::search::glance;
use fireside::engine::playout::{Policy, run};
use fireside::engine::{Flow, Game, Position, Seat, Stream};
use fireside::games::terra_mystica::bot::{WEIGHTS, Weights, judge_by};
use fireside::games::terra_mystica::{Choice, Faction, Options, Prompt, Source, TerraMystica};
use std::error::Error;
use std::process::ExitCode;
use lexopt::ValueExt;

const USAGE: &str = "usage: terra_mystica_tune means [--games N] [--seed S] [--threads T]";

fn main() -> ExitCode {
    common::main(USAGE, || {
        let mut file = String::new();
        let mut trace = false;
        let mut sigma = 0.15f64;
        let mut rounds = 20u32;
        let mut search = fireside::bots::Level::Hard.settings();
        let mut seats = "s,g,g,g".to_owned();
        let arguments = Arguments::parse(100, |name, parser| {
            match name {
                "weights" => file = parser.value()?.string()?,
                "trace" => trace = parser.value()?.string()? == "yes",
                "sigma" => sigma = parser.value()?.parse()?,
                "seats" => seats = parser.value()?.string()?,
                "runs" => search.iterations = parser.value()?.parse()?,
                "horizon" => search.horizon = parser.value()?.parse()?,
                "curiosity" => search.curiosity = parser.value()?.parse()?,
                "temperature" => search.temperature = parser.value()?.parse()?,
                "noise" => search.playout_noise = parser.value()?.parse()?,
                "rounds" => rounds = parser.value()?.parse()?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        let weights: Weights = if file.is_empty() {
            WEIGHTS.clone()
        } else {
            serde_json::from_str(&std::fs::read_to_string(&file).map_err(|e| e.to_string())?).map_err(|e| e.to_string())?
        };
        let done = match arguments.words.as_slice() {
            [what] if what == "means" => means(&weights, &arguments, trace),
            [what] if what == "search" => searched(search, &seats, &arguments),
            [what] if what == "evolve" => evolve(&weights, &arguments, sigma, rounds),
            _ => Err("what?".into()),
        };
        done.map_err(|wrong| wrong.to_string())?;
        Ok(ExitCode::SUCCESS)
    })
}

struct Glance<'a> {
    weights: [&'a Weights; 5],
    noise: f32,
    trace: bool,
    scores: Vec<f32>,
    decisions: usize,
}

impl Policy<TerraMystica> for Glance<'_> {
    fn decide(
        &mut self,
        game: &TerraMystica,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        if let [only] = choices {
            return Ok(*only);
        }
        self.decisions += 1;
        judge_by(self.weights[seat.index()], game, seat, prompt, choices, &mut self.scores);
        let at = glance(&self.scores, self.noise, stream);
        if self.trace {
            let mut order: Vec<usize> = (0..choices.len()).collect();
            order.sort_by(|a, b| self.scores[*b].total_cmp(&self.scores[*a]));
            let p = game.player(seat);
            let top: Vec<String> = order.iter().take(4).map(|i| format!("{} {:.1}", choices[*i], self.scores[*i])).collect();
            println!("r{} {:?} {}vp {}c {}w {}p {:?} cults {:?} {:?}: {}", game.round(), p.faction(), p.points(), p.coins(), p.workers(), p.priests(), p.bowls(),
              fireside::games::terra_mystica::Cult::ALL.map(|c| p.cult(c)), prompt, top.join(" | "));
        }
        Ok(choices[at])
    }
}

fn game_of(weights: [&Weights; 5], options: &Options, players: u8, noise: f32, trace: bool, stream: &mut Stream) -> (TerraMystica, usize) {
    let start = TerraMystica::new(options, players).expect("plays");
    let mut policy = Glance { weights, noise, trace, scores: Vec::new(), decisions: 0 };
    let (end, _) = run(&Position::fresh(start), &mut policy, stream).expect("runs");
    (end, policy.decisions)
}

/// Factions are drawn: a colour each, so that every faction is played.
fn means(weights: &Weights, arguments: &Arguments, trace: bool) -> Result<(), Box<dyn Error>> {
    let begun = std::time::Instant::now();
    for name in ["chosen", "random"] {
        if trace && name == "random" { break; }
        let played = in_threads(arguments.threads, arguments.games, |n| {
            let options = if name == "chosen" { Options::default() } else { random_factions(4, &mut Stream::of_step(!arguments.seed, n)) };
            let (end, decisions) = game_of([weights; 5], &options, 4, 0.1, trace, &mut Stream::of_step(arguments.seed, n));
            let rows: Vec<(Faction, i16, [i16; 13])> = end.all_players().iter().map(|p| (p.faction().unwrap(), p.points(), Source::ALL.map(|s| p.points_from(s)))).collect();
            (rows, decisions)
        });
        let all: Vec<_> = played.iter().flat_map(|p| &p.0).collect();
        let mean = |f: &dyn Fn(&&&(Faction, i16, [i16; 13])) -> f64, rows: &Vec<&&(Faction, i16, [i16; 13])>| rows.iter().map(|r| f(r)).sum::<f64>() / rows.len().max(1) as f64;
        let every: Vec<_> = all.iter().collect();
        println!("{name}: mean {:.2}", mean(&|r| f64::from(r.1), &every));
        let parts: Vec<String> = Source::ALL.iter().enumerate().map(|(at, s)| format!("{s:?} {:.1}", mean(&|r| f64::from(r.2[at]), &every))).collect();
        println!("  {}", parts.join(", "));
        let of: Vec<String> = Faction::ALL.iter().map(|f| { let rows: Vec<_> = all.iter().filter(|r| r.0 == *f).collect(); format!("{} {:.1} ({})", f.code(), mean(&|r| f64::from(r.1), &rows), rows.len()) }).collect();
        println!("  {}", of.join(", "));
        println!("  decisions a game {:.0}", played.iter().map(|p| p.1).sum::<usize>() as f64 / played.len() as f64);
    }
    println!("{:.2} s", begun.elapsed().as_secs_f64());
    Ok(())
}

fn leaves(value: &serde_json::Value) -> Vec<String> {
    let fields = value.as_object().into_iter().flatten();
    fields.flat_map(|(name, entry)| match entry {
        serde_json::Value::Array(list) => (0..list.len()).map(|at| format!("/{name}/{at}")).collect(),
        _ => vec![format!("/{name}")],
    }).collect()
}

/// The weights with every number moved by its change, in units of its own size.
fn moved(base: &serde_json::Value, names: &[String], scales: &[f64], change: &[f64]) -> Weights {
    let mut new = base.clone();
    for ((name, scale), change) in names.iter().zip(scales).zip(change) {
        if let Some(leaf) = new.pointer_mut(name) {
            *leaf = serde_json::Value::from(leaf.as_f64().unwrap_or_default() + scale * change);
        }
    }
    serde_json::from_value(new).expect("numbers stay numbers")
}

fn gauss(stream: &mut Stream) -> f64 {
    let (one, two) = (f64::from(stream.unit()).max(1e-9), f64::from(stream.unit()));
    (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * two).cos()
}

/// Evolution strategy: two changes of the weights and their mirror images play, half of the deals against each other with seats swapped, half
/// with all seats alike.
fn evolve(start: &Weights, arguments: &Arguments, sigma: f64, rounds: u32) -> Result<(), Box<dyn Error>> {
    let mut base = serde_json::to_value(start)?;
    let names: Vec<String> = leaves(&base).into_iter().filter(|name| !name.starts_with("/faction")).collect();
    let scales: Vec<f64> = names.iter().map(|name| base.pointer(name).and_then(|v| v.as_f64()).unwrap_or(0.0).abs().max(0.05)).collect();
    let mut momentum = vec![0.0; names.len()];
    for round in 0..rounds {
        let job = |n: usize| {
            let mut stream = Stream::of_step(arguments.seed + u64::from(round) * 7919, n);
            let one: Vec<f64> = names.iter().map(|_| gauss(&mut stream)).collect();
            let two: Vec<f64> = names.iter().map(|_| gauss(&mut stream)).collect();
            let at = |change: &Vec<f64>, sign: f64| moved(&base, &names, &scales, &change.iter().map(|c| c * sigma * sign).collect::<Vec<_>>());
            let all = [at(&one, 1.0), at(&one, -1.0), at(&two, 1.0), at(&two, -1.0)];
            let options = random_factions(4, &mut stream);
            let seed = stream.next_u64();
            let play = |seats: [usize; 4]| {
                let weights = [&all[seats[0]], &all[seats[1]], &all[seats[2]], &all[seats[3]], &all[0]];
                let (end, _) = game_of(weights, &options, 4, 0.1, false, &mut Stream::new(seed));
                end.all_players().iter().map(|p| f64::from(p.points())).collect::<Vec<_>>()
            };
            if n % 2 == 0 {
                let (a, b) = (play([0, 1, 2, 3]), play([1, 0, 3, 2]));
                let diff = [(a[0] - a[1] + b[1] - b[0]) / 2.0, (a[2] - a[3] + b[3] - b[2]) / 2.0];
                [(one, diff[0]), (two, diff[1])]
            } else {
                let mean = |points: Vec<f64>| points.iter().sum::<f64>() / 4.0;
                let diff = [mean(play([0; 4])) - mean(play([1; 4])), mean(play([2; 4])) - mean(play([3; 4]))];
                [(one, diff[0]), (two, diff[1])]
            }
        };
        let found: Vec<(Vec<f64>, f64)> = in_threads(arguments.threads, arguments.games, job).into_iter().flatten().collect();
        let count = found.len() as f64;
        for at in 0..names.len() {
            let sum: f64 = found.iter().map(|(change, diff)| change[at] * diff).sum();
            let squares: f64 = found.iter().map(|(change, diff)| (change[at] * diff).powi(2)).sum();
            let t = sum / squares.sqrt().max(1e-9);
            momentum[at] = 0.8 * momentum[at] + 0.2 * t;
            let step = (momentum[at] * 0.08).clamp(-0.1, 0.1);
            if let Some(leaf) = base.pointer_mut(&names[at]) {
                *leaf = serde_json::Value::from(leaf.as_f64().unwrap_or_default() + scales[at] * step);
            }
        }
        std::fs::write("/work/tmp/tm-weights.json", base.to_string())?;
        if round % 5 == 4 {
            let weights: Weights = serde_json::from_value(base.clone())?;
            let mut sum = 0.0;
            let played = in_threads(arguments.threads, 200, |n| {
                let (end, _) = game_of([&weights; 5], &Options::default(), 4, 0.1, false, &mut Stream::of_step(99, n));
                end.all_players().iter().map(|p| f64::from(p.points())).sum::<f64>() / 4.0
            });
            sum += played.iter().sum::<f64>() / 200.0;
            eprintln!("{round}: mean {sum:.2}, spread of diffs {:.1}", (found.iter().map(|(_, d)| d * d).sum::<f64>() / count).sqrt());
        }
    }
    println!("{base}");
    Ok(())
}

/// Some seats search, others play at a glance. Factions are drawn at random, the same for every kind of player.
fn searched(settings: fireside::bots::level::Settings, seats: &str, arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    use fireside::bots::Thinker;
    use fireside::engine::{Decision, Match};
    let kinds: Vec<char> = seats.split(',').filter_map(|word| word.chars().next()).collect();
    let count = kinds.len();
    let begun = std::time::Instant::now();
    let played = in_threads(arguments.threads, arguments.games, |n| {
        let mut stream = Stream::of_step(arguments.seed, n / count);
        let options = random_factions(count, &mut stream);
        let mut game = Match::<TerraMystica>::new(options, count as u8, stream.next_u64()).expect("plays");
        let (mut scores, mut longest, mut asked, mut spent) = (Vec::new(), 0.0f64, 0, 0.0f64);
        while let Some(decision) = Decision::of(&game) {
            let question = decision.question().clone();
            let kind = kinds[(question.seat.index() + n) % count];
            let choice = if kind == 's' && question.choices.len() > 1 {
                let at = std::time::Instant::now();
                let choice = Thinker::with(decision, settings, stream.next_u64()).finish();
                let took = at.elapsed().as_secs_f64();
                longest = longest.max(took);
                spent += took;
                asked += 1;
                choice
            } else {
                judge_by(&WEIGHTS, game.state(), question.seat, question.prompt, &question.choices, &mut scores);
                question.choices[glance(&scores, 0.1, &mut stream)]
            };
            game.answer(choice).expect("offered");
        }
        let points: Vec<(char, i32, bool)> = game.state().standing().iter().enumerate().map(|(seat, p)| {
            let won = game.outcome().is_some_and(|o| o.winners.contains(Seat(seat as u8)));
            (kinds[(seat + n) % count], *p, won)
        }).collect();
        eprint!(".");
        (points, longest, asked, spent)
    });
    for kind in ['s', 'g'] {
        let rows: Vec<_> = played.iter().flat_map(|p| &p.0).filter(|p| p.0 == kind).collect();
        if rows.is_empty() { continue; }
        let mean = rows.iter().map(|p| f64::from(p.1)).sum::<f64>() / rows.len() as f64;
        let wins = rows.iter().filter(|p| p.2).count() as f64 / rows.len() as f64;
        println!("{kind}: mean {mean:.2}, wins {:.1} %, {} seats", wins * 100.0, rows.len());
    }
    let asked: usize = played.iter().map(|p| p.2).sum();
    let spent: f64 = played.iter().map(|p| p.3).sum();
    println!("longest {:.2} s, {:.3} s a question, {} questions, {:.0} s", played.iter().map(|p| p.1).fold(0.0, f64::max), spent / asked.max(1) as f64, asked, begun.elapsed().as_secs_f64());
    Ok(())
}

/// Factions of different colours, every one as likely.
fn random_factions(count: usize, stream: &mut Stream) -> Options {
    let mut factions = Faction::ALL;
    fireside::engine::shuffle(stream, &mut factions);
    let mut given: Vec<Faction> = Vec::new();
    for faction in factions {
        if given.len() < count && given.iter().all(|other| other.home() != faction.home()) {
            given.push(faction);
        }
    }
    Options { factions: fireside::games::terra_mystica::Selection::Given(given), ..Options::default() }
}
