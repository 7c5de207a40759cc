//! Every faction's ability and stronghold.

use crate::support::{ME, YOU, bridge, build, hex, offered, offers, play, spade, upgrade};
use fireside::engine::Match;
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::{
    Building, Choice, Cult, Exchange, Faction, Favor, Gain, Options, Prompt, Selection, Situation, Special, Terrain,
    TownTile, Track,
};

use Building::{Dwelling, Sanctuary, Stronghold, Temple, TradingHouse};

/// A table for two, the other far away and of another colour.
pub fn table(faction: Faction) -> Situation {
    let other = if faction.home() == Terrain::Wasteland { Faction::Dwarves } else { Faction::Giants };
    Situation::new(&[faction, other]).build(1, Dwelling, &["A12"]).bowls(0, [5, 0, 0]).round(1, 1)
}

/// Three buildings round F3 that make a town with a dwelling there.
fn near_town(faction: Faction) -> Situation {
    let home = faction.home();
    let situation = table(faction).build(0, Stronghold, &["F4"]).build(0, TradingHouse, &["E6"]);
    situation.build(0, Dwelling, &["E7"]).land(home, &["F3"]).resources(0, 3, 2, 0)
}

#[test]
fn auren_take_a_favor_for_the_stronghold() {
    let situation = table(Faction::Auren).build(0, TradingHouse, &["F4"]).resources(0, 6, 4, 0);
    let after = play(situation, &[upgrade("F4", Stronghold), Choice::Favor(Favor(0))]);
    assert!(after.player(ME).has_favor(Favor(0)));
    assert_eq!((after.cult(ME, Cult::Fire), after.gained(ME)), (3, (-6, -4, 0)));
}

#[test]
fn auren_take_two_steps_in_one_cult_once_a_round() {
    let situation = table(Faction::Auren).build(0, Stronghold, &["F4"]);
    let after = play(situation.clone(), &[Choice::Special(Special::Auren), Choice::Step(Cult::Water)]);
    assert_eq!((after.cult(ME, Cult::Water), after.bowls(ME)), (3, [4, 1, 0]));
    assert!(!offers(situation.clone().used(0, Special::Auren), Choice::Special(Special::Auren)));
    let high = situation.cult(0, Cult::Fire, 8);
    let steps = [Choice::Special(Special::Auren), Choice::Step(Cult::Fire)];
    assert_eq!(play(high.clone(), &steps).cult(ME, Cult::Fire), 9, "no key");
    let after = play(high.keys(0, 1), &steps);
    assert_eq!((after.cult(ME, Cult::Fire), after.player(ME).keys()), (10, 0));
    assert!(!offers(table(Faction::Auren).build(0, Dwelling, &["F4"]), Choice::Special(Special::Auren)));
}

#[test]
fn witches_get_points_for_towns() {
    let after = play(near_town(Faction::Witches), &[build("F3"), Choice::Town(TownTile(0))]);
    assert_eq!((after.points(ME), after.player(ME).keys()), (5 + 5, 1));
}

#[test]
fn witches_fly_to_any_forest() {
    let situation =
        table(Faction::Witches).build(0, Stronghold, &["F4"]).build(1, Dwelling, &["I12"]).resources(0, 0, 0, 0);
    let after = play(situation.clone(), &[Choice::Special(Special::Witches)]);
    let forests = after.waiting.expect("a question").choices;
    assert!(forests.contains(&build("I11")) && !forests.contains(&build("F4")) && !forests.contains(&build("E7")));
    assert_eq!(forests.len(), 10);
    let after = play(situation.clone(), &[Choice::Special(Special::Witches), build("I11"), Choice::Take(0)]);
    assert_eq!((after.stands("I11"), after.gained(ME), after.bowls(YOU)), (Some((ME, Dwelling)), (0, 0, 0), [4, 8, 0]));
    assert!(!offers(situation.used(0, Special::Witches), Choice::Special(Special::Witches)));
}

