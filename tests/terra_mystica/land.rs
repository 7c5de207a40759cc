//! Transforming, building, bridges, power from neighbours and towns.

use crate::support::{ME, YOU, build, hex, offers, play, spade, upgrade};
use fireside::engine::Seat;
use fireside::games::terra_mystica::{
    Building, Choice, Cult, Exchange, Faction, Favor, Leech, Map, Prompt, Situation, Terrain, TownTile, Track,
};

use Building::{Dwelling, Sanctuary, Stronghold, Temple, TradingHouse};

fn witches() -> Situation {
    Situation::new(&[Faction::Witches, Faction::Giants]).build(1, Dwelling, &["A12"]).bowls(0, [5, 0, 0]).round(1, 1)
}

#[test]
fn a_dwelling_stands_on_empty_home_terrain_within_reach() {
    let situation = witches().build(0, Dwelling, &["F4"]).land(Terrain::Forest, &["E6", "E8"]).resources(0, 2, 1, 0);
    assert_eq!(play(situation.clone(), &[build("E6")]).gained(ME), (-2, -1, 0));
    assert!(!offers(situation.clone(), build("E8")), "out of reach");
    assert!(!offers(situation.clone(), build("F4")), "built on");
    assert!(!offers(situation.clone(), build("E7")), "mountains");
    assert!(!offers(situation.clone().resources(0, 1, 1, 0), build("E6")), "too few coins");
    assert!(!offers(situation.resources(0, 2, 0, 0), build("E6")), "no worker");
}

#[test]
fn spades_cost_what_the_track_says() {
    // E7 is one step away, D4 two, F3 three.
    let cost = |digging, target| {
        let situation = witches().build(0, Dwelling, &["F4", "D5"]).tracks(0, 0, digging).resources(0, 2, 10, 0);
        let after = play(situation, &[build(target)]);
        (-after.gained(ME).1 - 1, after.points(ME))
    };
    assert_eq!([0, 1, 2].map(|digging| cost(digging, "E7")), [(3, 2), (2, 2), (1, 2)]);
    assert_eq!([0, 1, 2].map(|digging| cost(digging, "D4")), [(6, 4), (4, 4), (2, 4)]);
    assert_eq!([0, 1, 2].map(|digging| cost(digging, "F3")), [(9, 6), (6, 6), (3, 6)]);
}

#[test]
fn the_circle_closes() {
    let order = [
        Terrain::Desert,
        Terrain::Plains,
        Terrain::Swamp,
        Terrain::Lakes,
        Terrain::Forest,
        Terrain::Mountains,
        Terrain::Wasteland,
    ];
    assert_eq!(order.map(|terrain| terrain.spades_to(Terrain::Desert)), [0, 1, 2, 3, 3, 2, 1]);
    assert_eq!(Terrain::Wasteland.spades_to(Terrain::Plains), 2);
}

#[test]
fn land_can_be_transformed_without_building_and_step_by_step() {
    let situation = witches().build(0, Dwelling, &["F4"]).resources(0, 0, 6, 0);
    // F3 is desert; forest lies three steps away.
    let after = play(situation.clone(), &[spade("F3")]);
    let terrains = after.waiting.expect("a question").choices;
    let wanted = [Terrain::Plains, Terrain::Swamp, Terrain::Mountains, Terrain::Wasteland].map(Choice::Terrain);
    assert_eq!(terrains.len(), 4);
    assert!(wanted.iter().all(|choice| terrains.contains(choice)), "{terrains:?}");
    let after = play(situation.clone(), &[spade("F3"), Choice::Terrain(Terrain::Swamp)]);
    assert_eq!((after.gained(ME), after.game.terrain(hex("F3"))), ((0, -6, 0), Some(Terrain::Swamp)));
    // Spades never pass the home terrain: mountains do not become lakes in two steps.
    let after = play(situation, &[spade("E7")]);
    assert!(!after.offers(Choice::Terrain(Terrain::Lakes)) && after.offers(Choice::Terrain(Terrain::Forest)));
}

#[test]
fn buildings_are_not_transformed() {
    let situation = witches().build(0, Dwelling, &["F4"]).build(1, Dwelling, &["E7"]).resources(0, 0, 9, 0);
    assert!(!offers(situation.clone(), spade("E7")) && !offers(situation.clone(), spade("F4")));
    assert!(offers(situation, spade("E6")));
}

