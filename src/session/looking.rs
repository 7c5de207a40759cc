//! Who looks at a table and what they may see and choose: the persons here, the curtain between them, what lies face down.

use super::{Output, Refused, Session};
use crate::engine::{Judge, Match, Question, Seat, SeatSet};

impl<G: Judge> Session<G> {
    /// The match on screen: as it is played, or the earlier moment that is looked at.
    pub fn shown(&self) -> &Match<G> {
        self.past.as_ref().unwrap_or(&self.game)
    }

    /// The seats of people at this device.
    pub fn persons(&self) -> SeatSet {
        self.seating.persons()
    }

    /// Who is asked in the match, if it is not over.
    pub fn asked(&self) -> Option<Seat> {
        self.game.question().map(|question| question.seat)
    }

    /// The person at this device who is asked.
    pub(super) fn asked_here(&self) -> Option<Seat> {
        self.asked().filter(|seat| self.persons().contains(*seat))
    }

    /// Who is asked and plays elsewhere.
    pub fn waits_for(&self) -> Option<Seat> {
        self.asked().filter(|seat| self.seating.is_away(*seat))
    }

    /// The person before whom the curtain hangs: asked, but not the one who looks.
    pub fn curtain(&self) -> Option<Seat> {
        let asked = self.asked_here().filter(|_| G::PRIVATE_INFORMATION)?;
        (self.persons().len() > 1 && self.last != Some(asked) && !self.is_past()).then_some(asked)
    }

    /// The person before whom the curtain hangs or falls.
    pub fn before_curtain(&self) -> Option<Seat> {
        self.behind.as_ref().map(|(_, seat)| *seat).or_else(|| self.curtain())
    }

    /// Whose hidden things are open on screen, if anybody's: nobody's while the curtain hangs.
    pub fn viewer(&self) -> Option<Seat> {
        self.last.filter(|_| self.curtain().is_none())
    }

    /// Whose board is shown as one's own; behind the curtain that of the person who lifts it.
    pub fn me(&self) -> Seat {
        let first = || self.persons().iter().next();
        self.curtain().or(self.last).or_else(first).unwrap_or(Seat(0))
    }

    /// Who is asked where several persons at this device look at the same table, without a curtain between them.
    pub fn asked_of_several(&self) -> Option<Seat> {
        let shares = !G::PRIVATE_INFORMATION && self.persons().len() > 1;
        self.asked().filter(|_| shares && self.can_choose())
    }

    /// Whether a person can choose something on screen now.
    pub fn can_choose(&self) -> bool {
        let looks = || !G::PRIVATE_INFORMATION || self.asked_here() == self.viewer();
        !self.only_looks && !self.is_past() && self.asked_here().is_some() && looks()
    }

    /// The question that a person on screen can answer; none while a bot or another person is asked.
    pub fn question(&self) -> Option<&Question<G>> {
        self.game.question().filter(|_| self.can_choose())
    }

    /// What can be chosen on screen now.
    pub fn choices(&self) -> &[G::Choice] {
        self.question().map_or(&[], |question| &question.choices)
    }

    /// Whether this can be chosen on screen now.
    pub fn offers(&self, choice: G::Choice) -> bool {
        self.choices().contains(&choice)
    }

    /// Whether somebody else waits until what was drawn face down has been looked at, or taken back.
    pub fn waits_for_look(&self) -> bool {
        let elsewhere = self.asked().is_some_and(|seat| !self.persons().contains(seat));
        elsewhere && self.lies_unseen()
    }

    fn lies_unseen(&self) -> bool {
        self.game.unseen(self.looked).next().is_some()
    }

    pub(super) fn look_at_drawn(&mut self) {
        self.set_looked(usize::MAX);
    }

    fn set_looked(&mut self, looked: usize) {
        if self.looked != looked {
            self.looked = looked;
            self.revisions.looking += 1;
        }
    }

    /// Before an answer: what a person draws by it lies face down, if they like it so; what lies so already stays so.
    pub(super) fn keep_face_down(&mut self) {
        if !self.manner.face_down || self.asked_here().is_none() {
            self.look_at_drawn();
        } else if !self.lies_unseen() {
            self.set_looked(self.game.events().len());
        }
    }

    /// After an answer: what no longer lies unseen has been seen.
    pub(super) fn look_at_open(&mut self) {
        if !self.lies_unseen() {
            self.look_at_drawn();
        }
    }

    /// The person at this device to whom a match passes the screen on: asked, but not the one who looked last.
    pub(super) fn passes_to(&self, game: &Match<G>) -> Option<Seat> {
        let asked = game.question()?.seat;
        (self.persons().contains(asked) && self.last != Some(asked)).then_some(asked)
    }

    pub(super) fn set_last(&mut self, last: Option<Seat>) {
        if self.last != last {
            self.last = last;
            self.revisions.looking += 1;
        }
    }

    pub(super) fn lift_curtain(&mut self) -> Result<(), Refused> {
        let seat = self.curtain().filter(|_| self.behind.is_none()).ok_or(Refused::NotAwaited)?;
        // Whoever drew before the curtain fell has seen it, or another person looks into the own hand now.
        self.look_at_drawn();
        self.set_last(Some(seat));
        Ok(())
    }

    /// Whether persons here hide something from each other.
    pub fn hides_hands(&self) -> bool {
        G::PRIVATE_INFORMATION && self.persons().len() > 1
    }

    pub(super) fn lower_curtain(&mut self) -> Result<(), Refused> {
        if !self.hides_hands() || self.behind.is_some() {
            return Err(Refused::NotAwaited);
        }
        self.set_picked(None);
        self.set_last(None);
        Ok(())
    }

    /// Who looks next where all see the same table, once what was done has been painted.
    fn next_to_look(&self) -> Option<Seat> {
        self.asked_here().filter(|next| !G::PRIVATE_INFORMATION && self.last != Some(*next))
    }

    /// Asks for a paint where one is waited for: the curtain falls, or, where all see the same table, the board becomes that of whoever is
    /// asked next; what was done is painted first.
    pub(super) fn await_paint(&mut self, out: &mut Vec<Output<G>>) {
        let awaits = self.behind.is_some() || self.next_to_look().is_some();
        if awaits && !self.awaits_paint {
            out.push(Output::AwaitPaint);
        }
        self.awaits_paint = awaits;
    }

    pub(super) fn painted(&mut self) -> Result<(), Refused> {
        if let Some((next, _)) = self.behind.take() {
            self.set_picked(None);
            self.set_game(next);
            self.look_at_open();
            return Ok(());
        }
        let next = self.next_to_look().ok_or(Refused::NotAwaited)?;
        self.set_last(Some(next));
        Ok(())
    }

    pub(super) fn sit(&mut self, here: Option<SeatSet>, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        self.may_change()?;
        self.seating.sit(here);
        let persons = self.persons();
        let stays = self.last.filter(|seat| persons.contains(*seat));
        self.last = self.seating.only_viewer().or(stays);
        self.revisions.looking += 1;
        self.set_picked(None);
        out.push(Output::Keep);
        Ok(())
    }
}
