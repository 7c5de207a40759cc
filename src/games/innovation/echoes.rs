//! Echoes of the Past: promotion. What else it brings stands where it belongs: the draw in `state::queries`, echo effects in `dogma`.

use super::Innovation;
use super::card::Card;
use super::choice::{Choice, Choices, Deed, Need, Prompt, Verb};
use super::event::How;
use super::knowledge::Named;
use super::state::Zone;
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    /// After a meld action a card of the forecast of at most the same value may be melded, which is no meld action, and then activated as a free
    /// action (rules/innovation/en.md#promote).
    pub(super) fn promote(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, melded: Card) -> Flow {
        let mut choices: Choices = self.player(seat).promotable(melded).map(Choice::Card).collect();
        if choices.is_empty() {
            return Ok(());
        }
        choices.push(Choice::Pass);
        let Choice::Card(card) = t.ask(self, seat, Prompt::Card(Verb::Meld, Need::May), &choices)? else {
            return Ok(());
        };
        if !self.put_named(t, card, (Zone::Board(seat), How::Meld), Named::Any, seat)? {
            return Ok(());
        }
        match t.ask(self, seat, Prompt::Whether(Deed::Dogma(card)), &[Choice::Yes, Choice::Pass])? {
            Choice::Yes => self.dogma_action(t, card, seat, 1),
            _ => Ok(()),
        }
    }
}
