//! An evolution strategy for the weights of a judgement: changes of all weights play with their mirror images, and each weight moves with
//! the changes that brought points.

use super::{Arguments, in_threads};
use fireside::engine::Stream;
use lexopt::ValueExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::error::Error;
use std::marker::PhantomData;
use std::process::ExitCode;

/// How far a change moves a weight, as a share of it.
const SIGMA: f64 = 0.15;
/// How much of what was learned before counts, and how far what is learned moves a weight.
const MOMENTUM: f64 = 0.8;
const STEP: f64 = 0.08;
/// A weight near zero moves as if it were this.
const LEAST: f64 = 0.05;

/// Generations unless the command line says otherwise.
const GENERATIONS: u32 = 20;
/// Games unless the command line says otherwise.
const GAMES: usize = 400;

/// Runs a tool that tunes: the command line's only word says what is wanted, `--weights FILE` where to begin instead of at `table`, and
/// `--generations G` how long.
pub fn tune<W: Clone + DeserializeOwned>(
    usage: &str,
    table: &W,
    run: impl FnOnce(&str, &W, u32, &Arguments) -> Result<(), Box<dyn Error>>,
) -> ExitCode {
    super::main(usage, || {
        let (mut file, mut generations) = (None, GENERATIONS);
        let arguments = Arguments::parse(GAMES, |name, parser| {
            match name {
                "weights" => file = Some(parser.value()?.string()?),
                "generations" => generations = parser.value()?.parse()?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        let done =
            start(table, file.as_deref()).and_then(|start| run(arguments.word(), &start, generations, &arguments));
        done.map_err(|wrong| wrong.to_string())?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The weights in a file, or those of the table.
fn start<W: Clone + DeserializeOwned>(table: &W, file: Option<&str>) -> Result<W, Box<dyn Error>> {
    file.map_or(Ok(table.clone()), |file| Ok(serde_json::from_str(&std::fs::read_to_string(file)?)?))
}

/// The JSON pointers of all numbers but those in fields of these names.
fn leaves(value: &Value, fixed: &[&str]) -> Vec<String> {
    let fields = value.as_object().into_iter().flatten().filter(|(name, _)| !fixed.contains(&name.as_str()));
    let leaves = fields.flat_map(|(name, entry)| match entry {
        Value::Array(list) => (0..list.len()).map(|at| format!("/{name}/{at}")).collect(),
        _ => vec![format!("/{name}")],
    });
    leaves.collect()
}

/// Weights that are being tuned.
struct Tuned<W> {
    weights: Value,
    names: Vec<String>,
    scales: Vec<f64>,
    kind: PhantomData<fn() -> W>,
}

impl<W: DeserializeOwned> Tuned<W> {
    fn moved(&self, change: &[f64], factor: f64) -> Option<W> {
        let mut new = self.weights.clone();
        for ((name, scale), change) in self.names.iter().zip(&self.scales).zip(change) {
            let leaf = new.pointer_mut(name)?;
            *leaf = Value::from(leaf.as_f64()? + scale * change * factor);
        }
        serde_json::from_value(new).ok()
    }

    /// Two changes, and how many points each brought more than its mirror image.
    fn compare(&self, mut stream: Stream, leads: impl Fn([&W; 4], &mut Stream) -> Option<[f64; 2]>) -> Option<Found> {
        let mut change = || self.names.iter().map(|_| gauss(&mut stream)).collect::<Vec<f64>>();
        let (one, two) = (change(), change());
        let all = [(&one, 1.0), (&one, -1.0), (&two, 1.0), (&two, -1.0)];
        let all = all.map(|(change, sign)| self.moved(change, sign * SIGMA));
        let [Some(a), Some(b), Some(c), Some(d)] = &all else { return None };
        let leads = leads([a, b, c, d], &mut stream)?;
        Some([(one, leads[0]), (two, leads[1])])
    }
}

/// Two changes and their leads.
type Found = [(Vec<f64>, f64); 2];

/// Tunes all weights but those `fixed`, for so many generations of `arguments.games` deals. `leads` plays the deal with this number: a change,
/// its mirror image, another change and its image; it says how many points each of the two brought more than its image. Writes
/// the weights as JSON after each generation.
///
/// # Errors
/// The weights are no JSON object of numbers, or a game is refused.
pub fn evolve<W: Serialize + DeserializeOwned>(
    start: &W,
    fixed: &[&str],
    generations: u32,
    arguments: &Arguments,
    leads: impl Fn(usize, [&W; 4], &mut Stream) -> Option<[f64; 2]> + Sync,
) -> Result<(), Box<dyn Error>> {
    let weights = serde_json::to_value(start)?;
    let names = leaves(&weights, fixed);
    let size = |name: &String| weights.pointer(name).and_then(Value::as_f64).unwrap_or_default().abs().max(LEAST);
    let scales = names.iter().map(size).collect();
    let mut tuned = Tuned::<W> { names, scales, weights, kind: PhantomData };
    let mut momentum = vec![0.0; tuned.names.len()];
    for generation in 0..generations {
        let seed = arguments.seed + u64::from(generation) * 1_000_003;
        let one = |deal| tuned.compare(Stream::of_step(seed, deal), |all, stream| leads(deal, all, stream));
        let found: Option<Vec<_>> = in_threads(arguments.threads, arguments.games, one).into_iter().collect();
        let found: Vec<(Vec<f64>, f64)> = found.ok_or("refused")?.into_iter().flatten().collect();
        for (at, momentum) in momentum.iter_mut().enumerate() {
            let products = found.iter().map(|(change, lead)| change[at] * lead);
            let (sum, squares) = products.fold((0.0, 0.0), |(sum, squares), one| (sum + one, squares + one * one));
            *momentum = MOMENTUM * *momentum + (1.0 - MOMENTUM) * sum / squares.max(1e-9).sqrt();
        }
        let steps: Vec<f64> = momentum.iter().map(|momentum| (STEP * momentum).clamp(-0.1, 0.1)).collect();
        let new = tuned.moved(&steps, 1.0).ok_or("no such weight")?;
        tuned.weights = serde_json::to_value(&new)?;
        println!("{}", tuned.weights);
        eprintln!(
            "generation {generation}: the best change brought {:.1} points",
            found.iter().map(|one| one.1).fold(0.0, f64::max)
        );
    }
    Ok(())
}

/// A normal deviate.
fn gauss(stream: &mut Stream) -> f64 {
    let (one, two) = (f64::from(stream.unit()).max(1e-9), f64::from(stream.unit()));
    (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * two).cos()
}
