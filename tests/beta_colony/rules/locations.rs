//! The seven locations, moving, docking, paying.

use super::*;
use crate::support::{BLUE, ME, RED, YOU, module};
use fireside::games::beta_colony::{Achievement, Board, CycleCard, Event, Obstacle, Prompt};

#[test]
fn each_moon_gives_its_own_materials_and_a_point_for_its_die() {
    let moons = [
        (Location::GanDe, [Material::Organic, Material::Steel], Die::Green),
        (Location::Jyo, [Material::Food, Material::Palladium], Die::Blue),
        (Location::Nebra, [Material::Polymer, Material::Water], Die::Red),
    ];
    for (moon, materials, bonus) in moons {
        for die in [Die::Blue, Die::Red, Die::Green] {
            let situation =
                Situation::new(2).ship(0, moon.clockwise(6)).dice(0, &[(Die::Black, 1), (die, 4), (Die::Black, 1)]);
            let choices = [Choice::Move(Die::Black, moon), Choice::Activate(die, 4)];
            let after = play(situation.clone(), &choices);
            assert_eq!(after.choices(), materials.map(Choice::Material));
            assert_eq!(after.points(ME), i16::from(die == bonus), "{moon:?} with {die:?}");
            let after = play(situation, &[&choices[..], &[take(materials[1])]].concat());
            assert_eq!(after.materials(ME).iter().sum::<i8>(), 1);
            assert_eq!(after.asked(), YOU);
        }
    }
}

#[test]
fn a_moon_gives_two_for_five_and_six_and_for_fuel() {
    for value in [5, 6] {
        let after = visit(
            arriving(Location::Jyo, value),
            Location::Jyo,
            value,
            &[take(Material::Food), take(Material::Palladium)],
        );
        assert_eq!(after.materials(ME).iter().sum::<i8>(), 2);
    }
    let raised = arriving(Location::Jyo, 3).storage(0, 2, 0);
    let after = visit(raised, Location::Jyo, 5, &[take(Material::Food), take(Material::Food)]);
    assert_eq!((after.materials(ME)[Material::Food.index()], after.fuel(ME)), (2, -2));
}

#[test]
fn a_full_store_takes_nothing() {
    let full = [(Material::Water, 10)];
    let after = visit(arriving(Location::Jyo, 6).materials(0, &full), Location::Jyo, 6, &[]);
    assert!(after.told(Event::Nothing(ME, Location::Jyo)) && after.asked() == YOU);
}

#[test]
fn the_nexus_gives_any_material_and_a_fuel_whatever_the_value() {
    for value in 1..=6 {
        for material in Material::ALL {
            let after = visit(
                arriving(Location::AzophiNexus, value),
                Location::AzophiNexus,
                value,
                &[Choice::Gather, take(material)],
            );
            assert_eq!((after.materials(ME)[material.index()], after.fuel(ME), after.points(ME)), (1, 1, 1));
        }
    }
}

#[test]
fn the_ridback_gives_fuel_by_value() {
    for (value, fuel) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        assert_eq!(visit(arriving(Location::Ridback, value), Location::Ridback, value, &[]).fuel(ME), fuel);
    }
}

/// rules/beta-colony/rulings.md#1.
#[test]
fn both_manufactories_sell_from_the_same_rows() {
    for at in [Location::LeftManufactory, Location::RightManufactory] {
        for (value, row) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3)] {
            let situation = arriving(at, value)
                .row(row, &[module(RED, 3)])
                .row((row + 1) % 4, &[module(BLUE, 3)])
                .materials(0, &[(Material::Palladium, 2), (Material::Water, 2)]);
            let after = visit(situation, at, value, &[]);
            assert_eq!(after.choices(), [Choice::Module(module(RED, 3))], "{value}");
        }
    }
}

