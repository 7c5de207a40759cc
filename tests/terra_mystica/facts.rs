//! The facts are those that somebody else wrote down (`known/`).

use fireside::games::terra_mystica::facts::tiles::{CardEffect, TOWN_TILES};
use fireside::games::terra_mystica::{Building, Card, Cult, Faction, Favor, Hex, Map, Terrain, TownTile};
use serde_json::Value;

fn file(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().expect("a list").iter().map(|number| number.as_u64().expect("a number")).collect()
}

fn number(value: &Value, name: &str) -> u64 {
    value[name].as_u64().unwrap_or(0)
}

#[test]
fn the_maps_are_those_that_were_written_down() {
    let maps = file(include_str!("known/maps.json"));
    for map in Map::ALL {
        let (known, geometry) = (&maps[map.code()], map.geometry());
        let hexes = known["hexes"].as_object().expect("hexes");
        assert_eq!(hexes.len(), usize::from(geometry.hexes));
        for (name, known) in hexes {
            let hex = geometry.by_name(name).unwrap_or_else(|| panic!("{name}"));
            let terrain = Terrain::ALL.into_iter().find(|terrain| geometry.land[*terrain as usize].has(hex));
            let called = terrain.map_or("river".to_owned(), |terrain| format!("{terrain:?}").to_lowercase());
            assert_eq!(known["terrain"], called, "{name}");
            let mut beside: Vec<String> =
                geometry.beside[usize::from(hex.0)].iter().map(|hex| geometry.name(hex)).collect();
            let mut wanted: Vec<&str> =
                known["neighbours"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            beside.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(beside, wanted, "{map:?} {name}");
            if let Some(called) = known["ledger_id"].as_str() {
                assert_eq!(geometry.by_ledger_name(called), Some(hex));
            }
        }
        let pairs = known["bridge_pairs"].as_array().unwrap().iter();
        let mut wanted: Vec<[Hex; 2]> =
            pairs.map(|pair| [0, 1].map(|end| geometry.by_name(pair[end].as_str().unwrap()).unwrap())).collect();
        wanted.iter_mut().for_each(|ends| ends.sort_unstable());
        let mut bridges: Vec<[Hex; 2]> = geometry.bridges().iter().map(|(one, other)| [*one, *other]).collect();
        wanted.sort_unstable();
        bridges.sort_unstable();
        assert_eq!(bridges, wanted, "{map:?}");
    }
}

#[test]
fn the_factions_are_those_that_were_written_down() {
    let known = file(include_str!("known/factions.json"));
    for faction in Faction::ALL {
        let (known, board) = (&known[faction.code()], faction.board());
        assert_eq!(known["home_terrain"], format!("{:?}", board.home).to_lowercase());
        let start = &known["starting"];
        let resources = [u64::from(board.start.coins), u64::from(board.start.workers), u64::from(board.start.priests)];
        assert_eq!(resources, ["coins", "workers", "priests"].map(|name| number(start, name)));
        assert_eq!(numbers(&start["power_bowls"]), board.bowls.map(u64::from));
        assert_eq!(
            ["fire", "water", "earth", "air"].map(|cult| number(&start["cult_steps"], cult)),
            board.cults.map(u64::from)
        );
        assert_eq!(number(start, "dwellings"), u64::from(board.dwellings));
        let points = Map::ALL.map(|map| known["starting_victory_points_variable"][map.code()].as_i64().unwrap() as i16);
        assert_eq!(points, Map::ALL.map(|map| faction.variable_points(map)));
        let costs = &known["building_costs"];
        for (building, name) in
            Building::ALL.into_iter().zip(["dwelling", "trading_house", "temple", "stronghold", "sanctuary"])
        {
            let cost = board.buildings[building as usize];
            assert_eq!(number(&costs[name], "workers"), u64::from(cost.workers));
            let coins = if building == Building::TradingHouse { "coins_without_opponent_neighbour" } else { "coins" };
            assert_eq!(number(&costs[name], coins), u64::from(cost.coins), "{faction:?} {name}");
        }
        assert_eq!(number(&costs["trading_house"], "coins_with_opponent_neighbour"), u64::from(board.near_coins));
        let income = &known["income"];
        assert_eq!(numbers(&income["workers_by_dwellings_on_map"]), board.dwelling_workers.map(u64::from));
        assert_eq!(numbers(&income["coins_by_trading_houses_on_map"]), board.house_coins.map(u64::from));
        assert_eq!(numbers(&income["power_by_trading_houses_on_map"]), board.house_power.map(u64::from));
        assert_eq!(numbers(&income["priests_by_temples_on_map"]), board.temple_priests.map(u64::from));
        assert_eq!(numbers(&income["power_by_temples_on_map"]), board.temple_power.map(u64::from));
        assert_eq!(number(&income["sanctuary"], "priests"), u64::from(board.sanctuary_priests));
        let stronghold = [
            u64::from(board.stronghold.coins),
            u64::from(board.stronghold.workers),
            u64::from(board.stronghold.priests),
            u64::from(board.stronghold.power),
        ];
        assert_eq!(
            stronghold,
            ["coins", "workers", "priests", "power"].map(|name| number(&income["stronghold"], name))
        );
        let shipping = &known["shipping_track"];
        assert_eq!(shipping.is_null(), board.shipping.is_none());
        if let Some((start, most)) = board.shipping {
            assert_eq!(
                (number(shipping, "start_level"), number(shipping, "max_level")),
                (u64::from(start), u64::from(most))
            );
        }
    }
}

#[test]
fn the_tiles_are_those_that_were_written_down() {
    let tiles = file(include_str!("known/tiles.json"));
    for (at, known) in tiles["round_bonus_cards"].as_array().unwrap().iter().enumerate() {
        let print = Card(at as u8).print();
        let income = [
            u64::from(print.income.coins),
            u64::from(print.income.workers),
            u64::from(print.income.priests),
            u64::from(print.income.power),
        ];
        assert_eq!(
            income,
            ["coins", "workers", "priests", "power"].map(|name| number(&known["income"], name)),
            "{known}"
        );
        let each = known["pass_victory_points"]["each"].as_i64();
        let points = if let CardEffect::Buildings(each, _) = print.effect { Some(i64::from(each)) } else { None };
        assert_eq!(points, each);
    }
    for (at, known) in tiles["favor_tiles"].as_array().unwrap().iter().enumerate() {
        let favor = Favor(at as u8);
        let (cult, steps) = favor.steps();
        assert_eq!(number(&known["cult"], ["fire", "water", "earth", "air"][cult as usize]), u64::from(steps));
        assert_eq!(number(known, "count"), u64::from(favor.count()));
        let income = favor.income();
        let income = [u64::from(income.coins), u64::from(income.workers), u64::from(income.power)];
        assert_eq!(income, ["coins", "workers", "power"].map(|name| number(&known["income"], name)));
    }
    for (at, known) in tiles["town_tiles"].as_array().unwrap().iter().enumerate() {
        let print = TownTile(at as u8).print();
        assert!(at < TOWN_TILES);
        assert_eq!(number(known, "victory_points"), print.points as u64);
        assert_eq!((number(known, "count"), number(known, "keys")), (u64::from(print.count), u64::from(print.keys)));
        assert_eq!(number(&known["gain"], "cult_steps_each"), u64::from(print.steps));
        let gain = [
            u64::from(print.gain.coins),
            u64::from(print.gain.workers),
            u64::from(print.gain.priests),
            u64::from(print.gain.power),
        ];
        assert_eq!(gain, ["coins", "workers", "priests", "power"].map(|name| number(&known["gain"], name)));
    }
    assert_eq!(Cult::ALL.len(), 4);
}
