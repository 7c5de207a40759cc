//! Every favor, bonus card, scoring tile, town tile and power action.

use crate::support::{ME, YOU, bridge, build, offers, play, spade, upgrade};
use fireside::games::terra_mystica::{
    Building, Card, Choice, Cult, Faction, Favor, Gain, Scoring, Situation, Special, Terrain, TownTile,
};

use Building::{Dwelling, Sanctuary, Stronghold, Temple, TradingHouse};

fn witches() -> Situation {
    Situation::new(&[Faction::Witches, Faction::Giants]).build(1, Dwelling, &["A12"]).bowls(0, [5, 0, 0]).round(1, 1)
}

/// The Witches build a temple and take a favor.
fn take(favor: u8) -> crate::support::After {
    let situation = witches().build(0, TradingHouse, &["F4"]).resources(0, 5, 2, 0);
    play(situation, &[upgrade("F4", Temple), Choice::Favor(Favor(favor - 1))])
}

#[test]
fn favors_bring_steps() {
    let start = [0, 0, 0, 2];
    for (favor, steps) in
        [(1, 3), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2), (7, 2), (8, 2), (9, 1), (10, 1), (11, 1), (12, 1)]
    {
        let after = take(favor);
        let cult = usize::from(favor - 1) % 4;
        assert_eq!(after.cult(ME, Cult::ALL[cult]), start[cult] + steps, "FAV{favor}");
        assert_eq!(after.game.favor_supply()[usize::from(favor) - 1], if favor <= 4 { 0 } else { 2 });
    }
}

#[test]
fn favors_are_taken_once_by_each_and_as_long_as_there_are_any() {
    let situation = witches().build(0, TradingHouse, &["F4"]).resources(0, 5, 2, 0);
    let after = play(situation.favor(0, 7).favor(1, 1), &[upgrade("F4", Temple)]);
    assert!(!after.offers(Choice::Favor(Favor(6))), "owned");
    assert!(!after.offers(Choice::Favor(Favor(0))), "the only one is gone");
    assert!(after.offers(Choice::Favor(Favor(7))));
}

/// The income of the Witches with one dwelling: two workers and this.
fn income(situation: Situation) -> (i32, i32, i32, [u8; 3]) {
    let situation = situation.build(0, Dwelling, &["F4"]).cards(&[3, 4, 5, 6, 7]).resources(0, 0, 0, 0);
    let after = play(situation.round(1, 1).all_passed(&[0, 1]), &[]);
    let (coins, workers, priests) = after.gained(ME);
    (coins, workers - 2, priests, after.bowls(ME))
}

#[test]
fn favors_bring_income() {
    assert_eq!(income(witches()), (0, 0, 0, [5, 0, 0]));
    assert_eq!(income(witches().favor(0, 7)), (0, 1, 0, [4, 1, 0]));
    assert_eq!(income(witches().favor(0, 8)), (0, 0, 0, [1, 4, 0]));
    assert_eq!(income(witches().favor(0, 9)), (3, 0, 0, [5, 0, 0]));
}

#[test]
fn bonus_cards_bring_income() {
    let card = |number| income(witches().card(0, number).favor(0, 12));
    assert_eq!(card(1), (2, 0, 0, [5, 0, 0]));
    assert_eq!(card(2), (4, 0, 0, [5, 0, 0]));
    assert_eq!(card(3), (6, 0, 0, [5, 0, 0]));
    assert_eq!(card(4), (0, 0, 0, [2, 3, 0]));
    assert_eq!(card(5), (0, 1, 0, [2, 3, 0]));
    assert_eq!(card(6), (0, 2, 0, [5, 0, 0]));
    assert_eq!(card(7), (0, 1, 0, [5, 0, 0]));
    assert_eq!(card(8), (0, 0, 1, [5, 0, 0]));
    assert_eq!(card(9), (2, 0, 0, [5, 0, 0]));
    assert_eq!(card(10), (0, 0, 0, [2, 3, 0]));
}