#[test]
fn a_witches_flight_counts_as_building() {
    let situation = table(Faction::Witches).build(0, Stronghold, &["F4"]).favor(0, 11).round(1, 3);
    assert_eq!(play(situation, &[Choice::Special(Special::Witches), build("I6")]).points(ME), 2 + 2);
}

/// Buildings on both sides of the river hex r21.
fn mermaids() -> Situation {
    let situation = table(Faction::Mermaids).build(0, TradingHouse, &["F3", "G1"]).build(0, Stronghold, &["E4"]);
    situation.build(0, Dwelling, &["H3"])
}

/// rules/terra-mystica/rulings.md#15.
#[test]
fn mermaids_found_a_town_over_a_river_hex_when_they_like() {
    let river = Choice::Connect(hex("r21"));
    let after = play(mermaids(), &[river, Choice::Town(TownTile(1))]);
    assert_eq!((after.points(ME), after.gained(ME).1), (7, 2));
    assert_eq!(after.player(ME).in_towns().len(), 4);
    assert_eq!(after.player(ME).founded(), [(hex("r21"), Some(TownTile(1)))], "the tile lies on the river");
    assert!(after.player(ME).river_towns().has(hex("r21")) && after.asked() == ME, "no action was used");
    assert!(!after.offers(river));
    assert!(!offered(mermaids().in_town(0, &["E4"])).contains(&river), "a building belongs to one town only");
    let witches = table(Faction::Witches).build(0, TradingHouse, &["F3", "G1"]).build(0, Stronghold, &["E4"]);
    assert!(!offered(witches.build(0, Dwelling, &["H3"])).contains(&river));
}

#[test]
fn mermaids_town_grows_round_its_river_hex() {
    let situation = mermaids().land(Terrain::Lakes, &["E5"]).resources(0, 2, 1, 0);
    let after = play(situation, &[Choice::Connect(hex("r21")), Choice::Town(TownTile(7)), build("E5")]);
    assert!(after.player(ME).in_towns().has(hex("E5")));
    assert_eq!((after.player(ME).towns(), after.points(ME)), (1, 11));
}

#[test]
fn mermaids_stronghold_advances_shipping() {
    let situation = table(Faction::Mermaids).build(0, TradingHouse, &["E4"]).resources(0, 6, 4, 0);
    let after = play(situation.clone(), &[upgrade("E4", Stronghold)]);
    assert_eq!((after.player(ME).shipping(), after.points(ME), after.gained(ME)), (2, 2, (-6, -4, 0)));
    let after = play(situation.tracks(0, 5, 0), &[upgrade("E4", Stronghold)]);
    assert_eq!((after.player(ME).shipping(), after.points(ME)), (5, 0));
}

#[test]
fn mermaids_ship_from_one_to_five() {
    let mut points = Vec::new();
    for level in 1..5 {
        let situation = table(Faction::Mermaids).build(0, Dwelling, &["E4"]).tracks(0, level, 0).resources(0, 4, 0, 1);
        points.push(play(situation, &[Choice::Advance(Track::Shipping)]).points(ME));
    }
    assert_eq!(points, [2, 3, 4, 5]);
    let last = table(Faction::Mermaids).build(0, Dwelling, &["E4"]).tracks(0, 5, 0).resources(0, 4, 0, 1);
    assert!(!offers(last, Choice::Advance(Track::Shipping)));
}

#[test]
fn swarmlings_get_workers_for_towns() {
    let after = play(near_town(Faction::Swarmlings), &[build("F3"), Choice::Town(TownTile(7))]);
    assert_eq!((after.points(ME), after.gained(ME)), (11, (-3, 3 - 2, 0)));
}

