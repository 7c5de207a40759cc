//! The end of the game (rules/terra-mystica/en.md#end).

use super::cause::Cause;
use super::event::Event;
use super::facts::{ALCHEMIST_COINS_A_POINT, AREA_POINTS, COINS_A_POINT, CULT_POINTS, Cult, Faction};
use super::state::{Phase, TerraMystica};
use crate::engine::{Flow, Halt, Outcome, Seat, SeatSet, Table};

/// The parts of the end: four cults, the area, the resources.
pub(super) const AREA: u8 = 4;
/// The last part.
pub(super) const RESOURCES: u8 = 5;

impl TerraMystica {
    /// One part of the end: a cult, the area, or the resources and the winners.
    pub(super) fn score_end(&mut self, t: &mut dyn Table<TerraMystica>, part: u8) -> Flow {
        if part == 0 {
            t.tell(self, Event::FinalScoring);
        }
        match Cult::ALL.get(usize::from(part)) {
            Some(cult) => {
                for (seat, points) in self.cult_shares(*cult) {
                    self.score(t, seat, Cause::Cult(*cult), points);
                }
            }
            None if part == AREA => {
                for (seat, points) in self.area_shares() {
                    self.score(t, seat, Cause::Area(self.largest_area(seat)), points);
                }
            }
            None => {
                self.seats().for_each(|seat| self.score_resources(t, seat));
                let winners = self.winners();
                t.tell(self, Event::Ended(winners));
                return Err(Halt::Over(Outcome { winners }));
            }
        }
        self.enter(Phase::Scoring(part + 1));
        Ok(())
    }

    /// What a cult would bring now, if the game ended.
    pub fn cult_shares(&self, cult: Cult) -> arrayvec::ArrayVec<(Seat, i16), 5> {
        self.shares(CULT_POINTS, |seat| self.player(seat).cult(cult))
    }

    /// What the areas would bring now, if the game ended.
    pub fn area_shares(&self) -> arrayvec::ArrayVec<(Seat, i16), 5> {
        let mut areas = [0; 5];
        self.seats().for_each(|seat| areas[seat.index()] = self.largest_area(seat));
        self.shares(AREA_POINTS, |seat| areas[seat.index()])
    }

    /// What is left becomes coins, and coins become points.
    fn score_resources(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) {
        let points = self.resource_points(seat);
        let rate = self.coins_a_point(seat);
        self.liquidate(seat, rate);
        self.score(t, seat, Cause::Resources, points);
    }

    /// Points for what a seat has left at the end: everything becomes coins, power after all sacrifices.
    pub fn resource_points(&self, seat: Seat) -> i16 {
        let player = self.player(seat);
        let others = [player.workers(), player.priests(), player.spendable_power()];
        let coins = others.into_iter().fold(player.coins(), |coins, more| coins + u16::from(more));
        (coins / self.coins_a_point(seat)) as i16
    }

    /// How many coins a seat needs for a point at the end.
    fn coins_a_point(&self, seat: Seat) -> u16 {
        if self.player(seat).is(Faction::Alchemists) { ALCHEMIST_COINS_A_POINT } else { COINS_A_POINT }
    }

    /// Whoever has the most points; several in a tie.
    fn winners(&self) -> SeatSet {
        let most = self.seats().map(|seat| self.player(seat).points()).max();
        self.seats().filter(|seat| Some(self.player(*seat).points()) == most).collect()
    }
}
