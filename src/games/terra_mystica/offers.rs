//! Power from neighbours' buildings (rules/terra-mystica/en.md#leech), and what the Cultists have of it.

use super::candidates::Look;
use super::cause::Cause;
use super::choice::Choice;
use super::event::Scope;
use super::facts::Cult;
use super::prompt::Prompt;
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
        self.within(t, Scope::Offer(offer.from), |game, t| match game.answer_offer(t, 0, takes) {
            true => game.ask_step(t, offer.from, 1, Cause::Leech),
            false => Ok(()),
        })
    }

    /// Whoever begins an action with open offers has declined them (only where answers can wait).
    pub(super) fn decline_open_offers(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) -> Flow {
        while let Some(at) = self.offers().iter().position(|offer| offer.to == seat) {
            self.answer_later(t, at, false)?;
        }
        Ok(())
    }

    /// An offer that was left open is answered; a step that Cultists earn by it can wait.
    fn answer_later(&mut self, t: &mut dyn Table<TerraMystica>, at: usize, takes: bool) -> Flow {
        let from = self.offers()[at].from;
        self.within(t, Scope::Offer(from), |game, t| {
            if game.answer_offer(t, at, takes) {
                game.owe_steps(from, 1);
            }
            Ok(())
        })
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
                        self.answer_later(t, at, matches!(choice, Choice::Take(_)))?;
                    }
                }
                _ => self.within(t, Scope::Aside(seat), |game, t| game.aside(t, seat, choice))?,
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
