//! Scenarios: situations written down as JSON with what holds afterwards, each with a test that carries its id. Inputs and
//! expectations are read from the file, so that a changed line changes the test.

use serde_json::Value;

fn all(file: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(file).expect("scenarios are JSON");
    file["scenarios"].as_array().expect("a list of scenarios").clone()
}

/// Hands what is given in the scenario with this id, and what is expected, to its check.
pub fn run(file: &str, id: &str, check: impl FnOnce(&Value, &Value)) {
    let all = all(file);
    let found = all.iter().find(|scenario| scenario["id"] == id);
    let scenario = found.unwrap_or_else(|| panic!("{id} is no longer in the file: its test can go"));
    check(&scenario["given"], &scenario["expect"]);
}

/// Every scenario has a test in one of these sources.
pub fn each_has_a_test(file: &str, sources: &[&str]) {
    for scenario in all(file) {
        let id = scenario["id"].as_str().expect("an id");
        let name = format!("\nfn {}_", id.to_lowercase().replace('-', "_"));
        assert!(sources.iter().any(|source| source.contains(&name)), "{id} has no test");
    }
}