#[test]
fn favor_5_lowers_what_a_town_needs() {
    // Power 6: a temple, a trading house and two dwellings.
    let six = auren().build(0, TradingHouse, &["F4", "E6"]).build(0, Dwelling, &["E7"]).land(Terrain::Forest, &["F3"]);
    let six = six.resources(0, 20, 9, 0);
    assert!(!play(six.clone(), &[build("F3")]).offers(Choice::Town(TownTile(0))));
    assert!(play(six.clone().favor(0, 5), &[build("F3")]).offers(Choice::Town(TownTile(0))));
    // Taken, it founds a town at once.
    let there = six.build(0, Dwelling, &["F3"]);
    let after = play(there, &[upgrade("F4", Temple), Choice::Favor(Favor(4)), Choice::Town(TownTile(7))]);
    assert_eq!((after.points(ME), after.player(ME).in_towns().len()), (11, 4));
}

#[test]
fn favor_5_can_found_two_towns() {
    let one = auren().build(0, TradingHouse, &["F4", "E6"]).build(0, Dwelling, &["E7", "F3"]);
    let two = one.build(0, TradingHouse, &["I11", "I10"]).build(0, Dwelling, &["H7", "H8"]).resources(0, 9, 9, 0);
    let towns = [Choice::Town(TownTile(7)), Choice::Town(TownTile(0))];
    let after = play(two, &[upgrade("F4", Temple), Choice::Favor(Favor(4)), towns[0], towns[1]]);
    assert_eq!((after.points(ME), after.player(ME).keys()), (16, 2));
}

#[test]
fn favor_6_and_card_2_bring_a_step_a_round() {
    for (situation, special) in [(witches().favor(0, 6), Special::FavorStep), (witches().card(0, 2), Special::CardStep)]
    {
        let situation = situation.build(0, Dwelling, &["F4"]).resources(0, 0, 0, 0);
        let after = play(situation.clone(), &[Choice::Special(special), Choice::Step(Cult::Earth)]);
        assert_eq!((after.cult(ME, Cult::Earth), after.asked()), (1, YOU));
        assert!(!offers(situation.used(0, special), Choice::Special(special)));
        assert!(!offers(witches().build(0, Dwelling, &["F4"]), Choice::Special(special)));
    }
}

/// rules/terra-mystica/rulings.md#4.
#[test]
fn card_1_brings_a_spade() {
    let situation = witches().card(0, 1).build(0, Dwelling, &["F4"]).resources(0, 2, 1, 0);
    let special = Choice::Special(Special::CardSpade);
    // E7 is one step away, F3 three.
    let after = play(situation.clone(), &[special, build("E7")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -1, 0), 2));
    assert!(!play(situation.clone(), &[special]).offers(build("F3")));
    let after = play(situation.clone().resources(0, 2, 7, 0), &[special, build("F3")]);
    assert_eq!((after.gained(ME), after.points(ME)), ((-2, -7, 0), 6), "two are bought");
    let after = play(situation.clone(), &[special, Choice::Forfeit]);
    assert_eq!(after.points(ME), 0);
    assert!(!offers(situation.used(0, Special::CardSpade), special));
}

/// rules/terra-mystica/rulings.md#18.
#[test]
fn card_4_ships_farther_in_the_action_phase() {
    let situation = witches().build(0, Dwelling, &["F2"]).land(Terrain::Forest, &["G1"]).resources(0, 2, 1, 0);
    assert!(!offers(situation.clone(), build("G1")));
    assert!(offers(situation.clone().card(0, 4), build("G1")));
    let bonus = situation.clone().card(0, 4).land(Terrain::Lakes, &["G1"]).round(1, 2).cult(0, Cult::Earth, 4);
    assert!(
        !play(bonus.cards(&[3, 4, 5, 6, 7]).all_passed(&[0, 1]), &[]).offers(spade("G1")),
        "not for the cult bonus"
    );
    assert_eq!(situation.build(0, Dwelling, &["G1"]).card(0, 4).game().largest_area(ME), 1, "nor at the end");
}

