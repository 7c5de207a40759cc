//! Power that is offered to neighbours (rules/terra-mystica/en.md#leech).

use super::super::super::cause::Cause;
use super::super::super::event::Event;
use super::super::super::facts::{Faction, Gain, Hex};
use super::super::super::prompt::Leech;
use super::super::{Offer, TerraMystica};
use super::T;
use crate::engine::Seat;

impl TerraMystica {
    /// Offers power to everybody who has buildings directly beside a new one, clockwise.
    pub(super) fn offer_power(&mut self, from: Seat, hex: Hex) {
        self.batch = self.batch.wrapping_add(1);
        let beside = self.adjacent(hex.alone());
        for to in from.around(self.players.len() as u8).skip(1) {
            let power = self.player(to).power_on(beside) as u8;
            let offer = Offer { from, to, power, batch: self.batch, taken: false, declined: false };
            if power > 0 && self.leech(&offer).power > 0 && !self.has_left(to) {
                // More offers are never open at once; the oldest would have been declined long ago.
                if self.offers.is_full() {
                    self.offers.remove(0);
                }
                self.offers.push(offer);
            }
        }
    }

    /// Takes or declines the open offer with this number. Whether Cultists have earned a step by it.
    pub(in crate::games::terra_mystica) fn answer_offer(&mut self, t: T, at: usize, takes: bool) -> bool {
        let offer = self.offers.remove(at);
        let leech = self.leech(&offer);
        let cultists = self.player(offer.from).is(Faction::Cultists);
        // Who has no room for power any more neither takes nor declines it.
        let declines = !takes && leech.power > 0;
        match takes {
            true => self.take_power(t, offer.to, leech),
            false if declines => t.tell(self, Event::Declined(offer.to, leech)),
            false => {}
        }
        if !cultists || offer.taken {
            return false;
        }
        let others = self.offers.iter_mut().filter(|other| other.batch == offer.batch);
        let mut left = 0;
        for other in others {
            left += 1;
            other.taken |= takes;
            other.declined |= declines;
        }
        if !takes && left == 0 && (declines || offer.declined) && self.rules.cultists_power {
            self.gain(t, offer.from, Gain::power(1), Cause::Declined);
        }
        takes
    }

    /// Power from a neighbour's building, and its price.
    pub(in crate::games::terra_mystica) fn take_power(&mut self, t: T, seat: Seat, leech: Leech) {
        self.player_mut(seat).gain_power(leech.power);
        t.tell(self, Event::Leeched(seat, leech));
        self.score(t, seat, Cause::Leech, -i16::from(leech.cost));
    }
}