#[test]
fn swarmlings_upgrade_a_dwelling_for_nothing() {
    let situation =
        table(Faction::Swarmlings).build(0, Stronghold, &["F4"]).build(0, Dwelling, &["E4"]).resources(0, 0, 0, 0);
    let situation = situation.round(1, 6).favor(0, 10);
    let choices = [Choice::Special(Special::Swarmlings), upgrade("E4", TradingHouse)];
    let after = play(situation.clone(), &choices);
    assert_eq!((after.stands("E4"), after.gained(ME), after.points(ME)), (Some((ME, TradingHouse)), (0, 0, 0), 3 + 3));
    assert!(!offers(situation.used(0, Special::Swarmlings), choices[0]));
}

#[test]
fn alchemists_exchange_points_and_coins() {
    let situation = table(Faction::Alchemists).build(0, Dwelling, &["E5"]).resources(0, 5, 0, 0).points(0, 1);
    let after = play(situation.clone(), &[Choice::Exchange(Exchange::PointToCoin)]);
    assert_eq!((after.points(ME), after.gained(ME).0), (-1, 1));
    assert!(!after.offers(Choice::Exchange(Exchange::PointToCoin)), "points never fall below 0");
    let after = play(situation, &[Choice::Exchange(Exchange::CoinsToPoint); 2]);
    assert_eq!((after.points(ME), after.gained(ME).0), (2, -4));
    let witches = table(Faction::Witches).build(0, Dwelling, &["F4"]).resources(0, 5, 0, 0);
    assert!(!offers(witches, Choice::Exchange(Exchange::CoinsToPoint)));
}

#[test]
fn alchemists_stronghold_brings_power_and_power_for_spades() {
    let situation =
        table(Faction::Alchemists).build(0, TradingHouse, &["E5"]).resources(0, 6, 4, 0).bowls(0, [5, 7, 0]);
    assert_eq!(play(situation, &[upgrade("E5", Stronghold)]).bowls(ME), [0, 5, 7]);
    let situation = table(Faction::Alchemists).build(0, Stronghold, &["E5"]).resources(0, 2, 4, 0).bowls(0, [6, 0, 0]);
    // E6 is one spade away.
    assert_eq!(play(situation.clone(), &[build("E6")]).bowls(ME), [4, 2, 0]);
    let bonus = situation.round(1, 2).cult(0, Cult::Earth, 4).cards(&[1, 2, 3, 4, 5]).all_passed(&[0, 1]);
    let after = play(bonus, &[spade("E6"), Choice::Terrain(Terrain::Swamp)]);
    // And the income of the round: 2 power of no building but the stronghold's 6 coins.
    assert_eq!(after.bowls(ME), [4, 2, 0]);
}

#[test]
fn alchemists_coins_are_worth_more_at_the_end() {
    let ending = |faction| {
        let situation = table(faction).build(0, Dwelling, &["E5"]).resources(0, 6, 0, 0).bowls(0, [5, 0, 0]);
        let after = play(situation.at_the_end(), &[]);
        after.player(ME).points_from(fireside::games::terra_mystica::Source::Resources)
    };
    assert_eq!((ending(Faction::Alchemists), ending(Faction::Witches)), (3, 2));
}

#[test]
fn darklings_pay_priests_for_spades() {
    let situation = table(Faction::Darklings).build(0, Dwelling, &["E5"]).resources(0, 2, 4, 3).round(1, 3);
    // E6 is one step away, F3 two.
    let after = play(situation.clone(), &[build("F3")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -1, -2), 2 * 2 + 2));
    assert!(!offers(situation.clone().resources(0, 2, 20, 1), build("F3")), "workers do not help");
    assert!(!offers(situation.clone().resources(0, 5, 5, 5), Choice::Advance(Track::Spades)));
    // A free spade brings no points.
    let after = play(situation.bowls(0, [0, 0, 4]), &[Choice::Power(4), build("F3")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -1, -1), 2 + 2));
}

