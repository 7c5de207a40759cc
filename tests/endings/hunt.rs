//! Looking for matches that end in a way that none is kept of.

use super::seats;
use super::ways::Ways;
use fireside::app::share::link;
use fireside::app::store::save::{Controller, Meta, SeatPlan};
use fireside::bots::Level;
use fireside::bots::search::glance;
use fireside::engine::{Chance, Match, Question, Stream};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// So long one way is looked for.
const PATIENCE: Duration = Duration::from_secs(60);

/// No match that is worth keeping has more answers.
const MOST_ANSWERS: usize = 900;

/// So many choices are tried out where the end is near.
const MOST_TRIED: usize = 16;

/// Looks for a match that ends in this way, and adds it to the kept ones. `false` if none was found in time.
pub fn record<G: Ways>(way: &str, path: &Path) -> bool {
    let began = Instant::now();
    let tables = G::tables_of(way);
    for seed in 0.. {
        if began.elapsed() > PATIENCE {
            return false;
        }
        let (options, players) = tables[seed as usize % tables.len()].clone();
        let Some(game) = play::<G>(way, options, players, seed) else { continue };
        let winners = game.outcome().map(|outcome| seats(outcome.winners)).unwrap_or_default();
        let line = format!("{} | {way} | {winners} | {}\n", G::ID, link::write(&meta(&game), &game));
        let mut file =
            std::fs::OpenOptions::new().create(true).append(true).open(path).expect("the file can be written");
        file.write_all(line.as_bytes()).expect("the file can be written");
        return true;
    }
    false
}

/// A match of this seed, if it ends in this way.
fn play<G: Ways>(way: &str, options: G::Options, players: u8, seed: u64) -> Option<Match<G>> {
    let mut game = Match::<G>::new(options, players, seed).expect("a table that fits");
    let mut stream = Stream::new(seed);
    let (judges, mut scores) = (G::takes_skill(way), Vec::new());
    while let Some(question) = game.question() {
        if game.cursor() > MOST_ANSWERS {
            return None;
        }
        if G::is_near(way, game.state(), question.seat) {
            for choice in question.choices.iter().take(MOST_TRIED) {
                let mut tried = game.clone();
                tried.answer(*choice).expect("offered choices are accepted");
                if G::way(&tried).as_deref() == Some(way) {
                    return Some(tried);
                }
            }
        }
        let choice = if judges {
            game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
            question.choices[glance(&scores, Level::Medium.settings().noise, &mut stream)]
        } else {
            zealous(way, &game, question, &mut stream)
        };
        game.answer(choice).expect("offered choices are accepted");
    }
    (G::way(&game).as_deref() == Some(way)).then_some(game)
}

fn zealous<G: Ways>(way: &str, game: &Match<G>, question: &Question<G>, stream: &mut Stream) -> G::Choice {
    let weights: Vec<u32> =
        question.choices.iter().map(|choice| G::zeal(way, game.state(), question, *choice)).collect();
    let mut left = stream.below(weights.iter().sum());
    for (choice, weight) in question.choices.iter().zip(weights) {
        match left.checked_sub(weight) {
            Some(rest) => left = rest,
            None => return *choice,
        }
    }
    question.choices[0]
}

/// Players without names.
fn meta<G: Ways>(game: &Match<G>) -> Meta {
    let seat = |at: u8| SeatPlan { name: format!("{}", at + 1), mark: at, controller: Controller::Person };
    Meta {
        game: G::ID.to_owned(),
        seats: (0..game.record().players).map(seat).collect(),
        standing: G::standing_of(game),
        ..Meta::default()
    }
}