#[test]
fn shipping_reaches_over_rivers() {
    let situation = witches().build(0, Dwelling, &["F2"]).land(Terrain::Forest, &["G1", "F3"]).resources(0, 2, 1, 0);
    for (shipping, near, far) in [(0, false, false), (1, true, false), (2, true, true)] {
        let situation = situation.clone().tracks(0, shipping, 0);
        assert_eq!((offers(situation.clone(), build("G1")), offers(situation, build("F3"))), (near, far), "{shipping}");
    }
}

#[test]
fn shipping_costs_a_priest_and_four_coins() {
    for (level, points) in [(0, 2), (1, 3), (2, 4)] {
        let situation = witches().build(0, Dwelling, &["F2"]).tracks(0, level, 0).resources(0, 4, 0, 1);
        let after = play(situation, &[Choice::Advance(Track::Shipping)]);
        assert_eq!((after.gained(ME), after.points(ME), after.player(ME).shipping()), ((-4, 0, -1), points, level + 1));
    }
    assert!(!offers(witches().tracks(0, 3, 0).resources(0, 9, 9, 3), Choice::Advance(Track::Shipping)));
}

#[test]
fn digging_costs_two_workers_five_coins_and_a_priest() {
    let situation = witches().build(0, Dwelling, &["F2"]).resources(0, 5, 2, 1);
    let after = play(situation.clone(), &[Choice::Advance(Track::Spades)]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-5, -2, -1), 6));
    assert!(!offers(situation.tracks(0, 0, 2), Choice::Advance(Track::Spades)));
}

/// rules/terra-mystica/rulings.md#3.
#[test]
fn a_spare_spade_is_used_elsewhere_without_a_dwelling() {
    let situation = witches().build(0, Dwelling, &["F4"]).bowls(0, [0, 0, 6]).resources(0, 4, 2, 0);
    let begun = [Choice::Power(5), build("E7")];
    let after = play(situation.clone(), &begun);
    assert!(!after.offers(build("E8")) && after.offers(spade("E6")) && after.offers(Choice::Forfeit));
    let after = play(situation.clone(), &[begun[0], begun[1], spade("E6"), Choice::Terrain(Terrain::Swamp)]);
    assert_eq!((after.points(ME), after.game.terrain(hex("E6"))), (4, Some(Terrain::Swamp)));
    // In the other order: one hex may stay another terrain, then the other becomes home terrain.
    let first = [Choice::Power(5), spade("E6"), Choice::Terrain(Terrain::Desert)];
    let after = play(situation.clone(), &first);
    assert!(after.offers(build("E7")) && !after.offers(spade("D4")));
    let after = play(situation, &[first[0], first[1], first[2], build("E7")]);
    assert_eq!((after.stands("E7"), after.gained(ME)), (Some((ME, Dwelling)), (-2, -1, 0)));
}

/// rules/terra-mystica/rulings.md#3.
#[test]
fn nothing_is_bought_for_a_second_hex() {
    let situation = witches().build(0, Dwelling, &["F4"]).bowls(0, [0, 0, 6]).resources(0, 4, 9, 0);
    let after = play(situation, &[Choice::Power(5), build("E7"), spade("E6")]);
    assert!(after.offers(Choice::Terrain(Terrain::Desert)) && !after.offers(Choice::Terrain(Terrain::Forest)));
}

#[test]
fn spades_of_the_cult_bonus_build_and_buy_nothing() {
    let situation = witches().build(0, Dwelling, &["F4"]).resources(0, 9, 9, 0).cards(&[3, 4, 5, 6, 7]).round(1, 2);
    let situation = situation.cult(0, Cult::Earth, 8).all_passed(&[0, 1]);
    let after = play(situation.clone(), &[]);
    assert!(matches!(after.waiting.as_ref().map(|it| it.prompt), Some(Prompt::CultSpades(work)) if work.spades() == 2));
    assert!(!after.offers(build("E7")));
    let after = play(situation.clone(), &[spade("F3")]);
    assert!(!after.offers(Choice::Terrain(Terrain::Forest)), "three steps");
    let spread = [spade("E6"), Choice::Terrain(Terrain::Swamp), spade("E7"), Choice::Terrain(Terrain::Wasteland)];
    assert_eq!(play(situation, &spread).game.terrain(hex("E7")), Some(Terrain::Wasteland));
}

