//! Echoes of the Past: promotion. What else it brings stands where it belongs: the draw in `state::queries`, echo effects in `dogma`.

use super::Innovation;
use super::card::Card;
use super::choice::Choice;
use super::event::How;
use super::happened::Happened;
use super::knowledge::Named;
use super::prompt::{Deed, Need, Prompt, Verb};
use super::state::{Cards, Zone};
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    /// After a meld action a card of the forecast of at most the same value may be melded, which is no meld action, and then activated as a free
    /// action (rules/innovation/en.md#promote).
    pub(super) fn promote(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, melded: Card) -> Flow {
        let can_be: Cards = self.player(seat).promotable(melded).collect();
        let prompt = self.which_card(Verb::Promote, Need::May, can_be.iter().copied());
        let Some(card) = t.choose_or_pass(self, seat, prompt, can_be, Choice::Card, Choice::Pass)? else {
            return Ok(());
        };
        let promoted = self.put_named(t, card, (Zone::Board(seat), How::Meld), Named::Any, seat)?;
        if promoted == Happened::Instead {
            return Ok(());
        }
        let activates = t.whether(self, seat, Prompt::Whether(Deed::Dogma(card)), [Choice::Yes, Choice::Pass])?;
        if activates { self.dogma_action(t, card, seat, 1) } else { Ok(()) }
    }
}
