//! Moving, activating, docking, fuel.

use super::*;
use crate::support::{After, ME, play};
use fireside::games::beta_colony::{Board, Choice, Event, Obstacle, Prompt, Scope};

#[test]
fn bet_02_six_clockwise_from_the_left_manufactory() {
    scenario("BET-02", |given, expect| {
        let situation = Situation::new(2).ship(0, location(&given["ship"])).dice(0, &dice(&given["dice"]));
        let after = play(situation, &[Choice::Move(Die::Black, location(&expect["ship"]))]);
        assert_eq!(after.fuel(ME), 0);
        assert_eq!(after.player(ME).ship(), Some(location(&expect["ship"])));
    });
}

#[test]
fn bet_03_activation_after_that_move() {
    scenario("BET-03", |given, expect| {
        let at = location(&given["ship"]);
        let all: Vec<(Die, u8)> = dice(&given["remainingDice"]).into_iter().chain([(Die::Black, 6)]).collect();
        let situation = Situation::new(2).ship(0, at.clockwise(1)).dice(0, &all);
        let after = play(
            situation,
            &[Choice::Move(Die::Black, at), Choice::Activate(Die::Blue, 1), Choice::Material(Material::Water)],
        );
        assert_eq!(after.materials(ME), counts(&expect["materialsGained"]));
        assert_eq!(after.points(ME), points(&expect["vp"]));
        for used in list(&expect["usedDice"]) {
            assert_eq!(after.player(ME).die(die(used.as_str().unwrap())), None);
        }
        let left: Vec<(Die, u8)> =
            after.player(ME).dice().map(|die| (die, after.player(ME).die(die).unwrap())).collect();
        let mut wanted = dice(&expect["diceLeftForSecondAction"]);
        wanted.sort_unstable();
        assert_eq!(left, wanted);
    });
}

/// Activates a location with the die that is given, and takes these materials.
fn activate(given: &Value, situation: impl FnOnce(Situation) -> Situation, taken: &[Material]) -> After {
    let (at, with) = (location(&given["ship"]), dice(&given["activateWith"]));
    let (die, value) = with[0];
    let first = [Choice::Move(mover(die), at), Choice::Activate(die, value)];
    let choices: Vec<Choice> = first.into_iter().chain(taken.iter().copied().map(Choice::Material)).collect();
    play(situation(arriving(at, &with)), &choices)
}

#[test]
fn bet_04_moon_with_a_high_value_and_the_right_colour() {
    scenario("BET-04", |given, expect| {
        let after = activate(given, |it| it, &[Material::Polymer, Material::Water]);
        assert_eq!(
            (after.materials(ME), after.points(ME)),
            (counts(&expect["materialsGained"]), points(&expect["vp"]))
        );
    });
}

#[test]
fn bet_05_moon_with_a_low_value_and_the_right_colour() {
    scenario("BET-05", |given, expect| {
        let after = activate(given, |it| it, &[Material::Steel]);
        assert_eq!(
            (after.materials(ME), after.points(ME)),
            (counts(&expect["materialsGained"]), points(&expect["vp"]))
        );
    });
}

#[test]
fn bet_06_two_equal_materials_are_allowed() {
    scenario("BET-06", |given, expect| {
        let after = activate(given, |it| it, &[Material::Food, Material::Food]);
        assert_eq!(
            (after.materials(ME), after.points(ME)),
            (counts(&expect["materialsGained"]), points(&expect["vp"]))
        );
    });
}

#[test]
fn bet_07_moons_give_only_their_own_two_materials() {
    scenario("BET-07", |given, expect| {
        let after = activate(given, |it| it, &[]);
        let wanted: Vec<Choice> =
            list(&expect["choices"]).iter().map(|name| Choice::Material(material(name.as_str().unwrap()))).collect();
        assert_eq!((after.choices(), after.points(ME)), (&wanted[..], points(&expect["vp"])));
        let other = after.waiting.as_ref().and_then(|it| after.game.obstacle(it, Choice::Material(Material::Steel)));
        assert_eq!(other, Some(Obstacle::OtherMoon));
    });
}

#[test]
fn bet_08_never_more_than_ten_materials() {
    scenario("BET-08", |given, expect| {
        let before = any(number(&given["materialsTotal"]));
        let after = activate(given, |it| it.materials(0, &before), &[Material::Organic]);
        assert_eq!(after.player(ME).all_materials(), number(&expect["materialsTotal"]));
        assert_eq!(after.materials(ME).iter().sum::<i8>(), number(&expect["gainedCount"]) as i8);
    });
}

#[test]
fn bet_09_azophi_nexus_with_a_full_store() {
    scenario("BET-09", |given, expect| {
        let before = any(number(&given["materialsTotal"]));
        let (at, with) = (location(&given["ship"]), dice(&given["activateWith"]));
        let choices = [Choice::Move(mover(with[0].0), at), Choice::Activate(with[0].0, with[0].1), Choice::Gather];
        let after = play(arriving(at, &with).materials(0, &before), &choices);
        assert_eq!(after.player(ME).all_materials(), number(&expect["materialsTotal"]));
        assert_eq!((after.fuel(ME), after.points(ME)), (number(&expect["fuelGained"]) as i8, points(&expect["vp"])));
    });
}

#[test]
fn bet_10_azophi_nexus_with_the_black_die() {
    scenario("BET-10", |given, expect| {
        let before = any(number(&given["materialsTotal"]));
        let (at, with) = (location(&given["ship"]), dice(&given["activateWith"]));
        let choices = [
            Choice::Move(mover(with[0].0), at),
            Choice::Activate(with[0].0, with[0].1),
            Choice::Gather,
            Choice::Material(Material::Polymer),
        ];
        let after = play(arriving(at, &with).materials(0, &before), &choices);
        assert_eq!(after.materials(ME), counts(&expect["materialsGained"]));
        assert_eq!((after.fuel(ME), after.points(ME)), (number(&expect["fuelGained"]) as i8, points(&expect["vp"])));
    });
}

