//! Tunes Terra Mystica's judgement by letting it play at a glance against itself.
//!
//! `cargo run --release --example terra_mystica_tune -- means [--games N] [--seed S] [--threads T] [--weights FILE]`: the mean points of so many
//! games of four, with factions chosen on the base map and with factions drawn from all on each map, by source and by faction.
//!
//! `cargo run --release --example terra_mystica_tune -- weights [--generations G] [--games N] [--weights FILE]`: an evolution strategy. In each
//! generation so many changes of all weights play with their mirror images; each weight then moves with the changes that brought points. Writes
//! the weights as JSON after each generation, to be put into the table or read by `--weights`.

mod common;

use common::evolution::{evolve, tune};
use common::{Arguments, in_threads};
use fireside::bots::search::glance;
use fireside::engine::playout::{Policy, run};
use fireside::engine::{Flow, Game, Position, Seat, Stream, shuffle};
use fireside::games::terra_mystica::bot::{WEIGHTS, Weights, judge_by};
use fireside::games::terra_mystica::{Choice, Faction, Map, Options, Prompt, Selection, Source, TerraMystica};
use std::error::Error;
use std::process::ExitCode;

const USAGE: &str =
    "usage: terra_mystica_tune means|weights [--generations G] [--weights FILE] [--games N] [--seed S] [--threads T]";

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    tune(USAGE, &WEIGHTS, |what, weights, generations, arguments| match what {
        "means" => means(weights, arguments),
        "weights" => evolve(weights, &["faction"], generations, arguments, leads),
        _ => Err("what is wanted: means or weights?".into()),
    })
}

/// Players at a table.
const PLAYERS: usize = 4;
/// Noise in points, so that no two games are the same.
const NOISE: f32 = 0.1;

/// Plays at a glance, each seat by weights of its own.
struct Glance<'a> {
    weights: [&'a Weights; PLAYERS],
    scores: Vec<f32>,
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
        judge_by(self.weights[seat.index()], game, seat, prompt, choices, &mut self.scores);
        Ok(choices[glance(&self.scores, NOISE, stream)])
    }
}

/// The table after a game.
fn play(weights: [&Weights; PLAYERS], options: &Options, stream: &mut Stream) -> Option<TerraMystica> {
    let start = TerraMystica::new(options, PLAYERS as u8).ok()?;
    let mut policy = Glance { weights, scores: Vec::new() };
    run(&Position::fresh(start), &mut policy, stream).ok().map(|(end, _)| end)
}

/// Factions of different colours, every one as likely.
fn any_factions(stream: &mut Stream) -> Options {
    let mut factions = Faction::ALL;
    shuffle(stream, &mut factions);
    let mut given: Vec<Faction> = Vec::new();
    for faction in factions {
        if given.len() < PLAYERS && given.iter().all(|other| other.home() != faction.home()) {
            given.push(faction);
        }
    }
    Options { factions: Selection::Given(given), ..Options::default() }
}

fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = numbers.len().max(1) as f64;
    numbers.sum::<f64>() / count
}

fn means(weights: &Weights, arguments: &Arguments) -> Outcome<()> {
    let drawn = Map::ALL.map(|map| ("drawn from all", Some(map)));
    for (name, map) in [("chosen", None)].into_iter().chain(drawn) {
        let game = |number| {
            let mut stream = Stream::of_step(arguments.seed, number);
            let drawn = |map| Options { map, ..any_factions(&mut stream) };
            let options = map.map_or_else(Options::default, drawn);
            play([weights; PLAYERS], &options, &mut stream)
        };
        let ends: Option<Vec<TerraMystica>> =
            in_threads(arguments.threads, arguments.games, game).into_iter().collect();
        let ends = ends.ok_or("refused")?;
        let seats: Vec<_> = ends.iter().flat_map(|end| end.all_players()).collect();
        let map = map.unwrap_or_default().code();
        println!("{name}, {map}: {:.2}", mean(seats.iter().map(|player| f64::from(player.points()))));
        for source in Source::ALL {
            println!("  {source:?}: {:.2}", mean(seats.iter().map(|player| f64::from(player.points_from(source)))));
        }
        for faction in Faction::ALL {
            let own: Vec<_> = seats.iter().filter(|player| player.is(faction)).collect();
            let points = mean(own.iter().map(|player| f64::from(player.points())));
            println!("  {}: {points:.2} in {} games", faction.code(), own.len());
        }
    }
    Ok(())
}

/// How many points two changes brought more than their mirror images: in even deals they sit at one table, in odd ones all seats play
/// alike.
fn leads(deal: usize, [a, b, c, d]: [&Weights; PLAYERS], stream: &mut Stream) -> Option<[f64; 2]> {
    let options = any_factions(stream);
    let points = |seats: [&Weights; PLAYERS]| -> Option<Vec<f64>> {
        let end = play(seats, &options, &mut stream.clone())?;
        Some(end.standing().into_iter().map(f64::from).collect())
    };
    if deal.is_multiple_of(2) {
        let (there, back) = (points([a, b, c, d])?, points([b, a, d, c])?);
        Some([0, 2].map(|at| (there[at] - there[at + 1] + back[at + 1] - back[at]) / 2.0))
    } else {
        let alike = |weights| Some(mean(points([weights; PLAYERS])?.into_iter()));
        Some([alike(a)? - alike(b)?, alike(c)? - alike(d)?])
    }
}
