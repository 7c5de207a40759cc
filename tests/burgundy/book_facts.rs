//! The facts in the rulebook are those that the game is played with.

use crate::facts::compare;
use fireside::games::burgundy::facts::*;
use fireside::games::burgundy::{Building, Goods, Kind};
use serde_json::{Map, Value, json};

#[test]
fn the_facts_in_the_book_are_those_of_the_game() {
    compare("burgundy", &burgundy_facts());
}

/// The names of the kinds in books and facts.
const KINDS: [&str; 7] = ["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"];
/// The names of the buildings.
const BUILDINGS: [&str; 8] =
    ["carpenter", "church", "market", "watchtower", "bank", "residences", "warehouse", "town-hall"];

/// Burgundy's printed facts as the book uses them.
fn burgundy_facts() -> Value {
    let mut facts = Map::new();
    let mut fact = |name: &str, value: Value| drop(facts.insert(name.to_owned(), value));
    for kind in Kind::ALL {
        let name = KINDS[kind.index()];
        fact(&format!("triple.{name}"), json!(triple_points(kind)));
        fact(&format!("cards.{name}"), json!(DECK.iter().filter(|face| face.kind == kind).count()));
        if kind != Kind::Building {
            fact(&format!("dice.{name}"), dice(|face| face.kind == kind));
        }
    }
    for building in Building::ALL {
        let name = BUILDINGS[building as usize];
        fact(&format!("cards.{name}"), json!(DECK.iter().filter(|face| face.building == Some(building)).count()));
        fact(&format!("dice.{name}"), dice(|face| face.building == Some(building)));
    }
    for (sort, name) in Goods::ALL.into_iter().zip(["light", "medium", "dark"]) {
        fact(&format!("sells.{name}"), json!(sort.dice().map(|die| die.number())));
    }
    for (letter, bonuses) in ["A", "B", "C", "D", "E"].into_iter().zip(PASSAGE_BONUSES) {
        let bonus = |it: &PassageBonus| json!({ "points": it.points, "goods": it.goods, "animals": it.animals, "silver": it.silver, "workers": it.workers });
        fact(&format!("passage.{letter}"), bonuses.iter().map(bonus).collect());
    }
    for players in 1..=4u8 {
        let (rows, numbers) = display_deal(players);
        fact(&format!("display.{players}"), json!(rows + numbers));
        fact(&format!("display-by-row.{players}"), json!(rows));
        fact(&format!("display-by-number.{players}"), json!(numbers));
        fact(&format!("seven.{players}"), json!(all_seven_points(players)));
    }
    for (letter, cards) in ["A", "B", "C", "D", "E"].into_iter().zip(EGON_STACKS) {
        fact(&format!("egon.{letter}"), json!(cards));
    }
    for (size, points) in ANIMAL_SET_POINTS.into_iter().enumerate().skip(1) {
        fact(&format!("set.{size}"), json!(points));
    }
    fact("deck.cards", json!(CARDS));
    fact("deck.each-number", json!(DECK.iter().filter(|face| face.die.number() == 1).count()));
    fact("game.turns", json!(PASSAGES * usize::from(ROUNDS)));
    fact("game.passages", json!(PASSAGES));
    fact("passage.rounds", json!(ROUNDS));
    fact("projects.most", json!(MOST_PROJECTS));
    fact("purchase.silver", json!(PURCHASE_SILVER));
    fact("purchase.cards", json!(PURCHASE_CARDS));
    fact("convert.cards", json!(CONVERSION));
    fact("workers.filled", json!(WORKERS_FILLED));
    fact("mine.silver", json!(MINE_SILVER));
    fact("knowledge.workers", json!(KNOWLEDGE_WORKERS));
    fact("bank.silver", json!(BANK_SILVER));
    fact("watchtower.points", json!(WATCHTOWER_POINTS));
    fact("first.points", json!(FIRST_TRIPLE_POINTS));
    fact("start-card.points", json!(START_CARD_POINTS));
    fact("egon-cloister.points", json!(EGON_CLOISTER_POINTS));
    fact("start.silver", json!(START_SILVER));
    fact("solo.workers", json!(SOLO_WORKERS));
    fact("goods.each", json!(CARDS_PER_GOODS));
    fact("goods.all", json!(GOODS_CARDS));
    fact("animals.each", json!(CARDS_PER_ANIMAL));
    fact("animals.all", json!(ANIMAL_CARDS));
    let ours: Vec<String> = facts.keys().filter(|name| is_ours(name)).cloned().collect();
    json!({ "facts": facts, "ours": ours })
}

/// The numbers on the dice of some cards, each once.
fn dice(which: impl Fn(&fireside::games::burgundy::Face) -> bool) -> Value {
    let mut dice: Vec<u8> = DECK.iter().filter(|face| which(face)).map(|face| face.die.number()).collect();
    dice.sort_unstable();
    dice.dedup();
    json!(dice)
}

/// Whether the table of facts marks a value as designed by us. The marks are comments there, beside their values.
fn is_ours(name: &str) -> bool {
    let source = include_str!("../../src/games/burgundy/facts.rs");
    let marked =
        |start: &str| source.lines().any(|line| line.trim_start().starts_with(start) && line.contains("designed"));
    match name.split_once('.') {
        Some(("triple", kind)) => marked(&format!("Kind::{}{} =>", kind[..1].to_uppercase(), &kind[1..])),
        Some(("passage", letter)) if letter.len() == 1 => marked(&format!("// {letter}, ")),
        Some(("dice", _)) => source.contains("all die numbers are designed"),
        _ => false,
    }
}
