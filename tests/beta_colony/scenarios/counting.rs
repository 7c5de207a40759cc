//! Tracks, majorities, statues, the end.

use super::*;
use crate::support::{BLUE, ME, PINK, RED, module, play};
use fireside::engine::{Halt, Script, Seat};
use fireside::games::BetaColony;
use fireside::games::beta_colony::{
    Achievement, Choice, Colony, CycleCard, Event, Module, Scope, Source, Space, TrackBonus,
};

/// A player with a marker at a place builds a module that brings this influence in this colony.
fn advancing(colony: Colony, from: u8, by: u8) -> Situation {
    let built = Module::all().find(|module| module.influence() == by.min(3) && module.bonus().is_none()).unwrap();
    let near = if by > 3 { 1 } else { 0 };
    let space = Space(colony as u8 * 18 + if near == 1 { 12 } else { 0 });
    Situation::new(2)
        .ship(0, Location::Nebra)
        .dice(0, &[(Die::Black, 6), (Die::Green, 1)])
        .row(3, &[built])
        .materials(0, &[(built.colour().material(), 1), (space.material(), 1)])
        .track(0, colony, from)
}

fn build(situation: &Situation, colony: Colony, by: u8) -> Vec<Choice> {
    let built = situation.clone().game().row(3).next().expect("a module");
    let space = Space(colony as u8 * 18 + if by > 3 { 12 } else { 0 });
    vec![
        Choice::Move(Die::Green, Location::LeftManufactory),
        Choice::Activate(Die::Black, 6),
        Choice::Module(built),
        Choice::Build(space),
    ]
}

/// rules/beta-colony/rulings.md#6.
#[test]
fn bet_29_bonuses_are_taken_when_passed() {
    scenario("BET-29", |given, expect| {
        assert_eq!(given["colony"], "xian");
        let situation = advancing(Colony::Xian, number(&given["marker"]), 4);
        let mut choices = build(&situation, Colony::Xian, 4);
        choices.push(Choice::Material(Material::Food));
        let after = play(situation, &choices);
        assert_eq!(after.player(ME).track(Colony::Xian), number(&expect["marker"]));
        let reached: Vec<TrackBonus> = after
            .events
            .iter()
            .filter_map(|event| if let Event::Began(Scope::Track(_, _, bonus)) = event { Some(*bonus) } else { None })
            .collect();
        let names = ["anyMaterial", "twoMaterials", "artifact", "twoFuel", "crewOnAnyModule"];
        let wanted: Vec<TrackBonus> = list(&expect["bonuses"])
            .iter()
            .map(|name| named(&names, &TrackBonus::ALL[..5], name.as_str().unwrap()))
            .collect();
        assert_eq!(reached, wanted);
        assert_eq!(after.player(ME).points_from(Source::Tracks), points(&expect["trackPoints"]));
        assert_eq!((after.fuel(ME), after.player(ME).material(Material::Food)), (2, 1));
    });
}

#[test]
fn bet_30_the_first_step_enters_space_1() {
    scenario("BET-30", |given, expect| {
        let situation = advancing(Colony::Cuzco, number(&given["marker"]), 2);
        let choices = build(&situation, Colony::Cuzco, 2);
        let after = play(situation, &choices);
        assert_eq!(after.player(ME).track(Colony::Cuzco), number(&expect["marker"]));
        assert_eq!((after.artifacts(ME), list(&expect["bonuses"]).len()), (1, 1));
    });
}

/// A colony with so many crew members of each seat.
fn manned(players: u8, colony: Colony, crew: &[u8]) -> BetaColony {
    let space = colony as u8 * 18;
    let mut situation = Situation::new(players).stands(Module(2), space);
    for (seat, count) in crew.iter().enumerate() {
        situation = situation.crew(seat as u8, space, *count);
    }
    situation.game()
}

#[test]
fn bet_31_colony_majority() {
    scenario("BET-31", |given, expect| {
        let crew: Vec<u8> = map(&given["crew"]).map(|(_, count)| number(count)).collect();
        let names: Vec<&str> = map(&given["crew"]).map(|(name, _)| name).collect();
        let game = manned(3, Colony::Xian, &crew);
        for (seat, name) in names.into_iter().enumerate() {
            assert_eq!(game.majority_points(Colony::Xian, Seat(seat as u8)), points(&expect["vp"][name]));
        }
    });
}

#[test]
fn bet_32_a_player_without_crew_counts_as_the_smallest() {
    scenario("BET-32", |given, expect| {
        let crew = ["P1", "P2", "P3"].map(|name| number(&given["crew"][name]));
        let game = manned(3, Colony::Thebes, &crew);
        for (seat, name) in ["P1", "P2", "P3"].into_iter().enumerate() {
            assert_eq!(game.majority_points(Colony::Thebes, Seat(seat as u8)), points(&expect["vp"][name]));
        }
    });
}

#[test]
fn bet_33_equal_crews() {
    scenario("BET-33", |given, expect| {
        let crew = ["P1", "P2"].map(|name| number(&given["crew"][name]));
        let game = manned(2, Colony::Cuzco, &crew);
        for (seat, name) in ["P1", "P2"].into_iter().enumerate() {
            assert_eq!(game.majority_points(Colony::Cuzco, Seat(seat as u8)), points(&expect["vp"][name]));
        }
    });
}

#[test]
fn bet_34_whole_difference_table() {
    scenario("BET-34", |given, expect| {
        for (crew, wanted) in numbers(&given["crew"]).into_iter().zip(list(&expect["vp"])) {
            let game = manned(2, Colony::Xian, &[crew, number(&given["smallest"])]);
            assert_eq!(game.majority_points(Colony::Xian, ME), points(wanted), "{crew}");
        }
    });
}

