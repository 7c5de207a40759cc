//! Power from neighbours' buildings (rules/terra-mystica/en.md#leech), and what the Cultists have of it.

use super::candidates::Look;
use super::choice::Choice;
use super::facts::Cult;
use super::prompt::{Cause, Prompt};
use super::state::{Phase, TerraMystica};
use crate::engine::{Flow, Seat, Table};

impl TerraMystica {
    /// The next neighbour answers; clockwise from who built.
    pub(super) fn next_offer(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        let Some(offer) = self.offers().first().copied() else {
            self.enter(Phase::After);
            return Ok(());
        };
        let leech = self.leech(&offer);
        // A second building of the same action may find the bowls full.
        let takes = leech.power > 0
            && t.whether(self, offer.to, Prompt::Leech(leech), [Choice::Take(0), Choice::Decline(0)])?;
        if self.answer_offer(t, 0, takes) {
            self.ask_step(t, offer.from, 1, Cause::Leech)?;
        }
        Ok(())
    }

    /// Whoever begins an action with open offers has declined them (only where answers can wait).
    pub(super) fn decline_open_offers(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) {
        while let Some(at) = self.offers().iter().position(|offer| offer.to == seat) {
            self.answer_offer(t, at, false);
        }
    }

    /// Where answers can wait, what is open from earlier buildings can be answered before each turn. Whether somebody did: then others are asked anew.
    pub(super) fn answer_open(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow<bool> {
        if !self.dialect().answers_can_wait() {
            return Ok(false);
        }
        for seat in self.seats() {
            if !self.offers().iter().any(|offer| offer.to == seat) && self.player(seat).owed_steps() == 0 {
                continue;
            }
            let choice = self.ask(t, seat, Prompt::Open)?;
            match choice {
                Choice::Later => continue,
                Choice::Take(n) | Choice::Decline(n) => {
                    let mut own = (0..self.offers().len()).filter(|at| self.offers()[*at].to == seat);
                    if let Some(at) = own.nth(usize::from(n)) {
                        let from = self.offers()[at].from;
                        if self.answer_offer(t, at, matches!(choice, Choice::Take(_))) {
                            self.owe_steps(from, 1);
                        }
                    }
                }
                _ => self.only_aside(t, seat, choice)?,
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// What is open for a seat can be answered, after exchanges if need be.
    pub(super) fn open_candidates(&self, seat: Seat, look: &mut impl Look) {
        let own = self.offers().iter().filter(|offer| offer.to == seat);
        for (number, _) in (0..).zip(own) {
            look.offer(Choice::Take(number));
            look.offer(Choice::Decline(number));
        }
        if self.player(seat).owed_steps() > 0 {
            Cult::ALL.into_iter().for_each(|cult| look.offer(Choice::Step(cult)));
        }
        self.exchange_candidates(seat, look);
        look.offer(Choice::Later);
    }
}
