//! What happens on the map.

use super::super::super::cause::Cause;
use super::super::super::event::Event;
use super::super::super::facts::{Building, Faction, Hex, SKIP_POINTS, Terrain};
use super::super::{Bridge, TerraMystica};
use super::T;
use crate::engine::Seat;

impl TerraMystica {
    /// A hex gets another terrain.
    pub(in crate::games::terra_mystica) fn transform(&mut self, t: T, seat: Seat, hex: Hex, to: Terrain, spades: u8) {
        self.land.iter_mut().for_each(|land| land.remove(hex));
        self.land[to as usize].insert(hex);
        t.tell(self, Event::Transformed { seat, hex, to, spades });
    }

    /// A hex is reached by carpet or tunnel: it is paid for and brings points.
    pub(in crate::games::terra_mystica) fn skip_to(&mut self, t: T, seat: Seat, hex: Hex) {
        let player = self.player(seat);
        let (Some((_, cost)), Some(faction)) = (player.skip(), player.faction()) else { return };
        self.pay(seat, cost);
        t.tell(self, Event::Skipped(seat, hex));
        self.score(t, seat, Cause::Faction(faction), SKIP_POINTS);
    }

    /// One of the first dwellings.
    pub(in crate::games::terra_mystica) fn place(&mut self, t: T, seat: Seat, hex: Hex) {
        self.player_mut(seat).buildings[Building::Dwelling as usize].insert(hex);
        t.tell(self, Event::Placed(seat, hex));
    }

    /// A dwelling is built that is paid for already.
    pub(in crate::games::terra_mystica) fn build(&mut self, t: T, seat: Seat, hex: Hex) {
        self.player_mut(seat).buildings[Building::Dwelling as usize].insert(hex);
        t.tell(self, Event::Built(seat, hex));
        self.score_building(t, seat, Building::Dwelling);
        self.offer_power(seat, hex);
        self.settle_town(seat, hex);
    }

    /// A building is replaced by one that is paid for already.
    pub(in crate::games::terra_mystica) fn replace(&mut self, t: T, seat: Seat, hex: Hex, to: Building) {
        let player = self.player_mut(seat);
        player.buildings.iter_mut().for_each(|buildings| buildings.remove(hex));
        player.buildings[to as usize].insert(hex);
        t.tell(self, Event::Upgraded(seat, hex, to));
        self.score_building(t, seat, to);
        if to == Building::Stronghold && self.player(seat).is(Faction::Cultists) {
            self.score(t, seat, Cause::Faction(Faction::Cultists), 7);
        }
        self.offer_power(seat, hex);
        self.settle_town(seat, hex);
    }

    /// A bridge is built on the place with this number. It joins two own buildings, or leads to a hex without one.
    pub(in crate::games::terra_mystica) fn bridge(&mut self, t: T, seat: Seat, place: u8) {
        let ends = self.geometry().bridges()[usize::from(place)];
        self.bridges.push(Bridge { owner: seat, ends });
        self.player_mut(seat).bridges -= 1;
        t.tell(self, Event::Bridged(seat, place));
        let own = self.player(seat).everywhere();
        if own.has(ends.0) && own.has(ends.1) {
            self.settle_town(seat, ends.0);
        }
    }

    /// A settlement enlarges its town, or founds one if it can.
    fn settle_town(&mut self, seat: Seat, hex: Hex) {
        let settlement = self.settlement(seat, hex);
        if settlement.meets(self.player(seat).in_towns) {
            self.player_mut(seat).in_towns |= settlement;
        } else if self.makes_town(seat, settlement) && self.towns_due < self.towns_left() {
            self.player_mut(seat).in_towns |= settlement;
            self.found(seat, hex);
        }
    }

    /// A town was founded there; its tile is still to be taken.
    fn found(&mut self, seat: Seat, at: Hex) {
        self.towns_due += 1;
        self.player_mut(seat).founded.push((at, None));
    }

    /// All settlements that make a town now become one: a favor tile lowers what a town needs.
    pub(in crate::games::terra_mystica) fn settle_all(&mut self, seat: Seat) {
        let mut left = self.player(seat).everywhere().without(self.player(seat).in_towns);
        while let Some(hex) = left.first() {
            left = left.without(self.settlement(seat, hex));
            self.settle_town(seat, hex);
        }
    }

    /// Mermaids join buildings over a river hex to a town.
    pub(in crate::games::terra_mystica) fn join_over(&mut self, t: T, seat: Seat, river: Hex) {
        let Some(joined) = self.town_over(seat, river) else { return };
        let player = self.player_mut(seat);
        player.in_towns |= joined;
        player.river_towns.insert(river);
        self.found(seat, river);
        t.tell(self, Event::Joined(seat, river));
    }
}
