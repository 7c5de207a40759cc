//! A line of the log: what one seat does in one scope, in the order in which it happened.

use super::scopes;
use crate::app::games::innovation::text::names::{back, backs, linked};
use crate::app::i18n::words::{Arg, Phrase};
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::Seat;
use crate::games::innovation::{Back, Card, Scope};

/// More removed cards than these are counted, not named.
const MOST_REMOVED: usize = 6;

/// A line that is being written.
pub struct Line {
    pub seat: Seat,
    pub depth: u8,
    /// Why it is done, if that is worth a word.
    scope: Option<Scope>,
    bits: Vec<Bit>,
    pub points: i32,
    pub answered: usize,
}

/// One thing of a line; the same done with several cards is one.
#[derive(PartialEq)]
pub struct Bit {
    key: &'static str,
    cards: Vec<What>,
    args: Vec<(&'static str, Arg)>,
    /// The card that was drawn last: showing it belongs to drawing it.
    drawn: Option<Card>,
}

/// A card, as all may know it.
#[derive(Clone, Copy, PartialEq)]
pub enum What {
    Face(Card),
    Back(Back),
}

impl Line {
    pub fn new(seat: Seat, depth: u8, scope: Option<Scope>) -> Line {
        Line { seat, depth, scope, bits: Vec::new(), points: 0, answered: 0 }
    }

    /// Whether it is an action: what is done in it is told before it is over.
    pub fn is_told_at_once(&self) -> bool {
        self.depth == 0
    }

    /// The same done with one more card is the same thing.
    pub fn add(&mut self, bit: Bit) {
        match self.bits.last_mut().filter(|last| last.key == bit.key && last.args == bit.args) {
            Some(last) => {
                last.cards.extend(bit.cards);
                last.drawn = bit.drawn;
            }
            None => self.bits.push(bit),
        }
    }

    /// A card is shown.
    pub fn show(&mut self, card: Card) {
        let mut key = "innovation-log-showed";
        if let Some(last) = self.bits.last_mut().filter(|last| last.drawn == Some(card)) {
            key = "innovation-log-draw-show";
            last.drawn = None;
            last.cards.pop();
            if last.cards.is_empty() {
                self.bits.pop();
            }
        }
        self.add(Bit::new(key).of(What::Face(card)));
    }

    /// As it stands in the log.
    pub fn tell(self) -> Option<LogLine> {
        let Line { seat, depth, scope, bits, points, answered } = self;
        let words = and(bits.into_iter().map(Bit::say))?;
        let words = match scope {
            Some(scope) => scopes::told(scope, words),
            None => words,
        };
        Some(LogLine { points, depth, ..LogLine::new(answered, LogKind::Seat(seat), words) })
    }
}

impl Bit {
    pub fn new(key: &'static str) -> Bit {
        Bit { key, cards: Vec::new(), args: Vec::new(), drawn: None }
    }

    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Bit {
        self.args.push((name, value.into()));
        self
    }

    /// It is done with this card.
    pub fn of(mut self, what: What) -> Bit {
        self.cards.push(what);
        self
    }

    /// It is this card that is drawn.
    pub fn drawing(self, card: Card) -> Bit {
        Bit { drawn: Some(card), ..self }
    }

    pub fn say(self) -> Phrase {
        if self.key == "innovation-log-remove" && self.cards.len() > MOST_REMOVED {
            return Phrase::new("innovation-log-removed").with("count", self.cards.len());
        }
        let phrase = self.args.into_iter().fold(Phrase::new(self.key), |phrase, (name, arg)| phrase.with(name, arg));
        match and(self.cards.chunk_by(|one, next| one == next).map(several)) {
            Some(cards) => phrase.with("what", cards),
            None => phrase,
        }
    }
}

/// Cards that are told in the same words.
fn several(cards: &[What]) -> Phrase {
    match (cards.first(), cards.len()) {
        (Some(What::Face(card)), _) => linked(*card),
        (Some(What::Back(one)), 1) => back(*one),
        (Some(What::Back(one)), count) => backs(*one, count),
        (None, _) => Phrase::default(),
    }
}
