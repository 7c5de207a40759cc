//! Golden playthroughs: a random game of every size as text, with the usual options and, where a game has others, with each of
//! them. A change of rules shows as a diff of `tests/golden`; `UPDATE_GOLDEN=1 cargo test --test golden` writes the files anew,
//! and those of a new game for the first time.

use fireside::engine::golden::playthrough;
use fireside::engine::invariants::Invariants;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The seed of a file that is not there yet. Afterwards its first line has it.
const SEED: u64 = 7;

macro_rules! games {
    ({} $($module:ident: $game:ident,)*) => {$(
        #[test]
        fn $module() {
            compare_all::<fireside::games::$game>();
        }
    )*};
}
fireside::for_each_game!(games! {});

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn compare_all<G: Invariants>() {
    let mut names = BTreeSet::new();
    for (options, players) in G::tables() {
        let name = format!("{}-{players}{}.txt", G::ID, differences::<G>(&options));
        let golden = std::fs::read_to_string(folder().join(&name)).unwrap_or_default();
        let seed = golden.lines().next().and_then(|head| head.rsplit_once(" seed ")?.1.parse().ok()).unwrap_or(SEED);
        compare(&name, &golden, &playthrough::<G>(&options, players, seed).expect("a table that fits"));
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
