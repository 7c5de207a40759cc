//! How cards are drawn (rules/innovation/en.md#empty-ages).

use super::super::super::card::{Back, Card, Icon};
use super::super::super::event::How;
use super::super::super::happened::Drawn;
use super::super::super::karma::Would;
use super::super::super::knowledge::Named;
use super::super::super::sets::Set;
use super::super::{Innovation, Zone};
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    /// Draws a card of this value, or of the next age that has cards (rules/innovation/en.md#empty-ages), into the hand.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when a card of age 11 would have to be drawn.
    pub(in crate::games::innovation) fn draw(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        value: u8,
    ) -> Flow<Card> {
        self.draw_of(t, seat, (Set::Base, value), (Zone::Hand(seat), How::Draw)).map(|drawn| drawn.card)
    }

    /// The same, and what is done with the card (rules/innovation/en.md#draw-and). `false` with it if a karma stood for that.
    ///
    /// # Errors
    /// As [`Innovation::draw`].
    pub(in crate::games::innovation) fn draw_and(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        value: u8,
        to: (Zone, How),
    ) -> Flow<Drawn> {
        self.draw_of(t, seat, (Set::Base, value), to)
    }

    /// The same with a card of this set.
    ///
    /// # Errors
    /// As [`Innovation::draw`].
    fn draw_of(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        (set, value): (Set, u8),
        to: (Zone, How),
    ) -> Flow<Drawn> {
        self.would_draw(t, seat, self.pile_drawn(seat, set, value), None)?;
        self.draw_from(t, seat, self.pile_drawn(seat, set, value), to)
    }

    /// Draws a figure of the value of the highest top card; without the set a card of the base game.
    ///
    /// # Errors
    /// As [`Innovation::draw`].
    pub(in crate::games::innovation) fn draw_figure(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        sharing: Option<Icon>,
    ) -> Flow {
        let set = if self.sets.has(Set::Figures) { Set::Figures } else { Set::Base };
        // For sharing it is a free draw action (rules/innovation/en.md#free-draw).
        let value = |game: &Innovation| match sharing {
            Some(_) => game.drawn_value(seat),
            None => game.player(seat).highest_top(),
        };
        let pile = |game: &Innovation| game.pile_drawn(seat, set, value(game));
        self.would_draw(t, seat, pile(self), sharing)?;
        self.draw_from(t, seat, pile(self), (Zone::Hand(seat), How::Draw))?;
        Ok(())
    }

    /// Before a card of this pile is drawn: the karma that steps in.
    fn would_draw(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        pile: Option<Back>,
        sharing: Option<Icon>,
    ) -> Flow {
        if self.sets.has(Set::Figures)
            && let Some(Back { value, .. }) = pile
        {
            self.first(t, seat, Would::Draw { value, sharing })?;
        }
        Ok(())
    }

    /// Draws a card of a set that a text names.
    ///
    /// # Errors
    /// As [`Innovation::draw`].
    pub(in crate::games::innovation) fn draw_named(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        (set, value): (Set, u8),
    ) -> Flow<Card> {
        self.would_draw(t, seat, self.pile_named(seat, set, value), None)?;
        self.draw_from(t, seat, self.pile_named(seat, set, value), (Zone::Hand(seat), How::Draw))
            .map(|drawn| drawn.card)
    }

    fn draw_from(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        pile: Option<Back>,
        (to, how): (Zone, How),
    ) -> Flow<Drawn> {
        let top = pile.and_then(|back| self.pile_of(back).last().copied());
        let Some(card) = top else { return self.end_by_points(t) };
        // It is in the hand before the rest can happen: that shows where a karma takes its turn or counts what is held.
        if how != How::Draw && (self.karma_minds(&[card], (to, how), seat) || self.karmas_count(u16::MAX)) {
            self.put(t, card, Zone::Hand(seat), How::Draw, seat)?;
        }
        let happened = self.put_named(t, card, (to, how), Named::Any, seat)?;
        Ok(Drawn { card, happened })
    }

    /// Draws a city, if this seat has none in the hand (rules/innovation/en.md#city-draw).
    ///
    /// # Errors
    /// As [`Innovation::draw`].
    pub(in crate::games::innovation) fn draw_city(&mut self, t: &mut dyn Table<Innovation>, seat: Seat) -> Flow {
        if self.draws_cities(seat) {
            let value = self.player(seat).highest_top();
            self.draw_of(t, seat, (Set::Cities, value), (Zone::Hand(seat), How::Draw))?;
        }
        Ok(())
    }
}