#[test]
fn bet_11_ridback_by_value() {
    scenario("BET-11", |given, expect| {
        let at = location(&given["ship"]);
        for (value, fuel) in numbers(&given["values"]).into_iter().zip(numbers(&expect["fuelGained"])) {
            let choices = [Choice::Move(Die::Green, at), Choice::Activate(Die::Blue, value)];
            assert_eq!(play(arriving(at, &[(Die::Blue, value)]), &choices).fuel(ME), fuel as i8, "{value}");
        }
    });
}

#[test]
fn bet_12_docking() {
    scenario("BET-12", |given, expect| {
        let situation = Situation::new(2).ship(0, location(&given["ship"])).dice(0, &dice(&given["dice"])).storage(
            0,
            number(&given["fuel"]),
            0,
        );
        let after = play(situation, &[Choice::Dock(Die::Blue, Die::Red)]);
        let player = after.player(ME);
        assert_eq!((player.ship(), player.fuel()), (Some(location(&expect["ship"])), number(&expect["fuel"])));
        let mut wanted = dice(&expect["diceLeft"]);
        wanted.sort_unstable();
        assert_eq!(player.dice().map(|die| (die, player.die(die).unwrap())).collect::<Vec<_>>(), wanted);
        let activated = after.events.iter().any(|event| matches!(event, Event::Began(Scope::Activation { .. })));
        assert_eq!(Some(activated), expect["locationActivated"].as_bool());
    });
}

/// A value is the steps that a ship goes: 8 are as far as 1.
#[test]
fn bet_13_fuel_changes_a_value() {
    scenario("BET-13", |given, expect| {
        for (case, wanted) in list(&given["cases"]).iter().zip(list(&expect["reachable"])) {
            let (value, fuel) = (number(&case["value"]), number(&case["fuel"]));
            let situation = Situation::new(2).dice(0, &[(Die::Red, value), (Die::Blue, 1)]).storage(0, fuel, 0);
            let game = situation.clone().game();
            let offered = play(situation, &[]);
            for steps in numbers(wanted) {
                let to = Location::LeftManufactory.clockwise(steps);
                assert_eq!(game.travel(ME, Die::Red, to).map(|travel| travel.fuel), Some(fuel), "{value} as {steps}");
                assert!(offered.offers(Choice::Move(Die::Red, to)));
            }
        }
    });
}

#[test]
fn bet_14_never_below_one() {
    scenario("BET-14", |given, expect| {
        let (value, fuel) = (number(&given["value"]), number(&given["fuel"]));
        assert_eq!(expect["allowed"], false);
        // Counted down, a 1 would reach the location before the ship as a 0 or less: it must go all the way round.
        let situation = Situation::new(2).dice(0, &[(Die::Red, value), (Die::Blue, 1)]).storage(0, fuel, 0);
        let after = play(situation, &[]);
        for back in 0..=2 {
            let to = Location::LeftManufactory.clockwise(7 - back);
            assert!(!after.offers(Choice::Move(Die::Red, to)), "{back} back");
        }
        let values = after.game.activations(ME, Location::LeftManufactory, Die::Red);
        assert!(values.iter().all(|way| way.value >= 1));
    });
}

#[test]
fn bet_15_fuel_works_for_movement_and_activation() {
    scenario("BET-15", |given, expect| {
        let situation = Situation::new(2).ship(0, location(&given["ship"])).dice(0, &dice(&given["dice"])).storage(
            0,
            number(&given["fuel"]),
            0,
        );
        let choices = [
            Choice::Move(Die::Black, location(&expect["ship"])),
            Choice::Activate(Die::Red, 5),
            Choice::Material(Material::Water),
            Choice::Material(Material::Polymer),
        ];
        let after = play(situation, &choices);
        assert_eq!(after.player(ME).fuel(), number(&expect["fuel"]));
        assert_eq!(after.materials(ME).iter().sum::<i8>(), number(&expect["materialsGainedCount"]) as i8);
        assert_eq!(after.points(ME), points(&expect["vp"]));
    });
}

#[test]
fn bet_50_board_ability_counter_clockwise_with_black() {
    scenario("BET-50", |given, expect| {
        let situation =
            Situation::new(2).board(0, Board::Fifth).ship(0, location(&given["ship"])).dice(0, &dice(&given["dice"]));
        let back = location(&expect["withBlackCounterClockwise"]);
        let after = play(situation.clone(), &[Choice::Move(Die::Black, back)]);
        let moved = Event::Moved { seat: ME, die: Die::Black, to: back, fuel: 0, back: true };
        assert!(after.told(moved), "{:?}", after.events);
        let offered = play(situation, &[]);
        assert!(!offered.offers(Choice::Move(Die::Red, back)));
        assert!(offered.offers(Choice::Move(Die::Red, location(&given["ship"]).clockwise(1))));
    });
}

#[test]
fn bet_52_extra_material_comes_after_the_normal_choice() {
    scenario("BET-52", |given, expect| {
        let before = any(number(&given["materialsTotal"]));
        let after = activate(given, |it| it.board(0, Board::Third).materials(0, &before), &[Material::Organic]);
        assert_eq!(after.player(ME).all_materials(), number(&expect["materialsTotal"]));
        assert_eq!(after.materials(ME)[Material::Steel.index()], number(&expect["extraSteelGained"]) as i8);
        assert!(!matches!(after.prompt(), Prompt::Collect { .. }));
    });
}
