//! What is due from an action: favor and town tiles, spades, an ordination, in any order.

use super::choice::{Choice, Choices, Pending, Prompt};
use super::event::Event;
use super::facts::{Cult, Favor, LAST_STEP, TownTile};
use super::state::TerraMystica;
use super::work::Work;
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;

/// What is due from an action, beside towns.
#[derive(Clone, Copy, Default)]
pub(super) struct Due {
    /// Favor tiles to take.
    pub(super) favors: u8,
    /// Whether workers may be ordained.
    pub(super) ordination: bool,
    /// Spades to use.
    pub(super) work: Option<Work>,
}

/// The most workers that Darklings ordain.
const ORDAINED: u8 = 3;

impl TerraMystica {
    /// Lets a seat take and use what is due, until nothing is.
    pub(super) fn settle(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, mut due: Due) -> Flow {
        loop {
            let choices = self.due_choices(seat, &mut due);
            if choices.is_empty() {
                return Ok(());
            }
            let choice = t.ask(self, seat, self.due_prompt(&due), &choices)?;
            if choice != Choice::Later && due.work.is_some_and(|work| work.is_bonus()) {
                self.take_up_cult_spades(seat);
            }
            match choice {
                Choice::Favor(favor) => {
                    due.favors -= 1;
                    self.take_favor(t, seat, favor);
                    if favor == Favor::TOWN {
                        self.settle_all(seat);
                    }
                }
                Choice::Town(tile) => self.take_tile(t, seat, tile)?,
                Choice::Lower(cult) => self.lower(t, seat, cult),
                Choice::Ordain(workers) => {
                    due.ordination = false;
                    self.ordain(t, seat, workers);
                }
                Choice::Forfeit => self.forfeit(t, seat, &mut due),
                Choice::Done => (due.work, due.ordination) = (None, false),
                Choice::Later => return Ok(()),
                Choice::Build(_) | Choice::Spade(_) | Choice::Dig => {
                    if let Some(work) = &mut due.work {
                        self.work(t, seat, work, choice)?;
                    }
                }
                _ => self.only_aside(t, seat, choice)?,
            }
        }
    }

    /// What can be done with what is due. What can no longer be had or used is no longer due.
    fn due_choices(&self, seat: Seat, due: &mut Due) -> Choices {
        let mut choices = Choices::new();
        let player = self.player(seat);
        if due.favors > 0 {
            let supply = (0..).map(Favor).zip(self.favor_supply());
            let left = supply.filter(|(favor, left)| *left > 0 && !player.has_favor(*favor)).map(|(favor, _)| favor);
            choices.extend(left.map(Choice::Favor));
        }
        if self.towns_due() > 0 {
            let supply = (0..).map(TownTile).zip(self.town_supply());
            choices.extend(supply.filter(|(_, left)| *left > 0).map(|(tile, _)| Choice::Town(tile)));
            if self.dialect().lowers_for_keys() {
                let high = Cult::ALL.into_iter().filter(|cult| matches!(player.cult(*cult), 8 | 9));
                choices.extend(high.map(Choice::Lower));
            }
        }
        if due.ordination {
            let supply = if self.dialect().wastes_priests() { ORDAINED } else { player.priest_supply() };
            let most = ORDAINED.min(player.workers()).min(supply);
            due.ordination = most > 0 || self.dialect().exchanges_amid();
            choices.extend((1..=most).map(Choice::Ordain));
            if due.ordination && !self.dialect().exchanges_amid() {
                choices.push(Choice::Forfeit);
            }
        }
        if let Some(work) = &due.work {
            match work.is_over() && (work.is_bonus() || !self.dialect().exchanges_amid()) {
                true => due.work = None,
                false => self.push_due_work(seat, work, &mut choices),
            }
        }
        if self.dialect().exchanges_amid() && (!choices.is_empty() || due.ordination || due.work.is_some()) {
            if !due.work.is_some_and(|work| work.is_bonus()) {
                self.push_exchanges(seat, &mut choices);
            }
            if due.favors == 0 && self.towns_due() == 0 {
                choices.push(Choice::Done);
            }
        }
        choices
    }

    fn push_due_work(&self, seat: Seat, work: &Work, choices: &mut Choices) {
        self.push_work(seat, work, choices);
        if work.spades > 0 {
            choices.push(Choice::Forfeit);
        }
        if self.dialect().answers_can_wait() && work.is_untouched_bonus() {
            choices.push(Choice::Later);
        }
    }

    fn due_prompt(&self, due: &Due) -> Prompt {
        let spades = due.work.map_or(0, |work| work.spades);
        if due.work.is_some_and(|work| work.is_bonus()) {
            return Prompt::CultSpades(spades);
        }
        let skipped = due.work.is_some_and(|work| work.has_skipped());
        Prompt::Due(Pending {
            favors: due.favors,
            towns: self.towns_due(),
            ordination: due.ordination,
            spades,
            skipped,
        })
    }

    /// Does without spades (or without one), without the sandstorm's dwelling, without an ordination.
    fn forfeit(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, due: &mut Due) {
        t.tell(self, Event::Forfeited(seat));
        match &mut due.work {
            Some(work) if self.dialect().forfeits_singly() => work.spades = work.spades.saturating_sub(1),
            _ => (due.work, due.ordination) = (None, false),
        }
    }

    /// A town tile: its key first, then its steps, so that it serves at once.
    fn take_tile(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, tile: TownTile) -> Flow {
        let steps = self.take_town(t, seat, tile).steps;
        self.unblock(t, seat)?;
        if steps > 0 { self.climb_all(t, seat, steps) } else { Ok(()) }
    }

    /// Markers that stopped in this turn for want of a key go on.
    fn unblock(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) -> Flow {
        loop {
            let player = self.player(seat);
            let stopped = |cult: &Cult| player.has_stopped(*cult) && player.cult(*cult) == LAST_STEP - 1;
            let stopped: ArrayVec<Cult, 4> =
                Cult::ALL.into_iter().filter(stopped).filter(|cult| self.on_last_step(*cult).is_none()).collect();
            if stopped.is_empty() || player.keys() == 0 {
                return Ok(());
            }
            let cult = self.ask_key(t, seat, &stopped)?;
            self.climb(t, seat, cult, 1);
        }
    }

    /// Steps in every cult. If keys are scarcer than the tracks that would reach the last step, the seat chooses.
    fn climb_all(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, steps: u8) -> Flow {
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
            self.climb(t, seat, cult, steps);
        }
        left.into_iter().for_each(|cult| self.climb(t, seat, cult, steps));
        Ok(())
    }

    /// On which of these tracks the next key is used. Nobody is asked where markers are lowered first.
    fn ask_key(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, cults: &[Cult]) -> Flow<Cult> {
        if self.dialect().lowers_for_keys() || cults.len() <= usize::from(self.player(seat).keys()) {
            return Ok(cults[0]);
        }
        t.choose(self, seat, Prompt::Key, cults.iter().copied(), Choice::Step)
    }
}