/// rules/terra-mystica/rulings.md#13.
#[test]
fn darklings_ordain_up_to_three_workers() {
    let situation = table(Faction::Darklings).build(0, TradingHouse, &["E5"]).resources(0, 6, 9, 1);
    let after = play(situation.clone(), &[upgrade("E5", Stronghold)]);
    assert!(after.offers(Choice::Ordain(3)) && after.offers(Choice::Forfeit) && !after.offers(Choice::Ordain(4)));
    let after = play(situation.clone(), &[upgrade("E5", Stronghold), Choice::Ordain(3)]);
    assert_eq!(after.gained(ME), (-6, -7, 3));
    assert_eq!(play(situation.clone(), &[upgrade("E5", Stronghold), Choice::Forfeit]).gained(ME), (-6, -4, 0));
    let few = situation.resources(0, 6, 9, 6);
    assert!(!play(few, &[upgrade("E5", Stronghold)]).offers(Choice::Ordain(2)), "one priest is left in the supply");
}

/// The seats in the order in which they place their first dwellings.
fn first_dwellings(factions: &[Faction]) -> Vec<u8> {
    let options = Options { factions: Selection::Given(factions.to_vec()), ..Options::default() };
    let mut game = Match::<TerraMystica>::new(options, factions.len() as u8, 3).unwrap();
    let mut seats = Vec::new();
    while let Some(question) =
        game.question().filter(|question| matches!(question.prompt, Prompt::FirstDwelling { .. }))
    {
        seats.push(question.seat.0);
        let choice = question.choices[0];
        game.answer(choice).unwrap();
    }
    seats
}

#[test]
fn chaos_magicians_begin_with_one_dwelling_and_nomads_with_three() {
    let factions = [Faction::ChaosMagicians, Faction::Nomads, Faction::Witches];
    assert_eq!(first_dwellings(&factions), [1, 2, 2, 1, 1, 0]);
    assert_eq!(first_dwellings(&[Faction::Witches, Faction::Dwarves, Faction::Fakirs]), [0, 1, 2, 2, 1, 0]);
}

#[test]
fn chaos_magicians_take_two_favors() {
    let situation = table(Faction::ChaosMagicians).build(0, TradingHouse, &["D4"]).resources(0, 5, 2, 0);
    let after = play(situation.clone(), &[upgrade("D4", Temple), Choice::Favor(Favor(8)), Choice::Favor(Favor(9))]);
    assert!(after.player(ME).has_favor(Favor(8)) && after.player(ME).has_favor(Favor(9)));
    let situation = table(Faction::ChaosMagicians).build(0, Temple, &["D4"]).resources(0, 8, 4, 0);
    let after = play(situation, &[upgrade("D4", Sanctuary), Choice::Favor(Favor(8)), Choice::Favor(Favor(9))]);
    assert_eq!(after.asked(), YOU);
}

/// rules/terra-mystica/rulings.md#16.
#[test]
fn chaos_magicians_take_a_double_turn() {
    let situation = table(Faction::ChaosMagicians).build(0, Stronghold, &["D4"]).resources(0, 0, 0, 2);
    let double = Choice::Special(Special::ChaosMagicians);
    let after = play(situation.clone(), &[double]);
    assert!(!after.offers(double) && after.asked() == ME);
    let priest = Choice::Priest(Cult::Air, 3);
    let after = play(situation.clone(), &[double, priest, Choice::Done]);
    assert!(matches!(after.waiting.as_ref().map(|it| it.prompt), Some(Prompt::Turn { second: true })));
    let after = play(situation.clone(), &[double, priest, Choice::Done, Choice::Priest(Cult::Air, 2), Choice::Done]);
    assert_eq!((after.asked(), after.cult(ME, Cult::Air)), (YOU, 5));
    let card = Choice::Pass(Some(fireside::games::terra_mystica::Card(2)));
    let after = play(situation.clone(), &[double, card]);
    assert_eq!((after.asked(), after.game.passed()), (YOU, &[ME][..]), "passing first loses the second action");
    let after = play(situation, &[double, priest, Choice::Done, card]);
    assert_eq!((after.asked(), after.game.passed()), (YOU, &[ME][..]));
}

