//! Every scenario of `scenarios.json` as a test with its id.

mod actions;
mod counting;
mod effects;
mod passages;
mod setup;
mod silver;
mod tables;
mod triples;

use crate::scenario_files;
use fireside::games::burgundy::{Goods, Kind, Situation};
use serde_json::Value;

const FILE: &str = include_str!("scenarios.json");

const SOURCES: [&str; 7] = [
    include_str!("actions.rs"),
    include_str!("counting.rs"),
    include_str!("effects.rs"),
    include_str!("passages.rs"),
    include_str!("setup.rs"),
    include_str!("silver.rs"),
    include_str!("triples.rs"),
];

/// Hands the scenario to its check.
fn scenario(id: &str, check: impl FnOnce(&Value, &Value)) {
    scenario_files::run(FILE, id, check);
}

#[test]
fn every_scenario_has_a_test() {
    scenario_files::each_has_a_test(FILE, &SOURCES);
}

/// A number; a missing one is 0.
fn number(value: &Value) -> u8 {
    value.as_u64().unwrap_or(0) as u8
}

fn points(value: &Value) -> i16 {
    i16::try_from(value.as_i64().expect("points")).expect("few points")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn numbers(value: &Value) -> Vec<u8> {
    list(value).iter().map(number).collect()
}

/// Card names: `"mine 4"` or `{"kind": "mine", "number": 4}`.
fn names(value: &Value) -> Vec<String> {
    let name = |value: &Value| match value.as_str() {
        Some(name) => name.to_owned(),
        None => format!("{} {}", value["kind"].as_str().expect("a kind"), value["number"]),
    };
    list(value).iter().map(name).collect()
}

fn strs(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}

fn animals(value: &Value) -> [u8; 4] {
    ["chicken", "cattle", "sheep", "pig"].map(|animal| number(&value[animal]))
}

fn goods(value: &Value) -> [u8; 3] {
    ["light", "medium", "dark"].map(|sort| number(&value[sort]))
}

/// The one sort of a map that is not 0.
fn sort_in(value: &Value) -> Goods {
    let counts = goods(value);
    Goods::ALL.into_iter().find(|sort| counts[sort.index()] > 0).expect("a sort of goods")
}

fn kind(name: &str) -> Kind {
    let names = ["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"];
    Kind::ALL[names.iter().position(|known| *known == name).expect("a kind")]
}

/// A seat called `P1`, counted from 0.
fn seat(value: &Value) -> u8 {
    value.as_str().and_then(|name| name.strip_prefix('P')?.parse::<u8>().ok()).expect("P1 to P4") - 1
}

/// Fans as `{"ship": 2, "cloister": 1}`: one for each kind.
fn estate(mut situation: Situation, value: &Value) -> Situation {
    for (kind, count) in value.as_object().into_iter().flatten() {
        situation = situation.fan(0, &vec![kind.as_str(); usize::from(number(count))]);
    }
    situation
}

/// The display as `{"4": ["mine 2"]}`.
fn display(mut situation: Situation, value: &Value) -> Situation {
    for (row, cards) in value.as_object().into_iter().flatten() {
        situation = situation.row(row.parse().expect("a row"), &strs(&names(cards)));
    }
    situation
}

/// What most scenarios give the first of two players, one die of `cardNumber` in hand.
fn given(players: u8, given: &Value) -> Situation {
    let situation = Situation::new(players)
        .hand(0, &[&format!("any {}", given["cardNumber"].as_u64().unwrap_or(1))])
        .projects(0, &strs(&names(&given["projects"])))
        .storage(0, number(&given["workers"]), number(&given["silver"]))
        .goods(0, goods(&given["goods"]));
    estate(display(situation, &given["display"]), &given["estate"])
}