#[test]
fn fakirs_do_not_fly_for_the_cult_bonus() {
    let situation = Situation::new(&[Faction::Fakirs, Faction::Giants]).build(0, Dwelling, &["E8"]).round(1, 2);
    let situation = situation.resources(0, 9, 9, 5).cards(&[3, 4, 5, 6, 7]).cult(0, Cult::Earth, 4).all_passed(&[0, 1]);
    let after = play(situation, &[]);
    assert!(after.offers(spade("E7")) && !after.offers(spade("D6")));
}

#[test]
fn trading_houses_are_cheaper_beside_neighbours() {
    let situation = witches().build(0, Dwelling, &["F4"]).resources(0, 6, 2, 0);
    let house = upgrade("F4", TradingHouse);
    assert_eq!(play(situation.clone(), &[house]).gained(ME), (-6, -2, 0));
    assert!(!offers(situation.clone().resources(0, 5, 2, 0), house));
    let beside = situation.clone().build(1, Dwelling, &["E7"]);
    assert_eq!(play(beside, &[house]).gained(ME), (-3, -2, 0));
    let full = situation.clone().build(1, Dwelling, &["E7"]).bowls(1, [0, 0, 12]);
    assert_eq!(play(full, &[house]).gained(ME), (-3, -2, 0), "even if nobody can take power");
    let across = situation.build(1, Dwelling, &["G3"]).bridge(1, "F4", "G3");
    assert_eq!(play(across, &[house]).gained(ME), (-3, -2, 0));
}

#[test]
fn buildings_are_replaced_step_by_step() {
    let rich = |building| witches().build(0, building, &["F4"]).resources(0, 20, 20, 0);
    let ways = [
        (Dwelling, TradingHouse, (-6, -2, 0)),
        (TradingHouse, Temple, (-5, -2, 0)),
        (TradingHouse, Stronghold, (-6, -4, 0)),
        (Temple, Sanctuary, (-6, -4, 0)),
    ];
    for from in Building::ALL {
        for to in Building::ALL {
            let way = ways.iter().find(|(one, other, _)| (*one, *other) == (from, to));
            assert_eq!(offers(rich(from), upgrade("F4", to)), way.is_some(), "{from:?} to {to:?}");
            if let Some((.., gained)) = way {
                let after = play(rich(from), &[upgrade("F4", to)]);
                assert_eq!((after.gained(ME), after.stands("F4")), (*gained, Some((ME, to))));
            }
        }
    }
}

#[test]
fn buildings_are_limited() {
    let situation =
        witches().build(0, Temple, &["F4", "E6", "F3"]).build(0, TradingHouse, &["C3"]).resources(0, 20, 20, 0);
    assert!(!offers(situation, upgrade("C3", Temple)));
    let eight = witches().build(0, Dwelling, &["F4", "E6", "F3", "G2", "E5", "D4", "D5", "C3"]).resources(0, 20, 20, 0);
    assert!(!offers(eight.clone().land(Terrain::Forest, &["E7"]), build("E7")));
    assert!(offers(eight, upgrade("F4", TradingHouse)));
}

/// The Witches' house stands among buildings of the Nomads and the Halflings.
fn among_neighbours() -> Situation {
    let factions = [Faction::Witches, Faction::Nomads, Faction::Halflings];
    let situation = Situation::new(&factions).build(0, Dwelling, &["F4"]).build(1, Dwelling, &["F3"]);
    let situation = situation.build(1, Temple, &["G2"]).build(2, Stronghold, &["E6"]).resources(0, 9, 9, 0);
    situation.bowls(1, [5, 7, 0]).bowls(2, [5, 7, 0])
}

/// rules/terra-mystica/rulings.md#7.
#[test]
fn neighbours_are_offered_the_power_of_their_buildings_clockwise() {
    let house = upgrade("F4", TradingHouse);
    let after = play(among_neighbours(), &[house]);
    let leech = Leech { from: ME, power: 3, cost: 2 };
    assert_eq!(after.waiting.map(|it| (it.seat, it.prompt)), Some((YOU, Prompt::Leech(leech))));
    let after = play(among_neighbours(), &[house, Choice::Take(0)]);
    assert_eq!((after.points(YOU), after.bowls(YOU), after.asked()), (-2, [2, 10, 0], Seat(2)));
    let after = play(among_neighbours(), &[house, Choice::Decline(0), Choice::Decline(0)]);
    assert_eq!((after.points(YOU), after.bowls(YOU), after.asked()), (0, [5, 7, 0], ME));
    let turned = play(among_neighbours().turn(1).resources(1, 9, 9, 0), &[upgrade("F3", TradingHouse)]);
    assert_eq!(turned.asked(), Seat(2), "clockwise from who built");
}

