//! Recorded games: `games/*.txt`, moves and what everybody had after them, in a form of our own and without anybody's name.
//!
//! First the header of a ledger, in which `points` are those at the start where they are not 20 each, and `final` those at the end of a
//! game of which no more is known. Then a line a row: the seat (from 1), what it said, and behind `|` what of its state changed: points
//! `v`, coins `c`, workers `w`, priests `p`, bowls `b`, cults `k`. Commands are those of ledgers, with seats for factions; `;` parts the
//! lines of one row. What happens by itself stands in brackets: an income, a cult, a part of the end.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// Every recorded game with its name, as the file that [`Ledger::read`](fireside::games::terra_mystica::ledger::Ledger::read) takes.
pub fn games() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/terra_mystica/games");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|wrong| panic!("{}: {wrong}", folder.display()));
    let mut games: Vec<_> = files
        .map(|file| {
            let path = file.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("the file can be read");
            (path.file_stem().expect("a name").to_string_lossy().into_owned(), read(&text))
        })
        .collect();
    games.sort_by(|one, other| one.0.cmp(&other.0));
    games
}

/// A recorded game by its name.
pub fn game(name: &str) -> Value {
    games().into_iter().find(|game| game.0 == name).unwrap_or_else(|| panic!("no game {name}")).1
}

/// What stands in brackets, as rows of ledger files call it.
const BY_ITSELF: [(&str, &str); 6] = [
    ("start", "setup"),
    ("cults", "cult_income"),
    ("income", "income"),
    ("step", "cultists_step_earned"),
    ("power", "cultists_power_gained"),
    ("resources", "final_resources"),
];

/// A game while it is read.
#[derive(Default)]
struct Reading {
    factions: Vec<String>,
    lines: Vec<String>,
    rows: Vec<Value>,
    /// What each seat has, by the names of a ledger file's fields.
    states: BTreeMap<usize, BTreeMap<&'static str, Value>>,
    start: Vec<i64>,
    end: Vec<i64>,
}

fn read(text: &str) -> Value {
    let mut reading = Reading::default();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (first, rest) = line.split_once(' ').expect("two words");
        match (first, first.parse::<usize>()) {
            (_, Ok(seat)) => reading.row(seat - 1, rest),
            ("points", _) => reading.start = numbers(rest, ' '),
            ("final", _) => reading.end = numbers(rest, ' '),
            ("setup", _) => {
                reading.factions.push(rest.to_owned());
                reading.lines.push(line.to_owned());
            }
            _ => reading.lines.push(line.to_owned()),
        }
    }
    let Reading { factions, lines, rows, states, start, end } = reading;
    let by_faction = |points: &[i64]| factions.iter().cloned().zip(points.iter().copied()).collect::<BTreeMap<_, _>>();
    let last: Vec<i64> = states.values().filter_map(|state| state.get("vp")?.as_i64()).collect();
    let mut file = json!({ "starting_vp": by_faction(&start), "ledger": lines });
    if last.is_empty() {
        file["final_vp"] = json!(by_faction(&end));
    } else {
        file["final_vp"] = json!(by_faction(&last));
        file["rows"] = rows.into();
    }
    file
}

fn numbers(text: &str, between: char) -> Vec<i64> {
    text.split(between).map(|number| number.parse().expect("a number")).collect()
}

impl Reading {
    fn row(&mut self, seat: usize, text: &str) {
        let (what, changes) = text.split_once(" | ").unwrap_or((text, ""));
        let faction = self.factions[seat].clone();
        let state = self.states.entry(seat).or_default();
        for change in changes.split_whitespace() {
            let (name, value) = change.split_at(1);
            let number = || json!(value.parse::<i64>().expect("a number"));
            let (name, value) = match name {
                "v" => ("vp", number()),
                "c" => ("coins", number()),
                "w" => ("workers", number()),
                "p" => ("priests", number()),
                "b" => ("power", json!(numbers(value, '/'))),
                "k" => ("cults", json!(numbers(value, '/'))),
                _ => panic!("no quantity {change}"),
            };
            state.insert(name, value);
        }
        let mut row = json!(state);
        row["faction"] = json!(faction);
        match what.strip_prefix('[').and_then(|what| what.strip_suffix(']')) {
            Some(what) => {
                let kind = BY_ITSELF.iter().find(|(name, _)| *name == what).map(|(_, kind)| *kind);
                // Other names are parts of the end: a cult, or the area.
                row["kind"] = json!(kind.unwrap_or("final_scoring"));
                if kind.is_none() {
                    self.rows.push(json!({ "marker": "final_scoring", "item": what }));
                }
            }
            None => {
                let named = |what: String, (seat, faction): (usize, &String)| {
                    what.replace(&format!(" from {}", seat + 1), &format!(" from {faction}"))
                };
                let what = self.factions.iter().enumerate().fold(what.to_owned(), named);
                self.lines.extend(what.split("; ").map(|line| format!("{faction}: {line}")));
                row["kind"] = json!("commands");
                row["commands"] = json!(what.replace("; ", ". "));
            }
        }
        if !state.is_empty() {
            self.rows.push(row);
        }
    }
}
