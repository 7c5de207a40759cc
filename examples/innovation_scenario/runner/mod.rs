//! Runs scenarios: reads them ([`file`]), lays out the table ([`layout`]), turns steps into answers ([`steps`], [`answers`]) and
//! compares what lies there afterwards ([`compare`]). A scenario with something that is not
//! [`known`] is skipped, and one that is wrong is run as it should be ([`corrections`]). The example and the test of the project share it.

pub mod answers;
mod compare;
mod corrections;
pub mod file;
mod known;
mod layout;
pub mod said;
pub mod steps;
mod words;

use answers::Answers;
use compare::Played;
use file::{Entry, Scenario};
use fireside::engine::Script;
use fireside::games::innovation::Innovation;
use steps::Step;

/// How a scenario went.
pub enum Verdict {
    Passed,
    /// The first difference.
    Failed(String),
    /// It needs an expansion that is not built yet.
    Skipped,
    /// It says something that is not known here: what.
    Unknown(String),
}

/// Runs all scenarios of a file: their ids and how they went.
pub fn run_file(text: &str) -> Result<Vec<(String, Verdict)>, String> {
    let entries = file::read(text)?;
    Ok(entries.into_iter().map(run_entry).collect())
}

fn run_entry(entry: Entry) -> (String, Verdict) {
    match entry {
        Entry::Expansion(id) => (id, Verdict::Skipped),
        Entry::Unknown(id, what) => (id, Verdict::Unknown(what)),
        Entry::Read(scenario, published) => {
            let verdict = match (known::all_known(&scenario), run(&scenario)) {
                (Err(what), _) => Verdict::Unknown(what),
                (Ok(()), Err(difference)) => Verdict::Failed(difference),
                (Ok(()), Ok(())) if published.is_some_and(|published| run(&published).is_ok()) => {
                    Verdict::Failed("it passes as it was published".to_owned())
                }
                (Ok(()), Ok(())) => Verdict::Passed,
            };
            (scenario.id, verdict)
        }
    }
}

/// Plays a scenario and says what is different.
fn run(scenario: &Scenario) -> Result<(), String> {
    let start = layout::table(scenario)?;
    let steps = steps::plan(&scenario.steps)?;
    let played = match (play(&start, steps.clone(), scenario), steps.split_last()) {
        // A last pick that is refused leaves the question open.
        (Err(_), Some((_, before))) if scenario.expected.waiting_for.is_some() => {
            play(&start, before.to_vec(), scenario)?
        }
        (played, _) => played?,
    };
    compare::compare(&scenario.expected, &played)
}

fn play(start: &Innovation, steps: Vec<Step>, scenario: &Scenario) -> Result<Played, String> {
    let mut answers = Answers::new(steps, &scenario.expected);
    let mut game = start.clone();
    let mut script = Script::by(|game: &Innovation, question| answers.next(game, question));
    let halt = script.run(&mut game);
    let (events, waiting) = (std::mem::take(&mut script.events), script.waiting().cloned());
    drop(script);
    answers.finish(&game)?;
    Ok(Played { removed_before: start.removed().to_vec(), game, halt, events, waiting })
}