/// rules/terra-mystica/rulings.md#5 and rules/terra-mystica/rulings.md#6.
#[test]
fn power_is_taken_wholly_or_as_far_as_possible() {
    let house = upgrade("F4", TradingHouse);
    let little = play(among_neighbours().bowls(1, [0, 2, 9]), &[house, Choice::Take(0)]);
    assert_eq!((little.points(YOU), little.bowls(YOU)), (-1, [0, 0, 11]));
    let poor = play(among_neighbours().points(1, 1), &[house, Choice::Take(0)]);
    assert_eq!((poor.points(YOU), poor.bowls(YOU)), (-1, [3, 9, 0]));
    let broke = play(among_neighbours().points(1, 0), &[house, Choice::Take(0)]);
    assert_eq!((broke.points(YOU), broke.bowls(YOU)), (0, [4, 8, 0]));
    let full = play(among_neighbours().bowls(1, [0, 0, 12]), &[house]);
    assert_eq!(full.asked(), Seat(2), "nothing to decide");
}

#[test]
fn only_direct_neighbours_get_power() {
    let far = witches().build(0, Dwelling, &["F4"]).build(1, Dwelling, &["G3"]).tracks(1, 3, 0).resources(0, 6, 2, 0);
    assert_eq!(play(far.clone(), &[upgrade("F4", TradingHouse)]).asked(), YOU, "it is their turn");
    let after = play(far.bridge(0, "F4", "G3"), &[upgrade("F4", TradingHouse)]);
    assert!(matches!(after.waiting.map(|it| it.prompt), Some(Prompt::Leech(_))), "a bridge joins");
}

#[test]
fn gained_power_goes_round_the_bowls() {
    let bowls = |before: [u8; 3]| {
        let situation =
            witches().build(0, Dwelling, &["F4"]).bowls(0, before).cult(0, Cult::Fire, 4).resources(0, 0, 0, 1);
        // Steps 5 and 7: four power.
        play(situation, &[Choice::Priest(Cult::Fire, 3)]).bowls(ME)
    };
    assert_eq!(bowls([5, 7, 0]), [1, 11, 0]);
    assert_eq!(bowls([1, 11, 0]), [0, 9, 3]);
    assert_eq!(bowls([0, 3, 9]), [0, 0, 12]);
}

#[test]
fn exchanges_only_go_down() {
    let situation = witches().build(0, Dwelling, &["F4"]).resources(0, 0, 1, 1).bowls(0, [0, 0, 9]);
    let gained = |exchange| {
        let after = play(situation.clone(), &[Choice::Exchange(exchange)]);
        (after.gained(ME), after.bowls(ME)[2])
    };
    assert_eq!(gained(Exchange::PowerToPriest), ((0, 0, 1), 4));
    assert_eq!(gained(Exchange::PowerToWorker), ((0, 1, 0), 6));
    assert_eq!(gained(Exchange::PowerToCoin), ((1, 0, 0), 8));
    assert_eq!(gained(Exchange::PriestToWorker), ((0, 1, -1), 9));
    assert_eq!(gained(Exchange::WorkerToCoin), ((1, -1, 0), 9));
    let poor = situation.clone().resources(0, 9, 0, 0).bowls(0, [6, 1, 2]);
    assert!(!offers(poor.clone(), Choice::Exchange(Exchange::WorkerToCoin)));
    assert!(!offers(poor.clone(), Choice::Exchange(Exchange::PowerToWorker)));
    let seven = situation.resources(0, 0, 0, 7);
    assert!(!offers(seven, Choice::Exchange(Exchange::PowerToPriest)), "at most seven priests");
    let sacrificed = play(poor.bowls(0, [0, 4, 1]), &[Choice::Exchange(Exchange::PowerToWorker)]);
    assert_eq!((sacrificed.gained(ME), sacrificed.bowls(ME)), ((0, 1, 0), [3, 0, 0]));
}