/// Points on passing.
fn passing(situation: Situation) -> i16 {
    let buildings = situation.build(0, Dwelling, &["F4", "E6", "E7"]).build(0, TradingHouse, &["F3", "F2"]);
    let buildings = buildings.build(0, Stronghold, &["C3"]).build(0, Sanctuary, &["C4"]);
    let card = Choice::Pass(Some(Card(2)));
    let now = play(buildings.clone(), &[card]).points(ME);
    assert_eq!(play(buildings.round(6, 1), &[Choice::Pass(None)]).points(ME), now, "the last round is no exception");
    now
}

#[test]
fn cards_bring_points_on_passing() {
    assert_eq!(passing(witches().card(0, 5)), 0);
    assert_eq!(passing(witches().card(0, 6)), 8);
    assert_eq!(passing(witches().card(0, 7)), 4);
    assert_eq!(passing(witches().card(0, 9)), 3);
    assert_eq!(passing(witches().card(0, 10).tracks(0, 2, 0)), 6);
}

#[test]
fn favor_12_brings_points_on_passing() {
    let points = |houses: &[&str]| {
        let situation = witches().favor(0, 12).build(0, TradingHouse, houses);
        play(situation, &[Choice::Pass(Some(Card(2)))]).points(ME)
    };
    let houses = ["F4", "E6", "E7", "F3"];
    assert_eq!([0, 1, 2, 3, 4].map(|count| points(&houses[..count])), [0, 2, 3, 3, 4]);
}

#[test]
fn favors_10_and_11_bring_points_on_building() {
    let situation = witches().build(0, Dwelling, &["F4"]).land(Terrain::Forest, &["E7"]).resources(0, 9, 9, 0);
    let situation = situation.favor(0, 10).favor(0, 11);
    assert_eq!(play(situation.clone(), &[build("E7")]).points(ME), 2);
    assert_eq!(play(situation, &[upgrade("F4", TradingHouse)]).points(ME), 3);
}

/// rules/terra-mystica/rulings.md#1.
#[test]
fn scoring_tiles_bring_points_for_what_is_done() {
    let base = |tile| {
        let situation =
            witches().build(0, Dwelling, &["F4"]).build(0, TradingHouse, &["C3", "C4"]).build(0, Temple, &["D1"]);
        situation.land(Terrain::Forest, &["E6"]).resources(0, 30, 30, 0).round(1, tile)
    };
    let points = |tile, choice: Choice| {
        let mut choices = vec![choice];
        if matches!(choice, Choice::Upgrade(_, Temple | Sanctuary)) {
            choices.push(Choice::Favor(Favor(8)));
        }
        play(base(tile), &choices).points(ME)
    };
    for tile in 1..=9 {
        let dwelling = if matches!(tile, 3 | 5) { 2 } else { 0 };
        assert_eq!(points(tile, build("E6")), dwelling, "SCORE{tile}");
        // E7 takes one spade.
        assert_eq!(points(tile, build("E7")), dwelling + if tile == 1 { 2 } else { 0 }, "SCORE{tile}");
        let house = if matches!(tile, 6 | 8) { 3 } else { 0 };
        assert_eq!(points(tile, upgrade("F4", TradingHouse)), house, "SCORE{tile}");
        let great = if matches!(tile, 4 | 7) { 5 } else { 0 };
        assert_eq!(points(tile, upgrade("C3", Stronghold)), great, "SCORE{tile}");
        assert_eq!(points(tile, upgrade("D1", Sanctuary)), great, "SCORE{tile}");
        assert_eq!(points(tile, upgrade("C3", Temple)), if tile == 9 { 4 } else { 0 }, "SCORE{tile}");
    }
}

#[test]
fn scoring_tile_2_brings_points_for_towns() {
    let situation = witches().build(0, Stronghold, &["F4"]).build(0, TradingHouse, &["E6"]).build(0, Dwelling, &["E7"]);
    let situation = situation.land(Terrain::Forest, &["F3"]).resources(0, 2, 1, 0).round(1, 2);
    assert_eq!(play(situation, &[build("F3"), Choice::Town(TownTile(7))]).points(ME), 11 + 5 + 5);
}

