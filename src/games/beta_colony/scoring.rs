//! Points: goals, statues, majorities, the end.

use super::choice::Source;
use super::facts::{MAJORITY_POINTS, SPACES_PER_COLONY, STATUE_MOST};
use super::state::BetaColony;
use super::things::{Achievement, Colony, Colour, CycleCard, Material, Space, Tile};
use crate::engine::{Seat, SeatSet};

impl BetaColony {
    /// Points now.
    pub fn points(&self, seat: Seat) -> i32 {
        self.player(seat).points.iter().map(|points| i32::from(*points)).sum()
    }

    /// Points now from one source.
    pub fn points_from(&self, seat: Seat, source: Source) -> i32 {
        i32::from(self.player(seat).points[source as usize])
    }

    /// Points as projected: with artifacts, achievements and majorities as they are now, without goals to come. After the end they
    /// are counted already.
    pub fn projected(&self, seat: Seat) -> i32 {
        match self.is_over() {
            true => self.points(seat),
            false => self.points(seat) + i32::from(self.end_points(seat).into_iter().sum::<i16>()),
        }
    }

    /// What the end brings now: artifacts, achievements, majorities.
    pub(super) fn end_points(&self, seat: Seat) -> [i16; 3] {
        let achievements = self.player(seat).achievements.iter().map(|which| self.worth(seat, *which)).sum();
        let majorities = Colony::ALL.into_iter().map(|colony| self.majority(colony, seat)).sum();
        [i16::from(self.player(seat).artifacts), achievements, majorities]
    }

    /// Points for crew in a colony, compared with the smallest one there.
    pub fn majority(&self, colony: Colony, seat: Seat) -> i16 {
        let crew = |seat: Seat| self.crew_in(colony, seat);
        let smallest = self.seats().map(crew).min().unwrap_or(0);
        MAJORITY_POINTS[usize::from(crew(seat) - smallest).min(MAJORITY_POINTS.len() - 1)]
    }

    /// What an achievement is worth to a player at the end.
    pub fn worth(&self, seat: Seat, which: Achievement) -> i16 {
        let count = |n: u8, each: i16| (i16::from(n) * each).min(STATUE_MOST);
        match (which.points(), which.0) {
            (Some(points), _) => points,
            (None, 0) => count(self.player(seat).materials.iter().sum(), 2),
            (None, 1) => count(self.longest_chain(seat), 2),
            (None, 2) => count(self.around_one_centre(seat), 2),
            (None, _) => count(self.modules_of_one_colour(seat), 3),
        }
    }

    /// Crew on neighbouring tiles that carry own crew: the largest such chain.
    fn longest_chain(&self, seat: Seat) -> u8 {
        let mut seen = [false; Space::COUNT];
        let mut best = 0;
        for first in Space::all().filter(|space| self.crew_of(*space, seat) > 0) {
            let (mut next, mut count) = (vec![first], 0);
            while let Some(here) = next.pop() {
                if std::mem::replace(&mut seen[usize::from(here.0)], true) {
                    continue;
                }
                count += self.crew_of(here, seat);
                next.extend(here.neighbours().filter(|other| self.crew_of(*other, seat) > 0));
            }
            best = best.max(count);
        }
        best
    }

    /// The most crew next to one centre.
    fn around_one_centre(&self, seat: Seat) -> u8 {
        let at = |colony: Colony| -> u8 {
            let first = colony as u8 * SPACES_PER_COLONY;
            let inner = (first..first + SPACES_PER_COLONY).map(Space).filter(|space| space.is_inner());
            inner.map(|space| self.crew_of(space, seat)).sum()
        };
        Colony::ALL.map(at).into_iter().max().unwrap_or(0)
    }

    /// How many modules of each colour carry own crew.
    fn modules_with_crew(&self, seat: Seat) -> [u8; 5] {
        Colour::ALL.map(|colour| {
            let is = |space: &Space| matches!(self.tile(*space), Some(Tile::Module(module)) if module.colour() == colour);
            Space::all().filter(|space| is(space) && self.crew_of(*space, seat) > 0).count() as u8
        })
    }

    fn modules_of_one_colour(&self, seat: Seat) -> u8 {
        self.modules_with_crew(seat).into_iter().max().unwrap_or(0)
    }

    /// Whether a player meets the goal of a card now.
    pub fn meets(&self, card: CycleCard, seat: Seat) -> bool {
        let player = self.player(seat);
        match card {
            CycleCard::C1a => player.materials.iter().any(|count| *count >= 4),
            CycleCard::C1b => self.around_one_centre(seat) >= 2,
            CycleCard::C1c => player.artifacts >= 1,
            CycleCard::C2a => Colony::ALL.into_iter().all(|colony| self.crew_in(colony, seat) >= 2),
            CycleCard::C2b => self.modules_with_crew(seat).into_iter().filter(|count| *count > 0).count() >= 4,
            CycleCard::C2c => player.tracks.iter().all(|at| *at >= 4),
            CycleCard::C3a => {
                let need = |one: Material| super::facts::GOAL_MATERIALS.iter().filter(|two| **two == one).count();
                Material::ALL.into_iter().all(|one| usize::from(player.materials[one as usize]) >= need(one))
            }
            CycleCard::C3b => player.fuel >= 7,
            CycleCard::C3c => {
                let away = |space: &Space| !space.is_inner() && matches!(self.tile(*space), Some(Tile::Module(_)));
                Space::all().filter(away).map(|space| self.crew_of(space, seat)).sum::<u8>() >= 6
            }
        }
    }

    /// Who wins: most points, then the larger crew, else shared.
    pub(super) fn winners(&self) -> SeatSet {
        let rank = |seat: Seat| (self.points(seat), self.crew_on_planet(seat));
        let best = self.seats().map(rank).max();
        self.seats().filter(|seat| Some(rank(*seat)) == best).collect()
    }
}
