//! Questions about the table.

use super::super::cards::{AnimalCard, Card, Die, GoodsCard, Kind};
use super::super::choice::Stack;
use super::super::facts::{ANIMAL_CARDS, GOODS_CARDS, PASSAGES};
use super::{Burgundy, Egon, Fan, Owner, Phase, Player, Row, Source, StartCard};
use crate::engine::Seat;
use arrayvec::ArrayVec;

impl Player {
    /// The face-down stack of dice for this passage; the top is at the end.
    pub fn stack(&self) -> &[Card] {
        &self.stack
    }

    /// The dice in hand.
    pub fn hand(&self) -> &[Card] {
        &self.hand
    }

    /// Projects, oldest first.
    pub fn projects(&self) -> &[Card] {
        &self.projects
    }

    /// The estate.
    pub fn estate(&self) -> &[Fan] {
        &self.estate
    }

    /// Workers in the storage.
    pub fn workers(&self) -> u8 {
        self.workers
    }

    /// Silver in the storage.
    pub fn silver(&self) -> u8 {
        self.silver
    }

    /// Unsold goods of each sort.
    pub fn goods(&self) -> [u8; 3] {
        self.goods
    }

    /// Sold goods of each sort.
    pub fn sold(&self) -> [u8; 3] {
        self.sold
    }

    /// Animals of each kind.
    pub fn animals(&self) -> [u8; 4] {
        self.animals
    }

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
    /// Its cards in the order in which they were placed.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

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
    /// Whether the last player always gets two workers at the start.
    pub(in crate::games::burgundy) fn last_gets_two(&self) -> bool {
        self.last_gets_two
    }

    /// What the next step does.
    pub(in crate::games::burgundy) fn phase(&self) -> Phase {
        self.phase
    }

    /// The passage, 0 to 4 for A to E.
    pub fn passage(&self) -> u8 {
        self.passage
    }

    /// The round in the passage, 1 to 6; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who begins every round of this passage.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The start player card.
    pub fn start_card(&self) -> StartCard {
        self.start_card
    }

    /// Who begins the next passage as things stand: whoever sold last; if nobody sold, the card moves on clockwise. In the last passage and
    /// between two of them, who has it.
    pub fn next_first(&self) -> Seat {
        let StartCard { holder, turned } = self.start_card;
        let stays = turned || self.phase == Phase::Passage || usize::from(self.passage) + 1 == PASSAGES;
        if stays { holder } else { holder.next(self.players.len() as u8) }
    }

    /// The draw pile; the top is at the end.
    pub fn draw_pile(&self) -> &[Card] {
        &self.draw
    }

    /// The open discard pile; the top is at the end.
    pub fn discard_pile(&self) -> &[Card] {
        &self.discard
    }

    /// The six rows of the display.
    pub fn display(&self) -> &[Row; 6] {
        &self.display
    }

    /// The two open stacks of goods; the top is at the end.
    pub fn goods(&self) -> &[ArrayVec<GoodsCard, GOODS_CARDS>; 2] {
        &self.goods
    }

    /// The two open stacks of animals; the top is at the end.
    pub fn animals(&self) -> &[ArrayVec<AnimalCard, ANIMAL_CARDS>; 2] {
        &self.animals
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

    /// Who has the bonus for the first triple of each kind.
    pub fn first_triples(&self) -> &[Option<Owner>; 7] {
        &self.first_triples
    }

    /// Who has the bonuses for all seven kinds, in the order in which they were won.
    pub fn all_seven(&self) -> &[Owner] {
        &self.all_seven
    }

    /// The players, in playing order.
    pub fn all_players(&self) -> &[Player] {
        &self.players
    }

    /// A player's cards.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The solo player's opponent.
    pub fn egon(&self) -> Option<&Egon> {
        self.egon.as_ref()
    }

    /// Whether cards were bought in this turn.
    pub fn bought(&self) -> bool {
        self.bought
    }

    /// The cards played as dice in this turn: from the hand, and at most one that was bought.
    pub fn dice(&self) -> &[Card] {
        &self.dice
    }

    /// Bought cards that are being looked at, by the player whose turn it is.
    pub fn purchase(&self) -> &[Card] {
        &self.purchase
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
