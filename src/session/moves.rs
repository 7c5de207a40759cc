//! Picking, answering and going back.

use super::{Input, Output, Refused, Session, Settled};
use crate::engine::{Judge, Match, Seat, SeatSet, Undo};
use serde_json::Value;

/// What the persons here have settled.
struct Settling<'a, G: Judge> {
    persons: SeatSet,
    read: Settled<G>,
    of_seats: &'a [Value],
}

impl<G: Judge> Settling<'_, G> {
    /// Answers the question that waits, and those after it that are settled.
    fn answer(&self, game: &mut Match<G>, choice: G::Choice) {
        game.answer(choice).unwrap_or_else(|refusal| unreachable!("it was offered: {refusal:?}"));
        while game.record().auto_answer && self.choice(game).is_some_and(|choice| game.answer_unasked(choice).is_ok()) {
        }
    }

    fn choice(&self, game: &Match<G>) -> Option<G::Choice> {
        let seat = game.question()?.seat;
        let settings = self.of_seats.get(seat.index()).unwrap_or(&Value::Null);
        self.persons.contains(seat).then(|| (self.read)(game, settings)).flatten()
    }
}

impl<G: Judge> Session<G> {
    /// Whether the match can be changed here and now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_change(&self) -> Result<(), Refused> {
        match () {
            () if self.only_looks => Err(Refused::OnlyLooks),
            () if self.behind.is_some() => Err(Refused::Falling),
            () => Ok(()),
        }
    }

    /// Whether an input is one that changes the match, if it is taken.
    pub fn would_change(&self, input: &Input<G>) -> bool {
        match input {
            Input::Pick(choice) => self.commits(*choice),
            Input::Confirm | Input::Answer(_) | Input::BotAnswers(..) => true,
            Input::Undo | Input::UndoTurn | Input::Redo | Input::AutoAnswer(_) | Input::Settle(..) | Input::Sit(_) => {
                true
            }
            Input::Repick(_) | Input::Unpick | Input::Manner(_) | Input::Painted | Input::TakeOver(_) => false,
            Input::LookAt(_) | Input::SlideTo(_) | Input::LookNow | Input::LookAtDrawn => false,
            Input::LiftCurtain | Input::LowerCurtain | Input::BotFails(_) => false,
        }
    }

    /// Whether a tap on a choice is the answer.
    fn commits(&self, choice: G::Choice) -> bool {
        self.manner.at_once || self.picked == Some(choice) || self.goes_on_after(choice)
    }

    /// Whether the same person is asked next, within the same step and with a free way back, and this choice is a piece of what is
    /// confirmed there.
    fn goes_on_after(&self, choice: G::Choice) -> bool {
        let Some(asked) = self.question().filter(|asked| asked.choices.contains(&choice)) else { return false };
        let mut next = self.game.clone();
        self.settling().answer(&mut next, choice);
        let is_piece = |prompt| (self.is_piece)(choice, prompt);
        let asks_on = next.question().is_some_and(|next| next.seat == asked.seat && is_piece(next.prompt));
        asks_on && next.step() == self.game.step() && next.is_free(self.game.cursor(), self.looked)
    }

    /// The way back that [`Input::Undo`] takes, if there is one.
    pub fn undo(&self) -> Option<Undo> {
        let undo = self.game.undo(self.persons()).filter(|_| !self.is_past())?;
        Some(self.judged(undo))
    }

    /// The way back to the start of the turn that is under way, if that is further than one step.
    pub fn undo_turn(&self) -> Option<Undo> {
        let step = self.undo()?;
        let turn = self.game.undo_turn(self.persons())?;
        (self.step_began() <= turn.to && turn.to < step.to).then(|| self.judged(turn))
    }

    /// How many answers had been given when the current step began.
    fn step_began(&self) -> usize {
        self.game.step_starts().last().copied().unwrap_or_default()
    }

    /// How many pieces of an unfinished action have been answered here; each can be taken back freely ([`Input::Undo`]).
    pub fn pieces(&self) -> usize {
        let began = self.step_began();
        let pieces = || {
            let asked = self.question().filter(|asked| self.persons().contains(asked.seat))?;
            let last = self.game.record().answers.get(self.game.cursor().checked_sub(1)?)?;
            let free = self.undo().is_some_and(|undo| undo.free && undo.to >= began);
            (free && (self.is_piece)(last.choice, asked.prompt)).then(|| self.game.cursor() - began)
        };
        pieces().unwrap_or_default()
    }

    /// The same way back; what lies face down is not revealed yet.
    fn judged(&self, undo: Undo) -> Undo {
        Undo { free: self.game.is_free(undo.to, self.looked), ..undo }
    }

    /// Whether something undone can be done again.
    pub fn can_redo(&self) -> bool {
        let undone = self.game.cursor() < self.game.record().answers.len();
        undone && !self.is_past() && self.asked_here().is_some()
    }

    pub(super) fn set_picked(&mut self, picked: Option<G::Choice>) {
        if self.picked != picked {
            self.picked = picked;
            self.revisions.picked += 1;
        }
    }

    pub(super) fn set_game(&mut self, game: Match<G>) {
        self.game = game;
        self.revisions.game += 1;
    }

    pub(super) fn pick(&mut self, choice: G::Choice, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        if self.commits(choice) {
            return self.answer(choice, out);
        }
        self.repick(choice)
    }

    pub(super) fn repick(&mut self, choice: G::Choice) -> Result<(), Refused> {
        if !self.offers(choice) {
            return Err(Refused::NotOffered);
        }
        self.set_picked(Some(choice));
        Ok(())
    }

    /// The answer of the person who is asked and looks.
    pub(super) fn answer(&mut self, choice: G::Choice, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        self.may_change()?;
        if !self.offers(choice) {
            return Err(Refused::NotOffered);
        }
        self.play(choice, out);
        Ok(())
    }

    /// Plays an answer that is offered, a person's or a bot's.
    pub(super) fn play(&mut self, choice: G::Choice, out: &mut Vec<Output<G>>) {
        self.keep_face_down();
        if G::PRIVATE_INFORMATION && self.persons().len() > 1 {
            let mut next = self.game.clone();
            self.settling().answer(&mut next, choice);
            if let Some(seat) = self.passes_to(&next) {
                // It is kept, the curtain falls, and once that has been painted the board behind it becomes that person's.
                self.behind = Some((next, seat));
                self.revisions.looking += 1;
                out.extend([Output::MovedOn, Output::Keep]);
                return;
            }
        }
        let (at, was_over) = (self.game.cursor(), self.game.outcome().is_some());
        let settling = Settling { persons: self.persons(), read: self.settled, of_seats: &self.settlements };
        settling.answer(&mut self.game, choice);
        self.changed(at, out);
        self.look_at_open();
        if !was_over && self.game.outcome().is_some() {
            out.push(Output::Ended);
        }
    }

    fn settling(&self) -> Settling<'_, G> {
        Settling { persons: self.persons(), read: self.settled, of_seats: &self.settlements }
    }

    /// The match has been changed, from so many answers: it is to be kept. What is picked belonged to its question.
    fn changed(&mut self, from: usize, out: &mut Vec<Output<G>>) {
        self.revisions.game += 1;
        if self.game.cursor() != from {
            self.set_picked(None);
            out.push(Output::MovedOn);
        }
        out.push(Output::Keep);
    }

    pub(super) fn take_back(&mut self, undo: Option<Undo>, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        self.may_change()?;
        let undo = undo.ok_or(Refused::NoWay)?;
        let at = self.game.cursor();
        self.set_picked(None);
        out.push(Output::StopBots);
        self.game.take_back(undo);
        self.changed(at, out);
        self.look_at_open();
        if !undo.free {
            out.push(Output::TookBack(self.game.record().take_backs));
        }
        Ok(())
    }

    pub(super) fn redo(&mut self, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        self.may_change()?;
        if !self.can_redo() {
            return Err(Refused::NoWay);
        }
        let at = self.game.cursor();
        self.keep_face_down();
        self.game.redo();
        self.changed(at, out);
        self.look_at_open();
        Ok(())
    }

    pub(super) fn set_auto_answer(&mut self, on: bool, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        self.may_change()?;
        self.game.set_auto_answer(on);
        self.changed(self.game.cursor(), out);
        Ok(())
    }

    pub(super) fn settle(&mut self, seat: Seat, settings: Value, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        self.may_change()?;
        if !self.persons().contains(seat) {
            return Err(Refused::NobodySits);
        }
        if self.settlements.len() <= seat.index() {
            self.settlements.resize(seat.index() + 1, Value::Null);
        }
        self.settlements[seat.index()] = settings;
        out.push(Output::Keep);
        Ok(())
    }

    pub(super) fn take_over(&mut self, game: Match<G>, out: &mut Vec<Output<G>>) -> Result<(), Refused> {
        if self.to_keep().record() != game.record() {
            self.behind = None;
            self.set_picked(None);
            self.look_now();
            self.set_game(game);
            out.push(Output::StopBots);
        }
        Ok(())
    }
}
