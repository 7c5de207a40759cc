//! Rule tests of our own: every location, board, cycle card, achievement, bonus, and how rounds, building and the end go.

mod boards;
mod bonuses;
mod building;
mod cycles;
mod ending;
mod locations;
mod rounds;

use crate::support::{After, play};
use fireside::games::beta_colony::{Choice, Die, Location, Material, Module, Payment, Situation, Space};

/// A ship one step before a location, a green 1 to get there, and a black die to activate it.
fn arriving(at: Location, black: u8) -> Situation {
    Situation::new(2).ship(0, at.clockwise(6)).dice(0, &[(Die::Green, 1), (Die::Black, black)])
}

fn arrive(at: Location, value: u8) -> [Choice; 2] {
    [Choice::Move(Die::Green, at), Choice::Activate(Die::Black, value)]
}

/// What a visit with the black die brings.
fn visit(situation: Situation, at: Location, value: u8, then: &[Choice]) -> After {
    play(situation, &[&arrive(at, value)[..], then].concat())
}

/// At the left manufactory with a 6; the module lies in row 6, and there is enough to build it there.
fn buying(module: Module, space: Space) -> Situation {
    let at = Location::LeftManufactory;
    arriving(at, 6).row(3, &[module]).materials(0, &[(module.colour().material(), 1), (space.material(), 1)])
}

fn buy(situation: Situation, module: Module, space: Space, then: &[Choice]) -> After {
    let first = [Choice::Module(module), Choice::Build(space)];
    visit(situation, Location::LeftManufactory, 6, &[&first[..], then].concat())
}

fn take(material: Material) -> Choice {
    Choice::Material(material)
}

fn pay(material: Material) -> Choice {
    Choice::Pay(Payment::Material(material))
}
