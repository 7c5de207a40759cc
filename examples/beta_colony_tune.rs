//! Tunes Beta Colony's judgement by letting it play at a glance against itself.
//!
//! `cargo run --release --example beta_colony_tune -- means [--games N] [--seed S] [--threads T] [--weights FILE]`: the mean points with two,
//! three and four players by source, and how many more they are than those of the table's weights at the same tables.
//!
//! `cargo run --release --example beta_colony_tune -- weights [--generations G] [--games N] [--weights FILE]`: an evolution strategy. Writes the
//! weights as JSON after each generation, to be put into the table or read by `--weights`.

mod common;

use common::evolution::{evolve, start};
use common::{Arguments, in_threads};
use fireside::bots::search::glance;
use fireside::engine::playout::{Policy, run};
use fireside::engine::{Flow, Game, Position, Seat, Stream};
use fireside::games::BetaColony;
use fireside::games::beta_colony::bot::{WEIGHTS, Weights, judge_by};
use fireside::games::beta_colony::{Choice, Options, Prompt, Source};
use lexopt::ValueExt;
use std::error::Error;
use std::process::ExitCode;

const USAGE: &str =
    "usage: beta_colony_tune means|weights [--generations G] [--weights FILE] [--games N] [--seed S] [--threads T]";

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    common::main(USAGE, || {
        let (mut file, mut generations) = (None, 20);
        let arguments = Arguments::parse(400, |name, parser| {
            match name {
                "weights" => file = Some(parser.value()?.string()?),
                "generations" => generations = parser.value()?.parse()?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        let done = start(&WEIGHTS, file.as_deref()).and_then(|weights| match arguments.words.as_slice() {
            [what] if what == "means" => means(&weights, &arguments),
            [what] if what == "weights" => evolve(&weights, &[], generations, &arguments, leads),
            _ => Err("what is wanted: means or weights?".into()),
        });
        done.map_err(|wrong| wrong.to_string())?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Noise in points, so that no two games are the same.
const NOISE: f32 = 0.2;

/// Plays at a glance, each seat by weights of its own.
struct Glance<'a> {
    weights: &'a [&'a Weights],
    scores: Vec<f32>,
}

impl Policy<BetaColony> for Glance<'_> {
    fn decide(
        &mut self,
        game: &BetaColony,
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

/// The table after a game, a seat for each entry.
fn play(weights: &[&Weights], mut stream: Stream) -> Option<BetaColony> {
    let start = BetaColony::new(&Options::default(), weights.len() as u8).ok()?;
    let mut policy = Glance { weights, scores: Vec::new() };
    run(&Position::fresh(start), &mut policy, &mut stream).ok().map(|(end, _)| end)
}

fn points(weights: &[&Weights], stream: &Stream) -> Option<Vec<f64>> {
    Some(play(weights, stream.clone())?.standing().into_iter().map(f64::from).collect())
}

/// How many points two changes brought more than their mirror images: in even deals all sit at one table, in odd ones at two.
fn leads(deal: usize, [a, b, c, d]: [&Weights; 4], stream: &mut Stream) -> Option<[f64; 2]> {
    let both = |there: &[f64], back: &[f64], at: usize| (there[at] - there[at + 1] + back[at + 1] - back[at]) / 2.0;
    if deal.is_multiple_of(2) {
        let (there, back) = (points(&[a, b, c, d], stream)?, points(&[b, a, d, c], stream)?);
        Some([both(&there, &back, 0), both(&there, &back, 2)])
    } else {
        let one = both(&points(&[a, b], stream)?, &points(&[b, a], stream)?, 0);
        Some([one, both(&points(&[c, d], stream)?, &points(&[d, c], stream)?, 0)])
    }
}

fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = numbers.len().max(1) as f64;
    numbers.sum::<f64>() / count
}

fn means(weights: &Weights, arguments: &Arguments) -> Outcome<()> {
    for players in 2..=4 {
        let game = |number: usize| {
            let stream = Stream::of_step(arguments.seed, number);
            let seated = |first: bool| -> Vec<&Weights> {
                (0..players).map(|seat| if (seat % 2 == 0) == first { weights } else { &WEIGHTS }).collect()
            };
            Some([play(&seated(true), stream.clone())?, play(&seated(false), stream.clone())?])
        };
        let ends: Option<Vec<_>> = in_threads(arguments.threads, arguments.games, game).into_iter().collect();
        let ends = ends.ok_or("refused")?;
        let of = |new: bool| {
            let sides = ends.iter().flat_map(|[there, back]| [(there, 0), (back, 1)]);
            let seats = sides.flat_map(|(end, side)| end.seats().map(move |seat| (end, side, seat)));
            let own = seats.filter(|(_, side, seat)| (seat.index() % 2 == *side) == new);
            own.map(|(end, _, seat)| end.player(seat)).collect::<Vec<_>>()
        };
        let (new, old) = (of(true), of(false));
        let all = |of: &[&fireside::games::beta_colony::Player]| mean(of.iter().map(|one| f64::from(one.points())));
        println!("{players} players: {:.2}, those of the table {:.2}", all(&new), all(&old));
        for source in Source::ALL {
            println!("  {source:?}: {:.2}", mean(new.iter().map(|player| f64::from(player.points_from(source)))));
        }
    }
    Ok(())
}