#[test]
fn giants_always_need_two_spades() {
    let situation = table(Faction::Giants).build(0, Dwelling, &["D4"]).resources(0, 2, 7, 0).round(1, 1);
    for target in ["E6", "E7", "D5"] {
        let after = play(situation.clone(), &[build(target)]);
        assert_eq!((after.gained(ME), after.points(ME)), ((-2, -7, 0), 4), "{target}");
    }
    let after = play(situation.clone(), &[spade("E7")]);
    assert_eq!((after.game.terrain(hex("E7")), after.gained(ME).1), (Some(Terrain::Wasteland), -6));
    let free = situation.resources(0, 2, 4, 0).bowls(0, [0, 0, 4]);
    let after = play(free.clone(), &[Choice::Power(4), build("E7")]);
    assert_eq!(after.gained(ME), (-2, -4, 0), "one spade is free, one is bought");
    assert!(!offers(free.resources(0, 2, 2, 0), Choice::Power(4)));
}

/// rules/terra-mystica/rulings.md#14.
#[test]
fn giants_lose_a_single_bonus_spade() {
    let situation = table(Faction::Giants).build(0, Dwelling, &["D4"]).round(1, 2).cards(&[1, 2, 3, 4, 5]);
    let single = situation.clone().cult(0, Cult::Earth, 7).all_passed(&[0, 1]);
    assert!(matches!(play(single, &[]).waiting.map(|it| it.prompt), Some(Prompt::Turn { .. })));
    let two = situation.cult(0, Cult::Earth, 8).all_passed(&[0, 1]);
    let after = play(two, &[spade("E7")]);
    assert_eq!(after.game.terrain(hex("E7")), Some(Terrain::Wasteland));
}

#[test]
fn giants_get_two_spades_a_round() {
    let situation = table(Faction::Giants).build(0, Stronghold, &["D4"]).resources(0, 2, 1, 0).round(1, 1);
    let after = play(situation.clone(), &[Choice::Special(Special::Giants), build("E7")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -1, 0), 4));
    let after = play(situation.clone(), &[Choice::Special(Special::Giants), spade("E7")]);
    assert_eq!((after.gained(ME), after.stands("E7")), ((0, 0, 0), None));
    assert!(!offers(situation.used(0, Special::Giants), Choice::Special(Special::Giants)));
}

#[test]
fn halflings_get_points_for_spades() {
    let situation = table(Faction::Halflings).build(0, Dwelling, &["E6"]).resources(0, 2, 7, 0).round(1, 3);
    // E5 is one step away, F3 as well; D4 two.
    let after = play(situation.clone(), &[build("D4")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -7, 0), 2 + 2));
    let bonus = situation.round(1, 2).cult(0, Cult::Earth, 4).cards(&[1, 2, 3, 4, 5]).all_passed(&[0, 1]);
    assert_eq!(play(bonus, &[spade("E5"), Choice::Terrain(Terrain::Plains)]).points(ME), 1);
}

#[test]
fn halflings_advance_digging_for_one_coin() {
    let situation = table(Faction::Halflings).build(0, Dwelling, &["E6"]).resources(0, 1, 2, 1);
    let after = play(situation, &[Choice::Advance(Track::Spades)]);
    assert_eq!((after.gained(ME), after.points(ME), after.player(ME).digging()), ((-1, -2, -1), 6, 1));
}

#[test]
fn halflings_stronghold_brings_three_spades() {
    let situation = table(Faction::Halflings).build(0, TradingHouse, &["E6"]).resources(0, 10, 5, 0).round(1, 1);
    let begun = [upgrade("E6", Stronghold), build("E5")];
    let after = play(situation.clone(), &begun);
    assert_eq!((after.gained(ME), after.points(ME)), ((-10, -5, 0), 1 + 2));
    assert!(!after.offers(build("F3")) && after.offers(spade("F3")), "only one dwelling");
    let after = play(situation.clone(), &[begun[0], begun[1], spade("D4"), Choice::Terrain(Terrain::Plains)]);
    assert_eq!(after.game.terrain(hex("D4")), Some(Terrain::Plains));
    assert_eq!(after.points(ME), 3 * (1 + 2));
    let after = play(situation, &[begun[0], Choice::Forfeit]);
    assert_eq!((after.points(ME), after.gained(ME)), (0, (-8, -4, 0)), "spades that are not used bring nothing");
}