#[test]
fn fuel_reaches_another_row() {
    let stock = [(Material::Palladium, 2)];
    let situation = arriving(Location::LeftManufactory, 3).row(3, &[module(RED, 3)]).materials(0, &stock);
    let poor = play(situation.clone().storage(0, 2, 0), &[Choice::Move(Die::Green, Location::LeftManufactory)]);
    assert_eq!(poor.choices(), [Choice::Activate(Die::Black, 3)]);
    let waiting = poor.waiting.as_ref().unwrap();
    assert_eq!(poor.game.obstacle(waiting, Choice::Activate(Die::Black, 6)), Some(Obstacle::Fuel(1)));
    let after = visit(situation.storage(0, 3, 0), Location::LeftManufactory, 6, &[]);
    assert_eq!((after.fuel(ME), after.prompt()), (-3, Prompt::Module(3)));
}

#[test]
fn the_end_of_a_turn_fills_the_rows() {
    let (built, space) = (module(RED, 5), Space(4));
    let after = buy(buying(built, space).full_rows(), built, space, &[]);
    assert_eq!(after.asked(), YOU);
    assert_eq!(after.game.shown().count(), 8);
}

#[test]
fn everybody_docks_with_any_two_dice() {
    let situation = Situation::new(2);
    for one in 0..4 {
        for other in one + 1..4 {
            let after = play(situation.clone(), &[Choice::Dock(Die::ALL[one], Die::ALL[other])]);
            assert_eq!((after.fuel(ME), after.asked()), (1, YOU));
        }
    }
}

/// A value of 7 ends where it began; the location may be used all the same.
#[test]
fn a_ship_may_go_all_the_way_round() {
    let situation = Situation::new(2).ship(0, Location::Ridback).dice(0, &[(Die::Green, 6), (Die::Black, 1)]);
    assert!(!play(situation.clone(), &[]).offers(Choice::Move(Die::Green, Location::Ridback)));
    let after = visit(situation.storage(0, 1, 0), Location::Ridback, 1, &[]);
    assert_eq!((after.fuel(ME), after.player(ME).ship()), (0, Some(Location::Ridback)));
}

#[test]
fn a_payment_leaves_enough_for_the_space() {
    let (built, space) = (module(RED, 3), Situation::space_of(Material::Palladium, false));
    let situation = buying(built, space).materials(0, &[(Material::Palladium, 1)]).storage(0, 0, 1);
    let after = buy(situation.clone(), built, space, &[Choice::Pay(Payment::Artifact)]);
    assert_eq!((after.player(ME).all_materials(), after.player(ME).artifacts()), (0, 0));
    let other = buy(situation, built, space, &[pay(Material::Palladium)]);
    assert_eq!((other.player(ME).all_materials(), other.player(ME).artifacts()), (0, 0));
}

#[test]
fn an_artifact_may_be_kept_or_spent() {
    let (built, space) = (module(RED, 3), Situation::space_of(Material::Steel, false));
    let situation = buying(built, space).storage(0, 0, 1);
    let kept = buy(situation.clone(), built, space, &[pay(Material::Palladium), pay(Material::Steel)]);
    assert_eq!((kept.artifacts(ME), kept.player(ME).all_materials()), (0, 0));
    let spent = buy(situation, built, space, &[Choice::Pay(Payment::Artifact)]);
    assert_eq!((spent.artifacts(ME), spent.player(ME).material(Material::Palladium)), (-1, 1));
}

#[test]
fn a_building_is_paid_with_its_four_materials_and_artifacts() {
    let building = Achievement::PointsBuilding;
    let space = Situation::space_of(Material::Water, false);
    let stock = [(Material::Steel, 1), (Material::Food, 1), (Material::Water, 2)];
    let situation = arriving(Location::AzophiNexus, 1).buildings(&[building]).materials(0, &stock);
    let choices = [Choice::Achieve(building), Choice::Build(space)];
    let short = visit(situation.clone(), Location::AzophiNexus, 1, &[]);
    assert!(!short.offers(choices[0]));
    let waiting = short.waiting.as_ref().unwrap();
    assert_eq!(short.game.obstacle(waiting, choices[0]), Some(Obstacle::Unpaid));
    let after = visit(situation.storage(0, 0, 1), Location::AzophiNexus, 1, &choices);
    assert_eq!((after.artifacts(ME), after.player(ME).all_materials(), after.points(ME)), (-1, 0, 1));
    assert_eq!(after.player(ME).achievements(), [building]);
}

