//! Power from neighbours' buildings (rules, "Macht durch Mitspielerbauten"), and what the Cultists have of it.

use super::choice::{Choice, Choices, Prompt};
use super::event::Event;
use super::facts::{Cult, Faction, Gain};
use super::state::{Phase, TerraMystica};
use crate::engine::{Flow, Seat, Table};

impl TerraMystica {
    /// The next neighbour answers; clockwise from who built.
    pub(super) fn next_offer(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        let Some(offer) = self.offers.first().copied() else {
            self.enter(Phase::After);
            return Ok(());
        };
        let leech = self.leech(&offer);
        // A second building of the same action may find the bowls full.
        let takes = leech.power > 0
            && t.whether(self, offer.to, Prompt::Leech(leech), [Choice::Take(0), Choice::Decline(0)])?;
        if self.answer_offer(t, 0, takes) {
            self.ask_step(t, offer.from, 1)?;
        }
        Ok(())
    }

    /// Takes or declines an offer. Whether Cultists have earned a step by it.
    fn answer_offer(&mut self, t: &mut dyn Table<TerraMystica>, at: usize, takes: bool) -> bool {
        let offer = self.offers.remove(at);
        let leech = self.leech(&offer);
        let cultists = self.player(offer.from).is(Faction::Cultists);
        // Who has no room for power any more neither takes nor declines it.
        let declines = !takes && leech.power > 0;
        match takes {
            true => self.take_power(t, offer.to, leech),
            false if declines => t.tell(Event::Declined(offer.to, leech)),
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
            t.tell(Event::CultistsPower(offer.from));
            self.gain(t, offer.from, Gain::power(1), Event::Got);
        }
        takes
    }

    /// Whoever begins an action with open offers has declined them (only where answers can wait).
    pub(super) fn decline_open_offers(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) {
        while let Some(at) = self.offers.iter().position(|offer| offer.to == seat) {
            self.answer_offer(t, at, false);
        }
    }

    /// Where answers can wait, what is open from earlier buildings can be answered before each turn. Whether somebody did: then others are asked anew.
    pub(super) fn answer_open(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow<bool> {
        if !self.rules.dialect.answers_can_wait() {
            return Ok(false);
        }
        for seat in self.seats() {
            let offers = self.offers.iter().filter(|offer| offer.to == seat).count() as u8;
            if offers == 0 && self.player(seat).owed == 0 {
                continue;
            }
            let mut choices = Choices::new();
            choices.extend((0..offers).flat_map(|n| [Choice::Take(n), Choice::Decline(n)]));
            if self.player(seat).owed > 0 {
                choices.extend(Cult::ALL.map(Choice::Step));
            }
            self.push_exchanges(seat, &mut choices);
            choices.push(Choice::Later);
            let choice = t.ask(self, seat, Prompt::Open, &choices)?;
            match choice {
                Choice::Later => continue,
                Choice::Take(n) | Choice::Decline(n) => {
                    let mut own = (0..self.offers.len()).filter(|at| self.offers[*at].to == seat);
                    if let Some(at) = own.nth(usize::from(n)) {
                        let from = self.offers[at].from;
                        if self.answer_offer(t, at, matches!(choice, Choice::Take(_))) {
                            self.player_mut(from).owed += 1;
                        }
                    }
                }
                _ => self.only_aside(t, seat, choice)?,
            }
            return Ok(true);
        }
        Ok(false)
    }
}
