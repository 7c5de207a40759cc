//! The facts in the rulebook are those that the game is played with.

use crate::book::compare;
use fireside::games::terra_mystica::facts::tiles::{
    BASE_TOWN_TILES, Bonus, CARDS, FAVOR_DWELLING, FAVOR_TRADING_HOUSE, FAVORS, Feat, Per, SCORINGS, TOWN_TILES,
};
use fireside::games::terra_mystica::facts::{
    ALCHEMIST_COINS_A_POINT, AREA_POINTS, BRIDGE_WORKERS, BRIDGES, COINS_A_POINT, CULT_POINTS, Cost, MOST_TOWNS,
    POWER_ACTIONS, PRIESTS, ROUNDS, SHIPPING_COST, SKIP_POINTS, SPADE_POINTS, SPARE_CARDS, START_POINTS, TOKENS,
    TOWN_BUILDINGS, TOWN_POWER, TOWN_POWER_FAVORED, beginner,
};
use fireside::games::terra_mystica::{
    Building, Card, Cult, Faction, Favor, Gain, Hex, Map, Scoring, Terrain, TownTile,
};
use serde_json::{Map as Object, Value, json};
use std::iter::once;
use std::path::Path;

#[test]
fn the_facts_in_the_book_are_those_of_the_game() {
    compare("terra-mystica", &book_facts());
}

const BUILDINGS: [&str; 5] = ["dwelling", "trading-house", "temple", "stronghold", "sanctuary"];

/// A name of the code as the book writes it: "Fire" as "fire".
fn named(debug: impl std::fmt::Debug) -> String {
    format!("{debug:?}").to_lowercase()
}

fn cost(cost: Cost) -> Value {
    json!({ "coins": cost.coins, "workers": cost.workers, "priests": cost.priests })
}

/// Resources as fields of a tile.
fn with_gain(mut tile: Value, gain: Gain) -> Value {
    let amounts = [
        ("coins", gain.coins),
        ("workers", gain.workers.into()),
        ("priests", gain.priests.into()),
        ("power", gain.power.into()),
    ];
    for (name, count) in amounts {
        if count > 0 {
            tile[name] = json!(count);
        }
    }
    tile
}

/// The printed facts as the book uses them.
fn book_facts() -> Value {
    let mut facts = Object::new();
    numbers(&mut facts);
    tiles(&mut facts);
    for faction in Faction::ALL {
        facts.insert(format!("faction.{}", faction.code()), board(faction));
    }
    incomes(&mut facts);
    for map in Map::ALL {
        let mut points = Object::new();
        for faction in Faction::ALL {
            let group = points.entry(faction.variable_points(map).to_string()).or_insert_with(|| json!([]));
            group.as_array_mut().expect("a list").push(json!(faction.code()));
        }
        facts.insert(format!("variable.{}", map.code()), Value::Object(points));
        facts.insert(format!("map.{}", map.code()), json!(rows(map).join(" ")));
    }
    let first = facts.len();
    let before: Vec<String> = facts.keys().cloned().collect();
    beginner_setup(&mut facts);
    assert!(facts.len() > first, "the beginner setup is there");
    // Where it could not be sourced, it is designed: see facts/beginner.rs.
    let ours: Vec<&String> = facts.keys().filter(|name| !before.contains(name)).collect();
    json!({ "facts": facts, "ours": ours })
}

fn numbers(facts: &mut Object<String, Value>) {
    let mut fact = |name: &str, value: Value| drop(facts.insert(name.to_owned(), value));
    fact("rounds", json!(ROUNDS));
    fact("start.points", json!(START_POINTS));
    fact("priests.all", json!(PRIESTS));
    fact("bridges.all", json!(BRIDGES));
    fact("bridge.workers", json!(BRIDGE_WORKERS));
    fact("tokens.all", json!(TOKENS));
    fact("towns.most", json!(MOST_TOWNS));
    fact("town.buildings", json!(TOWN_BUILDINGS));
    fact("town.power", json!(TOWN_POWER));
    fact("town.power-favored", json!(TOWN_POWER_FAVORED));
    fact("skip.points", json!(SKIP_POINTS));
    fact("cards.spare", json!(SPARE_CARDS));
    fact("cards.all", json!(CARDS));
    fact("scorings.all", json!(SCORINGS));
    fact("shipping.coins", json!(SHIPPING_COST.coins));
    fact("shipping.priests", json!(SHIPPING_COST.priests));
    fact("spade.points", json!(SPADE_POINTS));
    fact("coins.point", json!(COINS_A_POINT));
    fact("coins.alchemists", json!(ALCHEMIST_COINS_A_POINT));
    fact("favor.trading-house", json!(FAVOR_TRADING_HOUSE));
    fact("favor.dwelling", json!(FAVOR_DWELLING));
    fact("towns.base", json!(BASE_TOWN_TILES));
    for place in 0..3 {
        fact(&format!("area.{}", place + 1), json!(AREA_POINTS[place]));
        fact(&format!("cult.{}", place + 1), json!(CULT_POINTS[place]));
    }
    for (action, power) in (1..).zip(POWER_ACTIONS) {
        fact(&format!("power-action.{action}"), json!(power));
    }
    for building in Building::ALL {
        let name = BUILDINGS[building as usize];
        fact(&format!("supply.{name}"), json!(building.supply()));
        fact(&format!("power.{name}"), json!(building.power()));
    }
}