#[test]
fn scoring_tiles_give_their_bonus_at_the_end_of_the_round() {
    let bonus = |tile: u8, cult: Cult, step| {
        let situation = witches().build(0, Dwelling, &["F4"]).resources(0, 0, 0, 0).bowls(0, [12, 0, 0]);
        let situation = situation.cult(0, Cult::Air, 0).cult(0, cult, step).cards(&[3, 4, 5, 6, 7]).round(1, tile);
        let after = play(situation.all_passed(&[0, 1]), &[]);
        let spades = match after.waiting.as_ref().map(|question| question.prompt) {
            Some(fireside::games::terra_mystica::Prompt::CultSpades(work)) => work.spades(),
            _ => 0,
        };
        let (coins, workers, priests) = after.gained(ME);
        // Two workers are income.
        (coins, workers - if spades > 0 { 0 } else { 2 }, priests, after.bowls(ME)[1], spades)
    };
    assert_eq!(bonus(1, Cult::Earth, 7), (7, 0, 0, 0, 0));
    assert_eq!(bonus(2, Cult::Earth, 9), (0, 0, 0, 0, 2));
    assert_eq!(bonus(2, Cult::Earth, 3), (0, 0, 0, 0, 0));
    assert_eq!(bonus(3, Cult::Water, 8), (0, 0, 2, 0, 0));
    assert_eq!(bonus(4, Cult::Fire, 5), (0, 2, 0, 0, 0));
    assert_eq!(bonus(5, Cult::Fire, 4), (0, 0, 0, 4, 0));
    assert_eq!(bonus(6, Cult::Water, 4), (0, 0, 0, 0, 1));
    assert_eq!(bonus(7, Cult::Air, 9), (0, 4, 0, 0, 0));
    assert_eq!(bonus(8, Cult::Air, 7), (0, 0, 0, 0, 1));
    assert_eq!(Scoring(8).print().bonus, fireside::games::terra_mystica::facts::tiles::Bonus::Gain(Gain::coins(2)));
    let promo = witches().build(0, Dwelling, &["F4"]).priest(0, Cult::Air).priest(0, Cult::Fire).resources(0, 0, 0, 0);
    let after = play(promo.cards(&[3, 4, 5, 6, 7]).round(1, 9).all_passed(&[0, 1]), &[]);
    assert_eq!(after.gained(ME).0, 4);
}

/// The town that a dwelling founds, with this tile.
fn town(situation: Situation, tile: u8) -> crate::support::After {
    let situation = situation.build(0, Stronghold, &["F4"]).build(0, TradingHouse, &["E6"]).build(0, Dwelling, &["E7"]);
    let home = situation.clone().game().home(ME);
    play(situation.land(home, &["F3"]).resources(0, 2, 1, 0), &[build("F3"), Choice::Town(TownTile(tile - 1))])
}

fn auren() -> Situation {
    Situation::new(&[Faction::Auren, Faction::Giants]).build(1, Dwelling, &["A12"]).bowls(0, [12, 0, 0]).round(1, 1)
}

#[test]
fn town_tiles_bring_points_keys_and_resources() {
    let gained = |tile| {
        let after = town(auren(), tile);
        let (coins, workers, priests) = after.gained(ME);
        (after.points(ME), after.player(ME).keys(), coins + 2, workers + 1, priests, after.bowls(ME)[1])
    };
    assert_eq!(gained(1), (5, 1, 6, 0, 0, 0));
    assert_eq!(gained(2), (7, 1, 0, 2, 0, 0));
    assert_eq!(gained(3), (9, 1, 0, 0, 1, 0));
    assert_eq!(gained(4), (6, 1, 0, 0, 0, 8));
    assert_eq!(gained(5), (8, 1, 0, 0, 0, 0));
    assert_eq!(gained(6), (2, 2, 0, 0, 0, 2), "two cults reach step 3");
    assert_eq!(gained(7), (4 + 2, 1, 0, 0, 0, 0));
    assert_eq!(gained(8), (11, 1, 0, 0, 0, 0));
}