#[test]
fn bet_39_artifacts_at_the_end() {
    scenario("BET-39", |given, expect| {
        let situation = Situation::new(2).storage(0, 0, number(&given["artifacts"])).at_the_end();
        assert_eq!(play(situation, &[]).points(ME), points(&expect["vp"]));
    });
}

#[test]
fn bet_40_statue_for_materials() {
    scenario("BET-40", |given, expect| {
        for (case, wanted) in list(&given["cases"]).iter().zip(list(&expect["vp"])) {
            let situation = Situation::new(2).materials(0, &any(number(&case["materials"]))).storage(
                0,
                0,
                number(&case["artifacts"]),
            );
            assert_eq!(situation.game().worth(ME, Achievement::Materials), points(wanted), "{case}");
        }
    });
}

#[test]
fn bet_41_statue_for_crew_around_one_centre() {
    scenario("BET-41", |given, expect| {
        let mut situation = Situation::new(2);
        for (at, (colony, count)) in map(&given["ownCrewNextToCentres"]).enumerate() {
            let first = named(&["xian", "thebes", "cuzco"], &[12, 30, 48], colony);
            for more in 0..number(count) {
                let tile = Module(at as u8 * 8 + more);
                situation = situation.stands(tile, first + more).crew(0, first + more, 1);
            }
        }
        assert_eq!(situation.game().worth(ME, Achievement::Centre), points(&expect["vp"]));
    });
}

#[test]
fn bet_42_statue_for_one_colour() {
    scenario("BET-42", |given, expect| {
        let mut situation = Situation::new(2);
        let mut space = 0;
        for (colour, count) in map(&given["ownModulesWithCrewByColour"]) {
            let of = named(&["red", "blue", "pink"], &[RED, BLUE, PINK], colour);
            for number in 1..=number(count) {
                situation = situation.stands(module(of, number), space).crew(0, space, 1);
                space += 2;
            }
        }
        assert_eq!(situation.game().worth(ME, Achievement::Colour), points(&expect["vp"]));
    });
}

#[test]
fn bet_43_statue_for_the_crew_chain() {
    scenario("BET-43", |given, expect| {
        let mut situation = Situation::new(2);
        let mut tiles = Module::all();
        for (colony, tiles_in) in (0..).zip(numbers(&given["connectedOwnTiles"])) {
            for space in 0..tiles_in {
                let space = colony * 18 + space;
                situation =
                    situation.stands(tiles.next().unwrap(), space).crew(0, space, number(&given["crewPerTile"]));
            }
        }
        assert_eq!(situation.game().worth(ME, Achievement::Chain), points(&expect["vp"]));
    });
}

/// The seven pictured materials and more.
fn pictured(more: u8) -> Vec<(Material, u8)> {
    let all = fireside::games::beta_colony::facts::PICTURED;
    Material::ALL.into_iter().zip(all).chain([(Material::Steel, more)]).collect()
}

/// rules/beta-colony/rulings.md#3.
#[test]
fn bet_44_discard_goal_against_the_materials_statue() {
    scenario("BET-44", |given, expect| {
        for (at, total) in numbers(&given["materialsTotal"]).into_iter().enumerate() {
            let situation = Situation::new(2)
                .card(CycleCard::SevenMaterials)
                .achieved(0, Achievement::Materials, 0)
                .materials(0, &pictured(total - 7))
                .round_done();
            let mut game = situation.game();
            let mut script = Script::<BetaColony>::of([]);
            assert!(matches!(script.run(&mut game), Halt::Over(_)), "nobody is asked");
            assert_eq!(expect["goalTakenAutomatically"][at], false);
            let player = game.player(ME);
            assert_eq!(player.points_from(Source::Achievements), points(&expect["vpFromStatue"][at]));
            assert_eq!(player.points_from(Source::Goals), points(&expect["vpFromGoal"][at]));
        }
    });
}

#[test]
fn bet_45_discard_goal_without_the_statue() {
    scenario("BET-45", |given, expect| {
        let situation = Situation::new(2)
            .card(CycleCard::SevenMaterials)
            .materials(0, &pictured(number(&given["materialsTotal"]) - 7))
            .round_done();
        let after = play(situation, &[Choice::Discard]);
        assert_eq!(after.player(ME).points_from(Source::Goals), points(&expect["vp"]));
        assert_eq!(after.player(ME).all_materials(), number(&expect["materialsTotal"]));
    });
}

/// rules/beta-colony/rulings.md#7.
#[test]
fn bet_53_tie_at_the_end() {
    scenario("BET-53", |given, expect| {
        let mut situation = Situation::new(3);
        for (seat, name) in ["P1", "P2", "P3"].into_iter().enumerate() {
            let seat = seat as u8;
            // Crew is spread so that no player has a majority's points that another has not.
            situation = situation.points(seat, points(&given["vp"][name])).stands(Module(seat), seat * 18);
        }
        for (seat, name) in ["P1", "P2", "P3"].into_iter().enumerate() {
            situation = situation.crew(seat as u8, 0, number(&given["crewOnVictus"][name]));
        }
        let majority: Vec<i16> =
            (0..3).map(|seat| situation.clone().game().majority_points(Colony::Xian, Seat(seat))).collect();
        for (seat, name) in ["P1", "P2", "P3"].into_iter().enumerate() {
            situation = situation.points(seat as u8, points(&given["vp"][name]) - majority[seat]);
        }
        let mut game = situation.at_the_end().game();
        let Halt::Over(outcome) = Script::<BetaColony>::of([]).run(&mut game) else { panic!("no end") };
        let winners: Vec<String> = outcome.winners.iter().map(|seat| format!("P{}", seat.0 + 1)).collect();
        assert_eq!(winners, [expect["winner"].as_str().unwrap()]);
    });
}
