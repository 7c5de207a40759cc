//! What is shown, splayed and put into another order where it lies.

use super::super::super::card::{Card, Colour, Splay};
use super::super::super::event::Event;
use super::super::super::happened::Happened;
use super::super::super::karma::Would;
use super::super::Innovation;
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    /// Shows everybody a card where it lies.
    pub(in crate::games::innovation) fn reveal(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, card: Card) {
        self.knowledge.revealed(card);
        self.changes += 1;
        t.tell(self, Event::Revealed(seat, card));
    }

    /// One seat alone sees a card where it lies.
    pub(in crate::games::innovation) fn look_at(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, card: Card) {
        self.knowledge.seen_by(seat, card);
        t.tell(self, Event::LookedAt(seat, card));
    }

    /// Splays a colour, or unsplays it with [`Splay::None`]. `false` if nothing changes: too few cards, or so already. A new direction
    /// brings a city.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when a claim wins the game.
    pub(in crate::games::innovation) fn splay(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        colour: Colour,
        splay: Splay,
    ) -> Flow<bool> {
        self.splay_on(t, (seat, colour), splay, seat)
    }

    /// The same on the board of the one who does it or of another seat. The city is for the one who does it.
    ///
    /// # Errors
    /// As [`Innovation::splay`].
    pub(in crate::games::innovation) fn splay_on(
        &mut self,
        t: &mut dyn Table<Innovation>,
        (owner, colour): (Seat, Colour),
        splay: Splay,
        by: Seat,
    ) -> Flow<bool> {
        if !self.can_splay(owner, colour, splay) {
            return Ok(false);
        }
        let would = Would::Splay { on: owner, colour, splay };
        if self.would(t, by, would)? == Happened::Instead || !self.can_splay(owner, colour, splay) {
            return Ok(false);
        }
        let stack = &mut self.player_mut(owner).board[colour.index()];
        stack.splay = splay;
        stack.settle();
        self.changes += 1;
        t.tell(self, Event::Splayed { owner, colour, splay, by });
        self.claim_specials(t, [owner].into_iter().collect(), None)?;
        self.win_by_what_is_visible(t)?;
        if splay != Splay::None {
            self.draw_city(t, by)?;
        }
        Ok(true)
    }

    /// Puts the cards of a pile into another order, from bottom to top.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when a claim wins the game.
    pub(in crate::games::innovation) fn rearrange(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        colour: Colour,
        cards: &[Card],
    ) -> Flow {
        let stack = &mut self.player_mut(seat).board[colour.index()];
        if stack.cards.as_slice() == cards {
            return Ok(());
        }
        stack.cards = cards.iter().copied().collect();
        stack.settle();
        self.changes += 1;
        t.tell(self, Event::Rearranged(seat, colour));
        self.claim_specials(t, [seat].into_iter().collect(), None)?;
        self.win_by_what_is_visible(t)
    }
}
