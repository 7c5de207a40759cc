//! Every change on the table goes through here: how cards move (rules/innovation/en.md#words); in `course`, turns and dogmas; in
//! `layout`, what is done by no player.

mod course;
mod layout;

use super::super::card::{Back, Card, Colour, Icon, Splay};
use super::super::event::{Ending, Event, How};
use super::super::happened::{Drawn, Happened};
use super::super::karma::{FOR_SPECIALS, FOR_VICTORY, Would};
use super::super::knowledge::Named;
use super::super::order::Mute;
use super::super::sets::Set;
use super::{Cards, Innovation, PlayerState, Special, Zone, place_of};
use crate::engine::{Flow, Seat, SeatSet, Table};
use smallvec::{Array, SmallVec};

impl Innovation {
    /// Moves a card to a zone; what it does there depends on how: tucked and returned cards go to the bottom. Special
    /// achievements are claimed at once.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when a claim wins the game.
    pub(in crate::games::innovation) fn put(
        &mut self,
        t: &mut dyn Table<Innovation>,
        card: Card,
        to: Zone,
        how: How,
        by: Seat,
    ) -> Flow {
        self.put_named(t, card, (to, how), Named::Any, by).map(drop)
    }

    /// The same with a card of which a text says something. Something else happens instead if a karma stands for it, or took the card away
    /// before.
    ///
    /// # Errors
    /// As [`Innovation::put`].
    pub(in crate::games::innovation) fn put_named(
        &mut self,
        t: &mut dyn Table<Innovation>,
        card: Card,
        (to, how): (Zone, How),
        named: Named,
        by: Seat,
    ) -> Flow<Happened> {
        let happened = self.move_unless_replaced(t, card, (to, how), named, by)?;
        if happened.as_said() && how == How::Meld {
            self.after_meld(t, card, by)?;
        }
        Ok(happened)
    }

    /// The same without what a melded card says of that.
    ///
    /// # Errors
    /// As [`Innovation::put`].
    pub(in crate::games::innovation) fn move_unless_replaced(
        &mut self,
        t: &mut dyn Table<Innovation>,
        card: Card,
        (to, how): (Zone, How),
        named: Named,
        by: Seat,
    ) -> Flow<Happened> {
        let from = self.zone(card);
        if self.sets.has(Set::Figures) {
            let happened = self.would(t, by, Would::Move { card, from, to, how })?;
            if happened == Happened::Instead || self.zone(card) != from {
                return Ok(Happened::Instead);
            }
        }
        self.knowledge.leave(&[card], from, to, held_in(&self.players, from), named);
        self.carry(t, card, (to, how), by)?;
        Ok(Happened::AsSaid)
    }

    /// Whether a karma steps in when these cards are moved so, one after the other: the first ones can make a later one matter.
    fn karma_minds(&self, cards: &[Card], (to, how): (Zone, How), by: Seat) -> bool {
        let minds = |game: &Innovation, card: Card| {
            let would = Would::Move { card, from: game.zone(card), to, how };
            how == How::Meld && game.minds_meld(card) || game.meets_karma(by, would)
        };
        let Some((first, rest)) = cards.split_first().filter(|_| self.figures_take_part(cards)) else { return false };
        if cards.iter().any(|card| minds(self, *card)) {
            return true;
        }
        if rest.is_empty() {
            return false;
        }
        let mut after = self.clone();
        let mut before = *first;
        rest.iter().any(|card| {
            let moved = after.carry(&mut Mute, before, (to, how), by);
            before = *card;
            moved.is_ok() && minds(&after, *card)
        })
    }

