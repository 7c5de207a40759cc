//! The facts in the rulebook are those that the game is played with.

use crate::facts::compare;
use fireside::games::beta_colony::facts::*;
use serde_json::{Map, Value, json};

#[test]
fn the_facts_in_the_book_are_those_of_the_game() {
    compare("beta-colony", &book_facts());
}

/// No source of these was found: see `facts.rs`.
const OURS: [&str; 15] = [
    "cost.b1",
    "cost.b2",
    "cost.b3",
    "cost.b4",
    "cost.c3a",
    "goal.c1a",
    "goal.c1b",
    "goal.c1c",
    "goal.c2a",
    "goal.c2b",
    "goal.c2c",
    "goal.c3b",
    "goal.c3c",
    "modules.each",
    "track.length",
];

/// The names of the cycle cards in books and facts, in their order.
const CARDS: [&str; 9] = ["c1a", "c1b", "c1c", "c2a", "c2b", "c2c", "c3a", "c3b", "c3c"];

/// A material as the book writes it.
fn material(material: Material) -> String {
    format!("{material:?}").to_lowercase()
}

/// The printed facts as the book uses them.
fn book_facts() -> Value {
    let mut facts = Map::new();
    let mut fact = |name: &str, value: Value| drop(facts.insert(name.to_owned(), value));
    for (number, building) in (1..).zip(Achievement::BUILDINGS) {
        let cost: Vec<String> = building.materials().into_iter().flatten().map(material).collect();
        fact(&format!("building.b{number}"), json!(building.points()));
        fact(&format!("cost.b{number}"), json!(cost));
    }
    for (card, name) in CycleCard::ALL.into_iter().zip(CARDS) {
        fact(&format!("goal.{name}"), json!(card.points()));
    }
    let pictured = Material::ALL.into_iter().flat_map(|one| (0..PICTURED[one.index()]).map(move |_| material(one)));
    fact("cost.c3a", pictured.collect());
    for difference in 1..MAJORITY.len() as u8 {
        fact(&format!("majority.{difference}"), json!(majority(difference)));
    }
    for (name, value) in [("low", 1), ("mid", 3), ("high", 6)] {
        fact(&format!("ridback.{name}"), json!(ridback_fuel(value)));
    }
    fact("moon.low", json!(moon_yield(1)));
    fact("moon.high", json!(moon_yield(6)));
    fact("moon.points", json!(DIE_POINTS));
    fact("colony.spaces", json!(COLONY_SPACES));
    fact("deck.modules", json!(MODULES));
    fact("modules.each", json!(MODULE_KINDS.len()));
    fact("offer.modules", json!(ROWS.len() * USUAL_SLOTS));
    fact("dock.fuel", json!(DOCK_FUEL));
    fact("game.rounds", json!(ROUNDS));
    fact("game.cycles", json!(ROUNDS / CYCLE_ROUNDS));
    fact("limit.achievements", json!(MOST_ACHIEVEMENTS));
    fact("limit.artifacts", json!(ARTIFACTS));
    fact("limit.crew", json!(CREW));
    fact("limit.group", json!(MOST_GROUP));
    fact("limit.materials", json!(MOST_MATERIALS));
    fact("start.fuel", json!(START_FUEL));
    fact("start.materials", json!(START_MATERIALS));
    fact("statue.artifacts", json!(STATUE_ARTIFACTS));
    fact("statue.most", json!(STATUE_MOST));
    fact("track.length", json!(TRACK));
    json!({ "facts": facts, "ours": OURS })
}
