//! Questions about figures: which ones hold, what they let count.

use super::super::super::card::{Card, Colour, Splay, Symbol};
use super::super::super::cards::definition;
use super::super::super::dogma::Rule;
use super::super::super::facts::ISSUED_WITH;
use super::super::super::karma::{Counted, Decree, Each, Karma, Occasion, Would};
use super::super::super::sets::Set;
use super::super::{Cards, Innovation, Stack};
use crate::engine::Seat;
use arrayvec::ArrayVec;

impl Innovation {
    /// A seat's top figures, in the order of colours. None if the set is not in play.
    pub fn figures(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let stacks = if self.sets.has(Set::Figures) { self.player(seat).stacks() } else { &[] };
        stacks.iter().filter_map(Stack::top).filter(|card| card.set() == Set::Figures)
    }

    /// The karmas of a seat's top figures.
    pub fn karmas(&self, seat: Seat) -> impl Iterator<Item = Karma> + '_ {
        self.figures(seat).flat_map(|figure| definition(figure).karma_effects().iter().copied())
    }

    /// What the karmas of a seat's top figures let count otherwise: those of this kind.
    pub(in crate::games::innovation) fn each(&self, seat: Seat, kind: Counted) -> impl Iterator<Item = Each> + '_ {
        let has = move |stack: &&Stack| stack.visible.counts & kind.bit() != 0;
        let counting = self.player(seat).stacks().iter().filter(has).filter_map(Stack::top);
        let karmas = counting.flat_map(|figure| definition(figure).karma_effects());
        let each = karmas.filter_map(|karma| if let Karma::Each(each) = karma { Some(*each) } else { None });
        each.filter(move |each| Counted::from(each) == kind)
    }

    /// Whether a karma of a seat's top figures lets something of this kind count otherwise.
    fn counts(&self, seat: Seat, kind: Counted) -> bool {
        self.player(seat).stacks().iter().any(|stack| stack.visible.counts & kind.bit() != 0)
    }

    /// Whether a karma of anybody's top figure lets something of these kinds count otherwise.
    pub(in crate::games::innovation) fn karmas_count(&self, kinds: u16) -> bool {
        let counts = |stack: &Stack| stack.visible.counts & kinds != 0;
        self.sets.has(Set::Figures) && self.seats().any(|seat| self.player(seat).stacks().iter().any(counts))
    }

    /// How many top figures this seat would have with this card melded, if all but one of them fade then; 0 if not, for there are fewer than
    /// two or a karma that holds then keeps them.
    pub fn fading_with(&self, seat: Seat, card: Card) -> usize {
        let mut figures: Cards = self.figures(seat).filter(|top| top.colour() != card.colour()).collect();
        figures.extend(Some(card).filter(|card| card.set() == Set::Figures));
        let fades = Occasion { game: self, owner: seat, by: seat, would: Would::Fade };
        let keeps = |karma: &Karma| matches!(karma, Karma::Instead(fits, _) if fits(&fades));
        let are_kept = figures.iter().any(|figure| definition(*figure).karma_effects().iter().any(keeps));
        if figures.len() < 2 || are_kept { 0 } else { figures.len() }
    }

    /// Who has a decree.
    pub fn decree_owner(&self, decree: Decree) -> Option<Seat> {
        self.decrees[decree.index()]
    }

    /// The decrees of a seat: each is an achievement.
    pub fn decrees_of(&self, seat: Seat) -> impl Iterator<Item = Decree> + '_ {
        Decree::ALL.into_iter().filter(move |decree| self.decree_owner(*decree) == Some(seat))
    }

    /// The decrees that a seat may issue: with figures of three values in the hand those of the colours of these figures; with any two those that
    /// a karma allows (rules, "Anordnen").
    pub fn decrees_to_issue(&self, seat: Seat) -> impl Iterator<Item = Decree> + '_ {
        let figures: Cards = self.player(seat).all_in_hand().filter(|card| card.set() == Set::Figures).collect();
        let values = self.values_of_figures(seat);
        let by_colour = figures.iter().fold(0u8, |colours, card| colours | 1 << card.colour().index());
        let allowed = move |decree: &Decree| {
            let karma = |karma| matches!(karma, Karma::Decree(one) if one == *decree);
            values >= ISSUED_WITH && by_colour & 1 << decree.index() != 0
                || figures.len() >= 2 && self.karmas(seat).any(karma)
        };
        // What belonged to somebody who has lost is out of the game.
        let is_out = move |decree: &Decree| self.decree_owner(*decree).is_some_and(|owner| self.has_lost(owner));
        Decree::ALL.into_iter().filter(allowed).filter(move |decree| !is_out(decree))
    }

    /// How many different values the figures in a seat's hand have.
    pub fn values_of_figures(&self, seat: Seat) -> u8 {
        let figures = self.player(seat).all_in_hand().filter(|card| card.set() == Set::Figures);
        figures.fold(0u16, |values, card| values | 1 << card.printed_value()).count_ones() as u8
    }

    /// Cards that a karma makes available as achievements for this seat.
    pub fn available_by_karma(&self, seat: Seat) -> Cards {
        let cards = |each| if let Each::Available(cards) = each { Some(cards(self.player(seat))) } else { None };
        let mut found = Cards::new();
        for card in self.each(seat, Counted::Available).filter_map(cards).flatten() {
            if !found.contains(&card) {
                found.push(card);
            }
        }
        found
    }

    /// Cards that this seat can activate with a dogma action: its top cards, and those that a karma adds.
    pub fn can_activate(&self, seat: Seat) -> Cards {
        let mut cards: Cards = self.player(seat).tops().collect();
        for each in self.each(seat, Counted::Activates) {
            if let Each::Activates(more) = each {
                for card in more(self.player(seat)) {
                    if !cards.contains(&card) {
                        cards.push(card);
                    }
                }
            }
        }
        cards
    }

    /// What every visible hexagon of this seat does as an echo effect, if it is one.
    pub(in crate::games::innovation) fn echoing_hexagons(&self, seat: Seat) -> Option<Rule> {
        let rule = |each| if let Each::EchoingHexagons(rule) = each { Some(rule) } else { None };
        self.each(seat, Counted::EchoingHexagons).find_map(rule)
    }

    /// Whether the special achievements ask this seat for less.
    pub fn has_easier_specials(&self, seat: Seat) -> bool {
        self.counts(seat, Counted::EasierSpecials)
    }

    /// Whether the forecast of this seat is part of its hand.
    pub fn holds_forecast(&self, seat: Seat) -> bool {
        self.counts(seat, Counted::ForecastInHand)
    }

    /// Whether the hand and the forecast of this seat are part of its score pile.
    pub(super) fn also_scored(&self, seat: Seat) -> (bool, bool) {
        let hand = self.counts(seat, Counted::HandInScorePile);
        (hand, self.counts(seat, Counted::ForecastInScorePile) || hand && self.holds_forecast(seat))
    }

    /// Whether the cards of this seat's score pile are bonuses, too.
    pub(super) fn has_scored_bonuses(&self, seat: Seat) -> bool {
        self.counts(seat, Counted::ScoredBonuses)
    }

    /// The colours whose inspire and echo effects belong to a colour of this seat, in their order: itself, or those that a karma adds.
    pub(super) fn gathered(&self, seat: Seat, colour: Colour) -> ArrayVec<Colour, 5> {
        let gathers = |each| if let Each::Gathers(colours) = each { Some(colours) } else { None };
        let found =
            self.each(seat, Counted::Gathers).filter_map(gathers).find(|colours| colours.last() == Some(&colour));
        found.map_or_else(|| [colour].into_iter().collect(), ArrayVec::from)
    }

    /// The cards whose inspire effects this seat shows in a colour, from the bottom to the top.
    pub fn inspiring(&self, seat: Seat, colour: Colour) -> Cards {
        let mut cards = Cards::new();
        for colour in self.gathered(seat, colour) {
            let stack = self.player(seat).stack(colour);
            let shows = |card: &Card| stack.visible_of(*card).any(|symbol| symbol == Symbol::Inspire);
            cards.extend(stack.cards().iter().copied().filter(shows));
        }
        cards
    }

    /// Whether this seat shows an inspire effect in a colour.
    pub fn can_inspire(&self, seat: Seat, colour: Colour) -> bool {
        let shows = |colour: &Colour| self.player(seat).stack(*colour).visible().inspires > 0;
        self.gathered(seat, colour).iter().any(shows)
    }

    /// The value of a card that this seat draws with an inspire action of a colour: that of its top card, or what a karma counts as one.
    pub fn inspired_value(&self, seat: Seat, colour: Colour) -> u8 {
        let stack = self.player(seat).stack(colour);
        let height = |each| if let Each::SplayedHeight(height) = each { Some(height(stack)) } else { None };
        let splayed =
            if stack.splay() == Splay::None { None } else { self.each(seat, Counted::SplayedHeight).find_map(height) };
        splayed.unwrap_or_else(|| stack.top().map_or(0, |top| self.value_of(top)))
    }

    /// The value of a card that this seat draws with a draw action: that of its highest top card.
    pub fn drawn_value(&self, seat: Seat) -> u8 {
        if !self.sets.has(Set::Figures) {
            return self.player(seat).highest_top();
        }
        Colour::ALL.into_iter().map(|colour| self.inspired_value(seat, colour)).max().unwrap_or(0)
    }
}