#[test]
fn polymer_pays_for_a_building_only_with_its_card() {
    let building = Achievement::PointsBuilding;
    let stock = [(Material::Steel, 1), (Material::Food, 1), (Material::Water, 2), (Material::Polymer, 1)];
    let situation = arriving(Location::AzophiNexus, 1).buildings(&[building]).materials(0, &stock);
    let offered =
        |situation: Situation| visit(situation, Location::AzophiNexus, 1, &[]).offers(Choice::Achieve(building));
    assert!(!offered(situation.clone()));
    assert!(offered(situation.card(CycleCard::FourColours)));
}

/// What board and cycle card add to a moon comes after the moon's own, as far as ten allow.
#[test]
fn what_is_added_on_a_moon_keeps_to_ten() {
    for board in Board::ALL {
        let (moon, extra) = board.extra();
        let own = moon.materials().unwrap().into_iter().find(|one| *one != extra).unwrap();
        for (had, added) in [(8, 1), (9, 0)] {
            let stock = [(Material::Polymer, had)];
            let situation = arriving(moon, 1).board(0, board).ship(0, moon.clockwise(5)).materials(0, &stock);
            let situation = situation.dice(0, &[(Die::Green, 2), (Die::Blue, 1)]);
            let choices = [Choice::Move(Die::Green, moon), Choice::Activate(Die::Blue, 1), take(own)];
            let after = play(situation, &choices);
            assert_eq!(
                (after.player(ME).all_materials(), after.materials(ME)[extra.index()]),
                (10, added),
                "{board:?}"
            );
        }
    }
    let card = arriving(Location::Nebra, 1).card(CycleCard::OneArtifact).materials(0, &[(Material::Food, 9)]);
    let after = visit(card, Location::Nebra, 1, &[take(Material::Water)]);
    assert_eq!((after.player(ME).all_materials(), after.player(ME).material(Material::Polymer)), (10, 0));
    // With room for one of two, one is taken.
    let nine = arriving(Location::Jyo, 6).materials(0, &[(Material::Food, 9)]);
    assert_eq!(visit(nine, Location::Jyo, 6, &[take(Material::Palladium)]).asked(), YOU);
}

/// The rules do not say which of the two comes first at the last free place: here it is the board's.
#[test]
fn the_last_free_place_is_for_what_the_board_adds() {
    let stock = [(Material::Food, 8)];
    let situation = arriving(Location::Nebra, 1).board(0, Board::Second).card(CycleCard::OneArtifact);
    let after = visit(situation.materials(0, &stock), Location::Nebra, 1, &[take(Material::Water)]);
    assert_eq!(after.materials(ME), [0, 0, 0, 0, 0, 2]);
}

/// In the box are 30 fuel and 12 cubes of each material; in play there is always more.
/// (rules/beta-colony/rulings.md#5)
#[test]
fn fuel_and_materials_never_run_out() {
    let situation = |at: Location| {
        let own = Situation::new(4).ship(0, at.clockwise(6)).dice(0, &[(Die::Green, 1), (Die::Black, 6)]);
        (1..4).fold(own, |it, seat| it.materials(seat, &[(Material::Food, 10)]).storage(seat, 30, 0))
    };
    assert_eq!(visit(situation(Location::Ridback), Location::Ridback, 6, &[]).fuel(ME), 3);
    let two = [take(Material::Food), take(Material::Food)];
    let after = visit(situation(Location::Jyo), Location::Jyo, 6, &two);
    assert_eq!(after.player(ME).material(Material::Food), 2);
}
