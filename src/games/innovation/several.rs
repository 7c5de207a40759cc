//! Several cards: the highest of them, their values and colours.

use super::card::{Card, Colour};
use super::facts::LAST_AGE;
use super::sets::Set;
use super::zone::Cards;
use arrayvec::ArrayVec;

/// The highest of these cards: several if they are equal.
pub fn highest(cards: impl IntoIterator<Item = Card> + Clone) -> Cards {
    let value = cards.clone().into_iter().map(Card::printed_value).max();
    cards.into_iter().filter(|card| Some(card.printed_value()) == value).collect()
}

/// The lowest of these cards: several if they are equal.
pub fn lowest(cards: impl IntoIterator<Item = Card> + Clone) -> Cards {
    let value = cards.clone().into_iter().map(Card::printed_value).min();
    cards.into_iter().filter(|card| Some(card.printed_value()) == value).collect()
}

/// The values of these cards, each once, ascending.
pub fn values(cards: &[Card]) -> ArrayVec<u8, 10> {
    (1..=LAST_AGE).filter(|value| cards.iter().any(|card| card.printed_value() == *value)).collect()
}

/// How many different colours these cards have.
pub fn different_colours(cards: &[Card]) -> usize {
    Colour::ALL.into_iter().filter(|colour| cards.iter().any(|card| card.colour() == *colour)).count()
}

/// How many different values these cards have.
pub fn different_values(cards: &[Card]) -> usize {
    let values = cards.iter().fold(0u16, |values, card| values | 1 << card.printed_value());
    values.count_ones() as usize
}

/// Each of these cards once: one that was drawn, went back by a karma and was drawn again is one card, and so is one that counts as lying in
/// two zones.
pub fn each_once(cards: impl IntoIterator<Item = Card>) -> Cards {
    let mut once = Cards::new();
    for card in cards {
        if !once.contains(&card) {
            once.push(card);
        }
    }
    once
}

/// Whether a card is a figure.
pub fn is_figure(card: Card) -> bool {
    card.set() == Set::Figures
}