fn cultists() -> Situation {
    let factions = [Faction::Cultists, Faction::Witches, Faction::Nomads];
    let situation = Situation::new(&factions).build(0, Dwelling, &["E6"]).build(1, Dwelling, &["F4"]);
    situation.build(2, Dwelling, &["F3"]).bowls(0, [5, 7, 0]).resources(0, 3, 2, 0)
}

/// rules/terra-mystica/rulings.md#8.
#[test]
fn cultists_advance_when_a_neighbour_takes_power() {
    let house = upgrade("E6", TradingHouse);
    let after = play(cultists(), &[house, Choice::Take(0)]);
    assert!(after.asked() == ME && after.offers(Choice::Step(Cult::Water)));
    let after = play(cultists(), &[house, Choice::Take(0), Choice::Step(Cult::Water), Choice::Take(0)]);
    assert_eq!((after.cult(ME, Cult::Water), after.bowls(ME)), (1, [5, 7, 0]), "one step for all of them");
    assert!(matches!(after.waiting.map(|it| it.prompt), Some(Prompt::After)));
    let after = play(cultists(), &[house, Choice::Decline(0), Choice::Take(0), Choice::Step(Cult::Fire)]);
    assert_eq!(after.cult(ME, Cult::Fire), 2);
}

/// rules/terra-mystica/rulings.md#8.
#[test]
fn cultists_get_power_when_all_decline() {
    let after = play(cultists(), &[upgrade("E6", TradingHouse), Choice::Decline(0), Choice::Decline(0)]);
    assert_eq!((after.bowls(ME), after.points(ME)), ([4, 8, 0], 0));
    let full = cultists().bowls(1, [0, 0, 12]).bowls(2, [0, 0, 12]);
    let after = play(full, &[upgrade("E6", TradingHouse)]);
    assert_eq!((after.bowls(ME), after.cult(ME, Cult::Water)), ([5, 7, 0], 0), "nobody could take any");
    let alone = table(Faction::Cultists).build(0, Dwelling, &["E6"]).resources(0, 6, 2, 0).bowls(0, [5, 7, 0]);
    assert_eq!(play(alone, &[upgrade("E6", TradingHouse)]).bowls(ME), [5, 7, 0]);
}

#[test]
fn cultists_stronghold_brings_seven_points() {
    let situation = table(Faction::Cultists).build(0, TradingHouse, &["E6"]).resources(0, 8, 4, 0);
    assert_eq!(play(situation, &[upgrade("E6", Stronghold)]).points(ME), 7);
}

#[test]
fn fakirs_fly_over_one_hex() {
    let situation = table(Faction::Fakirs).build(0, Dwelling, &["E8"]).land(Terrain::Desert, &["D6", "E9"]);
    let situation = situation.resources(0, 2, 1, 1);
    let after = play(situation.clone(), &[build("D6")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -1, -1), 4));
    assert!(!offers(situation.clone(), build("E9")), "two hexes lie between");
    assert!(!offers(situation.clone().resources(0, 2, 1, 0), build("D6")), "no priest, no flight");
    assert!(offers(situation.build(0, Stronghold, &["F6"]).build(0, Dwelling, &["E8"]), build("E9")));
}

