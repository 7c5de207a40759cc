//! The round that the rulebook tells from beginning to end.

use crate::support::{ME, RED, YOU, module, play};
use fireside::games::beta_colony::{Choice, Colony, Die, Location, Material, Situation, Source, Space};

#[test]
fn the_round_in_the_book_goes_as_it_says() {
    let roll = [(Die::Black, 5), (Die::Blue, 2), (Die::Red, 3), (Die::Green, 4)];
    let (tower, space) = (module(RED, 3), Space(15));
    assert!(space.is_central() && space.material() == Material::Steel);
    let situation = Situation::new(2)
        .ship(0, Location::Ridback)
        .dice(0, &roll)
        .dice(1, &roll)
        .materials(0, &[(Material::Palladium, 1), (Material::Steel, 1)])
        .storage(0, 1, 0)
        .row(1, &[tower])
        .stands(module(RED, 4), 16);
    let first = [
        Choice::Move(Die::Blue, Location::LeftManufactory),
        Choice::Activate(Die::Red, 3),
        Choice::Module(tower),
        Choice::Build(space),
        Choice::Material(Material::Food),
    ];
    let after = play(situation.clone(), &first);
    assert_eq!((after.asked(), after.fuel(ME), after.player(ME).track(Colony::Xian)), (YOU, 0, 4));
    assert_eq!((after.player(ME).points_from(Source::Tracks), after.points(ME)), (2, 2));
    assert_eq!((after.game.crew_on(space, ME), after.materials(ME)), (1, [0, -1, 1, -1, 0, 0]));
    let second = [
        Choice::Dock(Die::Black, Die::Blue),
        Choice::Move(Die::Green, Location::Jyo),
        Choice::Activate(Die::Black, 5),
        Choice::Material(Material::Food),
        Choice::Material(Material::Palladium),
    ];
    let after = play(situation, &[first, second].concat());
    assert_eq!((after.fuel(ME), after.player(ME).dice().count(), after.points(ME)), (-1, 0, 2));
    assert_eq!(after.player(ME).materials(), [0, 0, 2, 1, 0, 0]);
}
