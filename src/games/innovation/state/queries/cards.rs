//! Questions about cards: where they lie, which one would be drawn, who knows them.

use super::super::super::card::{Back, Card, Colour, Splay, Symbol};
use super::super::super::cards::definition;
use super::super::super::facts::LAST_AGE;
use super::super::super::sets::Set;
use super::super::{Cards, Innovation, Zone, place_of};
use crate::engine::Seat;

impl Innovation {
    /// The supply pile of the base game of an age, 1 to 10; the top is at the end.
    pub fn pile(&self, age: u8) -> &[Card] {
        self.pile_of(Back { set: Set::Base, value: age })
    }

    /// The supply pile of cards with this back; the top is at the end. Empty if the set is not in play.
    pub fn pile_of(&self, back: Back) -> &[Card] {
        self.supply.0.get(place_of(back)).map_or(&[], |pile| pile.as_slice())
    }

    /// The value of a card where it lies: one can be another on a board.
    pub fn value_of(&self, card: Card) -> u8 {
        match self.zone(card) {
            Zone::Board(_) if self.sets.has(Set::Artifacts) => {
                definition(card).value_on_board().unwrap_or(card.printed_value())
            }
            _ => card.printed_value(),
        }
    }

    /// Whether a card is one of those that are played with.
    pub fn plays_with(&self, card: Card) -> bool {
        card.index() < self.zones.len()
    }

    /// Where a card lies.
    pub fn zone(&self, card: Card) -> Zone {
        self.zones[card.index()]
    }

    /// The cards of a zone that belongs to a seat or to all; a board from red to purple, each from bottom to top.
    pub fn cards_in(&self, zone: Zone) -> Cards {
        match zone {
            Zone::Supply => self.supply.0.iter().flatten().copied().collect(),
            Zone::Hand(seat) => self.player(seat).hand().clone(),
            Zone::Score(seat) => self.player(seat).score_pile().clone(),
            Zone::Forecast(seat) => self.player(seat).forecast().iter().copied().collect(),
            Zone::Board(seat) => {
                self.player(seat).stacks().iter().flat_map(|stack| stack.cards.iter().copied()).collect()
            }
            Zone::Achievements(seat) => self.player(seat).achievements().iter().copied().collect(),
            Zone::Available => self.available.iter().copied().collect(),
            Zone::Removed => self.removed.clone(),
            Zone::Display(seat) => self.player(seat).display().into_iter().collect(),
            Zone::Revealed(seat) => self.player(seat).revealed().into_iter().collect(),
            Zone::Relics => self.relics.iter().copied().collect(),
        }
    }

    /// The age from which a card of this value would be drawn: the next one with a pile of the base game, for without it an age is empty
    /// whatever else is left of it (rules/innovation/en.md#expansion-piles). `None` ends the game.
    pub fn age_drawn(&self, value: u8) -> Option<u8> {
        (value.max(1)..=LAST_AGE).find(|age| !self.supply.0[usize::from(*age) - 1].is_empty())
    }

    /// The pile from which a seat would draw a card of this set and value: the base game's where the set has none left, and instead of
    /// that Echoes' if the hand asks for it. `None` ends the game.
    pub fn pile_drawn(&self, seat: Seat, set: Set, value: u8) -> Option<Back> {
        let value = self.age_drawn(value)?;
        let base = Back { set: Set::Base, value };
        if self.sets.is_base() {
            return Some(base);
        }
        let filled = |set| Some(Back { set, value }).filter(|back| !self.pile_of(*back).is_empty());
        let echo = || if self.draws_echoes(seat) { filled(Set::Echoes) } else { None };
        let wanted = if set == Set::Base { None } else { filled(set) };
        Some(wanted.or_else(echo).unwrap_or(base))
    }

    /// Whether this seat draws cards of Echoes instead of the base game: there are cards in the hand, and none of them is one
    /// (rules/innovation/en.md#echo-draw).
    pub fn draws_echoes(&self, seat: Seat) -> bool {
        let mut hand = self.player(seat).all_in_hand().peekable();
        self.sets.has(Set::Echoes) && hand.peek().is_some() && hand.all(|card| card.set() != Set::Echoes)
    }

    /// The pile from which a card of this set is drawn that a text names by its set: the base game's where it has none left of the age,
    /// or instead of that Echoes' if the hand asks for it. `None` ends the game.
    pub fn pile_named(&self, seat: Seat, set: Set, value: u8) -> Option<Back> {
        let named = Back { set, value: self.age_drawn(value)? };
        if self.pile_of(named).is_empty() { self.pile_drawn(seat, set, value) } else { Some(named) }
    }

    /// Whether this symbol of a card is visible on a board.
    pub fn shows(&self, card: Card, symbol: Symbol) -> bool {
        let Zone::Board(owner) = self.zone(card) else { return false };
        let stack = self.player(owner).stack(card.colour());
        stack.visible_of(card).any(|shown| shown == symbol)
    }

    /// Whether splaying or widening the board brings this seat a city: there is none in the hand (rules/innovation/en.md#city-draw).
    pub fn draws_cities(&self, seat: Seat) -> bool {
        self.sets.has(Set::Cities) && !self.player(seat).all_in_hand().any(|card| card.set() == Set::Cities)
    }

    /// Whether this seat is shown which card this is, of all that look the same from behind. `None` looks on from outside.
    pub fn knows(&self, seat: Option<Seat>, card: Card) -> bool {
        self.knowledge.shows(seat, card, self.zone(card))
    }

    /// What somebody with a perfect memory knows of a card: a mark of [`knowledge`](super::super::super::knowledge).
    pub(in crate::games::innovation) fn mark(&self, looker: Option<Seat>, card: Card) -> u8 {
        self.knowledge.mark(looker, card)
    }

    /// Whether splaying so would change something.
    pub fn can_splay(&self, seat: Seat, colour: Colour, splay: Splay) -> bool {
        let stack = self.player(seat).stack(colour);
        stack.cards.len() >= 2 && stack.splay != splay
    }
}
