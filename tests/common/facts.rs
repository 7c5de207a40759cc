//! The facts of a rulebook: `rules/GAME/facts.json`.

use serde_json::Value;
use std::path::Path;

/// A change of a fact changes the book: `UPDATE_GOLDEN=1 cargo test` writes the file anew.
pub fn compare(game: &str, facts: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules").join(game).join("facts.json");
    let text = serde_json::to_string_pretty(facts).unwrap() + "\n";
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    for (now, then) in text.lines().zip(kept.lines()) {
        assert_eq!(now, then, "run with UPDATE_GOLDEN=1 if the facts were meant to change, and read the book again");
    }
    assert_eq!(text, kept, "another length");
}