#[test]
fn fakirs_pay_a_flight_once_for_transforming_and_building() {
    let situation = table(Faction::Fakirs).build(0, Dwelling, &["E8"]).resources(0, 2, 4, 1).round(1, 3);
    let after = play(situation.clone(), &[build("D6")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -4, -1), 4 + 2));
    let after = play(situation.clone(), &[spade("D6"), Choice::Terrain(Terrain::Desert)]);
    assert_eq!((after.gained(ME), after.points(ME)), ((0, -3, -1), 4));
    // A direct neighbour needs no flight.
    let near = situation.land(Terrain::Desert, &["E7"]);
    assert_eq!(play(near, &[build("E7")]).gained(ME), (-2, -1, 0));
}

#[test]
fn fakirs_stronghold_and_town_tile_let_them_fly_farther() {
    let situation = table(Faction::Fakirs).build(0, Stronghold, &["E8"]).land(Terrain::Desert, &["E9", "E10"]);
    let situation = situation.resources(0, 2, 1, 1);
    assert!(offers(situation.clone(), build("E9")) && !offers(situation, build("E10")));
    let town = near_town(Faction::Fakirs).resources(0, 9, 9, 2).land(Terrain::Desert, &["E9"]);
    let after = play(town, &[build("F3"), Choice::Town(TownTile(6))]);
    assert_eq!((after.points(ME), after.player(ME).skip().map(|(range, _)| range)), (4, Some(3)));
}

#[test]
fn fakirs_have_no_shipping_and_a_short_spade_track() {
    let situation = table(Faction::Fakirs).build(0, Dwelling, &["E8"]).resources(0, 20, 20, 5).card(0, 4);
    assert!(!offers(situation.clone(), Choice::Advance(Track::Shipping)));
    assert!(offers(situation.clone(), Choice::Advance(Track::Spades)));
    assert!(!offers(situation.clone().tracks(0, 0, 1), Choice::Advance(Track::Spades)));
    assert_eq!(situation.game().sailing(ME), 0, "the bonus card does not help");
}

/// rules/terra-mystica/rulings.md#18.
#[test]
fn fakirs_and_dwarves_count_what_they_could_skip_to() {
    let fakirs = table(Faction::Fakirs).build(0, Dwelling, &["E8", "D6"]).build(0, Dwelling, &["F4"]);
    assert_eq!(fakirs.game().largest_area(ME), 3);
    let dwarves = table(Faction::Dwarves).build(0, Dwelling, &["E7", "F3", "I9"]);
    assert_eq!(dwarves.game().largest_area(ME), 2);
}

#[test]
fn nomads_turn_a_neighbouring_hex_to_desert() {
    let situation = table(Faction::Nomads).build(0, Stronghold, &["E8"]).resources(0, 2, 1, 0).round(1, 1);
    let storm = Choice::Special(Special::Nomads);
    let after = play(situation.clone(), &[storm]);
    let targets = after.waiting.expect("a question").choices;
    assert_eq!(targets, [build("D5"), spade("D5"), build("E7"), spade("E7")]);
    let after = play(situation.clone(), &[storm, build("E7")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -1, 0), 0), "it is no spade");
    let after = play(situation.clone().resources(0, 0, 0, 0), &[storm, spade("E7")]);
    assert_eq!((after.game.terrain(hex("E7")), after.stands("E7")), (Some(Terrain::Desert), None));
    assert!(!offers(situation.used(0, Special::Nomads), storm));
}

#[test]
fn a_sandstorm_does_not_cross_rivers_or_bridges() {
    let situation = table(Faction::Nomads).build(0, Stronghold, &["D3"]).bridge(0, "C2", "D3").tracks(0, 3, 0);
    let after = play(situation.clone(), &[Choice::Special(Special::Nomads)]);
    assert!(!after.offers(spade("C2")) && after.offers(spade("E4")));
    assert!(offers(situation.resources(0, 9, 9, 7), spade("C2")), "a spade does");
}