/// Auren with a stronghold, a trading house and a dwelling; F3 is free for a dwelling.
fn nearly() -> Situation {
    let situation = Situation::new(&[Faction::Auren, Faction::Giants]).build(1, Dwelling, &["A12"]).round(1, 1);
    let situation = situation.build(0, Stronghold, &["F4"]).build(0, TradingHouse, &["E6"]).build(0, Dwelling, &["E7"]);
    situation.land(Terrain::Forest, &["F3"]).resources(0, 20, 20, 0).bowls(0, [5, 0, 0])
}

const TOWN: Choice = Choice::Town(TownTile(7));

#[test]
fn four_buildings_of_seven_power_are_a_town() {
    let after = play(nearly(), &[build("F3"), TOWN]);
    assert_eq!((after.player(ME).towns(), after.player(ME).in_towns().len()), (1, 4));
    assert_eq!(after.player(ME).founded(), [(hex("F3"), Some(TownTile(7)))], "it lies where the town was founded");
    let three = nearly().build(0, Temple, &["E7"]);
    let after = play(three.land(Terrain::Desert, &["F3"]).land(Terrain::Forest, &["C3"]), &[upgrade("E6", Temple)]);
    assert!(!after.offers(TOWN), "three buildings");
    let weak = nearly().build(0, Dwelling, &["E6"]);
    assert!(!play(weak, &[build("F3")]).offers(TOWN), "too little power");
}

#[test]
fn a_sanctuary_needs_only_three_buildings() {
    let situation = Situation::new(&[Faction::Auren, Faction::Giants]).build(1, Dwelling, &["A12"]).round(1, 1);
    let situation = situation.build(0, Stronghold, &["F4"]).build(0, Dwelling, &["E7"]).build(0, Temple, &["E6"]);
    let situation = situation.resources(0, 20, 20, 0);
    let after = play(situation, &[upgrade("E6", Sanctuary), TOWN, Choice::Favor(Favor(8))]);
    assert_eq!((after.player(ME).towns(), after.points(ME)), (1, 11), "tile and favor in any order");
}

#[test]
fn a_building_beside_a_town_enlarges_it() {
    let there =
        nearly().build(0, TradingHouse, &["F3"]).in_town(0, &["F4", "E6", "E7", "F3"]).land(Terrain::Forest, &["G2"]);
    let after = play(there, &[build("G2")]);
    assert!(after.player(ME).in_towns().has(hex("G2")) && !after.offers(TOWN));
}

#[test]
fn towns_that_grow_together_stay_two() {
    let one = nearly().build(0, TradingHouse, &["F3"]).in_town(0, &["F4", "E6", "E7", "F3"]);
    let two = one.build(0, TradingHouse, &["E3", "E4", "D3", "D2"]).in_town(0, &["E3", "E4", "D3", "D2"]);
    let two = two.town(0, 1).town(0, 2).land(Terrain::Forest, &["E5"]);
    let after = play(two, &[build("E5")]);
    assert_eq!((after.player(ME).towns(), after.player(ME).in_towns().len()), (2, 9));
}

/// rules/terra-mystica/rulings.md#9.
#[test]
fn rivers_part_and_bridges_join_towns() {
    let parted = Situation::new(&[Faction::Auren, Faction::Giants]).build(1, Dwelling, &["A12"]).round(1, 1);
    let parted = parted.build(0, Stronghold, &["F4"]).build(0, TradingHouse, &["E6", "G3"]).build(0, Dwelling, &["H4"]);
    let parted = parted.bowls(0, [0, 0, 3]).tracks(0, 3, 0);
    assert!(!parted.clone().game().makes_town(ME, parted.clone().game().settlement(ME, hex("F4"))));
    let after = play(parted, &[Choice::Power(0), crate::support::bridge("F4", "G3"), TOWN]);
    assert_eq!(after.player(ME).in_towns().len(), 4);
}

#[test]
fn other_maps_have_their_own_hexes() {
    for (map, hexes, land, bridges) in [(Map::Base, 113, 77, 29), (Map::Fjords, 113, 80, 33), (Map::Lakes, 112, 77, 22)]
    {
        let geometry = map.geometry();
        let dry: u32 = geometry.land.iter().map(|land| land.len()).sum();
        assert_eq!((geometry.hexes, dry, geometry.bridges().len()), (hexes, land, bridges), "{map:?}");
    }
    assert_eq!(Map::Lakes.geometry().by_ledger_name("B1"), Map::Lakes.geometry().by_name("A1"));
}
