//! A line of the log: what one seat does in one scope, in the order in which it happened.

use super::scopes;
use crate::app::games::innovation::text::names::{back, backs, linked};
use crate::app::i18n::words::{Arg, Phrase};
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::{Seat, SeatSet};
use crate::games::innovation::{Back, Card, Scope};

/// More removed cards than these are counted, not named.
const MOST_REMOVED: usize = 6;

/// What names something instead of saying what its seat did.
const NAMES: [&str; 2] = ["innovation-log-display", "innovation-log-decree-back"];

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

/// A card that something is done with.
#[derive(Clone, Copy, PartialEq)]
pub enum What {
    /// Everybody sees its face.
    Face(Card),
    /// These alone do, the others its back.
    Seen(Card, SeatSet),
}

impl What {
    /// As it is told to whoever looks.
    fn to(self, viewer: Option<Seat>) -> Result<Card, Back> {
        match self {
            What::Seen(card, by) if !viewer.is_some_and(|viewer| by.contains(viewer)) => Err(card.back()),
            What::Face(card) | What::Seen(card, _) => Ok(card),
        }
    }
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
        let tell = |viewer| {
            let words = and(bits.iter().map(|bit| bit.say_to(viewer)))?;
            Some(match scope {
                Some(scope) => scopes::told(scope, words),
                None => words,
            })
        };
        let mut seeing = SeatSet::default();
        for what in bits.iter().flat_map(|bit| &bit.cards) {
            if let What::Seen(_, by) = what {
                by.iter().for_each(|seat| seeing.insert(seat));
            }
        }
        let seen = seeing.iter().filter_map(|seat| Some((seat, tell(Some(seat))?))).collect();
        let sentence = scope.is_none_or(scopes::goes_on) && bits.first().is_some_and(|bit| !NAMES.contains(&bit.key));
        Some(LogLine { points, depth, sentence, seen, ..LogLine::new(answered, LogKind::Seat(seat), tell(None)?) })
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

    /// As all are told it.
    pub fn say(&self) -> Phrase {
        self.say_to(None)
    }

    fn say_to(&self, viewer: Option<Seat>) -> Phrase {
        if self.key == "innovation-log-remove" && self.cards.len() > MOST_REMOVED {
            return Phrase::new("innovation-log-removed").with("count", self.cards.len());
        }
        let phrase =
            self.args.iter().cloned().fold(Phrase::new(self.key), |phrase, (name, arg)| phrase.with(name, arg));
        let cards: Vec<Result<Card, Back>> = self.cards.iter().map(|what| what.to(viewer)).collect();
        match and(cards.chunk_by(|one, next| one == next).map(several)) {
            Some(cards) => phrase.with("what", cards),
            None => phrase,
        }
    }
}

/// Cards that are told in the same words.
fn several(cards: &[Result<Card, Back>]) -> Phrase {
    match (cards.first(), cards.len()) {
        (Some(Ok(card)), _) => linked(*card),
        (Some(Err(one)), 1) => back(*one),
        (Some(Err(one)), count) => backs(*one, count),
        (None, _) => Phrase::default(),
    }
}
