//! Questions about a pile on a board.

use super::super::super::card::{Card, Icons, Splay, Symbol};
use super::super::Stack;

impl Stack {
    /// The top card.
    pub fn top(&self) -> Option<Card> {
        self.cards.last().copied()
    }

    /// The bottom card.
    pub fn bottom(&self) -> Option<Card> {
        self.cards.first().copied()
    }

    /// How many of each icon are visible.
    pub fn icons(&self) -> &Icons {
        &self.visible.icons
    }

    /// How many of its cards are visible: the top one, or all if it is splayed.
    pub fn visible_cards(&self) -> usize {
        match self.splay {
            Splay::None => self.cards.len().min(1),
            _ => self.cards.len(),
        }
    }

    /// What is visible of one of its cards.
    pub fn visible_of(&self, card: Card) -> impl Iterator<Item = Symbol> + use<> {
        let splay = if self.top() == Some(card) { None } else { Some(self.splay) };
        let on_top = if splay.is_none() { Some(card.symbols()) } else { None };
        let covered = splay.map(|splay| card.left_visible(splay));
        on_top.into_iter().flatten().chain(covered.into_iter().flatten())
    }

    /// The bonuses that are visible, from the top.
    pub fn bonuses(&self) -> impl Iterator<Item = u8> + '_ {
        self.cards.iter().rev().flat_map(|card| self.visible_of(*card)).filter_map(Symbol::bonus)
    }

    /// The cards whose echo effects are visible, from the bottom to the top.
    pub fn echoes(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().copied().filter(|card| self.visible_of(*card).any(|symbol| symbol == Symbol::Echo))
    }

    /// The same pile without its top card.
    pub(in crate::games::innovation) fn without_top(&self) -> Stack {
        let mut left = self.clone();
        left.cards.pop();
        left.settle();
        left
    }
}
