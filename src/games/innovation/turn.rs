//! Turns and their actions (rules/innovation/en.md#turn).

use super::Innovation;
use super::card::{Card, Colour};
use super::choice::{Choice, Choices, Prompt};
use super::event::{Deal, Event, How};
use super::facts::ACTIONS;
use super::karma::Would;
use super::sets::Set;
use super::state::{Phase, Zone};
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    pub(super) fn next_phase(&mut self, t: &mut dyn Table<Innovation>) -> Flow {
        match self.phase() {
            Phase::SetUp => {
                self.set_up(t)?;
                self.enter(Phase::Opening);
            }
            Phase::Opening => {
                let first = self.opening(t)?;
                self.enter(Phase::Action);
                self.begin_turn(t, first);
            }
            Phase::Display => {
                self.open_display(t, self.current())?;
                self.fade(t)?;
                self.enter(Phase::Action);
                self.end_turn_of_the_lost(t);
            }
            Phase::Action => self.action(t)?,
        }
        Ok(())
    }

    /// Begins a turn. In their very first one, the first player, of four the first two, have one action.
    fn begin_turn(&mut self, t: &mut dyn Table<Innovation>, seat: Seat) {
        let short = if self.seats().len() == 4 { 2 } else { 1 };
        self.start_turn(t, seat, if self.turn() < short { 1 } else { ACTIONS });
        if self.player(seat).display().is_some() {
            self.enter(Phase::Display);
        }
    }

    /// Whoever has lost in the own turn does nothing more.
    fn end_turn_of_the_lost(&mut self, t: &mut dyn Table<Innovation>) {
        if self.has_lost(self.current()) {
            self.pass_turn(t);
        }
    }

    /// The turn of the next seat that is in the game.
    fn pass_turn(&mut self, t: &mut dyn Table<Innovation>) {
        if let Some(next) = self.others(self.current()).next() {
            self.begin_turn(t, next);
        }
    }

    /// One action, and the next turn after the last.
    fn action(&mut self, t: &mut dyn Table<Innovation>) -> Flow {
        let seat = self.current();
        let actions = self.actions(seat);
        let choice = t.ask(self, seat, Prompt::Action { left: self.actions_left() }, &actions)?;
        self.perform(t, seat, choice)?;
        self.fade(t)?;
        self.spend_action();
        if self.actions_left() == 0 {
            self.pass_turn(t);
        }
        self.end_turn_of_the_lost(t);
        Ok(())
    }

    /// Carries out an action.
    pub(super) fn perform(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, choice: Choice) -> Flow {
        match choice {
            Choice::Meld(card) => {
                t.tell(Event::Acted(seat, Deal::Meld(card)));
                self.meld_action(t, seat, card)
            }
            Choice::Dogma(card) => {
                t.tell(Event::Acted(seat, Deal::Dogma(card)));
                self.dogma_action(t, card, seat, 1)
            }
            Choice::Endorse(card) => {
                t.tell(Event::Acted(seat, Deal::Endorse(card)));
                self.endorse(t, card, seat)
            }
            Choice::Achieve(age) => {
                t.tell(Event::Acted(seat, Deal::Achieve(age)));
                if self.achieve(t, seat, age)? { self.draw_for_achievement(t, seat) } else { Ok(()) }
            }
            Choice::Card(card) => {
                t.tell(Event::Acted(seat, Deal::AchieveCard(card)));
                self.put(t, card, Zone::Achievements(seat), How::Claim, seat)
            }
            Choice::Decree(decree) => {
                t.tell(Event::Acted(seat, Deal::Decree(decree)));
                self.issue(t, seat, decree)
            }
            Choice::Inspire(colour) => {
                t.tell(Event::Acted(seat, Deal::Inspire(colour)));
                self.inspire(t, seat, colour)
            }
            _ => {
                t.tell(Event::Acted(seat, Deal::Draw));
                self.would(t, seat, Would::DrawAction)?;
                self.draw(t, seat, self.drawn_value(seat)).map(|_| ())
            }
        }
    }

    /// Everything a seat may do with an action: draw, meld a card of the hand or on display, activate a top card, claim an achievement, and
    /// once a turn endorse a top card.
    fn actions(&self, seat: Seat) -> Choices {
        let player = self.player(seat);
        let mut actions = Choices::new();
        actions.push(Choice::Draw);
        actions.extend(player.all_in_hand().chain(player.display()).map(Choice::Meld));
        actions.extend(self.can_activate(seat).into_iter().map(Choice::Dogma));
        for card in self.available() {
            let claim = Choice::Achieve(card.value());
            if self.may_achieve(seat, card.value()) && !actions.contains(&claim) {
                actions.push(claim);
            }
        }
        let further = self.available_by_karma(seat).into_iter();
        actions.extend(further.filter(|card| self.is_eligible(seat, card.value())).map(Choice::Card));
        if self.sets().has(Set::Figures) && !self.has_decreed() {
            actions.extend(self.decrees_to_issue(seat).map(Choice::Decree));
        }
        if self.sets().has(Set::Figures) && !self.has_inspired() {
            let inspires = |colour: &Colour| self.can_inspire(seat, *colour);
            actions.extend(Colour::ALL.into_iter().filter(inspires).map(Choice::Inspire));
        }
        if self.sets().has(Set::Cities) && !self.has_endorsed() {
            let can_be = |card: &Card| player.endorsing(*card).next().is_some();
            actions.extend(player.tops().filter(can_be).map(Choice::Endorse));
        }
        actions
    }
}
