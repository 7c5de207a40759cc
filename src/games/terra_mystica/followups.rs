//! What follows from an action: favor and town tiles, spades, an ordination, in any order.

use super::candidates::Look;
use super::cause::Cause;
use super::choice::{Choice, Choices};
use super::event::{Event, Scope};
use super::facts::tiles::FAVORS;
use super::facts::{Cost, Cult, Favor, LAST_STEP, TownTile};
use super::obstacle::{Obstacle, Verdict};
use super::pending::Pending;
use super::prompt::Prompt;
use super::state::TerraMystica;
use crate::engine::{Flow, Halt, Seat, Table};
use arrayvec::ArrayVec;

/// The most workers that Darklings ordain.
const ORDAINED: u8 = 3;

impl TerraMystica {
    /// Lets a seat take and use what is pending, until nothing is.
    pub(super) fn settle(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, mut pending: Pending) -> Flow {
        loop {
            self.drop_useless(seat, &mut pending);
            let prompt = match pending.work {
                Some(work) if work.is_bonus() => Prompt::CultSpades(work),
                _ => Prompt::Pending(pending),
            };
            let mut choices = Choices::new();
            self.candidates(seat, prompt, &mut choices);
            if choices.is_empty() {
                return Ok(());
            }
            let choice = t.ask(self, seat, prompt, &choices)?;
            if choice != Choice::Later && pending.is_bonus() {
                self.take_up_cult_spades(seat);
            }
            match choice {
                Choice::Favor(favor) => {
                    pending.favors -= 1;
                    self.within(t, Scope::Tile(seat), |game, t| {
                        game.take_favor(t, seat, favor);
                        Ok(())
                    })?;
                    if favor == Favor::TOWN {
                        self.settle_all(seat);
                    }
                }
                Choice::Town(tile) => self.within(t, Scope::Tile(seat), |game, t| game.take_tile(t, seat, tile))?,
                Choice::Lower(cult) => self.lower(t, seat, cult),
                Choice::Ordain(workers) => {
                    pending.ordination = false;
                    self.ordain(t, seat, workers);
                }
                Choice::Forfeit => self.forfeit(t, seat, &mut pending),
                Choice::Done => (pending.work, pending.ordination) = (None, false),
                Choice::Later => return Ok(()),
                Choice::Build(_) | Choice::Spade(_) | Choice::Dig => {
                    if let Some(work) = &mut pending.work {
                        self.work(t, seat, work, choice)?;
                    }
                }
                _ => self.aside(t, seat, choice)?,
            }
        }
    }

    /// What can no longer be had or used is no longer pending; towns may have been founded meanwhile.
    fn drop_useless(&self, seat: Seat, pending: &mut Pending) {
        let amid = self.dialect().exchanges_amid();
        pending.towns = self.towns_due();
        let mut favors = (0..FAVORS as u8).map(Favor);
        if pending.favors > 0 && !favors.any(|favor| self.may_take_favor(seat, favor).is_ok()) {
            pending.favors = 0;
        }
        pending.ordination &= amid || self.may_ordain(seat, 1).is_ok();
        pending.work = pending.work.filter(|work| !work.is_over() || amid && !work.is_bonus());
    }

    /// What can be done with what is pending.
    pub(super) fn pending_candidates(&self, seat: Seat, pending: &Pending, look: &mut impl Look) {
        if pending.favors > 0 {
            for favor in (0..FAVORS as u8).map(Favor) {
                look.see(Choice::Favor(favor), || self.may_take_favor(seat, favor));
            }
        }
        if pending.towns > 0 {
            for (tile, left) in (0..).map(TownTile).zip(self.town_supply()) {
                look.see(Choice::Town(tile), || if left > 0 { Ok(()) } else { Err(Obstacle::SoldOut) });
            }
            if self.dialect().lowers_for_keys() {
                let high = |cult: &Cult| matches!(self.player(seat).cult(*cult), 8 | 9);
                Cult::ALL.into_iter().filter(high).for_each(|cult| look.offer(Choice::Lower(cult)));
            }
        }
        if pending.ordination {
            (1..=ORDAINED).for_each(|workers| look.see(Choice::Ordain(workers), || self.may_ordain(seat, workers)));
            if !self.dialect().exchanges_amid() {
                look.offer(Choice::Forfeit);
            }
        }
        if let Some(work) = &pending.work {
            self.work_candidates(seat, work, look);
            if work.spades > 0 {
                look.offer(Choice::Forfeit);
            }
            if self.dialect().answers_can_wait() && work.is_bonus() && work.is_fresh() {
                look.offer(Choice::Later);
            }
        }
        if self.dialect().exchanges_amid() && *pending != Pending::default() {
            if !pending.is_bonus() {
                self.exchange_candidates(seat, look);
            }
            if pending.favors == 0 && pending.towns == 0 {
                look.offer(Choice::Done);
            }
        }
    }