#[test]
fn engineers_build_bridges_for_workers() {
    let situation = table(Faction::Engineers).build(0, Dwelling, &["C2"]).resources(0, 0, 4, 0).passed(&[1]);
    let build_bridge = Choice::Special(Special::Engineers);
    let twice = [build_bridge, bridge("C2", "E5"), Choice::Done, build_bridge, bridge("C2", "D4")];
    let after = play(situation.clone(), &twice);
    assert_eq!((after.gained(ME), after.game.bridges().len()), ((0, -4, 0), 2));
    assert!(!offers(situation.resources(0, 0, 1, 0), build_bridge));
    assert!(!offers(table(Faction::Dwarves).build(0, Dwelling, &["C2"]).resources(0, 0, 9, 0), build_bridge));
}

#[test]
fn engineers_score_bridges_between_own_buildings_on_passing() {
    let card = Choice::Pass(Some(fireside::games::terra_mystica::Card(2)));
    let situation =
        table(Faction::Engineers).build(0, Dwelling, &["C2", "E5"]).bridge(0, "C2", "E5").bridge(0, "C2", "D4");
    assert_eq!(play(situation.clone(), &[card]).points(ME), 0, "only with the stronghold");
    assert_eq!(play(situation.build(0, Stronghold, &["E7"]), &[card]).points(ME), 3);
}

#[test]
fn engineers_pay_less() {
    let situation = table(Faction::Engineers).build(0, Dwelling, &["E7"]).land(Terrain::Mountains, &["E6"]);
    let situation = situation.resources(0, 10, 10, 0);
    assert_eq!(play(situation.clone(), &[build("E6")]).gained(ME), (-1, -1, 0));
    assert_eq!(play(situation, &[upgrade("E7", TradingHouse)]).gained(ME), (-4, -1, 0));
}

#[test]
fn dwarves_tunnel_for_workers() {
    let situation = table(Faction::Dwarves).build(0, Dwelling, &["E7"]).land(Terrain::Mountains, &["F3", "E6"]);
    let situation = situation.resources(0, 2, 3, 0);
    let after = play(situation.clone(), &[build("F3")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -3, 0), 4));
    assert!(!offers(situation.clone().resources(0, 2, 2, 0), build("F3")));
    let after = play(situation.clone().build(0, Stronghold, &["E7"]), &[build("F3")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -2, 0), 4));
    assert_eq!(play(situation.clone(), &[build("E6")]).points(ME), 0, "a neighbour needs no tunnel");
    assert!(!offers(situation.resources(0, 9, 9, 7), Choice::Advance(Track::Shipping)));
}

#[test]
fn buildings_bring_what_the_rules_say() {
    let income = |faction: Faction, building: Building| {
        let Gain { coins, workers, priests, power } = table(faction).build(0, building, &["E7"]).game().income(ME);
        (coins, workers - faction.board().dwelling_workers[0], priests, power)
    };
    for faction in Faction::ALL {
        // rules/terra-mystica/en.md#income: who gets something else than power for the stronghold.
        let (coins, workers, priests, power) = income(faction, Stronghold);
        match faction {
            Faction::Alchemists => assert_eq!((coins, workers, priests, power), (6, 0, 0, 0)),
            Faction::ChaosMagicians => assert_eq!((coins, workers, priests, power), (0, 2, 0, 0)),
            Faction::Fakirs => assert_eq!((coins, workers, priests, power), (0, 0, 1, 0)),
            _ => assert!((coins, workers, priests) == (0, 0, 0) && power >= 2, "{faction:?}"),
        }
        let two = matches!(faction, Faction::Swarmlings | Faction::Darklings);
        assert_eq!(income(faction, Building::Sanctuary), (0, 0, if two { 2 } else { 1 }, 0), "{faction:?}");
        let house = income(faction, TradingHouse);
        assert!(house.0 >= 2 && house.1 == 0 && house.2 == 0 && house.3 >= 1, "{faction:?}");
        assert_eq!(income(faction, Temple), (0, 0, 1, 0), "{faction:?}");
    }
    let temples = table(Faction::Engineers).build(0, Temple, &["E7", "F6"]).game().income(ME);
    assert_eq!((temples.priests, temples.power), (1, 5), "only Engineers get power for a temple");
}
