//! What an effect can see and do at the whole table.

use super::super::card::Card;
use super::super::event::How;
use super::super::knowledge::Named;
use super::super::state::Zone;
use super::Fx;
use crate::engine::{Flow, Seat};

impl Fx<'_> {
    /// How much has happened to cards and splays in the match: if it is more after something was done, that changed something.
    pub fn changes(&self) -> u32 {
        self.game.changes()
    }

    /// This seat achieves a card, wherever it is, without being asked for anything. The card, if that happened.
    pub fn achieve_for(&mut self, seat: Seat, card: Card) -> Flow<Option<Card>> {
        let to = (Zone::Achievements(seat), How::Claim);
        let happened = self.game.put_named(self.table, card, to, Named::Any, seat)?;
        Ok(happened.as_said().then_some(card))
    }
}