    /// Moves cards together to a zone, in this order; what is claimed on the way is claimed at once. Those for which a karma stood.
    ///
    /// # Errors
    /// As [`Innovation::put`].
    pub(in crate::games::innovation) fn put_together(
        &mut self,
        t: &mut dyn Table<Innovation>,
        cards: &[Card],
        to: (Zone, How),
        named: Named,
        by: Seat,
    ) -> Flow<Cards> {
        let mut prevented = Cards::new();
        if self.karma_minds(cards, to, by) {
            let from: SmallVec<[Zone; 32]> = cards.iter().map(|card| self.zone(*card)).collect();
            for (card, from) in cards.iter().zip(from) {
                if self.zone(*card) != from || self.put_named(t, *card, to, Named::Any, by)? == Happened::Instead {
                    prevented.push(*card);
                }
            }
            return Ok(prevented);
        }
        self.know_together(cards, to.0, named);
        cards.iter().try_for_each(|card| self.carry(t, *card, to, by))?;
        Ok(prevented)
    }

    /// Exchanges cards of one zone with cards of another at the same time. It happens even if there are none on one side
    /// (rules/innovation/en.md#exchange). None of the zones is a board.
    ///
    /// # Errors
    /// As [`Innovation::put`].
    pub(in crate::games::innovation) fn exchange(
        &mut self,
        t: &mut dyn Table<Innovation>,
        these: (Zone, &[Card]),
        those: (Zone, &[Card]),
        by: Seat,
    ) -> Flow {
        // What karmas count on both sides goes but once.
        let back: Cards = those.1.iter().copied().filter(|card| !these.1.contains(card)).collect();
        self.know_together(these.1, those.0, Named::Any);
        self.know_together(&back, these.0, Named::Any);
        these.1.iter().for_each(|card| self.relocate(t, *card, those.0, How::Exchange, by));
        back.iter().for_each(|card| self.relocate(t, *card, these.0, How::Exchange, by));
        these.1.iter().chain(&back).for_each(|card| self.knowledge.settle(*card, &self.zones));
        // Karmas count cards in hands and piles as icons and as achievements.
        if self.sets.has(Set::Figures) {
            self.claim_specials(t, self.seats().collect(), None)?;
            self.win_by_what_is_visible(t)?;
        }
        Ok(())
    }

    /// Who knows what of cards that are about to leave together, whatever zones they lie in.
    fn know_together(&mut self, cards: &[Card], to: Zone, named: Named) {
        let mut left: Cards = cards.iter().copied().collect();
        while let Some(from) = left.first().map(|card| self.zone(*card)) {
            let leaving: Cards = left.iter().copied().filter(|card| self.zone(*card) == from).collect();
            left.retain(|card| !leaving.contains(card));
            self.knowledge.leave(&leaving, from, to, held_in(&self.players, from), named);
        }
    }

    /// Moves a card of which all know what they should, and lets claim what that earns.
    ///
    /// # Errors
    /// As [`Innovation::put`].
    pub(in crate::games::innovation) fn carry(
        &mut self,
        t: &mut dyn Table<Innovation>,
        card: Card,
        (to, how): (Zone, How),
        by: Seat,
    ) -> Flow {
        let from = self.zone(card);
        let earned = self.earned_by(card, to, how);
        self.relocate(t, card, to, how, by);
        self.knowledge.settle(card, &self.zones);
        let on_board = |zone| matches!(zone, Zone::Board(_));
        let is_on_board = on_board(from) || on_board(to);
        // Karmas count what lies anywhere.
        let counts = self.unclaimed || self.karmas_count(FOR_SPECIALS);
        if is_on_board || counts || how == How::Score || matches!(to, Zone::Forecast(_)) {
            self.claim_specials(t, [from, to].into_iter().filter_map(Zone::owner).collect(), earned)?;
        }
        if is_on_board || self.karmas_count(FOR_VICTORY) {
            self.win_by_what_is_visible(t)?;
        }
        match to {
            Zone::Achievements(seat) => self.win_by_achievements(t, seat),
            _ => Ok(()),
        }
    }

    /// Ends the game if what counts as an achievement while it is so is enough for somebody now, from the current player on: visible flags
    /// and fountains, and what karmas count.
    fn win_by_what_is_visible(&mut self, t: &mut dyn Table<Innovation>) -> Flow {
        let passing = || self.seats().any(|seat| self.player(seat).has_passing_achievements());
        let can_win = self.karmas_count(FOR_VICTORY) || self.sets.has(Set::Cities) && passing();
        if !can_win {
            return Ok(());
        }
        self.around(self.current).try_for_each(|seat| self.win_by_achievements(t, seat))
    }

