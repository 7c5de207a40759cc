//! Changes on the table.

use super::super::choice::Payment;
use super::super::event::Event;
use super::super::facts::{Material, Module, SLOTS, Space, USUAL_SLOTS};
use super::{BetaColony, Player, Source};
use crate::engine::{Seat, Table};

type T<'a> = &'a mut dyn Table<BetaColony>;

impl BetaColony {
    pub(in crate::games::beta_colony) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Points from a source.
    pub(in crate::games::beta_colony) fn score(&mut self, t: T, seat: Seat, source: Source, points: i16) {
        if points != 0 {
            self.player_mut(seat).points[source as usize] += points;
            t.tell(self, Event::Scored(seat, source, points));
        }
    }

    /// A material comes in, if there is room for it.
    pub(in crate::games::beta_colony) fn gain_material(&mut self, t: T, seat: Seat, material: Material) {
        let player = self.player_mut(seat);
        if player.room() > 0 {
            player.materials[material.index()] += 1;
            t.tell(self, Event::GotMaterial(seat, material));
        }
    }

    /// Fuel comes in: there is always enough.
    pub(in crate::games::beta_colony) fn gain_fuel(&mut self, t: T, seat: Seat, fuel: u8) {
        let player = self.player_mut(seat);
        player.fuel = player.fuel.saturating_add(fuel);
        t.tell(self, Event::GotFuel(seat, fuel));
    }

    /// An artifact comes in, if one is left.
    pub(in crate::games::beta_colony) fn gain_artifact(&mut self, t: T, seat: Seat) {
        if self.artifact_supply() > 0 {
            self.player_mut(seat).artifacts += 1;
            t.tell(self, Event::GotArtifact(seat));
        }
    }

    /// A payment goes back to the supply.
    pub(in crate::games::beta_colony) fn give_back(&mut self, seat: Seat, payment: Payment) {
        let player = self.player_mut(seat);
        match payment {
            Payment::Material(material) => player.materials[material.index()] -= 1,
            Payment::Pair(material) => player.materials[material.index()] -= 2,
            Payment::Artifact => player.artifacts -= 1,
        }
    }

    /// Crew members go to a space, as many as are left.
    pub(in crate::games::beta_colony) fn place_crew(&mut self, t: T, seat: Seat, space: Space, count: u8) {
        let player = self.player_mut(seat);
        let count = count.min(player.crew);
        if count > 0 {
            player.crew -= count;
            self.colonies.add_crew(seat, space, count);
            t.tell(self, Event::Crewed { seat, space, count });
        }
    }

    /// Fills the empty slots of the manufactory.
    pub(in crate::games::beta_colony) fn refill_modules(&mut self, t: T) {
        let slots = self.slots();
        for row in 0..self.rows.len() {
            for slot in 0..slots {
                if self.rows[row][slot].is_some() {
                    continue;
                }
                let Some(module) = self.pile.pop() else { return };
                self.rows[row][slot] = Some(module);
                t.tell(self, Event::Shown { module, row: row as u8, slot: slot as u8 });
            }
        }
    }

    /// Shows the next building if none is shown.
    pub(in crate::games::beta_colony) fn refill_buildings(&mut self, t: T) {
        if self.building.is_none()
            && let Some(building) = self.buildings.pop()
        {
            self.building = Some(building);
            t.tell(self, Event::ShownBuilding(building));
        }
    }

    /// The third column leaves the game.
    pub(in crate::games::beta_colony) fn remove_third_column(&mut self, t: T) {
        for row in 0..self.rows.len() {
            for slot in USUAL_SLOTS..SLOTS {
                if let Some(module) = self.rows[row][slot].take() {
                    self.removed.push(module);
                    t.tell(self, Event::Removed(module));
                }
            }
        }
    }

    /// A module leaves the manufactory.
    pub(in crate::games::beta_colony) fn lift(&mut self, module: Module) {
        self.rows.iter_mut().flatten().filter(|place| **place == Some(module)).for_each(|place| *place = None);
    }
}
