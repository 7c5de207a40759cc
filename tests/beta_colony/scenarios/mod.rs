//! Every scenario of `scenarios.json` as a test with its id.

mod building;
mod counting;
mod locations;
mod rounds;

use crate::scenario_files;
use fireside::games::beta_colony::{Colour, Die, Location, Material, Situation};
use serde_json::Value;

const FILE: &str = include_str!("scenarios.json");

const SOURCES: [&str; 4] =
    [include_str!("building.rs"), include_str!("counting.rs"), include_str!("locations.rs"), include_str!("rounds.rs")];

/// Hands the scenario to its check.
fn scenario(id: &str, check: impl FnOnce(&Value, &Value)) {
    scenario_files::run(FILE, id, check);
}

#[test]
fn every_scenario_has_a_test() {
    scenario_files::each_has_a_test(FILE, &SOURCES);
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
