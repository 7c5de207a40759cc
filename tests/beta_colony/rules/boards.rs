//! The five player boards.

use super::*;
use crate::support::{BLUE, ME, RED, module};
use fireside::games::beta_colony::Board;

/// rules/beta-colony/rulings.md#4.
#[test]
fn each_board_adds_its_material_on_its_moon_only() {
    let extras = [
        (Board::First, Location::Jyo, Material::Food),
        (Board::Second, Location::Nebra, Material::Water),
        (Board::Third, Location::GanDe, Material::Steel),
        (Board::Fourth, Location::GanDe, Material::Organic),
        (Board::Fifth, Location::Jyo, Material::Palladium),
    ];
    for (board, at, extra) in extras {
        for moon in [Location::GanDe, Location::Jyo, Location::Nebra] {
            let situation =
                Situation::new(2).board(0, board).ship(0, moon.clockwise(6)).dice(0, &[(Die::Black, 1), (Die::Red, 1)]);
            let chosen = moon.materials().unwrap()[0];
            let after = play(situation, &[Choice::Move(Die::Black, moon), Choice::Activate(Die::Red, 1), take(chosen)]);
            let mut wanted = [0; 6];
            wanted[chosen.index()] += 1;
            if moon == at {
                wanted[extra.index()] += 1;
            }
            assert_eq!(after.materials(ME), wanted, "{board:?} on {moon:?}");
        }
    }
}

#[test]
fn the_first_boards_black_die_is_a_six_on_moons() {
    let situation = arriving(Location::Nebra, 1).board(0, Board::First);
    let after = visit(situation, Location::Nebra, 6, &[take(Material::Water), take(Material::Water)]);
    assert_eq!((after.materials(ME)[Material::Water.index()], after.fuel(ME)), (2, 0));
    let elsewhere = visit(arriving(Location::Ridback, 1).board(0, Board::First), Location::Ridback, 1, &[]);
    assert_eq!(elsewhere.fuel(ME), 1);
}

#[test]
fn the_second_boards_black_die_has_any_value_for_modules() {
    let stock = [(Material::Palladium, 2)];
    let situation = arriving(Location::LeftManufactory, 1).row(3, &[module(RED, 3)]).materials(0, &stock);
    let at = [Choice::Move(Die::Green, Location::LeftManufactory)];
    assert!(!play(situation.clone(), &at).offers(Choice::Activate(Die::Black, 6)));
    let after = visit(situation.board(0, Board::Second), Location::LeftManufactory, 6, &[]);
    assert_eq!((after.fuel(ME), after.choices()), (0, &[Choice::Module(module(RED, 3))][..]));
}

#[test]
fn the_third_board_has_more_fuel_at_two_locations() {
    let after = visit(arriving(Location::Ridback, 6).board(0, Board::Third), Location::Ridback, 6, &[]);
    assert_eq!(after.fuel(ME), 4);
    let nexus = arriving(Location::AzophiNexus, 6).board(0, Board::Third);
    let after = visit(nexus, Location::AzophiNexus, 6, &[Choice::Gather, take(Material::Food)]);
    assert_eq!(after.fuel(ME), 2);
    let docked = play(Situation::new(2).board(0, Board::Third), &[Choice::Dock(Die::Black, Die::Red)]);
    assert_eq!(docked.fuel(ME), 1);
}

#[test]
fn the_fourth_board_takes_modules_for_two_equal_materials() {
    let (built, space) = (module(BLUE, 3), Situation::space_of(Material::Steel, false));
    let stock = [(Material::Food, 2), (Material::Polymer, 2), (Material::Steel, 1)];
    let situation = buying(built, space).materials(0, &stock);
    assert!(visit(situation.clone(), Location::LeftManufactory, 6, &[]).asked() != ME, "nothing can be bought");
    let after = buy(situation.board(0, Board::Fourth), built, space, &[Choice::Pay(Payment::Pair(Material::Polymer))]);
    assert_eq!(after.player(ME).materials(), [0, 0, 2, 0, 0, 0]);
}

#[test]
fn the_fifth_boards_ship_goes_back_with_the_black_die() {
    let situation = Situation::new(2).board(0, Board::Fifth).dice(0, &[(Die::Black, 2), (Die::Red, 2)]);
    let back = Location::LeftManufactory.clockwise(5);
    let after = play(situation.clone(), &[]);
    assert!(after.offers(Choice::Move(Die::Black, back)) && !after.offers(Choice::Move(Die::Red, back)));
    assert!(after.offers(Choice::Move(Die::Black, Location::AzophiNexus)), "or on, as all do");
    let round = situation.game().travel(ME, Die::Black, Location::LeftManufactory);
    assert_eq!(round.map(|travel| travel.back), Some(false), "the whole way round is flown as all do");
}