    /// Moves a card and nothing else.
    fn relocate(&mut self, t: &mut dyn Table<Innovation>, card: Card, to: Zone, how: How, by: Seat) {
        let from = self.zone(card);
        // A relic is returned to the side of its pile.
        let to = if card.is_relic() && to == Zone::Supply { Zone::Relics } else { to };
        // Where it lies already, only another place in its pile is a change.
        let changed = if let Zone::Board(seat) = to
            && from == to
        {
            self.shift(card, seat, how)
        } else {
            self.take_out(card, from);
            self.put_in(card, to, how);
            from != to
        };
        self.zones[card.index()] = to;
        self.changes += u32::from(changed);
        match (how, to) {
            (How::Tuck, Zone::Board(seat)) => {
                let player = self.player_mut(seat);
                player.tucked = player.tucked.saturating_add(1);
                player.tucked_colours |= 1 << card.colour().index();
            }
            (How::Score, Zone::Score(seat)) => {
                let player = self.player_mut(seat);
                player.scored = player.scored.saturating_add(1);
            }
            _ => {}
        }
        t.tell(self, Event::Moved { card, from, to, how, by });
    }

    /// Moves a card within its pile, which keeps its splay. `false` if it lay there already.
    fn shift(&mut self, card: Card, seat: Seat, how: How) -> bool {
        let stack = &mut self.player_mut(seat).board[card.colour().index()];
        let before = stack.cards.iter().position(|one| *one == card);
        remove(&mut stack.cards, card);
        let after = if how == How::Tuck { 0 } else { stack.cards.len() };
        stack.cards.insert(after, card);
        stack.settle();
        before != Some(after)
    }

    fn take_out(&mut self, card: Card, from: Zone) {
        match from {
            Zone::Supply => remove(&mut self.supply.0[place_of(card.back())], card),
            Zone::Hand(seat) => remove(&mut self.player_mut(seat).hand, card),
            Zone::Score(seat) => remove(&mut self.player_mut(seat).score, card),
            Zone::Forecast(seat) => remove(&mut self.player_mut(seat).forecast, card),
            Zone::Board(seat) => {
                let stack = &mut self.player_mut(seat).board[card.colour().index()];
                remove(&mut stack.cards, card);
                stack.settle();
            }
            Zone::Achievements(seat) => remove(&mut self.player_mut(seat).achievements, card),
            Zone::Available => remove(&mut self.available, card),
            Zone::Removed => remove(&mut self.removed, card),
            Zone::Display(seat) => self.player_mut(seat).display = None,
            Zone::Revealed(seat) => self.player_mut(seat).revealed = None,
            Zone::Relics => remove(&mut self.relics, card),
        }
    }

    fn put_in(&mut self, card: Card, to: Zone, how: How) {
        match to {
            Zone::Supply => {
                let pile = &mut self.supply.0[place_of(card.back())];
                pile.insert(if how == How::PlaceOnTop { pile.len() } else { 0 }, card);
            }
            Zone::Hand(seat) => self.player_mut(seat).hand.push(card),
            Zone::Score(seat) => self.player_mut(seat).score.push(card),
            Zone::Forecast(seat) => self.player_mut(seat).forecast.push(card),
            Zone::Board(seat) => {
                let stack = &mut self.player_mut(seat).board[card.colour().index()];
                stack.cards.insert(if how == How::Tuck { 0 } else { stack.cards.len() }, card);
                stack.settle();
            }
            Zone::Achievements(seat) => self.player_mut(seat).achievements.push(card),
            Zone::Available => self.available.push(card),
            Zone::Removed => self.removed.push(card),
            Zone::Display(seat) => self.player_mut(seat).display = Some(card),
            Zone::Revealed(seat) => self.player_mut(seat).revealed = Some(card),
            Zone::Relics => self.relics.push(card),
        }
    }

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
        t.tell(self, Event::Splayed(owner, colour, splay));
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

