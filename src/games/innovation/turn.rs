//! Turns and their actions (rules/innovation/en.md#turn).

use super::Innovation;
use super::card::Card;
use super::event::{Deal, How, Scope};
use super::facts::ACTIONS;
use super::happened::Happened;
use super::karma::Would;
use super::knowledge::Named;
use super::prompt::Prompt;
use super::state::{Phase, Zone};
use crate::engine::{Flow, Seat, Table};
use smallvec::SmallVec;

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
                let before = self.passing();
                self.open_display(t, self.current())?;
                self.fade(t)?;
                self.tell_passing(t, before);
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
        let left = self.actions_left();
        let action = t.choose(self, seat, Prompt::Action { left }, self.actions(seat), Deal::as_choice)?;
        let before = self.passing();
        self.perform(t, seat, action)?;
        self.fade(t)?;
        self.tell_passing(t, before);
        self.spend_action();
        if self.actions_left() == 0 {
            self.pass_turn(t);
        }
        self.end_turn_of_the_lost(t);
        Ok(())
    }

    /// Carries out an action.
    pub(super) fn perform(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, action: Deal) -> Flow {
        self.within(t, Scope::Action(seat, action), |game, t| game.act(t, seat, action))
    }

    fn act(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, action: Deal) -> Flow {
        match action {
            Deal::Draw => {
                self.first(t, seat, Would::DrawAction)?;
                self.draw(t, seat, self.drawn_value(seat)).map(drop)
            }
            Deal::Meld(card) => self.meld_action(t, seat, card),
            Deal::Dogma(card) => self.dogma_action(t, card, seat, 1),
            Deal::Display(card) => self.activate_display(t, seat, card),
            Deal::Endorse(card) => self.endorse(t, card, seat),
            Deal::Achieve(age) => {
                if self.achieve(t, seat, age)?.as_said() {
                    self.draw_for_achievement(t, seat)
                } else {
                    Ok(())
                }
            }
            Deal::AchieveCard(card) => self.put(t, card, Zone::Achievements(seat), How::Claim, seat),
            Deal::Decree(decree) => self.issue(t, seat, decree),
            Deal::Inspire(colour) => self.inspire(t, seat, colour),
        }
    }

    /// A meld action and what follows it, in this order (rules/innovation/en.md#after-meld): the symbols of a city, a city for a new
    /// colour, an artifact that is dug, a promotion.
    fn meld_action(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, card: Card) -> Flow {
        let melds = self.move_unless_replaced(t, card, (Zone::Board(seat), How::Meld), Named::Any, seat)?;
        if melds == Happened::Instead {
            return Ok(());
        }
        let melded = (self.value_of(card), card.hexagon());
        // Karmas may have been quicker: what counts is what it really came to lie on.
        let pile = self.player(seat).stack(card.colour()).cards();
        let place = pile.iter().rposition(|other| *other == card);
        let beneath = place.and_then(|place| place.checked_sub(1)).map(|place| pile[place]);
        let covered = beneath.map(|beneath| (self.value_of(beneath), beneath.hexagon()));
        self.use_symbols(t, seat, card)?;
        match covered {
            Some(covered) => self.dig(t, seat, melded, covered)?,
            None if place.is_some() => self.draw_city(t, seat)?,
            None => {}
        }
        self.promote(t, seat, card)?;
        self.after_meld(t, card, seat)
    }

    /// Everything a seat may do with an action.
    pub(super) fn actions(&self, seat: Seat) -> SmallVec<[Deal; 48]> {
        self.wishes(seat).filter(|(_, obstacle)| obstacle.is_none()).map(|(deal, _)| deal).collect()
    }
}