    fn may_take_favor(&self, seat: Seat, favor: Favor) -> Verdict {
        match () {
            () if self.player(seat).has_favor(favor) => Err(Obstacle::Owned),
            () if self.favor_supply()[usize::from(favor.0)] == 0 => Err(Obstacle::SoldOut),
            () => Ok(()),
        }
    }

    /// Whether so many workers can become priests.
    fn may_ordain(&self, seat: Seat, workers: u8) -> Verdict {
        let player = self.player(seat);
        player.may_pay(Cost::new(0, workers))?;
        let room = self.dialect().wastes_priests() || player.priest_supply() >= workers;
        if room { Ok(()) } else { Err(Obstacle::NoPriestsLeft) }
    }

    /// Does without spades (or without one), without the sandstorm's dwelling, without an ordination.
    fn forfeit(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, pending: &mut Pending) {
        let singly = self.dialect().forfeits_singly();
        let spades = if singly { pending.spades().min(1) } else { pending.spades() };
        t.tell(self, Event::Forfeited(seat, spades));
        match &mut pending.work {
            Some(work) if singly => work.spades -= spades,
            _ => (pending.work, pending.ordination) = (None, false),
        }
    }

    /// A town tile: its key first, then its steps, so that it serves at once.
    fn take_tile(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, tile: TownTile) -> Flow {
        let steps = self.take_town(t, seat, tile).steps;
        let by = Cause::Town(tile);
        self.unblock(t, seat, by)?;
        if steps > 0 { self.climb_all(t, seat, steps, by) } else { Ok(()) }
    }

    /// Markers that stopped in this turn for want of a key go on.
    fn unblock(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, by: Cause) -> Flow {
        loop {
            let player = self.player(seat);
            let stopped = |cult: &Cult| player.has_stopped(*cult) && player.cult(*cult) == LAST_STEP - 1;
            let stopped: ArrayVec<Cult, 4> =
                Cult::ALL.into_iter().filter(stopped).filter(|cult| self.on_last_step(*cult).is_none()).collect();
            if stopped.is_empty() || player.keys() == 0 {
                return Ok(());
            }
            let cult = self.ask_key(t, seat, &stopped)?;
            self.climb(t, seat, cult, 1, by);
        }
    }

    /// Steps in every cult. If keys are scarcer than the tracks that would reach the last step, the seat chooses.
    fn climb_all(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, steps: u8, by: Cause) -> Flow {
        let mut left: ArrayVec<Cult, 4> = Cult::ALL.into_iter().collect();
        loop {
            let player = self.player(seat);
            let near = |cult: &&Cult| (LAST_STEP - steps..LAST_STEP).contains(&player.cult(**cult));
            let near: ArrayVec<Cult, 4> =
                left.iter().filter(near).filter(|cult| self.on_last_step(**cult).is_none()).copied().collect();
            if near.len() <= usize::from(player.keys()) || player.keys() == 0 {
                break;
            }
            let cult = self.ask_key(t, seat, &near)?;
            left.retain(|one| *one != cult);
            self.climb(t, seat, cult, steps, by);
        }
        left.into_iter().for_each(|cult| self.climb(t, seat, cult, steps, by));
        Ok(())
    }

    /// On which of these tracks the next key is used. Nobody is asked where markers are lowered first.
    fn ask_key(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, cults: &[Cult]) -> Flow<Cult> {
        if self.dialect().lowers_for_keys() || cults.len() <= usize::from(self.player(seat).keys()) {
            return Ok(cults[0]);
        }
        match self.ask(t, seat, Prompt::Key(Cult::ALL.map(|cult| cults.contains(&cult))))? {
            Choice::Step(cult) => Ok(cult),
            _ => Err(Halt::Refused),
        }
    }
}
