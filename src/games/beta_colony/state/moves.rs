//! What players change on the table; `course` has what the course of the game changes.

mod course;

use super::super::choice::Payment;
use super::super::event::Event;
use super::super::facts::{Achievement, Colony, Die, Location, Material, Module, PICTURED, Space, TRACK};
use super::queries::{Activation, Travel};
use super::{BetaColony, Player, Source};
use crate::engine::{Seat, Table};

type T<'a> = &'a mut dyn Table<BetaColony>;

impl BetaColony {
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
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

    /// The ship moves with a die.
    pub(in crate::games::beta_colony) fn fly(
        &mut self,
        t: T,
        seat: Seat,
        die: Die,
        to: Location,
        Travel { fuel, back }: Travel,
    ) {
        let player = self.player_mut(seat);
        player.dice[die.index()] = 0;
        player.fuel -= fuel;
        player.ship = Some(to);
        t.tell(self, Event::Moved { seat, die, to, fuel, back });
    }

    /// The ship docks with two dice.
    pub(in crate::games::beta_colony) fn dock(&mut self, t: T, seat: Seat, one: Die, other: Die) {
        t.tell(self, Event::Docked(seat, one, other));
        let dice = &mut self.player_mut(seat).dice;
        (dice[one.index()], dice[other.index()]) = (0, 0);
    }

    /// A die is used for so much fuel.
    pub(in crate::games::beta_colony) fn use_die(&mut self, seat: Seat, die: Die, way: Activation) {
        let player = self.player_mut(seat);
        player.dice[die.index()] = 0;
        player.fuel -= way.fuel;
    }

    /// A die is turned.
    pub(in crate::games::beta_colony) fn turn_die(&mut self, t: T, seat: Seat, die: Die, to: u8) {
        self.set_die(seat, die, to);
        t.tell(self, Event::Changed { seat, die, to });
    }

    /// A die shows this value.
    pub(in crate::games::beta_colony) fn set_die(&mut self, seat: Seat, die: Die, value: u8) {
        self.player_mut(seat).dice[die.index()] = value;
    }

    /// A material is paid so.
    pub(in crate::games::beta_colony) fn spend(&mut self, t: T, seat: Seat, instead_of: Material, with: Payment) {
        self.give_back(seat, with);
        t.tell(self, Event::Paid { seat, instead_of, with });
    }

    /// Artifacts are paid.
    pub(in crate::games::beta_colony) fn spend_artifacts(&mut self, t: T, seat: Seat, count: u8) {
        self.player_mut(seat).artifacts -= count;
        t.tell(self, Event::PaidArtifacts(seat, count));
    }

    /// Something is handed in for points.
    pub(in crate::games::beta_colony) fn part_with(&mut self, t: T, seat: Seat, payment: Payment) {
        self.give_back(seat, payment);
        t.tell(self, Event::HandedIn(seat, payment));
    }

    /// The pictured materials are discarded.
    pub(in crate::games::beta_colony) fn discard_pictured(&mut self, t: T, seat: Seat) {
        let player = self.player_mut(seat);
        player.materials.iter_mut().zip(PICTURED).for_each(|(count, wanted)| *count -= wanted);
        t.tell(self, Event::Discarded(seat));
    }

    /// A payment goes back to the supply.
    fn give_back(&mut self, seat: Seat, payment: Payment) {
        let player = self.player_mut(seat);
        match payment {
            Payment::Material(material) => player.materials[material.index()] -= 1,
            Payment::Pair(material) => player.materials[material.index()] -= 2,
            Payment::Artifact => player.artifacts -= 1,
        }
    }

    /// A module goes from the manufactory to a space.
    pub(in crate::games::beta_colony) fn put_up_module(
        &mut self,
        t: T,
        seat: Seat,
        module: Module,
        space: Space,
        free: bool,
    ) {
        self.lift(module);
        self.colonies.build_module(module, space);
        t.tell(self, Event::Built { seat, module, space, free });
    }

    /// An achievement goes from the supply to a space.
    pub(in crate::games::beta_colony) fn put_up_achievement(
        &mut self,
        t: T,
        seat: Seat,
        achievement: Achievement,
        space: Space,
        free: bool,
    ) {
        if achievement.is_statue() {
            self.statues &= !(1 << achievement.index());
        } else {
            self.building = None;
        }
        self.player_mut(seat).achievements.push(achievement);
        self.colonies.build_achievement(achievement, space);
        t.tell(self, Event::Achieved { seat, achievement, space, free });
    }

    /// A marker goes ahead on its track, not beyond the end: the spaces that it has reached.
    pub(in crate::games::beta_colony) fn move_marker(
        &mut self,
        t: T,
        seat: Seat,
        colony: Colony,
        by: u8,
    ) -> std::ops::RangeInclusive<u8> {
        let from = self.player(seat).track(colony);
        let to = (from + by).min(TRACK as u8);
        if to > from {
            self.player_mut(seat).tracks[colony.index()] = to;
            t.tell(self, Event::Advanced { seat, colony, by: to - from, to });
        }
        from + 1..=to
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

    /// A module leaves the manufactory.
    pub(super) fn lift(&mut self, module: Module) {
        self.rows.iter_mut().flatten().filter(|place| **place == Some(module)).for_each(|place| *place = None);
    }
}
