//! Every scenario of the reference (`build.rs`) as a test with its id. Inputs and expectations are read from its file, so that a
//! changed file changes the test; without the file the tests are ignored.

mod building;
mod counting;
mod locations;
mod rounds;

use fireside::games::beta_colony::{Colour, Die, Location, Material, Situation};
use serde_json::Value;
use std::path::PathBuf;

const SOURCES: [&str; 4] =
    [include_str!("building.rs"), include_str!("counting.rs"), include_str!("locations.rs"), include_str!("rounds.rs")];

fn file() -> Value {
    let path = PathBuf::from(env!("FIRESIDE_REFERENCE")).join("beta-colony/scenarios.json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()));
    serde_json::from_str(&text).expect("scenarios.json is JSON")
}

/// Hands the scenario to its check.
fn scenario(id: &str, check: impl FnOnce(&Value, &Value)) {
    let file = file();
    let all = file["scenarios"].as_array().expect("a list of scenarios");
    let found = all.iter().find(|scenario| scenario["id"] == id);
    let scenario = found.unwrap_or_else(|| panic!("{id} is no longer in the file: its test can go"));
    check(&scenario["given"], &scenario["expect"]);
}

#[test]
#[cfg_attr(not(reference), ignore = "the reference is not here")]
fn every_scenario_has_a_test() {
    for scenario in file()["scenarios"].as_array().expect("a list of scenarios") {
        let id = scenario["id"].as_str().expect("an id");
        let name = format!("\nfn {}_", id.to_lowercase().replace('-', "_"));
        assert!(SOURCES.iter().any(|source| source.contains(&name)), "{id} has no test");
    }
}

fn number(value: &Value) -> u8 {
    u8::try_from(value.as_u64().expect("a number")).expect("a small number")
}

fn points(value: &Value) -> i16 {
    i16::try_from(value.as_i64().expect("points")).expect("few points")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn numbers(value: &Value) -> Vec<u8> {
    list(value).iter().map(number).collect()
}

fn map(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().expect("an object").iter().map(|(name, value)| (name.as_str(), value))
}

fn named<T: Copy>(names: &[&str], all: &[T], name: &str) -> T {
    all[names.iter().position(|known| *known == name).unwrap_or_else(|| panic!("unknown: {name}"))]
}

fn material(name: &str) -> Material {
    named(&["organic", "steel", "food", "palladium", "polymer", "water"], &Material::ALL, name)
}

fn die(name: &str) -> Die {
    named(&["black", "blue", "red", "green"], &Die::ALL, name)
}

fn colour(name: &str) -> Colour {
    named(&["yellow", "red", "pink", "green", "blue"], &Colour::ALL, name)
}

fn location(value: &Value) -> Location {
    let names = ["leftManufactory", "ganDe", "azophiNexus", "jyo", "rightManufactory", "ridback", "nebra"];
    named(&names, &Location::ALL, value.as_str().expect("a location"))
}

fn materials(value: &Value) -> Vec<(Material, u8)> {
    map(value).map(|(name, count)| (material(name), number(count))).collect()
}

/// Materials in the order of `Material::ALL`.
fn counts(value: &Value) -> [i8; 6] {
    let mut counts = [0; 6];
    materials(value).into_iter().for_each(|(material, count)| counts[material.index()] = count as i8);
    counts
}

fn dice(value: &Value) -> Vec<(Die, u8)> {
    map(value).map(|(name, value)| (die(name), number(value))).collect()
}

/// So many materials, of all sorts.
fn any(count: u8) -> Vec<(Material, u8)> {
    Material::ALL.into_iter().enumerate().map(|(at, sort)| (sort, (count + 5 - at as u8) / 6)).collect()
}

/// A ship one step before its goal, with a red 1 to get there and the dice that activate it.
fn arriving(at: Location, with: &[(Die, u8)]) -> Situation {
    let mover = Die::ALL.into_iter().rev().find(|die| with.iter().all(|(used, _)| used != die)).expect("a die is left");
    let dice: Vec<(Die, u8)> = with.iter().copied().chain([(mover, 1)]).collect();
    Situation::new(2).ship(0, at.clockwise(6)).dice(0, &dice)
}

/// The die that `arriving` moves with.
fn mover(with: Die) -> Die {
    if with == Die::Green { Die::Red } else { Die::Green }
}