    /// Gives every special achievement to whoever has what it asks for; of several, to the first from the current player on
    /// (rules/innovation/en.md#special-achievements). Before them, if it is still there, the one that was `earned` by the move itself. Only what is
    /// these seats' has changed since this was looked at last; where karmas count, that can be enough for anybody.
    fn claim_specials(
        &mut self,
        t: &mut dyn Table<Innovation>,
        changed: SeatSet,
        earned: Option<(Seat, Special)>,
    ) -> Flow {
        let anybody = self.unclaimed || self.karmas_count(FOR_SPECIALS);
        let mut who = if anybody { self.seats().collect() } else { changed };
        self.unclaimed = false;
        let earned = earned.filter(|(_, special)| self.specials[special.index()].is_none());
        let mut claimed = match earned {
            Some((seat, special)) => self.take_special(t, seat, special)?.as_said(),
            None => false,
        };
        loop {
            let mut more = false;
            for special in self.specials() {
                if self.specials[special.index()].is_none()
                    && let Some(seat) =
                        self.around(self.current).find(|seat| who.contains(*seat) && self.has_earned(*seat, special))
                {
                    more |= self.take_special(t, seat, special)?.as_said();
                }
            }
            claimed |= more;
            // Karmas count achievements as icons, and what steps in before a claim can move anything: one can earn the next.
            if !more || !self.sets.has(Set::Figures) {
                break;
            }
            who = self.seats().collect();
        }
        if claimed {
            for seat in self.around(self.current) {
                self.win_by_achievements(t, seat)?;
            }
        }
        Ok(())
    }

    /// If a karma stands for it, it is tried again when something moves. A karma can also let somebody else be quicker.
    fn take_special(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, special: Special) -> Flow<Happened> {
        if self.would(t, seat, Would::Special(special))? == Happened::Instead {
            self.unclaimed = true;
            return Ok(Happened::Instead);
        }
        if self.specials[special.index()].is_none() {
            self.specials[special.index()] = Some(seat);
            self.changes += 1;
            t.tell(self, Event::Claimed(seat, special));
        }
        Ok(Happened::AsSaid)
    }

    /// A special achievement goes from whoever has it to this seat.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when it wins the game.
    pub(in crate::games::innovation) fn hand_over(
        &mut self,
        t: &mut dyn Table<Innovation>,
        special: Special,
        to: Seat,
    ) -> Flow {
        self.specials[special.index()] = Some(to);
        self.changes += 1;
        t.tell(self, Event::Claimed(to, special));
        self.claim_specials(t, self.seats().collect(), None)?;
        self.win_by_achievements(t, to)
    }

    /// Gives a special achievement to a seat, if it is still there.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when it wins the game.
    pub(in crate::games::innovation) fn claim(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        special: Special,
    ) -> Flow {
        if self.specials[special.index()].is_some() {
            return Ok(());
        }
        self.take_special(t, seat, special).map(drop)?;
        self.win_by_achievements(t, seat)
    }

    /// Ends the game if this seat's side has enough achievements.
    pub(in crate::games::innovation) fn win_by_achievements(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
    ) -> Flow {
        if self.ending || self.side_achievements(seat) < self.to_win {
            return Ok(());
        }
        self.end(t, self.side(seat), Ending::Achievements)
    }
}

/// The cards of a hand, score pile or forecast; elsewhere nothing, for there every card is known by its place.
fn held_in(players: &[PlayerState], zone: Zone) -> &[Card] {
    match zone {
        Zone::Hand(seat) => &players[seat.index()].hand,
        Zone::Score(seat) => &players[seat.index()].score,
        Zone::Forecast(seat) => &players[seat.index()].forecast,
        _ => &[],
    }
}

/// Takes a card out of a list in which it is.
fn remove<A: Array<Item = Card>>(cards: &mut SmallVec<A>, card: Card) {
    match cards.iter().rposition(|other| *other == card) {
        Some(at) => cards.remove(at),
        None => unreachable!("{card:?} is where its zone says"),
    };
}
