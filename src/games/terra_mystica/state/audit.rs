//! The audit of [`crate::engine::invariants::Invariants`] finds whatever is changed by hand here.

use super::super::facts::{Building, Faction, Hex, Hexes, LAST_STEP, PRIESTS, TOKENS, TownTile};
use super::{Options, TerraMystica};
use crate::engine::Seat;
use crate::engine::invariants::{Invariants, the_audit_names};
use crate::games::terra_mystica::Situation;

/// The first player has just enough for a town, somewhere on empty land, and nothing else.
fn settle(game: &mut TerraMystica) {
    let home = game.home(Seat(0)) as usize;
    let empty = game.empty_land();
    let town = empty.iter().find_map(|start| {
        let mut town = start.alone();
        while town.len() < 4 {
            town.insert((game.adjacent(town) & empty).without(town).first()?);
        }
        Some(town)
    });
    let town = town.expect("empty land");
    for hex in town.iter() {
        game.land.iter_mut().for_each(|land| land.remove(hex));
        game.land[home].insert(hex);
    }
    let player = &mut game.players[0];
    (player.buildings, player.in_towns) = ([Hexes::NONE; 5], Hexes::NONE);
    let kinds = [Building::Stronghold, Building::TradingHouse, Building::Dwelling, Building::Dwelling];
    kinds.into_iter().zip(town.iter()).for_each(|(kind, hex)| player.buildings[kind as usize].insert(hex));
}

#[test]
fn the_audit_names_what_is_wrong() {
    the_audit_names::<TerraMystica>(
        (Options::default(), 4),
        &[
            ("two terrains", |game| game.land[0] |= game.land[1]),
            ("no terrain", |game| game.land[0] = Hexes::NONE),
            ("4 players on the last step of Fire", |game| {
                game.players.iter_mut().for_each(|player| player.cults[0] = LAST_STEP);
            }),
            ("2 players on the last step of Air", |game| {
                game.players.iter_mut().for_each(|player| player.cults[3] = 0);
                game.players[..2].iter_mut().for_each(|player| player.cults[3] = LAST_STEP);
            }),
            ("two buildings", |game| {
                let other = game.players[1].everywhere();
                game.players[0].buildings[Building::Dwelling as usize] |= other;
            }),
            ("Favor(0)", |game| game.favors[0] += 1),
            ("Favor(11)", |game| game.players[0].favors ^= 1 << 11),
            ("TownTile(0)", |game| game.towns[0] += 1),
            ("TownTile(7)", |game| game.players[0].towns[7] += 1),
            ("towns", |game| {
                let all = std::mem::take(&mut game.towns);
                game.players[0].towns.iter_mut().zip(all).for_each(|(owned, more)| *owned += more);
            }),
            ("1 towns without tiles", |game| game.players[0].founded.push((Hex(0), None))),
            ("a town tile without a town", |game| game.players[0].founded.push((Hex(0), Some(TownTile(0))))),
            ("a bonus card that is not in the game", |game| game.cards = 0),
            ("power tokens", |game| game.players[0].bowls = [0, 1, TOKENS]),
            ("too many priests", |game| game.players[0].priests = PRIESTS + 1 - game.players[0].placed),
            ("priests with the cults", |game| game.players[0].placed ^= 1),
            ("buildings", |game| {
                let mut buildings = [Hexes::NONE; 5];
                buildings[Building::Stronghold as usize] = game.players[0].everywhere();
                game.players[0].buildings = buildings;
            }),
            ("foreign terrain", |game| {
                let home = game.land(game.home(Seat(0)));
                let other = game.empty_land().without(home).first().expect("empty land");
                game.players[0].buildings[Building::Stronghold as usize] = other.alone();
            }),
            ("a cult", |game| game.players[0].cults[0] = LAST_STEP + 1),
            ("less than no points", |game| game.players[0].points = -1),
            ("points by source", |game| game.players[0].points += 1),
            ("bridges", |game| game.players[0].bridges += 1),
            ("a town without buildings", |game| {
                let other = game.players[1].everywhere();
                game.players[0].in_towns |= other;
            }),
            ("tracks", |game| game.players[0].digging = 3),
            ("tracks", |game| game.players[0].shipping = 6),
            ("half a town", |game| {
                settle(game);
                game.players[0].in_towns = game.players[0].standing(Building::Stronghold);
            }),
            ("no town", settle),
        ],
    );
}

#[test]
fn the_last_levels_of_the_tracks_are_in_order() {
    let table = Situation::new(&[Faction::Mermaids, Faction::Giants]).tracks(0, 5, 2);
    assert_eq!(table.game().audit(), Ok(()));
}
