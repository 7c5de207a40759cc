//! Golden playthroughs: a random game of every size as text, with the usual options and, where a game has others, with each of
//! them ([`Invariants::golden_tables`] names the tables). A change of rules shows as a diff of `tests/golden`; `UPDATE_GOLDEN=1 cargo test --test golden` writes the files anew,
//! and those of a new game for the first time.
//!
//! A new private field changes nothing there, whatever it holds: a playthrough is written from the choices, from
//! [`Invariants::as_text`] and from the standing, and from nothing else of a state. [`Extended`] shows it: a game with a field more,
//! which differs after every step, has the same files. (`as_text` names what it says, part by part; [`is_read_by_players`] finds a
//! struct or an enum that is printed whole.)

use fireside::engine::golden::playthrough;
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, Flow, Game, Observation, RuleChange, Seat, SeatSet, SetupError, Table};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The seed of a file that is not there yet. Afterwards its first line has it.
const SEED: u64 = 7;

fireside::for_each_game!(fireside::test_each! { compare_all });

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn compare_all<G: Invariants>() {
    let mut names = BTreeSet::new();
    for (options, players) in G::golden_tables() {
        let name = format!("{}-{players}{}.txt", G::ID, differences::<G>(&options));
        let golden = std::fs::read_to_string(folder().join(&name)).unwrap_or_default();
        let seed = golden.lines().next().and_then(|head| head.rsplit_once(" seed ")?.1.parse().ok()).unwrap_or(SEED);
        let text = playthrough::<G>(&options, players, seed).expect("a table that fits");
        compare(&name, &golden, &text);
        let extended = playthrough::<Extended<G>>(&options, players, seed).expect("a table that fits");
        assert!(extended == text, "{name} shows a private field");
        assert_eq!(text.lines().find(|line| !is_read_by_players(line)), None, "{name}");
        assert!(names.insert(name), "two tables have one name");
    }
    let files = std::fs::read_dir(folder()).expect("the folder can be read");
    let files = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let is_ours = |name: &String| name.strip_prefix(G::ID).is_some_and(|rest| rest.starts_with('-'));
    let ours: BTreeSet<String> = files.filter(is_ours).collect();
    assert_eq!(ours, names, "the files there are, and those of the tables");
}

/// What is not as usual in these options, as part of a file's name.
fn differences<G: Invariants>(options: &G::Options) -> String {
    let [usual, these] = [&G::Options::default(), options].map(|options| serde_json::to_value(options).expect("JSON"));
    let fields = these.as_object().into_iter().flatten().filter(|(name, value)| usual.get(name) != Some(value));
    let word = |(name, value): (&String, &Value)| match value.as_str() {
        Some(value) => format!("-{name}-{value}"),
        None => format!("-{name}"),
    };
    fields.map(word).collect()
}

fn compare(name: &str, golden: &str, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return std::fs::write(folder().join(name), text).expect("the file can be written");
    }
    for (line, (now, then)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(now, then, "{name}, line {}: run with UPDATE_GOLDEN=1 if the rules were meant to change", line + 1);
    }
    assert_eq!(text.len(), golden.len(), "{name} has another length");
}

/// Whether a line has nothing of how Rust prints structs and variants.
fn is_read_by_players(line: &str) -> bool {
    !line.contains(['{', '}', '(', ')'])
}

/// A game with one more private field, which counts its steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Extended<G> {
    game: G,
    steps: u64,
}

/// The table of the game in it.
struct Inner<'a, G: Game> {
    table: &'a mut dyn Table<Extended<G>>,
    steps: u64,
}

impl<G: Game> Chance for Inner<'_, G> {
    fn below(&mut self, bound: u32) -> u32 {
        self.table.below(bound)
    }
}

impl<G: Game> Table<G> for Inner<'_, G> {
    fn ask(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice> {
        let extended = Extended { game: game.clone(), steps: self.steps };
        self.table.ask(&extended, seat, prompt, choices)
    }

    fn tell(&mut self, game: &G, event: G::Event) {
        self.table.tell(&Extended { game: game.clone(), steps: self.steps }, event);
    }
}

impl<G: Game> Game for Extended<G> {
    const ID: &'static str = G::ID;
    const CHANGES: &'static [RuleChange] = G::CHANGES;
    type Options = G::Options;
    type Choice = G::Choice;
    type Prompt = G::Prompt;
    type Event = G::Event;

    fn new(options: &G::Options, players: u8) -> Result<Extended<G>, SetupError> {
        Ok(Extended { game: G::new(options, players)?, steps: 0 })
    }

    fn step(&mut self, table: &mut dyn Table<Extended<G>>) -> Flow {
        self.steps += 1;
        self.game.step(&mut Inner { table, steps: self.steps })
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn sides(&self) -> Vec<SeatSet> {
        self.game.sides()
    }

    fn standing(&self) -> Vec<i32> {
        self.game.standing()
    }

    fn reveals(event: &G::Event, giver: Option<Seat>) -> bool {
        G::reveals(event, giver)
    }

    fn is_open_to(&self, event: &G::Event, seat: Seat) -> bool {
        self.game.is_open_to(event, seat)
    }

    fn seen(event: &G::Event, viewer: Option<Seat>) -> G::Event {
        G::seen(event, viewer)
    }

    fn is_public(&self, choices: &[G::Choice]) -> bool {
        self.game.is_public(choices)
    }

    fn view(&self, viewer: Option<Seat>) -> Vec<u64> {
        self.game.view(viewer)
    }

    fn determinize(&mut self, viewer: Option<Seat>, chance: &mut dyn Chance) {
        self.game.determinize(viewer, chance);
    }

    /// Nobody looks at a playthrough from one seat.
    fn repair(
        &mut self,
        _: Option<Seat>,
        _: (&Observation<Extended<G>>, &Observation<Extended<G>>),
        _: bool,
        _: &mut dyn Chance,
    ) -> bool {
        false
    }
}

impl<G: Invariants> Invariants for Extended<G> {
    fn tables() -> Vec<(G::Options, u8)> {
        G::tables()
    }

    fn audit(&self) -> Result<(), String> {
        self.game.audit()
    }

    fn as_text(&self) -> String {
        self.game.as_text()
    }

    fn known_to(&self, viewer: Option<Seat>) -> String {
        self.game.known_to(viewer)
    }

    fn unknown_to(&self, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        self.game.unknown_to(viewer)
    }

    fn hand(&self, seat: Seat) -> Vec<u16> {
        self.game.hand(seat)
    }
}
