//! Every change on the table goes through here: how cards move (rules/innovation/en.md#words); in `drawing`, how they are drawn; in `piles`,
//! what is shown and splayed; in `claims`, special achievements and what wins; in `course`, turns and dogmas; in `layout`, what is done by
//! no player.

mod claims;
mod course;
mod drawing;
mod layout;
mod piles;

use super::super::card::Card;
use super::super::event::{Event, How};
use super::super::happened::Happened;
use super::super::karma::{FOR_SPECIALS, FOR_VICTORY, Would};
use super::super::knowledge::Named;
use super::super::sets::Set;
use super::{Cards, Innovation, PlayerState, Zone, place_of};
use crate::engine::{Flow, Mute, Seat, Table};
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

    pub(super) fn take_out(&mut self, card: Card, from: Zone) {
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
