//! The judgement: how good choices and states look at a glance. Search does the rest.

use super::choice::{Choice, Payment, Prompt};
use super::state::BetaColony;
use super::things::{Location, Material, Tile};
use crate::engine::{Judge, Outcome, Seat, Values, chance_of_win, share_of_win};

/// The lead with which one of two players wins 73 of 100 games, in the last round, and what each round before adds to it.
const SPREAD: (f32, f32) = (5.0, 1.5);

impl BetaColony {
    fn outlook(&self, seat: Seat) -> f32 {
        let left = f32::from(9 - self.round.min(9));
        let player = self.player(seat);
        let goods: u8 = player.materials.iter().sum();
        let track: u8 = player.tracks.iter().sum();
        let worth = f32::from(goods.min(8)) * 0.9 + f32::from(player.fuel.min(6)) * 0.5 + f32::from(player.artifacts) * 0.8;
        self.projected(seat) as f32 + worth * (left / 9.0 + 0.1) + f32::from(track) * 0.15 + left * 4.0
    }

    fn outlooks(&self) -> Values {
        let mut points = [0.0; Seat::MOST];
        self.seats().for_each(|seat| points[seat.index()] = self.outlook(seat));
        points
    }

    fn spread(&self) -> f32 {
        SPREAD.0 + SPREAD.1 * f32::from(9 - self.round.min(9))
    }

    fn glance(&self, seat: Seat, prompt: Prompt, choice: Choice) -> f32 {
        let have = |material: Material| f32::from(self.materials(seat)[material as usize]);
        match choice {
            Choice::Dock(..) => -1.5,
            Choice::Fly(_, to) => {
                let fuel = f32::from(self.fuel_of(seat, choice));
                let rows = (0..4).filter(|row| !self.buyable(seat, *row).is_empty()).count() as f32;
                let place = match to {
                    Location::AzophiNexus => 2.0,
                    Location::Ridback => 1.0,
                    _ if to.is_manufactory() => rows * 1.5,
                    _ => f32::from(self.room(seat).min(3)) * 0.8,
                };
                place - fuel * 0.5
            }
            Choice::Use(_, value) => f32::from(value) * 0.3 - f32::from(self.fuel_of(seat, choice)) * 0.5,
            Choice::Module(module) => f32::from(module.influence()) + f32::from(module.crew()) * 1.5,
            Choice::Achievement(which) => f32::from(self.worth(seat, which)) * 0.8,
            Choice::Space(space) => match prompt {
                Prompt::Space { tile: Tile::Module(module), .. } => f32::from(self.influence(module, space, true)),
                Prompt::Crew => f32::from(self.majority(space.colony(), seat)) * 0.1,
                _ => 0.0,
            },
            Choice::Material(material) => 1.0 - have(material) * 0.4 - f32::from(material == Material::Polymer) * 0.4,
            Choice::Pay(Payment::Artifact) => -1.5,
            Choice::Pay(Payment::Pair(_)) => -1.0,
            Choice::Pay(Payment::Material(material)) => have(material) * 0.2,
            Choice::Accept => 4.0,
            Choice::Turn(die) => 0.3 * (3.5 - f32::from(self.die(seat, die))),
            _ => 0.0,
        }
    }
}

impl Judge for BetaColony {
    fn judge(&self, seat: Seat, prompt: Prompt, choices: &[Choice], scores: &mut Vec<f32>) {
        scores.extend(choices.iter().map(|choice| self.glance(seat, prompt, *choice)));
    }

    fn key(&self, choice: Choice) -> u64 {
        crate::engine::digest::Digest::of(&choice)
    }

    fn clock(&self) -> u32 {
        u32::from(self.round)
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        share_of_win(self.players.len(), &self.outlooks(), outcome, self.spread())
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        chance_of_win(self.players.len(), &self.outlooks(), outcome, self.spread())
    }
}