/// What buildings bring each round to most factions, and to each one that has something else: the sum of workers by dwellings, and of
/// everything else what the next building adds.
fn incomes(facts: &mut Object<String, Value>) {
    let most = Faction::Witches.board();
    for (name, board) in once(("most", most)).chain(Faction::ALL.map(|faction| (faction.code(), faction.board()))) {
        let differs = |same: bool| name == "most" || !same;
        if differs(board.dwelling_workers == most.dwelling_workers) {
            for (dwellings, workers) in board.dwelling_workers.iter().enumerate() {
                facts.insert(format!("income.{name}.workers.{dwellings}"), json!(workers));
            }
        }
        let mut added = |what: &str, sums: &[u8], same: bool| {
            if differs(same) {
                let steps: Vec<String> = sums.windows(2).map(|two| (two[1] - two[0]).to_string()).collect();
                facts.insert(format!("income.{name}.{what}"), json!(steps.join(", ")));
            }
        };
        added("coins", &board.house_coins, board.house_coins == most.house_coins);
        added("power", &board.house_power, board.house_power == most.house_power);
        added("priests", &board.temple_priests, board.temple_priests == most.temple_priests);
        if board.temple_power != most.temple_power {
            added("temple-power", &board.temple_power, false);
        }
    }
}

/// Every faction whose buildings bring something else has it in the book, in every language.
#[test]
fn the_book_tells_every_income() {
    let facts = book_facts();
    let names = facts["facts"].as_object().expect("facts").keys().filter(|name| name.starts_with("income."));
    let names: Vec<&String> = names.collect();
    assert!(names.len() > 30, "{names:?}");
    for language in ["en", "de", "es"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("rules/terra-mystica/{language}.md"));
        let book = std::fs::read_to_string(path).expect("a book");
        let missing: Vec<_> = names.iter().filter(|name| !book.contains(&format!("{{{name}}}"))).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

fn tiles(facts: &mut Object<String, Value>) {
    let mut fact = |name: String, value: Value| drop(facts.insert(name, value));
    for card in 0..CARDS {
        fact(format!("card.{}", card + 1), with_gain(json!({}), Card(card).print().income));
    }
    for favor in (0..FAVORS as u8).map(Favor) {
        let (cult, steps) = favor.steps();
        let tile = json!({ "cult": named(cult), "steps": steps, "count": favor.count() });
        fact(format!("favor.{}", favor.0 + 1), with_gain(tile, favor.income()));
    }
    for tile in (0..TOWN_TILES as u8).map(TownTile) {
        let print = tile.print();
        let face = json!({ "points": print.points, "count": print.count, "keys": print.keys, "steps": print.steps, "travel": print.travel });
        fact(format!("town.{}", tile.0 + 1), with_gain(face, print.gain));
    }
    for tile in (0..SCORINGS).map(Scoring) {
        let print = tile.print();
        let feat = match print.feat {
            Feat::Spade => "spade",
            Feat::Town => "town",
            Feat::Build([building]) => BUILDINGS[*building as usize],
            Feat::Build(_) => "great",
        };
        let Per::Steps(steps, cult) = print.per else { panic!("{tile:?} counts no steps") };
        let face = json!({ "feat": feat, "points": print.points, "cult": named(cult), "steps": steps });
        let face = match print.bonus {
            Bonus::Gain(gain) => with_gain(face, gain),
            Bonus::Spade => {
                let mut face = face;
                face["spade"] = json!(true);
                face
            }
        };
        fact(format!("scoring.{}", tile.0 + 1), face);
    }
}

fn board(faction: Faction) -> Value {
    let board = faction.board();
    let costs: Object<String, Value> =
        BUILDINGS.iter().zip(board.buildings).map(|(name, price)| ((*name).to_owned(), cost(price))).collect();
    json!({
        "home": named(Terrain::ALL[board.home as usize]),
        "coins": board.start.coins,
        "workers": board.start.workers,
        "priests": board.start.priests,
        "bowls": board.bowls,
        "cults": Cult::ALL.map(|cult| board.cults[cult as usize]),
        "costs": costs,
        "income": with_gain(json!({}), board.stronghold),
    })
}

/// The rows of a map: a letter a hex, the colour's that ledgers know, `.` for a river.
fn rows(map: Map) -> Vec<String> {
    let geometry = map.geometry();
    let mut rows = Vec::new();
    for hex in (0..geometry.hexes).map(Hex) {
        let row = usize::from(geometry.rows[usize::from(hex.0)]);
        rows.resize(row + 1, String::new());
        let terrain = Terrain::ALL.into_iter().find(|terrain| geometry.land[*terrain as usize].has(hex));
        rows[row].push(terrain.map_or('.', |terrain| ['Y', 'U', 'K', 'B', 'G', 'S', 'R'][terrain as usize]));
    }
    rows
}

fn beginner_setup(facts: &mut Object<String, Value>) {
    for (players, table) in (2..).zip(&beginner::TABLES) {
        for (faction, places) in table.seats {
            facts.insert(format!("beginner.{players}.{}", faction.code()), json!(places.join(", ")));
        }
        facts.insert(format!("beginner.{players}.scoring"), json!(table.scoring));
        facts.insert(format!("beginner.{players}.cards"), json!(table.cards));
    }
}
