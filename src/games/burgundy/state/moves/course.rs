//! What the course of the game changes: set-up, passages, rounds, turns, and the draw pile.

use super::super::super::cards::{AnimalCard, Card, Die, GoodsCard};
use super::super::super::event::{Event, Scope};
use super::super::super::facts::{CARDS, EGON_STACKS, PASSAGES};
use super::super::super::setup::in_two_stacks;
use super::super::{ANIMAL_CARDS, Burgundy, GOODS_CARDS, Phase, StartCard};
use super::T;
use crate::engine::{Flow, Seat, Table, shuffle, within};
use arrayvec::ArrayVec;

impl Burgundy {
    /// Does what lies in a scope.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(in crate::games::burgundy) fn within<R>(
        &mut self,
        t: &mut dyn Table<Burgundy>,
        scope: Scope,
        happens: impl FnOnce(&mut Burgundy, &mut dyn Table<Burgundy>) -> Flow<R>,
    ) -> Flow<R> {
        within(self, t, [Event::Began(scope), Event::Over(scope)], happens)
    }

    /// The next step does this.
    pub(in crate::games::burgundy) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// All action cards are shuffled.
    pub(in crate::games::burgundy) fn shuffle_cards(&mut self, t: T) {
        self.draw = (0..CARDS as u8).map(Card).collect();
        shuffle(t, &mut self.draw);
    }

    /// A player gets silver and workers for the start.
    pub(in crate::games::burgundy) fn equip(&mut self, seat: Seat, silver: u8, workers: u8) {
        let player = self.player_mut(seat);
        (player.silver, player.workers) = (silver, workers);
    }

    /// A player gets a good and an animal for the start.
    pub(in crate::games::burgundy) fn give(&mut self, seat: Seat, good: GoodsCard, animal: AnimalCard) {
        let player = self.player_mut(seat);
        player.goods[good.sort().index()] += 1;
        player.animals[animal.animal().index()] += 1;
    }

    /// Goods and animals are laid out in two stacks each.
    pub(in crate::games::burgundy) fn lay_stacks(
        &mut self,
        goods: ArrayVec<GoodsCard, GOODS_CARDS>,
        animals: ArrayVec<AnimalCard, ANIMAL_CARDS>,
    ) {
        self.goods = in_two_stacks(goods);
        self.animals = in_two_stacks(animals);
    }

    /// Egon's five face-down stacks are put aside.
    pub(in crate::games::burgundy) fn put_egon_stacks_aside(&mut self) {
        let Some(egon) = self.egon.as_mut() else { return };
        for (stack, size) in egon.stacks.iter_mut().zip(EGON_STACKS) {
            stack.extend(self.draw.drain(self.draw.len() - size..));
        }
    }

    /// Egon's stack of this passage is taken up.
    pub(in crate::games::burgundy) fn take_up_egon_stack(&mut self) -> ArrayVec<Card, { EGON_STACKS[PASSAGES - 1] }> {
        let passage = usize::from(self.passage);
        self.egon.as_mut().map(|egon| std::mem::take(&mut egon.stacks[passage])).unwrap_or_default()
    }

    /// A passage begins.
    pub(in crate::games::burgundy) fn open_passage(&mut self, t: T) {
        self.round = 0;
        t.tell(self, Event::PassageBegan { passage: self.passage, first: self.first });
    }

    /// A card comes to a row of the display.
    pub(in crate::games::burgundy) fn lay_in_row(&mut self, card: Card, row: Die) {
        self.display[row.index()].push(card);
    }

    /// A card comes to a player's stack of dice.
    pub(in crate::games::burgundy) fn deal_die(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).stack.push(card);
    }

    /// A round begins. Everybody draws: two dice in the first round, one in the next, none in the last (rules/burgundy/en.md#rounds).
    pub(in crate::games::burgundy) fn open_round(&mut self, t: T) {
        self.round += 1;
        for player in &mut self.players {
            while !player.hand.is_full()
                && let Some(card) = player.stack.pop()
            {
                player.hand.push(card);
            }
        }
        t.tell(self, Event::RoundBegan { passage: self.passage, round: self.round });
    }

    /// A turn begins: nothing is bought in it yet.
    pub(in crate::games::burgundy) fn open_turn(&mut self) {
        self.bought = false;
    }

    /// A turn ends: its dice are forgotten.
    pub(in crate::games::burgundy) fn close_turn(&mut self) {
        self.dice.clear();
    }

    /// A passage ends: what is left of the display is discarded.
    pub(in crate::games::burgundy) fn close_passage(&mut self, t: T) {
        t.tell(self, Event::PassageEnded { passage: self.passage });
        for row in &mut self.display {
            self.discard.extend(row.drain(..));
        }
    }

    /// The next passage comes, begun by whoever has the start player card then; its question mark is down.
    pub(in crate::games::burgundy) fn go_to_next_passage(&mut self, first: Seat) {
        self.passage += 1;
        self.start_card = StartCard { holder: first, turned: false };
        self.first = first;
    }

    /// The top card of the draw pile. When it is empty, the discard pile is shuffled and becomes the draw pile; `None` when
    /// that is empty as well.
    pub(in crate::games::burgundy) fn draw_card(&mut self, t: T) -> Option<Card> {
        if self.draw.is_empty() && !self.discard.is_empty() {
            std::mem::swap(&mut self.draw, &mut self.discard);
            self.shuffles += 1;
            for card in &self.draw {
                self.shuffled[usize::from(card.0)] = self.shuffles;
            }
            shuffle(t, &mut self.draw);
            t.tell(self, Event::Reshuffled);
        }
        self.draw.pop()
    }
}
