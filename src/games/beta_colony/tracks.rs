//! Influence on the colonies' tracks and what it brings (rules/beta-colony/en.md#influence, rules/beta-colony/en.md#tracks).

use super::choice::{Because, Choice, Prompt};
use super::event::Scope;
use super::facts::{Colony, TRACK_BONUSES, TRACK_POINTS, TrackBonus};
use super::state::{BetaColony, Source};
use crate::engine::{Flow, Seat, Table};

type T<'a> = &'a mut dyn Table<BetaColony>;

/// Fuel from a track.
const TRACK_FUEL: u8 = 2;
/// Materials of [`TrackBonus::TwoMaterials`].
const TRACK_MATERIALS: u8 = 2;

impl BetaColony {
    /// Advances on a track: first the points of all spaces reached or passed, then their bonuses in order. What goes beyond the end is
    /// lost.
    pub(super) fn advance(&mut self, t: T, seat: Seat, colony: Colony, by: u8) -> Flow {
        let passed = self.move_marker(t, seat, colony, by);
        let points = TRACK_POINTS.iter().filter(|(space, _)| passed.contains(space)).map(|(_, points)| points).sum();
        self.score(t, seat, Source::Tracks, points);
        for (_, bonus) in TRACK_BONUSES[colony.index()].into_iter().filter(|(space, _)| passed.contains(space)) {
            self.within(t, Scope::Track(seat, colony, bonus), |game, t| game.track_bonus(t, seat, colony, bonus))?;
        }
        Ok(())
    }

    fn track_bonus(&mut self, t: T, seat: Seat, colony: Colony, bonus: TrackBonus) -> Flow {
        match bonus {
            TrackBonus::AnyMaterial => self.gain_materials(t, seat, Because::Track(colony), 1),
            TrackBonus::TwoMaterials => self.gain_materials(t, seat, Because::Track(colony), TRACK_MATERIALS),
            TrackBonus::Artifact => {
                self.gain_artifact(t, seat);
                Ok(())
            }
            TrackBonus::TwoFuel => {
                self.gain_fuel(t, seat, TRACK_FUEL);
                Ok(())
            }
            TrackBonus::Crew => self.crew_of_choice(t, seat, Because::Track(colony)),
            TrackBonus::FreeModule => self.free_module(t, seat, colony),
            TrackBonus::FreeAchievement => self.free_achievement(t, seat, colony),
        }
    }

    /// One influence in a colony of choice.
    pub(super) fn influence_of_choice(&mut self, t: T, seat: Seat, because: Because) -> Flow {
        let colony = t.choose(self, seat, Prompt::Influence(because), Colony::ALL, Choice::Influence)?;
        self.advance(t, seat, colony, 1)
    }
}
