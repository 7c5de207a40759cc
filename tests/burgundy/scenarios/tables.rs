//! The printed facts as somebody else wrote them down, table by table.

use super::{kind, list, number, numbers, points};
use fireside::games::burgundy::facts::{DECK, PASSAGE_BONUSES, PassageBonus, all_seven_points, triple_points};
use fireside::games::burgundy::{Building, Kind};
use serde_json::Value;

fn facts() -> Value {
    serde_json::from_str(include_str!("facts.json")).expect("facts.json is JSON")
}

fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().expect("a table").iter().map(|(name, value)| (name.as_str(), value))
}

#[test]
fn triples_are_worth_what_was_written_down() {
    let facts = facts();
    let triples = &facts["triples"];
    for (name, worth) in entries(triples) {
        assert_eq!(triple_points(kind(name)), points(worth), "{name}");
    }
    assert_eq!(entries(triples).count(), Kind::ALL.len());
}

#[test]
fn the_deck_is_that_which_was_written_down() {
    const BUILDINGS: [&str; 8] =
        ["carpenter", "church", "market", "watchtower", "bank", "residences", "warehouse", "townHall"];
    let facts = facts();
    let mut theirs = Vec::new();
    for (name, dice) in entries(&facts["deck"]) {
        let building = BUILDINGS.into_iter().find(|building| *building == name);
        let of = if building.is_some() { Kind::Building } else { kind(name) };
        theirs.extend(numbers(dice).into_iter().map(|die| (of.index(), building, die)));
    }
    let named = |building: Building| BUILDINGS[building as usize];
    let mut ours: Vec<_> =
        DECK.iter().map(|face| (face.kind.index(), face.building.map(named), face.die.number())).collect();
    ours.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(ours, theirs);
}

#[test]
fn bonuses_are_those_that_were_written_down() {
    let facts = facts();
    let read = |bonus: &Value| PassageBonus {
        points: i16::from(number(&bonus["vp"])),
        goods: number(&bonus["goods"]),
        animals: number(&bonus["animals"]),
        silver: number(&bonus["silver"]),
        workers: number(&bonus["workers"]),
    };
    for (letter, ours) in ["A", "B", "C", "D", "E"].into_iter().zip(PASSAGE_BONUSES) {
        let theirs: Vec<PassageBonus> = list(&facts["passages"][letter]).iter().map(read).collect();
        assert_eq!(ours, theirs, "passage {letter}");
    }
    for players in 1..=4u8 {
        let theirs: Vec<i16> = list(&facts["all_seven"][players.to_string()]).iter().map(points).collect();
        assert_eq!(all_seven_points(players), theirs, "{players} players");
    }
}
