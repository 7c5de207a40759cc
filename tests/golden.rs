//! Golden playthroughs: one random game for each number of players, as text. A change of rules shows as a diff of
//! `tests/golden`; `UPDATE_GOLDEN=1 cargo test --test golden` writes the files anew.

use fireside::engine::golden::playthrough;
use fireside::games::burgundy::{self, Burgundy};
use fireside::games::innovation::{self, Innovation};
use std::path::PathBuf;

/// The seeds for 1 to 4 players; also in the first line of each file. Alone, this one lasts all five passages.
const SEEDS: [u64; 4] = [1116, 191_977, 191_977, 191_977];

fn compare(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (now, then)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(now, then, "{name}, line {}: run with UPDATE_GOLDEN=1 if the rules were meant to change", line + 1);
    }
    assert_eq!(text.len(), golden.len(), "{name} has another length");
}

#[test]
fn burgundy() {
    for (players, seed) in (1..).zip(SEEDS) {
        let text = playthrough::<Burgundy>(&burgundy::Options::default(), players, seed).expect("a table that fits");
        compare(&format!("burgundy-{players}.txt"), &text);
    }
}

#[test]
fn innovation() {
    let plain = innovation::Options::default();
    let teams = innovation::Options { teams: true, ..plain };
    for (name, options, players) in [("2", plain, 2), ("3", plain, 3), ("4", plain, 4), ("teams", teams, 4)] {
        let text = playthrough::<Innovation>(&options, players, 7).expect("a table that fits");
        compare(&format!("innovation-{name}.txt"), &text);
    }
}