/// rules/terra-mystica/rulings.md#11.
#[test]
fn town_tiles_5_and_6_bring_steps() {
    assert_eq!(Cult::ALL.map(|cult| town(auren(), 5).cult(ME, cult)), [1, 2, 1, 2]);
    assert_eq!(Cult::ALL.map(|cult| town(auren(), 6).cult(ME, cult)), [2, 3, 2, 3]);
}

/// rules/terra-mystica/rulings.md#11.
#[test]
fn the_key_of_a_town_tile_serves_at_once() {
    let after = town(auren().cult(0, Cult::Fire, 9), 5);
    assert_eq!((after.cult(ME, Cult::Fire), after.player(ME).keys()), (10, 0));
    // Of two tracks one gets the key.
    let two = auren().cult(0, Cult::Fire, 9).cult(0, Cult::Earth, 9);
    let after = town(two.clone(), 5);
    let choices = after.waiting.expect("a question").choices;
    assert_eq!(choices, [Choice::Step(Cult::Fire), Choice::Step(Cult::Earth)]);
    let situation = two.build(0, Stronghold, &["F4"]).build(0, TradingHouse, &["E6"]).build(0, Dwelling, &["E7"]);
    let situation = situation.land(Terrain::Forest, &["F3"]).resources(0, 2, 1, 0);
    let after = play(situation, &[build("F3"), Choice::Town(TownTile(4)), Choice::Step(Cult::Earth)]);
    assert_eq!(Cult::ALL.map(|cult| after.cult(ME, cult)), [9, 2, 10, 2]);
}

#[test]
fn town_tile_7_advances_shipping() {
    let after = town(auren().tracks(0, 2, 0), 7);
    assert_eq!((after.player(ME).shipping(), after.points(ME)), (3, 4 + 4));
    let after = town(auren().tracks(0, 3, 0), 7);
    assert_eq!((after.player(ME).shipping(), after.points(ME)), (3, 4));
    let dwarves = Situation::new(&[Faction::Dwarves, Faction::Giants]).build(1, Dwelling, &["A12"]);
    assert_eq!(town(dwarves.round(1, 1), 7).points(ME), 4);
}

/// rules/terra-mystica/rulings.md#10.
#[test]
fn town_tiles_run_out() {
    let after = town(auren().town(1, 8), 1);
    assert_eq!(after.game.town_supply(), [1, 2, 2, 2, 2, 1, 2, 0]);
    let situation = auren().build(0, Stronghold, &["F4"]).build(0, TradingHouse, &["E6"]).build(0, Dwelling, &["E7"]);
    let situation = situation.land(Terrain::Forest, &["F3"]).resources(0, 2, 1, 0).town(1, 8);
    assert!(!play(situation.clone(), &[build("F3")]).offers(Choice::Town(TownTile(7))));
    // Ten towns were founded in this game.
    let ten = [1, 1, 2, 2, 3, 3, 4, 4, 5].iter().fold(situation, |situation, tile| situation.town(1, *tile));
    let after = play(ten, &[build("F3")]);
    assert!(after.player(ME).in_towns().is_empty() && after.asked() == YOU);
}

/// The Witches with power in bowl III.
fn powerful() -> Situation {
    witches().build(0, Dwelling, &["F4"]).bowls(0, [0, 0, 6]).resources(0, 0, 0, 0)
}

#[test]
fn power_actions_bring_resources() {
    let after = play(powerful(), &[Choice::Power(1)]);
    assert_eq!((after.gained(ME), after.bowls(ME)), ((0, 0, 1), [3, 0, 3]));
    let after = play(powerful(), &[Choice::Power(2)]);
    assert_eq!((after.gained(ME), after.bowls(ME)), ((0, 2, 0), [4, 0, 2]));
    let after = play(powerful(), &[Choice::Power(3)]);
    assert_eq!((after.gained(ME), after.bowls(ME)), ((7, 0, 0), [4, 0, 2]));
}

