//! The printed facts of the reference, table by table.

use super::{kind, list, number, points};
use fireside::games::burgundy::facts::{DECK, PASSAGE_BONUSES, PassageBonus, all_seven_points, triple_points};
use fireside::games::burgundy::{Building, Kind};
use serde_json::Value;
use std::path::PathBuf;

fn facts() -> Value {
    let path = PathBuf::from(env!("FIRESIDE_REFERENCE")).join("burgundy/facts.json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()));
    serde_json::from_str(&text).expect("facts.json is JSON")
}

#[test]
#[cfg_attr(not(reference), ignore = "the reference is not here")]
fn triples_are_worth_what_the_reference_says() {
    let facts = facts();
    for of in list(&facts["kinds"]["value"]) {
        let (name, worth) = (of["id"].as_str().expect("a kind"), points(&of["tripleVp"]));
        assert_eq!((triple_points(kind(name)), points(&facts["tripleVp"][name]["value"])), (worth, worth), "{name}");
    }
    assert_eq!(list(&facts["kinds"]["value"]).len(), Kind::ALL.len());
}

#[test]
#[cfg_attr(not(reference), ignore = "the reference is not here")]
fn the_deck_is_that_of_the_reference() {
    const BUILDINGS: [&str; 8] =
        ["carpenter", "church", "market", "watchtower", "bank", "residences", "warehouse", "townHall"];
    let named = |building: Building| BUILDINGS[building as usize];
    let mut ours: Vec<_> =
        DECK.iter().map(|face| (face.kind.index(), face.building.map(named), face.die.number())).collect();
    let facts = facts();
    let read = |card: &Value| {
        let card = list(card);
        let of = kind(card[0].as_str().expect("a kind")).index();
        (of, BUILDINGS.into_iter().find(|name| card[1] == **name), number(&card[2]))
    };
    let mut theirs: Vec<_> = list(&facts["actionCards"]["value"]).iter().map(read).collect();
    ours.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(ours, theirs);
}

#[test]
#[cfg_attr(not(reference), ignore = "the reference is not here")]
fn bonuses_are_those_of_the_reference() {
    let facts = facts();
    let read = |bonus: &Value| PassageBonus {
        points: i16::from(number(&bonus["vp"])),
        goods: number(&bonus["goods"]),
        animals: number(&bonus["animals"]),
        silver: number(&bonus["silver"]),
        workers: number(&bonus["workers"]),
    };
    for (letter, ours) in ["A", "B", "C", "D", "E"].into_iter().zip(PASSAGE_BONUSES) {
        let theirs: Vec<PassageBonus> = list(&facts["passageCards"][letter]["value"]).iter().map(read).collect();
        assert_eq!(ours, theirs, "passage {letter}");
    }
    for players in 1..=4u8 {
        let theirs: Vec<i16> = list(&facts["allSevenBonus"]["value"][players.to_string()]).iter().map(points).collect();
        assert_eq!(all_seven_points(players), theirs, "{players} players");
    }
}
