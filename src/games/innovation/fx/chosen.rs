//! One card of several, dealt with as soon as it is chosen, in the words of the texts: "return a card from your hand". Each says with which
//! card that happened: `None` if there was none, you declined, or a karma stood for it. What the text says "if you do" follows only then
//! (rules/innovation/en.md#karma-would).

use super::super::card::Card;
use super::super::prompt::Verb;
use super::super::state::Zone;
use super::Fx;
use crate::engine::Flow;

impl Fx<'_> {
    /// Return one of these cards.
    pub fn return_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.one(Verb::Return, cards)
    }

    /// Return one of these cards, if you like.
    pub fn may_return(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.may(Verb::Return, cards)
    }

    /// Meld one of these cards.
    pub fn meld_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.one(Verb::Meld, cards)
    }

    /// Meld one of these cards, if you like.
    pub fn may_meld(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.may(Verb::Meld, cards)
    }

    /// Tuck one of these cards.
    pub fn tuck_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.one(Verb::Tuck, cards)
    }

    /// Tuck one of these cards, if you like.
    pub fn may_tuck(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.may(Verb::Tuck, cards)
    }

    /// Score one of these cards.
    pub fn score_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.one(Verb::Score, cards)
    }

    /// Score one of these cards, if you like.
    pub fn may_score(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.may(Verb::Score, cards)
    }

    /// Achieve one of these cards. Whether you are eligible is asked before.
    pub fn achieve_one(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.one(Verb::Achieve, cards)
    }

    /// Achieve one of these cards, if you like. Whether you are eligible is asked before.
    pub fn may_achieve(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.may(Verb::Achieve, cards)
    }

    /// Transfer or take one of these cards to this zone.
    pub fn transfer_one(&mut self, cards: impl IntoIterator<Item = Card>, to: Zone) -> Flow<Option<Card>> {
        self.one(Verb::Transfer(to), cards)
    }

    /// Transfer or take one of these cards to this zone, if you like.
    pub fn may_transfer(&mut self, cards: impl IntoIterator<Item = Card>, to: Zone) -> Flow<Option<Card>> {
        self.may(Verb::Transfer(to), cards)
    }

    fn one(&mut self, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.choose(verb, cards)?.map_or(Ok(None), |card| self.put(card, verb))
    }

    fn may(&mut self, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.may_choose(verb, cards)?.map_or(Ok(None), |card| self.put(card, verb))
    }
}
