//! Questions about the table.

use super::super::cards::{Card, Die, Kind};
use super::super::choice::Stack;
use super::super::facts::PASSAGES;
use super::{Burgundy, Egon, Fan, Phase, Player, Source, StartCard};
use crate::engine::Seat;

impl Player {
    /// Points from a source.
    pub fn points_from(&self, source: Source) -> i16 {
        self.points[source as usize]
    }

    /// All points.
    pub fn score(&self) -> i16 {
        self.points.iter().sum()
    }

    /// Which kinds lie in the estate. A cloister counts as a cloister wherever it lies (rules/burgundy/rulings.md#3).
    pub fn has_kind(&self, kind: Kind) -> bool {
        self.estate.iter().any(|fan| fan.cards.iter().any(|card| card.kind() == kind))
    }

    /// How many of the seven kinds lie in the estate.
    pub fn kinds(&self) -> usize {
        Kind::ALL.iter().filter(|kind| self.has_kind(**kind)).count()
    }
}

impl Fan {
    /// Whether it is a triple.
    pub fn is_full(&self) -> bool {
        self.cards.is_full()
    }

    /// Its kind: that of its cards that are not cloisters, if there are any (rules/burgundy/rulings.md#4).
    pub fn kind(&self) -> Kind {
        self.cards.iter().map(|card| card.kind()).find(|kind| *kind != Kind::Cloister).unwrap_or(Kind::Cloister)
    }
}

impl Egon {
    /// His cards of a kind, in the order in which they were laid out.
    pub fn pile(&self, kind: Kind) -> &[Card] {
        &self.piles[kind.index()]
    }

    /// How many cards lie face down in his stack for a passage, 0 to 4 for A to E.
    pub fn stack_height(&self, passage: usize) -> usize {
        self.stacks[passage].len()
    }

    /// Points from a source.
    pub fn points_from(&self, source: Source) -> i16 {
        self.points[source as usize]
    }

    /// All points.
    pub fn score(&self) -> i16 {
        self.points.iter().sum()
    }
}

impl Burgundy {
    /// Who begins the next passage as things stand: whoever sold last; if nobody sold, the card moves on clockwise. In the last passage and
    /// between two of them, who has it.
    pub fn next_first(&self) -> Seat {
        let StartCard { holder, turned } = self.start_card;
        let stays = turned || self.phase == Phase::Passage || usize::from(self.passage) + 1 == PASSAGES;
        if stays { holder } else { holder.next(self.players.len() as u8) }
    }

    /// How many cards lie in a stack.
    pub fn stack_height(&self, stack: Stack) -> usize {
        match stack {
            Stack::GoodsA => self.goods[0].len(),
            Stack::GoodsB => self.goods[1].len(),
            Stack::AnimalsA => self.animals[0].len(),
            Stack::AnimalsB => self.animals[1].len(),
        }
    }

    /// A player's cards.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The solo player's opponent.
    pub fn egon(&self) -> Option<&Egon> {
        self.egon.as_ref()
    }

    /// Whose turn it is, while a round is played.
    pub fn current(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn(place) => self.first.around(self.players.len() as u8).nth(usize::from(place)),
            _ => None,
        }
    }

    /// The row of the display in which a card lies.
    pub fn row_of(&self, card: Card) -> Option<Die> {
        Die::ALL.into_iter().find(|die| self.display[die.index()].contains(&card))
    }
}
