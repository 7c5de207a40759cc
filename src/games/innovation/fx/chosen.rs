//! One card of several, dealt with as soon as it is chosen, in the words of the texts: "return a card from your hand". Each says with which
//! card that happened: `None` if there was none, you declined, or a karma stood for it. What the text says "if you do" follows only then
//! (rules/innovation/en.md#karma-would).

use super::super::card::Card;
use super::super::choice::Verb;
use super::super::state::Zone;
use super::Fx;
use crate::engine::Flow;

impl Fx<'_> {
    /// Return one of these cards.
    pub fn return_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.choose(Verb::Return, cards)?;
        self.done_with(chosen, Fx::return_card)
    }

    /// Return one of these cards, if you like.
    pub fn may_return(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.may_choose(Verb::Return, cards)?;
        self.done_with(chosen, Fx::return_card)
    }

    /// Meld one of these cards.
    pub fn meld_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.choose(Verb::Meld, cards)?;
        self.done_with(chosen, Fx::meld)
    }

    /// Meld one of these cards, if you like.
    pub fn may_meld(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.may_choose(Verb::Meld, cards)?;
        self.done_with(chosen, Fx::meld)
    }

    /// Tuck one of these cards.
    pub fn tuck_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.choose(Verb::Tuck, cards)?;
        self.done_with(chosen, Fx::tuck)
    }

    /// Tuck one of these cards, if you like.
    pub fn may_tuck(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.may_choose(Verb::Tuck, cards)?;
        self.done_with(chosen, Fx::tuck)
    }

    /// Score one of these cards.
    pub fn score_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.choose(Verb::Score, cards)?;
        self.done_with(chosen, Fx::score)
    }

    /// Score one of these cards, if you like.
    pub fn may_score(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.may_choose(Verb::Score, cards)?;
        self.done_with(chosen, Fx::score)
    }

    /// Achieve one of these cards. Whether you are eligible is asked before.
    pub fn achieve_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.choose(Verb::Achieve, cards)?;
        self.done_with(chosen, Fx::achieve)
    }

    /// Achieve one of these cards, if you like. Whether you are eligible is asked before.
    pub fn may_achieve(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let chosen = self.may_choose(Verb::Achieve, cards)?;
        self.done_with(chosen, Fx::achieve)
    }

    /// Transfer or take one of these cards to this zone.
    pub fn transfer_one(&mut self, cards: impl IntoIterator<Item = Card>, to: Zone) -> Flow<Option<Card>> {
        let chosen = self.choose(Verb::Transfer, cards)?;
        self.done_with(chosen, |fx, card| fx.transfer(card, to))
    }

    /// Transfer or take one of these cards to this zone, if you like.
    pub fn may_transfer(&mut self, cards: impl IntoIterator<Item = Card>, to: Zone) -> Flow<Option<Card>> {
        let chosen = self.may_choose(Verb::Transfer, cards)?;
        self.done_with(chosen, |fx, card| fx.transfer(card, to))
    }

    fn done_with(
        &mut self,
        chosen: Option<Card>,
        deal: impl FnOnce(&mut Self, Card) -> Flow<Option<Card>>,
    ) -> Flow<Option<Card>> {
        chosen.map_or(Ok(None), |card| deal(self, card))
    }
}