#[test]
fn power_action_1_builds_a_bridge() {
    let situation = witches().build(0, Dwelling, &["G3"]).bowls(0, [0, 0, 3]).resources(0, 2, 1, 0);
    let after = play(situation.clone(), &[Choice::Power(0), bridge("E8", "G3")]);
    assert_eq!((after.bowls(ME), after.game.bridges()[0].owner), ([3, 0, 0], ME));
    assert!(!play(situation.clone(), &[Choice::Power(0)]).offers(bridge("C2", "E5")), "one end must be built on");
    assert!(
        !offers(situation.clone().bridge(1, "E8", "G3").bridge(1, "F4", "G3"), Choice::Power(0)),
        "one on each place"
    );
    let three = situation.bridge(0, "C2", "D3").bridge(0, "C2", "D4").bridge(0, "C2", "E5");
    assert!(!offers(three, Choice::Power(0)), "three in a game");
}

#[test]
fn power_action_5_brings_a_spade() {
    let situation = powerful().resources(0, 2, 1, 0);
    let after = play(situation.clone(), &[Choice::Power(4), build("E7")]);
    assert_eq!((after.gained(ME), after.points(ME), after.bowls(ME)), ((-2, -1, 0), 2, [4, 0, 2]));
    assert!(!play(situation, &[Choice::Power(4)]).offers(build("F3")));
}

#[test]
fn power_action_6_brings_two_spades() {
    let situation = powerful().resources(0, 2, 1, 0).build(0, Dwelling, &["F2"]);
    // E2 is plains, three steps; E3 wasteland, two.
    let after = play(situation.clone(), &[Choice::Power(5), build("E3")]);
    assert_eq!((after.gained(ME), after.points(ME), after.bowls(ME)), ((-2, -1, 0), 4, [6, 0, 0]));
    assert!(!play(situation, &[Choice::Power(5)]).offers(build("E2")));
}

#[test]
fn power_actions_are_done_once_a_round_by_all_together() {
    let situation = powerful().bowls(0, [0, 0, 12]).passed(&[1]);
    let after = play(situation.clone(), &[Choice::Power(3), Choice::Done]);
    assert!(after.asked() == ME && !after.offers(Choice::Power(3)) && after.offers(Choice::Power(2)));
    let next = play(situation.cards(&[3, 4, 5, 6, 7]), &[Choice::Power(3), Choice::Done, Choice::Pass(Some(Card(3)))]);
    assert!(next.game.round() == 2 && !next.game.is_used(3));
}

#[test]
fn missing_power_is_sacrificed_for() {
    let situation = powerful().bowls(0, [2, 7, 1]);
    let after = play(situation.clone(), &[Choice::Power(2)]);
    assert_eq!(after.bowls(ME), [6, 1, 0]);
    assert!(!offers(situation.clone(), Choice::Power(5)), "five tokens cannot be had");
    assert!(!offers(situation.clone(), Choice::Burn), "a sacrifice serves an action or an exchange");
    let odd = play(situation.bowls(0, [0, 3, 3]), &[Choice::Power(2)]);
    assert_eq!(odd.bowls(ME), [4, 1, 0]);
    let ledger = Situation::of_ledger(&[Faction::Witches, Faction::Giants]).build(0, Dwelling, &["F4"]);
    let by_hand =
        play(ledger.clone().bowls(0, [2, 7, 1]), &[Choice::Burn, Choice::Burn, Choice::Burn, Choice::Power(2)]);
    assert_eq!(by_hand.bowls(ME), [6, 1, 0]);
    assert!(!offers(ledger.bowls(0, [2, 1, 1]), Choice::Burn), "two are needed in bowl II");
}

#[test]
fn coins_lie_on_cards_that_nobody_takes() {
    let situation =
        witches().build(0, Dwelling, &["F4"]).cards(&[1, 2, 3, 4, 5]).card(0, 1).card(1, 2).resources(0, 0, 0, 0);
    let pass = |card: u8| Choice::Pass(Some(Card(card - 1)));
    let after = play(situation, &[pass(3), pass(1)]);
    assert_eq!(after.game.round(), 2);
    assert_eq!(after.game.open_cards().to_vec(), [(Card(1), 1), (Card(3), 1), (Card(4), 1)]);
    let again = Situation::new(&[Faction::Witches, Faction::Giants]);
    assert!(!offers(again.card(0, 1).cards(&[1, 2, 3, 4, 5]), pass(1)), "not the same card again");
}
