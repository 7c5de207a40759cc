//! Artifacts of History: digs, relics, and the artifact on display. What else it brings stands where it belongs: compels in `dogma`, what
//! is counted for a display in `state::queries`.

use super::Innovation;
use super::card::{Back, Card};
use super::choice::Choice;
use super::event::{Deal, How};
use super::prompt::Prompt;
use super::sets::Set;
use super::state::Zone;
use crate::engine::{Flow, Seat, SeatSet, Table};

/// The answer that seizes a relic for the achievements.
const TO_ACHIEVEMENTS: u8 = 0;
/// The answer that seizes it for the hand.
const TO_HAND: u8 = 1;

/// What is done with the artifact on display.
#[derive(Clone, Copy)]
enum Displayed {
    Activated,
    Returned,
    Left,
}

impl Innovation {
    /// The free choice at the start of a turn with an artifact on display: a free dogma action with it, after which it is returned if it is
    /// still there; to return it; or to leave it (rules/innovation/en.md#display).
    pub(super) fn open_display(&mut self, t: &mut dyn Table<Innovation>, seat: Seat) -> Flow {
        let Some(card) = self.player(seat).display() else { return Ok(()) };
        let offers = [
            (Choice::Dogma(card), Displayed::Activated),
            (Choice::Card(card), Displayed::Returned),
            (Choice::Pass, Displayed::Left),
        ];
        match t.pick(self, seat, Prompt::Display, offers)? {
            Displayed::Activated => self.perform(t, seat, Deal::Display(card)),
            Displayed::Returned => self.return_display(t, seat, card),
            Displayed::Left => Ok(()),
        }
    }

    /// A free dogma action with the artifact on display, after which it is returned if it is still there.
    pub(super) fn activate_display(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, card: Card) -> Flow {
        self.dogma_action(t, card, seat, 1)?;
        if self.zone(card) == Zone::Display(seat) { self.return_display(t, seat, card) } else { Ok(()) }
    }

    fn return_display(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, card: Card) -> Flow {
        self.put(t, card, Zone::Supply, How::Return, seat)
    }

    /// After a meld action onto a card of this value, with its hexagon there: digs an artifact of that value if the melded card is not
    /// higher or has its hexagon at the same place, and lets seize the relic of the value that was dug (rules/innovation/en.md#digs).
    pub(super) fn dig(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        melded: (u8, Option<usize>),
        covered: (u8, Option<usize>),
    ) -> Flow {
        if melded.0 > covered.0 && melded.1 != covered.1 {
            return Ok(());
        }
        let Some(card) = self.dug(seat, covered.0) else { return Ok(()) };
        self.put(t, card, Zone::Display(seat), How::Dig, seat)?;
        self.seize(t, seat, card.printed_value())
    }

    /// The artifact that this seat would dig over a card of this value; `None` with one on display, or if the pile is empty.
    fn dug(&self, seat: Seat, value: u8) -> Option<Card> {
        if !self.sets().has(Set::Artifacts) || self.player(seat).display().is_some() {
            return None;
        }
        let back = Back { set: Set::Artifacts, value: self.age_drawn(value)? };
        self.pile_of(back).last().copied()
    }

    /// The relic of the value that was dug may be seized where it lies beside its pile or among anybody's achievements: for the
    /// achievements, or if its set is in play for the hand (rules/innovation/en.md#relics).
    fn seize(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, value: u8) -> Flow {
        let can_be = |card: &Card| matches!(self.zone(*card), Zone::Relics | Zone::Achievements(_));
        let Some(relic) = self.sets().relics().find(|card| card.printed_value() == value && can_be(card)) else {
            return Ok(());
        };
        let achievements = Some(Zone::Achievements(seat)).filter(|own| self.zone(relic) != *own);
        let hand = Some(Zone::Hand(seat)).filter(|_| self.sets().has(relic.set()));
        let zones = achievements.into_iter().chain(hand);
        let as_choice = |to| Choice::Option(if matches!(to, Zone::Hand(_)) { TO_HAND } else { TO_ACHIEVEMENTS });
        match t.choose_or_pass(self, seat, Prompt::Seize(relic), zones, as_choice, Choice::Pass)? {
            Some(to) => self.put(t, relic, to, How::Seize, seat),
            None => Ok(()),
        }
    }

    /// A seat loses: it is out of the game. If only one side is left, that side wins.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when one side is left.
    pub(super) fn lose(&mut self, t: &mut dyn Table<Innovation>, seat: Seat) -> Flow {
        self.drop_out(t, seat);
        let left: SeatSet = self.around(seat).collect();
        let Some(first) = left.iter().next() else { return Ok(()) };
        let one_side = left.iter().all(|other| !self.opposed(first, other));
        if one_side { self.end(t, self.side(first), super::Ending::Card(self.frame().card())) } else { Ok(()) }
    }
}
