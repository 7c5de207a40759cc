//! The judgement: how good choices and states look at a glance. Search does the rest.

use super::{BetaColony, Choice, Location, Material, Payment};
use crate::engine::{Judge, Outcome, Seat, Values, chance_of_win, share_of_win};

/// The lead with which one of two players wins 73 of 100 games, in the last round, and what each round before adds to it.
const SPREAD: (f32, f32) = (5.0, 1.5);

impl BetaColony {
    fn outlooks(&self) -> Values {
        let mut points = [0.0; Seat::MOST];
        let left = f32::from(9 - self.round().min(9));
        for seat in self.seats() {
            let player = self.player(seat);
            let goods = f32::from(player.all_materials().min(8)) * 0.9 + f32::from(player.fuel().min(6)) * 0.5;
            points[seat.index()] = f32::from(self.projected(seat)) + goods * (left / 9.0 + 0.1) + left * 4.0;
        }
        points
    }

    fn spread(&self) -> f32 {
        SPREAD.0 + SPREAD.1 * f32::from(9 - self.round().min(9))
    }

    fn glance(&self, seat: Seat, choice: Choice) -> f32 {
        let have = |material: Material| f32::from(self.player(seat).material(material));
        match choice {
            Choice::Dock(..) => -1.5,
            Choice::Move(die, to) => {
                let fuel = self.travel(seat, die, to).map_or(0, |travel| travel.fuel);
                let place = match to {
                    Location::AzophiNexus => 2.0,
                    Location::Ridback => 1.0,
                    _ if to.is_manufactory() => f32::from(self.player(seat).all_materials().min(5)) * 0.8,
                    _ => f32::from(self.player(seat).room().min(3)) * 0.8,
                };
                place - f32::from(fuel) * 0.5
            }
            Choice::Activate(_, value) => f32::from(value) * 0.3,
            Choice::Module(module) => f32::from(module.influence()) + f32::from(module.crew()) * 1.5,
            Choice::Achieve(which) => f32::from(self.worth(seat, which)) * 0.8,
            Choice::Build(space) => f32::from(u8::from(space.is_central())),
            Choice::Material(material) => {
                1.0 - have(material) * 0.4 - f32::from(u8::from(material == Material::Polymer)) * 0.4
            }
            Choice::Pay(Payment::Artifact) => -1.5,
            Choice::Pay(Payment::Pair(_)) => -1.0,
            Choice::Pay(Payment::Material(material)) => have(material) * 0.2,
            Choice::Discard => 4.0,
            _ => 0.0,
        }
    }
}

impl Judge for BetaColony {
    fn judge(&self, seat: Seat, _: super::Prompt, choices: &[Choice], scores: &mut Vec<f32>) {
        scores.extend(choices.iter().map(|choice| self.glance(seat, *choice)));
    }

    fn key(&self, choice: Choice) -> u64 {
        crate::engine::digest::Digest::of(&choice)
    }

    fn clock(&self) -> u32 {
        u32::from(self.round())
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        share_of_win(self.players.len(), &self.outlooks(), outcome, self.spread())
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        chance_of_win(self.players.len(), &self.outlooks(), outcome, self.spread())
    }
}
